"""`tradewind bench`: how fast a game is played here, plain and compiled."""

from __future__ import annotations

import sys
import time
from typing import Annotated, Any

import typer

from tradewind.cli.options import read_options
from tradewind.cli.output import language, print_json
from tradewind.fleet.convoy import convoys
from tradewind.fleet.plain import PlainFleet
from tradewind.kernel import registry
from tradewind.kernel.text import Catalogue, Message, catalogue

PLAIN_SECONDS = 2.0
COMPILED_SECONDS = 3.0
SEED = 2026


def bench(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    players: Annotated[int | None, typer.Option(metavar="N")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    speak: Annotated[str | None, typer.Option("--language", metavar="XX")] = None,
) -> None:
    """Measure decisions a second with random players: plain, compiled on one core, and on all cores."""
    played = registry.game(game)
    options = played.options(read_options(played, option or [], players))
    names = ["random"] * options["players"]
    texts = catalogue(language(speak))
    figures: dict[str, Any] = {"game": played.name, "players": options["players"]}
    figures["plain"] = _rate(PlainFleet(played, options, names), 1, PLAIN_SECONDS)
    figures |= _compiled(played, options, names, None if json else texts)
    if json:
        print_json(figures)
        return
    for key, value in figures.items():
        if isinstance(value, float):
            shown = f"{value:,.3f}" if value < 100 else f"{value:,.0f}"
            sys.stdout.write(texts.say(Message(f"bench-{key.replace('_', '-')}", {"value": shown})) + "\n")


def _compiled(game: Any, options: Any, names: list[str], texts: Catalogue | None) -> dict[str, Any]:
    """What the compiled fleet does; nothing where no compiler is installed."""
    from tradewind.fleet.convoy import fleet

    before = time.perf_counter()
    ships, word = fleet(game, options, names)
    if word and texts:
        sys.stderr.write(texts.say(word) + "\n")
    if isinstance(ships, PlainFleet):
        return {}
    ships.convoy(SEED, range(1))
    first = time.perf_counter() - before
    one_core = _rate(ships, 512, COMPILED_SECONDS)
    return {"first_game_seconds": first, "one_core": one_core, "all_cores": _rate_of_all(ships, one_core)}


def _rate(ships: Any, games: int, seconds: float) -> float:
    """Decisions a second on this core."""
    decisions, number, start = 0, 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += sum(ships.convoy(SEED, range(number, number + games)).decisions)
        number += games
    return decisions / spent


def _rate_of_all(ships: Any, one_core: float) -> float:
    """Decisions a second on all cores, over a run as long as the one before."""
    sample = ships.convoy(SEED, range(64))
    games = max(64, int(one_core * COMPILED_SECONDS / (sum(sample.decisions) / 64)))
    start = time.perf_counter()
    decisions = sum(sum(convoy.decisions) for convoy in ships.sail(convoys(games), SEED))
    return decisions / (time.perf_counter() - start)
