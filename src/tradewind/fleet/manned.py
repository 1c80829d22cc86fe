"""Sails games between players of any kind (`bots/players.py`), one process to a core.

A player that fails is named in what comes home; the game goes on, or the run stops, as its charter says.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from itertools import chain, islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, cast

from tradewind.bots.players import LIMIT, BotFailed, Guarded, guarded, look, player, relief
from tradewind.fleet.convoy import Convoy, seating
from tradewind.fleet.voyage import SEEDS
from tradewind.kernel import registry
from tradewind.kernel.chance import seed_simulation
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.game import Game
from tradewind.kernel.text import Message

REPLACE: Final = "replace"  # somebody else plays on in the seat, and the result counts as it is
FORFEIT: Final = "forfeit"  # somebody else plays on, but the seat cannot win any more
STOP: Final = "stop"  # the run ends with an error
PATIENCE: Final = 5.0  # seconds that a process has to leave
LONGEST: Final = 5_000  # decisions of a seat, on average: no game that anybody wants to win takes so many


@dataclass(frozen=True)
class Charter:
    """What all games of a run have in common."""

    game: str
    options: Mapping[str, Any]
    on_failure: str = REPLACE
    limit: float = LIMIT  # seconds a move for bots from outside


@dataclass(frozen=True)
class Order:
    """One game to be sailed."""

    number: int  # in its run; chance of the bots' own comes from it, which says nothing about the shuffle
    seats: tuple[str, ...]  # who plays
    seed: int  # the shuffle


@dataclass(frozen=True)
class Failure:
    """Who failed, and how."""

    name: str
    seat: int  # from 1
    why: Message


@dataclass
class Voyage:
    """What came of a game; lists are by seat."""

    order: Order
    moves: list[str]
    scores: list[int]
    winners: list[bool]
    failures: list[Failure] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)  # how many decisions each made,
    seconds: list[float] = field(default_factory=list)  # how long that took,
    slowest: list[float] = field(default_factory=list)  # and how long one took at most


class Crew:
    """The players of one process. Those that are slow to come aboard stay for the next game."""

    def __init__(self, charter: Charter) -> None:
        self.charter = charter
        self.game = registry.game(charter.game)
        self.options = self.game.options(charter.options)
        self._aboard: dict[str, Guarded] = {}

    def player(self, name: str, seed: int) -> Guarded:
        if name not in self._aboard:
            self._aboard[name] = guarded(name, self.game, self.options, seed, limit=self.charter.limit, patient=True)
        known = self._aboard[name]
        known.player.seed = seed
        return known

    def sail(self, order: Order) -> Voyage:
        """One game from the first card to the last."""
        state, engine = set_sail(self.game, self.options, order.seed), self.game.engine
        seated = [self.player(name, order.number) for name in order.seats]
        count = len(seated)
        voyage = Voyage(order, [], [], [], [], [0] * count, [0.0] * count, [0.0] * count)
        while (seat := engine.actor(state)) >= 0 and len(voyage.moves) < LONGEST * count:
            seen, began = look(self.game, self.options, state, seat + 1), time.perf_counter()
            try:
                move = seated[seat].choose(seen).move
            except BotFailed as failed:
                self._note(voyage, failed)
                seated[seat] = self.player(relief(self.game), order.number)
                move = seated[seat].choose(seen).move
            if all(failure.seat != seat + 1 for failure in voyage.failures):  # whose clock it is
                _clock(voyage, seat, time.perf_counter() - began)
            voyage.moves.append(f"{seat + 1} {move}")
            engine.apply(state, seat, self.game.moves.numbers[move])
        voyage.scores = [engine.score(state, seat) for seat in range(count)]
        voyage.winners = [bool(engine.wins(state, seat)) for seat in range(count)]
        if seat >= 0:
            self._break_off(voyage)
        elif self.charter.on_failure == FORFEIT:
            forfeit(voyage, self.game.together(self.options))
        return voyage

    def _note(self, voyage: Voyage, failed: BotFailed) -> None:
        if self.charter.on_failure == STOP:
            raise failed
        voyage.failures.append(Failure(failed.name, failed.seat, failed.why))

    def _break_off(self, voyage: Voyage) -> None:
        """Some players would go on for ever; nobody has won."""
        voyage.winners = [False] * len(voyage.winners)
        why = Message("bots-endless", {"moves": len(voyage.moves)})
        failed = {failure.seat for failure in voyage.failures}
        for seat, name in enumerate(voyage.order.seats, 1):
            if seat not in failed:
                self._note(voyage, BotFailed(name, seat, why))


def set_sail(game: Game, options: Mapping[str, Any], seed: int) -> Any:
    """The state before the first decision of a simulated game."""
    state = game.template(options)
    seed_simulation(state.chance, seed % SEEDS)
    game.engine.start(state)
    return state


def _clock(voyage: Voyage, seat: int, took: float) -> None:
    voyage.asked[seat] += 1
    voyage.seconds[seat] += took
    voyage.slowest[seat] = max(voyage.slowest[seat], took)


def forfeit(voyage: Voyage, together: bool) -> None:
    """Who failed has lost, and with it a team; if a seat that failed had won alone, the best of the others have."""
    failed = {failure.seat - 1 for failure in voyage.failures}
    others = [seat for seat in range(len(voyage.winners)) if seat not in failed]
    if not failed:
        return
    if together or not others:
        voyage.winners = [False] * len(voyage.winners)
        return
    if any(voyage.winners) and not any(voyage.winners[seat] for seat in others):
        best = max(voyage.scores[seat] for seat in others)
        voyage.winners = [seat in others and voyage.scores[seat] == best for seat in range(len(voyage.winners))]
    voyage.winners = [won and seat not in failed for seat, won in enumerate(voyage.winners)]


def _serve(line: Connection, charter: Charter) -> None:
    """A process of the fleet: sails what is ordered until nobody orders any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_leave_with_the_run, daemon=True).start()
    crew = Crew(charter)
    while True:
        try:
            order = line.recv()
            line.send(_sailed(crew, order))
        except (EOFError, OSError):
            return


