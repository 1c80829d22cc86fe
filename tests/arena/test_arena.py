"""`tradewind arena` as people run it, with bots that play and bots that do not."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from running import Run, as_a_terminal_starts_it, is_there
from tradewind import load
from tradewind.fleet.manned import Charter, Crew, Order

STEADY = "def choose(seen):\n    return seen.legal[-1]"
MAD = {
    "crashed": "def choose(seen):\n    return {}[seen.seat]",
    "hung": "def choose(seen):\n    while True: pass",
    "nonsense": "def choose(seen):\n    return 'sing'",
    "gone": "import os\ndef choose(seen):\n    os._exit(1)",
}


@pytest.fixture
def bot(tmp_path: Path) -> Callable[[str, str], Path]:
    def bot(name: str, source: str) -> Path:
        file = tmp_path / f"{name}.py"
        file.write_text(source, encoding="utf-8")
        return file

    return bot


def told(done: subprocess.CompletedProcess[bytes]) -> Any:
    assert done.returncode == 0, done.stderr.decode()
    return json.loads(done.stdout)


@pytest.mark.parametrize("kind", MAD)
def test_a_bot_that_fails_is_named_and_forfeits_while_the_others_play_on(
    run: Run, bot: Callable[[str, str], Path], kind: str
) -> None:
    mad, steady = bot("mad", MAD[kind]), bot("steady", STEADY)
    arguments = ("--games", "2", "--json", "--limit", "3" if kind == "hung" else "30")
    done = run("arena", "dice-race", "--bots", f"{mad},{steady},anything", *arguments)
    table = {entry["bot"]: entry for entry in told(done)["bots"]}
    assert table[str(mad)]["failures"] == {kind: 4}
    assert table[str(mad)]["won"] == 0
    assert [table[name]["failed"] for name in (str(steady), "anything")] == [0, 0]
    assert table[str(steady)]["won"] + table["anything"]["won"] == 6, "whoever meets it wins, and the game goes on"


def test_a_table_names_who_failed_how_often_and_why(run: Run, bot: Callable[[str, str], Path]) -> None:
    mad = bot("mad", MAD["crashed"])
    done = run("arena", "dice-race", "--bots", f"{mad},anything", "--games", "4", "--seed", "7")
    assert done.returncode == 0, done.stderr.decode()
    shown = " ".join(done.stdout.decode().split())
    assert "mad.py failed in 4 games, for example: It crashed: KeyError:" in shown


@pytest.mark.parametrize(("on_failure", "winners"), [("replace", [True, False]), ("forfeit", [False, True])])
def test_who_is_replaced_may_still_win_and_who_forfeits_may_not(
    bot: Callable[[str, str], Path], on_failure: str, winners: list[bool]
) -> None:
    """The sailor takes over against dice, and wins."""
    mad = str(bot("mad", MAD["crashed"]))
    went = Crew(Charter("port-royal", {"players": 2}, on_failure)).sail(Order(0, (mad, "random"), 7))
    assert went.winners == winners
    assert [(failure.name, failure.seat) for failure in went.failures] == [(mad, 1)]
    assert went.scores[0] > went.scores[1]


def test_a_run_may_stop_at_the_first_failure(run: Run, bot: Callable[[str, str], Path], tmp_path: Path) -> None:
    mad, kept = bot("mad", MAD["crashed"]), tmp_path / "kept.jsonl"
    done = run("arena", "dice-race", "--bots", f"{mad},bold", "--on-failure", "stop", "--results", kept)
    assert done.returncode == 2
    assert "mad.py: It crashed: KeyError" in done.stderr.decode()
    assert kept.exists()


def test_a_game_that_would_never_end_is_broken_off_and_nobody_has_won(
    run: Run, bot: Callable[[str, str], Path]
) -> None:
    """Two bots that never bank what they rolled."""
    first = bot("first", "def choose(seen):\n    return seen.legal[0]")
    done = run("arena", "dice-race", "--bots", f"{first},bold", "--games", "1", "--json")
    for entry in told(done)["bots"]:
        assert (entry["won"], entry["failures"]) == (0, {"endless": 2})


def test_the_logbook_of_a_game_that_was_broken_off_has_no_result(
    run: Run, bot: Callable[[str, str], Path], tmp_path: Path
) -> None:
    first = bot("first", "def choose(seen):\n    return seen.legal[0]")
    told(run("simulate", "dice-race", "--seats", f"{first},bold", "--games", "1", "--json", "--logbooks", tmp_path))
    logbook = json.loads((tmp_path / "dice-race-000001.json").read_bytes())
    assert len(logbook["moves"]) == 10_000
    assert "result" not in logbook
    assert not load(logbook).over


def test_a_bot_that_cannot_be_loaded_is_refused_before_the_first_game(
    run: Run, bot: Callable[[str, str], Path]
) -> None:
    for source, why in (("def choose(", "SyntaxError"), ("import parrots", "No module named 'parrots'")):
        done = run("arena", "dice-race", "--bots", f"{bot('broken', source)},bold")
        assert done.returncode == 2
        assert why in done.stderr.decode()
        assert done.stderr.count(b"\n") == 1


def test_the_same_seed_gives_the_same_standings_and_another_does_not(run: Run, bot: Callable[[str, str], Path]) -> None:
    dice = bot("dice", "import random\ndef choose(seen):\n    return random.choice(seen.legal)")
    arguments = ("arena", "dice-race", "--bots", f"{dice},{bot('steady', STEADY)}", "--games", "10", "--json", "--seed")

    def standing(seed: str) -> Any:
        found = told(run(*arguments, seed))
        return [(entry["bot"], entry["won"], entry["rating"], entry["mean_score"]) for entry in found["bots"]]

    assert standing("7") == standing("7") != standing("8")


def test_rule_bots_compete_compiled_on_the_same_shuffles(run: Run) -> None:
    """Dice against who never banks, at tables of three: one of each against two of the other, from every seat."""
    done = run(
        "arena", "dice-race", "--bots", "bold,random", "--players", "3", "--games", "300", "--json", "--seed", "7"
    )
    found = told(done)
    assert (found["games"], found["shuffles"]) == (600, 100)
    assert [entry["bot"] for entry in found["bots"]] == ["random", "bold"], "who never banks cannot win"
    low, high = found["bots"][0]["rating_interval"]
    assert low < found["bots"][0]["rating"] < high
    against = {(entry["bot"], entry["against"]): entry for entry in found["against"]}
    assert against["bold", "random"]["games"] == against["random", "bold"]["games"] == 300
    assert against["bold", "random"]["rate"] < 1 / 3 < against["random", "bold"]["rate"]


def _children(process: int) -> list[int]:
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == process:
            found.append(int(entry.parent.name))
    return found


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_is_killed_goes_on_where_it_stopped(
    run: Run,
    command: list[str],
    surroundings: dict[str, str],
    bot: Callable[[str, str], Path],
    tmp_path: Path,
    blow: signal.Signals,
) -> None:
    slow = bot("slow", "import time\ndef choose(seen):\n    time.sleep(0.01)\n    return seen.legal[-1]")
    kept, fresh = tmp_path / "kept.jsonl", tmp_path / "fresh.jsonl"
    whole = ("arena", "dice-race", "--bots", f"{slow},bold", "--games", "40", "--seed", "7", "--json", "--results")
    broken = subprocess.Popen(
        [*command, *whole, str(kept)],
        env=surroundings,
        stdout=subprocess.PIPE,
        preexec_fn=as_a_terminal_starts_it,  # noqa: PLW1509 - this test has no threads
    )
    until = time.monotonic() + 60
    while time.monotonic() < until and not (kept.exists() and kept.read_bytes().count(b"\n") > 3):
        time.sleep(0.05)
    children = _children(broken.pid)
    broken.send_signal(blow)
    broken.communicate()
    before = kept.read_bytes().splitlines()
    assert 3 < len(before) < 41, "it was to be broken off in the middle"
    while time.monotonic() < until and any(Path(f"/proc/{child}").exists() for child in children):
        time.sleep(0.1)
    assert not [child for child in children if Path(f"/proc/{child}").exists()], "processes go on without the run"
    again, once = told(run(*whole, kept)), told(run(*whole, fresh))
    assert kept.read_bytes().splitlines()[: len(before) - 1] == before[:-1], "what was played was played again"
    assert len(kept.read_bytes().splitlines()) == 41
    for entry in again["bots"] + once["bots"]:
        del entry["seconds_a_move"], entry["slowest_move"]
    assert again == once


DEAF = """
import os, re, subprocess
def choose(seen):
    helper = subprocess.Popen(["sleep", "600"])
    open({mark!r}, "w").write(f"{{os.getpid()}} {{helper.pid}} .")
    re.match("(a+)+$", "a" * 60 + "b")
