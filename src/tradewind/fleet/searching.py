# ruff: noqa: F821 — the rules' names get their values when a search is fitted out
"""Search, compiled: every playout runs without Python, and the result is kept for the next start."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numba
import numpy as np
from numba.extending import intrinsic

from tradewind.bots.search import playouts
from tradewind.bots.search.outfit import Thought, outfit, thought_of, tree_for
from tradewind.bots.search.tree import Habits
from tradewind.fleet.fitting import fitting_name, keeping, kept_in, rules_compiler, word_masks
from tradewind.fleet.voyage import look
from tradewind.fleet.words import word_access
from tradewind.kernel import registry
from tradewind.kernel.chance import Chance, seed_simulation
from tradewind.kernel.game import Game
from tradewind.kernel.record import numpy_type

MIX: Final = 0x9E3779B97F4A7C15
LANES: Final = 4  # words mixed side by side, since a multiplication takes the processor some time

read_word: Callable[..., Any]
write_word: Callable[..., Any]


def put(root, state):  # type: ignore[no-untyped-def]
    """Make a state of words."""
    for place in range(len(root)):
        write_word(state, place, root[place])


def fingerprint(state, mask, seat):  # type: ignore[no-untyped-def]
    """A number for what the seat knows: no two things it may come to know are likely to have the same."""
    mix = np.uint64(MIX)
    shift = np.uint64(29)
    one, two, three, four = np.uint64(seat + 1), np.uint64(2), np.uint64(3), np.uint64(4)
    end = len(mask) - len(mask) % LANES
    for place in range(0, end, LANES):
        one = (one ^ (read_word(state, place) & mask[place])) * mix
        two = (two ^ (read_word(state, place + 1) & mask[place + 1])) * mix
        three = (three ^ (read_word(state, place + 2) & mask[place + 2])) * mix
        four = (four ^ (read_word(state, place + 3) & mask[place + 3])) * mix
        one ^= one >> shift
        two ^= two >> shift
        three ^= three >> shift
        four ^= four >> shift
    for place in range(end, len(mask)):
        one = (one ^ (read_word(state, place) & mask[place])) * mix
        one ^= one >> shift
    one = ((one ^ two) * mix ^ three) * mix
    one = ((one ^ (one >> shift)) ^ four) * mix
    return np.int64(one ^ (one >> shift))


def _name(kind: Any, expansions: bool) -> tuple[str, ...]:
    """What is compiled for states of that layout."""
    return fitting_name(("search", str(kind.layout.size)), expansions)


def is_kept(game: Game, kind: Any, expansions: bool) -> bool:
    """Whether an earlier start has compiled the search of such states."""
    return any(kept_in(game, _name(kind, expansions)).rglob(f"*.{playouts.search.__name__}-*.nbc"))


@cache
def fitted_out(game: Game, kind: Any, expansions: bool) -> Any:
    """The compiled search of a game: the first time it takes a while, then it is kept."""
    compiler = rules_compiler(expansions)
    words = word_access(intrinsic, numba.types)
    states = {"put": compiler.twin(put, **words), "fingerprint": compiler.twin(fingerprint, **words)}
    states["look"] = compiler.twin(look, **words)
    inside = outfit(game, compiler, compiler, states)
    with keeping(game, _name(kind, expansions)) as kept:
        return kept.twin(playouts.search, **inside)


class CompiledSearch:
    """The search of one decision."""

    def __init__(self, game: Game, view: Any, seat: int, seed: int, playouts: int, habits: Habits) -> None:
        kind: Any = type(view)
        self._search = fitted_out(game, kind, view.expansions > 0)
        self._game, self._seat, self._habits = game, seat, habits
        self._root = np.frombuffer(view.to_bytes(), np.uint64)
        self._masks = word_masks(type(view), view.seats)
        self._tree = tree_for(
            playouts, game.most_legal, lambda size: np.zeros(size, np.int64), lambda size: np.zeros(size, np.float64)
        )
        self._ships = np.zeros(2, numpy_type(type(view)))
        self._moves = np.zeros(1, numpy_type(type(game.move_list())))
        chance = Chance()
        seed_simulation(chance, seed)
        self._chance = np.frombuffer(chance.to_bytes(), numpy_type(Chance)).copy()

    def go_on(self, playouts: int) -> None:
        """Think some more; other threads run meanwhile."""
        self._search(
            self._tree,
            self._root,
            self._ships,
            self._masks,
            self._moves[0],
            self._chance[0],
            self._seat,
            self._habits,
            self._game.guide.horizon,
            playouts,
        )

    @property
    def thought(self) -> Thought:
        return thought_of(self._tree)


def main(name: str, options: str) -> None:
    """Compile the search of a game, for whoever comes later."""
    game = registry.game(name)
    template = game.template(json.loads(options))
    CompiledSearch(game, template, 0, 1, 1, Habits()).go_on(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
