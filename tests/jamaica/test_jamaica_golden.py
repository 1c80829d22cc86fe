"""Golden playthroughs: one whole game for every number of players, with and without the ghost, with both ties.

`TRADEWIND_GOLDEN=write pytest tests/jamaica/test_jamaica_golden.py` writes them anew; read the difference before you
keep it.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from voyages_at_random import COMBINATIONS, moments

from tradewind import table as tables
from tradewind.table import Table

FOLDER = Path(__file__).parent / "golden"
WRITING = os.environ.get("TRADEWIND_GOLDEN") == "write"
SAILORS = 0b101010  # every other seat plays on purpose


def name_of(chosen: dict[str, Any]) -> str:
    ghost = "ghost" if chosen["ghost"] else "alone"
    return f"{chosen['players']}-{ghost}-{chosen['tie']}"


def seed_of(chosen: dict[str, Any]) -> int:
    return 1000 + COMBINATIONS.index(chosen)


def line(table: Table, move: str, used: int) -> str:
    """A move, what chance brought, who is asked for what, and a digest of everything there is."""
    view = table.view(everything=True)
    outcomes = " ".join(str(table.game.outcome_text(outcome)) for outcome in table.desk.outcomes[used:])
    asked = ",".join(map(str, table.waiting))
    everything = json.dumps([view, table.legal_for(None, everything=True)], sort_keys=True)
    digest = hashlib.sha256(everything.encode()).hexdigest()[:8]
    return f"{move} | {outcomes} | {view['phase']} {asked} | {digest}"


def told(chosen: dict[str, Any], moves: Iterator[str]) -> Iterator[str]:
    """The whole game, line by line, and its result."""
    table = tables.open("jamaica", seed=seed_of(chosen), **chosen)
    yield line(table, "-", 0)
    for move in moves:
        used = len(table.desk.outcomes)
        table.play(move)
        yield line(table, move, used)
    yield f"scores {json.dumps(table.scores)} winners {table.winners} round {table.view()['round']}"


def played(chosen: dict[str, Any]) -> Iterator[str]:
    """The moves of a game for a new golden file."""
    texts = tables.open("jamaica", seed=1, **chosen).game.moves.texts
    for _, seat, move in moments(chosen, seed_of(chosen), SAILORS):
        if seat >= 0:
            yield f"{seat + 1} {texts[move]}"


@pytest.mark.parametrize("chosen", COMBINATIONS, ids=name_of)
def test_j70_the_golden_game_is_still_the_same(chosen: dict[str, Any]) -> None:
    """J70: every move, every outcome, every view and the result."""
    path = FOLDER / f"{name_of(chosen)}.txt"
    if WRITING:
        path.write_text("\n".join(told(chosen, played(chosen))) + "\n", encoding="utf-8")
    lines = path.read_text(encoding="utf-8").splitlines()
    moves = (text.split(" | ")[0] for text in lines[1:-1])
    for place, (now, then) in enumerate(zip(told(chosen, moves), lines, strict=True)):
        assert now == then, f"{path.name} differs at line {place + 1}"


def test_j85_every_combination_has_its_golden_game() -> None:
    """J70, J85: none is missing and none is left over."""
    assert {path.stem for path in FOLDER.iterdir()} == {name_of(chosen) for chosen in COMBINATIONS}
    assert len(COMBINATIONS) == 16
