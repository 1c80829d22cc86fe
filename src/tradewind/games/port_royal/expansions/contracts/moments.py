"""K24–K28: the contracts that have their moment; it is taken at once or not at all (K30)."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import COLOUR
from tradewind.games.port_royal.coins import clockwise
from tradewind.games.port_royal.expansions.contracts.completing import mark, may_mark
from tradewind.games.port_royal.expansions.contracts.crew import bring_gift, clerks_takes
from tradewind.games.port_royal.expansions.contracts.facts import (
    BROKER,
    CURSE,
    EXPERIENCED_BROKER,
    IS_GIFT,
    NO_CONTRACT,
    PIRATES_NEST,
    TAX_COLLECTOR,
    WAIVED_FOR,
)
from tradewind.games.port_royal.expansions.contracts.layout import NEST, NO_CONTRACTS, State
from tradewind.games.port_royal.layout import BUST, COMPLETE, OVER, RESOLVING
from tradewind.games.port_royal.questions import busted, harbour_weighed, ship_traded, taxes_paid
from tradewind.games.port_royal.trade_and_hire import fee, finish_trade, ship_colours, take_from_harbour
from tradewind.kernel.piles import empty_onto, find, pop, push, take_out
from tradewind.kernel.questions import answer
from tradewind.kernel.rule import rule

BROKERS_COLOURS: Final = 3
EXPERIENCED_BROKERS_COLOURS: Final = 4


@rule
def can_waive(state: State, seat: int, ship: int) -> bool:
    """K24: the colour's contract may be marked, and the fee comes from coins already held."""
    contract = WAIVED_FOR[COLOUR[ship]]
    if contract == NO_CONTRACT or state.players[seat].coins.size < fee(state, seat):
        return False
    return may_mark(state, seat, contract)


@rule
def waive(state: State, seat: int, ship: int) -> None:
    """K24: a trade that brings no coins, and so no merchant keeps the ship."""
    take_from_harbour(state, ship)
    push(state.discard, ship)
    state.contracts.waiving = 1
    finish_trade(state, seat, ship)


@answer(ship_traded)
@rule
def after_trade(state: State, seat: int, ship: int) -> None:
    """K2, K24, K5: the fee is paid; now the clerks, the marker of a waived ship, and the gift."""
    contracts = state.contracts
    if contracts.mixed == 0:
        return
    state.takes += clerks_takes(state, seat, ship)
    if contracts.waiving:
        contracts.waiving = 0
        mark(state, seat, WAIVED_FOR[COLOUR[ship]])
    if IS_GIFT[ship] and state.phase != OVER:
        bring_gift(state, seat)


@rule
def ask_about(state: State, seat: int, contract: int, back: int) -> None:
    """M4: a contract's moment is a question, unless the player could not mark it anyway."""
    if may_mark(state, seat, contract):
        push(state.contracts.asking, contract)
        state.contracts.back = back
        state.phase = COMPLETE
        state.asked = seat


@answer(taxes_paid)
@rule
def payers_are_asked(state: State, payers: int) -> None:
    """K25: once all have paid, each payer in turn may complete Tax collector."""
    if state.contracts.mode == NO_CONTRACTS:
        return
    state.contracts.payers = payers
    ask_next_payer(state)


@rule
def ask_next_payer(state: State) -> None:
    """K25: clockwise from the active player."""
    contracts = state.contracts
    for steps in range(state.seats):
        seat = clockwise(state, state.active, steps)
        if contracts.asking.size == 0 and contracts.payers & (1 << seat):
            contracts.payers -= 1 << seat
            ask_about(state, seat, TAX_COLLECTOR, RESOLVING)


@answer(busted)
@rule
def curse_is_asked(state: State) -> None:
    """K26: the active player has busted; the harbour is discarded and the jesters have paid."""
    if state.contracts.mode != NO_CONTRACTS:
        ask_about(state, state.active, CURSE, BUST)


@answer(harbour_weighed)
@rule
def brokers_are_asked(state: State) -> None:
    """K27: the harbour has come to hold 3, or 4, colours from fewer; both at once is one question."""
    contracts = state.contracts
    if contracts.mode == NO_CONTRACTS:
        return
    before, now = contracts.weighed, ship_colours(state)
    contracts.weighed = now
    if before < BROKERS_COLOURS <= now:
        ask_about(state, state.active, BROKER, RESOLVING)
    if before < EXPERIENCED_BROKERS_COLOURS <= now:
        ask_about(state, state.active, EXPERIENCED_BROKER, RESOLVING)


@rule
def take_moment(state: State, seat: int, contract: int) -> None:
    """M4: the contract is marked; what cannot be marked any more is no longer asked."""
    asking = state.contracts.asking
    take_out(asking, find(asking, contract))
    mark(state, seat, contract)
    if asking.size > 0 and not may_mark(state, seat, asking.cards[0]):
        pop(asking)
    go_back(state)


@rule
def decline(state: State) -> None:
    """M4: the moment passes; there is no second chance."""
    asking = state.contracts.asking
    while asking.size > 0:
        pop(asking)
    go_back(state)


@rule
def go_back(state: State) -> None:
    """K25: when nothing is asked of this player any more, the next payer is asked, or what was going on goes on."""
    if state.phase == OVER or state.contracts.asking.size > 0:
        return
    state.phase = state.contracts.back
    state.asked = state.active
    ask_next_payer(state)


@rule
def can_capture(state: State) -> bool:
    """K28: may the active player keep the ship just revealed?"""
    nest = state.contracts.nests[state.active]
    for place in range(nest.size):
        if COLOUR[nest.cards[place]] == COLOUR[state.revealed.cards[0]]:
            return False
    return may_mark(state, state.active, PIRATES_NEST)


@rule
def capture(state: State) -> None:
    """K28: the repelled ship is kept; with the fifth colour all are discarded and the contract is complete."""
    nest = state.contracts.nests[state.active]
    state.phase = RESOLVING
    push(nest, pop(state.revealed))
    if nest.size == NEST:
        empty_onto(nest, state.discard)
        mark(state, state.active, PIRATES_NEST)
