"""A fuzzer for the server: malformed, oversized, out-of-turn, replayed and cross-table messages.

    python benchmarks/server_fuzz.py --messages 200000 [--sockets 8] [--seed 1]

Fuzzing clients send nonsense to tables of other people over WebSocket and HTTP while those play on. Every message must
be answered with a clear error (or by closing a socket that sent too much), no answer may be a mistake of the server,
and afterwards every table's log holds exactly the moves its own people made.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from server_driving import Server, heard
from websockets.exceptions import ConnectionClosed

from tradewind.server.storage.store import Store, entries

GAMES = (("port-royal", 2), ("jamaica", 2), ("voyages", 2))
BATCH = 50
OVERSIZED = 20_000
HTTP_SHARE = 10  # one in so many goes over HTTP
KINDS = ("hello", "look", "move", "undo", "why", "chat", "salt", "step", "ack", "table", "", None, 7)
KEYS = ("type", "id", "seat", "at", "text", "salt", "look", "since", "mark", "tokens", "words", "more")
NONSENSE = ("malformed", "out of turn", "replayed", "oversized", "broken", "malformed", "out of turn")
PATHS = ("", "/sit", "/leave", "/start", "/rematch", "/moves", "/undo", "/why", "/chat", "/salt", "/seats/1",
         "/seats/x", "/notices", "/logbook", "/verify", "/replay", "/replay?from=-1", "/ws", "/moves/7")  # fmt: skip


class Fuzzer:
    """Somebody who holds no seat at the tables it talks to."""

    def __init__(self, server: Server, tables: list[str], overheard: list[str], seed: int) -> None:
        self.server, self.tables, self.overheard = server, tables, overheard
        self.chooser = random.Random(seed)
        self.token = server.person()
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.wrong: list[str] = []

    def value(self) -> Any:
        choose = self.chooser
        return choose.choice(
            (None, 0, 1, 2, -1, 2**70, 1.5, "", "draw", "1 draw", "stop", [], {}, True, "x" * 500, "\0", "🏴‍☠️",
             [1] * 50, {"a": {"b": [None]}}, choose.choice(self.tables), str(choose.random()), choose.randrange(200))
        )  # fmt: skip

    def text(self) -> tuple[str, str]:
        """A kind of nonsense, and the message."""
        choose = self.chooser
        kind = choose.choice(
            ("malformed", "out of turn", "replayed", "oversized", "broken", "malformed", "out of turn")
        )
        if kind == "replayed" and self.overheard:
            return kind, choose.choice(self.overheard)
        if kind == "oversized" and choose.random() < 0.02:
            return kind, json.dumps({"type": "chat", "id": "c", "text": "x" * OVERSIZED})
        message = {key: self.value() for key in choose.sample(KEYS, choose.randrange(len(KEYS)))}
        message["type"] = choose.choice(KINDS)
        if kind == "out of turn":
            message = {"type": choose.choice(("move", "undo", "why", "salt", "look")), "id": str(choose.random())}
            message |= {
                "seat": choose.choice((1, 2, 3)),
                "at": choose.randrange(5),
                "text": choose.choice(("draw", "stop")),
            }
            message["salt"] = "mine"
        said = json.dumps(message)
        if kind == "broken":
            place = choose.randrange(len(said))
            said = said[:place] + choose.choice(("}", "\0", '"', "[" * 3000, "", "\\ud800")) + said[place + 1 :]
        return kind, said

    async def fuzz(self, count: int) -> None:
        """So many messages, in batches that end with a ping: the pong says that all before it were answered."""
        while count > 0:
            table = self.chooser.choice(self.tables)
            try:
                async with self.server.connect(table, self.token) as connection:
                    await connection.send('{"type":"hello"}')
                    for _ in range(20):
                        count -= await self._batch(connection)
            except ConnectionClosed as closed:
                self.answers[f"closed {closed.rcvd.code if closed.rcvd else 'without a word'}"] += 1
            if self.chooser.random() < 0.5:
                count -= await asyncio.to_thread(self._http, BATCH * 2 // HTTP_SHARE)

    async def _batch(self, connection: Any) -> int:
        for _ in range(BATCH):
            kind, said = self.text()
            self.sent[kind] += 1
            await connection.send(said)
        await connection.send('{"type":"ping"}')
        frame: dict[str, Any] = {}
        while frame.get("type") != "pong":
            frame = await heard(connection, 120)
            self.answers[frame["type"] + " " + frame.get("code", "")] += 1
            if frame["type"] in ("ack", "verdict", "undone") or frame.get("code") == "ours":
                self.wrong.append(str(frame))
        return BATCH

    def _http(self, count: int) -> int:
        choose = self.chooser
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60)
        for _ in range(count):
            method = choose.choice(("GET", "POST", "POST", "POST", "PUT", "DELETE"))
            path = f"/api/tables/{choose.choice((*self.tables, 'nothing', '%00', 'ä' * 9))}{choose.choice(PATHS)}"
            body = choose.choice((self.text()[1], json.dumps(self.value()), "")).encode("utf-8", "replace")
            headers = {"X-Tradewind": choose.choice(("1", "1", "1", "0")), "Authorization": f"Bearer {self.token}"}
            headers["Content-Type"] = choose.choice(("application/json", "application/json", "text/plain"))
            connection.request(method, path.encode("ascii", "ignore").decode(), body, headers)
            answer = connection.getresponse()
            answer.read()
            self.sent["http"] += 1
            self.answers[f"http {answer.status}"] += 1
            if answer.status >= 500:
                self.wrong.append(f"{answer.status} {method} {path} {body[:200]!r}")
        connection.close()
        return count


async def plays(server: Server, token: str, table: str, overheard: list[str], stopping: asyncio.Event) -> list[str]:
    """Somebody who plays on; what is said can be overheard. The ids of the moves that were acknowledged."""
    made: list[str] = []
    chooser = random.Random(table)
    async with server.connect(table, token) as connection:
        await connection.send('{"type":"hello"}')
        while not stopping.is_set():
            try:
                frame = await heard(connection, 5)
            except TimeoutError:
                continue
            if frame["type"] == "ack":
                made.append(frame["id"])
            if frame["type"] not in ("snapshot", "step") or frame["over"]:
                continue
            if not frame["legal"]:
                await connection.send(json.dumps({"type": "look", "seat": frame["waiting"][0]}))
                continue
            await asyncio.sleep(0.05)
            seat, texts = next(iter(frame["legal"].items()))
            move = {"type": "move", "id": f"own-{frame['at']}", "seat": int(seat), "at": frame["at"]}
            said = json.dumps(move | {"text": chooser.choice(texts)})
            overheard.append(said)
            await connection.send(said)
    return made


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=200_000)
    parser.add_argument("--sockets", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.sqlite")
        server = Server(database, "--no-limits")
        await asyncio.to_thread(server.wait)
        began, token, stopping, overheard = time.monotonic(), server.person(), asyncio.Event(), list[str]()
        tables = [server.table(token, *game) for game in GAMES]
        playing = [asyncio.create_task(plays(server, token, table, overheard, stopping)) for table in tables]
        fuzzers = [Fuzzer(server, tables, overheard, given.seed + number) for number in range(given.sockets)]
        await asyncio.gather(*(fuzzer.fuzz(given.messages // given.sockets) for fuzzer in fuzzers))
        stopping.set()
        made = await asyncio.gather(*playing)
        alive = server.ready()
        server.stop()
        report(fuzzers, dict(zip(tables, made, strict=True)), database, alive, time.monotonic() - began)


def report(fuzzers: list[Fuzzer], made: dict[str, list[str]], database: str, alive: bool, seconds: float) -> None:
    sent = sum((fuzzer.sent for fuzzer in fuzzers), Counter[str]())
    answers = sum((fuzzer.answers for fuzzer in fuzzers), Counter[str]())
    wrong = [text for fuzzer in fuzzers for text in fuzzer.wrong]
    store, foreign = Store(database), 0
    with store.engine.connect() as connection:
        for table, ids in made.items():
            log = [entry for entry in entries(connection, table) if entry.kind not in ("open", "start")]
            foreign += len([entry for entry in log if entry.kind != "move" or not str(entry.id).startswith("own-")])
            assert set(ids) <= {str(entry.id) for entry in log}, "a move of the table's own people is missing"
    store.engine.dispose()
    print(f"{sent.total()} messages in {seconds:.0f} s: {dict(sent)}")
    print(f"answers: {dict(answers.most_common())}")
    print(f"mistakes of the server {len(wrong)}, foreign entries in the logs {foreign}, alive {alive}")
    for text in wrong[:10]:
        print(text)
    assert not wrong, "the server made mistakes"
    assert foreign == 0, "a stranger changed a table"
    assert alive, "the server is gone"


if __name__ == "__main__":
    asyncio.run(main())
