"""games, replay and verify through a process of their own: texts, exit statuses, one line for every mistake."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tradewind as tw
from playing import play_out
from running import Run
from tradewind.cli.main import COMMANDS
from tradewind.kernel import registry
from tradewind.kernel.text import Message, catalogue
from tradewind.logbook import encode

HOSTILE = {
    "empty": b"",
    "text": b"ahoy",
    "truncated": b'{"logbook": 1, "game": "dice-',
    "binary": bytes(range(256)),
    "bom": b"\xef\xbb\xbf{}",
    "list": b"[1, 2, 3]",
    "deep": b"[" * 200_000,
    "deep objects": b'{"options":' * 200_000,
    "wrong game": b'{"logbook": 1, "game": "chess", "options": {}, "moves": []}',
    "wrong option": b'{"logbook": 1, "game": "dice-race", "options": {"players": 99}, "moves": []}',
    "wrong version": b'{"logbook": 1, "game": "dice-race", "rules": "9", "options": {}, "moves": []}',
    "wrong chance": b'{"logbook": 1, "game": "dice-race", "options": {}, "chance": {"cups": [8]}, "moves": []}',
    "wrong position": b'{"logbook": 1, "game": "dice-race", "options": {}, "position": {"turn": 9}, "moves": []}',
    "huge number": b'{"logbook": 1, "game": "dice-race", "options": {"players": 1' + b"0" * 4000 + b'}, "moves": []}',
    "long name": b'{"logbook": 1, "game": "' + b"x" * 1_000_000 + b'", "options": {}, "moves": []}',
}


@pytest.fixture
def race(tmp_path: Path) -> Path:
    """A finished fair race."""
    file = tmp_path / "race.json"
    file.write_bytes(encode(play_out(tw.open("dice-race", players=3)).logbook()))
    return file


def answer(done: subprocess.CompletedProcess[bytes], status: int = 0) -> Any:
    """The one JSON value printed."""
    assert done.stderr == b""
    assert done.returncode == status
    assert done.stdout.count(b"\n") == 1
    return json.loads(done.stdout)


def complaint(done: subprocess.CompletedProcess[bytes]) -> str:
    """The one line on the error stream."""
    assert done.stdout == b""
    assert done.returncode == 2
    line = done.stderr.decode()
    assert line.startswith("tradewind: ")
    assert line.count("\n") == 1
    return line


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").stdout == f"tradewind {tw.__version__}\n".encode()


HELP = {"en": "Usage: tradewind", "uk": "Виклик: tradewind", "pl": "Użycie: tradewind", "ru": "Вызов: tradewind"}


@pytest.mark.parametrize(("language", "usage"), HELP.items())
def test_help_is_in_everybodys_language(run: Run, language: str, usage: str) -> None:
    overview = run("--help", LC_ALL=f"{language}.UTF-8").stdout.decode()
    assert overview.startswith(usage)
    say, words = catalogue(language).say, overview.split()
    for command in COMMANDS:
        assert command in words
        page = " ".join(run(command, "-h", LC_ALL=f"{language}.UTF-8").stdout.decode().split())
        assert page.startswith(f"{usage} {command}")
        assert say(Message(f"command-{command}")) in page
        assert say(Message("option-help")) in page
        assert "option-" not in page, f"an option of {command} has no text in {language}: {page}"


@pytest.mark.parametrize(
    ("typed", "where", "why"),
    [
        ("sail", "command line", "Команди «sail» немає. Є: games, serve, play,"),
        ("--", "command line", "Яка команда?"),
        ("simulate", "command line", "Бракує GAME."),
        ("simulate jamaica", "command line", "Бракує --seats NAME,NAME."),
        ("games everything", "command line", "Тут більше, ніж приймає команда"),
        ("games --quick", "command line", "Параметра --quick немає; усі перелічує «--help»."),
        ("games --jso", "command line", "Параметра --jso немає. Може, --json?"),
        ("games --json=yes", "--json", "Цьому параметру значення не потрібне."),
        ("simulate jamaica --games", "--games", "Цьому параметру потрібне значення."),
        ("simulate jamaica --games many", "--games", "«many»: Має бути ціле число, не менше за 1."),
        ("simulate jamaica --games 0", "--games", "«0»: Має бути ціле число, не менше за 1."),
        ("serve --port 70000", "--port", "«70000»: Має бути ціле число від 0 до 65535."),
        ("replay - --seat one", "--seat", "«one»: Має бути ціле число."),
        ("arena jamaica --limit soon", "--limit", "«soon»: Має бути число від 0.01 до 86400."),
        ("arena jamaica --on-failure cry", "--on-failure", "«cry»: Має бути одне з: replace, forfeit, stop."),
    ],
)
def test_what_is_wrong_with_a_command_line_is_said_in_words(run: Run, typed: str, where: str, why: str) -> None:
    line = complaint(run(*typed.split(), LC_ALL="uk_UA.UTF-8"))
    assert line.startswith(f"tradewind: {where}: {why}")


def test_games_are_listed_with_players_options_and_bots(run: Run) -> None:
    told = answer(run("games", "--json"))
    assert told["levels"] == ["cabin-boy", "sailor", "pirate", "captain", "lord-of-the-seas"]
    listed = {entry["name"]: entry for entry in told["games"]}
    assert set(listed) == set(registry.games())
    assert listed["dice-race"]["players"] == [2, 3, 4, 5, 6]
    assert listed["dice-race"]["options"] == {"quiet": [False, True], "flags": ["red", "blue"]}
    assert listed["dice-race"]["bots"] == ["random", "anything", "bold"]
    table = run("games").stdout.decode()
    assert table.splitlines()[0].split() == ["Game", "Players", "Bots", "Options"]
    assert "dice-race" in table
    assert "lord-of-the-seas" in table.splitlines()[-1]


def test_the_language_comes_from_the_surroundings(run: Run) -> None:
    assert "Гравці" in run("games", LANG="uk_UA.UTF-8").stdout.decode()
    assert "Gracze" in run("games", LANG="en_US.UTF-8", LC_ALL="pl_PL.UTF-8").stdout.decode()
    assert "нет" in complaint(run("replay", "/nowhere", LANG="ru_RU.UTF-8"))
    assert "Players" in run("games", LANG="tlh").stdout.decode()


def test_replay_gives_the_object_of_the_contract(run: Run, race: Path) -> None:
    told = answer(run("replay", race, "--json"))
    assert list(told) == ["over", "waiting", "legal", "view", "scores", "winners"]
    assert told["over"] is True
    assert told["scores"] == json.loads(race.read_bytes())["result"]["scores"]


def test_replay_reads_the_standard_input(run: Run, race: Path) -> None:
    assert answer(run("replay", "-", "--json", given=race.read_bytes())) == answer(run("replay", race, "--json"))


def test_replay_shows_a_moment_as_a_seat_saw_it(run: Run, race: Path) -> None:
    told = answer(run("replay", race, "--json", "--at", "0", "--seat", "2"))
    assert told["view"]["cups"][0] == "?"
    assert isinstance(told["view"]["cups"][1], int)
    assert list(told["legal"]) == ["2"]
    assert told["scores"] is None
    assert "?" not in answer(run("replay", race, "--json", "--at", "0", "--open"))["view"]["cups"]


def test_trace_prints_a_line_for_each_move(run: Run, race: Path) -> None:
    done = run("replay", race, "--trace")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0
    assert len(lines) == len(json.loads(race.read_bytes())["moves"]) + 1
    rounds = run("replay", race, "--json", "--trace", "--rounds").stdout.splitlines()
    assert 1 < len(rounds) < len(lines)
    assert set(rounds) <= set(done.stdout.splitlines())


def test_replay_for_people(run: Run, race: Path) -> None:
    shown = run("replay", race).stdout.decode()
    assert "The game is over" in shown
    assert "Pot 0" in shown
    assert "is deciding in secret" in run("replay", race, "--at", "0").stdout.decode()


def test_an_illegal_move_is_the_error_of_the_contract(run: Run, race: Path) -> None:
    logbook = json.loads(race.read_bytes())
    logbook["moves"][4] = "1 keep"
    told = answer(run("replay", "-", "--json", given=json.dumps(logbook).encode()), 2)
    assert told == {"error": {"at": 5, "move": "1 keep", "why": "R2 does not allow it now.", "rule": "R2"}}
    done = run("replay", "-", "--trace", given=json.dumps(logbook).encode())
    *before, last = map(json.loads, done.stdout.splitlines())
    assert done.returncode == 2
    assert len(before) == 5
    assert last == told
    assert "Move 5, “1 keep”" in complaint(run("replay", "-", given=json.dumps(logbook).encode()))


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_files_never_cause_a_traceback(run: Run, kind: str) -> None:
    told = answer(run("replay", "-", "--json", given=HOSTILE[kind]), 2)
    assert set(told["error"]) == {"why", "where"}
    assert all(told["error"].values())
    assert len(told["error"]["why"]) < 1000
    complaint(run("replay", "-", given=HOSTILE[kind]))


@pytest.mark.parametrize(
    "arguments", [["--at", "999"], ["--at", "-1"], ["--seat", "9"], ["--seat", "0"], ["--seat", "x"]]
)
def test_moments_and_seats_that_are_not_there(run: Run, race: Path, arguments: list[str]) -> None:
    complaint(run("replay", race, *arguments))
    assert answer(run("replay", race, "--json", *arguments), 2)["error"]["where"] in (arguments[0], "command line")


@pytest.mark.parametrize("arguments", [["sail"], ["replay"], ["replay", "x", "--fast"], ["play"], ["play", "chess"]])
def test_mistyped_commands_get_one_line(run: Run, arguments: list[str]) -> None:
    complaint(run(*arguments))


def test_files_that_are_none(run: Run, tmp_path: Path) -> None:
    for path in (tmp_path, "/dev/zero", tmp_path / "none", "/dev/null", ""):
        complaint(run("replay", path))
        assert answer(run("verify", path, "--json"), 2)["error"]["where"]


def test_verify_proves_an_honest_game(run: Run, race: Path) -> None:
    told = answer(run("verify", race, "--json"))
    assert told["verified"] is True
    assert told["commitment"] == json.loads(race.read_bytes())["commitment"]
    assert run("verify", race, "--commitment", told["commitment"]).stdout.startswith(b"Proven")


def test_verify_names_what_was_changed(run: Run, race: Path) -> None:
    logbook = tw.load(race.read_bytes()).logbook()
    forged = encode(msgspec.structs.replace(logbook, result={"scores": {"1": 99}, "winners": [1]}))
    told = answer(run("verify", "-", "--json", given=forged), 1)
    assert told["verified"] is False
    assert told["problems"][0]["where"] == "result.scores"
    done = run("verify", race, "--commitment", "0" * 64)
    assert done.returncode == 1
    assert b"This is not the commitment you noted" in done.stdout
    complaint(run("verify", race, "--commitment", "0"))


def test_verify_of_an_unfinished_game(run: Run, race: Path) -> None:
    logbook = tw.load(race.read_bytes()).logbook()
    short = encode(msgspec.structs.replace(logbook, moves=logbook.moves[:3]))
    assert "not finished" in complaint(run("verify", "-", given=short))
    assert answer(run("verify", "-", "--json", given=short), 2)["error"]["where"] == "moves"


def test_a_closed_pipe_is_quiet(command: list[str], surroundings: dict[str, str], race: Path) -> None:
    logbook = json.loads(race.read_bytes())
    race.write_text(json.dumps(logbook))
    line = f"{command[0]} -c '{command[2]}' replay {race} --trace | head -c 1"
    done = subprocess.run(["bash", "-c", line], env=surroundings, capture_output=True, check=False, timeout=60)
    assert done.stderr == b""
    assert done.stdout == b"{"


def test_names_are_words_whatever_signs_they_have(run: Run) -> None:
    named = encode(tw.open("port-royal", players=2, seed=7, seats=["[/x]", "[red]Bo"]).logbook())
    done = run("replay", "-", given=named)
    assert done.returncode == 0, done.stderr
    assert "[/x]" in done.stdout.decode()
    assert "[red]Bo" in done.stdout.decode()


@pytest.mark.parametrize(
    "typed", ["simulate jamaica --seats random,random", "arena jamaica --bots a,b", "bench jamaica"]
)
def test_a_language_that_nobody_here_speaks_is_refused(run: Run, typed: str) -> None:
    assert "--language: Tradewind speaks en, uk, pl, ru." in complaint(run(*typed.split(), "--language", "xx"))


def test_the_clock_of_the_arena_has_an_end(run: Run) -> None:
    assert "--limit" in complaint(run("arena", "jamaica", "--bots", "sailor,random", "--limit", "inf"))
