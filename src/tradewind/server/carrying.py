"""All games as logbooks: out of a database into a folder, and back into any other.

A finished game's file is a logbook like any other. Beside it stands the table's whole log under `table`, a key that
other readers pass over, so that nothing is lost on the way into another database.
"""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select

from tradewind import logbook as records
from tradewind.kernel.errors import IllegalMove, LogbookError, TradewindError
from tradewind.kernel.text import Message
from tradewind.logbook import Logbook
from tradewind.server.listing import row_of
from tradewind.server.opening import ID_BYTES, LONGEST_ID, Opened, Seat
from tradewind.server.room import Room
from tradewind.server.storage.packing import entries
from tradewind.server.storage.schema import Entry, tables
from tradewind.server.storage.store import Store, all_tables
from tradewind.server.storage.writer import Append
from tradewind.table import load

TABLE: Final = "table"


class Shore:
    """What a room needs to be folded and written without a running server."""

    def __init__(self, store: Store) -> None:
        self.store = store


def export_all(database: str, folder: Path) -> int:
    """Write every table that has begun; how many there were."""
    store, count = Store(database), 0
    folder.mkdir(parents=True, exist_ok=True)
    with store.engine.connect() as connection:
        for table, log in _logs(connection):
            room = Room(Shore(store), table, log)  # type: ignore[arg-type]
            if room.begun:
                told = msgspec.json.decode(msgspec.json.encode(room.logbook())) | {TABLE: msgspec.to_builtins(log)}
                packed = msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"
                (folder / f"{room.opened.game}-{table}.json").write_bytes(packed)
                count += 1
    store.engine.dispose()
    return count


def _logs(connection: Connection) -> Iterator[tuple[str, list[Entry]]]:
    for table in all_tables(connection):
        yield table, entries(connection, table)


def import_all(database: str, folder: Path) -> int:
    """Take in every logbook of a folder; tables that are there already stay as they are. How many were new."""
    if not folder.is_dir():
        raise LogbookError(Message("error-no-folder"), str(folder))
    store, count = Store(database), 0
    for file in sorted(folder.glob("*.json")):
        count += _taken_in(store, _log_in(store, file))
    store.engine.dispose()
    return count


def _log_in(store: Store, file: Path) -> list[Entry]:
    """The log of a table that can be played on; LogbookError with the file and the place in it otherwise."""
    try:
        logbook = records.read(str(file))
        told = msgspec.json.decode(file.read_bytes()).get(TABLE)
        return _log_from(logbook) if told is None else _log_of(store, told, logbook)
    except IllegalMove as illegal:
        raise LogbookError(illegal.why, f"{file}: moves[{illegal.at - 1}]") from None
    except LogbookError as error:
        raise LogbookError(error.why, f"{file}: {error.where}") from None


def _log_of(store: Store, told: Any, logbook: Logbook) -> list[Entry]:
    """A log that was written out here or elsewhere: whole, legal, and the one of its logbook."""
    try:
        log = msgspec.convert(told, list[Entry])
    except msgspec.ValidationError:
        raise LogbookError(Message("error-cannot-be"), TABLE) from None
    for place, entry in enumerate(log):
        known = entry.kind == "open" if place == 0 else entry.kind != "open" and Room.knows(entry.kind)
        named = entry.table == log[0].table and 0 < len(entry.table) <= LONGEST_ID
        for name, fits in (("kind", known), ("table", named), ("n", entry.n == place)):
            if not fits:
                raise LogbookError(Message("error-cannot-be"), f"{TABLE}[{place}].{name}")
    load(logbook)
    if _played(store, log) != logbook.moves:
        raise LogbookError(Message("error-cannot-be"), TABLE)
    return log


def _played(store: Store, log: list[Entry]) -> list[str]:
    """The moves of a log, which may be wrong in any way."""
    try:
        return Room(Shore(store), log[0].table, log).playing.moves  # type: ignore[arg-type]
    except TradewindError:
        raise
    except Exception:
        raise LogbookError(Message("error-cannot-be"), TABLE) from None


def _log_from(logbook: Logbook) -> list[Entry]:
    """A log for a logbook from elsewhere: nobody's seats, everything already played."""
    table = load(logbook)
    names = table.names or [str(seat) for seat in range(1, table.seats + 1)]
    opened = Opened(
        game=table.game.name,
        rules=table.game.version,
        options=table.options,
        seed=table.seed,
        host="",
        seats=[Seat("here", name) for name in names],
        position=logbook.position,
        chance=logbook.chance,
        moves=list(table.moves),
        salts=logbook.salts or [],
    )
    body = msgspec.json.encode(opened).decode()
    digest = hashlib.sha256(msgspec.json.encode(logbook)).digest()
    name = urlsafe_b64encode(digest[:ID_BYTES]).decode()  # the same for the same game, so that nothing comes in twice
    return [Entry(name, 0, "open", 0, "", None, 0.0, body), Entry(name, 1, "start", 0, "", None, 0.0, "")]


def _taken_in(store: Store, log: list[Entry]) -> bool:
    room = Room(Shore(store), log[0].table, log)  # type: ignore[arg-type]
    with store.engine.begin() as connection:
        if connection.scalar(select(tables.c.id).where(tables.c.id == room.id)) is not None:
            return False
        return not store.writer.append(connection, [Append(log, row_of(room), room.strand, lambda _well: None)])
