"""The exact chance that a gamble is a bust (G2), from public information."""

from __future__ import annotations

from collections.abc import Mapping
from math import comb

from tradewind.games.port_royal.cards import COLOUR, COLOURS, KIND, SHIP
from tradewind.games.port_royal.expansions.gambler.layout import State
from tradewind.games.port_royal.expansions.gambler.rules import CARDS_AT_ONCE
from tradewind.games.port_royal.odds import next_cards
from tradewind.kernel.game import Odds
from tradewind.kernel.text import Message

KIND_OF_ODDS = "bust"
GAMBLE = "gamble"


def gamble_odds(view: State) -> Odds:
    """Of all hands of four, those that bring a colour for the second time."""
    deck, discard = dict(enumerate(next_cards(view))), _discarded(view)
    from_deck = min(CARDS_AT_ONCE, view.deck.size or view.discard.size)
    beyond = min(CARDS_AT_ONCE - from_deck, view.discard.size) if view.deck.size else 0
    possible = comb(sum(deck.values()), from_deck) * comb(sum(discard.values()), beyond)
    safe = _safe_hands(view, deck, from_deck, discard, beyond)
    return Odds(Message("port-royal-odds-bust"), possible - safe, possible, KIND_OF_ODDS, GAMBLE)


def _discarded(view: State) -> dict[int, int]:
    """What a new deck would be made of, should this one not last for four cards."""
    cards = view.discard.cards[: view.discard.size]
    return {card: cards.count(card) for card in cards}


def _safe_hands(view: State, deck: Mapping[int, int], from_deck: int, discard: Mapping[int, int], beyond: int) -> int:
    """Hands with no ship of a colour that lies there, and at most one of any other."""
    ways = {(0, 0): 1}  # ships taken from the deck, and from the new deck: in how many ways
    for colour in range(len(COLOURS)):
        if view.colours[colour] == 0:
            here, there = _ships(deck, colour), _ships(discard, colour)
            ways = _with_one_more(ways, here, there)
    return sum(
        count * comb(_others(deck), from_deck - here) * comb(_others(discard), beyond - there)
        for (here, there), count in ways.items()
        if here <= from_deck and there <= beyond
    )


def _with_one_more(ways: Mapping[tuple[int, int], int], here: int, there: int) -> dict[tuple[int, int], int]:
    """The ways with at most one ship of one more colour."""
    more: dict[tuple[int, int], int] = {}
    for (first, second), count in ways.items():
        for taken, copies in (((first, second), 1), ((first + 1, second), here), ((first, second + 1), there)):
            more[taken] = more.get(taken, 0) + count * copies
    return more


def _ships(cards: Mapping[int, int], colour: int) -> int:
    return sum(copies for face, copies in cards.items() if KIND[face] == SHIP and COLOUR[face] == colour)


def _others(cards: Mapping[int, int]) -> int:
    return sum(copies for face, copies in cards.items() if KIND[face] != SHIP)
