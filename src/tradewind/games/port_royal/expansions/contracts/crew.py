"""K2–K5: the expansion's persons and ships."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import COLOUR, role, role_of_colour
from tradewind.games.port_royal.coins import clockwise, gain
from tradewind.games.port_royal.expansions.contracts.layout import State
from tradewind.games.port_royal.layout import GIVE, HIRE
from tradewind.games.port_royal.questions import income
from tradewind.kernel.questions import answer
from tradewind.kernel.rule import rule

CLERK: Final = role_of_colour("clerk")
VICE_ADMIRAL: Final = role("vice-admiral")
GUNNER: Final = role("gunner")

HALF_FULL: Final = 3  # cards a vice-admiral wants to see,
ALMOST_FULL: Final = 4  # and at most
GIFT: Final = 1
TWO_PLAYERS: Final = 2  # so many have no choice whom to give it


@rule
def clerks_takes(state: State, seat: int, ship: int) -> int:
    """K2: 1 more card for each clerk of the traded ship's colour."""
    return state.players[seat].crew[CLERK[COLOUR[ship]]]


@answer(income)
@rule
def officers_pay(state: State, seat: int) -> int:
    """K3, K4: the vice-admirals' and the gunners' coins when their owner's time to take comes."""
    if state.contracts.mixed == 0:
        return 0
    return vice_admirals_coins(state, seat) + gunners_coins(state, seat)


@rule
def vice_admirals_coins(state: State, seat: int) -> int:
    """K3: 1 each with 3 or 4 cards in the harbour."""
    if HALF_FULL <= state.harbour.size <= ALMOST_FULL:
        return state.players[seat].crew[VICE_ADMIRAL]
    return 0


@rule
def gunners_coins(state: State, seat: int) -> int:
    """K4: 1 less than there are ships in the harbour, each, never below 0."""
    return state.players[seat].crew[GUNNER] * max(0, state.ships - 1)


@rule
def bring_gift(state: State, seat: int) -> None:
    """K5, M3: another player gets a coin; alone there is none, and with two players no choice."""
    if state.seats > TWO_PLAYERS:
        state.phase = GIVE
    elif state.seats == TWO_PLAYERS:
        gain(state, clockwise(state, seat, 1), GIFT)


@rule
def give(state: State, seat: int) -> None:
    """K5: the chosen player gets the coin."""
    gain(state, seat, GIFT)
    state.phase = HIRE
