"""K10, K40–K45: dealing the contracts, the time deck, and how the team fares."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.coins import NO_CARD, draw_card
from tradewind.games.port_royal.expansions.contracts.completing import team_has_won
from tradewind.games.port_royal.expansions.contracts.facts import LETTERS, SEAL_LETTER, SEAL_NUMBER
from tradewind.games.port_royal.expansions.contracts.layout import COOPERATIVE, NO_CONTRACTS, State
from tradewind.games.port_royal.expansions.contracts.numbering import CONTRACT_SOURCE
from tradewind.games.port_royal.finish import end_game
from tradewind.games.port_royal.layout import ASIDE, RESOLVING
from tradewind.games.port_royal.questions import (
    before_anything_else,
    card_from_elsewhere,
    deal_elsewhere,
    set_up,
    tax_over,
    team_progress,
    team_result,
    turn_begins,
)
from tradewind.kernel.chance import EVERYBODY, NOBODY_KNOWS, Chance, below, pick
from tradewind.kernel.piles import push, swap_out, take_out
from tradewind.kernel.questions import answer
from tradewind.kernel.rule import rule

COMPETITIVE_CONTRACTS: Final = 4
LEAST_TIME: Final = 13
LOST: Final = 1  # the team's result; with a won game, the score above `WON`
WON: Final = 2
THOUSAND: Final = 1000


@answer(set_up)
@rule
def deal_contracts_and_time(state: State) -> None:
    """K10, K40, K41, K45: the contracts lie open; then the time deck, less what the team sets aside."""
    contracts = state.contracts
    if contracts.mode == NO_CONTRACTS:
        return
    deal_contracts(state)
    if contracts.mode == COOPERATIVE:
        for _ in range(time_cards(state)):
            push(contracts.time, draw_card(state, NOBODY_KNOWS))
        for _ in range(min(contracts.head_start, contracts.time.size)):
            set_aside(state)


@rule
def deal_contracts(state: State) -> None:
    """K10, K40: 4 contracts; for a team 3, 5, 7, 9 or 11."""
    contracts = state.contracts
    count = COMPETITIVE_CONTRACTS if contracts.mode != COOPERATIVE else 2 * state.seats + 1
    for _ in range(count):
        push(contracts.open, swap_out(contracts.box, pick(state.chance, CONTRACT_SOURCE, contracts.box, EVERYBODY)))
    contracts.missing = count


@rule
def time_cards(state: State) -> int:
    """K41: 13, the numbers on the seals, and 1 for each different letter on them."""
    opened = state.contracts.open
    cards, letters = LEAST_TIME, 0
    for place in range(opened.size):
        cards += SEAL_NUMBER[opened.cards[place]]
        letters |= 1 << SEAL_LETTER[opened.cards[place]]
    for letter in range(LETTERS):
        cards += (letters >> letter) & 1
    return cards


@rule
def set_aside(state: State) -> None:
    """K45: the top time card goes to the score deck."""
    push(state.contracts.aside, take_out(state.contracts.time, 0))


@answer(turn_begins)
@rule
def look_at_the_clock(state: State) -> None:
    """K27, K42: nothing has been weighed yet; with no time left the team has lost."""
    contracts = state.contracts
    if contracts.mode == NO_CONTRACTS:
        return
    contracts.weighed = 0
    if contracts.mode == COOPERATIVE and contracts.time.size == 0:
        end_game(state)


@answer(before_anything_else)
@rule
def time_card_first(state: State) -> int:
    """K42: before the time card nothing else may be done."""
    return 1 if state.contracts.mode == COOPERATIVE and state.drawn == 0 else 0


@answer(card_from_elsewhere)
@rule
def next_time_card(state: State) -> int:
    """K42: the first card revealed in a turn is the top card of the time deck."""
    if time_card_first(state) == 0:
        return NO_CARD
    return take_out(state.contracts.time, 0)


@answer(tax_over)
@rule
def setting_aside_is_asked(state: State) -> None:
    """K45, M5: after each tax increase, if there is a time card to move."""
    if state.contracts.mode == COOPERATIVE and state.contracts.time.size > 0:
        state.phase = ASIDE
        state.asked = state.active


@rule
def answer_about_aside(state: State, moved: bool) -> None:
    """K45: the card is moved or not; then the turn goes on."""
    if moved:
        set_aside(state)
    state.phase = RESOLVING


@answer(team_result)
@rule
def teams_result(state: State) -> int:
    """K43, K45: on a win each card in the score deck is a point."""
    contracts = state.contracts
    if contracts.mode != COOPERATIVE:
        return 0
    return WON + contracts.aside.size if team_has_won(state) else LOST


@answer(team_progress)
@rule
def contracts_done(state: State) -> int:
    """K43: the contracts that somebody has completed."""
    contracts = state.contracts
    return THOUSAND * (contracts.open.size - contracts.missing) // max(1, contracts.open.size)


@answer(deal_elsewhere)
@rule
def deal_time(view: State, chance: Chance) -> None:
    """Time and score deck may be any of the unseen cards."""
    if view.contracts.mode != COOPERATIVE:
        return
    time, aside = view.contracts.time, view.contracts.aside
    for place in range(time.size):
        time.cards[place] = swap_out(view.deck, below(chance, view.deck.size))
    for place in range(aside.size):
        aside.cards[place] = swap_out(view.deck, below(chance, view.deck.size))
