# ruff: noqa: F821 — the rules' names get their values when they are compiled
"""The compiled rules, some moves at a time, with every state they pass through: for laying them beside the plain ones.

A game that is stepped along is known by its seed, as one that is sailed; its moves are given or drawn at random.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np

from tradewind.fleet.fitting import fitting_name, keeping, rules_compiler
from tradewind.fleet.voyage import embark as embark_rule
from tradewind.kernel.chance import Chance
from tradewind.kernel.chance import below as below_rule
from tradewind.kernel.game import Game, GameState
from tradewind.kernel.record import numpy_type

AT_RANDOM: Final = -1

start: Callable[..., Any]
legal: Callable[..., Any]
apply: Callable[..., Any]
actor: Callable[..., Any]
waits: Callable[..., Any]
embark: Callable[..., Any]
below: Callable[..., Any]


def follow(ship, words, moves, listed, chance, log, states, lists):  # type: ignore[no-untyped-def]
    """Make the moves of the log, those that are not given at random. How many there were, and who is asked next."""
    done = 0
    seat = actor(ship)
    while seat >= 0:
        if done < len(log):
            if log[done][1] == AT_RANDOM:
                log[done][0] = below(chance, ship.seats)
                while not waits(ship, log[done][0]):
                    log[done][0] = (log[done][0] + 1) % ship.seats
            seat = log[done][0]
        legal(ship, seat, moves)
        keep(words, states[done])
        keep(listed, lists[done])
        if done == len(log):
            return done, seat
        if log[done][1] == AT_RANDOM:
            log[done][1] = moves.cards[below(chance, moves.size)]
        apply(ship, seat, log[done][1])
        done += 1
        seat = actor(ship)
    keep(words, states[done])
    return done, seat


def keep(words: Any, row: Any) -> None:
    for place in range(len(words)):
        row[place] = words[place]


def begin(ship, chance, seed):  # type: ignore[no-untyped-def]
    embark(ship, chance, seed)
    start(ship)


@cache
def _compiled(game: Game, expansions: bool) -> tuple[Any, Any]:
    compiler = rules_compiler(expansions)
    rules = {name: compiler(getattr(game.engine, name)) for name in ("start", "legal", "apply", "actor", "waits")}
    inside = rules | {"embark": compiler(embark_rule), "below": compiler(below_rule), "keep": compiler.jit(keep)}
    with keeping(game, fitting_name(("steps",), expansions)) as kept:
        return kept.twin(begin, **inside), kept.twin(follow, **inside)


@dataclass(frozen=True)
class Steps:
    """Some moves, and what lay between: state N before move N, the list its seat chose from, and the last state."""

    moves: list[tuple[int, int]]
    states: list[bytes]
    lists: list[list[int]]  # one more than moves (what the seat that is asked may do), unless the game is over
    asked: int  # who decides next, -1 once the game is over


class Stepper:
    """One compiled game at a time."""

    def __init__(self, game: Game, template: GameState) -> None:
        self._begin, self._follow = _compiled(game, template.expansions > 0)
        self._template = np.frombuffer(template.to_bytes(), np.uint64)
        self._ships = np.zeros(1, numpy_type(type(template)))
        self._words = self._ships.view(np.uint64)
        self._moves = np.zeros(1, numpy_type(type(game.move_list())))
        self._listed = self._moves.view(np.uint8)
        self._chance = np.zeros(1, numpy_type(Chance))

    def begin(self, seed: int) -> None:
        """Set up the game of that seed."""
        self._words[:] = self._template
        self._begin(self._ships[0], self._chance[0], seed)

    def stand_at(self, state: bytes) -> None:
        """Go to any state."""
        self._words[:] = np.frombuffer(state, np.uint64)

    def play(self, moves: Sequence[tuple[int, int]]) -> Steps:
        """Make these moves, as (seat, move)."""
        return self._steps(np.array(moves, np.int64).reshape(len(moves), 2))

    def play_at_random(self, count: int) -> Steps:
        """Make so many moves, or as many as there are until the end."""
        return self._steps(np.full((count, 2), AT_RANDOM, np.int64))

    def _steps(self, log: Any) -> Steps:
        states = np.zeros((len(log) + 1, len(self._words)), np.uint64)
        lists = np.zeros((len(log) + 1, len(self._listed)), np.uint8)
        done, asked = self._follow(
            self._ships[0], self._words, self._moves[0], self._listed, self._chance[0], log, states, lists
        )
        rows = lists.view(self._moves.dtype).reshape(-1)
        return Steps(
            [(int(seat), int(move)) for seat, move in log[:done]],
            [state.tobytes() for state in states[: done + 1]],
            [row["cards"][: row["size"]].tolist() for row in rows[: done + (asked >= 0)]],
            int(asked),
        )
