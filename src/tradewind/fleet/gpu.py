# ruff: noqa: F821 — the rules' names get their values when a ship is fitted out
"""Sails games on a GPU, one game to a thread: the same rules, the same seeds, the same bytes at the end.

What is slow on a GPU is not the rules' arithmetic but that neighbouring threads are at different places in them. So all
threads of a multiprocessor take their steps together, which lets them share the fetched instructions, and ships that
are home wait until a third of them are before they put to sea again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # NumPy 2.5 dropped the name; the CUDA package still asks for it
    np.row_stack = np.vstack

from numba import cuda as _cuda

from tradewind.fleet.convoy import Convoy, seating
from tradewind.fleet.fitting import rigged, word_masks
from tradewind.fleet.voyage import SEEDS
from tradewind.fleet.words import word_access
from tradewind.kernel.chance import Chance
from tradewind.kernel.game import Game
from tradewind.kernel.record import numpy_type
from tradewind.kernel.rule import Compiler

cuda: Any = _cuda
SHIPS = 448  # threads of the one block that each multiprocessor runs: with more, their states crowd each other out
REGISTERS = 96
HOME = 3  # one ship in so many must be home before new games begin

board: Callable[..., Any]
keep: Callable[..., Any]
legal: Callable[..., Any]
apply: Callable[..., Any]
actor: Callable[..., Any]
choose: Callable[..., Any]
score: Callable[..., Any]
wins: Callable[..., Any]
STATE: Any
VIEW: Any
MOVES: Any
CHANCE: Any


def sail_fleet(template, masks, bots, seeds, taken, decisions, scores, winners, finals):  # type: ignore[no-untyped-def]
    """Each thread takes game after game until none is left."""
    ships, views = cuda.local.array(1, STATE), cuda.local.array(1, VIEW)
    listed, dice = cuda.local.array(1, MOVES), cuda.local.array(1, CHANCE)
    ship, view, moves, chance = ships[0], views[0], listed[0], dice[0]
    game, seat, count, ashore = -1, np.int32(-1), 0, 0
    while True:
        home = cuda.syncthreads_count(np.int32(seat < 0))
        if home == SHIPS and cuda.syncthreads_and(np.int32(ashore)) != 0:
            return
        if home * HOME >= SHIPS and seat < 0 and ashore == 0:
            if game >= 0:
                decisions[game] = count
                for player in range(bots.shape[1]):
                    scores[game, player] = score(ship, player)
                    winners[game, player] = wins(ship, player)
                if game < len(finals):
                    keep(ship, finals[game])
            game = cuda.atomic.add(taken, 0, 1)
            if game < len(seeds):
                board(template, ship, chance, seeds[game])
                count = 0
                seat = np.int32(actor(ship))
            else:
                ashore = 1
        if seat >= 0:
            legal(ship, seat, moves)
            place = choose(bots[game, seat], ship, view, masks, seat, moves, chance)
            apply(ship, seat, np.int32(moves.cards[place]))
            count += 1
            seat = np.int32(actor(ship))


@contextmanager
def counting_from_the_front() -> Iterator[None]:
    """While this holds, CUDA code is compiled without asking of every index whether it is negative.

    No rule counts from the end of a row, and the question would make up a sixth of the code.
    """
    from numba.cuda.np import arrayobj

    def as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, arrayobj.types.intp)

    usual = arrayobj.fix_integer_index
    arrayobj.fix_integer_index = as_it_is
    try:
        yield
    finally:
        arrayobj.fix_integer_index = usual


@cache
def fitted_out(game: Game, state: Any, names: tuple[str, ...], expansions: bool) -> Any:
    """The kernel with this game's rules and these bots in it."""
    from numba.cuda import types
    from numba.cuda.extending import intrinsic

    compiler = Compiler(cuda.jit(device=True), narrow=True, expansions=expansions)
    inside = rigged(compiler, game, names, word_access(intrinsic, types))
    inside |= {
        "STATE": numpy_type(state),
        "VIEW": numpy_type(Chance if names == ("random",) else state),  # who looks at nothing needs no view
        "MOVES": numpy_type(type(game.move_list())),
        "CHANCE": numpy_type(Chance),
    }
    return Compiler(cuda.jit(max_registers=REGISTERS)).twin(sail_fleet, **inside)


class GpuFleet:
    """As many games at a time as the GPU has room for."""

    def __init__(self, game: Game, options: Mapping[str, Any], bots: Sequence[str]) -> None:
        self.game = game
        self.template = game.template(options)
        self.seats: int = self.template.seats
        self.names = tuple(dict.fromkeys(bots))
        self.chairs = np.array([self.names.index(name) for name in bots], np.int64)
        state: Any = type(self.template)
        self._kernel = fitted_out(game, state, self.names, bool(self.template.expansions))
        self._template = cuda.to_device(np.frombuffer(self.template.to_bytes(), np.uint64))
        self._masks = cuda.to_device(word_masks(type(self.template), self.seats))
        self._blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT

    def timed(self, seed: int, numbers: range) -> tuple[float, int]:
        """Seconds on the GPU itself, and how many decisions were taken in them."""
        _, seconds, (decisions, *_) = self._sail(seed, numbers, 0)
        return seconds, int(decisions.copy_to_host().sum())

    def convoy(self, seed: int, numbers: range, finals: bool = False) -> Convoy:
        """Sail these games of the run that `seed` names."""
        chairs, _, (*results, last) = self._sail(seed, numbers, len(numbers) if finals else 0)
        states = [row.tobytes() for row in last.copy_to_host()[: len(numbers)]] if finals else []
        decisions, scores, winners = (array.copy_to_host().tolist() for array in results)
        return Convoy(numbers, chairs.tolist(), decisions, scores, winners, states)

    def _sail(self, seed: int, numbers: range, finals: int) -> tuple[Any, float, tuple[Any, ...]]:
        """Launch and wait: who sat where, how long it took, and what came of it, still on the GPU."""
        count, which = len(numbers), np.array(numbers, np.int64)
        chairs = np.array([seating(self.seats, number) for number in range(self.seats)], np.int64)[which % self.seats]
        results = (
            cuda.device_array(count, np.int64),
            cuda.device_array((count, self.seats), np.int64),
            cuda.device_array((count, self.seats), np.bool_),
            cuda.device_array((finals, len(self._template)) if finals else (0, 1), np.uint64),
        )
        given = (cuda.to_device(self.chairs[chairs]), cuda.to_device((seed + which) % SEEDS))
        taken, start, end = cuda.to_device(np.zeros(1, np.int64)), cuda.event(), cuda.event()
        start.record()
        with counting_from_the_front():
            self._kernel[self._blocks, SHIPS](self._template, self._masks, *given, taken, *results)
        end.record()
        end.synchronize()
        return chairs, cuda.event_elapsed_time(start, end) / 1000, results