def _leave(*_: object) -> None:
    """In order, so that bots from outside end with this process, whatever they are doing."""
    sys.exit()


def _leave_with_the_run() -> None:
    """A run that was killed has no use for the rest of the game."""
    run = parent_process()
    if run:
        run.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _sailed(crew: Crew, order: Order) -> Voyage | Failure:
    try:
        return crew.sail(order)
    except BotFailed as failed:
        return Failure(failed.name, failed.seat, failed.why)


def must_compile(game: Game, options: Mapping[str, Any], names: Iterable[str]) -> bool:
    """Whether somebody searches, and the search of this game was never compiled here."""
    if not _anybody_searches(game, options, names):
        return False
    from tradewind.fleet.searching import is_kept

    template = game.template(options)
    return not is_kept(game, type(template), template.expansions > 0)


def _anybody_searches(game: Game, options: Mapping[str, Any], names: Iterable[str]) -> bool:
    """Whether there is a search to be compiled."""
    from tradewind.bots.search import SearchPlayer

    return find_spec("numba") is not None and any(
        isinstance(player(name, game, options, 0), SearchPlayer) for name in names
    )


def _prepare(charter: Charter, names: Iterable[str]) -> None:
    """What has to be compiled is compiled once, before every process would do it."""
    game = registry.game(charter.game)
    options = game.options(charter.options)
    if _anybody_searches(game, options, names):
        from tradewind.bots.search.thinking import compiled

        compiled(look(game, options, set_sail(game, options, 0), 1))


def sail_all(charter: Charter, orders: Sequence[Order], cores: int | None = None) -> Iterator[Voyage]:
    """Every game ordered, on all cores, as they come home; BotFailed if the charter says to stop."""
    _prepare(charter, {name for order in orders for name in order.seats})
    context, waiting = get_context("spawn"), iter(orders)
    processes, lines = [], []
    try:
        for order in islice(waiting, cores or os.cpu_count() or 1):
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs, charter), daemon=True)
            process.start()
            theirs.close()
            ours.send(order)
            processes.append(process)
            lines.append(ours)
        yield from _home(lines, waiting)
    finally:
        _dismiss(processes)


def _dismiss(processes: Sequence[BaseProcess]) -> None:
    """Let them go, and make those go that do not."""
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(PATIENCE)
        process.kill()
        process.join()


def _home(lines: list[Connection], waiting: Iterable[Order]) -> Iterator[Voyage]:
    """What comes home; whoever is home gets the next order."""
    orders = iter(waiting)
    while lines:
        for line in cast(list[Connection], wait(lines)):  # on Windows they are called otherwise
            try:
                came = line.recv()
            except (EOFError, OSError):
                raise LogbookError(Message("fleet-lost"), "fleet") from None
            if isinstance(came, Failure):
                raise BotFailed(came.name, came.seat, came.why)
            following = next(orders, None)
            if following is None:
                lines.remove(line)
            else:
                line.send(following)
            yield came


class MannedFleet:
    """Sails a run of games between players of any kind."""

    def __init__(self, game: Game, options: Mapping[str, Any], bots: Sequence[str]) -> None:
        self.game = game
        self.options = game.options(options)
        self.charter = Charter(game.name, self.options)
        self.bots = list(bots)
        self.seats = len(bots)
        self._home: dict[tuple[int, int], Voyage] = {}  # what cannot be sailed again the same way, where a clock ran

    def _orders(self, seed: int, numbers: Iterable[int]) -> list[Order]:
        return [
            Order(number, tuple(self.bots[chair] for chair in seating(self.seats, number)), (seed + number) % SEEDS)
            for number in numbers
        ]

    def _convoy(self, seed: int, voyages: Sequence[Voyage], finals: bool) -> Convoy:
        numbers = range(voyages[0].order.number, voyages[-1].order.number + 1)
        self._home = {(seed, voyage.order.number): voyage for voyage in voyages}
        return Convoy(
            numbers,
            [seating(self.seats, number) for number in numbers],
            [len(voyage.moves) for voyage in voyages],
            [voyage.scores for voyage in voyages],
            [voyage.winners for voyage in voyages],
            [self.finished(seed, number).to_bytes() for number in numbers] if finals else [],
            [(failure.name, failure.why) for voyage in voyages for failure in voyage.failures],
        )

    def convoy(self, seed: int, numbers: range, finals: bool = False) -> Convoy:
        voyages = sorted(sail_all(self.charter, self._orders(seed, numbers)), key=lambda home: home.order.number)
        return self._convoy(seed, voyages, finals)

    def sail(self, pieces: Iterable[range], seed: int) -> Iterator[Convoy]:
        for voyage in sail_all(self.charter, self._orders(seed, chain.from_iterable(pieces))):
            yield self._convoy(seed, [voyage], False)

    def moves(self, seed: int, number: int) -> list[str]:
        if (seed, number) not in self._home:
            self.convoy(seed, range(number, number + 1))
        return self._home[seed, number].moves

    def finished(self, seed: int, number: int) -> Any:
        """The state in which a game ended: its moves, made once more."""
        state = set_sail(self.game, self.options, (seed + number) % SEEDS)
        for text in self.moves(seed, number):
            seat, _, move = text.partition(" ")
            self.game.engine.apply(state, int(seat) - 1, self.game.moves.numbers[move])
        return state
