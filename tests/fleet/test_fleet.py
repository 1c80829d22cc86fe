"""Fleets: the same games whoever sails them, counted rightly."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from running import Run
from tradewind import load
from tradewind.fleet.compiled import CompiledFleet
from tradewind.fleet.convoy import convoys, seating
from tradewind.fleet.plain import PlainFleet
from tradewind.fleet.tally import Tally, interval
from tradewind.kernel.registry import games

PORT_ROYAL = games()["port-royal"]
THREE = PORT_ROYAL.options({"players": 3})
BOTS = ["sailor", "random", "random"]


@pytest.fixture(scope="module")
def compiled() -> CompiledFleet:
    return CompiledFleet(PORT_ROYAL, THREE, BOTS)


def test_plain_and_compiled_fleets_sail_the_same_games(compiled: CompiledFleet) -> None:
    """Same seed, same game: moves, finished state, scores and winners, with bots that look at views."""
    plain = PlainFleet(PORT_ROYAL, THREE, BOTS)
    here, there = plain.convoy(77, range(5, 17), finals=True), compiled.convoy(77, range(5, 17), finals=True)
    assert here == there, "a game went another way compiled"
    assert plain.moves(77, 6) == compiled.moves(77, 6)
    assert plain.finished(77, 6) == compiled.finished(77, 6)


def test_every_game_of_a_run_comes_home_once(compiled: CompiledFleet) -> None:
    numbers = [number for convoy in compiled.sail(convoys(1500), 3) for number in convoy.numbers]
    assert sorted(numbers) == list(range(1500))


def test_a_run_cut_into_convoys_is_whole() -> None:
    assert [number for piece in convoys(1030) for number in piece] == list(range(1030))


def test_chairs_move_one_seat_on_from_game_to_game() -> None:
    assert [seating(3, number) for number in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


def test_the_interval_is_wilsons() -> None:
    """Against the figures of a textbook: 8 of 10 gives 49 % to 94 %."""
    low, high = interval(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert interval(0, 0) == (0.0, 1.0)


def test_the_tally_counts_by_chair_and_by_seat(compiled: CompiledFleet) -> None:
    tally, convoy = Tally(BOTS), compiled.convoy(9, range(60))
    tally.add(convoy)
    won = [0, 0, 0]
    for chairs, winners in zip(convoy.seating, convoy.winners, strict=True):
        for chair, winner in zip(chairs, winners, strict=True):
            won[chair] += winner
    assert tally.won == won
    assert sum(tally.won_from) == sum(won)
    assert tally.won[0] > 50, "the sailor should win nearly every game against two random players"


def test_simulate_keeps_logbooks_that_replay_to_the_same_result(run: Run, tmp_path: Path) -> None:
    done = run("simulate", "port-royal", "--seats", "sailor,random", "--games", "4", "--seed", "2a", "--json",
               "--logbooks", str(tmp_path / "kept"), "--option", "ending=expedition")  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    result = msgspec.json.decode(done.stdout)
    assert result["games"] == 4
    assert result["seed"] == "2a"
    kept = sorted((tmp_path / "kept").glob("*.json"))
    assert len(kept) == 4
    for path in kept:
        logbook = msgspec.json.decode(path.read_bytes())
        table = load(logbook)
        assert table.over
        assert {"scores": table.scores, "winners": table.winners} == logbook["result"]


def test_simulate_draws_a_plot(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "plot.png"
    done = run("simulate", "port-royal", "--seats", "sailor,random", "--games", "20", "--plot", str(path))
    assert done.returncode == 0, done.stderr.decode()
    assert path.read_bytes().startswith(b"\x89PNG")
    assert b"sailor" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--seats", "sailor,parrot"], "parrot"),
        (["--seats", "sailor"], "players"),
        (["--seats", "sailor,random", "--seed", "xyz"], "seed"),
        (["--seats", "sailor,random", "--games", "0"], "games"),
        (["--seats", "sailor,random", "--option", "ending=never"], "ending"),
        (["--seats", "sailor,random", "--games", "1", "--logbooks", "/dev/null/kept"], "/dev/null/kept"),
    ],
)
def test_what_simulate_cannot_do_it_says_in_one_line(run: Run, arguments: list[str], word: str) -> None:
    done = run("simulate", "port-royal", *arguments)
    assert done.returncode == 2
    assert word in done.stderr.decode().splitlines()[-1]
    assert b"Traceback" not in done.stderr


def test_bench_reports_every_speed(run: Run) -> None:
    done = run("bench", "port-royal", "--players", "2", "--json")
    figures = msgspec.json.decode(done.stdout)
    assert figures["one_core"] > 10 * figures["plain"] > 0
    assert figures["all_cores"] > 0
    assert figures["first_game_seconds"] > 0


def test_where_nothing_can_be_kept_nothing_is_taken_from_elsewhere(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Numba tells fittings apart by their folder alone; in its own folder it would mistake one for the other."""
    from tradewind.fleet import fitting

    (tmp_path / "file").touch()
    monkeypatch.setattr(fitting, "kept_in", lambda game, names: tmp_path / "file" / "inside")
    before = fitting.config.CACHE_DIR
    with fitting.keeping(PORT_ROYAL, ("steps",)) as compiler:
        assert before == fitting.config.CACHE_DIR
        twin = compiler.twin(fitting.word_masks)
    assert "NullCache" in type(twin._cache).__name__
    monkeypatch.setattr(fitting, "kept_in", lambda game, names: tmp_path / "kept")
    with fitting.keeping(PORT_ROYAL, ("steps",)) as compiler:
        assert str(tmp_path / "kept") == fitting.config.CACHE_DIR
    assert before == fitting.config.CACHE_DIR
