"""K20–K23, K29: the contracts that can be completed at any moment of one's own go."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import COST
from tradewind.games.port_royal.coins import pay
from tradewind.games.port_royal.expansions.contracts.completing import has_marker_for, mark
from tradewind.games.port_royal.expansions.contracts.facts import (
    AT_ANY_TIME,
    CHEAP_HANDS_ASKED,
    COINS_ASKED,
    EXPEDITIONS_ASKED,
    FIRST_PERSON,
    PAIR_ASKED,
    POINTS_ASKED,
    SABRES_ASKED,
    SECOND_PERSON,
)
from tradewind.games.port_royal.expansions.contracts.layout import NO_CONTRACTS, State
from tradewind.games.port_royal.layout import Player
from tradewind.games.port_royal.questions import more_to_do
from tradewind.kernel.questions import answer
from tradewind.kernel.rule import rule

CHEAP: Final = 3  # the most that a hard-working hand costs


@rule
def firsts(player: Player, contract: int) -> int:
    """K20: how many of the first person shown the player has, of any colour."""
    count = 0
    for each in range(5):
        count += player.crew[FIRST_PERSON[contract][each]]
    return count


@rule
def seconds(player: Player, contract: int) -> int:
    """K20: how many of the second person shown the player has, of any colour."""
    count = 0
    for each in range(5):
        count += player.crew[SECOND_PERSON[contract][each]]
    return count


@rule
def owns_pair(player: Player, contract: int) -> bool:
    """K20: both persons shown; two where they are the same. A jack-of-all-trades is neither."""
    if PAIR_ASKED[contract] == 0:
        return True
    if FIRST_PERSON[contract][0] == SECOND_PERSON[contract][0]:
        return firsts(player, contract) >= 2
    return firsts(player, contract) > 0 and seconds(player, contract) > 0


@rule
def cheap_hands(player: Player) -> int:
    """K21: persons of printed cost 3 or less; discounts do not count."""
    count = 0
    for place in range(player.people.size):
        if COST[player.people.cards[place]] <= CHEAP:
            count += 1
    return count


@rule
def meets(player: Player, contract: int) -> bool:
    """K20–K23, K29: has the player at least what the contract asks for?"""
    if player.sabres < SABRES_ASKED[contract] or player.expeditions.size < EXPEDITIONS_ASKED[contract]:
        return False
    if player.points < POINTS_ASKED[contract] or player.coins.size < COINS_ASKED[contract]:
        return False
    if CHEAP_HANDS_ASKED[contract] > 0 and cheap_hands(player) < CHEAP_HANDS_ASKED[contract]:
        return False
    return owns_pair(player, contract)


@rule
def can_complete(state: State, seat: int, contract: int) -> bool:
    """K11: can the player complete this open contract in the own go, whenever it is?"""
    return AT_ANY_TIME[contract] > 0 and has_marker_for(state, seat, contract) and meets(state.players[seat], contract)


@answer(more_to_do)
@rule
def any_to_complete(state: State, seat: int) -> int:
    """M1: is there a contract that the player at go could complete now?"""
    contracts = state.contracts
    if contracts.mode == NO_CONTRACTS:
        return 0
    for place in range(contracts.open.size):
        if can_complete(state, seat, contracts.open.cards[place]):
            return 1
    return 0


@rule
def hand_in_and_mark(state: State, seat: int, contract: int) -> None:
    """K29, K12: the ransom is paid; then the marker goes on the contract."""
    pay(state, seat, COINS_ASKED[contract])
    mark(state, seat, contract)
