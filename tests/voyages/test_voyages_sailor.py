"""The sailor heads for stars and rarely fails alone."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from voyaging import FIRST, REEF

from tradewind.games.voyages import GAMES
from tradewind.kernel.chance import Chance, seed_simulation
from tradewind.kernel.view import redact

GAME = GAMES[0]


def sailed(on: str, players: int, seed: int) -> Any:
    """The end of a game in which every seat is a sailor's, seeing only what the seat sees."""
    state = GAME.template(GAME.options({"map": on, "players": players}))
    seed_simulation(state.chance, seed)
    GAME.engine.start(state)
    moves = GAME.move_list()
    while not GAME.over(state):
        seat = GAME.engine.actor(state)
        view = redact(state, seat)
        GAME.engine.legal(view, seat, moves)
        place = GAME.bots["sailor"](view, seat, moves, Chance())
        assert 0 <= place < moves.size
        GAME.engine.apply(state, seat, moves.cards[place])
    return state


@pytest.mark.parametrize("on", [REEF, FIRST])
@pytest.mark.parametrize("players", [1, 3])
def test_the_sailor_plays_whole_games_on_its_own_view(on: str, players: int) -> None:
    """V50: it always names a legal move."""
    assert max(GAME.scores(sailed(on, players, 12)).values()) > 40


def test_v1_all_use_the_same_dice_but_who_sees_the_same_need_not_do_the_same() -> None:
    pairs = [pair for seed in range(6) for pair in combinations(GAME.scores(sailed(REEF, 4, seed)).values(), 2)]
    equal = sum(one == other for one, other in pairs)
    assert equal < len(pairs) / 3, f"{equal} of {len(pairs)} pairs of sailors at one table sailed as one"


@pytest.mark.slow
@pytest.mark.parametrize("on", [REEF, FIRST])
def test_v31_the_sailor_alone_reaches_three_stars_in_sixty_of_a_hundred_games(on: str) -> None:
    """V31: on each map, over 1,000 games."""
    pytest.importorskip("numba")
    from tradewind.fleet.compiled import CompiledFleet

    fleet = CompiledFleet(GAME, GAME.options({"players": 1, "map": on}), ["sailor"])
    won = sum(winners[0] for winners in fleet.convoy(2024, range(1000)).winners)
    assert won >= 600, f"{won} of 1,000 games"
