"""Scenes: a harbour before, some moves, a harbour after.

scene = Scene(harbour=["flute-2-2"], seats=[seat("trader-blue-3", coins=1)], phase="hire")
scene.play("trade flute-2-2")
assert scene.coins == [4, 3]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Self

import pytest

import tradewind as tw
from tradewind.games.port_royal.cards import FACES, copies

FIVE_PLAYER_EXPEDITION = "expedition-all"


def seat(*cards: str, coins: int | list[str] = 3, expeditions: Sequence[str] = ()) -> dict[str, Any]:
    """What lies in front of a player."""
    return {"coins": coins, "cards": list(cards), "expeditions": list(expeditions)}


def all_but(*named: str) -> list[str]:
    """The base deck without some cards."""
    rest = Counter(FACES[card] for card in copies("base"))
    rest[FIVE_PLAYER_EXPEDITION] = 0
    rest.subtract(named)
    return list(rest.elements())


class Scene:
    """A table at a given moment. `coming`: the next cards; `seats`: what the first players have; `goal`: the ending."""

    def __init__(
        self,
        coming: Sequence[str] = (),
        seats: Sequence[dict[str, Any]] = (),
        players: int = 2,
        goal: str = "points",
        **position: Any,
    ) -> None:
        self.table = tw.open(
            "port-royal",
            seed=7,
            players=players,
            ending=goal,
            position=position | {"players": list(seats)},
            chance={"deck": list(coming)},
        )

    def play(self, *moves: str) -> Self:
        for move in moves:
            self.table.play(move)
        return self

    def refusal(self, move: str, seat: int | None = None) -> str | None:
        """The rule by which a move is refused; the scene stays as it is."""
        before = self.table.state.copy()
        with pytest.raises(tw.IllegalMove) as refused:
            self.table.play(move, seat)
        assert self.table.state == before, f"“{move}” was refused, but something has changed"
        return refused.value.rule

    def __getattr__(self, key: str) -> Any:
        """A key of the view: `scene.harbour`, `scene.phase`, `scene.discard` …"""
        return self.table.view()[key]

    @property
    def legal(self) -> list[str]:
        return self.table.legal()

    @property
    def asked(self) -> list[int]:
        return self.table.waiting

    def _of_each(self, key: str) -> list[Any]:
        return [player[key] for player in self.table.view()["players"]]

    @property
    def coins(self) -> list[int]:
        return self._of_each("coins")

    @property
    def points(self) -> list[int]:
        return self._of_each("points")

    @property
    def sabres(self) -> list[int]:
        return self._of_each("sabres")

    @property
    def cards(self) -> list[list[str]]:
        return self._of_each("cards")

    @property
    def fulfilled(self) -> list[list[str]]:
        return self._of_each("expeditions")

    @property
    def purses(self) -> list[list[str]]:
        """What nobody sees: the faces of the coins, oldest first."""
        return [player["coins"] for player in self.table.view(everything=True)["players"]]

    @property
    def drawn_cards(self) -> list[str]:
        """Everything that has come from the deck so far."""
        return [FACES[outcome.value] for outcome in self.table.desk.outcomes]
