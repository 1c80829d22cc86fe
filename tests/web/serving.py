"""The server as people start it."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path


class Server:
    """`tradewind serve`, which can be stopped and started again over the same tables."""

    def __init__(self, folder: Path, *options: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"http://localhost:{port}"
        self._command = [sys.executable, "-m", "tradewind.cli.main", "serve", "--port", str(port), "--no-limits"]
        self._command += ["--database", str(folder / "tables.sqlite"), *options]
        self._log = folder / "log"

    def start(self) -> None:
        with self._log.open("a") as log:
            self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert self.address in said, f"the server did not start: {self._log.read_text()[-2000:]}"

    def stop(self) -> None:
        self._process.terminate()
        self._process.communicate(timeout=30)
