"""Moves: seen by all, made once, refused with their rule, taken back, caught up with."""

from __future__ import annotations

import time

from seafarers import GAME, ME, OPEN, Person, two


def test_a_move_is_seen_by_all_and_acknowledged_once_it_is_written(ann: Person) -> None:
    table = two(ann)
    with ann.looks(table, look=1) as one, ann.looks(table, look=2) as two_, Person(ann.server).looks(table) as watcher:
        for eyes in (one, two_, watcher):
            eyes.until("snapshot")
        assert one.move(1, 0, "draw")["type"] == "ack"
        for eyes in (two_, watcher):
            step = eyes.until("step")
            assert (step["at"], step["by"], step["move"]) == (1, 1, "draw")
            assert step["legal"] == {}
        mine = next(heard for heard in one.seen if heard["type"] == "step")
        assert mine["legal"] == {"1": ["draw", "stop"]}
        assert mine["words"]["draw"][0] == "port-royal-do-draw"
        kinds = [heard["type"] for heard in one.seen if heard["type"] in ("step", "ack")]
        assert kinds == ["step", "ack"], "the mover's own step comes before the ack"


def test_a_move_sent_twice_is_made_once(ann: Person) -> None:
    table = two(ann)
    with ann.looks(table) as eyes:
        eyes.until("snapshot")
        first = eyes.move(1, 0, "draw", id="once")
        again = eyes.move(1, 0, "draw", id="once")
        assert first == again
        assert ann.post(f"/api/tables/{table}/moves", {"seat": 1, "at": 0, "text": "draw", "id": "once"}) == {"at": 1}
        assert ann.get(f"/api/tables/{table}")["at"] == 1


def test_a_late_move_is_refused(ann: Person) -> None:
    table = two(ann)
    with ann.looks(table) as eyes:
        eyes.until("snapshot")
        eyes.move(1, 0, "draw")
        refused = eyes.move(1, 0, "draw")
        assert (refused["type"], refused["code"], refused["at"]) == ("error", "late", 1)


def test_an_illegal_move_is_refused_with_its_rule(ann: Person) -> None:
    table = two(ann)
    with ann.looks(table, words="en") as eyes:
        eyes.until("snapshot")
        refused = eyes.move(1, 0, "repel")
        assert refused["code"] == "illegal"
        assert refused["rule"] == "B12"
        assert refused["message"].endswith("."), "it is a sentence"
        eyes.say(type="why", id="w", seat=1, text="repel")
        verdict = eyes.until("verdict")
        assert (verdict["allowed"], verdict["rule"], verdict["why"]) == (False, "B12", refused["message"])


def test_a_client_that_comes_back_goes_on_where_it_was(ann: Person) -> None:
    table = two(ann)
    with ann.looks(table) as eyes:
        eyes.until("snapshot")
        eyes.move(1, 0, "draw")
        last = next(heard for heard in eyes.seen if heard["type"] == "step")
    with ann.looks(table, since=1, mark=last["mark"]) as again:
        assert again.until("current", "snapshot", "step")["type"] == "current"
        at = 1
        for text in ("draw", "stop"):
            answer = again.move(1, at, text)
            if answer["type"] == "error":
                break
            at += 1
    with ann.looks(table, since=1, mark=last["mark"]) as missed:
        steps = [missed.until("step") for _ in range(at - 1)]
        assert [step["at"] for step in steps] == list(range(2, at + 1))
    with ann.looks(table, since=1) as stranger:
        assert stranger.until("snapshot", "current", "step")["type"] == "snapshot", "without a mark all is shown"


def test_what_turned_nothing_up_can_be_taken_back(ann: Person) -> None:
    table = ann.opens("voyages", ME, options={"players": 1})
    with ann.looks(table) as eyes:
        begun = eyes.until("snapshot")
        assert begun["undo"] is False
        text = begun["legal"]["1"][0]
        eyes.move(1, 0, text)
        step = next(heard for heard in eyes.seen if heard["type"] == "step")
        assert step["undo"] is True
        eyes.say(type="undo", id="u", seat=1, at=1)
        undone = eyes.until("undone")
        assert undone["at"] == 0
        assert undone["view"] == begun["view"]
        assert undone["legal"] == begun["legal"]
        assert eyes.until("ack")["at"] == 0
        assert eyes.move(1, 0, text, mark=begun["mark"])["code"] == "late", "a mark from before the undo is late"
        assert eyes.move(1, 0, text)["type"] == "ack"


def test_what_was_revealed_cannot_be_taken_back(ann: Person) -> None:
    table = two(ann)
    with ann.looks(table) as eyes:
        eyes.until("snapshot")
        eyes.move(1, 0, "draw")
        eyes.say(type="undo", id="u", seat=1, at=1)
        assert eyes.until("error")["code"] == "no-undo"


def test_what_is_sent_again_gets_the_same_answer_when_the_table_has_rested(ann: Person) -> None:
    """Moves, taking back, chat and salts, on a socket and over HTTP; after three quiet seconds a table forgets ids."""
    table = ann.opens("voyages", ME, options={"players": 1})
    gathering = ann.opens(GAME, ME, OPEN, options={"players": 2})
    said: list[dict[str, object]] = [
        {"type": "undo", "id": "u", "seat": 1, "at": 1},
        {"type": "chat", "id": "c", "text": "Ahoy"},
    ]
    with ann.looks(table) as eyes, ann.looks(gathering) as others:
        text = eyes.until("snapshot")["legal"]["1"][0]
        said.insert(0, {"type": "move", "id": "m", "seat": 1, "at": 0, "text": text})

        def answers() -> list[dict[str, object]]:
            heard = []
            for message in said:
                eyes.say(**message)
                heard.append(eyes.until("ack", "error"))
            others.say(type="salt", id="s", seat=1, salt="pepper")
            return [*heard, others.until("ack", "error")]

        first = answers()
        assert [heard["type"] for heard in first] == ["ack"] * 4
        time.sleep(5.0)
        assert answers() == first
        assert ann.post(f"/api/tables/{table}/undo", {"id": "u", "seat": 1, "at": 1}) == {"at": 0}
        assert ann.post(f"/api/tables/{table}/chat", {"id": "c", "text": "Ahoy"}) == {"at": 0}
        assert [each["type"] for each in eyes.seen].count("chat") == 1
        assert [each["type"] for each in eyes.seen].count("undone") == 1


def test_a_mark_means_the_same_in_every_frame(ann: Person) -> None:
    """The number of the table's next entry: what was taken back before it makes nobody late."""
    table = ann.opens("voyages", ME, options={"players": 1})
    with ann.looks(table) as eyes:
        begun = eyes.until("snapshot")
        text = begun["legal"]["1"][0]
        eyes.move(1, 0, text, mark=begun["mark"])
        step = next(heard for heard in eyes.seen if heard["type"] == "step")
        assert step["mark"] == begun["mark"] + 1
        eyes.say(type="undo", id="u", seat=1, at=1)
        undone = eyes.until("undone")
        assert undone["mark"] == begun["mark"] + 2 == ann.get(f"/api/tables/{table}")["mark"]
    with ann.looks(table, since=0, mark=undone["mark"]) as back:
        assert back.until("current", "snapshot") == {"type": "current", "at": 0, "mark": undone["mark"]}
        assert back.move(1, 0, text, mark=undone["mark"])["type"] == "ack"
    with ann.looks(table, since=0, mark=undone["mark"]) as missed:
        assert missed.until("step", "snapshot")["mark"] == undone["mark"] + 1
