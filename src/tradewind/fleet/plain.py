"""Sails games on the plain mirror: the same games as the compiled fleet, move for move, without a compiler."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from tradewind.bots import bot, choose_at_random
from tradewind.fleet.convoy import Convoy, seating
from tradewind.fleet.voyage import SEEDS, embark
from tradewind.kernel.chance import Chance
from tradewind.kernel.game import Game
from tradewind.kernel.view import redact


class PlainFleet:
    """One core, no compiler."""

    def __init__(self, game: Game, options: Mapping[str, Any], bots: Sequence[str]) -> None:
        self.game = game
        self.template = game.template(options)
        self.seats: int = self.template.seats
        self.bots = [bot(game, name) for name in bots]

    def voyage(self, seed: int, number: int, log: list[tuple[int, int]] | None = None) -> tuple[Any, int]:
        """One game: the finished state and how many decisions it took; a log gets every move with its seat."""
        state, chance, moves = self.template.copy(), Chance(), self.game.move_list()
        embark(state, chance, (seed + number) % SEEDS)
        engine, bots = self.game.engine, [self.bots[chair] for chair in seating(self.seats, number)]
        actor, legal, apply = engine.actor, engine.legal, engine.apply
        decisions = 0
        engine.start(state)
        while (seat := actor(state)) >= 0:
            legal(state, seat, moves)
            choose = bots[seat]
            view = state if choose is choose_at_random else redact(state, seat)  # who looks at nothing needs no view
            move = moves.cards[choose(view, seat, moves, chance)]
            if log is not None:
                log.append((seat, move))
            apply(state, seat, move)
            decisions += 1
        return state, decisions

    def convoy(self, seed: int, numbers: range, finals: bool = False) -> Convoy:
        voyages = [self.voyage(seed, number) for number in numbers]
        engine, seats = self.game.engine, range(self.seats)
        return Convoy(
            numbers,
            [seating(self.seats, number) for number in numbers],
            [decisions for _, decisions in voyages],
            [[engine.score(state, seat) for seat in seats] for state, _ in voyages],
            [[bool(engine.wins(state, seat)) for seat in seats] for state, _ in voyages],
            [state.to_bytes() for state, _ in voyages] if finals else [],
        )

    def sail(self, pieces: Iterable[range], seed: int) -> Iterator[Convoy]:
        """One game after the other, so that each is kept as it comes home."""
        for number in chain.from_iterable(pieces):
            yield self.convoy(seed, range(number, number + 1))

    def finished(self, seed: int, number: int) -> Any:
        """The state in which a game ended."""
        return self.voyage(seed, number)[0]

    def moves(self, seed: int, number: int) -> list[str]:
        log: list[tuple[int, int]] = []
        self.voyage(seed, number, log)
        return [f"{seat + 1} {self.game.moves.texts[move]}" for seat, move in log]
