"""B1–B5: cards, coins and seats. A coin is a card taken unseen from the deck."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import POINTS, ROLE, SABRES
from tradewind.games.port_royal.layout import Player, State
from tradewind.kernel.chance import NOBODY_KNOWS, pick
from tradewind.kernel.piles import empty_onto, find, pop, push, swap_out, take_out
from tradewind.kernel.rule import rule

DECK: Final = 0  # the source of chance

NO_CARD: Final = 0


@rule
def clockwise(state: State, start: int, steps: int) -> int:
    """B5: the seat that many places to the left of another."""
    seat = start + steps
    return seat - state.seats if seat >= state.seats else seat


@rule
def can_draw(state: State) -> bool:
    """B4: is there a card in the deck, or a discard to make a new deck of?"""
    return state.deck.size + state.discard.size > 0


@rule
def draw_card(state: State, known: int) -> int:
    """B4: the next card; the discard becomes the new deck only when a card is needed. `can_draw` holds."""
    if state.deck.size == 0:
        reshuffle(state)
    return swap_out(state.deck, pick(state.chance, DECK, state.deck, known))


@rule
def reshuffle(state: State) -> None:
    """B4: the discard becomes the deck; nobody sees its cards any more."""
    for place in range(state.discard.size):
        state.unseen[state.discard.cards[place]] += 1
    empty_onto(state.discard, state.deck)


@rule
def turn_up(state: State, card: int) -> int:
    """A card that nobody could see lies open from now on."""
    state.reveals += 1
    state.unseen[card] -= 1
    return card


@rule
def gain(state: State, seat: int, amount: int) -> None:
    """B3, B4: coins come unseen from the deck; those that cannot be drawn are lost."""
    coins = state.players[seat].coins
    for _ in range(min(amount, state.deck.size + state.discard.size)):
        push(coins, draw_card(state, NOBODY_KNOWS))


@rule
def pay(state: State, seat: int, amount: int) -> None:
    """B3: spent coins go face up to the discard, from the top of the pile."""
    coins = state.players[seat].coins
    for _ in range(amount):
        push(state.discard, turn_up(state, pop(coins)))


@rule
def pay_fee(state: State, seat: int) -> None:
    """B23: the coin for the active player moves, still face down."""
    push(state.players[state.active].coins, pop(state.players[seat].coins))


@rule
def employ(player: Player, person: int) -> None:
    """B22: a person's ability and points count at once."""
    push(player.people, person)
    player.crew[ROLE[person]] += 1
    player.sabres += SABRES[person]
    player.points += POINTS[person]


@rule
def dismiss(state: State, player: Player, person: int) -> None:
    """B25: a discarded person's ability and points are gone."""
    push(state.discard, take_out(player.people, find(player.people, person)))
    player.crew[ROLE[person]] -= 1
    player.sabres -= SABRES[person]
    player.points -= POINTS[person]
