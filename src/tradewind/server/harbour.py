"""All tables of one process: loaded when somebody comes, let go when nobody is left, told on by bots and clocks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final

from tradewind.server import guides
from tradewind.server.actions import start_if_full
from tradewind.server.crew import Crew
from tradewind.server.limits import Buckets
from tradewind.server.metrics import Metrics
from tradewind.server.opening import Opened, new_id
from tradewind.server.refusal import Refusal
from tradewind.server.room import Room
from tradewind.server.settings import Settings
from tradewind.server.storage.schema import Entry
from tradewind.server.storage.store import Store
from tradewind.server.words import json

IDLE_SECONDS: Final = 20.0
SWEEP_SECONDS: Final = 5.0
PRESENCE_SECONDS: Final = 0.1

_logger = logging.getLogger("tradewind.server")


class Harbour:
    """Everything that a running server holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.crew = Crew(self)
        self.closing = False
        self.requests = Buckets(settings.http_rate, settings.http_burst)
        self._logins = Buckets(settings.login_rate, settings.login_burst)
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._presence: set[str] = set()

    # --- beginning and end

    async def open(self) -> None:
        self.store.start()
        self.keep(self._sweep())
        self.keep(self._resume())

    async def close(self) -> None:
        """Tell everybody, write what is left, lose nothing."""
        self.closing = True
        for room in list(self.rooms.values()):
            room.tell_all(b'{"type":"closing"}')
        await self.crew.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    def keep(self, work: Coroutine[Any, Any, Any]) -> None:
        """Something that goes on beside; what goes wrong in it is logged, not lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._kept)

    def _kept(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _logger.error("a task failed", exc_info=task.exception())

    def limit_logins(self, request: Any) -> None:
        """Passphrases are not found by trying."""
        client = request.scope.get("client") or ("",)
        if not self._logins.allows(str(client[0])):
            raise Refusal("too-fast")

    # --- rooms

    async def room(self, table: str) -> Room:
        """The table of that id; Refusal if there is none."""
        found = self.rooms.get(table)
        if found is not None:
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
        if not table or len(table) > 40 or "\0" in table:
            raise Refusal("no-such-table")
        entries = await self.store.load(table)
        if not entries:
            raise Refusal("no-such-table")
        room = Room(self, table, entries)
        self.rooms[table] = room
        self.tend(room)
        return room

    async def establish(self, begun: Opened, person: str) -> Room:
        """A new table; it starts at once if nobody is missing."""
        future: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        room = Room(self, new_id(), ())
        self.rooms[room.id] = room
        room.change("open", 0, person, json(begun).decode(), None, future.set_result)
        start_if_full(room)
        if await future is None:
            self.rooms.pop(room.id, None)
            raise Refusal("storage")
        return room

    def went_on(self, room: Room, entry: Entry, asked: list[int] | None) -> None:
        """An entry was written: bots may be asked, people may want to know."""
        self.metrics.entries[entry.kind] += 1
        self.metrics.written.note(time.time() - entry.time)
        if asked is not None:
            self.tend(room)

    def tend(self, room: Room) -> None:
        """Let the bots that are asked think."""
        if self.closing or room.table is None or room.over:
            return
        for seat in room.waiting:
            if room.seats[seat - 1].bot is not None and seat not in room.thinking:
                room.thinking[seat] = room.next
                self.keep(self.crew.play(room, seat))

    def scripted(self, room: Room, seat: int) -> str | None:
        """The move of a guided game's script, while it is followed."""
        if not room.opened.guided:
            return None
        said = guides.next_in_script(room.playing.game, room.playing.moves)
        return said.partition(" ")[2] if said and said.startswith(f"{seat} ") else None

    def spoiled(self, room: Room) -> None:
        """Another process was quicker, or the disk refused: begin again from what is written."""
        if self.rooms.get(room.id) is room and not room.spoiled:
            room.spoiled = True
            self.keep(self._begin_again(room))

    async def _begin_again(self, room: Room) -> None:
        try:
            entries = await self.store.entries(room.id)
            room.begin_again(entries)
        finally:
            room.spoiled = False
        self.tend(room)

    # --- who is here

    def presence(self, room: Room) -> None:
        """Somebody came or went: tell the table, once for many."""
        if room.id not in self._presence and not self.closing:
            self._presence.add(room.id)
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence, room)

    def _tell_presence(self, room: Room) -> None:
        self._presence.discard(room.id)
        for client in room.everybody():
            client.tell_table()

    def elsewhere_here(self, table: str) -> set[int]:
        return set()

    def elsewhere_watching(self, table: str) -> int:
        return 0

    # --- what goes on without anybody

    async def _resume(self) -> None:
        """After a start: tables where a bot is asked or a clock runs."""
        for table in await self.store.restless():
            with contextlib.suppress(Refusal):
                await self.room(table)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self._let_go()

    def _let_go(self) -> None:
        """A table nobody looks at costs no memory: its log is enough."""
        before = time.monotonic() - IDLE_SECONDS
        for room in list(self.rooms.values()):
            quiet = not room.clients and not room.thinking and room.written == room.next
            if quiet and room.touched < before and room.deadline() is None:
                del self.rooms[room.id]
