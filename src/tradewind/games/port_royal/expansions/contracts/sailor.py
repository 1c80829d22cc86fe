"""How a sensible player goes about contracts: alone, in a team and against others. In tenths of a coin."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import (
    COINS,
    COLOUR,
    KIND,
    SABRES,
    SHIP,
)
from tradewind.games.port_royal.expansions.contracts.completing import MARKERS, completers
from tradewind.games.port_royal.expansions.contracts.facts import (
    BROKER,
    CONTRACT,
    CONTRACTS,
    CURSE,
    EXPEDITIONS_ASKED,
    EXPERIENCED_BROKER,
    PIRATES_NEST,
    POINTS_ASKED,
    REWARDS,
    TAX_COLLECTOR,
    TIMES,
    WAIVABLE,
)
from tradewind.games.port_royal.expansions.contracts.layout import COOPERATIVE, NO_CONTRACTS, State
from tradewind.games.port_royal.expansions.contracts.moments import BROKERS_COLOURS, EXPERIENCED_BROKERS_COLOURS
from tradewind.games.port_royal.expansions.contracts.numbering import (
    CAPTURE,
    COMPLETE_ONE,
    CONTRACT_OF,
    DECLINE,
    GIVE_TO,
    SET_ASIDE,
    WAIVE,
)
from tradewind.games.port_royal.expansions.contracts.sailors_eye import (
    HUNDRED,
    leads,
    mate_is_farther,
    wish,
    worth_of_waiving,
)
from tradewind.games.port_royal.moves import DRAW, FACE_OF, FULFIL, HIRE_ONE, SEND_ONE, STOP, TRADE
from tradewind.games.port_royal.odds import busts
from tradewind.games.port_royal.questions import sailors_worth
from tradewind.games.port_royal.sailor import COIN, FULFIL_AT_ONCE, POINT
from tradewind.games.port_royal.trade_and_hire import fee, ship_colours
from tradewind.kernel.questions import answer
from tradewind.kernel.rule import rule

AT_ONCE: Final = 2000  # nothing is better than completing a contract
PER_SHIP: Final = 16  # percent of a nest's worth, for a ship captured
BOLDER: Final = 5  # a card is worth so much more to a team than it shows
SHARE: Final = 20  # what a card in the harbour is worth to a mate who would else find none
TIME_TO_SPARE: Final = 8  # time cards, and
TIME_PER_CONTRACT: Final = 4  # for each contract that is still missing; more than that may be set aside
RANSOM: Final = CONTRACT["ransom"]
# contracts for which somebody saves up; those whose moment a card may bring; ship colours before a broker's moment
NEEDS_COINS: Final = tuple(int(number in (RANSOM, TAX_COLLECTOR)) for number in range(len(CONTRACTS)))
HAS_MOMENT_IN_DISCOVER: Final = tuple(
    int(number in (CURSE, PIRATES_NEST, BROKER, EXPERIENCED_BROKER)) for number in range(len(CONTRACTS))
)
COLOURS_BEFORE: Final = tuple(
    {BROKER: BROKERS_COLOURS - 1, EXPERIENCED_BROKER: EXPERIENCED_BROKERS_COLOURS - 1}.get(number, -1)
    for number in range(len(CONTRACTS))
)


@answer(sailors_worth)
@rule
def worth_with_contracts(view: State, seat: int, move: int) -> int:
    """What the expansion's moves are worth, and what the base game's moves mean for contracts."""
    if view.contracts.mixed == 0:
        return 0
    if GIVE_TO <= move < SET_ASIDE:
        return worth_of_giving(view, move - GIVE_TO)
    if view.contracts.mode == NO_CONTRACTS:
        return 0
    if move == DRAW:
        return worth_of_moments(view, seat)
    if move == STOP:
        return mates_share(view, view.harbour.size - 1)
    if TRADE <= move < HIRE_ONE or WAIVE <= move < CAPTURE:
        return worth_of_dealing(view, seat, move)
    if FULFIL <= move < SEND_ONE:
        return teams_view_of_expedition(view, seat)
    if COMPLETE_ONE <= move <= SET_ASIDE:
        return worth_of_own_move(view, seat, move)
    return 0


@rule
def worth_of_dealing(view: State, seat: int, move: int) -> int:
    """Waiving; or trading, which does not get what waiving would."""
    ship = WAIVABLE[move - WAIVE] if move >= WAIVE else FACE_OF[move]
    waiving = worth_of_waiving(view, seat, ship)
    if move >= WAIVE:
        return waiving
    return -max(0, waiving - COIN * (COINS[ship] - fee(view, seat)))


@rule
def worth_of_own_move(view: State, seat: int, move: int) -> int:
    """Completing, capturing, setting aside; declining is worth nothing."""
    if move < DECLINE:
        return worth_of_marking(view, seat, CONTRACT_OF[move - COMPLETE_ONE])
    if move == CAPTURE:
        return 1 + wish(view, seat, PIRATES_NEST) * PER_SHIP // HUNDRED
    if move == SET_ASIDE:
        return COIN if is_ahead(view) else -COIN
    return 0


@rule
def worth_of_marking(view: State, seat: int, contract: int) -> int:
    """At once; but a team's last markers are not for what is done, or under way with somebody who is farther."""
    if view.contracts.mode != COOPERATIVE:
        return AT_ONCE + wish(view, seat, contract)
    place = completers(view, contract)
    if place == 0 and not mate_is_farther(view, seat, contract):
        return AT_ONCE
    brings_coins = TIMES[contract] == 1 and REWARDS[contract][place] > 0
    return AT_ONCE if brings_coins and spare_markers(view) > 0 else -AT_ONCE


