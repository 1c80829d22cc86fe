"""Golden playthroughs: a random game of every kind, written out so that a person can read it.

`python tests/golden_games.py` writes all of them anew: look at what changed before keeping it. Stored logbooks
(`rules-VERSION.json`) are written once for each version of a game's rules and never again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tradewind
from tradewind import logbook as records
from tradewind.kernel.chance import Chance, below, seed_simulation
from tradewind.kernel.game import Game
from tradewind.kernel.option_sets import option_sets
from tradewind.kernel.registry import games
from tradewind.logbook import Logbook
from tradewind.table import Table

FOLDER = Path(__file__).parent / "golden"
SEED = 3
OPENING = 40  # moves told from the beginning
ENDING = 8  # and before the end
A_TABLEFUL = 6


def golden_games() -> list[Game]:
    """The games that come with the package."""
    home = Path(tradewind.__file__).parent
    return [game for game in games().values() if home in game.folder.parents]


def golden_sets(game: Game) -> list[dict[str, Any]]:
    """Every number of players with every mix of products, and each other option against its default."""
    usual = {key: values[0] for key, values in game.choices().items()}

    def unusual(options: dict[str, Any]) -> int:
        others = (key for key in options if key != "players" and not isinstance(options[key], list))
        return sum(options[key] != usual[key] for key in others)

    return [options for options in option_sets(game) if unusual(options) <= 1]


def path(game: Game, options: dict[str, Any]) -> Path:
    """`golden/port-royal/3_with-gambler+set-sail.txt`: what is as usual is left out."""
    usual = {key: values[0] for key, values in game.choices().items()}
    parts = [str(options["players"])]
    for key, value in options.items():
        if isinstance(value, list) and value:
            parts.append(f"{key}-{'+'.join(value)}")
        elif key != "players" and not isinstance(value, list) and value != usual[key]:
            parts.append(f"{key}-{value}")
    return FOLDER / game.name / f"{'_'.join(parts)}.txt"


def opened(game: Game, options: dict[str, Any]) -> Table:
    seed = format(SEED, "x")
    return Table(Logbook(logbook=records.FORMAT, game=game.name, options=options, seed=seed, moves=[]))


def played(game: Game, options: dict[str, Any]) -> Table:
    """A random game, over."""
    table, luck = opened(game, options), Chance()
    seed_simulation(luck, SEED)
    while not table.over:
        seat = table.waiting[below(luck, len(table.waiting))]
        legal = table.legal(seat)
        table.perform(f"{seat} {legal[below(luck, len(legal))]}")
    return table


def told(game: Game, options: dict[str, Any]) -> str:
    """A playthrough: each move with what chance brought, what it changed for all to see, and who is asked."""
    moves, table = played(game, options).moves, opened(game, options)
    paragraphs = [paragraph(table, "the set-up", {}, 0)]
    for number, move in enumerate(moves, 1):
        if OPENING < number <= len(moves) - ENDING:
            table.perform(move)
            continue
        if number == len(moves) - ENDING + 1 and number > OPENING + 1:
            paragraphs.append(f"… {number - OPENING - 1} moves …")
        before, outcomes = table.view(), len(table.desk.outcomes)
        table.perform(move)
        paragraphs.append(paragraph(table, move, before, outcomes))
    heading = f"{game.name} {json.dumps(options)}, seed {SEED}, moves at random; asked: seat (legal moves)"
    return "\n".join([heading, "", *paragraphs, ""])


def paragraph(table: Table, what: str, before: dict[str, Any], outcomes: int) -> str:
    brought = [str(table.game.outcome_text(outcome)) for outcome in table.desk.outcomes[outcomes:]]
    lines = [f"{len(table.moves)}. {what}" + (f" <- {' '.join(brought)}" if brought else "")]
    lines += [f"   {change}" for change in changes("", before, table.view())]
    asked = [f"{seat} ({len(table.legal(seat))})" for seat in table.waiting]
    if len(asked) > A_TABLEFUL:
        asked[A_TABLEFUL:] = [f"and {len(asked) - A_TABLEFUL} more"]
    lines.append(f"   asked {', '.join(asked)}" if asked else f"   scores {table.scores}, winners {table.winners}")
    return "\n".join(lines)


def changes(name: str, before: Any, after: Any) -> Iterator[str]:
    """What is different between two views, a line for each place; what a list gained at its end is said so."""
    if isinstance(after, dict) and (isinstance(before, dict) or not name):
        for key in after:
            yield from changes(f"{name}.{key}" if name else key, before.get(key), after[key])
    elif isinstance(before, list) and isinstance(after, list) and after[: len(before)] == before:
        if after != before:
            yield f"{name} + {_words(after[len(before) :])}"
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after) and _nested(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from changes(f"{name}[{place}]", old, new)
    elif before != after:
        yield f"{name}: {_words(after)}"


def _nested(values: list[Any]) -> bool:
    return bool(values) and isinstance(values[0], dict | list)


def _words(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def stored_logbook(game: Game) -> Path:
    return FOLDER / game.name / f"rules-{game.version}.json"


def store_logbook(game: Game) -> None:
    """Keep one game of this version of the rules, with as much in it as there is."""
    few = [options for options in option_sets(game) if options["players"] <= A_TABLEFUL]

    def fullness(options: dict[str, Any]) -> tuple[int, int]:
        return sum(len(value) for value in options.values() if isinstance(value, list)), options["players"]

    options = max(few, key=fullness)
    records.write(played(game, options).logbook(), stored_logbook(game))


def main() -> None:
    """Write every playthrough, forget those that nobody asks for, and store a logbook for a new version."""
    wanted = {path(game, options): (game, options) for game in golden_games() for options in golden_sets(game)}
    for file in FOLDER.rglob("*.txt"):
        if file not in wanted:
            file.unlink()
    for file, (game, options) in wanted.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(told(game, options), encoding="utf-8")
    for game in golden_games():
        if not stored_logbook(game).exists():
            store_logbook(game)
    sys.stdout.write(f"{len(wanted)} playthroughs in {FOLDER}\n")


if __name__ == "__main__":
    main()
