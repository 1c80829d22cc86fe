"""M1–M6: moves, and the rule each refusal names."""

from __future__ import annotations

from typing import Any

import pytest
from scenes import Scene, seat

import tradewind as tw
from playing import play_out

PRIESTS = ["priest-4", "priest-4"]


def test_m1_a_go_with_nothing_to_do_ends_by_itself() -> None:
    """M1: nobody can pay for the governor, so seat 2 is active next."""
    scene = Scene(harbour=["governor-8"]).play("stop")
    assert (scene.active, scene.phase, scene.discard) == (2, "discover", ["governor-8"])


def test_m1_a_go_ends_by_itself_when_the_allowance_is_used_up() -> None:
    """M1: one card each."""
    scene = Scene(players=3, harbour=["flute-1-1", "barque-1-1", "jack-6"]).play("stop", "trade flute-1-1")
    assert scene.go == 2


def test_m1_pass_is_asked_where_there_is_something_else_to_do() -> None:
    """M1: a ship to take, or an expedition to fulfil."""
    assert Scene(harbour=["flute-1-1"]).play("stop").legal == ["pass", "trade flute-1-1"]
    scene = Scene(drawn=True, expeditions=["expedition-priests"], seats=[seat(*PRIESTS)]).play("stop")
    assert set(scene.legal) == {"pass", "fulfil expedition-priests"}


def test_m1_a_bust_with_nothing_to_do_ends_the_turn_by_itself() -> None:
    """M1: no expedition can be fulfilled."""
    scene = Scene(harbour=["flute-1-1"], expeditions=["expedition-priests"], coming=["flute-2-2"]).play("draw")
    assert (scene.active, scene.phase) == (2, "discover")


def test_m1_pass_after_a_bust_ends_the_turn() -> None:
    """M1: without fulfilling."""
    scene = Scene(
        harbour=["flute-1-1"], expeditions=["expedition-priests"], coming=["flute-2-2"], seats=[seat(*PRIESTS)]
    ).play("draw", "pass")
    assert (scene.active, scene.expeditions) == (2, ["expedition-priests"])


def test_m1_draw_and_stop_are_always_asked() -> None:
    """M1: also with nothing in the harbour to stop for."""
    assert Scene(drawn=True).legal == ["draw", "stop"]


def test_m1_of_two_equal_faces_the_one_revealed_first_is_taken() -> None:
    """M1: the list names the face once, and the later sailor stays where it lies."""
    scene = Scene(harbour=["sailor-3", "flute-1-1", "sailor-3"]).play("stop")
    assert scene.legal == ["pass", "trade flute-1-1", "hire sailor-3"]
    assert scene.play("hire sailor-3").harbour == ["flute-1-1", "sailor-3"]


@pytest.mark.parametrize(
    ("rule", "move", "phase"), [("M3", "give", "give?"), ("M4", "complete", "complete?"), ("M5", "aside", "aside?")]
)
def test_m3_m4_m5_questions_of_the_expansions_never_come_up_in_the_base_game(rule: str, move: str, phase: str) -> None:
    """M3, M4, M5: gifts, contracts and time cards belong to their products."""
    table = tw.open("port-royal", players=3, seed=5)
    for _ in range(200):
        if table.over:
            break
        assert table.view()["phase"] != phase, f"{rule} came up in the base game"
        assert not any(text.startswith(move) for text in table.legal())
        table.play(table.legal()[len(table.moves) % len(table.legal())])


HARBOUR: dict[str, Any] = {"harbour": ["flute-2-2", "sailor-3", "governor-8"]}
HIRE = HARBOUR | {"phase": "hire"}
BUST: dict[str, Any] = {"phase": "bust", "expeditions": ["expedition-priests"], "seats": [seat(*PRIESTS)]}
ASKED: dict[str, Any] = {"phase": "repel?", "revealed": ["flute-1-1"], "seats": [seat("sailor-3")]}
TWO_OPEN = BUST | {"expeditions": ["expedition-captains", "expedition-priests"]}
OTHERS_GO = HIRE | {"go": 2, "expeditions": ["expedition-priests"]}
OVER: dict[str, Any] = {"phase": "over"}
USED_UP = HIRE | {"takes": 0, "expeditions": ["expedition-priests"], "seats": [seat(*PRIESTS, coins=9)]}

