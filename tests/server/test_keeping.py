"""What lasts: restarts, kills, clocks, notices, the archive, export and import."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import os
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from seafarers import (
    ME,
    OPEN,
    SAILOR,
    Launch,
    Person,
    Refused,
    Running,
    eventually,
    free_port,
    here,
    hooked,
    in_database,
    metrics,
)
from sqlalchemy import create_engine, inspect
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import tradewind as tw
from tradewind.logbook import encode, read, write
from tradewind.server.carrying import Shore
from tradewind.server.notices import _is_outside
from tradewind.server.opening import chance_so_far
from tradewind.server.room import Room
from tradewind.server.storage.engine import address
from tradewind.server.storage.migrations import STEPS
from tradewind.server.storage.schema import Entry, Row, metadata
from tradewind.server.storage.store import Store
from tradewind.server.storage.writer import Append, Strand
from tradewind.verify import problems

GAME = "port-royal"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    """A server of this test's own."""
    server = Running(str(tmp_path / "own.sqlite"), "--no-limits", "--bots", "1", "--webhooks-anywhere")
    yield server
    if server.process.poll() is None:
        server.stop()


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


def opening(table: tw.Table) -> dict[str, Any]:
    """What the first entry of a table for two says."""
    seats = [{"kind": "here", "name": name} for name in ("Ann", "Bo")]
    game = {"game": table.game.name, "rules": table.game.version, "options": table.options, "seed": table.seed}
    return game | {"host": "", "seats": seats}


def test_a_webhook_hears_that_it_is_somebodys_turn(own: Running) -> None:
    hook, heard = hooked()
    ann, bo = Person(own), Person(own)
    table = ann.opens(GAME, ME, OPEN, options={"players": 2}, wait=True)
    bo.post(f"/api/tables/{table}/sit", {})
    bo.post(f"/api/tables/{table}/notices", {"seat": 2, "webhook": f"http://127.0.0.1:{hook.server_port}/turn"})
    ann.post(f"/api/tables/{table}/start")
    with ann.looks(table) as eyes:
        now = eyes.until("snapshot")
        while now["waiting"] == [1]:
            eyes.say(type="move", id=f"m{now['at']}", seat=1, at=now["at"], text=now["legal"]["1"][-1])
            now = eyes.until("step")
    for _ in range(100):
        if heard:
            break
        time.sleep(0.05)
    hook.shutdown()
    hook.server_close()
    assert heard[0]["table"] == table
    assert (heard[0]["seat"], heard[0]["turn"]) == (2, True)


def test_who_left_a_seat_hears_nothing_of_the_next_ones_turns(own: Running) -> None:
    hook, heard = hooked()
    ann, bo, cy = Person(own), Person(own), Person(own)
    table = ann.opens(GAME, OPEN, ME, options={"players": 2}, wait=True)
    for person, place in ((bo, "bo"), (cy, "cy")):
        person.post(f"/api/tables/{table}/sit", {"seat": 1})
        address = f"http://127.0.0.1:{hook.server_port}/{place}"
        person.post(f"/api/tables/{table}/notices", {"seat": 1, "webhook": address})
        person.post(f"/api/tables/{table}/leave", {"seat": 1})
    Person(own).post(f"/api/tables/{table}/sit", {"seat": 1})
    ann.post(f"/api/tables/{table}/start")
    time.sleep(1.0)
    hook.shutdown()
    hook.server_close()
    assert heard == []


