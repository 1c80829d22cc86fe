"""Plain and compiled are one game: the same bytes after every move."""

from __future__ import annotations

from typing import Any

import pytest
from voyages_at_random import COMBINATIONS, JAMAICA

from tradewind.games.jamaica.flow import actor, apply, legal
from tradewind.games.jamaica.layout import State
from tradewind.games.jamaica.rounds import start
from tradewind.games.jamaica.sailor import choose_like_a_sailor
from tradewind.kernel.chance import Chance, below, seed_simulation
from tradewind.kernel.record import Moves, difference, numpy_type
from tradewind.kernel.rule import rule

pytest.importorskip("numba")

MOST_MOVES = 4000
GAMES = 64
MANY_GAMES = 5000


@rule
def next_move(state: State, moves: Moves, chance: Chance, sailors: int) -> int:
    """Whoever is asked moves: a sailor's choice, or any. The move, or -1 at the end."""
    seat = actor(state)
    if seat < 0:
        return -1
    legal(state, seat, moves)
    place = below(chance, moves.size)
    if (sailors >> seat) & 1:
        place = choose_like_a_sailor(state, seat, moves, chance)
    move = moves.cards[place]
    apply(state, seat, move)
    return move


@pytest.fixture(scope="module")
def sail() -> Any:
    """A compiled function that plays a game and keeps the words of the state after every move."""
    import numba

    from tradewind.fleet.fitting import rules_compiler

    compiler = rules_compiler()
    seed, begin, move_on = compiler(seed_simulation), compiler(start), compiler(next_move)

    def sail(ships: Any, words: Any, moves: Any, chance: Any, number: int, sailors: int, kept: Any, played: Any) -> int:
        seed(ships[0].chance, number)
        seed(chance[0], number + 1)
        begin(ships[0])
        count = 0
        while count < kept.shape[0]:
            kept[count] = words[0]
            played[count] = move_on(ships[0], moves[0], chance[0], sailors)
            if played[count] < 0:
                return count
            count += 1
        return count

    compiled: Any = numba.njit(sail)
    return compiled


def in_step(sail: Any, first: int, games: int) -> int:
    """Play games compiled and plain side by side; how many moves there were."""
    import numpy as np

    kind = numpy_type(State)
    ships = np.zeros(1, kind)
    words = ships.view(np.uint64).reshape(1, -1)
    moves, chance = np.zeros(1, numpy_type(type(JAMAICA.move_list()))), np.zeros(1, numpy_type(Chance))
    kept = np.zeros((MOST_MOVES, words.shape[1]), np.uint64)
    played = np.zeros(MOST_MOVES, np.int64)
    total = 0
    for number in range(first, first + games):
        template = JAMAICA.template(JAMAICA.options(COMBINATIONS[number % len(COMBINATIONS)]))
        ships[0] = np.frombuffer(template.to_bytes(), kind)[0]
        sailors = number * 37 & 63
        count = sail(ships, words, moves, chance, number, sailors, kept, played)
        seed_simulation(template.chance, number)
        chooser, listed = Chance(), JAMAICA.move_list()
        seed_simulation(chooser, number + 1)
        start(template)
        for place in range(count + 1):
            data = kept[place].tobytes()
            assert template.to_bytes() == data, difference(template, State.from_bytes(data))
            assert next_move(template, listed, chooser, sailors) == played[place]
        total += count
    return total


@pytest.mark.slow
def test_j10_plain_and_compiled_agree_after_every_move(sail: Any) -> None:
    """J10: all combinations of players, ghost and tie, random and purposeful players."""
    assert in_step(sail, 0, GAMES) > 10_000


@pytest.mark.slow
def test_j10_plain_and_compiled_agree_on_many_games(sail: Any) -> None:
    """J10: five thousand games."""
    assert in_step(sail, 1000, MANY_GAMES) > 1_000_000
