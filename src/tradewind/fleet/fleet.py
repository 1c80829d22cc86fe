"""A fleet: the same game many times over, with who won, the scores, and how long it took."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np

from tradewind.fleet.fitting import fitted_out, word_masks
from tradewind.fleet.voyage import SEEDS
from tradewind.kernel.chance import Chance
from tradewind.kernel.game import Game
from tradewind.kernel.record import numpy_type

CONVOY = 512  # games handed to a core at a time


@dataclass(frozen=True)
class Convoy:
    """What came of some games, one row each; columns are seats."""

    seeds: Any
    seating: Any  # which bot sat in each seat
    decisions: Any
    scores: Any
    winners: Any
    finals: Any  # the finished states as bytes, where asked for


class Fleet:
    """Sails games of one kind. `bots` are names, one for each chair; chairs move one seat on from game to game."""

    def __init__(self, game: Game, options: Mapping[str, Any], bots: Sequence[str], rotate: bool = True) -> None:
        self.game = game
        self.template = game.template(options)
        self.seats = self.template.seats
        self.names = tuple(dict.fromkeys(bots))
        self.chairs = [self.names.index(name) for name in bots]
        self.rotate = rotate
        self._record = numpy_type(type(self.template))
        self._words = np.frombuffer(self.template.to_bytes(), dtype=np.uint64)
        self._masks = word_masks(type(self.template), self.seats)
        self._sail_many = fitted_out(game, self.names)

    def seating(self, number: int) -> list[int]:
        """Which chair each seat has in game `number`."""
        shift = number % self.seats if self.rotate else 0
        return [(seat + shift) % self.seats for seat in range(self.seats)]

    def convoy(self, seed: int, first: int, count: int, finals: bool = False, log: Any = None) -> Convoy:
        """Sail games `first` … `first + count - 1` of the run that `seed` names, on this core."""
        seeds = (seed + first + np.arange(count, dtype=np.int64)) % SEEDS
        chairs = np.array([self.seating(first + number) for number in range(count)], dtype=np.int64).reshape(count, -1)
        ships = np.zeros(2, self._record)
        result = Convoy(
            seeds,
            chairs,
            np.zeros(count, np.int64),
            np.zeros((count, self.seats), np.int64),
            np.zeros((count, self.seats), np.uint8),
            np.zeros((count if finals else 0, len(self._words)), np.uint64),
        )
        self._sail_many(
            self._words,
            ships,
            ships.view(np.uint64).reshape(2, -1),
            self._masks,
            np.zeros(1, numpy_type(type(self.game.move_list()))),
            np.zeros(1, numpy_type(Chance)),
            np.array(self.chairs, np.int64)[chairs],
            seeds,
            result.decisions,
            result.scores,
            result.winners,
            result.finals,
            np.zeros((0, 2), np.int64) if log is None else log,
        )
        return result

    def sail(self, games: int, seed: int, cores: int | None = None) -> Iterator[Convoy]:
        """All games, on all cores, in convoys as they come home."""
        starts = iter(range(0, games, CONVOY))
        with ThreadPoolExecutor(cores or os.cpu_count()) as pool:
            at_sea = {
                pool.submit(self.convoy, seed, first, min(CONVOY, games - first))
                for first, _ in zip(starts, range(2 * (cores or os.cpu_count() or 1)), strict=False)
            }
            while at_sea:
                home, at_sea = wait(at_sea, return_when=FIRST_COMPLETED)
                for done in home:
                    following = next(starts, None)
                    if following is not None:
                        at_sea.add(pool.submit(self.convoy, seed, following, min(CONVOY, games - following)))
                    yield done.result()

    def moves(self, seed: int, number: int) -> list[str]:
        """Every move of one game, as the logbook writes it: the game is sailed again with the log open."""
        length = int(self.convoy(seed, number, 1).decisions[0])
        log = np.zeros((length, 2), np.int64)
        self.convoy(seed, number, 1, log=log)
        return [f"{seat + 1} {self.game.moves.texts[move]}" for seat, move in log]
