"""Players of one table on two processes, on one PostgreSQL: how long until the other sees a move?

python benchmarks/server_latency.py --tables 20 --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from server_driving import Server, heard, percentile, postgres

GAME, PLAYERS = "port-royal", 2
PACE = 0.2  # seconds between a move that was seen and the next


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        keeper = postgres(Path(folder) / "postgres")
        servers = [Server(keeper.get_uri(), "--no-limits") for _ in range(2)]
        for server in servers:
            await asyncio.to_thread(server.wait)
        token = servers[0].person()
        tables = [servers[0].table(token, GAME, PLAYERS) for _ in range(given.tables)]
        took: list[float] = []
        until = time.monotonic() + given.seconds
        await asyncio.gather(*(watched(servers, token, table, took, until) for table in tables))
        shown = " ".join(f"p{round(100 * share)} {1000 * percentile(took, share):.1f} ms" for share in (0.5, 0.9, 0.99))
        print(
            f"{given.tables} tables across two processes, {len(took)} moves: from sending to being seen there {shown}"
        )
        for server in servers:
            server.stop()
        keeper.cleanup()


async def watched(servers: list[Server], token: str, table: str, took: list[float], until: float) -> None:
    """Seat 1 plays over the first process, seat 2 over the second; each move is timed where it is only seen."""
    chooser = random.Random(table)
    async with servers[0].connect(table, token) as one, servers[1].connect(table, token) as two:
        sockets = {1: one, 2: two}
        now: dict[int, dict[str, Any]] = {}
        for seat, connection in sockets.items():
            await connection.send(json.dumps({"type": "hello", "look": seat}))
            now[seat] = await until_kind(connection, "snapshot")
        while time.monotonic() < until and not now[1]["over"]:
            await asyncio.sleep(PACE * chooser.uniform(0.5, 1.5))
            seat = now[1]["waiting"][0]
            move = {"type": "move", "id": str(now[1]["at"]), "seat": seat, "at": now[1]["at"]}
            move["text"] = chooser.choice(now[seat]["legal"][str(seat)])
            began = time.monotonic()
            await sockets[seat].send(json.dumps(move))
            other = 3 - seat
            seen = await until_kind(sockets[other], "step")
            took.append(time.monotonic() - began)
            now = {other: seen, seat: await until_kind(sockets[seat], "step")}


async def until_kind(connection: Any, kind: str) -> dict[str, Any]:
    while (message := await heard(connection))["type"] != kind:
        assert message["type"] != "error", message
    return message


if __name__ == "__main__":
    asyncio.run(main())
