"""One client on a WebSocket: what it says is checked and done, what happens is told to it."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tradewind.kernel.errors import TradewindError
from tradewind.server import actions
from tradewind.server.about import about
from tradewind.server.limits import Bucket
from tradewind.server.messages import AddSalt, Chat, Hello, LookThrough, Move, Ping, Said, Undo, Why, decoder
from tradewind.server.moment import NOBODYS
from tradewind.server.refusal import Refusal
from tradewind.server.room import LONGEST_CATCH_UP, Done, Look, Room
from tradewind.server.storage.writer import StorageTrouble
from tradewind.server.story import Story, snapshot
from tradewind.server.wire import Wire, framed
from tradewind.server.words import json, on_the_wire

if TYPE_CHECKING:
    from tradewind.server.harbour import Harbour

Send = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]

TOO_SLOW: Final = 1013
TOO_FAST: Final = 1008
MOST_EXCESS: Final = 500  # messages refused as too fast, beyond those that were not, before the socket is closed
PONG: Final = framed(b'{"type":"pong"}')


class Client:
    """A connection. What it says is done in the order in which it says it."""

    __slots__ = (
        "_queue", "_send", "_wire", "bucket", "excess", "gone", "harbour", "language", "lines", "look", "person",
        "room", "seats", "shown", "tokens",
    )  # fmt: skip

    def __init__(self, harbour: Harbour, room: Room, person: str, wire: Wire, send: Send) -> None:
        self.harbour = harbour
        self.room = room
        self.person = person
        self.gone = False
        self.language = ""
        self.tokens: list[str] = []
        self.seats: list[int] = []
        self.look: Look = (NOBODYS, "")
        self.bucket = Bucket(harbour.settings.socket_rate, harbour.settings.socket_burst)
        self.excess = 0  # how many more messages were too fast than were not
        self.lines = 0  # the entry from which on lines of chat are still to be told,
        self.shown = False  # and whether those before have been
        self._wire = wire
        self._send = send
        self._queue: list[Said] | None = None  # what waits while something slow is done

    # --- telling

    def put(self, frame: bytes) -> None:
        """Send something framed; a client that does not keep up is let go and may come back."""
        if not self.gone:
            self.harbour.metrics.frames += 1
            if not self._wire.put(frame):
                self.leave()

    def put_line(self, entry: int, frame: bytes) -> None:
        """A line of chat, once, and after those before it."""
        if self.shown and entry >= self.lines:
            self.lines = entry + 1
            self.put(frame)

    def tell(self, text: bytes) -> None:
        self.put(framed(text))

    def leave(self, code: int = TOO_SLOW) -> None:
        if not self.gone:
            self.gone = True
            self.harbour.keep(self._close(code))

    async def _close(self, code: int) -> None:
        with contextlib.suppress(Exception):  # it may be gone already
            await self._send({"type": "websocket.close", "code": code})

    def tell_table(self) -> None:
        self.tell(json({"type": "table"} | about(self.room, self.person, self.seats)))

    def refuse(self, refusal: Refusal, given: str | None = None) -> None:
        self.harbour.metrics.refused(refusal.code)
        told = {"type": "error"} | ({"id": given} if given else {}) | refusal.told(self.language)
        self.tell(json(told))

    def acknowledge(self, given: str, at: int) -> None:
        self.tell(b'{"type":"ack","id":%b,"at":%d}' % (json(given), at))

    # --- looking

    def look_again(self) -> None:
        """The table has changed too much for a step: show it from the beginning; what was theirs is told no longer."""
        if not self._holds_the_same():
            self.room.part(self)
        self.harbour.keep(self._show(None, None))

    async def _show(self, since: int | None, mark: int | None) -> None:
        """How things stand, and from here on everything that happens."""
        while True:
            room = self.room
            eyes = self.look[0]
            self.seats = room.seats_of(self.person, self.tokens)
            if eyes not in self.seats:
                eyes = self.seats[0] if self.seats else NOBODYS
            room.part(self)
            self.look = (eyes, self.language)
            if not room.begun:
                frames: list[bytes] = []
            else:
                frames = await self._missed(since, mark) or await self._everything()
            if self.gone:
                return
            if self.harbour.rooms.get(room.id) is not room:
                self.room = await self.harbour.room(room.id)  # it was let go while nobody was in it
            elif self._holds_the_same():
                break
            since = mark = None  # a seat has changed hands meanwhile: what was made ready is not theirs to see
        room.part(self)
        room.join(self)
        self.shown = False

        def show(well: bool) -> None:
            if not well:  # the room is made again, and then shown to everybody who is in it
                return
            self.tell_table()
            for frame in frames:
                self.tell(frame)
            self.shown = True
            for entry, line in room.chats:
                if entry < room.written:  # else it is told when it is written
                    self.put_line(entry, framed(line))

        room.when_written(show)
        self.harbour.presence(room)

    def _holds_the_same(self) -> bool:
        return self.seats == self.room.seats_of(self.person, self.tokens)

    async def _missed(self, since: int | None, mark: int | None) -> list[bytes]:
        """The steps since the client was last here, if they are few and nothing was taken back."""
        room = self.room
        if since is None or mark is None or room.undone >= mark or not 0 <= room.at - since <= LONGEST_CATCH_UP:
            return []
        before = len(room.opened.moves)
        if since < before:
            return []
        if since == room.at:
            return [b'{"type":"current","at":%d,"mark":%d}' % (room.at, room.next)]
        story = Story(room.blank(), self.look[0])
        moves = room.playing.moves[:]
        story.skip(moves[:since])
        frames = []
        for place in range(since, len(moves)):
            step = story.step(moves[place])
            last = place == len(moves) - 1
            undo = last and room.may_undo(self.look[0])
            frames.append(step.frame(*self.look, undo, room.made.entry(place - before) + 1))
        return frames

    async def _everything(self) -> list[bytes]:
        """A snapshot with the story so far."""
        return [b'{"type":"snapshot",' + await snapshot(self.room, *self.look) + b"}"]

    # --- listening

    async def listen(self, receive: Receive) -> None:
        """Until the client goes."""
        self._wire.listener = self.hear
        try:
            while (await receive())["type"] != "websocket.disconnect":
                pass
        finally:
            self.gone = True
            self._wire.listener = None
            self.room.part(self)
            self.harbour.presence(self.room)

    def hear(self, text: bytes) -> None:
        """One message. A move is made at once; what takes longer is done beside, and what follows waits for it."""
        self.harbour.metrics.messages += 1
        if not self.bucket.allows():
            self.refuse(Refusal("too-fast"))
            self.excess += 1
            if self.excess > MOST_EXCESS:
                self.leave(TOO_FAST)
            return
        if self.excess:
            self.excess -= 1
        try:
            said = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(Refusal("malformed", where=str(error)[:200]))
            return
        if self._queue is not None:
            self._queue.append(said)
        elif isinstance(said, Move):
            self._try(said, self._move)
        else:
            self._queue = [said]
            self.harbour.keep(self._do_queued())

    async def _do_queued(self) -> None:
        try:
            while self._queue and not self.gone:
                said = self._queue.pop(0)
                if isinstance(said, Move):
                    self._try(said, self._move)
                else:
                    await self._do_kindly(said)
        finally:
            self._queue = None

    def _try(self, said: Move, deed: Callable[[Move], None]) -> None:
        try:
            deed(said)
        except Refusal as refusal:
            self.refuse(refusal, said.id)

    async def _do_kindly(self, said: Said) -> None:
        given = getattr(said, "id", None)
        try:
            await self._do(said)
        except Refusal as refusal:
            self.refuse(refusal, given)
        except (TradewindError, StorageTrouble) as error:
            self.refuse(Refusal.of(error), given)

    async def _do(self, said: Said) -> None:
        room = self.room
        if isinstance(said, Ping):
            self.put(PONG)
        elif isinstance(said, Hello):
            await self._enter(said)
        elif isinstance(said, LookThrough):
            if said.seat not in self.seats:
                raise Refusal("not-your-seat")
            room.part(self)
            self.look = (said.seat, self.language)
            await self._show(None, None)
        elif isinstance(said, Undo):
            if not await self._done_before(said.seat, said.id):
                self._own(said.seat)
                room.undo(said.seat, said.at, said.id, self.person, self._acknowledging(said))
        elif isinstance(said, Why):
            self._own(said.seat)
            verdict = actions.why(room, said.seat, said.text)
            told = {"allowed": verdict.allowed, "rule": verdict.rule, "why": on_the_wire(verdict.why, self.language)}
            self.tell(json({"type": "verdict", "id": said.id} | told))
        elif isinstance(said, Chat):
            seat = self.seats[0] if self.seats else 0
            if not seat or not await self._done_before(seat, said.id):
                actions.chat(room, self.seats, self.person, said.text, said.id, self._acknowledging(said))
        elif isinstance(said, AddSalt):
            if not await self._done_before(said.seat, said.id):
                self._own(said.seat)
                actions.salt(room, said.seat, self.person, said.salt, said.id, self._acknowledging(said))

    async def _enter(self, hello: Hello) -> None:
        self.tokens = list(hello.tokens)
        self.language = hello.words
        self.seats = self.room.seats_of(self.person, self.tokens)
        since, mark = hello.since, hello.mark
        if hello.look is not None and hello.look not in self.seats:
            since = mark = None  # the seat is no longer theirs: what they see now they have not seen before
        self.lines = min(mark, self.room.next) if since is not None and mark is not None else 0
        self.room.part(self)
        self.look = (hello.look or NOBODYS, self.language)
        await self._show(since, mark)

    def _own(self, seat: int) -> None:
        if seat not in self.seats:
            raise Refusal("not-your-seat")
        actions.unattended(self.room, seat)

    def _move(self, said: Move) -> None:
        if said.seat not in self.seats:
            raise Refusal("not-your-seat")
        if (said.seat, said.id) in self.room.ids:
            self.harbour.keep(self._late(said.seat, said.id, Refusal("late", at=self.room.at)))
            return
        try:
            actions.unattended(self.room, said.seat)
            self.room.move(said.seat, said.at, said.mark, said.text, said.id, self.person, self._acknowledging(said))
        except Refusal as refusal:
            self.harbour.keep(self._late(said.seat, said.id, refusal))

    async def _late(self, seat: int, given: str, refusal: Refusal) -> None:
        """Refused, unless it was done long ago and its answer was lost."""
        try:
            if not await self._done_before(seat, given):
                self.refuse(refusal, given)
        except Refusal as another:
            self.refuse(another, given)

    async def _done_before(self, seat: int, given: str) -> bool:
        """What was done already is not done again; the answer is the same."""
        if seat not in self.seats:
            raise Refusal("not-your-seat")
        at = await actions.once(self.room, seat, given)
        if at is not None:
            self.acknowledge(given, at)
        return at is not None

    def _acknowledging(self, said: Move | Undo | Chat | AddSalt) -> Done:
        def done(at: int | None) -> None:
            if at is not None:
                self.acknowledge(said.id, at)
            else:
                seat = next(iter(self.seats), 0) if isinstance(said, Chat) else said.seat
                self.harbour.keep(self._late(seat, said.id, Refusal("late", at=self.room.at)))

        return done
