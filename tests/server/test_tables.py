"""Tables on SQLite and on PostgreSQL: opening, sitting, playing, leaving, coming back."""

from __future__ import annotations

import json
import random
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from seafarers import ME, OPEN, SAILOR, Eyes, Person, Refused, here

import tradewind as tw
from tradewind.logbook import encode

GAME = "port-royal"


def two(person: Person, **more: object) -> str:
    """A table for two on one device, begun."""
    return person.opens(GAME, ME, here("Ola"), options={"players": 2}, **more)


def play_out(eyes: Eyes, now: dict[str, object]) -> dict[str, object]:
    """Every move the first in the list, until the game is over."""
    while not now["over"]:
        legal: dict[str, list[str]] = now["legal"]  # type: ignore[assignment]
        if legal:
            seat, texts = next(iter(legal.items()))
            eyes.say(type="move", id=f"p{now['at']}", seat=int(seat), at=now["at"], text=texts[-1])
        else:
            asked: list[int] = now["waiting"]  # type: ignore[assignment]
            eyes.say(type="look", seat=asked[0])
            now = eyes.until("snapshot")
            continue
        now = eyes.until("step")
    return now


def test_a_table_begins_when_everybody_has_sat_down(ann: Person, bo: Person) -> None:
    table = ann.opens(GAME, ME, OPEN, options={"players": 2})
    with ann.looks(table) as eyes:
        about = eyes.until("table")
        assert about["state"] == "gathering"
        assert [seat["kind"] for seat in about["seats"]] == ["person", "open"]
        taken = bo.post(f"/api/tables/{table}/sit", {"name": "Bo"})
        assert taken["seat"] == 2
        begun = eyes.until("snapshot")
        assert begun["at"] == 0
        assert begun["legal"] == {"1": ["draw"]}
    assert bo.get(f"/api/tables/{table}")["seats"][1]["yours"] is True


def test_nobody_sits_on_a_taken_seat(ann: Person, bo: Person) -> None:
    table = ann.opens(GAME, ME, OPEN, options={"players": 2}, wait=True)
    bo.post(f"/api/tables/{table}/sit", {"seat": 2})
    with pytest.raises(Refused, match="seat-taken"):
        Person(ann.server).post(f"/api/tables/{table}/sit", {"seat": 2})
    with pytest.raises(Refused, match="seat-taken"):
        Person(ann.server).post(f"/api/tables/{table}/sit", {"seat": 1})


def test_open_tables_are_listed_and_private_ones_are_not(ann: Person, bo: Person) -> None:
    listed = ann.opens(GAME, ME, OPEN, options={"players": 2}, listed=True)
    private = ann.opens(GAME, ME, OPEN, options={"players": 2})
    found = [table["id"] for table in bo.get("/api/tables?open=1")]
    assert listed in found
    assert private not in found
    mine = {table["id"]: table for table in ann.get("/api/tables?mine=1")}
    assert mine[private]["yours"] == [1]
    assert mine[private]["seats"][0].keys() == {"name", "kind"}, "a list tells nobody's id"


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


def test_a_seat_is_carried_to_another_device_by_its_token(ann: Person, bo: Person) -> None:
    made = ann.post("/api/tables", {"game": GAME, "options": {"players": 2}, "seats": [ME, here("Ola")]})
    token = made["seats"][0]["token"]
    with bo.looks(made["id"]) as stranger:
        assert stranger.until("snapshot")["seat"] is None
        assert stranger.move(1, 0, "draw")["code"] == "not-your-seat"
    with bo.looks(made["id"], tokens=[token]) as carried:
        assert carried.until("snapshot")["seat"] == 1
        assert carried.move(1, 0, "draw")["type"] == "ack"
    with bo.looks(made["id"], tokens=[token[:-1] + ("A" if token[-1] != "A" else "B")]) as forged:
        assert forged.until("snapshot")["seat"] is None


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


