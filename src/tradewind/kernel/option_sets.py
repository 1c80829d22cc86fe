"""The ways a game can be played: all its options against each other, for tests that leave none out."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from itertools import chain, combinations, product
from typing import Any, Final

from tradewind.kernel.errors import LogbookError
from tradewind.kernel.game import Game

MANY_PLAYERS: Final = 6
MANY_VALUES: Final = 4


def option_sets(game: Game) -> list[dict[str, Any]]:
    """All the ways a game can be played; of many player counts, the small ones and the largest."""
    offered = dict(game.choices())
    players = sorted(offered.pop("players"))
    counts = [*players[:MANY_PLAYERS], *players[MANY_PLAYERS:][-1:]]
    usual = next(options for count in counts for options in _possible(game, {"players": count}))
    values = [_some(values, isinstance(usual[key], list)) for key, values in offered.items()]
    found: dict[str, dict[str, Any]] = {}
    for combination in product(counts, *values):
        for options in _possible(game, dict(zip(("players", *offered), combination, strict=True))):
            found.setdefault(json.dumps(options, sort_keys=True), options)
    return list(found.values())


def _possible(game: Game, options: dict[str, Any]) -> list[dict[str, Any]]:
    try:
        return [game.options(options)]
    except LogbookError:
        return []


def _some(values: Sequence[Any], subset: bool) -> list[Any]:
    """What an option may say: any subset, or one of its values (of many: the first two and the last)."""
    if subset:
        return [list(some) for some in chain.from_iterable(combinations(values, n) for n in range(len(values) + 1))]
    return list(values) if len(values) <= MANY_VALUES else [*values[:2], values[-1]]


def covering(sets: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Few option sets in which every value of every option is played at least once."""
    chosen: list[dict[str, Any]] = []
    covered: set[tuple[str, str]] = set()
    for options in random.Random(1).sample(list(sets), len(sets)):
        values = {(key, str(value)) for key in options for value in _values(options[key])}
        if values - covered:
            covered |= values
            chosen.append(options)
    return chosen


def _values(value: Any) -> list[Any]:
    return value or ["none"] if isinstance(value, list) else [value]
