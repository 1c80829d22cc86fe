"""HTTP: one table. Everything that a socket can do can be done here, too."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from tradewind.kernel.text import Message
from tradewind.logbook import encode
from tradewind.server import actions, notices, people
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
from tradewind.server.api import Asker, harbour_of, known_person, made, person_of
from tradewind.server.harbour import Harbour
from tradewind.server.messages import Language
from tradewind.server.moment import NOBODYS, OPEN, set_up
from tradewind.server.opening import Opened, Seat
from tradewind.server.refusal import Refusal
from tradewind.server.room import Room
from tradewind.server.story import Story, snapshot
from tradewind.server.words import json, on_the_wire
from tradewind.verify import problems

JSON = "application/json"
SeatQuery = Annotated[int | None, Parameter(ge=1, le=100)]


def raw(content: bytes) -> Response[bytes]:
    return Response(content, media_type=JSON)


async def written(change: Callable[[Any], None]) -> int:
    """Do something that writes an entry, and wait until it is on the disk."""
    future: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
    change(future.set_result)
    at = await future
    if at is None:
        raise Refusal("late")
    return at


async def settled(room: Room) -> None:
    """Wait until all that happened at the table is on the disk."""
    future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    room.when_written(lambda well: None if future.done() else future.set_result(well))
    if not await future:
        raise Refusal("storage")


def own_seat(room: Room, request: Asker, seat: int, token: str = "") -> str:
    """The asker's id, if the seat is theirs."""
    person = person_of(request)
    if seat not in room.seats_of(person, [token] if token else ()):
        raise Refusal("not-your-seat")
    return person


@get("/api/tables/{table:str}", summary="A table as the asker sees it")
async def get_table(request: Asker, table: str, seat: SeatQuery = None, words: Language = "") -> Response[bytes]:
    harbour = harbour_of(request)
    room, person = await harbour.room(table), person_of(request)
    own = room.seats_of(person)
    if seat is not None and seat not in own:
        raise Refusal("not-your-seat")
    eyes = seat if seat is not None else own[0] if own else NOBODYS
    inside = b"," + await snapshot(room, eyes, words) if room.table else b""
    about = json(room.about(person, own))
    await settled(room)
    return raw(about[:-1] + inside + b"}")


@post("/api/tables/{table:str}/sit", status_code=200, summary="Take an open seat")
async def sit(request: Asker, table: str, data: Sit) -> Seated:
    harbour, person = harbour_of(request), known_person(request)
    me, room = await people.me(harbour.store, person), await harbour.room(table)
    name = people.tidy(data.name) if data.name is not None else me.name
    seat = actions.sit(room, data.seat, person, name, data.salt)
    await settled(room)
    return Seated(seat, room.token(seat))


@post("/api/tables/{table:str}/leave", status_code=200, summary="Give a seat up, or let a bot play on")
async def leave(request: Asker, table: str, data: Leave) -> Done:
    room = await harbour_of(request).room(table)
    actions.leave(room, data.seat, own_seat(room, request, data.seat))
    await settled(room)
    return Done()


@post("/api/tables/{table:str}/start", status_code=200, summary="The host begins")
async def start(request: Asker, table: str, data: Start) -> Done:
    room = await harbour_of(request).room(table)
    actions.start(room, known_person(request), data.bots)
    await settled(room)
    return Done()


@post("/api/tables/{table:str}/rematch", status_code=201, summary="The same once more")
async def rematch(request: Asker, table: str) -> Again:
    harbour, person = harbour_of(request), known_person(request)
    room = await harbour.room(table)
    if not room.seats_of(person) and person != room.opened.host:
        raise Refusal("not-your-seat")
    if not room.over:
        raise Refusal("not-yet")
    if room.rematch is None:
        again = await made(harbour, _again(room, person), person)
        if room.rematch is None:
            room.change("rematch", 0, person, again.id)
            await settled(room)
    assert room.rematch is not None
    return Again(room.rematch)


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


@post("/api/tables/{table:str}/moves", status_code=200, summary="A move")
async def move(request: Asker, table: str, data: PlayMove) -> At:
    harbour = harbour_of(request)
    room = await harbour.room(table)
    person = own_seat(room, request, data.seat, data.token)
    actions.unattended(room, data.seat)
    known = room.ids.get((data.seat, data.id))
    if known is not None:
        await settled(room)
        return At(known)
    try:
        return At(
            await written(lambda done: room.move(data.seat, data.at, data.mark, data.text, data.id, person, done))
        )
    except Refusal as refusal:
        if refusal.code in ("late", "over") and await harbour.store.with_id(room.id, data.seat, data.id):
            return At(room.at)
        raise


