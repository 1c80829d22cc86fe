"""The database as the server uses it: reading in a few threads, writing in one, hearing of other processes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from tradewind.server.storage.engine import address, open_engine
from tradewind.server.storage.migrations import KEY
from tradewind.server.storage.packing import entries, is_archived, put_away, take_out
from tradewind.server.storage.schema import Entry, log, meta, notices, people, sitters, tables
from tradewind.server.storage.writer import Append, Change, Writer

T = TypeVar("T")
READERS: Final = 2
LONGEST_LIST: Final = 200
MOST_PUT_AWAY: Final = 20_000  # at a time
QUIET_SECONDS: Final = 600.0  # no table is put away sooner: twice as long as a row may be older than the latest move


class Store:
    """One database. `read` and `write` take a function of a connection; `append` is for moves."""

    def __init__(self, url: str) -> None:
        self.process = secrets.token_hex(8)
        self.engine = open_engine(address(url))
        self.writer = Writer(self.engine, self.process)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        with self.engine.connect() as connection:
            self.key = bytes.fromhex(connection.scalars(select(meta.c.value).where(meta.c.key == KEY)).one())

    @property
    def shared(self) -> bool:
        """Whether other processes may be at the same tables."""
        return self.engine.dialect.name == "postgresql"

    def start(self) -> None:
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        self._readers.shutdown()
        self.engine.dispose()

    async def read(self, ask: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._asked, ask)

    def _asked(self, ask: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return ask(connection)

    async def write(self, change: Callable[[Connection], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.writer.submit(Change(change, future))
        return await future

    def append(self, job: Append) -> None:
        self.writer.submit(job)

    # --- tables

    async def entries(self, table: str, after: int = -1) -> list[Entry]:
        """A table's log, wherever it is kept."""
        return await self.read(lambda connection: entries(connection, table, after))

    async def load(self, table: str) -> list[Entry]:
        """A table's log, unpacked if it was put away, since somebody may be about to add to it."""
        found = await self.entries(table)
        archived: bool = await self.read(lambda connection: is_archived(connection, table))
        if archived:
            await self.write(lambda connection: take_out(connection, table))
        return found

    async def with_id(self, table: str, seat: int, given: str) -> tuple[int | None, int] | None:
        """What somebody did under an id of their own: the moves there were after the last taking back, if any was
        taken back by then, and how many were made between that and this; none if nothing was done."""
        return await self.read(lambda connection: _with_id(connection, table, seat, given))

    async def listed(
        self, state: str | None, mine: str | None, game: str | None, listed: bool
    ) -> list[tuple[str, str, str, float]]:
        """Tables for a list: id, game, brief and when something happened last, the latest first."""
        columns = (tables.c.id, tables.c.game, tables.c.brief, tables.c.moved)
        wanted = select(*columns).order_by(tables.c.moved.desc()).limit(LONGEST_LIST)
        if state is not None:
            wanted = wanted.where(tables.c.state == state)
        if game is not None:
            wanted = wanted.where(tables.c.game == game)
        if listed:
            wanted = wanted.where(tables.c.listed == 1)
        if mine is not None:
            wanted = wanted.join(sitters, sitters.c.table_id == tables.c.id).where(sitters.c.person == mine)
        return await self.read(lambda connection: [tuple(row) for row in connection.execute(wanted)])

    async def restless(self) -> list[str]:
        """Tables where a bot is asked."""
        wanted = select(tables.c.id).where(tables.c.state == "playing", tables.c.bots == 1)
        return await self.read(lambda connection: [row[0] for row in connection.execute(wanted)])

    async def overdue(self, now: float) -> list[str]:
        """Tables where somebody's time is up; one that is over has no deadline."""
        wanted = select(tables.c.id).where(tables.c.deadline <= now)
        return await self.read(lambda connection: [row[0] for row in connection.execute(wanted)])

    async def put_away(self, before: float, busy: Collection[str] = ()) -> int:
        """Pack the logs of tables that nobody has touched since; they are unpacked when somebody comes back."""
        before, count = min(before, time.time() - QUIET_SECONDS), 0
        wanted = select(tables.c.id).where(tables.c.moved < before, tables.c.archived == 0).limit(MOST_PUT_AWAY)
        idle = await self.read(lambda connection: [row[0] for row in connection.execute(wanted)])
        for table in idle:
            if table not in busy:
                count += await self.write(lambda connection, table=table: put_away(connection, table, before))  # type: ignore[misc]
        return count

    # --- notices

    async def notice(self, table: str, seat: int) -> str | None:
        wanted = select(notices.c.body).where(notices.c.table_id == table, notices.c.seat == seat)
        return await self.read(lambda connection: connection.scalar(wanted))

    async def change_notice(self, table: str, seat: int, change: Callable[[str | None], str | None]) -> None:
        """What was chosen for a seat, made from what was chosen before."""

        def write(connection: Connection) -> None:
            its = (notices.c.table_id == table, notices.c.seat == seat)
            body = change(connection.scalar(select(notices.c.body).where(*its)))
            connection.execute(delete(notices).where(*its))
            if body is not None:
                connection.execute(insert(notices).values(table_id=table, seat=seat, body=body))

        await self.write(write)

    # --- what a database has once

    async def made_once(self, name: str, make: Callable[[], str]) -> str:
        """Something of the database's own, made when it is first needed; of two processes that make it one prevails."""
        wanted = select(meta.c.value).where(meta.c.key == name)
        found: str | None = await self.read(lambda connection: connection.scalar(wanted))
        if found is None:
            made = self.writer.insert(meta).values(key=name, value=make()).on_conflict_do_nothing()
            await self.write(lambda connection: connection.execute(made))
            found = await self.read(lambda connection: connection.scalar(wanted))
        assert found is not None, "it was just written"
        return found

    # --- people

    async def person(self, given: str) -> Row[Any] | None:
        return await self.read(
            lambda connection: connection.execute(select(people).where(people.c.id == given)).first()
        )

    async def by_login(self, login: str) -> Row[Any] | None:
        wanted = select(people).where(people.c.login == login)
        return await self.read(lambda connection: connection.execute(wanted).first())

    async def add_person(self, given: str, name: str) -> None:
        row = {"id": given, "name": name, "created": time.time()}
        await self.write(lambda connection: connection.execute(insert(people).values(row)))

    async def change_person(self, given: str, **values: str | None) -> None:
        await self.write(
            lambda connection: connection.execute(update(people).where(people.c.id == given).values(values))
        )


def all_tables(connection: Connection) -> Sequence[str]:
    """Every table there is, the oldest first."""
    return list(connection.scalars(select(tables.c.id).order_by(tables.c.moved)))


def _with_id(connection: Connection, table: str, seat: int, given: str) -> tuple[int | None, int] | None:
    its = log.c.table_id == table
    place = connection.scalar(select(log.c.n).where(its, log.c.seat == seat, log.c.id == given))
    if place is None:
        return None
    undos = select(log.c.n, log.c.body).where(its, log.c.kind == "undo", log.c.n <= place).order_by(log.c.n.desc())
    undo = connection.execute(undos.limit(1)).first()
    since = undo.n if undo is not None else 0
    moves = select(func.count()).where(its, log.c.kind == "move", log.c.n > since, log.c.n <= place)
    return (int(undo.body) if undo is not None else None), connection.scalar(moves) or 0
