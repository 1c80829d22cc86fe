"""Counting a run: who won how often, with what certainty, and how long games were."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from tradewind.fleet.convoy import Convoy

Z95: Final = 1.959964  # a normal variable stays within this many deviations in 95 % of cases


def interval(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's)."""
    if trials == 0:
        return 0.0, 1.0
    share, spread = successes / trials, Z95**2 / trials
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 * sqrt(share * (1 - share) / trials + spread / trials / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Tally:
    """A run so far. Chairs are the bots as they were named; seats are places at the table."""

    chairs: list[str]
    games: int = 0
    decisions: int = 0
    won: list[int] = field(default_factory=list)  # by chair, alone or with others
    shared: list[float] = field(default_factory=list)  # by chair, a win of two counts half for each
    points: list[int] = field(default_factory=list)  # by chair
    won_from: list[int] = field(default_factory=list)  # by seat

    def __post_init__(self) -> None:
        seats = len(self.chairs)
        self.won, self.points, self.won_from = [0] * seats, [0] * seats, [0] * seats
        self.shared = [0.0] * seats

    def add(self, convoy: Convoy) -> None:
        """Count some more games."""
        self.games += len(convoy.numbers)
        self.decisions += sum(convoy.decisions)
        for chairs, scores, winners in zip(convoy.seating, convoy.scores, convoy.winners, strict=True):
            for seat, chair in enumerate(chairs):
                self.points[chair] += scores[seat]
                self.won[chair] += winners[seat]
                self.won_from[seat] += winners[seat]
                self.shared[chair] += winners[seat] / max(1, sum(winners))

    def as_json(self) -> dict[str, Any]:
        games = max(1, self.games)
        return {
            "games": self.games,
            "decisions": self.decisions,
            "bots": [
                {
                    "bot": name,
                    "won": self.won[chair],
                    "rate": self.won[chair] / games,
                    "interval": list(interval(self.won[chair], self.games)),
                    "shared_rate": self.shared[chair] / games,
                    "mean_score": self.points[chair] / games,
                }
                for chair, name in enumerate(self.chairs)
            ],
            "won_from_seat": [won / games for won in self.won_from],
        }
