"""Sails compiled games on every core."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import Any

import numpy as np

from tradewind.fleet.convoy import Convoy, seating
from tradewind.fleet.fitting import fitted_out, word_masks
from tradewind.fleet.voyage import SEEDS
from tradewind.kernel.chance import Chance
from tradewind.kernel.game import Game
from tradewind.kernel.record import numpy_type


class CompiledFleet:
    """As many games at a time as there are cores."""

    def __init__(self, game: Game, options: Mapping[str, Any], bots: Sequence[str]) -> None:
        self.game = game
        self.template = game.template(options)
        self.seats: int = self.template.seats
        self.names = tuple(sorted(set(bots)))  # in whatever order they sit: compiled once
        self.chairs = np.array([self.names.index(name) for name in bots], np.int64)
        self.record = numpy_type(type(self.template))
        self.words = np.frombuffer(self.template.to_bytes(), dtype=np.uint64)
        self.masks = word_masks(type(self.template), self.seats)
        self._rotations = np.array([seating(self.seats, number) for number in range(self.seats)], np.int64)
        self._sail_many = fitted_out(game, self.names, bool(self.template.expansions))

    def convoy(self, seed: int, numbers: range, finals: bool = False) -> Convoy:
        return self._sail(seed, numbers, len(numbers) if finals else 0, np.zeros((0, 2), np.int64))

    def _sail(self, seed: int, numbers: range, finals: int, log: Any) -> Convoy:
        count, ships = len(numbers), np.zeros(2, self.record)
        chairs = self._rotations[np.array(numbers, np.int64) % self.seats]
        decisions, scores = np.zeros(count, np.int64), np.zeros((count, self.seats), np.int64)
        winners, last = np.zeros((count, self.seats), np.bool_), np.zeros((finals, len(self.words)), np.uint64)
        self._sail_many(
            self.words,
            ships,
            self.masks,
            np.zeros(1, numpy_type(type(self.game.move_list()))),
            np.zeros(1, numpy_type(Chance)),
            self.chairs[chairs],
            (seed + np.array(numbers, np.int64)) % SEEDS,
            decisions,
            scores,
            winners,
            last,
            log,
        )
        states = [row.tobytes() for row in last]
        return Convoy(numbers, chairs.tolist(), decisions.tolist(), scores.tolist(), winners.tolist(), states)

    def sail(self, pieces: Iterable[range], seed: int) -> Iterator[Convoy]:
        """All games, on all cores, in convoys as they come home."""
        cores, waiting = os.cpu_count() or 1, iter(pieces)
        with ThreadPoolExecutor(cores) as pool:
            at_sea: set[Future[Convoy]] = set()
            try:
                while True:
                    for numbers in islice(waiting, 2 * cores - len(at_sea)):
                        at_sea.add(pool.submit(self.convoy, seed, numbers))
                    if not at_sea:
                        return
                    home, at_sea = wait(at_sea, return_when=FIRST_COMPLETED)
                    for done in home:
                        yield done.result()
            finally:
                pool.shutdown(cancel_futures=True)

    def finished(self, seed: int, number: int) -> Any:
        """The state in which a game ended, as a mirror."""
        return type(self.template).from_bytes(self.convoy(seed, range(number, number + 1), finals=True).finals[0])

    def moves(self, seed: int, number: int) -> list[str]:
        """The game is sailed twice: once to know how long it is, once with the log open."""
        one = range(number, number + 1)
        log = np.zeros((self.convoy(seed, one).decisions[0], 2), np.int64)
        self._sail(seed, one, 0, log)
        return [f"{seat + 1} {self.game.moves.texts[move]}" for seat, move in log]