"""


@pytest.mark.parametrize("blow", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_bot_that_hears_nothing_ends_with_the_run_and_so_does_what_it_started(
    command: list[str],
    surroundings: dict[str, str],
    bot: Callable[[str, str], Path],
    tmp_path: Path,
    blow: signal.Signals,
) -> None:
    """It is lost in one long call into C, during which no other thread of its process can do anything."""
    mark = tmp_path / "processes"
    deaf = bot("deaf", DEAF.format(mark=str(mark)))
    run = subprocess.Popen(
        [*command, "arena", "dice-race", "--bots", f"{deaf},bold", "--games", "1", "--limit", "600"],
        env=surroundings,
        stderr=subprocess.DEVNULL,
        preexec_fn=as_a_terminal_starts_it,  # noqa: PLW1509 - this test has no threads
    )
    until = time.monotonic() + 60
    while time.monotonic() < until and not (mark.exists() and mark.read_text().endswith(".")):
        time.sleep(0.05)
    run.send_signal(blow)
    run.wait()
    processes = mark.read_text().split()[:2]
    while time.monotonic() < until and any(map(is_there, processes)):
        time.sleep(0.1)
    assert not [process for process in processes if is_there(process)], "it goes on without the run"


def test_more_games_and_more_bots_may_join_and_the_seed_is_remembered(
    run: Run, bot: Callable[[str, str], Path], tmp_path: Path
) -> None:
    kept, steady = tmp_path / "kept.jsonl", bot("steady", STEADY)
    first = told(run("arena", "dice-race", "--bots", f"{steady},bold", "--games", "2", "--json", "--results", kept))
    more = ("--bots", f"{steady},bold,cabin-boy", "--games", "4", "--json", "--results", kept)
    second = told(run("arena", "dice-race", *more))
    assert first["seed"] == second["seed"]
    assert (first["games"], second["games"]) == (2, 12)


def test_a_cooperative_team_is_shown_by_its_share_of_wins(run: Run, bot: Callable[[str, str], Path]) -> None:
    options = ("--option", "with=contracts", "--option", "mode=cooperative")
    steady = bot("steady", "def choose(seen):\n    return seen.legal[0]")
    found = told(run("arena", "port-royal", "--bots", steady, *options, "--games", "2", "--json"))
    assert found["bots"][0]["rating"] is None
    assert (found["games"], found["shuffles"], found["bots"][0]["games"]) == (2, 2, 2)


def test_a_lone_player_is_shown_by_score(run: Run, bot: Callable[[str, str], Path], tmp_path: Path) -> None:
    bots = f"{bot('first', STEADY.replace('-1', '0'))},{bot('last', STEADY)}"
    plot = tmp_path / "plot.png"
    done = run("arena", "voyages", "--bots", bots, "--players", "1", "--games", "2", "--plot", plot)
    assert done.returncode == 0, done.stderr.decode()
    assert "Mean score" in done.stdout.decode()
    assert "Rating" not in done.stdout.decode()
    assert plot.read_bytes().startswith(b"\x89PNG")


def test_a_bot_of_an_installed_package_goes_by_the_name_the_package_gives_it(
    run: Run, surroundings: dict[str, str], tmp_path: Path
) -> None:
    about = tmp_path / "careful_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: careful-bots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[tradewind.bots]\ncareful = careful_bots:choose\n")
    (tmp_path / "careful_bots.py").write_text(STEADY)
    packages = os.pathsep.join([str(tmp_path), surroundings["PYTHONPATH"]])
    seats = ("simulate", "dice-race", "--seats", "careful,anything", "--games", "4", "--json")
    found = told(run(*seats, PYTHONPATH=packages))
    assert (found["games"], found["failures"]) == (4, {})
    unknown = run(*seats)
    assert unknown.returncode == 2, "without the package there is no such bot"
    assert "careful" in unknown.stdout.decode()


@pytest.mark.slow
def test_search_in_the_arena_plays_the_same_games_again(run: Run) -> None:
    """So many playouts, whatever the clock says: once compiled, then from what was kept."""
    whole = ("arena", "dice-race", "--bots", "search:60,anything", "--games", "6", "--seed", "7", "--json")

    def standing() -> Any:
        found = told(run(*whole))
        return [(entry["bot"], entry["won"], entry["mean_score"], entry["failed"]) for entry in found["bots"]]

    assert standing() == standing()


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--bots", "bold"], "two bots"),
        (["--bots", "bold,parrot"], "parrot"),
        (["--bots", "bold,search:long"], "search:long"),
        (["--bots", "bold,random", "--players", "99"], "players"),
        (["--bots", "bold,random", "--on-failure", "cry"], "cry"),
        (["--bots", "bold,random", "--results", "/dev/null/kept"], "/dev/null/kept"),
        (["--bots", "bold,nowhere.py"], "nowhere.py"),
    ],
)
def test_what_the_arena_cannot_do_it_says_in_one_line(run: Run, arguments: list[str], word: str) -> None:
    done = run("arena", "dice-race", *arguments)
    assert done.returncode == 2
    assert word in done.stderr.decode()
    assert done.stderr.count(b"\n") == 1, done.stderr.decode()


def test_simulate_plays_with_bots_from_files_and_keeps_their_games(
    run: Run, bot: Callable[[str, str], Path], tmp_path: Path
) -> None:
    steady, folder = bot("steady", STEADY), tmp_path / "kept"
    done = run("simulate", "dice-race", "--seats", f"{steady},bold,cabin-boy", "--games", "5", "--logbooks", folder,
               "--json", "--seed", "7")  # fmt: skip
    assert told(done)["games"] == 5
    for file in folder.iterdir():
        logbook = json.loads(file.read_bytes())
        replayed = json.loads(run("replay", file, "--json").stdout)
        assert logbook["result"] == {"scores": replayed["scores"], "winners": replayed["winners"]}
    assert len(list(folder.iterdir())) == 5


def test_simulate_replaces_who_fails_and_says_so(run: Run, bot: Callable[[str, str], Path]) -> None:
    done = run("simulate", "dice-race", "--seats", f"{bot('mad', MAD['nonsense'])},anything", "--games", "3")
    assert done.returncode == 0
    assert "mad.py failed in 3 games and was replaced. “sing” is no legal move." in done.stderr.decode()


def test_play_replaces_who_fails_and_says_so(run: Run, bot: Callable[[str, str], Path], tmp_path: Path) -> None:
    mad = bot("mad", MAD["crashed"])
    done = run(
        "play", "dice-race", "--bots", mad, "--save", tmp_path / "race.json", given=b"1\n" + b"bank\nroll\n" * 90
    )
    assert done.returncode == 0, done.stderr.decode()
    assert "mad.py (bot) cannot go on, and somebody else plays in that seat. It crashed: KeyError" in " ".join(
        done.stdout.decode().split()
    )
    assert load(json.loads((tmp_path / "race.json").read_bytes())).over


def test_bots_of_a_level_go_by_its_name(run: Run, tmp_path: Path) -> None:
    for language, word in (("en", "Cabin boy"), ("uk", "Юнга"), ("pl", "Chłopiec okrętowy"), ("ru", "Юнга")):
        file = tmp_path / f"{language}.json"
        arguments = ("--bots", "cabin-boy", "--players", "2", "--language", language, "--save", file)
        shown = run("play", "port-royal", *arguments, given=b"1\nquit\n").stdout.decode()
        assert word in shown
