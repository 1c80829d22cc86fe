"""All tables of one process: loaded when somebody comes, let go when nobody is left, told on by bots and clocks."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from itertools import count
from typing import Any, Final, TypeVar

from tradewind.server import guides, notices
from tradewind.server.actions import start_if_full
from tradewind.server.clocks import look_at_clocks
from tradewind.server.crew import Crew
from tradewind.server.limits import Buckets
from tradewind.server.metrics import Metrics
from tradewind.server.opening import LONGEST_ID, Opened
from tradewind.server.others import Others
from tradewind.server.refusal import Refusal
from tradewind.server.room import Room
from tradewind.server.settings import DAY, Settings
from tradewind.server.storage.schema import Entry
from tradewind.server.storage.store import Store
from tradewind.server.storage.writer import StorageTrouble
from tradewind.server.words import json

T = TypeVar("T")
IDLE_SECONDS: Final = 20.0
REST_SECONDS: Final = 3.0
TIDY_SECONDS: Final = 5.0
HOUR: Final = 3600
PRESENCE_SECONDS: Final = 0.1
RETRY_SECONDS: Final = 1.0
RESUME_SECONDS: Final = (0.0, 1.0, 10.0, 60.0)  # what cannot be read at a start is tried again
SICK_SECONDS: Final = 300.0  # before a table that cannot be loaded is tried again without anybody asking

_logger = logging.getLogger("tradewind.server")


def give_memory_back() -> None:
    """Find what is held by circles alone; the C library keeps what was freed unless it is asked (glibc's can be)."""
    gc.collect()
    with contextlib.suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


class Harbour:
    """Everything that a running server holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.crew = Crew(self)
        self.others = Others(self)
        self.closing = False
        self.requests = Buckets(settings.http_rate, settings.http_burst)
        self._addresses = Buckets(settings.address_rate, settings.address_burst)
        self._logins = Buckets(settings.login_rate, settings.login_burst)
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._presence: set[str] = set()
        self._sick: dict[str, float] = {}  # tables that cannot be loaded, and when to try again
        self._lighter = False  # whether something was let go since the memory was last given back
        self._tidied = 0.0

    # --- beginning and end

    async def open(self) -> None:
        self.store.start()
        self.others.start()
        self.keep(self._sweep())
        self.keep(self._resume())

    def say_goodbye(self) -> None:
        """No more is begun, and everybody is told to come back later."""
        self.closing = True
        for room in list(self.rooms.values()):
            room.tell_all(b'{"type":"closing"}')

    async def close(self) -> None:
        """Write what is left, lose nothing."""
        self.closing = True
        await self.crew.close()
        self.others.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    def keep(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Something that goes on beside; what goes wrong in it is logged, not lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._kept)
        return task

    def _kept(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _logger.error("a task failed", exc_info=task.exception())

    def limit_asking(self, address: str) -> None:
        """Whoever is somebody new with every request is still at one address."""
        if not self._addresses.allows(address):
            raise Refusal("too-fast")

    def limit_logins(self, address: str) -> None:
        """Passphrases are not found by trying."""
        if not self._logins.allows(address):
            raise Refusal("too-fast")

    # --- rooms

    async def room(self, table: str) -> Room:
        """The table of that id; Refusal if there is none."""
        found = self.rooms.get(table)
        if found is not None:
            found.touched = time.monotonic()
            if found.mending is not None:
                await asyncio.shield(found.mending)
            return found
        if table in self._loading:
            return await asyncio.shield(self._loading[table])
        future: asyncio.Future[Room] = asyncio.get_running_loop().create_future()
        self._loading[table] = future
        try:
            room = await self._loaded(table)
            future.set_result(room)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # heard by whoever waits, or by nobody
            raise
        finally:
            del self._loading[table]
        return room

    async def _loaded(self, table: str) -> Room:
        if not table or len(table) > LONGEST_ID or "\0" in table:
            raise Refusal("no-such-table")
        entries = await self.store.load(table)
        if not entries:
            raise Refusal("no-such-table")
        room = Room(self, table, entries)
        room.told = set(room.waiting)
        self.rooms[table] = room
        self.others.catch_up(room)  # what was written while the log was read
        self.tend(room)
        return room

    async def establish(self, table: str, begun: Opened, person: str) -> Room:
        """A new table; it starts at once if nobody is missing."""
        future: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        room = Room(self, table, ())
        self.rooms[room.id] = room
        room.change("open", 0, person, json(begun).decode(), None, future.set_result)
        start_if_full(room)
        if await future is None:
            if self.rooms.get(room.id) is room:
                del self.rooms[room.id]
            raise Refusal("storage")
        return room

    def went_on(self, room: Room, entry: Entry, asked: list[int] | None) -> None:
        """An entry was written: bots may be asked, people may want to know."""
        self.metrics.entries[entry.kind] += 1
        self.metrics.written.note(time.time() - entry.time)
        if asked is not None:
            self._notify(room, asked)
            self.tend(room)

    def _notify(self, room: Room, asked: list[int]) -> None:
        """People who are asked now, were not before and are not here may want to know."""
        new = set(asked) - room.told
        room.told = set(asked)
        if new:
            here = room.here() | self.others.here(room.id)
            for seat in new - here:
                if room.seats[seat - 1].kind == "person" and room.seats[seat - 1].bot is None:
                    self.keep(notices.tell(self, room, seat))

    def tend(self, room: Room) -> None:
        """Let the bots that are asked think."""
        if self.closing or room.mending is not None or not room.begun or room.over:
            return
        for seat in room.waiting:
            if room.seats[seat - 1].bot is not None and seat not in room.thinking and self._is_due(room, seat):
                room.thinking.add(seat)
                self.keep(self.crew.play(room, seat))

    def scripted(self, room: Room, seat: int) -> str | None:
        """The move of a guided game's script, while it is followed."""
        if not room.opened.guided:
            return None
        said = guides.next_in_script(room.playing.game, room.playing.moves)
        return said.partition(" ")[2] if said and said.startswith(f"{seat} ") else None

    def _is_due(self, room: Room, seat: int) -> bool:
        """Where several are asked at once, those of a guided game wait for their place in the script."""
        said = guides.next_in_script(room.playing.game, room.playing.moves) if room.opened.guided else None
        return said is None or said.startswith(f"{seat} ")

    def spoiled(self, room: Room) -> None:
        """Another process was quicker, or the disk refused: begin again from what is written."""
        if self.rooms.get(room.id) is room and room.mending is None:
            room.mending = self.keep(self._begin_again(room))

    async def _begin_again(self, room: Room) -> None:
        entries = await self.at_last(lambda: self.store.entries(room.id))
        room.mending = None
        room.begin_again(entries)
        self.others.catch_up(room)  # what was written while the log was read
        self.tend(room)

    async def at_last(self, ask: Callable[[], Awaitable[T]]) -> T:
        """An answer, as soon as the database can be read."""
        while True:
            try:
                return await ask()
            except StorageTrouble as trouble:
                _logger.warning("cannot read: %s", type(trouble).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    # --- who is here

    def presence(self, room: Room) -> None:
        """Somebody came or went: tell the table, once for many."""
        if room.id not in self._presence and not self.closing:
            self._presence.add(room.id)
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._changed_presence, room)

    def _changed_presence(self, room: Room) -> None:
        self._presence.discard(room.id)
        self.tell_presence(room)
        self.others.say(room)

    def tell_presence(self, room: Room) -> None:
        for client in room.everybody():
            client.tell_table()

    # --- what goes on without anybody

    async def found(self, table: str) -> Room | None:
        """A table that nobody asked for; one that cannot be loaded harms no other."""
        if self._sick.get(table, 0.0) > time.monotonic():
            return None
        try:
            room = await self.room(table)
        except Refusal:
            return None
        except StorageTrouble as trouble:
            _logger.warning("cannot read %s: %s", table, type(trouble).__name__)
            return None
        except Exception:
            _logger.exception("cannot load %s", table)
            self._sick[table] = time.monotonic() + SICK_SECONDS
            return None
        self._sick.pop(table, None)
        return room

    async def _resume(self) -> None:
        """After a start: tables where a bot is asked."""
        left = await self.at_last(self.store.restless)
        for pause in RESUME_SECONDS:
            await asyncio.sleep(pause)
            left = [table for table in left if await self.found(table) is None]

    async def _sweep(self) -> None:
        """Clocks every second, idle tables now and then, old ones every hour; what fails is tried at the next turn."""
        for turn in count(1):
            await asyncio.sleep(1.0)
            await self._try(look_at_clocks(self))
            await self._try(self._let_go())
            if turn % HOUR == 1:
                before = time.time() - self.settings.archive_days * DAY
                await self._try(self.store.put_away(before, set(self.rooms)))

    async def _try(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except StorageTrouble as trouble:
            _logger.warning("the database does not answer: %s", type(trouble).__name__)
        except Exception:
            _logger.exception("a turn failed")

    async def _let_go(self) -> None:
        """A table nobody moves at rests; one nobody looks at costs no memory: its log is enough."""
        now, lighter = time.monotonic(), False
        for room in list(self.rooms.values()):
            quiet = not room.thinking and room.written == room.next
            if quiet and not room.clients and room.touched < now - IDLE_SECONDS:
                del self.rooms[room.id]
                lighter = True
            elif quiet and room.touched < now - REST_SECONDS:
                lighter = room.rest() or lighter
        self._lighter = self._lighter or lighter
        if self._lighter and now > self._tidied + TIDY_SECONDS:
            self._lighter, self._tidied = False, now
            give_memory_back()
