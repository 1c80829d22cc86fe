"""The archive: old tables are packed, and come back whole."""

from __future__ import annotations

import sqlite3
import time

from seafarers import GAME, ME, Launch, Person, Running, begun, eventually, here, in_database


def packed(database: str) -> int:
    """How many tables are put away."""
    found: int = in_database(database, "SELECT count(*) FROM archive")[0][0]
    return found


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
