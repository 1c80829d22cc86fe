"""Random games of Jamaica on the plain engine, for properties that must hold at every moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from tradewind.games.jamaica import GAMES
from tradewind.games.jamaica.layout import State
from tradewind.games.jamaica.sailor import choose_like_a_sailor
from tradewind.kernel.chance import Chance, below, seed_simulation
from tradewind.kernel.view import redact

JAMAICA = GAMES[0]
COMBINATIONS = [
    {"players": players, "ghost": ghost, "tie": tie}
    for players in range(2, 7)
    for ghost in (False, True)
    for tie in ("behind", "ahead")
    if ghost == (players == 2) or players in (3, 4, 5)
]

options = st.sampled_from(COMBINATIONS)
seeds = st.integers(0, 2**40)


def begin(chosen: dict[str, Any], seed: int) -> State:
    """A game just dealt."""
    state = JAMAICA.template(JAMAICA.options(chosen))
    seed_simulation(state.chance, seed)
    JAMAICA.engine.start(state)
    return state


def chance_of(seed: int) -> Chance:
    """A die for choosing moves."""
    chance = Chance()
    seed_simulation(chance, seed)
    return chance


def moments(chosen: dict[str, Any], seed: int, sailors: int = 0) -> Iterator[tuple[State, int, int]]:
    """Every moment of a random game: the state, who is asked, and what is chosen; then the state moves on.

    `sailors` has a bit for each seat that plays on purpose. The end comes last, with nobody asked.
    """
    state, chooser = begin(chosen, seed), chance_of(seed + 1)
    while not JAMAICA.over(state):
        waiting = JAMAICA.waiting(state)
        seat = waiting[below(chooser, len(waiting))]
        moves = JAMAICA.move_list()
        JAMAICA.engine.legal(state, seat, moves)
        if sailors >> seat & 1:
            place = choose_like_a_sailor(redact(state, seat), seat, moves, chooser)
        else:
            place = below(chooser, moves.size)
        move = moves.cards[place]
        yield state, seat, move
        JAMAICA.engine.apply(state, seat, move)
    yield state, -1, -1


def sample(chosen: dict[str, Any], seed: int, every: int) -> Iterator[State]:
    """Some moments of a random game, the first and the last among them."""
    for number, (state, _, _) in enumerate(moments(chosen, seed, sailors=seed & 63)):
        if number % every == 0 or JAMAICA.over(state):
            yield state
