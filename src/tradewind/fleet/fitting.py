# ruff: noqa: F821 — the rules' names get their values when a ship is fitted out
"""Compiles a game and its bots into one function that sails whole games, and keeps the result for the next start.

Numba's own cache notices an edit only in a function's own file, so ours lies in a folder named by a digest of every
source and data file that rules are made of.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

import numba
import numpy as np
from numba.core import config as _config
from numba.extending import intrinsic

import tradewind
from tradewind.bots import bot, choose_at_random
from tradewind.fleet import voyage
from tradewind.fleet.words import word_access
from tradewind.kernel.game import Game
from tradewind.kernel.rule import Compiler
from tradewind.kernel.view import mask

config: Any = _config
njit: Any = numba.njit
INLINED_BELOW = 260  # bytes of bytecode: small rules cost no call
_door: Final = Lock()


@cache
def kept_in(game: Game, names: tuple[str, ...]) -> Path:
    """The folder for what is compiled of a game, named by everything it is made of."""
    import platformdirs

    package = Path(tradewind.__file__).parent
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    inside = (package / "kernel", package / "bots" / "search", package / "fleet", game.folder)
    sources = (path for folder in inside for path in sorted(folder.rglob("*")) if path.suffix in (".py", ".toml"))
    for path in (package / "bots" / "__init__.py", *sources, *game.also_made_of):
        digest.update(path.read_bytes())
    return Path(platformdirs.user_cache_dir("tradewind")) / "-".join((game.name, *names, digest.hexdigest()[:16]))


def _jit(function: Callable[..., Any]) -> Any:
    return njit(
        _nrt=False,
        error_model="numpy",
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
        forceinline=len(function.__code__.co_code) < INLINED_BELOW,
    )(function)


def rules_compiler(expansions: bool = True) -> Compiler:
    """Compiles rules for being called from other compiled code."""
    for setting in ("LOOP_VECTORIZE", "SLP_VECTORIZE"):  # a rule's loops are short: vectorised, they run slower
        setattr(config, setting, 0)
    return Compiler(_jit, expansions=expansions)


def crew(compiler: Compiler, game: Game, names: Sequence[str], look: Any) -> Any:
    """One compiled function that asks bot number N of `names`; all but `random` look at a view made for their seat."""
    ask: Any = None
    for number in reversed(range(len(names))):
        ask = compiler.jit(_asking(compiler, bot(game, names[number]), number, look, ask))
    return ask


def _asking(compiler: Compiler, rule: Callable[..., Any], number: int, look: Any, others: Any) -> Callable[..., Any]:
    twin = compiler(rule)
    blind = rule is choose_at_random

    def look_and_choose(which, state, view, masks, seat, moves, chance):  # type: ignore[no-untyped-def]
        if not blind:
            look(state, view, masks[seat])
        return twin(view, seat, moves, chance)

    if others is None:
        return look_and_choose
    mine = compiler.jit(look_and_choose)

    def ask(which, state, view, masks, seat, moves, chance):  # type: ignore[no-untyped-def]
        if which == number:
            return mine(which, state, view, masks, seat, moves, chance)
        return others(which, state, view, masks, seat, moves, chance)

    return ask


def rigged(compiler: Compiler, game: Game, names: Sequence[str], words: dict[str, Any]) -> dict[str, Any]:
    """Everything a voyage needs, compiled for being called from other compiled code."""
    engine: Any = game.engine
    inside = {name: compiler(getattr(engine, name)) for name in ("start", "legal", "apply", "actor", "score", "wins")}
    inside |= words | {"embark": compiler(voyage.embark)}
    for function in (voyage.look, voyage.keep, voyage.board):
        inside[function.__name__] = compiler.twin(function, **inside)
    return inside | {"choose": crew(compiler, game, names, inside["look"])}


@cache
def fitted_out(game: Game, names: tuple[str, ...], expansions: bool) -> Any:
    """The compiled function that sails many games: the first time it takes some seconds, then it is kept."""
    compiler = rules_compiler(expansions)
    inside = rigged(compiler, game, names, word_access(intrinsic, numba.types))
    inside["sail"] = compiler.twin(voyage.sail, **inside)
    with keeping(game, fitting_name(names, expansions)) as compiler:
        return compiler.twin(sail_many, **inside)


@contextmanager
def keeping(game: Game, names: tuple[str, ...]) -> Iterator[Compiler]:
    """A compiler whose results are kept for the next start, apart from all others; not where nothing can be written.

    Numba tells fittings apart by this folder alone, and knows one folder at a time.
    """
    folder = kept_in(game, names)
    with _door:
        before, can_keep = config.CACHE_DIR, _can_write(folder)
        config.CACHE_DIR = str(folder) if can_keep else before
        try:
            yield Compiler(njit(nogil=True, cache=can_keep))
        finally:
            config.CACHE_DIR = before


def _can_write(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def fitting_name(names: tuple[str, ...], expansions: bool) -> tuple[str, ...]:
    """What is compiled for these bots, with what expansions do or without."""
    return ("all" if expansions else "base", *names)


def is_kept(game: Game, names: tuple[str, ...], expansions: bool) -> bool:
    """Whether an earlier start has compiled this already."""
    return any(kept_in(game, fitting_name(names, expansions)).rglob("*.nbc"))


board: Callable[..., Any]
keep: Callable[..., Any]
sail: Callable[..., Any]
score: Callable[..., Any]
wins: Callable[..., Any]


def sail_many(  # type: ignore[no-untyped-def]
    template, ships, masks, moves, chance, bots, seeds, decisions, scores, winners, finals, log
):
    """Sail one game after another in ship 0, with ship 1 for the views; fill in what came of each."""
    for game in range(len(seeds)):
        board(template, ships[0], chance[0], seeds[game])
        decisions[game] = sail(ships[0], ships[1], masks, moves[0], chance[0], bots[game], log)
        for seat in range(bots.shape[1]):
            scores[game, seat] = score(ships[0], seat)
            winners[game, seat] = wins(ships[0], seat)
        if game < len(finals):
            keep(ships[0], finals[game])


def word_masks(record: Any, seats: int) -> Any:
    """For each seat, what it may see of a state, word by word."""
    rows = [np.frombuffer(mask(record, seat), dtype=np.uint64) for seat in range(seats)]
    return np.array(rows)
