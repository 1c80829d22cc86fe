"""What Set Sail! adds to the table."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import KIND, PRODUCTS, SHIP, copies_to_mix
from tradewind.games.port_royal.layout import SEATS
from tradewind.games.port_royal.layout import State as BaseState
from tradewind.kernel.record import Int, Pile, Record, holding, part, several

SHIPS_IN_THE_LARGEST_MIX: Final = sum(KIND[card] == SHIP for product in PRODUCTS for card in copies_to_mix(product))


class SetSail(Record):
    """The ships under the merchants."""

    mixed: Int  # 1: the merchants are in the deck
    tucked: list[Pile] = several(holding(Pile, SHIPS_IN_THE_LARGEST_MIX), SEATS)  # in the order traded


class State(BaseState):
    """The table as these rules see it; other expansions' records may lie beside."""

    set_sail: SetSail = part(SetSail)
