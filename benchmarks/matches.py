# ruff: noqa: F821 — the rules' names get their values when a match is fitted out
"""Compiled games between searchers and a game's own bot: a searcher is asked only where it has a choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numba
import numpy as np
from numba.extending import intrinsic

from tradewind.bots.search.outfit import best_bot
from tradewind.fleet.fitting import fitting_name, keeping, rigged, rules_compiler, word_masks
from tradewind.fleet.voyage import SEEDS
from tradewind.fleet.words import word_access
from tradewind.kernel.chance import Chance
from tradewind.kernel.game import Game
from tradewind.kernel.record import numpy_type

NO_MOVE: Final = -1

start: Callable[..., Any]
legal: Callable[..., Any]
apply: Callable[..., Any]
actor: Callable[..., Any]
choose: Callable[..., Any]
wins: Callable[..., Any]
score: Callable[..., Any]
look: Callable[..., Any]
keep: Callable[..., Any]
board: Callable[..., Any]


def begin(template, ship, chance, seed):  # type: ignore[no-untyped-def]
    board(template, ship, chance, seed)


def sail_on(ship, view, masks, moves, chance, thinks, seat, move, row):  # type: ignore[no-untyped-def]
    """Make the move, if one is given, and go on until a thinking seat has a choice; its view lies in `row` then."""
    if move >= 0:
        apply(ship, seat, move)
    seat = actor(ship)
    while seat >= 0:
        legal(ship, seat, moves)
        place = 0
        if moves.size > 1:
            look(ship, view, masks[seat])
            if thinks[seat]:
                keep(view, row)
                return seat
            place = choose(view, seat, moves, chance)
        apply(ship, seat, moves.cards[place])
        seat = actor(ship)
    return seat


def judge(ship, scores, winners):  # type: ignore[no-untyped-def]
    """What came of the game."""
    for seat in range(len(scores)):
        scores[seat] = score(ship, seat)
        winners[seat] = wins(ship, seat)


@cache
def _fitted_out(game: Game, expansions: bool) -> tuple[Any, Any, Any]:
    compiler = rules_compiler(expansions)
    inside = rigged(compiler, game, (), word_access(intrinsic, numba.types)) | {"choose": compiler(best_bot(game))}
    with keeping(game, fitting_name(("matches",), expansions)) as kept:
        return kept.twin(begin, **inside), kept.twin(sail_on, **inside), kept.twin(judge, **inside)


Thinker = Callable[[Any, int, int], int]  # view as a mirror, seat, seed: a move


@dataclass(frozen=True)
class Ended:
    """What came of one game, by seat."""

    scores: list[int]
    winners: list[bool]
    choices: list[int]  # how often a thinker was asked


class Match:
    """Games of one kind between thinkers and the game's own bot."""

    def __init__(self, game: Game, options: Mapping[str, Any]) -> None:
        self.game = game
        self.template = game.template(game.options(options))
        self.seats: int = self.template.seats
        self._begin, self._sail_on, self._judge = _fitted_out(game, self.template.expansions > 0)
        self._words = np.frombuffer(self.template.to_bytes(), np.uint64)
        self._masks = word_masks(type(self.template), self.seats)

    def play(self, seed: int, thinkers: Mapping[int, Thinker]) -> Ended:
        """One game; seats without a thinker are played by the game's own bot."""
        kind = type(self.template)
        ships, chance = np.zeros(2, numpy_type(kind)), np.zeros(1, numpy_type(Chance))
        moves, row = np.zeros(1, numpy_type(type(self.game.move_list()))), np.zeros(len(self._words), np.uint64)
        thinks = np.array([seat in thinkers for seat in range(self.seats)], np.bool_)
        choices = [0] * self.seats
        self._begin(self._words, ships[0], chance[0], seed % SEEDS)
        seat, move = -1, NO_MOVE
        while True:
            seat = int(self._sail_on(ships[0], ships[1], self._masks, moves[0], chance[0], thinks, seat, move, row))
            if seat < 0:
                break
            choices[seat] += 1
            move = thinkers[seat](kind.from_bytes(row.tobytes()), seat, seed * 1009 + sum(choices))
        scores, winners = np.zeros(self.seats, np.int64), np.zeros(self.seats, np.bool_)
        self._judge(ships[0], scores, winners)
        return Ended(scores.tolist(), winners.tolist(), choices)
