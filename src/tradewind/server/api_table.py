"""HTTP: one table. Everything that a socket can do can be done here, too."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from tradewind.kernel.text import Message
from tradewind.logbook import encode
from tradewind.server import actions, notices, people
from tradewind.server.about import about
from tradewind.server.answers import (
    Again,
    AskWhy,
    At,
    Deed,
    Done,
    GiveSalt,
    Judged,
    Leave,
    Notice,
    PlayMove,
    Proven,
    SayLine,
    Seated,
    Sit,
    Start,
    TakeBack,
)
from tradewind.server.api import Switch
from tradewind.server.harbour import Harbour
from tradewind.server.messages import Language
from tradewind.server.moment import NOBODYS, OPEN, set_up
from tradewind.server.opening import Opened, Seat, SeatNumber, new_id, tidy
from tradewind.server.refusal import Refusal
from tradewind.server.room import Room
from tradewind.server.routes import Answer, Request, route
from tradewind.server.story import Story, snapshot
from tradewind.server.words import json, on_the_wire
from tradewind.verify import problems

T = TypeVar("T")
SeatQuery = SeatNumber | None
Place = Annotated[int, Meta(ge=0, le=1_000_000)]


def raw(content: bytes) -> Answer:
    return Answer(content)


async def written(change: Callable[[Any], None]) -> int:
    """Do something that writes an entry, and wait until it is on the disk."""
    future: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
    change(future.set_result)
    at = await future
    if at is None:
        raise Refusal("late")
    return at


async def agreed(harbour: Harbour, table: str, deed: Callable[[Room], T]) -> T:
    """Do something at a table, and wait until it is on the disk; if another process was quicker, look again first."""
    for _ in range(actions.TRIES):
        room = await harbour.room(table)
        result = deed(room)
        if await actions.is_written(room):
            return result
    raise Refusal("storage")


async def settled(room: Room) -> None:
    """Wait until all that happened at the table is on the disk."""
    if not await actions.is_written(room):
        raise Refusal("storage")


def own_seat(room: Room, request: Request, seat: int, token: str = "") -> str:
    """The asker's id, if the seat is theirs."""
    person = request.person
    if seat not in room.seats_of(person, [token] if token else ()):
        raise Refusal("not-your-seat")
    return person


@route("GET", "/api/tables/{table}")
async def get_table(request: Request, table: str, seat: SeatQuery = None, words: Language = "") -> Answer:
    """A table as the asker sees it."""
    while True:
        room = await request.harbour.room(table)
        own = room.seats_of(request.person)
        told = await _seen(room, request.person, own, seat, words)
        if await actions.is_written(room) and own == room.seats_of(request.person):
            return raw(told)  # else another process was quicker, or a seat has changed hands: look again


async def _seen(room: Room, person: str, own: list[int], seat: SeatQuery, words: Language) -> bytes:
    if seat is not None and seat not in own:
        raise Refusal("not-your-seat")
    eyes = seat if seat is not None else own[0] if own else NOBODYS
    inside = b"," + await snapshot(room, eyes, words) if room.begun else b""
    return json(about(room, person, own))[:-1] + inside + b"}"


@route("POST", "/api/tables/{table}/sit")
async def sit(request: Request, table: str, data: Sit) -> Seated:
    """Take an open seat."""
    harbour, person = request.harbour, request.known_person()
    me = await people.me(harbour.store, person)
    name = tidy(data.name) if data.name is not None else me.name

    def take(room: Room) -> Seated:
        seat = actions.sit(room, data.seat, person, name, data.salt)
        return Seated(seat, room.token(seat))

    return await agreed(harbour, table, take)


@route("POST", "/api/tables/{table}/leave")
async def leave(request: Request, table: str, data: Leave) -> Done:
    """Give a seat up, or let a bot play on."""

    def give_up(room: Room) -> None:
        actions.leave(room, data.seat, own_seat(room, request, data.seat, data.token))

    await agreed(request.harbour, table, give_up)
    return Done()


