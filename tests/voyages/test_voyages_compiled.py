"""The compiled rules play the same games as the plain ones, and as quickly as they should."""

from __future__ import annotations

import time
from typing import Any

import pytest
from voyaging import FIRST, REEF

from tradewind.games.voyages import GAMES
from tradewind.kernel.conformance import plain_equals_compiled

pytest.importorskip("numba")

GAME = GAMES[0]


@pytest.mark.parametrize("on", [REEF, FIRST])
@pytest.mark.parametrize(("players", "games"), [(1, 60), (3, 6)])
def test_plain_and_compiled_rules_do_the_same_after_every_move(on: str, players: int, games: int) -> None:
    """V1–V56: to the byte, on random games."""
    options = GAME.options({"players": players, "map": on})
    assert plain_equals_compiled(GAME, options, range(games)) > 16 * 3 * games


@pytest.mark.slow
@pytest.mark.parametrize("on", [REEF, FIRST])
@pytest.mark.parametrize(("players", "games"), [(1, 2000), (2, 400), (5, 90), (20, 9), (100, 1)])
def test_plain_and_compiled_rules_do_the_same_in_five_thousand_games(on: str, players: int, games: int) -> None:
    """V1–V56: 2,500 games on each map, with every layout of the table."""
    options = GAME.options({"players": players, "map": on})
    assert plain_equals_compiled(GAME, options, range(1000, 1000 + games)) > 16 * 3 * games


def rate(options: dict[str, Any], games: int) -> float:
    """Decisions a second of processor time in compiled random games, the best of three runs."""
    from tradewind.fleet.compiled import CompiledFleet

    fleet = CompiledFleet(GAME, GAME.options(options), ["random"] * options["players"])
    fleet.convoy(1, range(1))
    return max(timed(fleet, seed, games) for seed in range(3))


def timed(fleet: Any, seed: int, games: int) -> float:
    begun = time.process_time()
    decisions = sum(fleet.convoy(seed, range(games)).decisions)
    return float(decisions / (time.process_time() - begun))


@pytest.mark.slow
@pytest.mark.parametrize("on", [REEF, FIRST])
def test_v1_a_round_of_a_hundred_players_costs_no_more_than_a_hundred_and_twenty_rounds_of_one(on: str) -> None:
    """V1: the work of a move does not grow with the number of players."""
    alone, together = rate({"players": 1, "map": on}, 3000), rate({"players": 100, "map": on}, 8)
    assert together * 1.2 >= alone, f"{together:.0f} decisions a second together, {alone:.0f} alone"