@post("/api/tables/{table:str}/undo", status_code=200, summary="Take one's last decision back")
async def undo(request: Asker, table: str, data: TakeBack) -> At:
    room = await harbour_of(request).room(table)
    person = own_seat(room, request, data.seat, data.token)
    known = room.ids.get((data.seat, data.id))
    if known is not None:
        await settled(room)
        return At(known)
    return At(await written(lambda done: room.undo(data.seat, data.at, data.id, person, done)))


@post("/api/tables/{table:str}/why", status_code=200, summary="Which rule allows or forbids a move")
async def why(request: Asker, table: str, data: AskWhy, words: Language = "") -> Judged:
    room = await harbour_of(request).room(table)
    own_seat(room, request, data.seat, data.token)
    verdict = actions.why(room, data.seat, data.text)
    return Judged(verdict.allowed, verdict.rule, on_the_wire(verdict.why, words))


@post("/api/tables/{table:str}/chat", status_code=200, summary="A line to everybody at the table")
async def chat(request: Asker, table: str, data: SayLine) -> At:
    room = await harbour_of(request).room(table)
    person = known_person(request)
    seats = room.seats_of(person)
    if seats and (seats[0], data.id) in room.ids:
        return At(room.at)
    return At(await written(lambda done: actions.chat(room, seats, person, data.text, data.id, done)))


@post("/api/tables/{table:str}/salt", status_code=200, summary="Randomness of one's own")
async def salt(request: Asker, table: str, data: GiveSalt) -> Done:
    room = await harbour_of(request).room(table)
    person = own_seat(room, request, data.seat)
    await written(lambda done: actions.salt(room, data.seat, person, data.salt, None, done))
    return Done()


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200, summary="What a host does with a seat")
async def deed(request: Asker, table: str, seat: int, data: Deed) -> Done:
    room, person = await harbour_of(request).room(table), known_person(request)
    actions.deed(room, data.do, seat, person, seat in room.seats_of(person), data.bot)
    await settled(room)
    return Done()


@post("/api/tables/{table:str}/notices", status_code=200, summary="Where to be told that it is one's turn")
async def notice(request: Asker, table: str, data: Notice) -> Done:
    harbour = harbour_of(request)
    room = await harbour.room(table)
    own_seat(room, request, data.seat)
    await notices.choose(harbour, room, data)
    return Done()


async def finished(harbour: Harbour, table: str) -> Room:
    room = await harbour.room(table)
    if not room.over:
        raise Refusal("not-yet")
    await settled(room)
    return room


@get("/api/tables/{table:str}/logbook", summary="The record of a finished game, with its seed")
async def logbook(request: Asker, table: str) -> Response[bytes]:
    room = await finished(harbour_of(request), table)
    name = f"{room.opened.game}-{room.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(encode(room.logbook()), media_type=JSON, headers=headers)


@get("/api/tables/{table:str}/verify", summary="Whether the shuffle was the one committed to")
async def verify(request: Asker, table: str, words: Language = "") -> Proven:
    room = await finished(harbour_of(request), table)
    record = room.logbook()
    found = await asyncio.to_thread(problems, record)
    if found:
        return Proven(False, on_the_wire(found[0].why, words))
    proven = Message("verify-proven", {"moves": len(record.moves), "commitment": record.commitment or ""})
    return Proven(True, on_the_wire(proven, words))


@get("/api/tables/{table:str}/replay", summary="The steps of a game, as a viewer may know them")
async def replay(
    request: Asker,
    table: str,
    seat: SeatQuery = None,
    is_open: Annotated[int, Parameter(query="open", ge=0, le=1)] = 0,
    first: Annotated[int, Parameter(query="from", ge=0, le=1_000_000)] = 0,
    last: Annotated[int | None, Parameter(query="to", ge=0, le=1_000_000)] = None,
    words: Language = "",
) -> Response[bytes]:
    room = await harbour_of(request).room(table)
    if room.table is None:
        raise Refusal("not-started")
    if not room.over:
        if is_open or seat is None or seat not in room.seats_of(person_of(request)):
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