def test_bots_play_and_the_game_is_proven_afterwards(ann: Person) -> None:
    table = ann.opens("jamaica", ME, SAILOR, SAILOR, options={"players": 3})
    for path in ("logbook", "verify", "replay?open=1"):
        with pytest.raises(Refused, match="not-yet"):
            ann.get(f"/api/tables/{table}/{path}")
    with ann.looks(table) as eyes:
        now = eyes.until("snapshot")
        while not now["over"]:
            if now["legal"]:
                eyes.say(type="move", id=f"m{now['at']}", seat=1, at=now["at"], text=now["legal"]["1"][0])
            now = eyes.until("step")
        assert now["winners"]
        assert now["parts"].keys() == now["scores"].keys()
        for seat, parts in now["parts"].items():
            assert sum(points for _, points in parts) == now["scores"][seat], "the parts add up"
    assert ann.get(f"/api/tables/{table}/verify?words=en")["ok"] is True
    logbook = ann.get(f"/api/tables/{table}/logbook")
    assert logbook["commitment"] == ann.get(f"/api/tables/{table}")["commitment"]
    steps = ann.get(f"/api/tables/{table}/replay?seat=2")
    assert len(steps["steps"]) == len(logbook["moves"]) + 1 == steps["total"] + 1
    assert ann.get(f"/api/tables/{table}/replay?open=1&from=3&to=5")["steps"][0]["at"] == 3


def test_every_seat_adds_its_own_randomness_before_the_first_card(ann: Person, bo: Person) -> None:
    table = ann.opens(GAME, ME, OPEN, options={"players": 2}, wait=True)
    committed = ann.get(f"/api/tables/{table}")["commitment"]
    ann.post(f"/api/tables/{table}/salt", {"seat": 1, "salt": "a walrus"})
    bo.post(f"/api/tables/{table}/sit", {"salt": "two gulls"})
    assert ann.get(f"/api/tables/{table}")["salts"] == [1, 2]
    ann.post(f"/api/tables/{table}/start")
    with pytest.raises(Refused, match="started"):
        ann.post(f"/api/tables/{table}/salt", {"seat": 1, "salt": "too late"})
    ann.post(f"/api/tables/{table}/leave", {"seat": 1})
    bo.post(f"/api/tables/{table}/leave", {"seat": 2})
    with Person(ann.server).looks(table) as watcher:
        watcher.until("step", "snapshot", where=lambda heard: bool(heard["over"]))
    logbook = ann.get(f"/api/tables/{table}/logbook")
    assert logbook["salts"] == ["a walrus", "two gulls"]
    assert logbook["commitment"] == committed
    assert ann.get(f"/api/tables/{table}/verify")["ok"] is True


def test_a_bot_takes_over_and_hands_back(ann: Person, bo: Person) -> None:
    table = ann.opens(GAME, ME, OPEN, options={"players": 2})
    bo.post(f"/api/tables/{table}/sit", {})
    with pytest.raises(Refused, match="not-host"):
        bo.post(f"/api/tables/{table}/seats/1", {"do": "bot"})
    ann.post(f"/api/tables/{table}/seats/2", {"do": "bot", "bot": "sailor"})
    with bo.looks(table) as eyes:
        assert eyes.until("table")["seats"][1]["bot"] == "sailor"
        eyes.until("snapshot")
        assert eyes.move(2, 0, "draw")["code"] == "not-your-seat", "a bot plays there now"
        bo.post(f"/api/tables/{table}/seats/2", {"do": "back"})
        assert "bot" not in eyes.until("table", where=lambda heard: "bot" not in heard["seats"][1])["seats"][1]
    ann.post(f"/api/tables/{table}/seats/2", {"do": "remove"})
    assert bo.get(f"/api/tables/{table}")["seats"][1]["kind"] == "bot"
    assert bo.get(f"/api/tables/{table}")["seats"][1]["yours"] is False


def test_chat_reaches_everybody_and_the_host_can_mute(ann: Person, bo: Person) -> None:
    table = ann.opens(GAME, ME, OPEN, options={"players": 2})
    bo.post(f"/api/tables/{table}/sit", {"name": "Bo"})
    with ann.looks(table) as eyes, bo.looks(table) as others:
        eyes.until("snapshot")
        others.until("snapshot")
        others.say(type="chat", id="c1", text="Ahoy  there")
        heard = eyes.until("chat")
        assert (heard["seat"], heard["name"], heard["text"]) == (2, "Bo", "Ahoy there")
        ann.post(f"/api/tables/{table}/seats/2", {"do": "mute"})
        others.say(type="chat", id="c2", text="still here")
        assert others.until("error")["code"] == "muted"
    with pytest.raises(Refused, match="not-your-seat"):
        Person(ann.server).post(f"/api/tables/{table}/chat", {"text": "a stranger", "id": "c3"})
    with ann.looks(table) as later:
        assert later.until("chat")["text"] == "Ahoy there", "whoever comes later reads it, too"


