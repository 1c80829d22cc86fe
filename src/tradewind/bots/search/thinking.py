"""Thinks about one decision for as long as a budget allows: compiled, or plain where no compiler is at hand."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from threading import Lock, Thread
from time import perf_counter as clock
from typing import Any, Final, Protocol

from tradewind.bots.players import Seen
from tradewind.bots.search.budget import Budget
from tradewind.bots.search.outfit import Thought, together
from tradewind.bots.search.plain import PlainSearch
from tradewind.bots.search.tree import Habits
from tradewind.kernel.game import Game

LOOKS: Final = 0.01  # about so many seconds between two looks at the clock
ROUND: Final = 32  # playouts
PLAYOUTS_A_MILLISECOND: Final = 40  # room in the tree for a budget of time; few games are quicker
PLAIN_PLAYOUTS_A_MILLISECOND: Final = 1
A_TREE: Final = 500  # playouts: below that, several small trees know less than a single one
RUNNERS_UP_SHARE: Final = 0.4  # by the clock, where nothing is repeatable anyway: more of what is left it hardly gets
SEEDS: Final = 1 << 60
ANY_SEED: Final = 1


class Search(Protocol):
    """One decision that is being thought about."""

    def go_on(self, playouts: int) -> None: ...

    @property
    def thought(self) -> Thought: ...


Begin = Callable[[Game, Any, int, int, int, Habits], Search]  # game, view, seat, seed, playouts, habits
Searcher = Callable[[Seen], Begin]  # what is to be decided: how to search
Kind = tuple[Game, type, bool]  # decisions that share one compiled search

_ready: set[Kind] = set()  # what this process has compiled
_preparing: set[Kind] = set()
_door: Final = Lock()


def _kind(seen: Seen) -> Kind:
    return seen.game, type(seen.state), seen.state.expansions > 0


def compiled(seen: Seen) -> Begin:
    """The compiled search, compiled now if it never was; the plain one where there is no compiler."""
    if not find_spec("numba"):
        return PlainSearch
    from tradewind.fleet.searching import CompiledSearch

    if _kind(seen) not in _ready:
        CompiledSearch(seen.game, seen.state, seen.seat - 1, ANY_SEED, 1, Habits()).go_on(0)
        _ready.add(_kind(seen))
    return CompiledSearch


def at_hand(seen: Seen) -> Begin:
    """The search that is ready now: while the first one of its kind is compiled in the background, the plain one."""
    if _kind(seen) in _ready:
        return compiled(seen)
    with _door:
        if _kind(seen) not in _preparing and find_spec("numba"):
            _preparing.add(_kind(seen))
            thread = Thread(target=_prepare, args=(seen,), daemon=True)
            thread.start()
            atexit.register(thread.join)  # a compiler does not bear to be left in the middle
    return PlainSearch


def _prepare(seen: Seen) -> None:
    """Compile in another process, which slows down nobody here and can be left at any time, and take what it kept."""
    from tradewind.fleet.searching import is_kept

    if not is_kept(*_kind(seen)):
        compiling = subprocess.Popen(
            [sys.executable, "-P", "-m", "tradewind.fleet.searching", seen.game.name, json.dumps(dict(seen.options))],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(path or "." for path in sys.path)},
        )
        atexit.register(compiling.kill)
        if compiling.wait() < 0:  # it was ended, since we leave
            return
    compiled(seen)


def think(begin: Begin, game: Game, view: Any, seat: int, seed: int, budget: Budget, habits: Habits) -> Thought:
    """What the moves at hand are worth; the same for the same seed, unless the clock ends it."""
    cores = _cores(begin, budget)
    if cores == 1:
        return _think_alone(begin, game, view, seat, seed, budget, habits)
    each = Budget(-(-budget.playouts // cores), budget.milliseconds)
    with ThreadPoolExecutor(cores) as pool:
        seeds = [(seed + core) % SEEDS for core in range(cores)]
        return together([*pool.map(lambda own: _think_alone(begin, game, view, seat, own, each, habits), seeds)])


def _cores(begin: Begin, budget: Budget) -> int:
    """How many trees are worth growing: each needs playouts enough, and plain Python runs on one core."""
    if begin is PlainSearch:
        return 1
    return min(budget.cores, max(1, budget.playouts // A_TREE)) if budget.playouts else budget.cores


def _think_alone(begin: Begin, game: Game, view: Any, seat: int, seed: int, budget: Budget, habits: Habits) -> Thought:
    speed = PLAIN_PLAYOUTS_A_MILLISECOND if begin is PlainSearch else PLAYOUTS_A_MILLISECOND
    playouts = budget.playouts or budget.milliseconds * speed
    search = begin(game, view, seat, seed, playouts, habits)
    began, done, batch = clock(), 0, 1
    while True:
        search.go_on(batch)
        done += batch
        gone = clock() - began
        left = _playouts_left(budget, done, gone)
        if left <= 0 or _may_stop(search.thought, budget, done, left):
            return search.thought
        batch = max(1, min(left, done, int(done / gone * LOOKS), ROUND - done % ROUND))


def _may_stop(thought: Thought, budget: Budget, done: int, left: int) -> bool:
    """Whether it is settled; of so many playouts only after every round, so that a faster machine stops no earlier."""
    if budget.playouts:
        return done % ROUND == 0 and is_settled(thought, left)
    return is_settled(thought, left * RUNNERS_UP_SHARE)


def _playouts_left(budget: Budget, done: int, gone: float) -> int:
    """How many more playouts there will be, as far as one can tell."""
    left = [budget.playouts - done] if budget.playouts else []
    if budget.milliseconds:
        left.append(int((budget.milliseconds / 1000 - gone) * done / gone))
    return min(left)


def is_settled(thought: Thought, left: float) -> bool:
    """Whether so many more playouts of the runner-up could not change the choice."""
    tries = sorted(thought.tries)
    return tries[-1] - tries[-2] > left
