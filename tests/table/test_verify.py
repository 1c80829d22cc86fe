"""A finished game proves its shuffle, and a changed one is caught where it was changed."""

from __future__ import annotations

import msgspec
import pytest

import tradewind as tw
from playing import play_out
from tradewind.kernel.chance import commitment
from tradewind.verify import problems

OTHER = "0" * 64


def finished(name: str = "dice-race") -> tw.Logbook:
    return play_out(tw.open(name, players=3, seed="5c" * 32, salts=["Ann's", "Bo's"])).logbook()


def places(logbook: tw.Logbook, noted: str | None = None) -> list[str]:
    return [problem.where for problem in problems(logbook, noted)]


@pytest.mark.parametrize("name", ["dice-race", "port-royal"])
def test_an_honest_game_is_proven(name: str) -> None:
    logbook = finished(name)
    assert places(logbook) == []
    assert places(logbook, logbook.commitment) == []
    logbook.commitment = None
    assert places(logbook, commitment(bytes.fromhex("5c" * 32)).upper()) == []


def test_outcomes_written_down_are_compared_with_what_the_seed_gives() -> None:
    logbook = finished()
    dice = [outcome.value for outcome in tw.load(logbook).desk.outcomes if outcome.source == 0]
    assert places(msgspec.structs.replace(logbook, chance={"dice": dice})) == []
    dice[2] = dice[2] % 6 + 1
    assert places(msgspec.structs.replace(logbook, chance={"dice": dice})) == ["chance.dice[2]"]


@pytest.mark.parametrize("tamper", ["seed", "salts"])
def test_another_shuffle_is_caught(tamper: str) -> None:
    logbook = finished("port-royal")
    if tamper == "seed":
        logbook.seed = OTHER
    else:
        logbook.salts = ["Ann's", "Eve's"]
    found = places(logbook)
    assert ("seed" in found) == (tamper == "seed")
    assert any(place.startswith(("moves[", "result")) for place in found)


def test_a_forged_commitment_is_caught_by_who_noted_the_real_one() -> None:
    logbook = finished()
    real = logbook.commitment
    logbook.commitment = OTHER
    assert places(logbook) == ["seed"], "seed and commitment do not belong together"
    assert places(logbook, real) == ["commitment"]


def test_a_changed_move_is_caught() -> None:
    logbook = finished()
    logbook.moves[3] = "1 bank" if logbook.moves[3] != "1 bank" else "2 bank"
    assert places(logbook) == ["moves[3]"]


def test_a_changed_result_is_caught() -> None:
    logbook = finished()
    honest = dict(logbook.result or {})
    logbook.result = honest | {"scores": {"1": 99}}
    assert places(logbook) == ["result.scores"]
    logbook.result = honest | {"winners": []}
    assert places(logbook) == ["result.winners"]
    logbook.result = None
    assert places(logbook) == ["result"]


def test_a_guessable_seed_proves_nothing() -> None:
    assert places(play_out(tw.open("dice-race", players=2, seed=7)).logbook()) == ["seed"]


def test_without_a_commitment_nothing_was_promised() -> None:
    logbook = finished()
    logbook.commitment = None
    assert places(logbook) == ["commitment"]


def test_an_unfinished_game_or_one_without_its_seed_cannot_be_judged() -> None:
    logbook = finished()
    short = msgspec.structs.replace(logbook, moves=logbook.moves[:-1])
    with pytest.raises(tw.LogbookError, match="not finished") as refused:
        problems(short)
    assert refused.value.where == "moves"
    with pytest.raises(tw.LogbookError, match="Without its seed"):
        problems(msgspec.structs.replace(logbook, seed=None))
