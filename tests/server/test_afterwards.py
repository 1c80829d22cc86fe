"""When the game is over: it is proven, scored, played again, and played on from anywhere."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from seafarers import ME, SAILOR, Person, Refused, here


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
