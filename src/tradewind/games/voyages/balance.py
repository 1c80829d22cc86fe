"""How hard a map is, alone: games of moves at random, and games of the sailor, who thinks quicker when compiled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Final

from tradewind.games.voyages.finish import gold, has_legend
from tradewind.games.voyages.flow import apply, legal, start
from tradewind.games.voyages.layout import State, table_for
from tradewind.games.voyages.sailor import choose_like_a_sailor
from tradewind.kernel.chance import Chance, below, seed_simulation
from tradewind.kernel.record import Moves, holding, numpy_type
from tradewind.kernel.rule import Compiler, rule

MOST_LEGAL: Final = 32
WORTH_COMPILING: Final = 40  # games of the sailor; fewer are quicker plain
COMPILED: Final[dict[str, Any]] = {"_nrt": False, "error_model": "numpy", "no_cpython_wrapper": True}
AT_A_TIME: Final = 25


@dataclass(frozen=True)
class Result:
    """What became of a player's games."""

    player: str
    games: int
    won: int
    gold: float

    @property
    def share(self) -> float:
        return 100 * self.won / self.games


@rule
def sail_at_random(state: State, moves: Moves, chance: Chance) -> None:
    """A whole game of moves at random."""
    start(state)
    while state.asked >= 0:
        legal(state, state.asked, moves)
        apply(state, state.asked, moves.cards[below(chance, moves.size)])


@rule
def sail_like_a_sailor(state: State, moves: Moves, chance: Chance) -> None:
    """A whole game of the sailor."""
    start(state)
    while state.asked >= 0:
        legal(state, state.asked, moves)
        apply(state, state.asked, moves.cards[choose_like_a_sailor(state, state.asked, moves, chance)])


PLAYERS: Final = {"random": sail_at_random, "sailor": sail_like_a_sailor}
_MOVES: Final = holding(Moves, MOST_LEGAL)


def balance(chart: int, games: int, progress: Callable[[int], None] = lambda _: None) -> list[Result]:
    """Every player's games alone on a map; `progress` is told how many more are over."""
    quick = games >= WORTH_COMPILING and find_spec("numba") is not None
    found = []
    for name, play in PLAYERS.items():
        sail = _compiled(chart, play) if quick and name == "sailor" else _plain(chart, play)
        won = total = 0
        for first in range(0, games, AT_A_TIME):
            some = [sail(seed) for seed in range(first, min(first + AT_A_TIME, games))]
            won += sum(legend for legend, _ in some)
            total += sum(earned for _, earned in some)
            progress(len(some))
        found.append(Result(name, games, won, total / games))
    return found


def _template(chart: int) -> State:
    state = table_for(1)()
    state.seats, state.map = 1, chart
    return state


def _plain(chart: int, play: Callable[..., None]) -> Callable[[int], tuple[bool, int]]:
    template = _template(chart)

    def sail(seed: int) -> tuple[bool, int]:
        state, chance = template.copy(), Chance()
        seed_simulation(state.chance, seed)
        seed_simulation(chance, -1 - seed & 0xFFFFFFFF)
        play(state, _MOVES(), chance)
        return has_legend(state.now[0]), gold(state.now[0])

    return sail


def _compiled(chart: int, play: Callable[..., None]) -> Callable[[int], tuple[bool, int]]:
    import numba
    import numpy as np

    compiler = Compiler(numba.njit(**COMPILED))
    whole, seeded, legend, worth = (compiler(each) for each in (play, seed_simulation, has_legend, gold))

    def sail_one(states: Any, moves: Any, chances: Any, seed: int) -> tuple[bool, int]:
        states[1] = states[0]
        seeded(states[1].chance, seed)
        seeded(chances[0], -1 - seed & 0xFFFFFFFF)
        whole(states[1], moves[0], chances[0])
        return legend(states[1].now[0]), worth(states[1].now[0])

    record = numpy_type(table_for(1))
    states = np.zeros(2, record)
    states[0] = np.frombuffer(_template(chart).to_bytes(), record)[0]
    moves, chances = np.zeros(1, numpy_type(_MOVES)), np.zeros(1, numpy_type(Chance))
    sail = numba.njit(sail_one)
    return lambda seed: sail(states, moves, chances, seed)
