"""Voyages for tests: a position with its dice, and whoever sails from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tradewind import table as tables
from tradewind.kernel.errors import IllegalMove
from tradewind.kernel.text import ENGLISH, catalogue
from tradewind.table import Table

REEF = "marauders-reef"
FIRST = "first-voyage"

Sheet = dict[str, Any]


def voyage(
    *sheets: Sheet, dice: Sequence[int] = (1, 2, 3), on: str = REEF, rolls: Sequence[int] = (), **keys: Any
) -> Table:
    """A table at the beginning of a round, one sheet for each player."""
    position = {"players": list(sheets), "dice": list(dice), **keys}
    return tables.open("voyages", seed=1, position=position, chance={"dice": list(rolls)}, players=len(sheets), map=on)


def do(table: Table, *moves: str) -> Table:
    """Play moves one after the other; a lone player need not say the seat."""
    for move in moves:
        table.play(move if move[0].isdigit() else f"1 {move}")
    return table


def sailed(
    start: Sequence[int],
    heading: int,
    speed: int,
    duty: int = 1,
    on: str = REEF,
    rolls: Sequence[int] = (),
    **keys: Any,
) -> Table:
    """A lone player's table after sailing with exactly these dice."""
    table = voyage({"hex": list(start), **keys}, dice=(heading, speed, duty), on=on, rolls=rolls)
    return do(table, f"assign {heading} {speed} {duty}", "sail")


def sheet(table: Table, seat: int = 1) -> Sheet:
    """A player's sheet as the player sees it."""
    player: Sheet = table.view(seat)["players"][seat - 1]
    return player


def refusal(table: Table, move: str, seat: int = 1) -> tuple[str | None, str]:
    """The rule that forbids a move, and the reason in words; playing it must fail in the same way."""
    verdict = table.why(move, seat)
    assert not verdict.allowed, f"{move} is allowed"
    with pytest.raises(IllegalMove) as caught:
        table.play(move, seat)
    assert caught.value.rule == verdict.rule
    return verdict.rule, catalogue(ENGLISH).say(verdict.why)


def fights(table: Table) -> list[str]:
    return [move for move in table.legal(1) if move.startswith("fight")]
