"""Playing in the terminal: nothing is lost, nothing hidden is shown."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import time
from pathlib import Path

import pytest

import tradewind as tw
from running import Run, as_a_terminal_starts_it
from tradewind.kernel import registry
from tradewind.kernel.rulebook import rulebooks
from tradewind.logbook import encode, read


def start(run: Run, file: Path, typed: str, *more: str) -> subprocess.CompletedProcess[bytes]:
    return run("play", "dice-race", "--seed", "7", "--bots", "bold", "--save", file, *more, given=typed.encode())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "race.json"


def test_a_whole_game_is_played_and_kept(run: Run, file: Path) -> None:
    """Two may move in the menu at most; always taking the last banks after each roll, and ends the race."""
    done = start(run, file, "1\n" + "bank\nroll\n" * 200)
    assert done.returncode == 0, done.stderr
    table = tw.load(read(str(file)))
    assert table.over
    assert table.logbook().seats == ["you", "bold (bot)"]
    assert b"Victory: Seat 1." in done.stdout


def test_moves_are_chosen_by_number_or_text_and_told_in_words(run: Run, file: Path) -> None:
    done = start(run, file, "keep\n")
    shown = done.stdout.decode()
    assert "to keep" in shown
    assert "Seat 1 has chosen." in shown
    assert "bold (bot) has chosen." in shown
    assert tw.load(read(str(file))).moves[:2] == ["1 keep", "2 keep"]


def test_what_others_do_in_secret_is_said_once_and_what_follows_from_it_in_full(run: Run, tmp_path: Path) -> None:
    """J12: the last card laid turns all of them over, and everybody sails; V1: nobody sees the others' sheets."""
    options = ("--players", "3", "--seed", "7", "--bots", "sailor", "--save", tmp_path / "race.json")
    race = run("play", "jamaica", *options, given=b"1\n" * 20).stdout.decode()
    for told in ("Sailor 3 lays a card.", "Seat 1 turns over ", "Sailor 3 turns over ", "Seat 1: now on space "):
        assert told in race, race
    options = ("--players", "2", "--seed", "7", "--bots", "sailor", "--save", tmp_path / "voyage.json")
    voyage = run("play", "voyages", *options, given=b"1\n" * 12).stdout.decode()
    assert "Sailor has decided, in secret." in voyage