def test_every_line_of_chat_goes_out_once(ann: Person) -> None:
    """Also lines that are said within one moment, and those that somebody was away for."""
    table = two(ann)
    lines = [str(number) for number in range(20)]
    with ann.looks(table) as eyes, ann.looks(table, look=2) as others:
        begun = eyes.until("snapshot")
        others.until("snapshot")
        for line in lines:
            eyes.say(type="chat", id=f"c{line}", text=line)
        eyes.answers(*[f"c{line}" for line in lines])
        heard = [other["text"] for other in [*others.seen, *others.quiet()] if other["type"] == "chat"]
        assert heard == lines
        eyes.say(type="look", seat=2)
        eyes.until("snapshot")
        assert [each["text"] for each in [*eyes.seen, *eyes.quiet()] if each["type"] == "chat"] == lines
    with ann.looks(table, since=0, mark=begun["mark"]) as back:
        assert [each["text"] for each in back.quiet(1.0) if each["type"] == "chat"] == lines


def test_who_comes_in_the_midst_of_a_talk_hears_all_of_it_in_order(ann: Person) -> None:
    table = two(ann)
    lines = [str(number) for number in range(60)]
    with ann.looks(table) as eyes:
        eyes.until("snapshot")
        for place, line in enumerate(lines):
            eyes.say(type="chat", id=f"c{line}", text=line)
            if place % 20 == 10:
                with ann.looks(table) as newcomer:
                    for later in lines[place + 1 : place + 6]:
                        eyes.say(type="chat", id=f"c{later}", text=later)
                    heard = [each["text"] for each in newcomer.quiet(1.0) if each["type"] == "chat"]
                    assert heard == lines[: place + 6]


def test_whoever_comes_back_hears_only_what_was_said_meanwhile(ann: Person) -> None:
    table = two(ann)
    ann.post(f"/api/tables/{table}/chat", {"id": "c1", "text": "before"})
    with ann.looks(table) as eyes:
        seen = eyes.until("snapshot")
        assert eyes.until("chat")["text"] == "before"
    ann.post(f"/api/tables/{table}/chat", {"id": "c2", "text": "after"})
    with ann.looks(table, since=seen["at"], mark=seen["mark"]) as back:
        heard = back.quiet(1.0)
        assert "current" in [each["type"] for each in heard]
        assert [each["text"] for each in heard if each["type"] == "chat"] == ["after"]


