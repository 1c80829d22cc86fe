"""Seats: taken, left, handed to a bot and back, and carried to another device."""

from __future__ import annotations

import json
import random
import time

import pytest
from seafarers import GAME, ME, OPEN, Person, Refused, here

import tradewind as tw
from tradewind.logbook import encode


def test_nobody_sits_on_a_taken_seat(ann: Person, bo: Person) -> None:
    table = ann.opens(GAME, ME, OPEN, options={"players": 2}, wait=True)
    bo.post(f"/api/tables/{table}/sit", {"seat": 2})
    with pytest.raises(Refused, match="seat-taken"):
        Person(ann.server).post(f"/api/tables/{table}/sit", {"seat": 2})
    with pytest.raises(Refused, match="seat-taken"):
        Person(ann.server).post(f"/api/tables/{table}/sit", {"seat": 1})


def test_who_cannot_add_a_salt_has_not_sat_down(ann: Person, bo: Person) -> None:
    table = ann.opens(GAME, ME, OPEN, options={"players": 2})
    with pytest.raises(Refused, match="impossible"):
        bo.post(f"/api/tables/{table}/sit", {"salt": "a\nb"})
    assert [seat["kind"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == ["person", "open"]


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
