"""B40: what points came from."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import POINTS
from tradewind.games.port_royal.layout import Player
from tradewind.kernel.record import Pile
from tradewind.kernel.text import Message

PERSONS: Final = Message("port-royal-part-persons")
EXPEDITIONS: Final = Message("port-royal-part-expeditions")


def worth(pile: Pile) -> int:
    """The points printed on cards."""
    return sum(POINTS[card] for card in pile.cards[: pile.size])


def reckoning(player: Player) -> list[tuple[Message, int]]:
    """B40: what the base game counts."""
    return [
        (PERSONS, worth(player.people)),
        (EXPEDITIONS, worth(player.expeditions)),
    ]
