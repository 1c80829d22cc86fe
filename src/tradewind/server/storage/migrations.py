"""The database's shape, brought up to date step by step; every step is run once, in order, and never edited."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, insert, inspect, select, text, update

from tradewind.kernel.errors import LogbookError
from tradewind.kernel.text import Message
from tradewind.server.storage.first import first
from tradewind.server.storage.schema import meta

SCHEMA: Final = "schema"
KEY: Final = "key"  # signs cookies and seat tokens; drawn once for a database
KEY_BYTES: Final = 32
_LOCK: Final = 7_465_207  # any number, so that two processes do not migrate at once


def _first(connection: Connection) -> None:
    """All tables of the first version."""
    first.create_all(connection)
    connection.execute(insert(meta).values(key=KEY, value=secrets.token_hex(KEY_BYTES)))


def _by_deadline(connection: Connection) -> None:
    """Tables whose time is up are found every second, however many others there are."""
    index = "CREATE INDEX IF NOT EXISTS tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL"
    connection.execute(text(index))


STEPS: Final[tuple[Callable[[Connection], None], ...]] = (_first, _by_deadline)


def migrate(connection: Connection) -> None:
    """Run the steps that this database has not seen."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    done = _version(connection)
    if done > len(STEPS):
        known = {"given": done, "known": len(STEPS)}
        raise LogbookError(Message("error-database-newer", known), str(connection.engine.url.database))
    for step in STEPS[done:]:
        step(connection)
    if done == 0:
        connection.execute(insert(meta).values(key=SCHEMA, value=str(len(STEPS))))
    elif done < len(STEPS):
        connection.execute(update(meta).where(meta.c.key == SCHEMA).values(value=str(len(STEPS))))


def _version(connection: Connection) -> int:
    if not inspect(connection).has_table(meta.name):
        return 0
    found = connection.scalar(select(meta.c.value).where(meta.c.key == SCHEMA))
    return int(found or 0)
