"""What a sensible player sees in a card that brings an open contract nearer. In tenths of a coin."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import (
    COINS,
    COLOUR,
    COST,
    IS_PERSON,
    KIND,
    KINDS,
    NEEDS,
    POINTS,
    ROLE,
    ROLES,
    SABRES,
    SHIP,
)
from tradewind.games.port_royal.expansions.contracts.completing import POINTS_FOR, completers, may_mark
from tradewind.games.port_royal.expansions.contracts.facts import (
    CHEAP_HANDS_ASKED,
    CONTRACTS,
    EXPEDITIONS_ASKED,
    FIRST_PERSON,
    PAIR_ASKED,
    PIRATES_NEST,
    POINTS_ASKED,
    REWARDS,
    SABRES_ASKED,
    SECOND_PERSON,
    TIMES,
    WAIVED_FOR,
    kind_of,
)
from tradewind.games.port_royal.expansions.contracts.layout import COOPERATIVE, NO_CONTRACTS, State
from tradewind.games.port_royal.expansions.contracts.requirements import CHEAP, cheap_hands, firsts, seconds
from tradewind.games.port_royal.expeditions import SYMBOL_OF, at_hand
from tradewind.games.port_royal.layout import JACK, Player
from tradewind.games.port_royal.questions import sailors_eye
from tradewind.games.port_royal.sailor import COIN, COIN_AT_THE_END, POINT, POINT_AT_THE_END, between
from tradewind.games.port_royal.trade_and_hire import fee, hire_cost
from tradewind.kernel.questions import answer
from tradewind.kernel.rule import rule

NEEDED: Final = 900  # what a contract is worth to a team that nobody has completed yet
FIRST_CONTRACT: Final = 12  # it brings no point, but the later ones do
HUNDRED: Final = 100
NEAR: Final = (100, 45, 30, 8, 0)  # how near a contract is when so much of what it asks for is lacking, in percent
FAR: Final = 4
SABRES_OF_A_NEST: Final = 5
PER_SABRE: Final = 10  # percent of a nest's worth
PER_POINT: Final = 5  # percent of Small estate's worth
TEAMS_COIN: Final = 10  # what a coin is worth to a team, from the first turn to the last

# what the expansion's persons are worth besides their points while there is time to use them
_TALENTS = {"clerk": 14, "gunner": 16, "vice-admiral": 14}
TALENT: Final = tuple(_TALENTS.get(kind_of(role), 0) for role in ROLES)
KIND_OF_ROLE: Final = tuple(KINDS.index(kind_of(role)) for role in ROLES)


def _helps(contract: int, card: int) -> bool:
    """Whether a person could bring anybody nearer to a contract at all."""
    pair = KIND_OF_ROLE[FIRST_PERSON[contract][0]], KIND_OF_ROLE[SECOND_PERSON[contract][0]]
    return bool(
        IS_PERSON[card]
        and (
            (PAIR_ASKED[contract] and KIND[card] in pair)
            or (SABRES[card] and (SABRES_ASKED[contract] or contract == PIRATES_NEST))
            or (CHEAP_HANDS_ASKED[contract] and COST[card] <= CHEAP)
            or (EXPEDITIONS_ASKED[contract] and SYMBOL_OF[card] >= 0)
            or POINTS_ASKED[contract]
        )
    )


HELPS: Final = tuple(
    tuple(int(_helps(contract, card)) for card in range(len(KIND))) for contract in range(len(CONTRACTS))
)


@rule
def wish(view: State, seat: int, contract: int) -> int:
    """What completing a contract is worth to the player: coins and points; to a team, that it is done."""
    if not may_mark(view, seat, contract):
        return 0
    place = completers(view, contract)
    if view.contracts.mode == COOPERATIVE:
        return NEEDED if place == 0 else 0
    following = view.contracts.completed[seat] + 1
    points = POINTS_FOR[following] * between(POINT, POINT_AT_THE_END, view)
    coins: int = REWARDS[contract][place]
    return FIRST_CONTRACT + points + COIN * coins


@rule
def lacking(player: Player, contract: int, card: int) -> int:
    """How much of what a contract asks for the player has not, were this card the player's, too."""
    if PAIR_ASKED[contract] > 0:
        return lacking_of_pair(player, contract, card)
    if SABRES_ASKED[contract] > 0:
        sabres: int = player.sabres + SABRES[card]
        return max(0, SABRES_ASKED[contract] - sabres)
    if CHEAP_HANDS_ASKED[contract] > 0:
        hands = cheap_hands(player) + (1 if IS_PERSON[card] and COST[card] <= CHEAP else 0)
        return max(0, CHEAP_HANDS_ASKED[contract] - hands)
    return FAR


@rule
def lacking_of_pair(player: Player, contract: int, card: int) -> int:
    """K20: neither, one or none of the two persons."""
    first = firsts(player, contract) + shows(FIRST_PERSON[contract][0], card)
    if FIRST_PERSON[contract][0] == SECOND_PERSON[contract][0]:
        return max(0, 2 - first)
    second = seconds(player, contract) + shows(SECOND_PERSON[contract][0], card)
    return (1 if first == 0 else 0) + (1 if second == 0 else 0)


