"""`tradewind arena`: which bot is the better one, and how surely."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import typer

from tradewind.arena.ledger import Ledger, Played, Run
from tradewind.arena.playing import missing, play
from tradewind.arena.schedule import line_ups
from tradewind.arena.standings import Share, Standing, Standings, as_json, standings
from tradewind.bots import players as seated
from tradewind.cli.options import read_options
from tradewind.cli.output import console, language, print_json
from tradewind.cli.runs import INK, SEA, drawing, seed_of_run, with_progress
from tradewind.fleet.manned import Charter
from tradewind.kernel import registry
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.text import Catalogue, Message, catalogue


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    bots: Annotated[str, typer.Option(metavar="NAME,NAME")],
    games: Annotated[int, typer.Option(metavar="N", min=1)] = 100,
    players: Annotated[int | None, typer.Option(metavar="N")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE")] = None,
    pairs: Annotated[bool, typer.Option("--pairs")] = False,
    seed: Annotated[str | None, typer.Option(metavar="HEX")] = None,
    failure: Annotated[
        Literal["replace", "forfeit", "stop"], typer.Option("--on-failure", metavar="replace|forfeit|stop")
    ] = "forfeit",
    limit: Annotated[float, typer.Option(metavar="SECONDS", min=0.01, max=86_400)] = 10.0,
    results: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    speak: Annotated[str | None, typer.Option("--language", metavar="XX")] = None,
) -> None:
    """Let bots compete: the same shuffles for all, every seat for everybody, ratings with 95 % intervals."""
    played, texts = registry.game(game), catalogue(language(speak))
    names = list(dict.fromkeys(name.strip() for name in bots.split(",")))
    given = read_options(played, option or [], players)
    options = played.options(given)
    together, seats = played.together(options), options["players"]
    if len(names) < 2 and not together and seats > 1:
        raise LogbookError(Message("arena-few"), "--bots")
    for name in names:
        seated.check(name, played, options, "--bots")
    run_seed = seed_of_run(seed if seed is not None or not results else _seed_in(results))
    ledger = Ledger(Run(played.name, played.version, given, f"{run_seed:x}", failure), results)
    charter = Charter(played.name, options, failure, limit)
    wanted = missing(line_ups(names, seats, together, pairs), games, run_seed, ledger)
    home = play(charter, wanted, run_seed, lambda message: _tell(texts.say(message)))
    try:
        for one in with_progress(_counted(home), len(wanted), texts):
            ledger.add(one)
    except seated.BotFailed as failed:
        raise LogbookError(failed.why, failed.name) from failed
    found = standings(names, ledger.played.values(), rated=not together and seats > 1)
    if plot:
        _draw(found, plot, texts)
    if json:
        run = {"game": played.name, "options": given, "seed": f"{run_seed:x}", "on_failure": failure}
        print_json(run | as_json(found))
    else:
        _show(found, f"{run_seed:x}", texts)


def _seed_in(results: Path) -> str | None:
    """A run that goes on keeps its seed."""
    run = Ledger.found(results)
    return run.seed if run else None


def _tell(line: str) -> None:
    sys.stderr.write(line + "\n")


def _counted(home: Iterator[Played]) -> Iterator[tuple[int, Played]]:
    for game in home:
        yield 1, game


def _show(found: Standings, seed: str, texts: Catalogue) -> None:
    from rich.table import Table

    def say(key: str) -> str:
        return texts.say(Message(key))

    labels = _labels(found)
    title = Message("arena-title", {"games": found.games, "shuffles": found.shuffles, "seed": seed})
    table = Table(title=texts.say(title))
    table.add_column(say("simulate-bot"), overflow="fold")
    rated = ["arena-rating"] if found.rated else []
    for column in (*rated, "simulate-won", "simulate-points", "arena-time", "arena-failed"):
        table.add_column(say(column), justify="right", no_wrap=column != "simulate-points")
    for standing in found.bots:
        table.add_row(labels[standing.bot], *_row(standing))
    shown = console()
    shown.print(table)
    if len(found.against) > 2:
        shown.print(_matrix(found, texts))
    for standing in found.bots:
        for key, count in standing.failures.items():
            told = {"bot": standing.bot, "games": count, "why": standing.reasons[key]}
            shown.print(texts.say(Message("arena-failure", told)))


def _labels(found: Standings) -> dict[str, str]:
    """A bot of a file goes by the file's name, unless two files are called the same."""
    names = [standing.bot for standing in found.bots]
    short = {name: Path(name).name if seated.is_file(name) else name for name in names}
    return short if len(set(short.values())) == len(names) else dict(zip(names, names, strict=True))


def _row(standing: Standing) -> list[str]:
    rating = standing.rating
    rated = [f"{rating.points:.0f} ({rating.low:.0f}–{rating.high:.0f})"] if rating else []
    time = f"{1000 * standing.seconds / standing.asked:.1f} ms" if standing.asked else "–"
    failed = str(standing.failed) if standing.failed else "–"
    return [*rated, _share(standing.share), f"{standing.mean_score:.2f}", time, failed]


def _matrix(found: Standings, texts: Catalogue) -> object:
    """How often the one of a row beats the one of a column."""
    from rich.table import Table

    labels = _labels(found)
    table = Table(title=texts.say(Message("arena-against")))
    for column in (texts.say(Message("simulate-bot")), *labels.values()):
        table.add_column(column, overflow="fold")
    for one, label in labels.items():
        shares = [found.against.get((one, other)) for other in labels]
        table.add_row(label, *(_share(share) if share else "–" for share in shares))
    return table


def _share(share: Share) -> str:
    low, high = share.interval
    return f"{100 * share.rate:.1f} % ({100 * low:.0f}–{100 * high:.0f})"


def _draw(found: Standings, path: Path, texts: Catalogue) -> None:
    """Ratings, or shares of wins where nobody played against anybody, with their intervals; the best on top."""
    shown = list(reversed(found.bots))
    points, low, high = [], [], []
    for standing in shown:
        rate, ends = standing.share.rate, standing.share.interval
        rating = standing.rating
        middle, least, most = (
            (rating.points, rating.low, rating.high) if rating else (100 * rate, 100 * ends[0], 100 * ends[1])
        )
        points.append(middle)
        low.append(middle - least)
        high.append(most - middle)
    label = texts.say(Message("arena-rating")) if found.rated else texts.say(Message("simulate-won")) + ", %"
    with drawing(path, 7, 1.6 + 0.5 * len(shown)) as axes:
        axes.errorbar(points, range(len(shown)), xerr=[low, high], fmt="o", color=SEA, ecolor=INK, capsize=5)
        axes.set_yticks(range(len(shown)), [_labels(found)[standing.bot] for standing in shown])
        axes.set_ylim(-0.6, len(shown) - 0.4)
        axes.set_xlabel(label)
        axes.set_title(texts.say(Message("arena-plot", {"games": found.games})), family="serif")
