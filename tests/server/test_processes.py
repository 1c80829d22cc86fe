"""Several processes on one PostgreSQL: everybody sees one table, and of two who are quick one is quicker."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from seafarers import GAME, ME, OPEN, Launch, Person, Running, eventually, here, hooked, in_database, new_database

import tradewind as tw
from tradewind.logbook import encode
from tradewind.server.opening import chance_so_far
from tradewind.server.storage.schema import Entry


def test_players_of_one_table_on_two_processes(postgres: Any) -> None:
    """Moves, presence and chat travel through PostgreSQL; of two moves at once one is told to look again."""
    database = new_database(postgres)
    one, two = Running(database, "--no-limits"), Running(database, "--no-limits")
    ann, bo = Person(one), Person(two)
    table = ann.opens(GAME, ME, OPEN, options={"players": 2})
    bo.post(f"/api/tables/{table}/sit", {})
    with ann.looks(table) as here_, bo.looks(table) as there:
        here_.until("snapshot")
        there.until("snapshot")
        there.until("table", where=lambda heard: bool(heard["seats"][0]["here"]))
        assert here_.move(1, 0, "draw")["type"] == "ack"
        assert there.until("step")["at"] == 1
        there.say(type="chat", id="c", text="seen")
        assert here_.until("chat")["text"] == "seen"
        same = Person(two, ann.token)
        with same.looks(table) as both:
            both.until("snapshot")
            here_.say(type="move", id="x", seat=1, at=1, text="draw")
            both.say(type="move", id="y", seat=1, at=1, text="stop")
            answers = {eyes.until("ack", "error")["type"] for eyes in (here_, both)}
            assert answers == {"ack", "error"}
    assert ann.get(f"/api/tables/{table}")["view"] == bo.get(f"/api/tables/{table}")["view"]
    one.stop()
    two.stop()


def test_who_sit_down_at_once_in_different_processes_all_find_a_seat(launch: Launch, postgres: Any) -> None:
    database = new_database(postgres)
    servers = [launch(database), launch(database)]
    ann, *others = [Person(servers[place % 2]) for place in range(6)]
    with ThreadPoolExecutor(len(others)) as together:
        for _ in range(6):
            table = ann.opens("jamaica", ME, OPEN, OPEN, OPEN, OPEN, OPEN, options={"players": 6}, wait=True)
            for person in others:
                person.get(f"/api/tables/{table}")
            seated = list(together.map(lambda person, table=table: person.post(f"/api/tables/{table}/sit"), others))
            assert sorted(each["seat"] for each in seated) == [2, 3, 4, 5, 6]
            for person, each in zip(others, seated, strict=True):
                assert person.get(f"/api/tables/{table}")["seats"][each["seat"] - 1]["yours"]


def test_a_process_whose_ear_was_cut_off_hears_what_it_missed(launch: Launch, postgres: Any) -> None:
    database = new_database(postgres)
    one, two = launch(database), launch(database)
    ann, bo = Person(one), Person(two)
    table = ann.opens(GAME, ME, OPEN, options={"players": 2})
    bo.post(f"/api/tables/{table}/sit", {})
    with ann.looks(table) as here_, bo.looks(table) as there:
        here_.until("snapshot")
        there.until("snapshot")
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = "
        in_database(database, f"{cut} current_database()")
        eventually(lambda: here_.move(1, 0, "draw", id="a")["type"] == "ack")
        assert there.until("step")["at"] == 1


def test_whoever_moves_in_another_process_is_told_of_every_turn(launch: Launch, postgres: Any) -> None:
    database = new_database(postgres)
    one, two = (launch(database, "--webhooks-anywhere") for _ in range(2))
    hook, heard = hooked()
    ann, bo = Person(one), Person(two)
    table = ann.opens("jamaica", ME, OPEN, options={"players": 2}, wait=True)
    bo.post(f"/api/tables/{table}/sit", {})
    bo.post(f"/api/tables/{table}/notices", {"seat": 2, "webhook": f"http://127.0.0.1:{hook.server_port}/turn"})
    ann.post(f"/api/tables/{table}/start")
    turns, before, movers, short = 0, [1], [0, 0], 0
    for at in range(80):
        eventually(lambda at=at: all(who.get(f"/api/tables/{table}").get("at") == at for who in (ann, bo)))  # type: ignore[misc]
        now = bo.get(f"/api/tables/{table}")
        new = 2 in now["waiting"] and 2 not in before
        turns, short = turns + new, short + (new and movers[-2:] == [2, 1])
        if short == 2 or now["over"]:
            break
        before, seat = now["waiting"], now["waiting"][-1]
        mover = ann if seat == 1 else bo
        movers.append(seat)
        legal = mover.get(f"/api/tables/{table}?seat={seat}")["legal"][str(seat)]
        mover.post(f"/api/tables/{table}/moves", {"seat": seat, "at": at, "text": legal[-1], "id": f"m{at}"})
    assert short, "between two turns of hers the other one moved once"
    eventually(lambda: len(heard) >= turns, 15)
    time.sleep(0.5)
    assert len(heard) == turns, "of each turn once"
    hook.shutdown()
    hook.server_close()


def test_a_bot_answers_what_is_on_the_table_now(launch: Launch, postgres: Any) -> None:
    """While it thinks, another process has made its move: it is asked anew, and its old answer is not taken."""
    database = new_database(postgres)
    server = launch(database)
    ann = Person(server)
    played = tw.open(GAME, players=2, seed=5)
    for _ in range(3):
        played.play("draw")
    given = played.logbook()
    given.chance, given.moves = chance_so_far(given), []
    table = ann.opens(GAME, OPEN, ME, wait=True, logbook=json.loads(encode(given)))
    with ann.looks(table) as eyes:
        eyes.until("table")
        ann.post(f"/api/tables/{table}/start", {"bots": "sailor"})
        step = eyes.until("step")
        eyes.until("thinking")
        ((last,),) = in_database(database, f"SELECT max(n) FROM log WHERE table_id = '{table}'")
        entry = Entry(table, last + 1, "move", 1, "", None, time.time(), "draw")
        told = f"another [{msgspec.json.encode(entry).decode()}]".replace(":", "\\:")
        in_database(
            database,
            f"INSERT INTO log VALUES ('{table}', {entry.n}, 'move', 1, '', NULL, {entry.time}, 'draw')",
            f"SELECT pg_notify('tradewind', '{told}')",
        )
        assert eyes.until("step")["at"] == step["at"] + 1
        kinds = [eyes.until("thinking", "step")["type"] for _ in range(2)]
        assert kinds == ["thinking", "step"], "it has thought about the new position"


def test_of_many_races_between_processes_each_has_one_winner(postgres: Any) -> None:
    """Two devices of one person, on two processes, move at the same time again and again, and chat meanwhile.

    No entry may follow upon one that was refused: the log stays a legal game, and nobody waits for ever.
    """
    database = new_database(postgres)
    one, two = Running(database, "--no-limits"), Running(database, "--no-limits")
    try:
        ann = Person(one)
        same = Person(two, ann.token)
        table = ann.opens(GAME, ME, here("Ola"), options={"players": 2})
        made = 0
        with ann.looks(table) as first, same.looks(table) as second:
            for race in range(40):
                now = ann.get(f"/api/tables/{table}")
                if now["over"]:
                    break
                seat = now["waiting"][0]
                legal = ann.get(f"/api/tables/{table}?seat={seat}")["legal"][str(seat)]
                for name, eyes, text in (("a", first, legal[0]), ("b", second, legal[-1])):
                    eyes.say(type="move", id=f"{name}{race}", seat=seat, at=now["at"], text=text)
                    eyes.say(type="chat", id=f"{name}c{race}", text=f"{race}")
                answers = [first.answers(f"a{race}", f"ac{race}"), second.answers(f"b{race}", f"bc{race}")]
                assert [said for _, said in answers] == ["ack", "ack"], "a line of chat is never too late"
                made += [moved for moved, _ in answers].count("ack")
                views = [person.get(f"/api/tables/{table}?seat={seat}")["view"] for person in (ann, same)]
                assert ann.get(f"/api/tables/{table}")["at"] == made, "what was acknowledged stands, nothing else"
                assert views[0] == views[1], "both devices see the same table"
        assert made >= 20, "most races have a winner"
    finally:
        one.stop()
        two.stop()
