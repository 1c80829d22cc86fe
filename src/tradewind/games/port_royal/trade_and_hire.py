"""B20–B24, B31–B36: phase two, Trade & Hire."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import COINS, COLOUR, COST, KIND, SHIP, role, role_of_colour
from tradewind.games.port_royal.coins import clockwise, employ, gain, pay, pay_fee
from tradewind.games.port_royal.discover import JESTER, end_turn
from tradewind.games.port_royal.expeditions import any_to_fulfil
from tradewind.games.port_royal.finish import check_goal
from tradewind.games.port_royal.layout import BUST, HIRE, State
from tradewind.games.port_royal.questions import (
    extra_takes,
    income,
    keeps_ship,
    more_to_do,
    ship_kept,
    ship_traded,
)
from tradewind.kernel.piles import find, push, take_out
from tradewind.kernel.rule import rule

TRADER: Final = role_of_colour("trader")
ADMIRAL: Final = role("admiral")
GOVERNOR: Final = role("governor")
MADEMOISELLE: Final = role("mademoiselle")

FEE: Final = 1
USUAL_COLOURS: Final = 3  # up to so many ship colours the active player takes one card
FULL_HARBOUR: Final = 5  # cards an admiral wants to see
ADMIRALS_COINS: Final = 2


@rule
def ship_colours(state: State) -> int:
    """B20: how many different ship colours lie in the harbour: no two ships are of one colour once it is weighed."""
    return state.ships


@rule
def allowance(state: State, seat: int) -> int:
    """B20, B23, B35: 1 card; active, 2 with four colours, 3 with five; 1 more per governor."""
    cards = 1
    if seat == state.active and state.ships > USUAL_COLOURS:
        cards = state.ships - USUAL_COLOURS + 1
    if state.expansions > 0:
        cards += extra_takes(state, seat)
    return cards + state.players[seat].crew[GOVERNOR]


@rule
def begin_trade_and_hire(state: State) -> None:
    """B16, B20: the active player goes first."""
    state.phase = HIRE
    begin_go(state, state.active)


@rule
def begin_go(state: State, seat: int) -> None:
    """B20, B33, B34: a player's time to take comes; whoever works for the player by now pays."""
    state.go = seat
    state.asked = seat
    state.takes = allowance(state, seat)
    coins = coins_at_once(state, seat)
    if coins > 0:
        gain(state, seat, coins)


@rule
def coins_at_once(state: State, seat: int) -> int:
    """B33, B34: 2 coins per admiral with five cards in the harbour, 1 per jester with none."""
    coins = income(state, seat) if state.expansions > 0 else 0
    if state.harbour.size >= FULL_HARBOUR:
        coins += ADMIRALS_COINS * state.players[seat].crew[ADMIRAL]
    elif state.harbour.size == 0:
        coins += state.players[seat].crew[JESTER]
    return coins


@rule
def fee(state: State, seat: int) -> int:
    """B23: what a card costs its taker besides, to the active player."""
    return 0 if seat == state.active else FEE


@rule
def ship_coins(state: State, seat: int, ship: int) -> int:
    """B21, B31: the coins on the ship and 1 per trader of its colour."""
    return COINS[ship] + state.players[seat].crew[TRADER[COLOUR[ship]]]


@rule
def hire_cost(state: State, seat: int, person: int) -> int:
    """B22, B36: the printed cost less 1 per mademoiselle, never below 0."""
    cost = COST[person] - state.players[seat].crew[MADEMOISELLE]
    return cost if cost > 0 else 0


@rule
def can_take(state: State, seat: int, card: int) -> bool:
    """B22, B23: can cost and fee be paid? A ship's fee may come from what the ship brings, itself included."""
    purse = state.players[seat].coins.size
    if KIND[card] != SHIP:
        return purse - fee(state, seat) >= hire_cost(state, seat, card)
    if seat == state.active or purse >= FEE:
        return True
    return keeps_ship(state, seat, card) == 0 or state.deck.size + state.discard.size > 0


@rule
def any_to_take(state: State, seat: int) -> bool:
    """B20: is the allowance not used up, and a card in the harbour that the player can take?"""
    harbour = state.harbour
    if state.takes == 0:
        return False
    for place in range(harbour.size):
        if can_take(state, seat, harbour.cards[place]):
            return True
    return False


@rule
def anything_to_do(state: State) -> bool:
    """M1: is there something besides passing?"""
    if state.phase == HIRE and any_to_take(state, state.go):
        return True
    if state.go == state.active and any_to_fulfil(state):
        return True
    return state.expansions > 0 and more_to_do(state, state.go) > 0


@rule
def go_on(state: State) -> None:
    """M1: a go in which nothing is left to do ends by itself; after a bust, so does the turn."""
    while (state.phase == HIRE or state.phase == BUST) and not anything_to_do(state):
        end_go(state)


@rule
def end_go(state: State) -> None:
    """B23, B24: the next player clockwise may take; when all had their go, or after a bust, the turn ends."""
    following = clockwise(state, state.go, 1)
    if state.phase == BUST or following == state.active:
        end_turn(state)
    else:
        begin_go(state, following)


@rule
def take_from_harbour(state: State, card: int) -> None:
    """M1: of two equal faces, the one revealed first."""
    take_out(state.harbour, find(state.harbour, card))
    if KIND[card] == SHIP:
        state.colours[COLOUR[card]] -= 1
        state.ships -= 1
    state.takes -= 1


@rule
def trade(state: State, seat: int, ship: int) -> None:
    """B21, B23: the ship goes to the discard, then its coins come, then the fee is paid."""
    take_from_harbour(state, ship)
    coins = ship_coins(state, seat, ship)
    if keeps_ship(state, seat, ship) > 0:
        ship_kept(state, seat, ship)
    else:
        push(state.discard, ship)
    gain(state, seat, coins)
    finish_trade(state, seat, ship)


@rule
def finish_trade(state: State, seat: int, ship: int) -> None:
    """B23: the fee; then what the ship itself brings about."""
    if seat != state.active:
        pay_fee(state, seat)
    ship_traded(state, seat, ship)


@rule
def hire(state: State, seat: int, person: int) -> None:
    """B22, B23: the cost goes to the discard, the person works at once, then the fee is paid."""
    take_from_harbour(state, person)
    pay(state, seat, hire_cost(state, seat, person))
    employ(state.players[seat], person)
    if seat != state.active:
        pay_fee(state, seat)
    check_goal(state, seat)
