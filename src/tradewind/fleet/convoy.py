"""What came of some games: plain numbers, whoever sailed them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from tradewind.bots import bots as known
from tradewind.kernel.game import Game
from tradewind.kernel.text import Message

CONVOY: Final = 512  # games handed over at a time


@dataclass(frozen=True)
class Convoy:
    """Some games of a run, one entry each; inner lists are by seat."""

    numbers: range  # which games of the run
    seating: list[list[int]]  # which chair sat in each seat
    decisions: list[int]
    scores: list[list[int]]
    winners: list[list[bool]]
    finals: list[bytes]  # the finished states, where asked for
    failures: list[tuple[str, Message]] = field(default_factory=list)  # players that failed and were replaced


class Fleet(Protocol):
    """Sails games of one kind between bots, each known by its number in a run that a seed names."""

    seats: int

    def convoy(self, seed: int, numbers: range, finals: bool = False) -> Convoy: ...

    def sail(self, pieces: Iterable[range], seed: int) -> Iterator[Convoy]: ...

    def moves(self, seed: int, number: int) -> list[str]: ...

    def finished(self, seed: int, number: int) -> Any: ...


def seating(seats: int, number: int) -> list[int]:
    """Which chair each seat has in game `number`: everybody moves one seat on from game to game."""
    return [(seat + number) % seats for seat in range(seats)]


def convoys(games: int) -> Iterator[range]:
    """The run cut into pieces."""
    for first in range(0, games, CONVOY):
        yield range(first, min(games, first + CONVOY))


def fleet(game: Game, options: Mapping[str, Any], bots: Sequence[str]) -> tuple[Fleet, Message | None]:
    """The fastest fleet this machine can fit out, and a word to the user where that takes a while."""
    if not set(bots) <= set(known(game)):
        from tradewind.fleet.manned import MannedFleet, must_compile

        uncompiled = must_compile(game, options, bots)
        return MannedFleet(game, options, bots), Message("fleet-compiling") if uncompiled else None
    try:
        import numba  # noqa: F401
    except ImportError:
        from tradewind.fleet.plain import PlainFleet

        return PlainFleet(game, options, bots), Message("fleet-plain")
    from tradewind.fleet.compiled import CompiledFleet
    from tradewind.fleet.fitting import is_kept

    fitted = CompiledFleet(game, options, bots)
    return fitted, None if is_kept(game, fitted.names, bool(fitted.template.expansions)) else Message("fleet-compiling")