@route("POST", "/api/tables/{table}/start")
async def start(request: Request, table: str, data: Start) -> Done:
    """The host begins."""
    person = request.known_person()
    await agreed(request.harbour, table, lambda room: actions.start(room, person, data.bots))
    return Done()


@route("POST", "/api/tables/{table}/rematch", 201)
async def rematch(request: Request, table: str) -> Again:
    """The same once more."""
    harbour, person = request.harbour, request.known_person()
    room = await harbour.room(table)
    if not room.seats_of(person) and person != room.opened.host:
        raise Refusal("not-your-seat")
    if not room.over:
        raise Refusal("not-yet")
    room, again = await _next_table(room, person)
    try:
        await settled(await harbour.room(again))
    except Refusal:  # it is not there yet
        await _established(room, again, person)
    return Again(again)


async def _next_table(room: Room, person: str) -> tuple[Room, str]:
    """The id of the table that follows, written before there is such a table: of all who ask at once one decides."""
    for _ in range(actions.TRIES):
        if room.rematch is None:
            room.change("rematch", 0, person, new_id())
        if await actions.is_written(room) and room.rematch is not None:
            return room, room.rematch
        room = await room.harbour.room(room.id)
    raise Refusal("storage")


async def _established(room: Room, again: str, person: str) -> None:
    harbour = room.harbour
    if again not in harbour.rooms:
        with contextlib.suppress(Refusal):  # another process was quicker
            await harbour.establish(again, _again(room, person), person)
            return
    await settled(await harbour.room(again))


def _again(room: Room, person: str) -> Opened:
    """The same game under a new shuffle, with everybody where they sat."""
    from tradewind.logbook import draw_seed

    given = room.opened
    seats = [
        Seat("bot", seat.name, bot=seat.bot) if seat.kind == "bot" else Seat(seat.kind, seat.name, seat.person)
        for seat in room.seats
    ]
    return msgspec.structs.replace(
        given, seed=draw_seed(), host=person, seats=seats, moves=[], chance=None, guided=False, after=room.id
    )


@route("POST", "/api/tables/{table}/moves")
async def move(request: Request, table: str, data: PlayMove) -> At:
    """A move."""
    room = await request.harbour.room(table)
    person = own_seat(room, request, data.seat, data.token)

    def make(done: Callable[[Any], None]) -> None:
        actions.unattended(room, data.seat)
        room.move(data.seat, data.at, data.mark, data.text, data.id, person, done)

    if (data.seat, data.id) not in room.ids:
        try:
            return At(await written(make))
        except Refusal as refusal:
            return At(await _done_before(room, data.seat, data.id, refusal))
    return At(await _done_before(room, data.seat, data.id, Refusal("late", at=room.at)))


async def _done_before(room: Room, seat: int, given: str, refusal: Refusal) -> int:
    """What cannot be done any more may have been done long ago, and its answer was lost."""
    at = await actions.once(room, seat, given)
    if at is None:
        raise refusal
    return at


@route("POST", "/api/tables/{table}/undo")
async def undo(request: Request, table: str, data: TakeBack) -> At:
    """Take one's last decision back."""
    room = await request.harbour.room(table)
    person = own_seat(room, request, data.seat, data.token)
    known = await actions.once(room, data.seat, data.id)
    if known is not None:
        return At(known)
    return At(await written(lambda done: room.undo(data.seat, data.at, data.id, person, done)))


@route("POST", "/api/tables/{table}/why")
async def why(request: Request, table: str, data: AskWhy, words: Language = "") -> Judged:
    """Which rule allows or forbids a move."""
    room = await request.harbour.room(table)
    own_seat(room, request, data.seat, data.token)
    verdict = actions.why(room, data.seat, data.text)
    return Judged(verdict.allowed, verdict.rule, on_the_wire(verdict.why, words))


