"""What a sensible player sees in merchants."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import KIND, ROLE, SHIP
from tradewind.games.port_royal.expansions.set_sail.layout import State
from tradewind.games.port_royal.expansions.set_sail.rules import MERCHANT, has_merchant
from tradewind.games.port_royal.questions import sailors_eye
from tradewind.games.port_royal.sailor import POINT, POINT_AT_THE_END, between
from tradewind.kernel.questions import answer
from tradewind.kernel.rule import rule

FIRST_MERCHANT: Final = 40  # what the first of a colour is worth besides its points while there is time to use it
IS_MERCHANT: Final = tuple(int(number in MERCHANT) for number in ROLE)


@answer(sailors_eye)
@rule
def eye_for_merchants(view: State, seat: int, card: int) -> int:
    """The point of a ship that a merchant would keep; a merchant whose colour the player has none of yet."""
    if KIND[card] == SHIP:
        return between(POINT, POINT_AT_THE_END, view) if has_merchant(view, seat, card) else 0
    if IS_MERCHANT[card] and not has_merchant(view, seat, card):
        return between(FIRST_MERCHANT, 0, view)
    return 0
