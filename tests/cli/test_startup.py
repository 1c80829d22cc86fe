"""Commands start at once: nothing heavy is imported, and no command's module but the one that runs."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import tradewind as tw
from tradewind.logbook import encode

SPY = """
import sys
from tradewind.cli.main import main
try:
    main()
finally:
    sys.stderr.write(" ".join(sys.modules))
"""


@pytest.fixture(scope="module")
def logbook(tmp_path_factory: pytest.TempPathFactory) -> Path:
    table = tw.open("port-royal", players=2, seed=5)
    while len(table.moves) < 100 and not table.over:
        seat = table.waiting[0]
        table.play(table.legal(seat)[-1], seat)
    file = tmp_path_factory.mktemp("kept") / "game.json"
    file.write_bytes(encode(table.logbook()))
    return file


def imported(command: list[str], surroundings: dict[str, str], *arguments: str) -> set[str]:
    whole = [command[0], "-c", SPY, *arguments]
    done = subprocess.run(whole, env=surroundings, capture_output=True, check=True, timeout=60)
    return set(done.stderr.decode().split())


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["games"],
        ["games", "--json"],
        ["replay", "FILE", "--json"],
        ["play", "--help"],
        ["simulate", "--help"],
        ["arena", "--help"],
    ],
)
def test_nothing_heavy_is_imported(
    command: list[str], surroundings: dict[str, str], logbook: Path, arguments: list[str]
) -> None:
    arguments = [str(logbook) if word == "FILE" else word for word in arguments]
    modules = imported(command, surroundings, *arguments)
    assert "tradewind.cli.main" in modules
    assert modules.isdisjoint({"numpy", "numba", "fluent", "fluent.runtime", "babel", "matplotlib"})


def test_only_the_command_that_runs_is_imported(
    command: list[str], surroundings: dict[str, str], logbook: Path
) -> None:
    modules = imported(command, surroundings, "replay", str(logbook), "--json")
    assert {name for name in modules if name.startswith("tradewind.cli.")} == {
        "tradewind.cli.helping",
        "tradewind.cli.main",
        "tradewind.cli.output",
        "tradewind.cli.replay",
    }
    assert "rich" not in modules


def test_only_the_game_that_is_played_is_imported(
    command: list[str], surroundings: dict[str, str], logbook: Path
) -> None:
    modules = imported(command, surroundings, "replay", str(logbook), "--json")
    assert {name for name in modules if name.startswith("tradewind.games.") and name.count(".") == 2} == {
        "tradewind.games.port_royal"
    }


@pytest.mark.parametrize("bots", ["sailor", "cabin-boy"])
def test_a_game_against_rule_bots_starts_without_a_compiler(
    command: list[str], surroundings: dict[str, str], tmp_path: Path, bots: str
) -> None:
    arguments = ["play", "port-royal", "--bots", bots, "--save", str(tmp_path / "game.json")]
    assert imported(command, surroundings, *arguments).isdisjoint({"numpy", "numba", "matplotlib", "multiprocessing"})
