"""What cards are called."""

from __future__ import annotations

import re
from functools import cache

from tradewind.games.port_royal.cards import COINS, COST, FACES, IS_PERSON, KIND, SHIP
from tradewind.kernel.text import Message

_FIGURES = re.compile(r"(-(\d+|skull)\b)+")


@cache
def card_name(face: int) -> Message:
    """The name alone, as on the card itself, where the figures stand beside it."""
    return Message(f"port-royal-card-{_FIGURES.sub('', FACES[face])}")


@cache
def card_message(face: int) -> Message:
    """The name with the figure that tells cards of one name apart: a ship's coins, a person's cost."""
    if KIND[face] == SHIP:
        return Message("port-royal-ship", {"name": card_name(face), "coins": COINS[face]})
    if IS_PERSON[face]:
        return Message("port-royal-person", {"name": card_name(face), "cost": COST[face]})
    return card_name(face)
