"""People and programs at a real server: what the tests of the server are written with."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, Self

from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import tradewind as tw
from tradewind.server.storage.engine import address

PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Refused(Exception):
    """The server said no."""

    def __init__(self, status: int, error: dict[str, Any]) -> None:
        super().__init__(f"{status} {error}")
        self.status = status
        self.code = error.get("code")
        self.error = error


class Running:
    """A server in a process of its own."""

    def __init__(self, database: str, *options: str, port: int | None = None, **environment: str) -> None:
        self.database = database
        self.port = port or free_port()
        self.options = options
        self.environment = environment
        self.start()

    def command(self) -> list[str]:
        begin = "from tradewind.cli.main import main; main()"
        return [sys.executable, "-c", begin, "serve", "--port", str(self.port), "--database", self.database]

    def start(self) -> None:
        # a pipe that nobody reads would fill up, and the server would wait
        self._log = tempfile.TemporaryFile("a+b")  # noqa: SIM115 - closed when the server has ended
        self.process = subprocess.Popen(
            [*self.command(), *self.options],
            stdout=subprocess.DEVNULL,
            stderr=self._log,
            env=os.environ | self.environment,
        )
        self.wait()

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=5).close()
                return
            except (OSError, urllib.error.URLError):
                assert self.process.poll() is None, f"the server ended: {self.said()}"
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def said(self) -> str:
        self._log.seek(0)
        return self._log.read().decode()

    def kill(self) -> None:
        """As the power goes."""
        self.process.kill()
        self.process.wait()
        self._log.close()

    def stop(self) -> str:
        """Politely; what it said."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
        said = self.said()
        self._log.close()
        return said


class Person:
    """Somebody with a token, over HTTP."""

    def __init__(self, server: Running, token: str | None = None) -> None:
        self.server = server
        self.token = token or ""
        if token is None:
            self.me = self.post("/api/me", {"token": True})
            self.token = self.me["token"]

    def get(self, path: str) -> Any:
        return self.ask("GET", path)

    def post(self, path: str, body: Any = None) -> Any:
        return self.ask("POST", path, {} if body is None else body)

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Any:
        given = {"X-Tradewind": "1", "Content-Type": "application/json"} if headers is None else headers
        if self.token:
            given = given | {"Authorization": f"Bearer {self.token}"}
        data = json.dumps(body).encode() if body is not None else None
        url = f"http://127.0.0.1:{self.server.port}{path}"
        request = urllib.request.Request(url, data, given, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            with refused:
                raise Refused(refused.code, json.loads(refused.read())["error"]) from None

    def opens(self, game: str, *seats: dict[str, Any], options: dict[str, Any] | None = None, **more: Any) -> str:
        """A new table's id."""
        given = {"game": game, "options": options or {}, "seats": list(seats)} | more
        table: str = self.post("/api/tables", given)["id"]
        return table

    def looks(self, table: str, **hello: Any) -> Eyes:
        return Eyes(self, table, **hello)


class Eyes:
    """A socket at a table."""

    def __init__(self, person: Person, table: str, **hello: Any) -> None:
        self.person = person
        self.table = table
        self.seen: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self._closing = ExitStack()
        opened = connect(
            f"ws://127.0.0.1:{person.server.port}/api/tables/{table}/ws",
            additional_headers={"Authorization": f"Bearer {person.token}"} if person.token else None,
            max_size=None,
            compression=None,
        )
        self.socket: ClientConnection = self._closing.enter_context(opened)
        self.count = 0
        self.say(type="hello", **hello)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._closing.close()

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str), "the server speaks in texts"
        self.raw.append(text)
        heard: dict[str, Any] = json.loads(text)
        self.seen.append(heard)
        return heard

    def until(self, *kinds: str, where: Callable[[dict[str, Any]], bool] = lambda _heard: True) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            heard = self.next()
            if heard["type"] in kinds and where(heard):
                return heard

    def answers(self, *given: str) -> list[str]:
        """What became of each of these: an ack or an error, in whichever order they come."""
        heard: dict[str, str] = {}
        while not heard.keys() >= set(given):
            answer = self.until("ack", "error")
            heard[answer["id"]] = answer["type"]
        return [heard[one] for one in given]

    def quiet(self, seconds: float = 0.3) -> list[dict[str, Any]]:
        """Everything that comes until nothing does."""
        heard = []
        try:
            while True:
                heard.append(self.next(seconds))
        except (TimeoutError, ConnectionClosed):
            return heard

    def move(self, seat: int, at: int, text: str, **more: Any) -> dict[str, Any]:
        """The answer: an ack or an error."""
        self.count += 1
        given = {"id": f"{id(self)}-{self.count}"} | more
        self.say(type="move", seat=seat, at=at, text=text, **given)
        return self.until("ack", "error", where=lambda heard: heard.get("id") == given["id"])


GAME = "port-royal"
ME = {"kind": "me"}
OPEN = {"kind": "open"}
SAILOR = {"kind": "bot", "bot": "sailor"}


def here(name: str) -> dict[str, Any]:
    return {"kind": "here", "name": name}


def two(person: Person, **more: object) -> str:
    """A table for two on one device, begun."""
    return person.opens(GAME, ME, here("Ola"), options={"players": 2}, **more)


def begun(server: Running) -> tuple[Person, str]:
    """Somebody at a table where the first card is drawn."""
    ann = Person(server)
    table = two(ann)
    ann.post(f"/api/tables/{table}/moves", {"seat": 1, "at": 0, "text": "draw", "id": "a"})
    return ann, table


def opening(table: tw.Table) -> dict[str, Any]:
    """What the first entry of a table for two says."""
    seats = [{"kind": "here", "name": name} for name in ("Ann", "Bo")]
    game = {"game": table.game.name, "rules": table.game.version, "options": table.options, "seed": table.seed}
    return game | {"host": "", "seats": seats}


def database_in(folder: Path) -> str:
    return str(folder / "tables.sqlite")


def in_database(database: str, *statements: str) -> list[Any]:
    """Something done behind the server's back; what the last statement found."""
    engine = create_engine(address(database))
    try:
        with engine.begin() as connection:
            for statement in statements:
                done = connection.execute(text(statement))
            return [tuple(row) for row in done] if done.returns_rows else []
    finally:
        engine.dispose()


def eventually(holds: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """What is so at last."""
    until = time.monotonic() + seconds
    while not (found := holds()):
        assert time.monotonic() < until, "it never came to this"
        time.sleep(0.1)
    return found


def metrics(server: Running) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics") as answer:
        said: bytes = answer.read()
        return said.decode()


def new_database(postgres: Any) -> str:
    """The address of an empty database."""
    name = f"t{uuid.uuid4().hex}"
    postgres.psql(f"CREATE DATABASE {name};")
    address: str = postgres.get_uri(name)
    return address


def hooked() -> tuple[HTTPServer, list[dict[str, Any]]]:
    """Somewhere to be told, and what was told there."""
    heard: list[dict[str, Any]] = []

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    hook = HTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=hook.serve_forever, daemon=True).start()
    return hook, heard


Launch = Callable[..., Running]
