"""The figures in docs/jamaica.md: rounds per game, who wins from which seat, how often the ghost wins.

python benchmarks/jamaica_figures.py --games 20000
"""

from __future__ import annotations

from collections import defaultdict
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from tradewind.fleet.compiled import CompiledFleet
from tradewind.fleet.convoy import convoys
from tradewind.games.jamaica import GAMES

JAMAICA = GAMES[0]
MOST_PLAYERS = 6
RACES: list[tuple[int, bool, str]] = [
    *((players, players == 2, bot) for bot in ("sailor", "random") for players in range(2, 7)),
    *((players, True, "sailor") for players in (3, 4, 5)),
]


def figures(players: int, ghost: bool, bot: str, games: int, seed: int) -> list[str]:
    """One line of the table: the mean number of rounds, and each seat's and the ghost's share of the wins."""
    options = JAMAICA.options({"players": players, "ghost": ghost})
    fleet = CompiledFleet(JAMAICA, options, [bot] * players)
    won: defaultdict[int, float] = defaultdict(float)
    rounds = 0
    for numbers in track(list(convoys(games)), description=f"{players} {bot}", transient=True):
        for final in fleet.convoy(seed, numbers, finals=True).finals:
            state: Any = JAMAICA.state.from_bytes(final)
            rounds += state.round
            winners = JAMAICA.winners(state)
            for seat in winners:
                won[seat] += 1 / len(winners)
    shares = [f"{100 * won[seat] / games:.1f} %" for seat in range(1, players + 1)]
    empty = [""] * (6 - players)
    return [
        str(players),
        bot,
        f"{rounds / games:.1f}",
        *shares,
        *empty,
        f"{100 * won[0] / games:.1f} %" if ghost else "",
    ]


def main(games: Annotated[int, typer.Option(help="how many of each")] = 20_000, seed: int = 1) -> None:
    """Sail the races and print the table."""
    table = Table("players", "bots", "rounds", *(f"seat {seat}" for seat in range(1, 7)), "ghost")
    for players, ghost, bot in RACES:
        table.add_row(*figures(players, ghost, bot, games, seed))
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
