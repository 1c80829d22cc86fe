"""What may be done and what a move does: the rules put together. M1, M2."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import KIND
from tradewind.games.port_royal.coins import gain
from tradewind.games.port_royal.discover import (
    admit,
    begin_turn,
    can_reveal,
    next_card,
    repel,
    resolve,
    reveal,
)
from tradewind.games.port_royal.expeditions import (
    begin_expedition,
    can_fulfil,
    go_on_sending,
    may_send,
    send,
    too_few_symbols,
)
from tradewind.games.port_royal.layout import BUST, DISCOVER, HIRE, JACK, REPEL, RESOLVING, SEND, State
from tradewind.games.port_royal.moves import (
    ADMIT,
    BASE_MOVES,
    DRAW,
    FACE_OF,
    FULFIL,
    HIRE_ONE,
    PASS,
    REPEL_IT,
    SEND_ONE,
    STOP,
    TAKE_MOVE,
    TRADE,
)
from tradewind.games.port_royal.questions import (
    before_anything_else,
    carry_out,
    deal_elsewhere,
    forbids_draw,
    offer,
    set_up,
)
from tradewind.games.port_royal.trade_and_hire import (
    begin_trade_and_hire,
    can_take,
    end_go,
    go_on,
    hire,
    trade,
)
from tradewind.kernel.chance import Chance, below
from tradewind.kernel.piles import push, swap_out
from tradewind.kernel.record import Moves
from tradewind.kernel.rule import rule

OPENING_COINS: Final = 3


@rule
def start(state: State) -> None:
    """B3, B5: three coins each, seat by seat; seat 1 begins."""
    for seat in range(state.seats):
        gain(state, seat, OPENING_COINS)
    set_up(state)
    begin_turn(state)


@rule
def actor(state: State) -> int:
    return state.asked


@rule
def waits(state: State, seat: int) -> bool:
    return state.asked == seat


@rule
def legal(state: State, seat: int, moves: Moves) -> None:
    """Everything the seat may do now; `apply` accepts exactly this."""
    moves.size = 0
    if state.asked != seat:
        return
    if state.phase == DISCOVER:
        offer_discovery(state, moves)
    elif state.phase == HIRE:
        offer_harbour(state, seat, moves)
    elif state.phase == REPEL:
        push(moves, ADMIT)
        push(moves, REPEL_IT)
    elif state.phase == SEND:
        offer_persons(state, moves)
    elif state.phase == BUST:
        offer_expeditions(state, moves)
        push(moves, PASS)
    if state.expansions > 0:
        offer(state, seat, moves)


@rule
def offer_discovery(state: State, moves: Moves) -> None:
    """B10, B25: reveal; stop once a card was revealed; fulfil."""
    if forbids_draw(state) == 0:
        push(moves, DRAW)
    if state.drawn:
        push(moves, STOP)
    if state.open_expeditions.size > 0 and before_anything_else(state) == 0:
        offer_expeditions(state, moves)


@rule
def offer_harbour(state: State, seat: int, moves: Moves) -> None:
    """B20–B23, B25: take a card, each face once; fulfil; pass."""
    harbour = state.harbour
    if state.takes > 0:
        for place in range(harbour.size):
            card = harbour.cards[place]
            if can_take(state, seat, card) and (place == 0 or not lies_before(state, place)):
                push(moves, TAKE_MOVE[card])
    if seat == state.active:
        offer_expeditions(state, moves)
    push(moves, PASS)


@rule
def lies_before(state: State, place: int) -> bool:
    """M1: does an equal face lie farther left in the harbour?"""
    cards = state.harbour.cards
    for earlier in range(place):
        if cards[earlier] == cards[place]:
            return True
    return False


@rule
def offer_expeditions(state: State, moves: Moves) -> None:
    """B25: the open expeditions that the active player's persons cover."""
    if state.open_expeditions.size == 0 or too_few_symbols(state.players[state.active]):
        return
    for place in range(state.open_expeditions.size):
        expedition = state.open_expeditions.cards[place]
        if can_fulfil(state.players[state.active], expedition):
            push(moves, TAKE_MOVE[expedition])


@rule
def offer_persons(state: State, moves: Moves) -> None:
    """M2: whom to send."""
    for symbol in range(JACK + 1):
        if may_send(state, symbol):
            push(moves, SEND_ONE + symbol)


@rule
def apply(state: State, seat: int, move: int) -> None:
    """One decision, and everything that follows from it without asking anybody."""
    if move == STOP or (move == DRAW and not can_reveal(state)):
        begin_trade_and_hire(state)
    elif move == DRAW:
        reveal(state, next_card(state))
    else:
        obey(state, seat, move)
    if state.phase == RESOLVING:
        resolve(state)
    if state.phase != DISCOVER:
        go_on(state)


@rule
def obey(state: State, seat: int, move: int) -> None:
    """The moves other than drawing and stopping."""
    if move >= BASE_MOVES:
        carry_out(state, seat, move)
    elif move >= SEND_ONE:
        send(state, move - SEND_ONE)
        go_on_sending(state)
    elif move >= FULFIL:
        begin_expedition(state, FACE_OF[move])
    elif move >= HIRE_ONE:
        hire(state, seat, FACE_OF[move])
    elif move >= TRADE:
        trade(state, seat, FACE_OF[move])
    elif move == PASS:
        end_go(state)
    elif move == ADMIT:
        admit(state)
    elif move == REPEL_IT:
        repel(state)


@rule
def resample(view: State, seat: int, chance: Chance) -> None:
    """B3: every unseen card is equally likely wherever it lies, in the deck or in a purse."""
    deck = view.deck
    deck.size = 0
    for face in range(len(KIND)):
        for _ in range(view.unseen[face]):
            push(deck, face)
    for player in range(view.seats):
        coins = view.players[player].coins
        for place in range(coins.size):
            coins.cards[place] = swap_out(deck, below(chance, deck.size))
    deal_elsewhere(view, chance)
