"""Ratings on Elo's scale: the strengths that make the results most likely, and how far they may be off.

Who wins a game is taken to be drawn in proportion to strength (Bradley and Terry's model; with more than two seats
Plackett and Luce's). Each line-up counts one drawn game more than it played, so that nobody is infinitely strong.

The intervals come from how much the results vary from shuffle to shuffle. Games of one shuffle are no independent
witnesses; the sandwich estimator takes them together, which is also where paired shuffles pay.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from tradewind.fleet.tally import Z95

MEAN: Final = 1500.0
SCALE: Final = 400 / log(10)  # ten times as strong is 400 points
STEPS: Final = 50
CLOSE: Final = 1e-9
LARGEST_STEP: Final = 2.0
FEW: Final = 5  # wins or losses: with fewer, what varies from shuffle to shuffle says too little

Vector = list[float]
Matrix = list[list[float]]


@dataclass(frozen=True)
class Result:
    """One game: who sat there and how the win was shared; nobody's, where all lost."""

    shuffle: int
    seats: tuple[str, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Rating:
    points: float
    low: float
    high: float


def ratings(bots: Sequence[str], results: Sequence[Result]) -> dict[str, Rating]:
    """The rating of everybody, with 95 % intervals; the mean of all is 1500."""
    index = {bot: place for place, bot in enumerate(bots)}
    tables = _tables(index, results)
    strengths = _fitted(len(bots), tables)
    inverse = _inverse(_information(strengths, tables))
    spread = _of_differences(inverse) if _too_few(tables) else _sandwich(inverse, _scores(index, strengths, results))
    rated = {}
    for bot, place in index.items():
        points, half = MEAN + SCALE * strengths[place], Z95 * SCALE * sqrt(max(0.0, spread[place][place]))
        rated[bot] = Rating(points, points - half, points + half)
    return rated


def _tables(index: Mapping[str, int], results: Sequence[Result]) -> dict[tuple[int, ...], Vector]:
    """For everybody who met: who sat there, and how often each of all won."""
    won: dict[tuple[int, ...], Vector] = {}
    for result in results:
        sat = tuple(sorted(index[bot] for bot in result.seats))
        if sat not in won:
            won[sat] = [count / len(sat) for count in _seats(sat, len(index))]  # the drawn game
        for bot, share in zip(result.seats, result.shares, strict=True):
            won[sat][index[bot]] += share
    return won


def _seats(sat: tuple[int, ...], bots: int) -> list[int]:
    count = Counter(sat)
    return [count[place] for place in range(bots)]


def _expected(strengths: Vector, sat: tuple[int, ...]) -> Vector:
    """How likely each is to win at that table."""
    weights = [count * exp(strengths[place]) for place, count in enumerate(_seats(sat, len(strengths)))]
    return [weight / sum(weights) for weight in weights]


def _fitted(bots: int, tables: Mapping[tuple[int, ...], Vector]) -> Vector:
    """Newton's way to the most likely strengths, whose mean is 0."""
    strengths = [0.0] * bots
    for _ in range(STEPS):
        slope = [0.0] * bots
        for sat, won in tables.items():
            played = sum(won)
            for place, share in enumerate(_expected(strengths, sat)):
                slope[place] += won[place] - played * share
        step = _times(_inverse(_information(strengths, tables)), slope)
        widest = max(abs(change) for change in step)
        damping = min(1.0, LARGEST_STEP / widest) if widest else 1.0
        strengths = [strength + damping * change for strength, change in zip(strengths, step, strict=True)]
        if widest < CLOSE:
            break
    return strengths


def _information(strengths: Vector, tables: Mapping[tuple[int, ...], Vector]) -> Matrix:
    """What the games tell about the strengths. Only differences show, so the mean is pinned down beside them."""
    bots = len(strengths)
    told = [[1 / bots] * bots for _ in range(bots)]
    for sat, won in tables.items():
        played, expected = sum(won), _expected(strengths, sat)
        for one in range(bots):
            told[one][one] += played * expected[one]
            for other in range(bots):
                told[one][other] -= played * expected[one] * expected[other]
    return told


def _of_differences(inverse: Matrix) -> Matrix:
    """The model's own spread, without that of the mean, which was pinned down."""
    return [[entry - 1 / len(inverse) for entry in row] for row in inverse]


def _scores(index: Mapping[str, int], strengths: Vector, results: Sequence[Result]) -> list[Vector]:
    """For each shuffle, by how much each bot won more than was expected."""
    more: dict[int, Vector] = defaultdict(lambda: [0.0] * len(strengths))
    expected: dict[tuple[str, ...], Vector] = {}
    for result in results:
        if result.seats not in expected:
            expected[result.seats] = _expected(strengths, tuple(index[bot] for bot in result.seats))
        for bot, share in zip(result.seats, result.shares, strict=True):
            more[result.shuffle][index[bot]] += share
        for place, share in enumerate(expected[result.seats]):
            more[result.shuffle][place] -= share * sum(result.shares)
    return list(more.values())


def _sandwich(inverse: Matrix, scores: list[Vector]) -> Matrix:
    """How much the strengths would vary with other shuffles."""
    many = len(scores) / max(1, len(scores) - 1)
    bots = range(len(inverse))
    varied = [[many * sum(score[one] * score[other] for score in scores) for other in bots] for one in bots]
    half = [_times(inverse, row) for row in varied]
    return [_times(inverse, [half[place][one] for place in bots]) for one in bots]


def _too_few(tables: Mapping[tuple[int, ...], Vector]) -> bool:
    """Whether somebody hardly ever won, or hardly ever lost, somewhere."""
    for sat, won in tables.items():
        for place in set(sat):
            if min(won[place], sum(won) - won[place]) < FEW:
                return True
    return False


def _times(matrix: Matrix, vector: Vector) -> Vector:
    return [sum(entry * value for entry, value in zip(row, vector, strict=True)) for row in matrix]


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination; the matrix is small, symmetric and positive."""
    size = len(matrix)
    rows = [[*row, *(float(place == other) for other in range(size))] for place, row in enumerate(matrix)]
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        pivot = rows[place][place]
        rows[place] = [entry / pivot for entry in rows[place]]
        for other in range(size):
            if other != place:
                factor = rows[other][place]
                rows[other] = [entry - factor * above for entry, above in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]
