"""G1–G5: the gambler."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import KIND, TAX, role
from tradewind.games.port_royal.coins import can_draw, draw_card, turn_up
from tradewind.games.port_royal.discover import place as lay
from tradewind.games.port_royal.expansions.gambler.layout import State
from tradewind.games.port_royal.layout import DISCOVER, RESOLVING
from tradewind.games.port_royal.mounting import first_move
from tradewind.games.port_royal.moves import STOP
from tradewind.games.port_royal.questions import (
    before_anything_else,
    cards_resolved,
    carry_out,
    extra_takes,
    forbids_draw,
    offer,
    silences_jesters,
    turn_begins,
)
from tradewind.games.port_royal.trade_and_hire import begin_trade_and_hire
from tradewind.kernel.chance import EVERYBODY
from tradewind.kernel.piles import push, take_out
from tradewind.kernel.questions import answer
from tradewind.kernel.record import Moves
from tradewind.kernel.rule import rule

GAMBLE: Final = first_move("gambler")
GAMBLER: Final = role("gambler")
CARDS_AT_ONCE: Final = 4


@answer(turn_begins)
@rule
def gamblers_rest(state: State) -> None:
    """G4: each gambler once a turn."""
    state.gambler.used = 0


@rule
def unused(state: State) -> int:
    """G4: how many gamblers the active player has not used this turn."""
    return state.players[state.active].crew[GAMBLER] - state.gambler.used


@rule
def may_gamble(state: State) -> bool:
    """G1, G4: in Discover, instead of drawing, with a gambler left (and K42: the time card turned up)."""
    return state.phase == DISCOVER and unused(state) > 0 and before_anything_else(state) == 0


@answer(offer)
@rule
def offer_gamble(state: State, seat: int, moves: Moves) -> None:
    """G1, G4: gamble; after a gamble stopping is possible, even if there was no card to be had."""
    if may_gamble(state):
        push(moves, GAMBLE)
    if state.phase == DISCOVER and state.gambler.used > 0 and state.drawn == 0:
        push(moves, STOP)


@answer(carry_out)
@rule
def obey(state: State, seat: int, move: int) -> None:
    if move == GAMBLE:
        gamble(state)


@rule
def gamble(state: State) -> None:
    """G1: four cards are drawn, one after another, and only then take effect."""
    state.gambler.used += 1
    for _ in range(CARDS_AT_ONCE):
        if can_draw(state):
            state.drawn = 1
            push(state.revealed, turn_up(state, draw_card(state, EVERYBODY)))
    lay_out_cards(state)
    state.phase = RESOLVING


@rule
def lay_out_cards(state: State) -> None:
    """G1: persons and ships go to the harbour, expeditions beside it; only the taxes wait, in the order drawn."""
    revealed = state.revealed
    taxes = 0
    while taxes < revealed.size:
        if KIND[revealed.cards[taxes]] == TAX:
            taxes += 1
        else:
            lay(state, take_out(revealed, taxes))


@answer(silences_jesters)
@rule
def gamblers_bust(state: State) -> int:
    """G2: the turn is a bust without any further effect."""
    return state.gambler.used


@answer(cards_resolved)
@rule
def after_success(state: State) -> None:
    """G3, G4: Trade & Hire begins, unless there is another gambler to use."""
    if state.gambler.used > 0 and unused(state) <= 0:
        begin_trade_and_hire(state)


@answer(extra_takes)
@rule
def gamblers_takes(state: State, seat: int) -> int:
    """G3: the active player may take 1 more card per gambler used."""
    return state.gambler.used if seat == state.active else 0


@answer(forbids_draw)
@rule
def no_card_after_gamble(state: State) -> int:
    """G5: ordinary cards are revealed before the first gambler, not after."""
    return state.gambler.used
