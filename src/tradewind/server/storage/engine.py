"""A database by its address: SQLite files and PostgreSQL servers."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url

from tradewind.server.storage.migrations import migrate

BUSY_MILLISECONDS: Final = 10_000
# a connection that was cut without a word is noticed within half a minute, also by whoever only listens
_ALERT: Final = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": 25_000}


def address(given: str) -> str:
    """A file's path, or a URL such as postgresql://user@host/name, as SQLAlchemy wants it."""
    if "://" not in given:
        return f"sqlite:///{Path(given).absolute()}"
    for ordinary in ("postgresql://", "postgres://"):
        if given.startswith(ordinary):
            return "postgresql+psycopg://" + given.removeprefix(ordinary)
    return given


def open_engine(url: str) -> Engine:
    """An engine whose database is up to date; what it complains of does not hold what was to be written."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        if parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(parsed, connect_args={"check_same_thread": False}, hide_parameters=True)
        event.listen(engine, "connect", _careful)
    else:
        engine = create_engine(parsed, connect_args=_ALERT, hide_parameters=True, pool_pre_ping=True, pool_size=4)
    with engine.begin() as connection:
        migrate(connection)
    return engine


def _careful(connection: sqlite3.Connection, _record: Any) -> None:
    """A commit is on the disk when it returns, and readers do not wait for the writer."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MILLISECONDS}", "cache_size=-1000"):
        connection.execute(f"PRAGMA {pragma}")
