"""Who meets whom. Every line-up plays the same shuffles, and every shuffle once from each seat.

A shuffle that favours the first seat so favours everybody once, and what is left of the difference is the players'.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from tradewind.fleet.manned import Order
from tradewind.fleet.voyage import SEEDS


def line_ups(bots: Sequence[str], seats: int, together: bool, pairs: bool) -> list[tuple[str, ...]]:
    """Who sits at a table. A team is made of one kind of bot, and whoever plays alone meets nobody.

    With `pairs`, or where there are fewer bots than seats, each meets tables full of each other.
    """
    if together or seats == 1:
        return [(bot,) * seats for bot in bots]
    if seats > 2 and (pairs or len(bots) < seats):
        return [(one, *[other] * (seats - 1)) for one, other in permutations(bots, 2)]
    return list(combinations(bots, seats))


def rotations(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The line-up in every seat, one seat on from game to game."""
    turned = [line_up[shift:] + line_up[:shift] for shift in range(len(line_up))]
    return list(dict.fromkeys(turned))


def shuffles(games: int, line_up: tuple[str, ...]) -> int:
    """How many shuffles make so many games of a line-up: rounded up, so that nobody misses a seat."""
    return -(-games // len(rotations(line_up)))


def orders(tables: Sequence[tuple[str, ...]], games: int, seed: int) -> Iterator[Order]:
    """All games, shuffle by shuffle: whenever the run is broken off, everybody has played nearly the same."""
    longest = max(shuffles(games, line_up) for line_up in tables)
    for number in range(longest):
        for line_up in tables:
            if number < shuffles(games, line_up):
                for seats in rotations(line_up):
                    yield Order(number, seats, (seed + number) % SEEDS)
