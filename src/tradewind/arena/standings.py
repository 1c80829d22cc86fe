"""What the games of an arena say about its bots."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tradewind.arena.ledger import Played
from tradewind.arena.rating import Rating, Result, ratings
from tradewind.fleet.tally import interval
from tradewind.kernel.text import Message


@dataclass
class Share:
    """How often somebody won, with the shuffles that say so. A win of two counts half for each."""

    won: float = 0.0
    games: int = 0
    by_shuffle: dict[int, tuple[float, int]] = field(default_factory=dict)

    def add(self, shuffle: int, won: float) -> None:
        before, games = self.by_shuffle.get(shuffle, (0.0, 0))
        self.by_shuffle[shuffle] = (before + won, games + 1)
        self.won += won
        self.games += 1

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 %: Wilson's for as many independent games as would vary like this from shuffle to shuffle."""
        rate, count = self.rate, len(self.by_shuffle)
        varied = sum((won - rate * games) ** 2 for won, games in self.by_shuffle.values())
        if count < 2 or varied == 0 or not 0 < rate < 1:
            return interval(rate * count, count)
        variance = varied / self.games**2 * count / (count - 1)
        worth = max(count, min(self.games, round(rate * (1 - rate) / variance)))
        return interval(rate * worth, worth)


@dataclass
class Standing:
    """One bot's record."""

    bot: str
    share: Share = field(default_factory=Share)
    points: int = 0
    finished: int = 0  # games it played to the end itself
    asked: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    failures: Counter[str] = field(default_factory=Counter)  # by the text's key
    reasons: dict[str, Message] = field(default_factory=dict)  # an example for each
    rating: Rating | None = None

    @property
    def failed(self) -> int:
        return self.failures.total()

    @property
    def mean_score(self) -> float:
        return self.points / max(1, self.finished)


@dataclass
class Standings:
    """Everybody's record, the best first; and each against each, where two kinds of bots met."""

    bots: list[Standing]
    against: dict[tuple[str, str], Share]
    games: int
    shuffles: int
    rated: bool


def standings(bots: Sequence[str], games: Iterable[Played], rated: bool) -> Standings:
    """Count all games between these bots; `rated` where they played against each other."""
    asked_about = (game for game in games if set(game.seats) <= set(bots))
    counted = sorted(asked_about, key=lambda game: (game.shuffle, game.seats))  # in whatever order they came home
    table = {bot: Standing(bot) for bot in bots}
    against: dict[tuple[str, str], Share] = defaultdict(Share)
    for game in counted:
        _count(table, game)
        for one, other, won in _meetings(game):
            against[one, other].add(game.shuffle, won)
    if rated and counted:
        results = [Result(game.shuffle, game.seats, shares(game)) for game in counted]
        for bot, rating in ratings(bots, results).items():
            table[bot].rating = rating
    best = sorted(table.values(), key=_strength, reverse=True)
    return Standings(best, dict(against) if rated else {}, len(counted), len({game.shuffle for game in counted}), rated)


def shares(game: Played) -> tuple[float, ...]:
    """The win, divided among those who share it."""
    winners = max(1, sum(game.won))
    return tuple(won / winners for won in game.won)


def _strength(standing: Standing) -> tuple[float, float]:
    return standing.rating.points if standing.rating else standing.share.rate, standing.mean_score


def _count(table: dict[str, Standing], game: Played) -> None:
    team = len(set(game.seats)) == 1
    failed = {mishap.seat: mishap for mishap in game.mishaps}
    for seat, bot in enumerate(game.seats, 1):
        standing, place = table[bot], seat - 1
        if not team or seat == 1:  # a team wins or loses once
            standing.share.add(game.shuffle, float(game.won[place]) if team else shares(game)[place])
        if seat in failed:
            standing.failures[failed[seat].key] += 1
            standing.reasons.setdefault(failed[seat].key, failed[seat].why)
        else:
            standing.points += game.scores[place]
            standing.finished += 1
        if game.asked:
            standing.asked += game.asked[place]
            standing.seconds += game.seconds[place]
            standing.slowest = max(standing.slowest, game.slowest[place])


def _meetings(game: Played) -> Iterator[tuple[str, str, float]]:
    """One bot alone at a table of another kind, and what came of it for the one."""
    seats = Counter(game.seats)
    if len(seats) != 2:
        return
    for one, other in (tuple(seats), tuple(reversed(seats))):
        if seats[one] == 1:
            yield one, other, shares(game)[game.seats.index(one)]


def as_json(found: Standings) -> dict[str, Any]:
    """The standings for programs."""
    return {
        "games": found.games,
        "shuffles": found.shuffles,
        "bots": [_standing_as_json(standing) for standing in found.bots],
        "against": [
            {"bot": one, "against": other, "games": share.games, "rate": share.rate, "interval": list(share.interval)}
            for (one, other), share in found.against.items()
        ],
    }


def _standing_as_json(standing: Standing) -> dict[str, Any]:
    rating = standing.rating
    return {
        "bot": standing.bot,
        "games": standing.share.games,
        "won": standing.share.won,
        "rate": standing.share.rate,
        "interval": list(standing.share.interval),
        "rating": rating.points if rating else None,
        "rating_interval": [rating.low, rating.high] if rating else None,
        "mean_score": standing.mean_score,
        "failed": standing.failed,
        "failures": {key.removeprefix("bots-"): count for key, count in standing.failures.items()},
        "seconds_a_move": standing.seconds / standing.asked if standing.asked else None,
        "slowest_move": standing.slowest if standing.asked else None,
    }
