"""Search without a compiler, on the plain mirror: the same playouts, number for number, some hundred times slower."""

from __future__ import annotations

from functools import cache
from typing import Any

from tradewind.bots.search import playouts
from tradewind.bots.search.outfit import Thought, outfit, thought_of, tree_for
from tradewind.bots.search.tree import Habits
from tradewind.kernel.chance import Chance, seed_simulation
from tradewind.kernel.game import Game
from tradewind.kernel.record import copied
from tradewind.kernel.rule import Compiler
from tradewind.kernel.view import redact


def put(root: Any, state: Any) -> None:
    """Make a state equal to another."""
    for field in type(root).layout.fields:
        setattr(state, field.name, copied(getattr(root, field.name)))


def look(state: Any, view: Any, seat: int) -> None:
    """What a seat may see of the state. (The mask of a seat is its number here.)"""
    put(redact(state, seat), view)


def fingerprint(state: Any, mask: int, seat: int) -> int:
    """A number for what the seat knows."""
    return hash((seat, redact(state, mask).numbers()))


@cache
def fitted_out(game: Game) -> Any:
    """The search of a game, as plain functions."""
    as_it_is = Compiler(lambda function: function)
    states = {"put": put, "look": look, "fingerprint": fingerprint}
    return as_it_is.twin(playouts.search, **outfit(game, as_it_is, lambda rule: rule, states))


class PlainSearch:
    """The search of one decision."""

    def __init__(self, game: Game, view: Any, seat: int, seed: int, playouts: int, habits: Habits) -> None:
        self._search = fitted_out(game)
        self._game, self._view, self._seat, self._habits = game, view, seat, habits
        self._tree = tree_for(playouts, game.most_legal, lambda size: [0] * size, lambda size: [0.0] * size)
        self._ships = [view.copy(), view.copy()]
        self._moves, self._chance = game.move_list(), Chance()
        seed_simulation(self._chance, seed)

    def go_on(self, playouts: int) -> None:
        """Think some more."""
        seats = range(self._view.seats)
        self._search(
            self._tree,
            self._view,
            self._ships,
            seats,
            self._moves,
            self._chance,
            self._seat,
            self._habits,
            self._game.guide.horizon,
            playouts,
        )

    @property
    def thought(self) -> Thought:
        return thought_of(self._tree)