REFUSALS = [
    ("not this seat's move in Discover", {}, 2, "draw", "B5"),
    ("not this seat's move after a bust", BUST, 2, "pass", "B5"),
    ("not this seat's move in Trade & Hire", HIRE, 2, "pass", "B23"),
    ("the active player's move in another's go", HIRE | {"go": 2}, 1, "pass", "B23"),
    ("stop too early", {}, 1, "stop", "B10"),
    ("draw in Trade & Hire", HIRE, 1, "draw", "B16"),
    ("stop in Trade & Hire", HIRE, 1, "stop", "B16"),
    ("admit with no ship revealed", {}, 1, "admit", "B12"),
    ("repel with no ship revealed", HARBOUR, 1, "repel", "B12"),
    ("repel in Trade & Hire", HIRE, 1, "repel", "B12"),
    ("trade a ship that is not there", HIRE, 1, "trade flute-1-1", "B20"),
    ("hire a person who is not there", HIRE, 1, "hire pirate-5", "B20"),
    ("trade with the allowance used up", USED_UP, 1, "trade flute-2-2", "B20"),
    ("hire with the allowance used up", USED_UP, 1, "hire sailor-3", "B20"),
    ("hire with too few coins, active", HIRE, 1, "hire governor-8", "B22"),
    ("hire with too few coins, not active", HIRE | {"go": 2}, 2, "hire governor-8", "B23"),
    ("hire with the cost but not the fee", HIRE | {"go": 2}, 2, "hire sailor-3", "B23"),
    ("fulfil in another's go", OTHERS_GO, 2, "fulfil expedition-priests", "B25"),
    ("fulfil what is not open", {}, 1, "fulfil expedition-priests", "B25"),
    ("fulfil a card that is no expedition", {}, 1, "fulfil sailor-3", "B25"),
    ("fulfil without the symbols", {"expeditions": ["expedition-priests"]}, 1, "fulfil expedition-priests", "B26"),
    ("fulfil without the symbols after a bust", TWO_OPEN, 1, "fulfil expedition-captains", "B26"),
    ("trade in Discover", HARBOUR, 1, "trade flute-2-2", "B20"),
    ("hire in Discover", HARBOUR, 1, "hire sailor-3", "B20"),
    ("trade after a bust", BUST, 1, "trade flute-2-2", "B15"),
    ("hire after a bust", BUST, 1, "hire sailor-3", "B15"),
    ("draw after a bust", BUST, 1, "draw", "B15"),
    ("stop after a bust", BUST, 1, "stop", "B15"),
    ("pass in Discover", {}, 1, "pass", "B10"),
    ("pass in Discover with a harbour", HARBOUR, 1, "pass", "B10"),
    ("trade a person", HIRE, 1, "trade sailor-3", "B21"),
    ("hire a ship", HIRE, 1, "hire flute-2-2", "B22"),
    ("send when nobody asks for it", {"seats": [seat("captain-4")]}, 1, "send captain-4", "B26"),
    ("send somebody who never sails", {"seats": [seat("sailor-3")]}, 1, "send sailor-3", "B26"),
    ("draw while a ship waits", ASKED, 1, "draw", "B12"),
    ("stop while a ship waits", ASKED, 1, "stop", "B12"),
    ("pass while a ship waits", ASKED, 1, "pass", "B12"),
    ("trade the ship that waits", ASKED, 1, "trade flute-1-1", "B12"),
    ("fulfil while a ship waits", ASKED, 1, "fulfil expedition-priests", "B12"),
    ("send while a ship waits", ASKED, 1, "send captain-4", "B12"),
    ("another seat's move while a ship waits", ASKED, 2, "draw", "B5"),
    ("draw after the end", OVER, 1, "draw", "B40"),
    ("pass after the end", OVER, 2, "pass", "B40"),
    ("hire after the end", OVER, 1, "hire sailor-3", "B40"),
    ("a text that is no move", {}, 1, "dance", None),
    ("a card that does not exist", HIRE, 1, "hire kraken-3", None),
    ("a move with too many words", {}, 1, "draw flute-1-1", None),
    ("a verb without its card", HIRE, 1, "trade", None),
]  # fmt: skip


@pytest.mark.parametrize(
    ("what", "position", "who", "move", "rule"), [pytest.param(*each, id=each[0]) for each in REFUSALS]
)
def test_m6_refusals_name_their_rule(
    what: str, position: dict[str, Any], who: int, move: str, rule: str | None
) -> None:
    """M6: and leave everything as it was."""
    scene = Scene(**position)
    assert scene.refusal(move, seat=who) == rule, f"{what}: refused by the wrong rule"


def test_m6_too_few_sabres_and_skulls_name_b12() -> None:
    """M6: the ship is in the harbour already, and cannot be repelled."""
    for ship in ("flute-2-2", "galleon-4-skull"):
        assert Scene(coming=[ship], seats=[seat("sailor-3")]).play("draw").refusal("repel") == "B12"


def test_m6_a_refusal_is_said_in_words_with_its_place() -> None:
    """M6: which move of the game it was."""
    scene = Scene(coming=["jack-6"]).play("draw")
    with pytest.raises(tw.IllegalMove) as refused:
        scene.table.play("repel")
    assert (refused.value.at, refused.value.move, refused.value.rule) == (2, "1 repel", "B12")


ALLOWED = [
    ({}, 1, "draw", "B10"),
    (HARBOUR, 1, "stop", "B10"),
    (ASKED, 1, "admit", "B12"),
    (ASKED, 1, "repel", "B12"),
    (HIRE, 1, "trade flute-2-2", "B21"),
    (HIRE, 1, "hire sailor-3", "B22"),
    (HIRE | {"go": 2}, 2, "trade flute-2-2", "B23"),
    (HIRE, 1, "pass", "M1"),
    (BUST, 1, "fulfil expedition-priests", "B25"),
]


@pytest.mark.parametrize(("position", "who", "move", "rule"), ALLOWED)
def test_m6_why_names_the_rule_that_allows_a_move_too(position: dict[str, Any], who: int, move: str, rule: str) -> None:
    """M6: the same question, asked about a legal move."""
    verdict = Scene(**position).table.why(move, seat=who)
    assert (verdict.allowed, verdict.rule) == (True, rule)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_m1_in_no_random_game_is_pass_the_only_legal_move(players: int) -> None:
    """M1: it would have been made by itself."""
    table = tw.open("port-royal", players=players, seed=players)
    while not table.over:
        assert table.legal() != ["pass"], f"after {len(table.moves)} moves only pass is legal"
        table.play(table.legal()[len(table.moves) * 7 % len(table.legal())])


def test_m1_a_random_game_ends_with_a_result() -> None:
    """M1, B41: nobody is asked any more."""
    table = play_out(tw.open("port-royal", players=3, seed=3))
    assert table.view()["phase"] == "over"
    assert table.winners
