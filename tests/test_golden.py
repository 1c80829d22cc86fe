"""Golden playthroughs: no game, product, number of players or mode without one, and none that plays differently now."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest

from golden_games import FOLDER, golden_games, golden_sets, path, stored_logbook, told
from tradewind import logbook as records
from tradewind.kernel.game import Game
from tradewind.table import load

LARGEST = 60_000
MATRIX = [pytest.param(game, each, id=path(game, each).stem) for game in golden_games() for each in golden_sets(game)]
STORED = sorted(FOLDER.glob("*/rules-*.json"))


@pytest.mark.parametrize(("game", "options"), MATRIX)
def test_a_golden_game_is_played_as_ever(game: Game, options: dict[str, Any]) -> None:
    """If the change is meant: `python tests/golden_games.py`, and read the difference."""
    file = path(game, options)
    assert file.exists(), f"there is no playthrough of {game.name} with {options}; python tests/golden_games.py"
    kept = file.read_text(encoding="utf-8")
    now = told(game, options)
    differing = unified_diff(kept.splitlines(), now.splitlines(), "as kept", "as played now", lineterm="", n=4)
    assert now == kept, f"{file.relative_to(FOLDER)} is played differently:\n" + "\n".join(list(differing)[:40])
    assert len(kept.encode()) <= LARGEST, f"{file.name} is too long to be read"


def test_there_is_no_golden_game_that_nobody_asks_for() -> None:
    asked = {path(game, options) for game in golden_games() for options in golden_sets(game)}
    assert set(FOLDER.glob("*/*.txt")) <= asked


@pytest.mark.parametrize("game", golden_games(), ids=lambda game: game.name)
def test_this_version_of_the_rules_has_a_stored_game(game: Game) -> None:
    assert stored_logbook(game) in STORED, f"no logbook of {game.name} {game.version}; python tests/golden_games.py"


@pytest.mark.parametrize("file", STORED, ids=lambda file: f"{file.parent.name} {file.stem}")
def test_a_stored_game_is_replayed_for_ever(file: Path) -> None:
    """Every move is still legal, and the result is the one written down."""
    logbook = records.read(str(file))
    table = load(logbook)
    assert table.over, f"{file} stops before the end"
    assert logbook.result == {"scores": table.scores, "winners": table.winners}
    assert table.logbook() == logbook
