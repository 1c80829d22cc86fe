"""What a logbook shows to whom."""

from __future__ import annotations

from typing import Any

import pytest

import tradewind as tw
from tradewind.kernel import registry
from tradewind.replay import Viewer, summary, trace

CUPS = {"cups": [1, 2, 5], "first": [2], "dice": [4, 1, 6]}


def race() -> tw.Logbook:
    """Three seats: seat 1 rolls its cup again; seat 2 begins, has luck and then none; seat 3 rolls once."""
    table = tw.open("dice-race", players=3, seed=7, chance=CUPS)
    for move in ("3 keep", "1 again", "2 keep", "2 roll", "2 roll", "3 roll", "3 bank"):
        table.play(move)
    return table.logbook()


def lines(logbook: tw.Logbook, viewer: Viewer, **how: Any) -> list[dict[str, Any]]:
    return list(trace(logbook, viewer, **how))


def test_line_0_can_be_read_alone() -> None:
    logbook = race()
    first = lines(logbook, Viewer())[0]
    assert list(first) == ["move", "chance", "waiting", "legal", "view", "game", "rules", "options", "position"]
    assert (first["move"], first["game"], first["rules"]) == (None, "dice-race", "1.0")
    assert (first["options"], first["position"]) == ({"players": 3}, None)


def test_a_trace_line_has_the_keys_of_the_contract() -> None:
    assert [list(line) for line in lines(race(), Viewer())[1:]] == [["move", "chance", "waiting", "legal", "view"]] * 7


def test_the_open_trace_hides_nothing() -> None:
    shown = lines(race(), Viewer(open=True))
    assert [line["move"] for line in shown] == [None, *race().moves]
    assert shown[0]["chance"] == [1, 2, 5]  # who begins is in the view, and not listed
    assert shown[2]["chance"][0] in range(1, 7)
    assert [line["chance"] for line in shown[3:]] == [[], [4], [1], [6], []]
    assert shown[0]["legal"] == {"1": ["keep", "again"], "2": ["keep", "again"], "3": ["keep"]}


@pytest.mark.parametrize(
    ("viewer", "moves", "chance", "legal"),
    [
        (Viewer(), ["3 ?", "1 ?", "2 ?"], ["?", "?", "?"], {"1": [], "2": [], "3": []}),
        (Viewer(1), ["3 ?", "1 again", "2 ?"], [1, "?", "?"], {"1": ["keep", "again"]}),
        (Viewer(3), ["3 keep", "1 ?", "2 ?"], ["?", "?", 5], {"3": ["keep"]}),
        (Viewer(3, open=True), ["3 keep", "1 again", "2 keep"], [1, 2, 5], None),
    ],
)
def test_a_secret_is_shown_to_its_owner_only(viewer: Viewer, moves: Any, chance: Any, legal: Any) -> None:
    shown = lines(race(), viewer)
    assert [line["move"] for line in shown[1:4]] == moves
    assert shown[0]["chance"] == chance
    if legal is not None:
        assert shown[0]["legal"] == legal
    hidden = shown[2]["chance"] == ["?"]
    assert hidden == (viewer.seat != 1 and not viewer.open)


def test_a_seat_that_is_not_asked_has_no_list() -> None:
    assert lines(race(), Viewer(1))[4]["legal"] == {}
    assert lines(race(), Viewer())[4]["legal"] == {"2": ["roll", "bank"]}


def test_rounds_keep_what_closes_a_round() -> None:
    shown = lines(race(), Viewer(), rounds=True)
    assert [line["move"] for line in shown] == [None, "3 bank"]
    assert shown[1] == lines(race(), Viewer())[7]


def test_the_end_is_kept_among_the_rounds() -> None:
    table = tw.open("dice-race", players=3, seed=7, position={"points": [14, 0, 0]}, chance={"dice": [2]})
    table.play("roll")
    table.play("bank")
    assert [line["move"] for line in lines(table.logbook(), Viewer(), rounds=True)] == [None, "1 bank"]


def test_a_trace_stops_where_it_is_told() -> None:
    assert lines(race(), Viewer(2), at=3) == lines(race(), Viewer(2))[:4]


def test_a_trace_shows_what_came_before_an_illegal_move() -> None:
    logbook = race()
    logbook.moves[4] = "2 fly"
    seen: list[str | None] = []
    with pytest.raises(tw.IllegalMove) as refused:
        seen.extend(line["move"] for line in trace(logbook, Viewer(open=True)))
    assert seen == [None, *logbook.moves[:4]]
    assert (refused.value.at, refused.value.move, refused.value.rule) == (5, "2 fly", None)


@pytest.mark.parametrize(("at", "seat"), [(8, None), (-1, None), (None, 0), (None, 4), (None, -1)])
def test_a_moment_or_seat_that_is_not_there_is_refused(at: int | None, seat: int | None) -> None:
    with pytest.raises(tw.LogbookError) as refused:
        lines(race(), Viewer(seat), at=at)
    assert refused.value.where == ("--at" if seat is None else "--seat")


def test_the_summary_of_a_finished_game() -> None:
    table = tw.open("dice-race", players=2, seed=7, position={"points": [14, 0]}, chance={"dice": [2], "cups": [3, 4]})
    table.play("roll")
    table.play("bank")
    told = summary(tw.load(table.logbook()), Viewer())
    assert list(told) == ["over", "waiting", "legal", "view", "scores", "winners"]
    assert (told["over"], told["waiting"], told["legal"]) == (True, [], {})
    assert (told["scores"], told["winners"]) == ({"1": 19, "2": 4}, [1])


@pytest.mark.parametrize("name", sorted({*registry.games()} - {"dice-race"}))
def test_the_chance_of_an_open_trace_replays_the_game(name: str) -> None:
    """What a view may not know is hidden in every trace, and nothing else: open and hidden traces have one shape."""
    table = tw.open(name, players=2, seed=11)
    for _ in range(60):
        if not table.over:
            seat = table.waiting[0]
            table.play(table.legal(seat)[-1], seat)
    bare, whole = lines(table.logbook(), Viewer()), lines(table.logbook(), Viewer(open=True))
    for hidden, shown in zip(bare, whole, strict=True):
        assert hidden["waiting"] == shown["waiting"]
        assert len(hidden["chance"]) == len(shown["chance"])
        assert all(seen in ("?", real) for seen, real in zip(hidden["chance"], shown["chance"], strict=True))
        assert list(hidden["legal"]) == list(shown["legal"])
        assert all(
            seen in ([], real) for seen, real in zip(hidden["legal"].values(), shown["legal"].values(), strict=True)
        )