@rule
def spare_markers(view: State) -> int:
    """How many markers the team has beyond what the missing contracts need."""
    contracts = view.contracts
    spare = 0
    for seat in range(view.seats):
        spare += MARKERS - contracts.markers[seat]
    for place in range(contracts.open.size):
        contract = contracts.open.cards[place]
        if completers(view, contract) == 0 and not is_begun(view, contract):
            spare -= 1
    return spare


@rule
def is_begun(view: State, contract: int) -> bool:
    for seat in range(view.seats):
        if view.contracts.steps[contract][seat] > 0:
            return True
    return False


@rule
def is_strongest(view: State, seat: int) -> bool:
    """K28: in a team the one with the most sabres and ships goes for the nest."""
    if view.contracts.mode == COOPERATIVE:
        for other in range(view.seats):
            if strength(view, other) > strength(view, seat):
                return False
    return True


@rule
def strength(view: State, seat: int) -> int:
    return view.players[seat].sabres + 2 * view.contracts.nests[seat].size


@rule
def worth_of_giving(view: State, seat: int) -> int:
    """A rival gets it who has the fewest points and coins; in a team whoever saves up, else the poorest."""
    player = view.players[seat]
    if view.contracts.mode != COOPERATIVE:
        return -POINT * player.points - player.coins.size
    return player.coins.size if team_saves(view) else -player.coins.size


@rule
def is_ahead(view: State) -> bool:
    """K45: is there more time than the missing contracts will take?"""
    return view.contracts.time.size >= TIME_TO_SPARE + TIME_PER_CONTRACT * view.contracts.missing


@rule
def teams_view_of_expedition(view: State, seat: int) -> int:
    """K43: a team sends nobody away unless a missing contract asks for expeditions or points."""
    contracts = view.contracts
    if contracts.mode != COOPERATIVE:
        return 0
    for place in range(contracts.open.size):
        contract = contracts.open.cards[place]
        asks = EXPEDITIONS_ASKED[contract] > 0 or (POINTS_ASKED[contract] > 0 and leads(view, seat))
        if asks and completers(view, contract) == 0:
            return 0
    return -2 * FULFIL_AT_ONCE


@rule
def mates_share(view: State, cards: int) -> int:
    """K44: what so many cards left in the harbour are worth to the rest of a team."""
    if view.contracts.mode != COOPERATIVE:
        return 0
    return SHARE * max(0, min(cards, view.seats - 1))


@rule
def worth_of_moments(view: State, seat: int) -> int:
    """What one more card may bring besides what it is: a broker's colour, a prize, a bust; and a card for a mate."""
    contracts = view.contracts
    colours = ship_colours(view)
    new_colour, prize, bust = 0, 0, 0
    for place in range(contracts.open.size):
        contract = contracts.open.cards[place]
        if HAS_MOMENT_IN_DISCOVER[contract] > 0:
            value = wish(view, seat, contract)
            if contract == CURSE:
                bust = value
            elif contract == PIRATES_NEST:
                prize = value * PER_SHIP // HUNDRED if is_strongest(view, seat) else 0
            elif colours == COLOURS_BEFORE[contract]:
                new_colour = value // TIMES[contract]
    safe = mates_share(view, view.harbour.size) + (BOLDER if contracts.mode == COOPERATIVE else 0)
    return average_of_moments(view, new_colour, prize, safe, bust)


@rule
def average_of_moments(view: State, new_colour: int, prize: int, safe: int, bust: int) -> int:
    """Over all the cards that nobody sees."""
    unseen, total = 0, 0
    for card in range(1, len(KIND)):
        copies = view.unseen[card]
        if copies > 0:
            unseen += copies
            total += copies * (bust if busts(view, card) else safe)
            if KIND[card] == SHIP:
                if view.colours[COLOUR[card]] == 0:
                    total += copies * new_colour
                if prize > 0 and is_prize(view, card):
                    total += copies * prize
    return total // max(1, unseen)


@rule
def is_prize(view: State, ship: int) -> bool:
    """K28: could the active player repel and keep it?"""
    nest = view.contracts.nests[view.active]
    for place in range(nest.size):
        if COLOUR[nest.cards[place]] == COLOUR[ship]:
            return False
    return view.players[view.active].sabres >= SABRES[ship]


@rule
def team_saves(view: State) -> bool:
    """K25, K29: is a contract missing for which somebody needs many coins?"""
    opened = view.contracts.open
    for place in range(opened.size):
        if NEEDS_COINS[opened.cards[place]] > 0 and completers(view, opened.cards[place]) == 0:
            return True
    return False
