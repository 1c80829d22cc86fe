"""One thread that writes. All that one turn of the event loop wants written is one transaction, and nobody is told
that a move was made before the disk has it."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from queue import Empty, SimpleQueue
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, delete, select, text, tuple_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from tradewind.server.storage.packing import is_archived, take_out
from tradewind.server.storage.schema import Entry, Row, log, sitters, tables

CHANNEL: Final = "tradewind"
UNTOLD: Final = "untold"  # the kind of an entry that was too long to be told
_ROW: Final = ("id", "game", "state", "listed", "brief", "moved", "deadline", "bots")
LONGEST_NOTICE: Final = 7000  # PostgreSQL takes just under 8,000 bytes

_logger = logging.getLogger("tradewind.storage")


class Strand:
    """Entries that follow upon each other. Once one of them was refused, no later one may stand in the log."""

    __slots__ = ("torn",)

    def __init__(self) -> None:
        self.torn = False


class Append:
    """Entries to be written to one table's log; `done` hears in the event loop whether they stand there.

    `doubtful`: nothing was written here for a while, so the log may have been packed meanwhile.
    """

    __slots__ = ("done", "doubtful", "entries", "row", "strand")

    def __init__(
        self,
        entries: Sequence[Entry],
        row: Row | None,
        strand: Strand,
        done: Callable[[bool], None],
        doubtful: bool = False,
    ) -> None:
        self.entries = entries
        self.row = row
        self.strand = strand
        self.done = done
        self.doubtful = doubtful


class Change:
    """Any other change; its result or its failure goes to a future."""

    __slots__ = ("change", "future")

    def __init__(self, change: Callable[[Connection], Any], future: asyncio.Future[Any]) -> None:
        self.change = change
        self.future = future


Job = Append | Change


class Writer:
    """Gathers jobs in the event loop and commits them in a thread of its own."""

    def __init__(self, engine: Engine, process: str) -> None:
        self.engine = engine
        self.process = process
        self.insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._insert = self.insert(log).on_conflict_do_nothing()
        upsert = self.insert(tables)
        renewed = {name: upsert.excluded[name] for name in (*_ROW[2:], "archived") if name != "listed"}
        self._upsert = upsert.on_conflict_do_update(index_elements=["id"], set_=renewed)
        self.tells_others = engine.dialect.name == "postgresql"
        self.commits = 0
        self._gathered: list[Job] = []
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def stop(self) -> None:
        """Write what is left, then end."""
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def submit(self, job: Job) -> None:
        """To be written with everything else that this turn of the loop brings."""
        assert self._loop is not None
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(job)

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    def _run(self) -> None:
        ending = False
        while not ending:
            batch = self._queue.get()
            jobs: list[Job] = []
            while True:
                ending = ending or batch is None
                jobs += batch or []
                try:
                    batch = self._queue.get_nowait()
                except Empty:
                    break
            if jobs:
                self._commit(jobs)

    def _commit(self, jobs: list[Job]) -> None:
        """All at once; if that fails, one by one, so that one that cannot be written harms no other."""
        try:
            results = self._write(jobs)
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
                return
            if not isinstance(jobs[0], Change):
                jobs[0].strand.torn = True
                _logger.error("could not write: %s", type(error).__name__)
            results = [error]
        self._report(jobs, results)

    def _report(self, jobs: list[Job], results: list[Any]) -> None:
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(_report, jobs, results)
        except RuntimeError:
            _logger.warning("the loop was gone before %d writes were reported", len(jobs))

    def _write(self, jobs: list[Job]) -> list[Any]:
        results: list[Any] = []
        appends = [job for job in jobs if isinstance(job, Append) and not job.strand.torn]
        with self.engine.begin() as connection:
            refused = self.append(connection, appends) if appends else set()
            for job in jobs:
                if isinstance(job, Append):
                    results.append(not job.strand.torn and id(job) not in refused)
                else:
                    results.append(job.change(connection))
        for job in appends:
            if id(job) in refused:
                job.strand.torn = True
        self.commits += 1
        return results

    def append(self, connection: Connection, appends: list[Append]) -> set[int]:
        """Write entries where their places are free; the jobs whose places were taken are refused whole."""
        entries = [entry for job in appends for entry in job.entries]
        if len(entries) > 1:
            entries.sort(key=_place)  # always in one order, so that two processes do not wait for each other
        parameters = [_parameters(entry) for entry in entries]
        refused: set[int] = set()
        if connection.execute(self._insert, parameters).rowcount != len(parameters):
            refused = self._sort_out(connection, appends)
        for table in sorted({job.entries[0].table for job in appends if job.doubtful}):
            jobs = [job for job in appends if job.entries[0].table == table and id(job) not in refused]
            if jobs and not self._is_grounded(connection, jobs[0].entries[0]):
                refused |= self._grounded(connection, table, jobs)
        kept = [job for job in appends if id(job) not in refused] if refused else appends
        self._renew(connection, kept)
        if self.tells_others and kept:
            self._tell(connection, kept)
        return refused

    def _is_grounded(self, connection: Connection, entry: Entry) -> bool:
        """Whether an entry follows upon another in a log that is not packed, and is not while this is written.

        The row is locked after the log was added to: always in this order, as where a row is renewed.
        """
        if is_archived(connection, entry.table, lock=True):
            return False
        before = select(log.c.n).where(log.c.table_id == entry.table, log.c.n == entry.n - 1)
        return connection.scalar(before) is not None

    def _grounded(self, connection: Connection, table: str, jobs: list[Append]) -> set[int]:
        """Take the log out that these entries follow upon, and write them again; those that find no place in it."""
        entries = [entry for job in jobs for entry in job.entries]
        places = [entry.n for entry in entries]
        connection.execute(delete(log).where(log.c.table_id == table, log.c.n.in_(places)))
        take_out(connection, table)
        if not self._is_grounded(connection, entries[0]):
            return {id(job) for job in jobs}
        parameters = [_parameters(entry) for entry in entries]
        written = connection.execute(self._insert, parameters).rowcount == len(parameters)
        return set() if written else self._sort_out(connection, jobs)

    def _sort_out(self, connection: Connection, appends: list[Append]) -> set[int]:
        """Some places were taken. What was written in this transaction and follows upon such an entry goes again."""
        written: set[tuple[str, int]] = set()
        for job in appends:
            for entry in job.entries:
                stands = connection.execute(
                    select(log).where(log.c.table_id == entry.table, log.c.n == entry.n)
                ).one_or_none()
                if stands is not None and tuple(stands) == msgspec.structs.astuple(entry):
                    written.add((entry.table, entry.n))
        refused, taken_back = self._refused(appends, written)
        if taken_back:
            connection.execute(delete(log).where(tuple_(log.c.table_id, log.c.n).in_(sorted(taken_back))))
        return refused

    def _refused(self, appends: list[Append], written: set[tuple[str, int]]) -> tuple[set[int], set[tuple[str, int]]]:
        """What follows upon an entry that found its place taken goes too."""
        refused: set[int] = set()
        taken_back: set[tuple[str, int]] = set()
        spoiled: set[str] = set()
        for job in sorted(appends, key=lambda job: (job.entries[0].table, job.entries[0].n)):
            places = [(entry.table, entry.n) for entry in job.entries]
            if places[0][0] in spoiled or any(place not in written for place in places):
                spoiled.add(places[0][0])
                refused.add(id(job))
                taken_back.update(place for place in places if place in written)
        return refused, taken_back

    def _renew(self, connection: Connection, jobs: list[Append]) -> None:
        """The rows that help to find a table, the last of each table's."""
        latest = {job.row.id: job.row for job in jobs if job.row is not None}
        if not latest:
            return
        rows = [
            {name: getattr(row, name) for name in _ROW} | {"archived": 0}
            for row in sorted(latest.values(), key=lambda row: row.id)
        ]
        connection.execute(self._upsert, rows)
        seated = [{"person": person, "table_id": row.id} for row in latest.values() for person in row.people]
        if seated:
            seated.sort(key=lambda row: (row["person"], row["table_id"]))
            connection.execute(self.insert(sitters).on_conflict_do_nothing(), seated)

    def _tell(self, connection: Connection, jobs: list[Append]) -> None:
        """Other processes hear what was written, when this is committed; what is too long they read themselves."""
        for said in _notices([entry for job in jobs for entry in job.entries]):
            words = {"channel": CHANNEL, "said": f"{self.process} {said}"}
            connection.execute(text("SELECT pg_notify(:channel, :said)"), words)


