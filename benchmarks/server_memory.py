"""How much memory tables cost: with two sockets each, and with nobody there.

python benchmarks/server_memory.py --tables 1000 --moves 20
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import tempfile
import time
import urllib.request
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from server_driving import Server, heard

GAMES = (("port-royal", 2), ("jamaica", 2), ("voyages", 2))
AT_ONCE = 20


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=20)
    given = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "tables.sqlite"), "--no-limits")
        await asyncio.to_thread(server.wait)
        empty = server.megabytes()
        token = await asyncio.to_thread(server.person)
        for game, players in GAMES:
            await asyncio.to_thread(server.table, token, game, players)
        loaded = server.megabytes()
        print(f"the empty server has {empty:.1f} MB, with its games loaded {loaded:.1f} MB")
        tables = [
            await asyncio.to_thread(server.table, token, *GAMES[number % len(GAMES)]) for number in range(given.tables)
        ]
        async with AsyncExitStack() as stack:
            pairs = await seated(server, token, tables, stack, given.moves)
            await asyncio.sleep(8)
            full = server.megabytes()
            print(f"{len(pairs)} tables, two sockets each, {given.moves} moves made at each: {full:.1f} MB")
        print(f"that is {1024 * (full - loaded) / given.tables:.1f} kB a table")
        await asyncio.to_thread(left_alone, server)
        server.stop()


async def seated(server: Server, token: str, tables: list[str], stack: AsyncExitStack, moves: int) -> list[Any]:
    pairs = []
    for start in range(0, len(tables), AT_ONCE):
        some = tables[start : start + AT_ONCE]
        pairs += await asyncio.gather(*(sit(server, token, table, stack, moves) for table in some))
    return pairs


async def sit(server: Server, token: str, table: str, stack: AsyncExitStack, moves: int) -> list[Any]:
    pair = []
    now: dict[int, dict[str, Any]] = {}
    for seat in (1, 2):
        connection = await stack.enter_async_context(server.connect(table, token))
        await connection.send(json.dumps({"type": "hello", "look": seat}))
        now[seat] = await until(connection, "snapshot")
        pair.append(connection)
    for number in range(moves):
        seat = now[1]["waiting"][0]
        text = now[seat]["legal"][str(seat)][-1]
        move = {"type": "move", "id": str(number), "seat": seat, "at": number, "text": text}
        await pair[seat - 1].send(json.dumps(move))
        now = {each: await until(pair[each - 1], "step") for each in (1, 2)}
    return pair


async def until(connection: Any, kind: str) -> dict[str, Any]:
    while (message := await heard(connection))["type"] != kind:
        pass
    return message


def left_alone(server: Server) -> None:
    """After a while the server has let go of every table."""
    for _ in range(120):
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        held = next(int(line.split()[1]) for line in lines if line.startswith("tradewind_tables_in_memory "))
        if held == 0:
            break
        time.sleep(1)
    print(f"with nobody there: {held} tables in memory, {server.megabytes():.1f} MB")


if __name__ == "__main__":
    asyncio.run(main())
