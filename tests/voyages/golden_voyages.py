"""Golden playthroughs of Voyages. `python golden_voyages.py` writes them anew: read what changed before keeping it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from voyaging import FIRST, REEF

from tradewind import table as tables
from tradewind.kernel.chance import Chance, below, seed_simulation
from tradewind.table import Table

FOLDER = Path(__file__).parent / "golden"
GAMES = [(on, players) for on in (REEF, FIRST) for players in (1, 2, 5, 100)]
MOST_IN_FULL = 5  # with more players a round is one line


def path(on: str, players: int) -> Path:
    return FOLDER / f"{on}-{players}.txt"


def playthrough(on: str, players: int) -> Iterator[str]:
    """A random game, one line for each player's round (or, with many players, for each round)."""
    table = tables.open("voyages", players=players, map=on, seed=players)
    chooser = Chance()
    seed_simulation(chooser, players)
    while not table.over:
        view = table.view()
        yield f"round {view['round']}{' (the last)' if view['last'] else ''}: dice {view['dice']}"
        rounds = [play_round(table, seat, chooser) for seat in table.waiting]
        shown = table.view()["players"]
        if players <= MOST_IN_FULL:
            yield from (
                f"  {seat}: {', '.join(moves)} -> {changes(view['players'][seat - 1], shown[seat - 1])}"
                for seat, moves in rounds
            )
        else:
            yield f"  {digest([moves for _, moves in rounds])} {digest(shown)}"
    yield f"scores {table.scores} winners {table.winners}"


def play_round(table: Table, seat: int, chooser: Chance) -> tuple[int, list[str]]:
    """One seat's round, at random."""
    moves: list[str] = []
    while not moves or moves[-1] != "done":
        legal = table.legal(seat)
        moves.append(legal[below(chooser, len(legal))])
        table.play(f"{seat} {moves[-1]}")
    return seat, moves


def changes(before: dict[str, object], after: dict[str, object]) -> str:
    """What a round has changed on a sheet."""
    hidden = {"phase", "heading", "speed", "duty", "free"}
    return " ".join(
        f"{key}={json.dumps(value)}" for key, value in after.items() if value != before[key] and key not in hidden
    )


def digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()[:16]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for on, players in GAMES:
        path(on, players).write_text("\n".join(playthrough(on, players)) + "\n", encoding="utf-8")
