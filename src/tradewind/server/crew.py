"""Bots, in processes of their own: each gets a view and a list of moves through a pipe, and answers with a move.

The event loop never waits for one. A bot that takes too long or falls over loses its process, not the table: the
game's own simple bot moves instead. One that answers at once does not queue behind those that ponder.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import struct
import sys
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tradewind.bots.outside import end_with_all
from tradewind.kernel.view import redact
from tradewind.server.opening import relief
from tradewind.server.refusal import Refusal
from tradewind.server.room import Done, Room

if TYPE_CHECKING:
    from tradewind.server.harbour import Harbour

HEAD: Final = struct.Struct("<I")
RANDOM: Final = "random"
TRIES: Final = 3
FIRST_PAUSE: Final = 0.5  # seconds after a move that could not be made
LONGEST_PAUSE: Final = 60.0
AT_ONCE: Final = 0.1  # seconds
LONGEST_SAYING: Final = 4096
LEAST_PATIENCE: Final = 3.0  # with a bot that was waited for in vain again and again

_logger = logging.getLogger("tradewind.bots")


class Question(msgspec.Struct, frozen=True, array_like=True):
    """One decision, as the seat may know it."""

    game: str
    options: dict[str, Any]
    bot: str
    seat: int
    view: bytes
    legal: list[str]
    seed: int


class Answer(msgspec.Struct, frozen=True, array_like=True):
    move: str
    sure: float | None = None
    failed: str = ""


_answer = msgspec.msgpack.Decoder(Answer)


class Sailor:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self._overhearing = asyncio.get_running_loop().create_task(self._overhear())

    @classmethod
    async def hired(cls) -> Sailor:
        command = (sys.executable, "-m", "tradewind.server.galley")
        pipe = asyncio.subprocess.PIPE
        start = asyncio.create_subprocess_exec
        return cls(await start(*command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True))

    async def _overhear(self) -> None:
        """What a bot prints goes to the log like everything else."""
        assert self.process.stderr
        while said := await self.process.stderr.read(LONGEST_SAYING):
            _logger.info("a bot prints", extra={"said": said.decode(errors="replace").rstrip()})

    async def ask(self, question: Question) -> Answer:
        said = msgspec.msgpack.encode(question)
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(HEAD.pack(len(said)) + said)
        await self.process.stdin.drain()
        (length,) = HEAD.unpack(await self.process.stdout.readexactly(HEAD.size))
        return _answer.decode(await self.process.stdout.readexactly(length))

    @property
    def is_alive(self) -> bool:
        return self.process.returncode is None

    def dismiss(self) -> None:
        """With whatever it has started itself: a bot from outside thinks in a process of its own."""
        with contextlib.suppress(ProcessLookupError):
            end_with_all(self.process.pid)


class Watch:
    """Some of the processes, and those who wait for one of them."""

    def __init__(self, size: int) -> None:
        self.room_for = asyncio.Semaphore(size)
        self.idle: list[Sailor] = []

    async def asked(self, question: Question, patience: float) -> tuple[Answer | None, float]:
        """What a process answers, and how long it took; one that takes too long or falls over is gone."""
        async with self.room_for:
            sailor, began = self._rested(), time.monotonic()
            try:
                sailor = sailor or await Sailor.hired()
                answer = await asyncio.wait_for(sailor.ask(question), patience)
            except BaseException as error:
                if sailor is not None:
                    sailor.dismiss()
                if isinstance(error, asyncio.CancelledError):
                    raise
                return None, time.monotonic() - began
            self.idle.append(sailor)
            return answer, time.monotonic() - began

    def _rested(self) -> Sailor | None:
        """One that waits to be asked; somebody may have ended it meanwhile."""
        while self.idle:
            sailor = self.idle.pop()
            if sailor.is_alive:
                return sailor
        return None

    def dismiss(self) -> None:
        while self.idle:
            self.idle.pop().dismiss()


class Crew:
    """All processes: many bots ponder, some answer at once."""

    def __init__(self, harbour: Harbour) -> None:
        self.harbour = harbour
        self.pondering = Watch(harbour.settings.bot_processes)
        self.lively = Watch(1)
        self.quick: set[tuple[str, str]] = set()  # the bots that answered at once when they were last asked, by game
        self.patience: dict[tuple[str, str], float] = {}  # with those that did not answer
        self.seed = secrets.randbits(48)
        self.stumbles: dict[tuple[str, int], int] = {}  # moves in a row that could not be made, by table and seat

    async def close(self) -> None:
        self.pondering.dismiss()
        self.lively.dismiss()

    async def play(self, room: Room, seat: int) -> None:
        """Think for a seat and make its move, unless the table has gone on without it."""
        pause = 0.0
        try:
            at, mark = room.at, room.next
            scripted = self.harbour.scripted(room, seat)
            answer = Answer(scripted) if scripted else await self._thought(room, seat)
            current = room.seats[seat - 1].bot is not None and not room.over and seat in room.waiting
            if current and not self.harbour.closing:
                self._move(room, seat, at, mark, answer)
            self.stumbles.pop((room.id, seat), None)
        except Refusal as refusal:
            if refusal.code not in ("late", "over"):  # else the table has gone on, and the bot is asked anew
                pause = self._stumbled(room, seat, refusal)
        except Exception as error:
            pause = self._stumbled(room, seat, error)
        finally:
            if pause and not self.harbour.closing:
                await asyncio.sleep(pause)
            room.thinking.discard(seat)
            if not self.harbour.closing:
                room.when_written(lambda _well: self.harbour.tend(room))

    def _move(self, room: Room, seat: int, at: int, mark: int, answer: Answer) -> None:
        bot = room.seats[seat - 1].bot or ""
        room.move(seat, at, mark, answer.move, None, "", self._sure(room, seat, answer))
        self.harbour.metrics.bot_moves[bot] += 1

    def _stumbled(self, room: Room, seat: int, error: Exception) -> float:
        """A move could not be made: how long to wait before the next try, longer each time.

        Where chance was fixed in advance to something that cannot come, no move may ever be possible: after a few
        tries it is fixed no longer.
        """
        times = self.stumbles[room.id, seat] = self.stumbles.get((room.id, seat), 0) + 1
        self.harbour.metrics.bot_failures += 1
        known = isinstance(error, Refusal)
        _logger.warning("the bot of seat %d stumbles at %s", seat, room.id, exc_info=None if known else error)
        if times % TRIES == 0 and isinstance(error, Refusal) and error.code == "impossible":
            try:
                room.change("free")
            except Exception:
                _logger.exception("chance stays fixed at %s", room.id)
        return float(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(times - 1, 10)))

    def _sure(self, room: Room, seat: int, answer: Answer) -> Done:
        """How sure the bot was, where it can know nothing that the others do not."""

        def done(at: int | None) -> None:
            if at is not None and answer.sure is not None and room.playing.game.all_see_the_same:
                room.tell_all(b'{"type":"bot","seat":%d,"sure":%.3f}' % (seat, answer.sure))

        return done

    async def _thought(self, room: Room, seat: int) -> Answer:
        table = room.playing
        legal = table.legal(seat)
        if len(legal) == 1:
            return Answer(legal[0])
        room.tell_all(b'{"type":"thinking","seat":%d}' % seat)
        view = redact(table.state, seat - 1).to_bytes()
        bot = room.seats[seat - 1].bot or RANDOM
        for name in (bot, relief(table.game)):
            question = Question(table.game.name, table.options, name, seat, view, legal, self.seed)
            answer = await self._asked(question)
            if answer is not None and answer.move in legal:
                return answer
            self.harbour.metrics.bot_failures += 1
            _logger.warning("bot %s failed at table %s: %s", name, room.id, answer.failed if answer else "no answer")
        return Answer(legal[secrets.randbelow(len(legal))])

    async def _asked(self, question: Question) -> Answer | None:
        """What a bot answers, if it does; whoever is waited for in vain is waited for half as long the next time."""
        bot = (question.game, question.bot)
        patience = self.patience.get(bot, self.harbour.settings.bot_seconds)
        watch = self.lively if bot in self.quick else self.pondering
        answer, took = await watch.asked(question, patience)
        self.quick.discard(bot)
        if answer is not None:
            self.patience.pop(bot, None)
            if took < AT_ONCE:
                self.quick.add(bot)
        elif took >= patience:
            self.patience[bot] = max(LEAST_PATIENCE, patience / 2)
        return answer
