"""Races for tests: a position with its dice fixed, and the cards that everybody plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tradewind import table as tables
from tradewind.games.jamaica.components import ALL_TREASURES, LAIRS
from tradewind.table import Table

Ship = dict[str, Any]


def ship(space: int = 0, card: str = "gold/gold", **keys: Any) -> Ship:
    """A player's entry of a position; `card` is the one that will be played."""
    return {"space": space, "hand": [card], **keys}


def race(
    *ships: Ship,
    dice: Sequence[int | str] = (),
    treasures: Sequence[str] = (),
    hands: Sequence[Sequence[str]] = (),
    seed: int = 1,
    options: dict[str, Any] | None = None,
    **position: Any,
) -> Table:
    """A table at the beginning of a round. Where players hold many treasures, fewer lairs are guarded."""
    held = sum(len(entry.get("treasures", [])) for entry in (*ships, position.get("ghost", {})))
    if "tokens" not in position:
        position["tokens"] = list(LAIRS[: ALL_TREASURES - held - 1])
    chance = {"dice": list(dice), "treasures": list(treasures), "hands": [list(hand) for hand in hands]}
    return tables.open(
        "jamaica",
        seed=seed,
        position={"players": list(ships), **position},
        chance=chance,
        players=len(ships),
        **(options or {}),
    )


def under_way(*ships: Ship, dice: Sequence[int | str], **more: Any) -> Table:
    """A race in which the dice lie as rolled and everybody has laid the card given."""
    table = race(*ships, dice=dice, **more)
    captain = table.waiting[0]
    table.play(f"{captain} dice {dice[0]} {dice[1]}")
    for seat, entry in enumerate(ships, start=1):
        table.play(f"{seat} play {entry['hand'][0]}")
    return table


def do(table: Table, *moves: str) -> Table:
    """Play moves one after the other."""
    for move in moves:
        table.play(move)
    return table


def player(table: Table, seat: int) -> dict[str, Any]:
    """A seat's entry in the open view; seat 0 is the ghost."""
    view = table.view(everything=True)
    entry: dict[str, Any] = view["players"][seat - 1] if seat else view["ghost"]
    return entry


def phase(table: Table) -> str:
    return str(table.view()["phase"])


def stock(table: Table, seat: int, good: str) -> int:
    """How much of a good a seat has aboard."""
    return sum(hold[1] for hold in player(table, seat)["holds"] if hold and hold[0] == good)


def refusal(table: Table, text: str) -> str | None:
    """The rule that forbids a move."""
    verdict = table.why(text)
    assert not verdict.allowed, f"{text} should be refused in the phase {phase(table)}"
    return verdict.rule
