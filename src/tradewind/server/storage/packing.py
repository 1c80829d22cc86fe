"""A table's log, line by line or packed into one row: old tables are put away, and taken out when somebody comes."""

from __future__ import annotations

import logging
import time
import zlib
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from tradewind.server.storage.schema import Entry, archive, log, tables

_entries = msgspec.msgpack.Decoder(list[Entry])
_logger = logging.getLogger("tradewind.storage")


def entries(connection: Connection, table: str, after: int = -1) -> list[Entry]:
    """A table's log, wherever it is kept."""
    found = connection.execute(select(log).where(log.c.table_id == table, log.c.n > after).order_by(log.c.n))
    rows = [entry_of(row) for row in found]
    if after >= 0 or (rows and rows[0].n == 0):
        return rows
    return _joined(_packed(connection, table), rows)


def entry_of(row: Row[Any]) -> Entry:
    return Entry(*tuple(row))


def put_away(connection: Connection, table: str, before: float) -> bool:
    """Pack a log that nobody has added to since, whatever was found a moment ago; whether it was packed.

    Whoever adds to a table after a while looks at the same row of `tables`, which is locked here.
    """
    idle = select(tables.c.id).where(tables.c.id == table, tables.c.moved < before, tables.c.archived == 0)
    if connection.scalar(idle.with_for_update()) is None:
        return False
    rows = entries(connection, table)
    if [row.n for row in rows] != list(range(len(rows))) or not rows:
        _logger.error("the log of %s is not whole and stays as it is", table)
        return False
    packed = zlib.compress(msgspec.msgpack.encode(rows), 9)
    connection.execute(delete(archive).where(archive.c.table_id == table))
    connection.execute(insert(archive).values(table_id=table, body=packed))
    connection.execute(delete(log).where(log.c.table_id == table))
    connection.execute(update(tables).where(tables.c.id == table).values(archived=1))
    return True


def is_archived(connection: Connection, table: str, lock: bool = False) -> bool:
    wanted = select(tables.c.archived).where(tables.c.id == table)
    return bool(connection.scalar(wanted.with_for_update() if lock else wanted))


def take_out(connection: Connection, table: str) -> None:
    """Line by line again, as somebody may be about to add to it; of two who do this at once one does."""
    unpacked = _packed(connection, table, lock=True)
    if not unpacked:
        return
    there = set(connection.scalars(select(log.c.n).where(log.c.table_id == table)))
    columns = [column.name for column in log.columns]
    rows = [dict(zip(columns, msgspec.structs.astuple(row), strict=True)) for row in unpacked if row.n not in there]
    if rows:
        connection.execute(insert(log), rows)
    connection.execute(delete(archive).where(archive.c.table_id == table))
    connection.execute(update(tables).where(tables.c.id == table).values(archived=0, moved=time.time()))


def _packed(connection: Connection, table: str, lock: bool = False) -> list[Entry]:
    wanted = select(archive.c.body).where(archive.c.table_id == table)
    packed = connection.scalar(wanted.with_for_update() if lock else wanted)
    return _entries.decode(zlib.decompress(packed)) if packed else []


def _joined(packed: list[Entry], rows: list[Entry]) -> list[Entry]:
    """What was packed, and what was added to it without being unpacked first."""
    return [*packed, *(row for row in rows if row.n >= len(packed))]
