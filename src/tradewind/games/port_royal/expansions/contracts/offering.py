"""The expansion's moves: which are legal, and what each does."""

from __future__ import annotations

from tradewind.games.port_royal.expansions.contracts.crew import give
from tradewind.games.port_royal.expansions.contracts.facts import WAIVABLE
from tradewind.games.port_royal.expansions.contracts.layout import NO_CONTRACTS, State
from tradewind.games.port_royal.expansions.contracts.moments import (
    can_capture,
    can_waive,
    capture,
    decline,
    take_moment,
    waive,
)
from tradewind.games.port_royal.expansions.contracts.numbering import (
    CAPTURE,
    COMPLETE_MOVE,
    COMPLETE_ONE,
    CONTRACT_OF,
    DECLINE,
    GIVE_TO,
    LAST_MOVE,
    SET_ASIDE,
    WAIVE,
    WAIVE_MOVE,
)
from tradewind.games.port_royal.expansions.contracts.requirements import can_complete, hand_in_and_mark
from tradewind.games.port_royal.expansions.contracts.team import answer_about_aside, time_card_first
from tradewind.games.port_royal.flow import lies_before
from tradewind.games.port_royal.layout import ASIDE, BUST, COMPLETE, DISCOVER, GIVE, HIRE, REPEL
from tradewind.games.port_royal.questions import carry_out, offer
from tradewind.kernel.piles import push
from tradewind.kernel.questions import answer
from tradewind.kernel.record import Moves
from tradewind.kernel.rule import rule


@answer(offer)
@rule
def offer_more(state: State, seat: int, moves: Moves) -> None:
    """Everything the expansion lets the asked player do."""
    if state.contracts.mixed == 0:
        return
    if state.phase == GIVE:
        offer_seats(state, seat, moves)
    elif state.contracts.mode != NO_CONTRACTS:
        offer_contracts(state, seat, moves)


@rule
def offer_seats(state: State, seat: int, moves: Moves) -> None:
    """K5: any other player."""
    for other in range(state.seats):
        if other != seat:
            push(moves, GIVE_TO + other)


@rule
def offer_contracts(state: State, seat: int, moves: Moves) -> None:
    """M4, M5, K11: answers to a question; else what can be completed, and ships that can be waived."""
    phase = state.phase
    if phase == COMPLETE:
        offer_moments(state, moves)
        push(moves, DECLINE)
    elif phase == ASIDE:
        push(moves, DECLINE)
        push(moves, SET_ASIDE)
    elif phase == REPEL:
        if can_capture(state):
            push(moves, CAPTURE)
    elif is_own_go(state):
        offer_completing(state, seat, moves)
        if phase == HIRE and state.takes > 0:
            offer_waiving(state, seat, moves)


@rule
def is_own_go(state: State) -> bool:
    """K11, K42: is the asked player free to complete contracts?"""
    if state.phase == DISCOVER:
        return time_card_first(state) == 0
    return state.phase == HIRE or state.phase == BUST


@rule
def offer_moments(state: State, moves: Moves) -> None:
    """M4: the contracts whose moment it is."""
    asking = state.contracts.asking
    for place in range(asking.size):
        push(moves, COMPLETE_MOVE[asking.cards[place]])


@rule
def offer_completing(state: State, seat: int, moves: Moves) -> None:
    """K11: the open contracts whose requirement is met."""
    opened = state.contracts.open
    for place in range(opened.size):
        if can_complete(state, seat, opened.cards[place]):
            push(moves, COMPLETE_MOVE[opened.cards[place]])


@rule
def offer_waiving(state: State, seat: int, moves: Moves) -> None:
    """K24: the ships in the harbour whose coins can be given up."""
    for place in range(state.harbour.size):
        card = state.harbour.cards[place]
        if WAIVE_MOVE[card] >= 0 and not lies_before(state, place) and can_waive(state, seat, card):
            push(moves, WAIVE_MOVE[card])


@answer(carry_out)
@rule
def carry_out_more(state: State, seat: int, move: int) -> None:
    """One of the expansion's moves."""
    if move < COMPLETE_ONE or move > LAST_MOVE:
        return
    if move == SET_ASIDE:
        answer_about_aside(state, True)
    elif move >= GIVE_TO:
        give(state, move - GIVE_TO)
    elif move == CAPTURE:
        capture(state)
    elif move >= WAIVE:
        waive(state, seat, WAIVABLE[move - WAIVE])
    else:
        complete_or_decline(state, seat, move)


@rule
def complete_or_decline(state: State, seat: int, move: int) -> None:
    """M4, M5: an answer to a question, or a contract completed in the own go."""
    if move != DECLINE and state.phase == COMPLETE:
        take_moment(state, seat, CONTRACT_OF[move - COMPLETE_ONE])
    elif move != DECLINE:
        hand_in_and_mark(state, seat, CONTRACT_OF[move - COMPLETE_ONE])
    elif state.phase == COMPLETE:
        decline(state)
    else:
        answer_about_aside(state, False)
