"""The only place that walks along a pile. Slots past its size hold 0, so equal piles have equal bytes."""

from __future__ import annotations

from tradewind.kernel.record import Moves, Pile
from tradewind.kernel.rule import rule


@rule
def push(pile: Pile | Moves, card: int) -> None:
    """Lay a card on top."""
    pile.cards[pile.size] = card
    pile.size += 1


@rule
def pop(pile: Pile) -> int:
    """Take the card on top."""
    top = pile.size - 1
    card = pile.cards[top]
    pile.cards[top] = 0
    pile.size = top
    return card


@rule
def swap_out(pile: Pile, place: int) -> int:
    """Take the card at `place` of a pile whose order means nothing: the top card fills the gap."""
    card = pile.cards[place]
    top = pile.size - 1
    pile.cards[place] = pile.cards[top]
    pile.cards[top] = 0
    pile.size = top
    return card


@rule
def take_out(pile: Pile, place: int) -> int:
    """Take the card at `place` of a pile whose order matters: the later ones close the gap."""
    card = pile.cards[place]
    top = pile.size - 1
    for later in range(place, top):
        pile.cards[later] = pile.cards[later + 1]
    pile.cards[top] = 0
    pile.size = top
    return card


@rule
def find(pile: Pile | Moves, card: int) -> int:
    """Where the first such card lies, or -1."""
    for place in range(pile.size):
        if pile.cards[place] == card:
            return place
    return -1


@rule
def empty_onto(pile: Pile, other: Pile) -> None:
    """Move every card of one pile onto another, the lowest first."""
    size = pile.size
    start = other.size
    for place in range(size):
        other.cards[start + place] = pile.cards[place]
        pile.cards[place] = 0
    other.size = start + size
    pile.size = 0