def test_odds_stand_beside_the_move_they_belong_to(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "race.json"
    file.write_bytes(encode(tw.open("dice-race", players=2, seed=7, position={"pot": 3}).logbook()))
    assert "1  to roll  (bust 17 %)\n" in run("play", "--resume", file).stdout.decode()


def test_without_a_compiler_a_bot_that_would_see_farther_with_one_says_so(run: Run, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\n\nsys.modules['numba'] = None\n")
    hint = b"pip install '.[fast]'"
    for bot, told in (("captain", True), ("sailor", False)):
        options = ("--players", "2", "--bots", bot, "--save", tmp_path / f"{bot}.json")
        done = run("play", "port-royal", *options, PYTHONPATH=str(tmp_path))
        assert done.returncode == 0, done.stderr
        assert (hint in b" ".join(done.stdout.split())) is told, f"a {bot} without a compiler"


def test_the_end_of_input_and_quit_leave_politely(run: Run, file: Path) -> None:
    for typed in ("keep\n", "keep\nquit\n"):
        file.unlink(missing_ok=True)
        done = start(run, file, typed)
        assert done.returncode == 0
        assert done.stderr == b""
        assert f"tradewind play --resume {file}" in done.stdout.decode()
        assert tw.load(read(str(file))).moves[0] == "1 keep"


def test_a_kept_game_goes_on(run: Run, file: Path) -> None:
    start(run, file, "keep\n")
    before = len(read(str(file)).moves)
    done = run("play", "--resume", file, given=b"roll\n")
    assert done.returncode == 0
    assert len(read(str(file)).moves) > before
    assert read(str(file)).seats == ["you", "bold (bot)"]


def test_undo_goes_back_to_the_own_decision(run: Run, tmp_path: Path) -> None:
    """Three seats, of which two bots: keeping reveals nothing, so undo takes the bots' secret choices back too."""
    file = tmp_path / "race.json"
    script = {"cups": [6, 6, 6], "first": [1]}
    names = ["you", "bold (bot)", "bold (bot)"]
    file.write_bytes(encode(tw.open("dice-race", players=3, seed=7, chance=script, seats=names).logbook()))
    shown = run("play", "--resume", file, given=b"keep\nundo\n").stdout.decode()
    assert "Taken back." in shown
    assert read(str(file)).moves == []
    shown = run("play", "--resume", file, given=b"undo\nkeep\nroll\nundo\n").stdout.decode()
    assert "There is no move to take back." in shown
    assert "Something was revealed since" in shown


def test_why_and_refusals_name_the_rule(run: Run, file: Path) -> None:
    shown = start(run, file, "why roll\nwhy 1\nroll\nfly\n\nsave\n").stdout.decode()
    assert "No, by R3: R3 does not allow it now." in shown
    assert "Yes, by R2: R2 allows it." in shown
    assert "No: R3 does not allow it now." in shown
    assert "“1 fly” is no move of this game." in shown
    assert "undo, why MOVE, rule NUMBER, save, quit" in shown
    assert f"The game is kept in {file}" in shown


def test_a_rule_is_shown_by_its_number(run: Run, tmp_path: Path) -> None:
    name = next(name for name, game in registry.games().items() if (game.folder / "rules").exists())
    book = rulebooks(registry.game(name).folder, "uk")[0]
    number, text = next(iter(book.rules().items()))
    typed = f"rule {number.lower()}\nrule z99\n".encode()
    shown = run("play", name, "--language", "uk", "--save", tmp_path / "game.json", given=typed).stdout.decode()
    assert f"{number}: {text}" in shown
    assert "Правила Z99 в цій грі немає." in shown


def test_bytes_that_are_no_text_are_no_move(run: Run, tmp_path: Path) -> None:
    done = run("play", "dice-race", "--save", tmp_path / "race.json", given=b"\xff\xfe\x00\nquit\n")
    assert done.returncode == 0
    assert "is no move of this game" in done.stdout.decode()


def test_nothing_hidden_is_printed(run: Run, tmp_path: Path) -> None:
    """Two tables that differ only under the other's cup look the same to the person."""
    shown = []
    for cup in (5, 6):
        file = tmp_path / "race.json"
        script = {"cups": [6, cup], "first": [1]}
        file.write_bytes(encode(tw.open("dice-race", players=2, seed=7, chance=script).logbook()))
        shown.append(run("play", "--resume", file, given=b"keep\nroll\n").stdout)
    assert shown[0] == shown[1]


def test_a_fair_game_shows_its_commitment_first(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "race.json"
    shown = run("play", "dice-race", "--save", file).stdout.decode()
    assert str(read(str(file)).commitment) in shown


@pytest.mark.parametrize(
    ("arguments", "where"),
    [
        (["--players", "99"], "options.players"),
        (["--option", "players"], "--option"),
        (["--option", "wind=3"], "--option"),
        (["--option", "quiet=perhaps"], "options.quiet"),
        (["--bots", "nobody"], "--bots"),
        (["--seat", "3"], "--seat"),
        (["--language", "xx"], "--language"),
        (["--seed", "xyz"], "seed"),
        (["--resume", "/nowhere"], "/nowhere"),
        (["--save", "/proc/none/race.json"], "/proc/none/race.json"),
    ],
)
def test_what_cannot_be_is_named_in_one_line(run: Run, arguments: list[str], where: str) -> None:
    done = run("play", "dice-race", *arguments)
    assert done.returncode == 2
    assert done.stderr.decode().startswith(f"tradewind: {where}: ")
    assert done.stderr.count(b"\n") == 1


def test_options_are_typed_as_the_game_has_them(run: Run, file: Path) -> None:
    start(run, file, "", "--players", "3", "--option", "quiet=true", "--option", "flags=red,blue", "--seat", "2")
    assert read(str(file)).options == {"players": 3, "quiet": True, "flags": ["red", "blue"]}
    assert read(str(file)).seats == ["bold (bot)", "you", "bold (bot)"]


def test_a_file_that_is_there_is_not_overwritten(run: Run, file: Path) -> None:
    start(run, file, "keep\n")
    before = file.read_bytes()
    assert start(run, file, "keep\n").returncode == 2
    assert file.read_bytes() == before


def test_every_language_is_spoken(run: Run, tmp_path: Path) -> None:
    for language, word in (("uk", "Ваш хід"), ("pl", "Twój ruch"), ("ru", "Ваш ход")):
        shown = run("play", "dice-race", "--language", language, "--save", tmp_path / f"{language}.json")
        assert word in shown.stdout.decode()


def test_unnamed_games_are_kept_among_the_users_data(run: Run, surroundings: dict[str, str]) -> None:
    for _ in range(2):
        assert run("play", "dice-race").returncode == 0
    kept = list((Path(surroundings["XDG_DATA_HOME"]) / "tradewind" / "games").glob("dice-race-*.json"))
    assert len(kept) == 2
    assert all(json.loads(path.read_bytes())["game"] == "dice-race" for path in kept)


@pytest.mark.parametrize(("blow", "status"), [(signal.SIGINT, 2), (signal.SIGKILL, -signal.SIGKILL)])
def test_an_interrupted_game_is_kept(
    command: list[str], surroundings: dict[str, str], file: Path, blow: signal.Signals, status: int
) -> None:
    """In a real terminal: Ctrl-C leaves with 2 and without a traceback; even a kill loses nothing."""
    ours, theirs = pty.openpty()
    arguments = [*command, "play", "dice-race", "--seed", "7", "--bots", "bold", "--save", str(file)]
    game = subprocess.Popen(
        arguments,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=surroundings,
        preexec_fn=as_a_terminal_starts_it,  # noqa: PLW1509 - this test has no threads
    )
    os.close(theirs)
    os.write(ours, b"keep\n")
    until = time.monotonic() + 30
    while time.monotonic() < until and not (file.exists() and len(read(str(file)).moves) > 1):
        time.sleep(0.05)
    time.sleep(0.3)
    game.send_signal(blow)
    assert game.wait(30) == status
    shown = os.read(ours, 100_000).decode()
    os.close(ours)
    assert "Traceback" not in shown
    if blow == signal.SIGINT:
        assert "--resume" in shown
    assert tw.load(read(str(file))).moves[0] == "1 keep"


@pytest.mark.parametrize("name", sorted(registry.games()))
def test_every_game_can_be_played_in_the_terminal(run: Run, tmp_path: Path, name: str) -> None:
    done = run("play", name, "--players", "2", "--save", tmp_path / "game.json", given=b"1\n2\n" * 300)
    assert done.returncode == 0
    assert done.stderr == b""
    assert f"{name}-" not in done.stdout.decode()
    assert len(read(str(tmp_path / "game.json")).moves) > 10
