"""What other processes say through PostgreSQL: which tables went on, and who is where."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Engine, text

from tradewind.server.storage.writer import CHANNEL

PRESENCE: Final = "tradewind_here"
PATIENCE: Final = 1.0  # seconds between looks at whether to stop

_logger = logging.getLogger("tradewind.storage")


class Hearing:
    """Listens in a thread of its own and calls `heard(channel, words)` there; no channel: something was missed."""

    def __init__(self, engine: Engine, heard: Callable[[str, str], None]) -> None:
        self.engine = engine
        self.heard = heard
        self._ending = False
        self._thread = threading.Thread(target=self._run, name="hearing", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._ending = True
        self._thread.join(5 * PATIENCE)

    def _run(self) -> None:
        while not self._ending:
            try:
                self._listen()
            except Exception as error:
                _logger.warning("not listening: %s", type(error).__name__)
                time.sleep(PATIENCE)

    def _listen(self) -> None:
        held = self.engine.raw_connection()
        try:
            connection: Any = held.driver_connection
            connection.autocommit = True
            connection.execute(f"LISTEN {CHANNEL}")
            connection.execute(f"LISTEN {PRESENCE}")
            self.heard("", "")
            while not self._ending:
                for notice in connection.notifies(timeout=PATIENCE):
                    self.heard(notice.channel, notice.payload)
        finally:
            held.invalidate()


def say_presence(engine: Engine, words: str) -> None:
    """Tell other processes who is at a table here."""
    with engine.begin() as connection:
        connection.execute(text("SELECT pg_notify(:channel, :words)"), {"channel": PRESENCE, "words": words})
