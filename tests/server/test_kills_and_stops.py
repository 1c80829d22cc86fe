"""A server is killed, or stopped, and begins again: nothing that was acknowledged is lost."""

from __future__ import annotations

import json
import time

from seafarers import GAME, ME, SAILOR, Person, Running, eventually, here, metrics
from websockets.sync.client import connect


def test_what_was_acknowledged_survives_a_kill(own: Running) -> None:
    ann = Person(own)
    table = ann.opens(GAME, ME, here("Ola"), options={"players": 2})
    with ann.looks(table) as eyes:
        eyes.until("snapshot")
        assert eyes.move(1, 0, "draw", id="first")["type"] == "ack"
        seen = next(heard for heard in eyes.seen if heard["type"] == "step")
        own.kill()
    own.start()
    assert ann.get(f"/api/tables/{table}?seat=1")["view"] == seen["view"]
    with ann.looks(table, since=1, mark=seen["mark"]) as again:
        assert again.until("current", "snapshot")["type"] == "current"
        assert again.move(1, 0, "draw", id="first") == {"type": "ack", "id": "first", "at": 1}, "not made twice"
        assert again.move(1, 1, "draw", id="second")["type"] in ("ack", "error")


def test_a_polite_stop_tells_everybody_and_bots_go_on_afterwards(own: Running) -> None:
    ann = Person(own)
    table = ann.opens(GAME, ME, SAILOR, options={"players": 2})
    with ann.looks(table) as eyes:
        eyes.until("snapshot")
        own.process.terminate()
        assert eyes.until("closing")["type"] == "closing"
    own.stop()
    own.start()
    ann.post(f"/api/tables/{table}/leave", {"seat": 1})
    own.kill()
    own.start()
    for _ in range(600):
        if ann.get("/api/tables?mine=1")[0]["state"] == "over":
            break
        time.sleep(0.1)
    assert ann.get(f"/api/tables/{table}")["state"] == "over", "two bots play to the end, whatever happens"


def test_a_socket_that_says_hello_late_is_answered(own: Running) -> None:
    """A room that nobody is in is let go after a while; whoever is at the door comes into a new one."""
    ann = Person(own)
    table = ann.opens(GAME, ME, here("Ola"), options={"players": 2})
    own.kill()
    own.start()
    address = f"ws://127.0.0.1:{own.port}/api/tables/{table}/ws"
    with connect(address, additional_headers={"Authorization": f"Bearer {ann.token}"}, compression=None) as socket:
        eventually(lambda: "tradewind_tables_in_memory 0" in metrics(own), 60)
        socket.send(json.dumps({"type": "hello"}))
        kinds = [json.loads(socket.recv(10))["type"] for _ in range(2)]
        assert kinds == ["table", "snapshot"]
        move = {"type": "move", "id": "m", "seat": 1, "at": 0, "text": "draw"}
        socket.send(json.dumps(move))
        while (heard := json.loads(socket.recv(10)))["type"] != "ack":
            assert heard["type"] != "error"
