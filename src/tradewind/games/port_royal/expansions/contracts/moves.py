"""The expansion's moves and its source of chance, as the game's lists take them up."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import FACES
from tradewind.games.port_royal.expansions.contracts.facts import (
    CONTRACTS,
    PIRATES_NEST,
    WAIVABLE,
    WAIVED_FOR,
)
from tradewind.games.port_royal.layout import SEATS
from tradewind.kernel.game import Source

# M4: what is marked by `waive` and `capture` is never completed by name
COMPLETED_BY_NAME: Final = tuple(
    number for number in range(1, len(CONTRACTS)) if number not in (*WAIVED_FOR, PIRATES_NEST)
)

TEXTS: Final = (
    *(f"complete {CONTRACTS[number]}" for number in COMPLETED_BY_NAME),
    "decline",
    *(f"waive {FACES[ship]}" for ship in WAIVABLE),
    "capture",
    *(f"give {seat + 1}" for seat in range(SEATS)),
    "aside",
)
SOURCES: Final = (Source("contracts", listed=False),)  # the view shows which contracts lie open
