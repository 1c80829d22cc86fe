"""Bots from a file or from an installed package. Each thinks in a process of its own, against the clock.

What goes to that process is the view of the bot's seat, the legal moves and the options, and nothing else; what comes
back is one answer. A process that ends, hangs or talks gibberish is done with; the next question starts a fresh one.
It is no prison: whoever runs a stranger's bot runs a stranger's program.
"""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from tradewind.bots.players import FILE, LIMIT, LONGEST_QUOTE, BotFailed, Choice, Seen
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.game import Game
from tradewind.kernel.text import Message

GROUP: Final = "tradewind.bots"  # the entry points of packages that bring bots
START: Final = 60.0  # seconds to be loaded in
LONGEST_FRAME: Final = 1 << 20


class Hello(msgspec.Struct):
    """What a bot's process is told first."""

    file: str  # or "", if it is an installed bot
    thing: str  # its name in the file or among the installed bots
    game: str
    options: dict[str, Any]
    seconds: float  # to be loaded in


class Question(msgspec.Struct):
    """One decision: all that leaves the game for the bot."""

    seat: int
    state: bytes  # redacted
    legal: list[str]
    seed: int
    seconds: float


class Answer(msgspec.Struct):
    """What the process says: it is ready, has chosen, or has crashed."""

    move: str = ""
    sure: float | None = None
    playouts: int = 0
    crashed: str = ""


def write(stream: IO[bytes], message: msgspec.Struct) -> None:
    """One message with its length before it."""
    packed = msgspec.msgpack.encode(message)
    stream.write(len(packed).to_bytes(4) + packed)
    stream.flush()


def read(stream: IO[bytes]) -> bytes:
    """The next message, still packed; nothing if the other side is gone or mad."""
    length = int.from_bytes(stream.read(4))
    return stream.read(length) if length <= LONGEST_FRAME else b""


@cache
def installed() -> list[str]:
    """The bots that installed packages bring."""
    from importlib.metadata import entry_points  # slow to import

    return sorted(entry.name for entry in entry_points(group=GROUP))


class OutsidePlayer:
    """A bot in a process of its own, started when it is first asked."""

    def __init__(
        self,
        name: str,
        game: Game,
        options: Mapping[str, Any],
        seed: int,
        limit: float = LIMIT,
        start: float = START,
    ) -> None:
        self.name = name
        self.seed = seed
        self.limit = limit
        self.start = start
        named = FILE.fullmatch(name)
        file = str(Path(named["file"]).resolve()) if named else ""
        if file and not Path(file).is_file():
            raise LogbookError(Message("error-no-file"), name[:LONGEST_QUOTE])
        self._hello = Hello(file, (named["thing"] or "") if named else name, game.name, dict(options), start)
        self._process: Process | None = None

    def choose(self, seen: Seen) -> Choice:
        process = self._process or self._started(seen.seat)
        question = Question(seen.seat, seen.state.to_bytes(), seen.legal, self.seed, self.limit)
        answer = self._answer(process, question, seen.seat, self.limit)
        sure = answer.sure if answer.sure is not None and 0 <= answer.sure <= 1 else None
        return Choice(answer.move, sure, max(0, answer.playouts))

    def ready(self) -> None:
        """Load the bot now; BotFailed if that cannot be done."""
        if self._process is None:
            self._started(0)

    def close(self) -> None:
        """End the process; another question would start it again."""
        if self._process:
            self._process.end()
        self._process = None

    def _started(self, seat: int) -> Process:
        self._process = Process()
        self._answer(self._process, self._hello, seat, self.start)
        return self._process

    def _answer(self, process: Process, said: msgspec.Struct, seat: int, limit: float) -> Answer:
        try:
            answer = process.ask(said, limit)
        except TimeoutError:
            self.close()
            raise BotFailed(self.name, seat, Message("bots-hung", {"seconds": f"{limit:g}"})) from None
        except (OSError, msgspec.MsgspecError):
            self.close()
            raise BotFailed(self.name, seat, Message("bots-gone")) from None
        if answer.crashed:
            if isinstance(said, Hello):
                self.close()
            raise BotFailed(self.name, seat, Message("bots-crashed", {"error": answer.crashed[: 2 * LONGEST_QUOTE]}))
        return answer


class Process:
    """The process that a bot thinks in, and the thread that listens to it."""

    def __init__(self) -> None:
        here = os.environ | {"PYTHONPATH": os.pathsep.join(path or "." for path in sys.path)}
        child = subprocess.Popen(
            [sys.executable, "-P", "-m", "tradewind.bots.visiting", str(os.getpid())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=here,
            start_new_session=True,  # with all that it starts, so that all can be ended
        )
        assert child.stdin
        assert child.stdout
        self._asking: IO[bytes] = child.stdin
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=_listen, args=(child.stdout, self._answers), daemon=True).start()
        self.end = weakref.finalize(self, _end, child)  # also when nobody needs it any more, or at the exit

    def ask(self, said: msgspec.Struct, limit: float) -> Answer:
        """The answer to a message; TimeoutError after so many seconds, OSError if the process is gone."""
        write(self._asking, said)
        try:
            packed = self._answers.get(timeout=limit)
        except queue.Empty:
            raise TimeoutError from None
        if not packed:
            raise BrokenPipeError
        return msgspec.msgpack.decode(packed, type=Answer)


def _listen(stream: IO[bytes], answers: queue.SimpleQueue[bytes]) -> None:
    with stream:
        while packed := read(stream):
            answers.put(packed)
    answers.put(b"")


def end_with_all(leader: int) -> None:
    """End a bot's process and whatever it has started."""
    if sys.platform == "win32":
        os.kill(leader, signal.SIGTERM)
    else:
        os.killpg(leader, signal.SIGKILL)


def _end(child: subprocess.Popen[bytes]) -> None:
    with suppress(OSError):  # it is gone already
        end_with_all(child.pid)
    child.wait()
    if child.stdin:
        child.stdin.close()
