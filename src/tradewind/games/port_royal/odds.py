"""The exact chances of the next card from public information: unseen cards are equally likely wherever they lie."""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from tradewind.games.port_royal.cards import COLOUR, EXPEDITION, IS_PERSON, KIND, SABRES, SHIP, TAX
from tradewind.games.port_royal.layout import DISCOVER, State
from tradewind.games.port_royal.questions import before_anything_else, forbids_draw
from tradewind.kernel.game import Odds
from tradewind.kernel.rule import rule
from tradewind.kernel.text import Message

DRAW_TEXT: Final = "draw"
SHIPS: Final = tuple(face for face in range(1, len(KIND)) if KIND[face] == SHIP)
OF_KIND: Final = {
    "ship": itemgetter(*SHIPS),
    "person": itemgetter(*(face for face in range(1, len(KIND)) if IS_PERSON[face])),
    "expedition": itemgetter(*(face for face in range(1, len(KIND)) if KIND[face] == EXPEDITION)),
    "tax": itemgetter(*(face for face in range(1, len(KIND)) if KIND[face] == TAX)),
}
WORDS: Final = {kind: Message(f"port-royal-odds-{kind}") for kind in ("bust", *OF_KIND)}


@rule
def busts(view: State, face: int) -> bool:
    """B12, B15: would revealing this card be a bust that no sabre prevents?"""
    if KIND[face] != SHIP or view.colours[COLOUR[face]] == 0:
        return False
    return view.players[view.active].sabres < SABRES[face]


def next_cards(view: State) -> list[int]:
    """How many copies of each face the next card may be. An empty deck is about to be made of the discard."""
    if view.deck.size or before_anything_else(view):
        return view.unseen
    counts = [0] * len(view.unseen)
    for face in view.discard.cards[: view.discard.size]:
        counts[face] += 1
    return counts


def next_card_odds(view: State) -> list[Odds]:
    """The chance of a bust and of each kind of card, should the active player draw."""
    if view.phase != DISCOVER or forbids_draw(view):
        return []
    counts = next_cards(view)
    possible = sum(counts)
    favourable = {"bust": sum([counts[face] for face in SHIPS if counts[face] and busts(view, face)])}
    favourable |= {kind: sum(of_kind(counts)) for kind, of_kind in OF_KIND.items()}
    return [Odds(WORDS[kind], number, possible, kind, DRAW_TEXT) for kind, number in favourable.items()]