@pytest.mark.parametrize(
    ("address", "outside"),
    [
        ("9.9.9.9", True),
        ("2620:fe::9", True),
        ("64:ff9b::909:909", True),
        ("10.0.0.1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("224.0.0.1", False),
    ],
)
def test_notices_go_to_public_addresses_alone(address: str, outside: bool) -> None:
    """Also where an address of the new kind stands for one of the old kind."""
    assert _is_outside(ipaddress.ip_address(address)) is outside


def test_old_tables_are_packed_and_come_back(own: Running) -> None:
    ann = Person(own)
    table = ann.opens(GAME, ME, here("Ola"), options={"players": 2})
    ann.post(f"/api/tables/{table}/moves", {"seat": 1, "at": 0, "text": "draw", "id": "a"})
    own.stop()
    with sqlite3.connect(own.database) as database:
        database.execute("UPDATE tables SET moved = 0")
    own.start()
    for _ in range(100):
        with sqlite3.connect(own.database) as database:
            packed = database.execute("SELECT count(*) FROM archive").fetchone()[0]
            left = database.execute("SELECT count(*) FROM log").fetchone()[0]
        if packed:
            break
        time.sleep(0.1)
    database.close()
    assert (packed, left) == (1, 0)
    assert ann.get(f"/api/tables/{table}")["at"] == 1
    assert ann.post(f"/api/tables/{table}/moves", {"seat": 1, "at": 0, "text": "draw", "id": "a"}) == {"at": 1}


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


def test_trouble_with_the_database_is_said_to_be_that_and_nothing_kept_there_is_logged(
    launch: Launch, database: str
) -> None:
    server = launch(database)
    ann, passphrase = Person(server), {"name": "Ann", "passphrase": "nine walruses"}
    in_database(database, "ALTER TABLE people RENAME TO elsewhere", "ALTER TABLE log RENAME TO nowhere")
    asked: list[tuple[str, str, Any]] = [
        ("GET", "/api/me", None),
        ("POST", "/api/me", {}),
        ("POST", "/api/me/passphrase", passphrase),
        ("GET", "/api/tables/AAAAAAAAAAAAAAAA", None),
    ]
    for question in asked:
        with pytest.raises(Refused, match="storage") as refused:
            ann.ask(*question)
        assert refused.value.status == 503
    with pytest.raises(InvalidStatus) as rejected:
        ann.looks("AAAAAAAAAAAAAAAA")
    assert rejected.value.response.status_code == 503
    in_database(database, "ALTER TABLE elsewhere RENAME TO people", "ALTER TABLE nowhere RENAME TO log")
    ann.post("/api/me/passphrase", passphrase)
    said = server.stop()
    assert "Traceback" not in said
    assert ann.me["id"] not in said
    assert "argon2" not in said


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


def packed(database: str) -> int:
    """How many tables are put away."""
    found: int = in_database(database, "SELECT count(*) FROM archive")[0][0]
    return found


def begun(server: Running) -> tuple[Person, str]:
    """Somebody at a table where the first card is drawn."""
    ann = Person(server)
    table = ann.opens(GAME, ME, here("Ola"), options={"players": 2})
    ann.post(f"/api/tables/{table}/moves", {"seat": 1, "at": 0, "text": "draw", "id": "a"})
    return ann, table


def test_a_table_that_somebody_has_open_survives_another_process_putting_it_away(launch: Launch, database: str) -> None:
    """Opened on one process after sixty days, packed by another that knows nothing of it, and then played on."""
    here_ = launch(database)
    ann, table = begun(here_)
    here_.kill()
    here_.start()
    with ann.looks(table) as eyes:
        now = eyes.until("snapshot")
        in_database(database, "UPDATE tables SET moved = 0")
        there = launch(database)
        eventually(lambda: packed(database))
        assert eyes.move(1, now["at"], "draw", id="b")["type"] == "ack"
    numbers = [n for (n,) in in_database(database, "SELECT n FROM log ORDER BY n")]
    assert numbers == list(range(len(numbers))), "the whole log is there"
    assert len(numbers) >= 4
    assert packed(database) == 0
    here_.kill()
    here_.start()
    assert ann.get(f"/api/tables/{table}")["at"] == 2
    assert Person(there).get(f"/api/tables/{table}")["at"] == 2


def test_a_table_that_came_back_is_not_put_away_again_at_once(launch: Launch, database: str) -> None:
    server = launch(database)
    ann = Person(server)
    table = ann.opens(GAME, ME, here("Ola"), options={"players": 2})
    server.kill()
    in_database(database, "UPDATE tables SET moved = 0")
    server.start()
    eventually(lambda: packed(database))
    assert ann.get(f"/api/tables/{table}")["at"] == 0
    server.kill()
    server.start()
    time.sleep(2.5)  # it looks for old tables one second after its start
    assert packed(database) == 0


def test_what_is_packed_is_never_replaced_by_a_part(launch: Launch, database: str) -> None:
    """Entries that were added beside a packed log are packed with it."""
    server = launch(database)
    ann, table = begun(server)
    server.kill()
    (last,) = in_database(database, "SELECT * FROM log ORDER BY n DESC LIMIT 1")
    in_database(database, f"DELETE FROM log WHERE n = {last[1]}", "UPDATE tables SET moved = 0")
    server.start()
    eventually(lambda: packed(database))
    server.kill()
    tail = f"INSERT INTO log VALUES ('{table}', {last[1]}, 'move', 1, '{ann.me['id']}', 'a', {last[6]}, 'draw')"
    in_database(database, tail, "UPDATE tables SET moved = 0, archived = 0")
    server.start()
    eventually(lambda: not in_database(database, "SELECT * FROM log"))
    assert ann.get(f"/api/tables/{table}")["at"] == 1, "nothing is lost"


def test_all_games_travel_as_logbooks(own: Running, tmp_path: Path) -> None:
    ann = Person(own)
    done = ann.opens("voyages", here("Ann"), here("Bo"), options={"players": 2})
    for seat in (1, 2):
        ann.post(f"/api/tables/{done}/leave", {"seat": seat})
    running = ann.opens(GAME, ME, here("Ola"), options={"players": 2})
    ann.post(f"/api/tables/{running}/moves", {"seat": 1, "at": 0, "text": "draw", "id": "a"})
    with ann.looks(done) as eyes:
        eyes.until("step", "snapshot", where=lambda heard: bool(heard["over"]))
    own.stop()
    folder, other = tmp_path / "games", str(tmp_path / "other.sqlite")
    carry(own.database, "--export", folder)
    logbook = read(str(folder / f"voyages-{done}.json"))
    assert problems(logbook) == [], "what was written out is proven"
    assert carry(other, "--import", folder) == "2 games were taken in."
    assert carry(other, "--import", folder) == "0 games were taken in.", "nothing comes in twice"
    elsewhere = Running(other, "--no-limits")
    stranger = Person(elsewhere)
    assert stranger.get(f"/api/tables/{done}/verify")["ok"] is True
    assert stranger.get(f"/api/tables/{running}")["at"] == 1
    elsewhere.stop()


def test_a_plain_logbook_comes_in_once(tmp_path: Path) -> None:
    folder, database = tmp_path / "games", str(tmp_path / "tables.sqlite")
    table = tw.open(GAME, players=2, seed=5)
    table.play("draw")
    write(table.logbook(), folder / "a.json")
    assert carry(database, "--import", folder) == "One game was taken in."
    assert carry(database, "--import", folder) == "0 games were taken in."
    mode = stat.S_IMODE((folder / "a.json").stat().st_mode)
    (tmp_path / "plain").touch()
    assert mode == stat.S_IMODE((tmp_path / "plain").stat().st_mode), "a logbook is a file like any other"


@pytest.mark.parametrize(
    ("entry", "change", "where"),
    [
        (1, {"kind": "mutiny"}, "table[1].kind"),
        (1, {"table": "another"}, "table[1].table"),
        (1, {"n": 7}, "table[1].n"),
        (0, {"body": "no opening"}, "table"),
        (1, {"kind": "move", "seat": 1, "body": "draw"}, "table"),
        (2, {"seat": 9}, "table"),
        (2, {"kind": "undo", "body": "all"}, "table"),
        (2, {"body": "repel"}, "table"),
    ],
)
def test_a_file_whose_log_cannot_be_is_refused_with_the_place(
    tmp_path: Path, entry: int, change: dict[str, Any], where: str
) -> None:
    told = written_out(tmp_path)
    told["table"][entry] |= change
    assert where in refused_in(tmp_path, told)


def test_a_file_with_a_move_that_is_against_the_rules_is_refused(tmp_path: Path) -> None:
    told = written_out(tmp_path)
    told["table"][2]["body"], told["moves"] = "repel", ["1 repel"]
    assert "moves[0]: " in refused_in(tmp_path, told)


def test_who_names_no_folder_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as refused:
        carry(str(tmp_path / "tables.sqlite"), "--import", tmp_path / "nowhere")
    assert "nowhere: There is no such folder." in refused.value.stderr


def written_out(folder: Path) -> Any:
    """The file of a table where one card was drawn."""
    table = tw.open(GAME, players=2, seed=5)
    table.play("draw")
    log = [("open", 0, json.dumps(opening(table))), ("start", 0, ""), ("move", 1, "draw")]
    entries = [
        {"table": "t", "n": n, "kind": kind, "seat": seat, "by": "", "id": None, "time": 0.0, "body": body}
        for n, (kind, seat, body) in enumerate(log)
    ]
    told = json.loads(encode(table.logbook())) | {"table": entries}
    (folder / "out").mkdir()
    (folder / "out" / "good.json").write_text(json.dumps(told))
    assert carry(str(folder / "good.sqlite"), "--import", folder / "out") == "One game was taken in."
    return told


def refused_in(folder: Path, told: Any) -> str:
    """What is said about a file that cannot be taken in."""
    (folder / "out" / "bad.json").write_text(json.dumps(told))
    with pytest.raises(subprocess.CalledProcessError) as refused:
        carry(str(folder / "other.sqlite"), "--import", folder / "out")
    said = str(refused.value.stderr)
    assert "bad.json" in said
    assert "Traceback" not in said
    assert refused.value.returncode == 2
    return said


def test_a_database_of_a_newer_version_is_refused_in_words(database: str, tmp_path: Path) -> None:
    Store(database).engine.dispose()
    in_database(database, "UPDATE meta SET value = '99' WHERE key = 'schema'")
    command = [sys.executable, "-m", "tradewind.cli.main", "serve", "--database", database]
    for more in (["--import", str(tmp_path)], ["--port", str(free_port())]):
        ended = subprocess.run([*command, *more], capture_output=True, text=True, timeout=60, check=False)
        assert ended.returncode == 2
        assert "newer Tradewind" in ended.stderr
        assert "Traceback" not in ended.stderr


def test_the_first_step_makes_what_the_server_uses(database: str) -> None:
    """The first version's tables, and every later step's changes, come to what the schema says."""
    store = Store(database)
    found = inspect(store.engine)
    for table in metadata.sorted_tables:
        columns = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
        assert columns == {column.name: column.nullable for column in table.columns}
        assert found.get_pk_constraint(table.name)["constrained_columns"] == [key.name for key in table.primary_key]
    store.engine.dispose()


def test_a_database_of_the_first_version_is_brought_up_to_date(launch: Launch, database: str) -> None:
    """What is in it stays, and what was added since is there."""
    server = launch(database)
    ann, table = begun(server)
    server.kill()
    in_database(database, "DROP INDEX tables_by_deadline", "UPDATE meta SET value = '1' WHERE key = 'schema'")
    server.start()
    assert ann.get(f"/api/tables/{table}")["at"] == 1
    assert in_database(database, "SELECT value FROM meta WHERE key = 'schema'") == [(str(len(STEPS)),)]
    engine = create_engine(address(database))
    assert {"tables_by_state", "tables_by_deadline"} <= {each["name"] for each in inspect(engine).get_indexes("tables")}
    engine.dispose()


def test_what_one_writer_cannot_hear_another_hears(database: str) -> None:
    """Of the jobs of one transaction each is reported, also after one whose owner falls over."""
    heard: list[bool] = []

    async def written() -> None:
        store = Store(database)
        store.start()
        row = Row("", GAME, "playing", 0, "{}", time.time(), None, 0)

        def fall_over(_well: bool) -> None:
            raise ValueError("on purpose")

        for table, done in (("a", fall_over), ("b", heard.append)):
            entry = Entry(table, 0, "open", 0, "", None, 0.0, "{}")
            store.append(Append((entry,), msgspec.structs.replace(row, id=table), Strand(), done))
        await store.close()
        await asyncio.sleep(0.1)

    asyncio.run(written())
    assert heard == [True]


def carry(database: str, *arguments: object) -> str:
    command = [sys.executable, "-m", "tradewind.cli.main", "serve", "--database", database, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
