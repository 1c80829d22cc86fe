"""The database: brought up to date, refused when it is newer, and in trouble."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from seafarers import GAME, Launch, Person, Refused, begun, free_port, in_database
from sqlalchemy import create_engine, inspect
from websockets.exceptions import InvalidStatus

from tradewind.server.storage.engine import address
from tradewind.server.storage.migrations import STEPS
from tradewind.server.storage.schema import Entry, Row, metadata
from tradewind.server.storage.store import Store
from tradewind.server.storage.writer import Append, Strand


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
