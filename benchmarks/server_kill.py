"""`kill -9` under load: is every acknowledged move there afterwards, and none twice?

    python benchmarks/server_kill.py --kills 200 [--postgres]

Players hold tables, move as fast as they are answered, and come back by themselves: they say since when they know the
table and send the move that nobody answered again, under the same id. In the end every table's log is read and
compared with what was acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from server_driving import Server, postgres
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tradewind.server.storage.store import Store, entries

GAMES = (("port-royal", 2), ("jamaica", 2), ("voyages", 2))
TABLES = 9


@dataclass
class Tally:
    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict)  # table and id: after how many moves
    sent: set[tuple[str, str]] = field(default_factory=set)
    reconnects: int = 0
    problems: list[str] = field(default_factory=list)


class Player:
    """Plays all seats of a table over one socket, through kills and restarts, until told to stop."""

    def __init__(self, server: Server, tally: Tally, token: str, table: str, seed: int) -> None:
        self.server, self.tally, self.token, self.table = server, tally, token, table
        self.chooser = random.Random(seed)
        self.count = 0
        self.seen: tuple[int, int] | None = None  # moves and mark of what was seen last
        self.open: dict[str, Any] | None = None  # the move nobody has answered
        self.now: dict[str, Any] = {}

    async def play(self, stopping: asyncio.Event) -> None:
        while not stopping.is_set() and not self.now.get("over"):
            try:
                async with self.server.connect(self.table, self.token) as connection:
                    await self._sit(connection, stopping)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                self.tally.reconnects += 1
                await asyncio.sleep(0.02)

    async def _sit(self, connection: Any, stopping: asyncio.Event) -> None:
        hello = {"type": "hello"} | ({"since": self.seen[0], "mark": self.seen[1]} if self.seen else {})
        await connection.send(json.dumps(hello))
        back = self.seen is not None
        while not stopping.is_set():
            heard = json.loads(await asyncio.wait_for(connection.recv(), 30))
            kind = heard["type"]
            if kind in ("snapshot", "step", "current"):
                self._saw(heard)
                if self.now.get("over"):
                    return
                if back and self.open is not None:
                    await connection.send(json.dumps(self.open))
                back = False
            elif kind == "ack":
                self._acknowledged(heard)
            elif kind == "error":
                if heard["code"] != "late":
                    self.tally.problems.append(f"{self.table}: {heard}")
                self.open = None
            if self.open is None and self.now and kind in ("snapshot", "ack", "current", "error"):
                await self._move(connection)

    def _saw(self, heard: dict[str, Any]) -> None:
        if heard["type"] == "step" and self.seen and heard["at"] != self.seen[0] + 1:
            self.tally.problems.append(f"{self.table}: step {heard['at']} came after {self.seen[0]}")
        self.seen = (heard["at"], heard["mark"])
        if heard["type"] != "current":
            self.now = heard

    def _acknowledged(self, heard: dict[str, Any]) -> None:
        key = (self.table, heard["id"])
        self.tally.acknowledged.setdefault(key, heard["at"])
        if self.open and self.open["id"] == heard["id"]:
            self.open = None

    async def _move(self, connection: Any) -> None:
        """A move of whoever is asked; another seat of ours is looked through first."""
        legal = self.now["legal"]
        if not legal:
            if self.now["waiting"]:
                await connection.send(json.dumps({"type": "look", "seat": self.now["waiting"][0]}))
            return
        seat, texts = next(iter(legal.items()))
        self.count += 1
        self.open = {"type": "move", "id": f"{self.count}", "seat": int(seat), "at": self.now["at"]} | {
            "text": self.chooser.choice(texts)
        }
        self.tally.sent.add((self.table, self.open["id"]))
        await connection.send(json.dumps(self.open))


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.sqlite")
        keeper = postgres(Path(folder) / "postgres") if given.postgres else None
        if keeper is not None:
            database = keeper.get_uri()
        server = Server(database, "--no-limits")
        await asyncio.to_thread(server.wait)
        began = time.monotonic()
        tally, tables = await sail(server, given.kills)
        report(tally, tables, database, given.kills, time.monotonic() - began)
        if keeper is not None:
            keeper.cleanup()


async def sail(server: Server, kills: int) -> tuple[Tally, list[str]]:
    tally, stopping, tables = Tally(), asyncio.Event(), list[str]()
    token = await asyncio.to_thread(server.person)
    at_sea: set[asyncio.Task[None]] = set()

    async def keep_full() -> None:
        """Whenever a game ends, another begins."""
        while len(at_sea) < TABLES:
            game, players = GAMES[len(tables) % len(GAMES)]
            table = await asyncio.to_thread(server.table, token, game, players)
            tables.append(table)
            task = asyncio.create_task(Player(server, tally, token, table, len(tables)).play(stopping))
            at_sea.add(task)
            task.add_done_callback(at_sea.discard)

    for kill in range(kills):
        await keep_full()
        await under_load(tally)
        server.kill()
        server.start()
        await asyncio.to_thread(server.wait)
        if kill % 20 == 19:
            print(f"{kill + 1} kills, {len(tally.acknowledged)} moves acknowledged, {tally.reconnects} reconnects")
    await asyncio.sleep(1)
    stopping.set()
    await asyncio.wait(at_sea, timeout=40)
    server.stop()
    return tally, tables


async def under_load(tally: Tally) -> None:
    """Wait until moves flow again, then for a random moment in the middle of them."""
    wanted, until = len(tally.acknowledged) + random.randrange(5, 40), time.monotonic() + 20
    while len(tally.acknowledged) < wanted and time.monotonic() < until:
        await asyncio.sleep(random.uniform(0.0, 0.02))


def report(tally: Tally, tables: list[str], database: str, kills: int, seconds: float) -> None:
    """Every table's log against what was acknowledged."""
    store, written, twice, gaps = Store(database), dict[tuple[str, str], int](), 0, 0
    with store.engine.connect() as connection:
        for table in tables:
            log = entries(connection, table)
            gaps += [entry.n for entry in log] != list(range(len(log)))
            moves = [entry for entry in log if entry.kind == "move"]
            for place, entry in enumerate(moves, 1):
                twice += (table, str(entry.id)) in written
                written[table, str(entry.id)] = place
    store.engine.dispose()
    lost = [key for key in tally.acknowledged if key not in written]
    moved = [key for key, at in tally.acknowledged.items() if key in written and written[key] > at]
    strange = [key for key in written if key not in tally.sent]
    kind = "PostgreSQL" if "postgresql" in database else "SQLite"
    print(f"{kind}: {kills} kills in {seconds:.0f} s, {len(tables)} tables, {tally.reconnects} reconnects")
    print(f"{len(tally.acknowledged)} moves acknowledged, {len(written)} written, {len(tally.sent)} sent")
    print(f"lost {len(lost)}, twice {twice}, misplaced {len(moved)}, never sent {len(strange)}, gaps {gaps}")
    print(f"problems seen by clients: {len(tally.problems)} {tally.problems[:5]}")
    wrong = [*lost, *moved, *strange, *tally.problems, *["gap"] * gaps, *["twice"] * twice]
    assert not wrong, "moves were lost or doubled"


if __name__ == "__main__":
    asyncio.run(main())
