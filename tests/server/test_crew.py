"""Bots in processes of their own: whatever becomes of one, nobody else waits for it."""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from seafarers import GAME, ME, SAILOR, Launch, Person, Running, database_in, eventually, metrics

import tradewind as tw
from tradewind.logbook import encode
from tradewind.server.opening import chance_so_far

LORD = {"kind": "bot", "bot": "lord-of-the-seas"}


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    """A server of this test's own."""
    server = Running(database_in(tmp_path), "--no-limits", "--bots", "1")
    yield server
    server.stop()


def workers(server: Running) -> list[int]:
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
    return [int(child) for child in children.split()]


def end(server: Running, chosen: list[int]) -> int:
    for worker in chosen:
        os.kill(worker, signal.SIGKILL)
    eventually(lambda: not set(chosen) & set(workers(server)))
    return len(chosen)


def counted(server: Running, name: str) -> int:
    found = re.search(rf"^{re.escape(name)} (\d+)$", metrics(server), re.MULTILINE)
    return int(found[1]) if found else 0


def test_a_process_that_was_ended_while_nobody_asked_it_costs_no_bot_its_move(own: Running) -> None:
    ann = Person(own)
    table = ann.opens("jamaica", ME, SAILOR, options={"players": 2})
    with ann.looks(table) as eyes:
        now, ended = eyes.until("snapshot"), 0
        for _ in range(20):
            while not now["legal"]:
                now = eyes.until("step")
            if now["waiting"] == [1]:
                ended += end(own, workers(own))
            eyes.say(type="move", id=f"m{now['at']}", seat=1, at=now["at"], text=now["legal"]["1"][0])
            now = eyes.until("step")
    assert ended
    assert counted(own, "tradewind_bot_failures_total") == 0


def test_who_answers_at_once_does_not_queue_behind_those_who_ponder(own: Running) -> None:
    """In one queue four tables of lords would make four moves for each of the sailors'."""
    ann = Person(own)
    lords = [ann.opens("jamaica", LORD, LORD, options={"players": 2}) for _ in range(4)]
    assert len(lords) == 4
    table = ann.opens("jamaica", SAILOR, SAILOR, options={"players": 2})
    with ann.looks(table) as eyes:
        eyes.until("step", "snapshot", where=lambda heard: bool(heard["over"]))
    sailors = counted(own, 'tradewind_bot_moves_total{bot="sailor"}')
    assert counted(own, 'tradewind_bot_moves_total{bot="lord-of-the-seas"}') < sailors


def test_what_a_bot_prints_is_a_line_of_the_log(tmp_path: Path) -> None:
    """Here its last words."""
    server = Running(database_in(tmp_path), "--no-limits", PYTHONFAULTHANDLER="1")
    try:
        ann = Person(server)
        table = ann.opens("jamaica", SAILOR, SAILOR, options={"players": 2})
        with ann.looks(table) as eyes:
            eyes.until("thinking")
            for worker in eventually(lambda: workers(server)):
                os.kill(worker, signal.SIGABRT)
            eyes.until("step", "snapshot", where=lambda heard: bool(heard["over"]))
        eventually(lambda: "Fatal Python error" in server.said())
        said = [json.loads(line) for line in server.said().splitlines()]
        assert "Aborted" in "".join(each["said"] for each in said if each["what"] == "a bot prints")
    finally:
        server.stop()


def test_a_bot_gets_past_a_card_that_cannot_come(launch: Launch, database: str) -> None:
    """A logbook from anywhere fixes a card that is on the table already: no draw could ever be made."""
    deck = ["trader-blue-3", "galleon-3-7", "jack-6", "priest-4", "admiral-9", "barque-1-1"]
    given = tw.open(GAME, players=2, seed=5).logbook()
    came = chance_so_far(given)
    assert came is not None
    assert came["deck"] == deck, "the set-up"
    given.chance = {"deck": [*deck, deck[0]]}
    server = launch(database)
    ann = Person(server)
    logbook = json.loads(encode(given))
    table = ann.post("/api/tables", {"logbook": logbook, "seats": [SAILOR, ME]})["id"]
    began = process_seconds(server)
    eventually(lambda: ann.get(f"/api/tables/{table}")["at"] > 0, 30)
    assert process_seconds(server) - began < 3, "it waits between its tries"
    now = ann.get(f"/api/tables/{table}")
    server.kill()
    server.start()
    again = eventually(lambda: ann.get(f"/api/tables/{table}"))
    assert again["at"] >= now["at"], "the log can be read again"


def process_seconds(server: Running) -> float:
    """How long a server's process has worked."""
    said = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(said[11]) + int(said[12])) / os.sysconf("SC_CLK_TCK")
