"""What the gamblers add to the table."""

from __future__ import annotations

from tradewind.games.port_royal.layout import State as BaseState
from tradewind.kernel.record import Int, Record, part


class Gambler(Record):
    """The gamblers of the active player."""

    mixed: Int  # 1: the gamblers are in the deck
    used: Int  # gamblers used this turn


class State(BaseState):
    """The table as these rules see it; other expansions' records may lie beside."""

    gambler: Gambler = part(Gambler)
