"""Filling in what a seat cannot know, at random, so that the seat would see the same."""

from __future__ import annotations

from tradewind.games.jamaica.components import BONUSES, DECK_SIZE, TREASURE_COPIES
from tradewind.games.jamaica.layout import GHOST, HANDS, TREASURE_SOURCE, Ship, State
from tradewind.kernel.chance import Chance, below, shuffle
from tradewind.kernel.piles import find, push, swap_out, take_out
from tradewind.kernel.record import Pile
from tradewind.kernel.rule import rule


@rule
def resample(view: State, seat: int, chance: Chance) -> None:
    """J11, J61: what the seat cannot see is equally likely wherever it may lie."""
    for other in range(view.seats):
        deal_cards(view, other, other == seat, chance)
    deal_treasures(view, seat, chance)


@rule
def deal_cards(view: State, owner: int, own: bool, chance: Chance) -> None:
    """J1, J11: of the eleven cards those not in sight are in the hand, face down on the table, or in the deck."""
    ship = view.ships[owner]
    if not own:
        ship.card = ship.turned
    gather_cards(ship, own)
    if not own:
        for place in range(ship.hand.size):
            ship.hand.cards[place] = swap_out(ship.deck, below(chance, ship.deck.size))
        if ship.laid and ship.turned == 0:
            ship.card = swap_out(ship.deck, below(chance, ship.deck.size))
    shuffle(chance, HANDS + owner, ship.deck)


@rule
def gather_cards(ship: Ship, own: bool) -> None:
    """Every card not in sight, into the deck."""
    ship.deck.size = 0
    for card in range(1, DECK_SIZE + 1):
        in_hand = own and find(ship.hand, card) >= 0
        if not in_hand and card != ship.card and find(ship.discard, card) < 0:
            push(ship.deck, card)


@rule
def deal_treasures(view: State, seat: int, chance: Chance) -> None:
    """J61, J82: face down at a player lies no bonus; at the ghost and in the stack lies anything."""
    stacked = view.stack.size
    gather_treasures(view, seat)
    for other in range(view.seats):
        if other != seat:
            fill_face_down(view.ships[other], view.stack, unseen_bonuses(view.stack), chance)
    fill_face_down(view.ships[GHOST], view.stack, 0, chance)
    shuffle(chance, TREASURE_SOURCE, view.stack)
    while view.stack.size > stacked:
        take_out(view.stack, 0)


@rule
def gather_treasures(view: State, seat: int) -> None:
    """Every treasure not in sight, into the stack, the bonuses first."""
    view.stack.size = 0
    for treasure in range(1, len(TREASURE_COPIES)):
        for _ in range(TREASURE_COPIES[treasure] - in_sight(view, seat, treasure)):
            push(view.stack, treasure)


@rule
def in_sight(view: State, seat: int, treasure: int) -> int:
    """How many such treasures the seat sees: face up anywhere, or its own."""
    copies = 0
    for number in range(GHOST + 1):
        ship = view.ships[number]
        for place in range(ship.treasures.size):
            seen = ship.treasures.cards[place] if number == seat else ship.face_up[place]
            if seen == treasure:
                copies += 1
    return copies


@rule
def unseen_bonuses(stack: Pile) -> int:
    """How many bonuses lie at the bottom of what was gathered."""
    bonuses = 0
    while bonuses < stack.size and stack.cards[bonuses] <= BONUSES:
        bonuses += 1
    return bonuses


@rule
def fill_face_down(ship: Ship, unseen: Pile, lowest: int, chance: Chance) -> None:
    """Give every treasure of a ship a face: its open one, or any of the unseen from `lowest` up."""
    for place in range(ship.treasures.size):
        ship.treasures.cards[place] = ship.face_up[place]
        if ship.face_up[place] == 0:
            ship.treasures.cards[place] = swap_out(unseen, lowest + below(chance, unseen.size - lowest))
