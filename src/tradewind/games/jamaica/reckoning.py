"""J70: what a ship's points came from."""

from __future__ import annotations

from tradewind.games.jamaica.components import GOLD, TREASURE_VALUE
from tradewind.games.jamaica.finish import space_points
from tradewind.games.jamaica.holds import stock
from tradewind.games.jamaica.layout import Ship
from tradewind.kernel.text import Message


def reckoning(ship: Ship) -> list[tuple[Message, int]]:
    """J70: the space, the doubloons, and the treasures with the curses apart."""
    shown = [max(ship.treasures.cards[place], ship.face_up[place]) for place in range(ship.treasures.size)]
    values = [TREASURE_VALUE[treasure] for treasure in shown]
    return [
        (Message("jamaica-part-space"), space_points(ship)),
        (Message("jamaica-part-doubloons"), stock(ship, GOLD)),
        (Message("jamaica-part-treasures"), sum(value for value in values if value > 0)),
        (Message("jamaica-part-curses"), sum(value for value in values if value < 0)),
    ]