@route("POST", "/api/tables/{table}/chat")
async def chat(request: Request, table: str, data: SayLine) -> At:
    """A line to everybody at the table."""
    room = await request.harbour.room(table)
    person = request.known_person()
    seats = room.seats_of(person)
    known = await actions.once(room, seats[0], data.id) if seats else None
    if known is not None:
        return At(known)
    return At(await written(lambda done: actions.chat(room, seats, person, data.text, data.id, done)))


@route("POST", "/api/tables/{table}/salt")
async def salt(request: Request, table: str, data: GiveSalt) -> Done:
    """Randomness of one's own."""
    room = await request.harbour.room(table)
    person = own_seat(room, request, data.seat, data.token)
    await written(lambda done: actions.salt(room, data.seat, person, data.salt, None, done))
    return Done()


@route("POST", "/api/tables/{table}/seats/{seat}")
async def deed(request: Request, table: str, seat: int, data: Deed) -> Done:
    """What a host does with a seat."""

    def do(room: Room) -> None:
        own = seat in room.seats_of(request.person, [data.token] if data.token else ())
        person = request.person if own else request.known_person()
        actions.deed(room, data.do, seat, person, own, data.bot)

    await agreed(request.harbour, table, do)
    return Done()


@route("POST", "/api/tables/{table}/notices")
async def notice(request: Request, table: str, data: Notice) -> Done:
    """Where to be told that it is one's turn."""
    harbour = request.harbour
    room = await harbour.room(table)
    own_seat(room, request, data.seat, data.token)
    await notices.choose(harbour, room, data)
    return Done()


async def finished(harbour: Harbour, table: str) -> Room:
    room = await harbour.room(table)
    if not room.over:
        raise Refusal("not-yet")
    await settled(room)
    return room


@route("GET", "/api/tables/{table}/logbook")
async def logbook(request: Request, table: str) -> Answer:
    """The record of a finished game, with its seed."""
    room = await finished(request.harbour, table)
    name = f"{room.opened.game}-{room.id}.json"
    disposition = f'attachment; filename="{name}"'.encode()
    return Answer(encode(room.logbook()), headers=[(b"content-disposition", disposition)])


@route("GET", "/api/tables/{table}/verify")
async def verify(request: Request, table: str, words: Language = "") -> Proven:
    """Whether the shuffle was the one committed to."""
    room = await finished(request.harbour, table)
    record = room.logbook()
    found = await asyncio.to_thread(problems, record)
    if found:
        return Proven(False, on_the_wire(found[0].why, words))
    proven = Message("verify-proven", {"moves": len(record.moves), "commitment": record.commitment or ""})
    return Proven(True, on_the_wire(proven, words))


@route("GET", "/api/tables/{table}/replay", is_open="open", first="from", last="to")
async def replay(
    request: Request,
    table: str,
    seat: SeatQuery = None,
    is_open: Switch = 0,
    first: Place = 0,
    last: Place | None = None,
    words: Language = "",
) -> Answer:
    """The steps of a game, as a viewer may know them."""
    room = await request.harbour.room(table)
    if not room.begun:
        raise Refusal("not-started")
    if not room.over:
        if is_open or seat is None or seat not in room.seats_of(request.person):
            raise Refusal("not-yet")
    if seat is not None and seat > len(room.seats):
        raise Refusal("not-your-seat")
    await settled(room)
    eyes = OPEN if is_open else seat or NOBODYS
    moves = room.playing.moves[:last]
    story = Story(room.blank(), eyes)
    steps: list[bytes] = []
    if first == 0:
        steps.append(set_up(story.moment, eyes, words, story.table.dealt))
    story.skip(moves[: max(0, first - 1)])
    async for step in story.steps(moves[max(0, first - 1) :]):
        steps.append(step.frame(eyes, words, False, 0))
    total = json(len(room.playing.moves))
    return raw(b'{"steps":[' + b",".join(steps) + b'],"total":' + total + b"}")
