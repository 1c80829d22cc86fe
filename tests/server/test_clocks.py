"""Clocks: what happens when one runs out, and that none stops for the sake of another."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from seafarers import GAME, ME, Launch, Person, Refused, Running, eventually, here, in_database, opening

import tradewind as tw
from tradewind.server.carrying import Shore
from tradewind.server.room import Room
from tradewind.server.storage.schema import Entry
from tradewind.server.storage.store import Store


@pytest.mark.parametrize("then", ["bot", "random", "forfeit"])
def test_a_clock_runs_out(own: Running, then: str) -> None:
    ann = Person(own)
    clock = {"kind": "move", "seconds": 1, "then": then}
    table = ann.opens(GAME, ME, here("Ola"), options={"players": 2}, clock=clock)
    with ann.looks(table) as eyes:
        assert eyes.until("table")["clock"]["left"]["1"] <= 1
        step = eyes.until("step")
        assert step["by"] == 1
    seat = ann.get(f"/api/tables/{table}")["seats"][0]
    assert ("bot" in seat, seat.get("forfeited", False)) == (then != "random", then == "forfeit")
    if then == "bot":
        ann.post(f"/api/tables/{table}/seats/1", {"do": "back"})


def test_whose_time_for_the_game_is_up_leaves_the_seat_to_the_bot(own: Running) -> None:
    ann = Person(own)
    clock = {"kind": "game", "seconds": 1, "then": "bot"}
    table = ann.opens(GAME, ME, here("Ola"), options={"players": 2}, clock=clock)
    eventually(lambda: "bot" in ann.get(f"/api/tables/{table}")["seats"][0])
    with pytest.raises(Refused, match="no-time"):
        ann.post(f"/api/tables/{table}/seats/1", {"do": "back"})


def test_a_clock_needs_time(own: Running) -> None:
    with pytest.raises(Refused) as refused:
        Person(own).opens(GAME, ME, here("Ola"), options={"players": 2}, clock={"kind": "move", "seconds": 0})
    assert refused.value.error["where"] == "clock.seconds"


def test_the_clock_of_somebody_for_whom_a_bot_plays_stands_still(tmp_path: Path) -> None:
    opened = opening(tw.open(GAME, players=2, seed=5)) | {"clock": {"kind": "game", "seconds": 100, "then": "bot"}}
    told = [("open", 0, json.dumps(opened)), ("start", 0, ""), ("bot", 1, "sailor"), ("back", 1, "")]
    times = [0.0, 0.0, 10.0, 50.0]
    store = Store(str(tmp_path / "tables.sqlite"))
    log = [
        Entry("t", n, kind, seat, "", None, when, body)
        for n, ((kind, seat, body), when) in enumerate(zip(told, times, strict=True))
    ]
    assert Room(Shore(store), "t", log[:3]).left(1, 30.0) == 90.0  # type: ignore[arg-type]
    assert Room(Shore(store), "t", log).left(1, 55.0) == 85.0  # type: ignore[arg-type]
    store.engine.dispose()


def test_a_table_that_cannot_be_read_stops_no_other_clock(launch: Launch, database: str) -> None:
    server = launch(database)
    ann = Person(server)
    clock = {"kind": "move", "seconds": 2, "then": "bot"}
    tables = [ann.opens(GAME, ME, here("Ola"), options={"players": 2}, clock=clock) for _ in range(3)]
    server.kill()
    broken = f"UPDATE log SET body = 'no opening' WHERE n = 0 AND table_id = '{tables[0]}'"
    in_database(database, broken, f"UPDATE tables SET deadline = 1, bots = 1 WHERE id = '{tables[0]}'")
    server.start()
    for table in tables[1:]:
        eventually(lambda table=table: "bot" in ann.get(f"/api/tables/{table}")["seats"][0], 20)  # type: ignore[misc]


def test_clocks_go_on_when_the_database_answers_again(launch: Launch, database: str) -> None:
    server = launch(database)
    ann = Person(server)
    clock = {"kind": "move", "seconds": 4, "then": "bot"}
    table = ann.opens(GAME, ME, here("Ola"), options={"players": 2}, clock=clock)
    in_database(database, "ALTER TABLE tables RENAME TO elsewhere")
    time.sleep(2.5)
    in_database(database, "ALTER TABLE elsewhere RENAME TO tables")
    eventually(lambda: "bot" in ann.get(f"/api/tables/{table}")["seats"][0], 20)
