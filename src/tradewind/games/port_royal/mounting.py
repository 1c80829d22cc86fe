"""Which expansions there are, and where their moves and sources of chance stand in the game's lists.

An expansion's folder may have `moves.py` with `TEXTS` (its moves) and `SOURCES`; `product.py` has its `PRODUCT`. What
it is without the base game, `alone.py` has as `GAMES`.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module, util
from typing import Any

import tradewind.games.port_royal.expansions as _expansions
from tradewind.games.port_royal import moves as _base
from tradewind.kernel.game import Game, Source

NAMES = tuple(sorted(found.name for found in pkgutil.iter_modules(_expansions.__path__)))


def _declared(name: str, what: str, where: str = "moves") -> tuple[Any, ...]:
    module = f"{_expansions.__name__}.{name}.{where}"
    return tuple(getattr(import_module(module), what, ())) if util.find_spec(module) else ()


TEXTS: tuple[str, ...] = (*_base.TEXTS, *(text for name in NAMES for text in _declared(name, "TEXTS")))
SOURCES: tuple[Source, ...] = (Source("deck"), *(source for name in NAMES for source in _declared(name, "SOURCES")))


def first_move(name: str) -> int:
    """The number of an expansion's first move."""
    before = NAMES[: NAMES.index(name)]
    return len(_base.TEXTS) + sum(len(_declared(other, "TEXTS")) for other in before)


def first_source(name: str) -> int:
    """The number of an expansion's first source of chance."""
    before = NAMES[: NAMES.index(name)]
    return 1 + sum(len(_declared(other, "SOURCES")) for other in before)


def games_alone() -> tuple[Game, ...]:
    """The games that expansions are on their own."""
    return tuple(game for name in NAMES for game in _declared(name, "GAMES", "alone"))
