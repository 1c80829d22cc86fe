"""S3: merchants. All else in Set Sail! is in its cards: the taxes (S2) and the passengers (S4)."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import COLOUR, role_of_colour
from tradewind.games.port_royal.expansions.set_sail.layout import State
from tradewind.games.port_royal.finish import check_goal
from tradewind.games.port_royal.questions import keeps_ship, ship_kept
from tradewind.kernel.piles import push
from tradewind.kernel.questions import answer
from tradewind.kernel.rule import rule

MERCHANT: Final = role_of_colour("merchant")
POINTS_OF_A_SHIP: Final = 1


@rule
def has_merchant(state: State, seat: int, ship: int) -> bool:
    """S3: a merchant of the ship's colour, also one hired in this very go."""
    return state.players[seat].crew[MERCHANT[COLOUR[ship]]] > 0


@answer(keeps_ship)
@rule
def merchants_keep(state: State, seat: int, ship: int) -> int:
    """S3: whose coins are taken, that ship is not discarded."""
    return 1 if has_merchant(state, seat, ship) else 0


@answer(ship_kept)
@rule
def tuck(state: State, seat: int, ship: int) -> None:
    """S3: under one merchant, however many there are; a point for good."""
    push(state.set_sail.tucked[seat], ship)
    state.players[seat].points += POINTS_OF_A_SHIP
    check_goal(state, seat)
