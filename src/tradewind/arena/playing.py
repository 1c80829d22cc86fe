"""Plays what is still to be played: games between rule bots on the fleet, all others between players in processes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence

from tradewind.arena.ledger import Ledger, Mishap, Played
from tradewind.arena.schedule import orders
from tradewind.bots import bots
from tradewind.fleet.convoy import CONVOY, fleet
from tradewind.fleet.manned import Charter, Order, Voyage, must_compile, sail_all
from tradewind.kernel import registry
from tradewind.kernel.text import Message


def missing(tables: Sequence[tuple[str, ...]], games: int, seed: int, ledger: Ledger) -> list[Order]:
    """What the ledger does not hold yet."""
    return [order for order in orders(tables, games, seed) if (order.number, order.seats) not in ledger.played]


def play(charter: Charter, wanted: Sequence[Order], seed: int, tell: Callable[[Message], None]) -> Iterator[Played]:
    """The games, as they end; `tell` hears what takes a while."""
    game = registry.game(charter.game)
    rules = set(bots(game))
    quick = [order for order in wanted if set(order.seats) <= rules]
    yield from _compiled(charter, quick, seed, tell)
    others = [order for order in wanted if not set(order.seats) <= rules]
    if must_compile(game, charter.options, {name for order in others for name in order.seats}):
        tell(Message("fleet-compiling"))
    yield from map(_as_played, sail_all(charter, others))


def _as_played(voyage: Voyage) -> Played:
    return Played(
        voyage.order.number,
        voyage.order.seats,
        voyage.scores,
        voyage.winners,
        len(voyage.moves),
        [Mishap(failure.seat, failure.why.key, dict(failure.why.arguments)) for failure in voyage.failures],
        voyage.asked,
        [round(seconds, 4) for seconds in voyage.seconds],
        [round(seconds, 4) for seconds in voyage.slowest],
    )


def _compiled(
    charter: Charter, wanted: Sequence[Order], seed: int, tell: Callable[[Message], None]
) -> Iterator[Played]:
    """A fleet's chairs move on by one seat from game to game, so the games are taken by the chairs they began in."""
    by_chairs: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for order in wanted:
        count = len(order.seats)
        by_chairs[tuple(order.seats[(chair - order.number) % count] for chair in range(count))].append(order.number)
    told: Message | None = None
    for chairs, numbers in by_chairs.items():
        ships, warning = fleet(registry.game(charter.game), charter.options, chairs)
        if warning and warning != told:
            tell(warning)
            told = warning
        for convoy in ships.sail(_runs(numbers), seed):
            for place, number in enumerate(convoy.numbers):
                seats = tuple(chairs[chair] for chair in convoy.seating[place])
                yield Played(number, seats, convoy.scores[place], convoy.winners[place], convoy.decisions[place])


def _runs(numbers: list[int]) -> Iterator[range]:
    """Neighbouring numbers together, as many as a convoy takes."""
    first = last = numbers[0]
    for number in numbers[1:]:
        if number != last + 1 or number - first == CONVOY:
            yield range(first, last + 1)
            first = number
        last = number
    yield range(first, last + 1)
