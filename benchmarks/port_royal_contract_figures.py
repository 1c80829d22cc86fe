"""Figures for docs/port-royal-figures.md: how contracts fare when sailors play them, in a team and against each other.

python benchmarks/port_royal_contract_figures.py --games 4000
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tradewind.fleet.compiled import CompiledFleet
from tradewind.games.port_royal.expansions.contracts.facts import CONTRACTS
from tradewind.games.port_royal.expansions.contracts.telling import RANKS, rank
from tradewind.kernel.registry import game

CONVOY = 500
SEED = 2026


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    won: int = 0
    turns: int = 0
    decisions: int = 0
    missing: Counter[int] = field(default_factory=Counter)
    ranks: Counter[str] = field(default_factory=Counter)
    lay_open: Counter[int] = field(default_factory=Counter)
    done: Counter[int] = field(default_factory=Counter)  # by anybody
    markers: Counter[int] = field(default_factory=Counter)  # by how many players in all
    won_with: Counter[int] = field(default_factory=Counter)  # games won in which a contract lay open
    each: Counter[int] = field(default_factory=Counter)  # contracts that a player completed

    def add(self, state: Any, decisions: int, score: int, won: bool) -> None:
        contracts = state.contracts
        self.games += 1
        self.won += won
        self.turns += state.turn
        self.decisions += decisions
        self.missing[contracts.missing] += 1
        if won:
            self.ranks[rank(score)] += 1
        for contract in contracts.open.cards[: contracts.open.size]:
            by = sum(place > 0 for place in contracts.done[contract])
            self.lay_open[contract] += 1
            self.done[contract] += by > 0
            self.markers[contract] += by
            self.won_with[contract] += won
        self.each.update(contracts.completed[: state.seats])


def sailed(games: int, **options: Any) -> Iterator[tuple[Any, int, int, bool]]:
    """Games of sailors only: how each ended, its decisions, the first seat's score and whether it won."""
    port_royal = game("port-royal")
    completed = port_royal.options({"with": ["contracts"], **options})
    fleet = CompiledFleet(port_royal, completed, ["sailor"] * completed["players"])
    for first in range(0, games, CONVOY):
        home = fleet.convoy(SEED, range(first, min(games, first + CONVOY)), finals=True)
        for row, last in enumerate(home.finals):
            state = type(fleet.template).from_bytes(last)
            yield state, home.decisions[row], home.scores[row][0], bool(home.winners[row][0])


def tally(games: int, **options: Any) -> Tally:
    counted = Tally()
    for state, decisions, score, won in sailed(games, **options):
        counted.add(state, decisions, score, won)
    return counted


def say(*cells: object) -> None:
    sys.stdout.write("| " + " | ".join(str(cell) for cell in cells) + " |\n")
    sys.stdout.flush()


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def teams(games: int) -> dict[int, Tally]:
    """The cooperative game, from one player to five, and harder."""
    counted = {}
    say("players", "aside", "won", "turns", "decisions", "one missing", *RANKS)
    for players in (1, 2, 3, 4, 5):
        for aside in (0, 2, 4):
            found = tally(games, players=players, mode="cooperative", aside=aside)
            ranks = [percent(found.ranks[name], found.games) for name in RANKS]
            averages = f"{found.turns / found.games:.1f}", f"{found.decisions / found.games:.0f}"
            say(
                players,
                aside,
                percent(found.won, found.games),
                *averages,
                percent(found.missing[1], found.games),
                *ranks,
            )
            if aside == 0:
                counted[players] = found
    return counted


def rivals(games: int) -> dict[int, Tally]:
    """The competitive game: length, contracts per player, and how often the first seat wins."""
    counted = {}
    say("players", "turns", "decisions", "no contract", "one", "two", "three", "seat 1 wins")
    for players in (2, 3, 4, 5):
        found = tally(games, players=players)
        averages = f"{found.turns / found.games:.1f}", f"{found.decisions / found.games:.0f}"
        each = [percent(found.each[count], sum(found.each.values())) for count in range(4)]
        say(players, *averages, *each, percent(found.won, found.games))
        counted[players] = found
    return counted


def contracts(team: dict[int, Tally], rival: dict[int, Tally]) -> None:
    """How often each contract that lies open is completed by anybody."""
    say("contract", *(f"team of {n}" for n in team), *(f"{n} rivals" for n in rival))
    for contract in range(1, len(CONTRACTS)):
        done = [percent(t.done[contract], t.lay_open[contract]) for t in [*team.values(), *rival.values()]]
        say(CONTRACTS[contract], *done)


def burdens(team: dict[int, Tally]) -> None:
    """What a contract does to a team's chances: games won with it and without it, for each size of team."""
    say("contract", *(f"team of {n}, with / without" for n in team))
    for contract in range(1, len(CONTRACTS)):
        say(CONTRACTS[contract], *(_chances(found, contract) for found in team.values()))


def _chances(found: Tally, contract: int) -> str:
    with_it, won = found.lay_open[contract], found.won_with[contract]
    return f"{percent(won, with_it)} / {percent(found.won - won, found.games - with_it)}"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=4000, help="games for each row")
    games = arguments.parse_args().games
    team, rival = teams(games), rivals(games)
    contracts(team, rival)
    burdens(team)


if __name__ == "__main__":
    main()
