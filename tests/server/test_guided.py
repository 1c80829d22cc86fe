"""Guided first games over real sockets: the learner follows the hints, everybody else the script, to the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from seafarers import Eyes, Person, Running

from tradewind.kernel import registry
from tradewind.logbook import as_logbook
from tradewind.server.guides import guide_of, has_guide
from tradewind.table import load

GUIDED = [name for name, game in registry.games().items() if has_guide(game)]


@pytest.fixture
def server(sqlite_server: Running) -> Running:
    return sqlite_server


def begin(ann: Person, game: str) -> str:
    made = ann.post("/api/tables", {"game": game, "guided": True})
    assert [seat["seat"] for seat in made["seats"]] == [1], "one learner, the rest are the guide's"
    table: str = made["id"]
    return table


def play(eyes: Eyes, choose: Callable[[dict[str, Any]], str], most: int = 1000) -> dict[str, Any]:
    """Seat 1 decides like this, until the game is over or long enough; how things stand then."""
    now = eyes.until("snapshot")
    while not now["over"] and now["at"] < most:
        if "1" in now["legal"]:
            answer = eyes.move(1, now["at"], choose(now))
            assert answer["type"] == "ack" or answer["code"] == "late", answer
        if not any(heard["type"] == "step" and heard["at"] > now["at"] for heard in eyes.seen):
            eyes.until("step")
        now = next(heard for heard in reversed(eyes.seen) if heard["type"] == "step")
    return now


def follow(eyes: Eyes, hints: dict[int, str]) -> dict[str, Any]:
    """At every decision the move of the hint."""

    def hinted(now: dict[str, Any]) -> str:
        text = hints.get(now["at"])
        assert text is not None, f"nobody says what to do after {now['at']} moves"
        assert text in now["legal"]["1"], f"the hint “{text}” cannot be played"
        return text

    return play(eyes, hinted)


@pytest.mark.parametrize("game", GUIDED)
def test_a_guided_game_is_played_to_its_end_by_its_hints(server: Running, game: str) -> None:
    ann, script = Person(server), guide_of(registry.game(game)).script
    hints = {step["at"]: step["move"] for step in ann.get(f"/api/guide/{game}")["steps"] if "move" in step}
    table = begin(ann, game)
    with ann.looks(table, look=1) as eyes:
        end = follow(eyes, hints)
    assert end["at"] == len(script)
    assert 1 in end["winners"], "whoever follows the guide wins"
    logbook = ann.get(f"/api/tables/{table}/logbook")
    assert logbook["moves"] == list(script), "the others did what the script says"
    assert ann.get(f"/api/tables/{table}")["guided"] is True


def test_every_game_of_the_package_has_a_guide() -> None:
    assert len({registry.game(name).folder for name in GUIDED}) >= 3


@pytest.mark.parametrize("game", GUIDED)
def test_who_leaves_the_path_plays_on_with_bots(server: Running, game: str) -> None:
    """Always another move than the script's, where there is one: the script is over, the game goes on."""
    ann, script, left = Person(server), guide_of(registry.game(game)).script, list[int]()

    def stray(now: dict[str, Any]) -> str:
        said = script[now["at"]] if now["at"] < len(script) else ""
        others: list[str] = [text for text in now["legal"]["1"] if f"1 {text}" != said]
        left.extend([now["at"]] if others else [])
        return (others or now["legal"]["1"])[0]

    with ann.looks(begin(ann, game), look=1) as eyes:
        end = play(eyes, stray, most=60)
    assert end["over"] or end["at"] >= 60
    assert left, "there was another way"


def test_what_was_fixed_ahead_is_forgotten_off_the_path_and_comes_back_on_it(server: Running) -> None:
    """The logbook of a game that left its guide replays, and a step back leads onto the path again."""
    ann, game = Person(server), "voyages"
    hints = {step["at"]: step["move"] for step in ann.get(f"/api/guide/{game}")["steps"] if "move" in step}
    table = begin(ann, game)
    with ann.looks(table, look=1) as eyes:
        begun = eyes.until("snapshot")
        other = next(text for text in begun["legal"]["1"] if text != hints[0])
        assert eyes.move(1, 0, other)["type"] == "ack"
        eyes.say(type="undo", id="back", seat=1, at=1)
        assert eyes.until("undone", "error")["type"] == "undone"
    with ann.looks(table, look=1) as eyes:
        assert follow(eyes, hints)["at"] == len(guide_of(registry.game(game)).script)


@pytest.mark.parametrize("game", GUIDED)
def test_a_game_that_left_its_guide_is_the_same_to_whoever_looks_later(server: Running, game: str) -> None:
    ann, chooser = Person(server), random.Random(4)
    table = begin(ann, game)
    with ann.looks(table, look=1) as eyes:
        now = play(eyes, lambda now: chooser.choice(now["legal"]["1"]))
    assert ann.get(f"/api/tables/{table}?seat=1")["view"] == now["view"]
    told = load(as_logbook(ann.get(f"/api/tables/{table}/logbook")))
    assert (told.over, told.scores) == (True, now["scores"]), "the logbook tells the same game"
