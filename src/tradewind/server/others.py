"""The other processes on the same database: what they write is heard, and who is connected there is known."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import msgspec

from tradewind.server.room import Room
from tradewind.server.storage.hearing import PRESENCE, Hearing, say_presence
from tradewind.server.storage.schema import Entry
from tradewind.server.storage.writer import UNTOLD

if TYPE_CHECKING:
    from tradewind.server.harbour import Harbour

STALE_SECONDS: Final = 90.0  # a process that was not heard of for so long is gone
REMIND_SECONDS: Final = 30.0
RELIEF_SECONDS: Final = 10.0  # after which a bot that another process should have asked is asked here

_entries = msgspec.json.Decoder(list[Entry])


class Others:
    """Only where several processes may share a database; else there is nobody to hear."""

    def __init__(self, harbour: Harbour) -> None:
        self.harbour = harbour
        self.hearing = Hearing(harbour.store.engine, self._heard) if harbour.store.shared else None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._here: dict[str, dict[str, tuple[set[int], int, float]]] = {}  # table: process: seats, watching, when

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        if self.hearing:
            self.hearing.start()
            self.harbour.keep(self._remind())

    def stop(self) -> None:
        if self.hearing:
            self.hearing.stop()

    def _heard(self, channel: str, words: str) -> None:
        """In the listening thread: hand it to the loop."""
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._understood, channel, words)

    def _understood(self, channel: str, words: str) -> None:
        if self.harbour.closing:
            return
        if not channel:
            for room in list(self.harbour.rooms.values()):
                self.catch_up(room)
            return
        process, _, said = words.partition(" ")
        if process == self.harbour.store.process:
            return
        if channel == PRESENCE:
            self._note_presence(process, said)
            return
        for entry in _entries.decode(said):
            if entry.table in self.harbour.rooms:
                self._hear(self.harbour.rooms[entry.table], entry)

    # --- moves

    def _hear(self, room: Room, entry: Entry) -> None:
        """Take an entry in at once if it is the next and nothing of our own is on its way."""
        if entry.kind != UNTOLD and room.written == room.next == entry.n:
            room.heard([entry])
            self._later(room)
        elif entry.n >= room.next or room.written != room.next:
            self.catch_up(room)

    def _later(self, room: Room) -> None:
        asyncio.get_running_loop().call_later(RELIEF_SECONDS, self._relieve, room, room.next)

    def catch_up(self, room: Room) -> None:
        """When what was done here is written, or refused, take in what was written elsewhere."""
        if self.hearing is None:
            return

        def read(well: bool) -> None:
            if well:
                self.harbour.keep(self._read(room))

        room.when_written(read)

    async def _read(self, room: Room) -> None:
        entries = await self.harbour.at_last(lambda: self.harbour.store.entries(room.id, room.next - 1))
        if room.written != room.next:
            self.catch_up(room)
            return
        if room.heard(entries):
            self._later(room)

    def _relieve(self, room: Room, mark: int) -> None:
        if room.next == mark and self.harbour.rooms.get(room.id) is room:
            self.harbour.tend(room)

    # --- presence

    def say(self, room: Room) -> None:
        """Somebody came or went here."""
        if self.hearing is not None:
            watching = len([1 for client in room.everybody() if not client.seats])
            seats = ",".join(map(str, sorted(room.here())))
            words = f"{self.harbour.store.process} {room.id} {watching} {seats}"
            self.harbour.keep(asyncio.to_thread(say_presence, self.harbour.store.engine, words))

    def _note_presence(self, process: str, said: str) -> None:
        table, watching, seats = (*said.split(" "), "")[:3]
        if table in self.harbour.rooms:
            now = ({int(seat) for seat in seats.split(",") if seat}, int(watching))
            known = self._here.setdefault(table, {})
            before, known[process] = known.get(process), (*now, time.monotonic())
            if before is None or before[:2] != now:
                self.harbour.tell_presence(self.harbour.rooms[table])

    async def _remind(self) -> None:
        """Say again who is here, for processes that have just begun; forget those that are gone."""
        while True:
            await asyncio.sleep(REMIND_SECONDS)
            for room in list(self.harbour.rooms.values()):
                if room.clients:
                    self.say(room)
            for table in [table for table in self._here if table not in self.harbour.rooms]:
                del self._here[table]

    def _fresh(self, table: str) -> list[tuple[set[int], int, float]]:
        limit = time.monotonic() - STALE_SECONDS
        return [known for known in self._here.get(table, {}).values() if known[2] > limit]

    def here(self, table: str) -> set[int]:
        return {seat for seats, _, _ in self._fresh(table) for seat in seats}

    def watching(self, table: str) -> int:
        return sum(watching for _, watching, _ in self._fresh(table))
