"""What all tests share: the games, the small one that only the tests have, and the command as people run it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from running import Run
from tradewind.kernel import registry, text

hypothesis.settings.register_profile("unhurried", deadline=None)  # the machine may be busy with something else
hypothesis.settings.load_profile("unhurried")

GAMES_FOR_TESTS = Path(__file__).parent / "games"
sys.path.insert(0, str(GAMES_FOR_TESTS))

from dice_race import GAMES  # noqa: E402

for game in GAMES:
    text.also_in(game.folder)
    registry.games()[game.name] = game


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """What fails is told at once, not when all is over: a run may be broken off before that."""
    terminal: pytest.TerminalReporter | None = config.pluginmanager.getplugin("terminalreporter")
    if terminal:  # a worker has none
        config.pluginmanager.register(ToldAtOnce(terminal))


class ToldAtOnce:
    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self._terminal = terminal

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._terminal.write_line(f"\n{report.nodeid} ({report.when})\n{report.longreprtext}")


@pytest.fixture(scope="session")
def surroundings(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which Dice Race is an installed package that offers a game."""
    site = tmp_path_factory.mktemp("site")
    about = site / "dice_race-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: dice-race\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[tradewind.games]\ndice-race = dice_race\n")
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "TRADEWIND"))}
    return kept | {
        "PYTHONPATH": os.pathsep.join([str(GAMES_FOR_TESTS), str(site), os.environ.get("PYTHONPATH", "")]),
        "XDG_DATA_HOME": str(tmp_path_factory.mktemp("data")),
        "COLUMNS": "100",
    }


@pytest.fixture(scope="session")
def command() -> list[str]:
    return [sys.executable, "-c", "from tradewind.cli.main import main; main()"]


@pytest.fixture(scope="session")
def run(surroundings: dict[str, str], command: list[str]) -> Run:
    def run(*arguments: str | Path, given: bytes = b"", **environment: str) -> Any:
        whole = [*command, *map(str, arguments)]
        return subprocess.run(
            whole, input=given, env=surroundings | environment, capture_output=True, check=False, timeout=600
        )

    return run
