"""Laying out a given position: every card it names comes out of the box; the rest is unseen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tradewind.games.port_royal.cards import FACES, FIVE_PLAYER_EXPEDITION, NUMBER
from tradewind.games.port_royal.layout import State
from tradewind.kernel.chance import below
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.piles import find, push, swap_out
from tradewind.kernel.record import Pile
from tradewind.kernel.text import Message

LARGEST_NUMBER = 10_000


def impossible(key: str, where: str, **arguments: Any) -> LogbookError:
    """A position that cannot be."""
    return LogbookError(Message(f"port-royal-position-{key}", arguments), f"position.{where}")


def face_list(given: Any, where: str) -> list[int]:
    """A list of faces by name."""
    if not isinstance(given, list):
        raise impossible("no-list", where)
    for place, face in enumerate(given):
        if not isinstance(face, str) or face not in NUMBER or not face:
            raise impossible("no-card", f"{where}[{place}]", card=str(face)[:80])
    return [NUMBER[face] for face in given]


def count(given: Any, where: str, most: int = LARGEST_NUMBER) -> int:
    """A whole number from 0."""
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given <= most:
        raise impossible("no-number", where, most=most)
    return given


class Dealing:
    """The cards of a position on their way from the box to the table."""

    def __init__(self, state: State, needed: Sequence[int]) -> None:
        self.state = state
        self.needed = needed  # what the scripted draws will want to find in the deck, in order
        self._waiting: list[tuple[Pile, int, str]] = []

    def lay_open(self, pile: Pile, cards: Sequence[int], where: str) -> None:
        """Put cards face up where everybody sees them."""
        for card in cards:
            self.turn_up(card, where)
            push(pile, card)

    def turn_up(self, card: int, where: str) -> None:
        """Take a card out of the box for everybody to see."""
        self._take(card, where)
        self.state.unseen[card] -= 1

    def lay_hidden(self, pile: Pile, given: Any, where: str) -> None:
        """Put cards face down: those named, or as many as said from the unseen ones the script does not need.

        B1: the five-player expedition has no coin on its back, and is nobody's coin nor anything else that is drawn.
        """
        if isinstance(given, list):
            for card in face_list(given, where):
                if card == FIVE_PLAYER_EXPEDITION:
                    raise impossible("too-many-copies", where, card=FACES[card])
                self._take(card, where)
                push(pile, card)
        else:
            self._waiting.append((pile, count(given, where), where))

    def finish(self) -> None:
        """Deal what was given by number, once everything named lies where it belongs."""
        deck = self.state.deck
        reserved: list[int] = []
        left = max(0, deck.size - sum(cards for _, cards, _ in self._waiting))
        for card in self.needed[:left]:  # later ones come from what will have been discarded by then
            place = find(deck, card)
            if place >= 0:
                reserved.append(swap_out(deck, place))
        for pile, cards, where in self._waiting:
            for _ in range(cards):
                if deck.size == 0:
                    raise impossible("too-many-coins", where)
                push(pile, swap_out(deck, below(self.state.chance, deck.size)))
        for card in reserved:
            push(deck, card)

    def _take(self, card: int, where: str) -> None:
        place = find(self.state.deck, card)
        if place < 0:
            raise impossible("too-many-copies", where, card=FACES[card])
        swap_out(self.state.deck, place)