@rule
def shows(role: int, card: int) -> int:
    """K20: is the card a person of this kind, of any colour?"""
    return 1 if IS_PERSON[card] and KIND_OF_ROLE[role] == KIND[card] else 0


@rule
def lacking_of_expedition(view: State, player: Player, card: int) -> int:
    """K23: persons lacking for the nearest open expedition."""
    least = FAR
    for place in range(view.open_expeditions.size):
        needs = NEEDS[view.open_expeditions.cards[place]]
        missing = 0
        for symbol in range(JACK):
            missing += max(0, needs[symbol] - at_hand(player, symbol) - (1 if SYMBOL_OF[card] == symbol else 0))
        missing -= at_hand(player, JACK) + (1 if SYMBOL_OF[card] == JACK else 0)
        least = min(least, max(0, missing))
    return least


@rule
def nearness(view: State, seat: int, contract: int, card: int) -> int:
    """How near the player is to a contract, with one card more, in percent."""
    player = view.players[seat]
    if EXPEDITIONS_ASKED[contract] > 0:
        return NEAR[lacking_of_expedition(view, player, card)]
    return NEAR[min(FAR, lacking(player, contract, card))]


@rule
def step_closer(view: State, seat: int, contract: int, card: int) -> int:
    """By how many percent a card brings the player, or the team, nearer to a contract; rivals do not count."""
    near_before, near_after = 0, 0
    for turn in range(view.seats + 1):  # everybody as they are, and at last the player with the card
        with_card = turn == view.seats
        who = seat if with_card else turn
        if who == seat or (view.contracts.mode == COOPERATIVE and may_mark(view, who, contract)):
            near = nearness(view, who, contract, card if with_card else 0)
            near_after = max(near_after, near)
            if not with_card:
                near_before = max(near_before, near)
    return near_after - near_before


@answer(sailors_eye)
@rule
def eye_for_contracts(view: State, seat: int, card: int) -> int:
    """What a card of the harbour is worth for the open contracts, and its own talent."""
    contracts = view.contracts
    if contracts.mixed == 0:
        return 0
    value = between(TALENT[ROLE[card]], 0, view)
    if contracts.mode == NO_CONTRACTS:
        return value
    if KIND[card] == SHIP:
        return value + eye_for_ship(view, seat, card)
    for place in range(contracts.open.size):
        contract = contracts.open.cards[place]
        if HELPS[contract][card] > 0:
            value += eye_for_person(view, seat, contract, card)
    return value + teams_view_of_cost(view, seat, card)


@rule
def eye_for_person(view: State, seat: int, contract: int, card: int) -> int:
    """What a person is worth for one contract: some percent of what the contract is."""
    if contract == PIRATES_NEST:
        share = PER_SABRE * max(0, min(SABRES[card], SABRES_OF_A_NEST - view.players[seat].sabres))
    elif POINTS_ASKED[contract] > 0:
        share = PER_POINT * POINTS[card] if leads(view, seat) else 0
    else:
        share = step_closer(view, seat, contract, card)
    return wish(view, seat, contract) * share // HUNDRED if share != 0 else 0


@rule
def eye_for_ship(view: State, seat: int, ship: int) -> int:
    """A ship that may be waived, and what its coins are worth to a team."""
    coins = COINS[ship] - fee(view, seat)
    value = max(0, worth_of_waiving(view, seat, ship) - COIN * coins)
    if view.contracts.mode == COOPERATIVE:
        value += teams_coin(view) * coins
    return value


@rule
def teams_view_of_cost(view: State, seat: int, person: int) -> int:
    """K43: points mean nothing to a team, and coins the same from the first turn to the last."""
    if view.contracts.mode != COOPERATIVE:
        return 0
    points = POINTS[person] * between(POINT, POINT_AT_THE_END, view)
    return -points - teams_coin(view) * (hire_cost(view, seat, person) + fee(view, seat))


@rule
def teams_coin(view: State) -> int:
    """What a coin is worth to a team beyond what it is to rivals at this stage of the game."""
    return TEAMS_COIN - between(COIN, COIN_AT_THE_END, view)


@rule
def leads(view: State, seat: int) -> bool:
    """Has nobody more points?"""
    for other in range(view.seats):
        if view.players[other].points > view.players[seat].points:
            return False
    return True


@rule
def mate_is_farther(view: State, seat: int, contract: int) -> bool:
    """K24, K27: has another's marker got as far as mine, or farther?"""
    mine = view.contracts.steps[contract][seat]
    for other in range(view.seats):
        theirs = view.contracts.steps[contract][other]
        if other != seat and theirs > 0 and theirs >= mine:
            return True
    return False


@rule
def worth_of_waiving(view: State, seat: int, ship: int) -> int:
    """What the next step on the colour's contract is worth."""
    contract = WAIVED_FOR[COLOUR[ship]]
    value = wish(view, seat, contract) if contract > 0 else 0
    if value == 0 or (view.contracts.mode == COOPERATIVE and mate_is_farther(view, seat, contract)):
        return 0
    steps = view.contracts.steps[contract][seat]
    left = TIMES[contract] - steps
    return value * (NEAR[left - 1] - NEAR[left]) // HUNDRED - COIN * fee(view, seat)
