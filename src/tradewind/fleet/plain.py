"""Sails games on the plain mirror: the same games as the compiled fleet, move for move, without a compiler."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tradewind.bots import bot, choose_at_random
from tradewind.fleet.convoy import Convoy, convoys, seating
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

    def voyage(self, seed: int, number: int) -> tuple[Any, list[tuple[int, int]]]:
        """One game: the finished state and every move with its seat."""
        state, chance, moves = self.template.copy(), Chance(), self.game.move_list()
        embark(state, chance, (seed + number) % SEEDS)
        engine, bots, log = self.game.engine, [self.bots[chair] for chair in seating(self.seats, number)], []
        actor, legal, apply = engine.actor, engine.legal, engine.apply
        engine.start(state)
        while (seat := actor(state)) >= 0:
            legal(state, seat, moves)
            choose = bots[seat]
            view = state if choose is choose_at_random else redact(state, seat)  # who looks at nothing needs no view
            move = moves.cards[choose(view, seat, moves, chance)]
            log.append((seat, move))
            apply(state, seat, move)
        return state, log

    def convoy(self, seed: int, numbers: range, finals: bool = False) -> Convoy:
        voyages = [self.voyage(seed, number) for number in numbers]
        engine, seats = self.game.engine, range(self.seats)
        return Convoy(
            numbers,
            [seating(self.seats, number) for number in numbers],
            [len(log) for _, log in voyages],
            [[engine.score(state, seat) for seat in seats] for state, _ in voyages],
            [[bool(engine.wins(state, seat)) for seat in seats] for state, _ in voyages],
            [state.to_bytes() for state, _ in voyages] if finals else [],
        )

    def sail(self, games: int, seed: int) -> Iterator[Convoy]:
        for numbers in convoys(games):
            for number in numbers:
                yield self.convoy(seed, range(number, number + 1))

    def finished(self, seed: int, number: int) -> Any:
        """The state in which a game ended."""
        return self.voyage(seed, number)[0]

    def moves(self, seed: int, number: int) -> list[str]:
        _, log = self.voyage(seed, number)
        return [f"{seat + 1} {self.game.moves.texts[move]}" for seat, move in log]
