"""Every game that is found, in every way it can be played, keeps what every game must keep."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tradewind.kernel.conformance import begun, conformance, plain_equals_compiled
from tradewind.kernel.game import Game
from tradewind.kernel.option_sets import covering, option_sets
from tradewind.kernel.registry import game as game_called
from tradewind.kernel.registry import games

A_CROWD = 10


def label(game: Game, options: dict[str, Any]) -> str:
    """`port-royal 3 with=gambler ending=points`"""
    said = [f"{key}={'+'.join(value) if isinstance(value, list) else value}" for key, value in options.items()]
    return " ".join([game.name, *said])


def everything() -> Iterator[Any]:
    """All games × all option sets: a few that cover every value every day, the others when there is time."""
    for game in games().values():
        sets = option_sets(game)
        everyday = covering(sets)
        for options in sets:
            marks = () if options in everyday and options["players"] < A_CROWD else (pytest.mark.slow,)
            yield pytest.param(game, options, id=label(game, options), marks=marks)


@pytest.mark.parametrize(("game", "options"), list(everything()))
def test_a_random_game_keeps_what_every_game_must_keep(game: Game, options: dict[str, Any]) -> None:
    conformance(game, options, seeds=[1])


PORT_ROYAL = game_called("port-royal")
# what is not lost before the first move: all time cards may be moved to the score deck
PLAYABLE = [options for options in option_sets(PORT_ROYAL) if not PORT_ROYAL.over(begun(PORT_ROYAL, options, 0))]


@pytest.mark.slow
@pytest.mark.parametrize("options", [pytest.param(each, id=label(PORT_ROYAL, each)) for each in PLAYABLE])
def test_plain_and_compiled_rules_do_the_same_after_every_move_of_ten_thousand_games(options: dict[str, Any]) -> None:
    each = 10_000 // len(PLAYABLE) + 1
    assert plain_equals_compiled(PORT_ROYAL, options, range(each)) > each


def with_bounds_checks(script: str, kept: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a script where everything is compiled with bounds checks, and nothing compiled without them is found."""
    checked = os.environ | {"NUMBA_BOUNDSCHECK": "1", "XDG_CACHE_HOME": str(kept)}
    checked["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parent), *sys.path])
    command = [sys.executable, "-c", "import sys, conftest\n" + script, *arguments]
    return subprocess.run(command, env=checked, capture_output=True, text=True, check=False)


ALL_SETS = """
from tradewind.kernel.conformance import plain_equals_compiled
from tradewind.kernel.option_sets import covering, option_sets
from tradewind.kernel.registry import games
game = games()[sys.argv[1]]
for options in covering(option_sets(game)):
    plain_equals_compiled(game, options, range(20))
"""

REACHING_PAST = """
import dataclasses, dice_race
from tradewind.fleet.stepping import Stepper
from tradewind.kernel.rule import rule

honest = dice_race.legal

@rule
def legal(state, seat, moves):
    honest(state, seat, moves)
    if state.points[seat + 100] == 4711:
        moves.size = 0

game = dice_race.DiceRace()
game.name = "dice-race-reaching-past"
game.engine = dataclasses.replace(game.engine, legal=legal)
stepper = Stepper(game, game.template(game.options({"players": 2})))
stepper.begin(1)
stepper.play_at_random(3)
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(games()))
def test_compiled_rules_never_reach_past_an_array(name: str, tmp_path: Path) -> None:
    """Compiled code does not notice it by itself, so once everything is compiled with bounds checks."""
    answer = with_bounds_checks(ALL_SETS, tmp_path, name)
    assert answer.returncode == 0, f"{name}, compiled with bounds checks: {answer.stderr[-2000:]}"


@pytest.mark.slow
def test_a_rule_that_reaches_past_an_array_is_noticed(tmp_path: Path) -> None:
    """With bounds checks; so that the test before can fail."""
    assert "IndexError" in with_bounds_checks(REACHING_PAST, tmp_path).stderr
