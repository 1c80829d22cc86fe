"""Scenes with contracts: a table at a given moment, some moves, the table after.

deal = Deal(["mercenary"], seats=[seat("pirate-5", "sailor-3")], phase="hire", harbour=["flute-1-1"])
deal.play("complete mercenary")
assert deal.done("mercenary") == [1]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scenes import Scene

import tradewind as tw

COLOURS = ["pinnace-1-1", "flute-1-1", "barque-1-1", "frigate-1-1", "galleon-1-2"]


def seat(*cards: str, coins: int | list[str] = 3, nest: Sequence[str] = (), expeditions: Sequence[str] = ()) -> Any:
    """What lies in front of a player."""
    kept = {"contracts": {"nest": list(nest)}} if nest else {}
    return {"coins": coins, "cards": list(cards), "expeditions": list(expeditions)} | kept


def contract(name: str, *done: int, **steps: int) -> dict[str, Any]:
    """An open contract, with the seats that completed it and markers under way: contract("broker", 2, seat1=1)."""
    return {
        "name": name,
        "done": list(done),
        "steps": {key.removeprefix("seat"): step for key, step in steps.items()},
    }


class Deal(Scene):
    """A table with contracts. `coming`: the next cards of the deck; `time`, `aside`: the team's decks."""

    def __init__(
        self,
        contracts: Sequence[Any] = (),  # names, or what `contract` makes
        *,
        players: int = 3,
        mode: str = "competitive",
        product: str = "contracts",
        also: Sequence[str] = (),
        coming: Sequence[str] = (),
        seats: Sequence[dict[str, Any]] = (),
        time: int | list[str] | None = None,
        aside: int | list[str] | None = None,
        head_start: int = 0,
        **position: Any,
    ) -> None:
        table: dict[str, Any] = {"open": [each if isinstance(each, dict) else contract(each) for each in contracts]}
        table |= {key: cards for key, cards in (("time", time), ("aside", aside)) if cards is not None}
        given = position | {"players": list(seats)} | ({"contracts": table} if product == "contracts" else {})
        options: dict[str, Any] = {"players": players, "with": [product, *also], "mode": mode, "aside": head_start}
        self.table = tw.open("port-royal", seed=7, position=given, chance={"deck": list(coming)}, **options)

    @property
    def purses(self) -> list[list[str]]:
        """What nobody sees: the faces of the coins, oldest first."""
        return [player["coins"] for player in self.table.view(everything=True)["players"]]

    @property
    def nests(self) -> list[list[str]]:
        return [player["contracts"]["nest"] for player in self.table.view()["players"]]

    def _contract(self, name: str) -> Any:
        return next(each for each in self.table.view()["contracts"]["open"] if each["name"] == name)

    def done(self, name: str) -> list[int]:
        seats: list[int] = self._contract(name)["done"]
        return seats

    def steps(self, name: str) -> dict[str, int]:
        steps: dict[str, int] = self._contract(name)["steps"]
        return steps

    @property
    def time(self) -> int:
        cards: int = self.table.view()["contracts"]["time"]
        return cards

    @property
    def aside(self) -> int:
        cards: int = self.table.view()["contracts"]["aside"]
        return cards

    def open(self, key: str) -> list[str]:
        """A face-down deck of the team's, next card first."""
        cards: list[str] = self.table.view(everything=True)["contracts"][key]
        return cards
