"""Set Sail! without the base game: S1–S5."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tradewind.games.port_royal.cards import copies
from tradewind.games.port_royal.expansions.set_sail.product import NAME, PRODUCT
from tradewind.games.port_royal.game import PortRoyal
from tradewind.games.port_royal.product import Product
from tradewind.games.port_royal.reckoning import EXPEDITIONS
from tradewind.kernel.text import Message


class SetSailAlone(PortRoyal):
    """S1, S5: its own 60 cards, 2–4 players, 8 points."""

    name = "port-royal-set-sail"
    players = (2, 3, 4)
    goal = 8

    def products(self) -> tuple[Product, ...]:
        return (PRODUCT,)

    def choices(self) -> Mapping[str, Sequence[Any]]:
        return {"players": self.players}

    def template(self, options: Mapping[str, Any]) -> Any:
        return super().template({**options, "with": [NAME]})

    def box(self, options: Mapping[str, Any]) -> list[int]:
        """S1: no card of the base game."""
        return copies(NAME)

    def reckoning(self, state: Any, seat: int) -> list[tuple[Message, int]]:
        """S1: there are no expeditions to count."""
        return [part for part in super().reckoning(state, seat) if part[0] != EXPEDITIONS]


GAMES = (SetSailAlone(),)
