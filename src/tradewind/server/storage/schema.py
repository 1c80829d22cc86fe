"""The tables of the database. A game is its log; the row in `tables` only helps to find it and can be made again."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import (
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()

meta: Final = Table(
    "meta",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people: Final = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # how they come back from another device; none for a guest
    Column("passphrase", Text),  # argon2
    Column("created", Float, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("state", String(12), nullable=False),  # gathering, playing, over
    Column("listed", Integer, nullable=False),
    Column("brief", Text, nullable=False),  # what a list shows, as JSON
    Column("moved", Float, nullable=False),
    Column("deadline", Float),  # when a clock runs out
    Column("bots", Integer, nullable=False),  # 1: a bot is asked
    Column("archived", Integer, nullable=False),
    Index("tables_by_state", "state", "moved"),
    Index("tables_by_deadline", "deadline"),  # of those that have one
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),  # 0: none
    Column("by", String(40), nullable=False),  # the person; empty: the server or a bot
    Column("id", String(80)),  # the sender's own, so that what is sent twice is done once
    Column("time", Float, nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "seat", "id"),
    sqlite_with_rowid=False,
)

sitters: Final = Table(
    "sitters",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
)

notices: Final = Table(
    "notices",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

archive: Final = Table(
    "archive",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # the log's entries, packed
)


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of a table's log."""

    table: str
    n: int
    kind: str
    seat: int
    by: str
    id: str | None
    time: float
    body: str


class Row(msgspec.Struct, frozen=True, gc=False):
    """How a table is found: made from its log, and renewed with every entry."""

    id: str
    game: str
    state: str
    listed: int
    brief: str
    moved: float
    deadline: float | None
    bots: int
    people: tuple[str, ...] = ()  # who sits there now