def test_who_cannot_add_a_salt_has_not_sat_down(ann: Person, bo: Person) -> None:
    table = ann.opens(GAME, ME, OPEN, options={"players": 2})
    with pytest.raises(Refused, match="impossible"):
        bo.post(f"/api/tables/{table}/sit", {"salt": "a\nb"})
    assert [seat["kind"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == ["person", "open"]


def test_names_and_salts_of_a_new_table_are_one_line_each(ann: Person) -> None:
    with pytest.raises(Refused) as refused:
        ann.opens(GAME, {"kind": "me", "salt": "a\nb"}, here("Ola"), options={"players": 2})
    assert (refused.value.code, refused.value.error["where"]) == ("impossible", "seats[0].salt")
    with pytest.raises(Refused) as refused:
        ann.opens(GAME, ME, here("\x07\n"), options={"players": 2})
    assert refused.value.error["where"] == "seats[1].name"
    table = ann.opens(GAME, ME, here("O\x1bla\n  Ann"), options={"players": 2})
    assert ann.get(f"/api/tables/{table}")["seats"][1]["name"] == "Ola Ann"


def test_who_has_left_holds_the_seat_no_longer(ann: Person, bo: Person) -> None:
    table = ann.opens(GAME, ME, OPEN, OPEN, options={"players": 3})
    bo.post(f"/api/tables/{table}/sit", {"seat": 2})
    with bo.looks(table) as eyes:
        assert eyes.until("table")["seats"][1]["yours"] is True
        bo.post(f"/api/tables/{table}/leave", {"seat": 2})
        left = eyes.until("table", where=lambda heard: heard["seats"][1]["kind"] == "open")
        assert left["seats"][1]["yours"] is False
        Person(ann.server).post(f"/api/tables/{table}/sit", {"seat": 2})
        Person(ann.server).post(f"/api/tables/{table}/sit", {"seat": 3})
        assert eyes.until("snapshot")["seat"] is None
        assert eyes.move(2, 0, "draw")["code"] == "not-your-seat"


def test_who_was_removed_while_asleep_comes_back_as_a_spectator(ann: Person, bo: Person) -> None:
    table = ann.opens(GAME, ME, OPEN, options={"players": 2})
    bo.post(f"/api/tables/{table}/sit", {})
    with bo.looks(table, look=2) as eyes:
        seen = eyes.until("snapshot")
        assert seen["seat"] == 2
    ann.post(f"/api/tables/{table}/seats/2", {"do": "remove"})
    with bo.looks(table, look=2, since=seen["at"], mark=seen["mark"]) as back:
        assert back.until("snapshot", "error", "current")["type"] == "snapshot"
        assert back.seen[-1]["seat"] is None


def test_who_is_removed_while_the_story_is_told_sees_no_more_of_the_seat(ann: Person, bo: Person) -> None:
    """A long story is made ready in several breaths; whoever asks for it again and again is in the midst of one."""
    played, chooser = tw.open("jamaica", players=2, seed=5), random.Random(1)
    while len(played.moves) < 150:
        seat = played.waiting[0]
        played.play(chooser.choice(played.legal(seat)), seat)
    for place in range(12):
        table = ann.opens("jamaica", ME, OPEN, logbook=json.loads(encode(played.logbook())))
        bo.post(f"/api/tables/{table}/sit", {})
        with bo.looks(table) as eyes:
            eyes.until("snapshot")
            eyes.say(type="hello")
            time.sleep(place * 0.001)
            ann.post(f"/api/tables/{table}/seats/2", {"do": "remove"})
            eyes.until("snapshot", where=lambda heard: heard["seat"] is None)


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


def test_a_seat_is_left_salted_and_handed_over_by_its_token(ann: Person) -> None:
    seats = [ME, here("Ola"), OPEN]
    made = ann.post("/api/tables", {"game": GAME, "options": {"players": 3}, "seats": seats})
    table, token = made["id"], made["seats"][1]["token"]
    stranger = Person(ann.server, "")
    assert stranger.post(f"/api/tables/{table}/salt", {"seat": 2, "salt": "pepper", "token": token}) == {"ok": True}
    ann.post(f"/api/tables/{table}/start", {"bots": "sailor"})
    stranger.post(f"/api/tables/{table}/seats/2", {"do": "bot", "token": token})
    assert "bot" in ann.get(f"/api/tables/{table}")["seats"][1]
    stranger.post(f"/api/tables/{table}/seats/2", {"do": "back", "token": token})
    assert "bot" not in ann.get(f"/api/tables/{table}")["seats"][1]
    with pytest.raises(Refused, match=r"no-person|not-host"):
        stranger.post(f"/api/tables/{table}/seats/1", {"do": "bot", "token": token})
    stranger.post(f"/api/tables/{table}/leave", {"seat": 2, "token": token})
    assert "bot" in ann.get(f"/api/tables/{table}")["seats"][1]


def test_a_ghost_that_scores_is_named(ann: Person) -> None:
    table = ann.opens("jamaica", here("Ann"), here("Bo"), options={"players": 2})
    for seat in (1, 2):
        ann.post(f"/api/tables/{table}/leave", {"seat": seat})
    with ann.looks(table) as eyes:
        over = eyes.until("step", "snapshot", where=lambda heard: bool(heard["over"]))
    assert set(over["scores"]) == {"1", "2", *over["scorers"]}
    assert over["scorers"].keys() == {"0"}
    assert isinstance(over["scorers"]["0"][0], str)
    assert ann.get(f"/api/tables/{table}?words=en")["scorers"]["0"]


def test_two_who_ask_for_a_rematch_at_once_get_one_table(ann: Person) -> None:
    table = ann.opens("voyages", ME, here("Ola"), options={"players": 2})
    ann.post(f"/api/tables/{table}/leave", {"seat": 1})
    ann.post(f"/api/tables/{table}/leave", {"seat": 2})
    with ann.looks(table) as eyes:
        eyes.until("step", "snapshot", where=lambda heard: bool(heard["over"]))
    before = len(ann.get("/api/tables?mine=1"))
    with ThreadPoolExecutor(6) as clicks:
        made = {again["id"] for again in clicks.map(lambda _: ann.post(f"/api/tables/{table}/rematch"), range(6))}
    assert len(made) == 1
    assert ann.get(f"/api/tables/{made.pop()}")["state"] == "playing"
    assert len(ann.get("/api/tables?mine=1")) == before + 1, "no second table is left behind"


def test_rematch_seats_everybody_where_they_sat(ann: Person) -> None:
    table = ann.opens("voyages", ME, here("Ola"), options={"players": 2})
    with pytest.raises(Refused, match="not-yet"):
        ann.post(f"/api/tables/{table}/rematch")
    ann.post(f"/api/tables/{table}/leave", {"seat": 1})
    ann.post(f"/api/tables/{table}/leave", {"seat": 2})
    with ann.looks(table) as eyes:
        eyes.until("step", "snapshot", where=lambda heard: bool(heard["over"]))
    again = ann.post(f"/api/tables/{table}/rematch")["id"]
    assert ann.post(f"/api/tables/{table}/rematch")["id"] == again, "asking twice is asking once"
    about = ann.get(f"/api/tables/{again}")
    assert [seat["name"] for seat in about["seats"]][1] == "Ola"
    assert about["commitment"] != ann.get(f"/api/tables/{table}")["commitment"]
    assert ann.get(f"/api/tables/{table}")["rematch"] == again


def test_a_finished_game_can_be_played_on_from_anywhere(ann: Person) -> None:
    table = ann.opens("jamaica", here("Ann"), here("Bo"), options={"players": 2})
    for seat in (1, 2):
        ann.post(f"/api/tables/{table}/leave", {"seat": seat})
    with ann.looks(table) as eyes:
        eyes.until("step", "snapshot", where=lambda heard: bool(heard["over"]))
    seats = [here("Ann"), here("Bo")]
    on = ann.post("/api/tables", {"from": {"table": table, "at": 30}, "seats": seats})["id"]
    now = ann.get(f"/api/tables/{on}?seat=1")
    then = ann.get(f"/api/tables/{table}/replay?seat=1&from=30&to=30")["steps"][0]
    assert now["at"] == 30
    assert now["view"] == then["view"]
    assert now["legal"] == then["legal"]
    logbook = ann.get(f"/api/tables/{table}/logbook")
    half = logbook | {"moves": logbook["moves"][:10], "result": None}
    by_file = ann.post("/api/tables", {"logbook": half, "seats": seats})["id"]
    assert ann.get(f"/api/tables/{by_file}")["at"] == 10
    with pytest.raises(Refused, match="not-yet"):
        ann.post("/api/tables", {"from": {"table": on, "at": 3}, "seats": seats})


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"game": "no-such-game", "seats": [ME]}, "game"),
        ({"game": GAME, "options": {"players": 77}, "seats": [ME]}, "options.players"),
        ({"game": GAME, "options": {"players": 2}, "seats": [ME]}, "seats"),
        (
            {"game": GAME, "options": {"players": 2}, "seats": [ME, {"kind": "bot", "bot": "/etc/passwd"}]},
            "seats[1].bot",
        ),
        ({"logbook": {"logbook": 7}, "seats": [ME]}, "game"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_place(ann: Person, body: dict[str, object], where: str) -> None:
    with pytest.raises(Refused) as refused:
        ann.post("/api/tables", body)
    assert (refused.value.status, refused.value.error["where"]) == (422, where)
