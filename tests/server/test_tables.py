"""Tables on SQLite and on PostgreSQL: opened, listed, begun, or refused with the place."""

from __future__ import annotations

import pytest
from seafarers import GAME, ME, OPEN, Person, Refused, here


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


def test_open_tables_are_listed_and_private_ones_are_not(ann: Person, bo: Person) -> None:
    listed = ann.opens(GAME, ME, OPEN, options={"players": 2}, listed=True)
    private = ann.opens(GAME, ME, OPEN, options={"players": 2})
    found = [table["id"] for table in bo.get("/api/tables?open=1")]
    assert listed in found
    assert private not in found
    mine = {table["id"]: table for table in ann.get("/api/tables?mine=1")}
    assert mine[private]["yours"] == [1]
    assert mine[private]["seats"][0].keys() == {"name", "kind"}, "a list tells nobody's id"


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


def test_names_and_salts_of_a_new_table_are_one_line_each(ann: Person) -> None:
    with pytest.raises(Refused) as refused:
        ann.opens(GAME, {"kind": "me", "salt": "a\nb"}, here("Ola"), options={"players": 2})
    assert (refused.value.code, refused.value.error["where"]) == ("impossible", "seats[0].salt")
    with pytest.raises(Refused) as refused:
        ann.opens(GAME, ME, here("\x07\n"), options={"players": 2})
    assert refused.value.error["where"] == "seats[1].name"
    table = ann.opens(GAME, ME, here("O\x1bla\n  Ann"), options={"players": 2})
    assert ann.get(f"/api/tables/{table}")["seats"][1]["name"] == "Ola Ann"


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
