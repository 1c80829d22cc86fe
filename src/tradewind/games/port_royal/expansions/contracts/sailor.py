"""How a sensible player goes about contracts: alone, in a team and against others. In tenths of a coin."""

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
from tradewind.games.port_royal.expansions.contracts.completing import MARKERS, POINTS_FOR, completers, may_mark
from tradewind.games.port_royal.expansions.contracts.facts import (
    BROKER,
    CHEAP_HANDS_ASKED,
    COINS_ASKED,
    CONTRACT,
    CONTRACTS,
    CURSE,
    EXPEDITIONS_ASKED,
    EXPERIENCED_BROKER,
    FIRST_PERSON,
    PAIR_ASKED,
    PIRATES_NEST,
    POINTS_ASKED,
    REWARDS,
    SABRES_ASKED,
    SECOND_PERSON,
    TAX_COLLECTOR,
    TIMES,
    WAIVABLE,
    WAIVED_FOR,
    kind_of,
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
from tradewind.games.port_royal.expansions.contracts.requirements import CHEAP, cheap_hands, firsts, seconds
from tradewind.games.port_royal.expeditions import SYMBOL_OF, at_hand
from tradewind.games.port_royal.layout import JACK, Player
from tradewind.games.port_royal.moves import DRAW, FACE_OF, FULFIL, HIRE_ONE, SEND_ONE, STOP, TRADE
from tradewind.games.port_royal.odds import busts
from tradewind.games.port_royal.questions import sailors_eye, sailors_worth
from tradewind.games.port_royal.sailor import COIN, COIN_AT_THE_END, FULFIL_AT_ONCE, POINT, POINT_AT_THE_END, between
from tradewind.games.port_royal.trade_and_hire import fee, hire_cost, ship_colours
from tradewind.kernel.questions import answer
from tradewind.kernel.rule import rule

AT_ONCE: Final = 2000  # nothing is better than completing a contract
NEEDED: Final = 400  # what a contract is worth to a team that nobody has completed yet
FIRST_CONTRACT: Final = 12  # it brings no point, but the later ones do
HUNDRED: Final = 100
NEAR: Final = (100, 45, 20, 8, 0)  # how near a contract is when so much of what it asks for is lacking, in percent
FAR: Final = 4
SABRES_OF_A_NEST: Final = 5
PER_SABRE: Final = 6  # percent of a nest's worth
PER_SHIP: Final = 16  # percent of it, for a ship captured
PER_POINT: Final = 7  # percent of Small estate's worth
PER_COIN: Final = 3  # percent of Ransom's worth, to whoever saves for it
TEAMS_COIN: Final = 10
BOLDER: Final = 0  # a team's boldness in drawing
SHARE: Final = 20  # what a card in the harbour is worth to a mate who would else find none
TIME_TO_SPARE: Final = 5  # time cards, and
TIME_PER_CONTRACT: Final = 4  # for each contract that is still missing; more than that may be set aside
RANSOM: Final = CONTRACT["ransom"]
EXPLORER: Final = CONTRACT["explorer"]
SMALL_ESTATE: Final = CONTRACT["small-estate"]

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
            or COINS_ASKED[contract]
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
def nearest_mate(view: State, seat: int, contract: int) -> int:
    """How near anybody else in the team is; rivals do not count."""
    most = 0
    if view.contracts.mode == COOPERATIVE:
        for other in range(view.seats):
            if other != seat and may_mark(view, other, contract):
                most = max(most, nearness(view, other, contract, 0))
    return most


@rule
def step_closer(view: State, seat: int, contract: int, card: int) -> int:
    """What a card is worth for a contract: by how much it brings the player, or the team, nearer."""
    after = nearness(view, seat, contract, card)
    before = nearness(view, seat, contract, 0)
    if after == before or before == HUNDRED:
        return 0
    mate = nearest_mate(view, seat, contract)
    return wish(view, seat, contract) * (max(after, mate) - max(before, mate)) // HUNDRED


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
    """What a person is worth for one contract."""
    if contract == PIRATES_NEST:
        useful = max(0, min(SABRES[card], SABRES_OF_A_NEST - view.players[seat].sabres))
        return wish_for_nest(view, seat) * PER_SABRE * useful // HUNDRED
    if POINTS_ASKED[contract] > 0:
        return wish(view, seat, contract) * PER_POINT * POINTS[card] // HUNDRED if leads(view, seat) else 0
    if COINS_ASKED[contract] > 0:
        saved = wish(view, seat, contract) * PER_COIN * hire_cost(view, seat, card) // HUNDRED
        return -saved if is_richest(view, seat) else 0
    return step_closer(view, seat, contract, card)


@rule
def eye_for_ship(view: State, seat: int, ship: int) -> int:
    """A ship that may be waived, or coins that somebody saves up."""
    coins = COINS[ship] - fee(view, seat)
    value = gain_of_waiving(view, seat, ship)
    if view.contracts.mode == COOPERATIVE:
        value += teams_coin(view) * coins
    if is_richest(view, seat) and (wish(view, seat, RANSOM) > 0 or wish(view, seat, TAX_COLLECTOR) > 0):
        value += NEEDED * PER_COIN * COINS[ship] // HUNDRED if view.contracts.mode == COOPERATIVE else 0
    return value


@rule
def teams_view_of_cost(view: State, seat: int, person: int) -> int:
    """K43: points mean nothing to a team, and coins are worth the same from the first turn to the last."""
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
def is_richest(view: State, seat: int) -> bool:
    """Has nobody more coins (nor as many, sitting before)?"""
    mine = view.players[seat].coins.size
    for other in range(view.seats):
        theirs = view.players[other].coins.size
        if theirs > mine or (theirs == mine and other < seat):
            return False
    return True


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
    if TRADE <= move < HIRE_ONE:
        return -gain_of_waiving(view, seat, FACE_OF[move])
    if FULFIL <= move < SEND_ONE:
        return teams_view_of_expedition(view, seat)
    if COMPLETE_ONE <= move <= SET_ASIDE:
        return worth_of_own_move(view, seat, move)
    return 0


@rule
def worth_of_own_move(view: State, seat: int, move: int) -> int:
    """Completing, waiving, capturing, setting aside; declining is worth nothing."""
    if move < DECLINE:
        return worth_of_marking(view, seat, CONTRACT_OF[move - COMPLETE_ONE])
    if WAIVE <= move < CAPTURE:
        return worth_of_waiving(view, seat, WAIVABLE[move - WAIVE])
    if move == CAPTURE:
        return worth_of_capturing(view, seat)
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
def mate_is_farther(view: State, seat: int, contract: int) -> bool:
    """K24, K27: has another's marker got as far as mine, or farther?"""
    mine = view.contracts.steps[contract][seat]
    for other in range(view.seats):
        theirs = view.contracts.steps[contract][other]
        if other != seat and theirs > 0 and theirs >= mine:
            return True
    return False


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
def worth_of_waiving(view: State, seat: int, ship: int) -> int:
    """What the next step on the colour's contract is worth."""
    contract = WAIVED_FOR[COLOUR[ship]]
    value = wish(view, seat, contract) if contract > 0 else 0
    if value == 0 or (view.contracts.mode == COOPERATIVE and mate_is_farther(view, seat, contract)):
        return 0
    steps = view.contracts.steps[contract][seat]
    left = TIMES[contract] - steps
    return value * (NEAR[left - 1] - NEAR[left]) // HUNDRED - COIN * fee(view, seat)


@rule
def gain_of_waiving(view: State, seat: int, ship: int) -> int:
    """By how much waiving is better than trading; seen in the harbour, but not got by trading."""
    return max(0, worth_of_waiving(view, seat, ship) - COIN * (COINS[ship] - fee(view, seat)))


@rule
def wish_for_nest(view: State, seat: int) -> int:
    """K28: in a team the one with the most sabres and ships goes for it."""
    if view.contracts.mode == COOPERATIVE:
        for other in range(view.seats):
            if strength(view, other) > strength(view, seat) and may_mark(view, other, PIRATES_NEST):
                return 0
    return wish(view, seat, PIRATES_NEST)


@rule
def strength(view: State, seat: int) -> int:
    return view.players[seat].sabres + 2 * view.contracts.nests[seat].size


@rule
def worth_of_capturing(view: State, seat: int) -> int:
    """Against 0 for repelling: always better."""
    return 1 + wish(view, seat, PIRATES_NEST) * PER_SHIP // HUNDRED


@rule
def worth_of_giving(view: State, seat: int) -> int:
    """A rival gets it who has the fewest points and coins; in a team whoever saves up, else the poorest."""
    player = view.players[seat]
    if view.contracts.mode != COOPERATIVE:
        return -POINT * player.points - player.coins.size
    saving = wish(view, seat, RANSOM) + wish(view, seat, TAX_COLLECTOR)
    return player.coins.size if saving > 0 else -player.coins.size


@rule
def is_ahead(view: State) -> bool:
    """K45: is there more time than the missing contracts will take?"""
    return view.contracts.time.size >= TIME_TO_SPARE + TIME_PER_CONTRACT * view.contracts.missing


@rule
def teams_view_of_expedition(view: State, seat: int) -> int:
    """K43: a team sends nobody away for points alone."""
    if view.contracts.mode != COOPERATIVE:
        return 0
    wanted = wish(view, seat, EXPLORER) + (wish(view, seat, SMALL_ESTATE) if leads(view, seat) else 0)
    return 0 if wanted > 0 else -2 * FULFIL_AT_ONCE


@rule
def mates_share(view: State, cards: int) -> int:
    """K44: what so many cards left in the harbour are worth to the rest of a team."""
    if view.contracts.mode != COOPERATIVE:
        return 0
    return SHARE * max(0, min(cards, view.seats - 1))


@rule
def worth_of_moments(view: State, seat: int) -> int:
    """What one more card may bring besides what it is: a broker's colour, a prize, a bust; and a card for a mate."""
    colours = ship_colours(view)
    new_colour = 0
    if colours == BROKERS_COLOURS - 1:
        new_colour = wish(view, seat, BROKER) // 2
    elif colours == EXPERIENCED_BROKERS_COLOURS - 1:
        new_colour = wish(view, seat, EXPERIENCED_BROKER)
    prize = wish_for_nest(view, seat) * PER_SHIP // HUNDRED
    safe, bust = mates_share(view, view.harbour.size), wish(view, seat, CURSE)
    if new_colour + prize + safe + bust == 0:
        return 0
    return average_of_moments(view, new_colour, prize, safe + BOLDER, bust)


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
