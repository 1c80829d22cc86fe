"""`tradewind simulate`: many games between bots, who won and how surely."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from tradewind.bots import players
from tradewind.cli.options import read_options
from tradewind.cli.output import console, language, print_json
from tradewind.cli.runs import INK, SEA, drawing, percent, seed_of_run, with_progress
from tradewind.fleet.convoy import Convoy, Fleet, convoys, fleet
from tradewind.fleet.tally import Tally, interval
from tradewind.fleet.voyage import SEEDS
from tradewind.kernel import registry
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.game import Game
from tradewind.kernel.text import Catalogue, Message, catalogue


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    seats: Annotated[str, typer.Option(metavar="NAME,NAME")],
    games: Annotated[int, typer.Option(metavar="N", min=1)] = 1000,
    option: Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE")] = None,
    seed: Annotated[str | None, typer.Option(metavar="HEX")] = None,
    logbooks: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    speak: Annotated[str | None, typer.Option("--language", metavar="XX")] = None,
) -> None:
    """Play many games between bots; seats rotate, so that nobody profits from going first."""
    played = registry.game(game)
    names = [name.strip() for name in seats.split(",")]
    given = read_options(played, option or [], len(names))
    options = played.options(given)
    if options["players"] != len(names):
        raise LogbookError(Message("simulate-seats", {"seats": len(names), "players": options["players"]}), "--seats")
    for name in dict.fromkeys(names):
        players.check(name, played, options, "--seats")
    run_seed = seed_of_run(seed)
    texts = catalogue(language(speak))
    ships, warning = fleet(played, options, names)
    if warning:
        sys.stderr.write(texts.say(warning) + "\n")
    tally = Tally(names)
    failures: Counter[str] = Counter()
    reasons: dict[str, Message] = {}
    for convoy in with_progress(_counted(ships.sail(convoys(games), run_seed)), games, texts):
        tally.add(convoy)
        failures.update({name for name, _ in convoy.failures})  # each of these convoys is one game
        reasons |= dict(convoy.failures)
        if logbooks:
            _keep(convoy, played, given, names, ships, run_seed, logbooks)
    for name, count in failures.items():
        told = {"bot": name, "games": count, "why": reasons[name]}
        sys.stderr.write(texts.say(Message("bots-replaced", told)) + "\n")
    if plot:
        _draw(tally, plot, texts)
    if json:
        print_json(
            {"game": played.name, "options": given, "seed": f"{run_seed:x}", **tally.as_json()} | {"failures": failures}
        )
    else:
        _show(tally, f"{run_seed:x}", texts)


def _keep(
    convoy: Convoy, game: Game, options: dict[str, Any], names: list[str], ships: Fleet, seed: int, folder: Path
) -> None:
    """Write every game of the convoy as a logbook that `replay` and `verify` read."""
    import msgspec

    try:
        folder.mkdir(parents=True, exist_ok=True)
        for place, number in enumerate(convoy.numbers):
            state = ships.finished(seed, number)
            logbook = {
                "logbook": 1,
                "game": game.name,
                "rules": game.version,
                "options": options,
                "seats": [names[chair] for chair in convoy.seating[place]],
                "seed": f"{(seed + number) % SEEDS:x}",
                "moves": ships.moves(seed, number),
            }
            if game.over(state):  # else it was broken off
                logbook["result"] = {"scores": game.scores(state), "winners": game.winners(state)}
            (folder / f"{game.name}-{number + 1:06d}.json").write_bytes(msgspec.json.encode(logbook))
    except OSError as error:
        raise LogbookError(Message("error-unwritable"), str(folder)) from error


def _show(tally: Tally, seed: str, texts: Catalogue) -> None:
    from rich.table import Table

    table = Table(title=texts.say(Message("simulate-title", {"games": tally.games, "seed": seed})))
    for column in ("bot", "won", "interval", "points"):
        table.add_column(texts.say(Message(f"simulate-{column}")), justify="left" if column == "bot" else "right")
    for chair, name in enumerate(tally.chairs):
        low, high = interval(tally.won[chair], tally.games)
        points = f"{tally.points[chair] / tally.games:.2f}"
        table.add_row(name, percent(tally.won[chair] / tally.games), f"{percent(low)} – {percent(high)}", points)
    shown = console()
    shown.print(table)
    shares = ", ".join(f"{seat + 1}: {percent(won / tally.games)}" for seat, won in enumerate(tally.won_from))
    shown.print(texts.say(Message("simulate-by-seat", {"shares": shares})))
    mean = f"{tally.decisions / tally.games:.0f}"
    shown.print(texts.say(Message("simulate-length", {"decisions": mean})))


def _counted(convoys: Iterator[Convoy]) -> Iterator[tuple[int, Convoy]]:
    for convoy in convoys:
        yield len(convoy.numbers), convoy


def _draw(tally: Tally, path: Path, texts: Catalogue) -> None:
    """The shares of wins with their intervals."""
    with drawing(path, 1.6 + 1.4 * len(tally.chairs), 4) as axes:
        shares = [100 * won / tally.games for won in tally.won]
        ends = [interval(won, tally.games) for won in tally.won]
        low = [share - 100 * end[0] for share, end in zip(shares, ends, strict=True)]
        high = [100 * end[1] - share for share, end in zip(shares, ends, strict=True)]
        places = range(len(tally.chairs))
        axes.bar(places, shares, yerr=[low, high], color=SEA, ecolor=INK, capsize=6, width=0.6)
        axes.set_xticks(places, [f"{chair + 1}\n{name}" for chair, name in enumerate(tally.chairs)])
        axes.set_ylabel(texts.say(Message("simulate-won")) + ", %")
        axes.set_title(texts.say(Message("simulate-plot", {"games": tally.games})), family="serif")