def _notices(entries: list[Entry]) -> Iterator[str]:
    """The entries as JSON lists that are short enough to be told."""
    gathered: list[str] = []
    for entry in entries:
        told = msgspec.json.encode(entry).decode()
        if len(told.encode()) > LONGEST_NOTICE:
            told = msgspec.json.encode(msgspec.structs.replace(entry, kind=UNTOLD, body="")).decode()
        if gathered and len(",".join([*gathered, told]).encode()) > LONGEST_NOTICE:
            yield f"[{','.join(gathered)}]"
            gathered = []
        gathered.append(told)
    yield f"[{','.join(gathered)}]"


def _place(entry: Entry) -> tuple[str, int]:
    return entry.table, entry.n


def _parameters(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table,
        "n": entry.n,
        "kind": entry.kind,
        "seat": entry.seat,
        "by": entry.by,
        "id": entry.id,
        "time": entry.time,
        "body": entry.body,
    }


def _report(jobs: list[Job], results: list[Any]) -> None:
    """In the event loop: tell everybody what became of their jobs."""
    for job, result in zip(jobs, results, strict=True):
        if isinstance(job, Append):
            try:
                job.done(result is True)
            except Exception:  # one table's trouble is not another's
                _logger.exception("after writing to %s", job.entries[0].table)
        elif not job.future.done():
            if isinstance(result, BaseException):
                job.future.set_exception(result)
            else:
                job.future.set_result(result)


StorageTrouble = SQLAlchemyError
