"""B10–B16: phase one, Discover."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import (
    COLOUR,
    EXPEDITION,
    KIND,
    SABRES,
    SHIP,
    TAX,
    TAX_BONUS,
    TAX_FROM,
    TAX_KEEP,
    TAX_MOST_SABRES,
    role,
)
from tradewind.games.port_royal.coins import NO_CARD, can_draw, clockwise, draw_card, gain, pay, turn_up
from tradewind.games.port_royal.finish import MOST_TURNS, end_game, trigger_end
from tradewind.games.port_royal.layout import BUST, DISCOVER, REPEL, RESOLVING, State
from tradewind.games.port_royal.questions import (
    before_anything_else,
    busted,
    card_from_elsewhere,
    cards_resolved,
    harbour_weighed,
    silences_jesters,
    tax_over,
    taxes_paid,
    turn_begins,
)
from tradewind.kernel.chance import EVERYBODY
from tradewind.kernel.piles import empty_onto, pop, push, take_out
from tradewind.kernel.rule import rule

JESTER: Final = role("jester")

TO_PAY: Final = 0  # steps of a tax increase
TO_REWARD: Final = 1


@rule
def begin_turn(state: State) -> None:
    """B5, B4: the active player discovers; with every card in somebody's purse the end is near."""
    state.phase = DISCOVER
    state.go = state.active
    state.asked = state.active
    state.takes = 0
    state.drawn = 0
    if not can_draw(state):
        trigger_end(state)
    turn_begins(state)


@rule
def end_turn(state: State) -> None:
    """B24, B40, B43: what is left in the harbour is discarded; the next player is active, or the last round is over."""
    clear_harbour(state)
    state.turn += 1
    if state.turn >= MOST_TURNS:
        trigger_end(state)
    state.active = clockwise(state, state.active, 1)
    if state.ending and state.active == 0:
        end_game(state)
    else:
        begin_turn(state)


@rule
def clear_harbour(state: State) -> None:
    """B15, B24: every card in the harbour goes to the discard."""
    empty_onto(state.harbour, state.discard)
    if state.ships > 0:
        for colour in range(5):
            state.colours[colour] = 0
    state.ships = 0
    state.clash = 0


@rule
def can_reveal(state: State) -> bool:
    """B4: with no card to be had, drawing is as good as stopping."""
    return can_draw(state) or before_anything_else(state) > 0


@rule
def next_card(state: State) -> int:
    """B10: the card the active player reveals."""
    card = card_from_elsewhere(state)
    return turn_up(state, card if card != NO_CARD else draw_card(state, EVERYBODY))


@rule
def reveal(state: State, card: int) -> None:
    """B10: a revealed card is resolved before the next."""
    state.drawn = 1
    state.phase = RESOLVING
    if KIND[card] == SHIP and can_repel(state, card):
        push(state.revealed, card)
        state.phase = REPEL
    else:
        place(state, card)


@rule
def place(state: State, card: int) -> None:
    """B11–B14: persons and ships go to the harbour, an expedition beside it; a tax waits to take effect."""
    if KIND[card] == TAX:
        push(state.revealed, card)
        state.tax_step = TO_PAY
    elif KIND[card] == EXPEDITION:
        push(state.open_expeditions, card)
    else:
        enter_harbour(state, card)


@rule
def enter_harbour(state: State, card: int) -> None:
    push(state.harbour, card)
    if KIND[card] == SHIP:
        state.clash |= state.colours[COLOUR[card]]
        state.colours[COLOUR[card]] += 1
        state.ships += 1


@rule
def can_repel(state: State, ship: int) -> bool:
    """B12: enough sabres; nobody has enough against a skull."""
    return state.players[state.active].sabres >= SABRES[ship]


@rule
def admit(state: State) -> None:
    """B12: the player lets the ship in."""
    state.phase = RESOLVING
    enter_harbour(state, pop(state.revealed))


@rule
def repel(state: State) -> None:
    """B12: the ship is repelled to the discard."""
    state.phase = RESOLVING
    push(state.discard, pop(state.revealed))


@rule
def resolve(state: State) -> None:
    """B10, B14, B15: let what was revealed take effect, until somebody is asked something. Taxes come first (G1)."""
    while state.phase == RESOLVING and state.revealed.size > 0:
        resolve_tax(state, state.revealed.cards[0])
    if state.phase == RESOLVING and state.clash:
        bust(state)
    if state.phase == RESOLVING and state.expansions > 0:
        let_expansions_follow(state)
    if state.phase == RESOLVING:
        ask_active(state, DISCOVER)


@rule
def let_expansions_follow(state: State) -> None:
    """What an expansion has to say before Discover goes on; the first that opens a question ends it."""
    harbour_weighed(state)
    if state.phase == RESOLVING:
        cards_resolved(state)


@rule
def ask_active(state: State, phase: int) -> None:
    state.phase = phase
    state.asked = state.active


@rule
def resolve_tax(state: State, tax: int) -> None:
    """B14: all pay, then those who qualify get their coins, then the card is discarded."""
    if state.tax_step == TO_PAY:
        state.tax_step = TO_REWARD
        taxes_paid(state, levy(state, tax))
    else:
        state.tax_step = TO_PAY
        give_bonus(state, tax)
        discard_tax(state)
        tax_over(state)


@rule
def levy(state: State, tax: int) -> int:
    """B14: every player with too many coins gives up half, rounded down (S2: all above a limit). Who paid, as bits."""
    payers = 0
    for steps in range(state.seats):
        seat = clockwise(state, state.active, steps)
        coins = state.players[seat].coins.size
        if coins >= TAX_FROM[tax]:
            pay(state, seat, coins - TAX_KEEP[tax] if TAX_KEEP[tax] > 0 else coins // 2)
            payers |= 1 << seat
    return payers


@rule
def give_bonus(state: State, tax: int) -> None:
    """B14: the most sabres, or the fewest points; all who are tied."""
    best = merit(state, 0, tax)
    for seat in range(1, state.seats):
        best = max(best, merit(state, seat, tax))
    for steps in range(state.seats):
        seat = clockwise(state, state.active, steps)
        if merit(state, seat, tax) == best:
            gain(state, seat, TAX_BONUS[tax])


@rule
def merit(state: State, seat: int, tax: int) -> int:
    """B14: what a tax card's bonus goes by."""
    player = state.players[seat]
    return player.sabres if TAX_MOST_SABRES[tax] else -player.points


@rule
def discard_tax(state: State) -> None:
    """B4: a tax card is discarded only after its bonus. Several (G1) take effect in the order drawn."""
    push(state.discard, take_out(state.revealed, 0))


@rule
def bust(state: State) -> None:
    """B15: the harbour is lost, every jester pays, and there is no Trade & Hire.

    The active player may still fulfil expeditions before the turn passes.
    """
    clear_harbour(state)
    if silences_jesters(state) == 0:
        pay_jesters(state)
    state.busts += 1
    ask_active(state, BUST)
    busted(state)


@rule
def pay_jesters(state: State) -> None:
    """B15: 1 coin per jester, for every player."""
    for steps in range(state.seats):
        seat = clockwise(state, state.active, steps)
        gain(state, seat, state.players[seat].crew[JESTER])
