"""The tables as the first version made them. Whatever changes later is a step of its own; this never changes."""

from __future__ import annotations

from typing import Final

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

first: Final = MetaData()
Table(
    "meta",
    first,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
Table(
    "people",
    first,
    Column("id", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),
    Column("passphrase", Text),
    Column("created", Float, nullable=False),
)
Table(
    "tables",
    first,
    Column("id", String(40), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("state", String(12), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("brief", Text, nullable=False),
    Column("moved", Float, nullable=False),
    Column("deadline", Float),
    Column("bots", Integer, nullable=False),
    Column("archived", Integer, nullable=False),
    Index("tables_by_state", "state", "moved"),
)
Table(
    "log",
    first,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by", String(40), nullable=False),
    Column("id", String(80)),
    Column("time", Float, nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "seat", "id"),
    sqlite_with_rowid=False,
)
Table(
    "sitters",
    first,
    Column("person", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
)
Table(
    "notices",
    first,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)
Table(
    "archive",
    first,
    Column("table_id", String(40), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
