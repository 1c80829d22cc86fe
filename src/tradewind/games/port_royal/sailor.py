"""A sensible hand-made player: draws by the odds and by what lies there, repels what would bust, buys well.

Every legal move is judged in tenths of a coin, from the view alone; the best is played.
"""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import COINS, COLOUR, IS_PERSON, KIND, POINTS, ROLE, ROLES, SHIP
from tradewind.games.port_royal.layout import JACK, State
from tradewind.games.port_royal.moves import (
    ADMIT,
    BASE_MOVES,
    DRAW,
    FACE_OF,
    FULFIL,
    SEND_ONE,
    STOP,
    TRADE,
)
from tradewind.games.port_royal.odds import busts
from tradewind.games.port_royal.questions import sailors_eye, sailors_worth
from tradewind.games.port_royal.trade_and_hire import can_take, fee, hire_cost, ship_coins, ship_colours
from tradewind.kernel.chance import Chance
from tradewind.kernel.record import Moves
from tradewind.kernel.rule import rule

COIN: Final = 10
COIN_AT_THE_END: Final = 3
POINT: Final = 24
POINT_AT_THE_END: Final = 60
BOLDNESS: Final = 1  # tenths; more of it busts more and wins less
FOURTH_COLOUR: Final = 3
USUAL_GOAL: Final = 12
FULFIL_AT_ONCE: Final = 500
RUIN: Final = -500
SMALL_SHIP: Final = 11  # a ship that brings less than this is not worth the risk it adds
_TALENTS = {
    "sailor": 14,
    "pirate": 22,
    "mademoiselle": 26,
    "admiral": 28,
    "jester": 14,
    "governor": 34,
    "settler": 18,
    "captain": 18,
    "priest": 18,
    "jack": 22,
    "trader": 16,
}
# what a role is worth besides its points while there is time to use it
TALENT: Final = tuple(_TALENTS.get(name.split("-")[0], 0) for name in ROLES)


@rule
def choose_like_a_sailor(view: State, seat: int, moves: Moves, chance: Chance) -> int:
    """The move that looks best; the first of equals."""
    best, choice = worth(view, seat, moves.cards[0]), 0
    for place in range(1, moves.size):
        value = worth(view, seat, moves.cards[place])
        if value > best:
            best, choice = value, place
    return choice


@rule
def worth(view: State, seat: int, move: int) -> int:
    """What a move looks worth."""
    value = sailors_worth(view, seat, move)
    if move == DRAW:
        value += worth_of_drawing(view, seat)
    elif move == STOP:
        value += worth_of_harbour(view, seat)
    elif move == ADMIT:
        value += worth_of_admitting(view, view.revealed.cards[0])
    elif TRADE <= move < FULFIL:
        value += worth_of_card(view, seat, FACE_OF[move])
    elif FULFIL <= move < SEND_ONE:
        value += FULFIL_AT_ONCE + POINTS[FACE_OF[move]]
    elif SEND_ONE <= move < BASE_MOVES and move - SEND_ONE != JACK:
        value += COIN
    return value


@rule
def progress(view: State) -> int:
    """How far the race is run: the leader's points, at most the goal, in twelfths."""
    goal = view.goal if view.goal > 0 else USUAL_GOAL
    most = 0
    for seat in range(view.seats):
        most = max(most, view.players[seat].points)
    return min(most, goal) * USUAL_GOAL // goal


@rule
def between(start: int, end: int, view: State) -> int:
    """A value that moves from one figure to another as the race is run."""
    return start + (end - start) * progress(view) // USUAL_GOAL


@rule
def worth_of_card(view: State, seat: int, card: int) -> int:
    """What taking a card from the harbour is worth after paying for it."""
    coin = between(COIN, COIN_AT_THE_END, view)
    more = sailors_eye(view, seat, card)
    if KIND[card] == SHIP:
        return more + coin * (ship_coins(view, seat, card) - fee(view, seat))
    points = POINTS[card] * between(POINT, POINT_AT_THE_END, view)
    talent = between(TALENT[ROLE[card]], 0, view)
    return more + points + talent - coin * (hire_cost(view, seat, card) + fee(view, seat))


@rule
def worth_of_harbour(view: State, seat: int) -> int:
    """The best card for the taking, and the second best where two may be taken."""
    best, second = 0, 0
    for place in range(view.harbour.size):
        card = view.harbour.cards[place]
        value = worth_of_card(view, seat, card) if can_take(view, seat, card) else 0
        if value > best:
            best, second = value, best
        else:
            second = max(second, value)
    return best + second if ship_colours(view) > FOURTH_COLOUR else best


@rule
def worth_of_drawing(view: State, seat: int) -> int:
    """What the harbour will be worth on average with one more card, and a little for the cards after that.

    Nobody sails through the whole deck twice in one turn: with enough sabres that would never end.
    """
    if view.deck.size == 0:
        return RUIN
    now = worth_of_harbour(view, seat)
    another_take = now // 2 if ship_colours(view) >= FOURTH_COLOUR else 0
    unseen, total = 0, 0
    for card in range(len(KIND)):
        copies = view.unseen[card]
        if copies > 0:
            unseen += copies
            if not busts(view, card):
                total += copies * with_card(view, seat, card, now, another_take)
    return total // max(1, unseen) + BOLDNESS


@rule
def with_card(view: State, seat: int, card: int, now: int, another_take: int) -> int:
    """What the harbour is worth once this card lies in it."""
    if KIND[card] == SHIP:
        new_colour = another_take if view.colours[COLOUR[card]] == 0 else 0
        return max(now, worth_of_card(view, seat, card)) + new_colour
    if IS_PERSON[card] == 0 or not can_take(view, seat, card):
        return now
    return max(now, worth_of_card(view, seat, card))


@rule
def worth_of_admitting(view: State, ship: int) -> int:
    """Against 0 for repelling it."""
    if view.colours[COLOUR[ship]] > 0:
        return RUIN
    return COIN * COINS[ship] - SMALL_SHIP + (COIN if ship_colours(view) >= FOURTH_COLOUR else 0)
