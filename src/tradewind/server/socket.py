"""One client on a WebSocket: what it says is checked and done, what happens is told to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tradewind.kernel.errors import TradewindError
from tradewind.replay import Viewer
from tradewind.server import actions
from tradewind.server.limits import Bucket
from tradewind.server.messages import AddSalt, Chat, Hello, LookThrough, Move, Ping, Said, Undo, Why, decoder
from tradewind.server.refusal import Refusal
from tradewind.server.room import LONGEST_CATCH_UP, Done, Look, Room
from tradewind.server.story import Story, snapshot
from tradewind.server.words import json, on_the_wire

if TYPE_CHECKING:
    from tradewind.server.harbour import Harbour

Send = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]

LONGEST_BACKLOG: Final = 500  # frames that wait for a slow client before it is let go
TOO_SLOW: Final = 1013
POLICY: Final = 1008
PONG: Final = '{"type":"pong"}'


class Client:
    """A connection. Frames are handed to the transport at once; only a slow client has a backlog."""

    __slots__ = (
        "_backlog", "_send", "bucket", "gone", "harbour", "language", "look", "name", "person", "room", "seats",
        "tokens",
    )  # fmt: skip

    def __init__(self, harbour: Harbour, room: Room, person: str, name: str, send: Send) -> None:
        self.harbour = harbour
        self.room = room
        self.person = person
        self.name = name
        self.gone = False
        self.language = ""
        self.tokens: list[str] = []
        self.seats: list[int] = []
        self.look: Look = (Viewer(), "")
        self.bucket = Bucket(harbour.settings.socket_rate, harbour.settings.socket_burst)
        self._send = send
        self._backlog: list[str] | None = None

    # --- telling

    def tell(self, text: str) -> None:
        """Send a frame, or queue it behind those that are still on their way."""
        if self.gone:
            return
        if self._backlog is not None:
            self._backlog.append(text)
            if len(self._backlog) > LONGEST_BACKLOG:
                self.leave()
            return
        self.harbour.metrics.frames += 1
        sending = self._send({"type": "websocket.send", "text": text})
        try:
            blocked = sending.send(None)
        except StopIteration:
            return
        except Exception:  # the connection is gone; the reading side notices too
            self.gone = True
            return
        self._backlog = []
        self.harbour.keep(self._finish(sending, blocked))

    async def _finish(self, sending: Coroutine[Any, Any, None], blocked: Any) -> None:
        """A send that had to wait goes on, then what has gathered behind it."""
        try:
            while True:
                blocked._asyncio_future_blocking = False
                await asyncio.wait([blocked])
                try:
                    blocked = sending.send(None)
                except StopIteration:
                    break
            while self._backlog:
                await self._send({"type": "websocket.send", "text": self._backlog.pop(0)})
            self._backlog = None
        except Exception:
            self.gone = True

    def leave(self, code: int = TOO_SLOW) -> None:
        """Let the client go; it may come back."""
        if not self.gone:
            self.gone = True
            self.harbour.keep(self._close(code))

    async def _close(self, code: int) -> None:
        try:
            await self._send({"type": "websocket.close", "code": code})
        except Exception:
            self.gone = True

    def tell_table(self) -> None:
        self.tell(json({"type": "table"} | self.room.about(self.person, self.seats)).decode())

    def refuse(self, refusal: Refusal, given: str | None = None) -> None:
        self.harbour.metrics.refused(refusal.code)
        told = {"type": "error"} | ({"id": given} if given else {}) | refusal.told(self.language)
        self.tell(json(told).decode())

    def acknowledge(self, given: str, at: int) -> None:
        self.tell(f'{{"type":"ack","id":{json(given).decode()},"at":{at}}}')

    # --- looking

    def look_again(self) -> None:
        """The table has changed too much for a step: show it from the beginning."""
        self.harbour.keep(self._show(None, None))

    async def _show(self, since: int | None, mark: int | None) -> None:
        """How things stand, and from here on everything that happens."""
        room = self.room
        seat = self.look[0].seat
        self.seats = room.seats_of(self.person, self.tokens)
        if seat not in self.seats:
            seat = self.seats[0] if self.seats else None
        room.part(self)
        self.look = (Viewer(seat), self.language)
        if room.table is None:
            frames: list[str] = []
        else:
            frames = await self._missed(since, mark) or await self._everything()
        if self.gone or self.harbour.rooms.get(room.id) is not room:
            return
        room.part(self)
        room.join(self)
        chats = [chat.decode() for chat in room.chats] if since is None else []

        def show(_well: bool) -> None:
            self.tell_table()
            for frame in [*frames, *chats]:
                self.tell(frame)

        room.when_written(show)
        self.harbour.presence(room)

    async def _missed(self, since: int | None, mark: int | None) -> list[str]:
        """The steps since the client was last here, if they are few and nothing was taken back."""
        room = self.room
        if since is None or mark is None or room.undone >= mark or not 0 <= room.at - since <= LONGEST_CATCH_UP:
            return []
        before = len(room.opened.moves)
        if since < before:
            return []
        if since == room.at:
            return [f'{{"type":"current","at":{room.at},"mark":{room.next}}}']
        story = Story(room.blank(), self.look[0])
        moves = room.playing.moves[:]
        story.skip(moves[:since])
        frames = []
        for place in range(since, len(moves)):
            step = story.step(moves[place])
            last = place == len(moves) - 1
            undo = last and room.may_undo(self.look[0].seat)
            frames.append(step.frame(*self.look, undo, room.made[place - before][2]).decode())
        return frames

    async def _everything(self) -> list[str]:
        """A snapshot with the story so far."""
        return [(b'{"type":"snapshot",' + await snapshot(self.room, *self.look) + b"}").decode()]

    # --- listening

    async def listen(self, receive: Receive) -> None:
        """Until the client goes."""
        try:
            while not self.gone:
                message = await receive()
                if message["type"] == "websocket.disconnect":
                    break
                if message["type"] == "websocket.receive":
                    self.harbour.metrics.messages += 1
                    await self._hear(message.get("text") or message.get("bytes") or "")
        finally:
            self.gone = True
            self.room.part(self)
            self.harbour.presence(self.room)

    async def _hear(self, text: str | bytes) -> None:
        if not self.bucket.allows():
            self.refuse(Refusal("too-fast"))
            return
        try:
            said = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(Refusal("malformed", where=str(error)[:200]))
            return
        given = getattr(said, "id", None)
        try:
            if isinstance(said, Move):
                self._move(said)
            else:
                await self._do(said)
        except Refusal as refusal:
            self.refuse(refusal, given)
        except TradewindError as error:
            self.refuse(Refusal.of(error), given)

    async def _do(self, said: Said) -> None:
        room = self.room
        if isinstance(said, Ping):
            self.tell(PONG)
        elif isinstance(said, Hello):
            await self._enter(said)
        elif isinstance(said, LookThrough):
            if said.seat not in self.seats:
                raise Refusal("not-your-seat")
            room.part(self)
            self.look = (Viewer(said.seat), self.language)
            await self._show(None, None)
        elif isinstance(said, Undo):
            self._own(said.seat)
            if not self._known(said.seat, said.id):
                room.undo(said.seat, said.at, said.id, self.person, self._acknowledging(said.id))
        elif isinstance(said, Why):
            self._own(said.seat)
            verdict = actions.why(room, said.seat, said.text)
            told = {"allowed": verdict.allowed, "rule": verdict.rule, "why": on_the_wire(verdict.why, self.language)}
            self.tell(json({"type": "verdict", "id": said.id} | told).decode())
        elif isinstance(said, Chat):
            seat = self.seats[0] if self.seats else 0
            if not self._known(seat, said.id):
                actions.chat(room, self.seats, self.person, said.text, said.id, self._acknowledging(said.id))
        elif isinstance(said, AddSalt):
            self._own(said.seat)
            if not self._known(said.seat, said.id):
                actions.salt(room, said.seat, self.person, said.salt, said.id, self._acknowledging(said.id))

    async def _enter(self, hello: Hello) -> None:
        self.tokens = list(hello.tokens)
        self.language = hello.words
        self.seats = self.room.seats_of(self.person, self.tokens)
        if hello.look is not None and hello.look not in self.seats:
            raise Refusal("not-your-seat")
        self.room.part(self)
        self.look = (Viewer(hello.look), self.language)
        await self._show(hello.since, hello.mark)

    def _own(self, seat: int) -> None:
        if seat not in self.seats:
            raise Refusal("not-your-seat")
        actions.unattended(self.room, seat)

    def _move(self, said: Move) -> None:
        if said.seat not in self.seats:
            raise Refusal("not-your-seat")
        if self._known(said.seat, said.id):
            return
        actions.unattended(self.room, said.seat)
        try:
            self.room.move(said.seat, said.at, said.mark, said.text, said.id, self.person, self._acknowledging(said.id))
        except Refusal as refusal:
            if refusal.code not in ("late", "over"):
                raise
            self.harbour.keep(self._late(said, refusal))

    async def _late(self, said: Move, refusal: Refusal) -> None:
        """Too late, unless it is a move made long ago whose answer was lost."""
        entry = await self.harbour.store.with_id(self.room.id, said.seat, said.id)
        if entry is not None:
            self.acknowledge(said.id, self.room.at)
        else:
            self.refuse(refusal, said.id)

    def _known(self, seat: int, given: str) -> bool:
        """What was done already is not done again; the answer is the same."""
        at = self.room.ids.get((seat, given))
        if at is None:
            return False
        self.room.when_written(lambda well: self.acknowledge(given, at) if well else None)
        return True

    def _acknowledging(self, given: str) -> Done:
        def done(at: int | None) -> None:
            if at is None:
                self.refuse(Refusal("late", at=self.room.at), given)
            else:
                self.acknowledge(given, at)

        return done
