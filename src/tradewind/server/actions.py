"""What people may do at a table besides moving; each either writes an entry or refuses."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from tradewind.kernel import registry
from tradewind.kernel.game import Game, Verdict
from tradewind.logbook import is_fair
from tradewind.server.opening import check_bot, relief
from tradewind.server.refusal import Refusal
from tradewind.server.room import Done, Room
from tradewind.server.storage.writer import StorageTrouble
from tradewind.server.words import json

RANDOM: Final = "random"  # every game can be played by it
TRIES: Final = 5  # to say something at a table where another process is always quicker


async def is_written(room: Room) -> bool:
    """Whether all that happened at the table is on the disk, as soon as that is certain."""
    future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    room.when_written(lambda well: None if future.done() else future.set_result(well))
    return await future


async def once(room: Room, seat: int, given: str) -> int | None:
    """How many moves there were when this was done; none if nothing was done under this id yet.

    What was done lately the room knows, all else the database.
    """
    at = room.ids.get((seat, given))
    if at is not None and await is_written(room):
        return at
    try:
        found = await room.harbour.store.with_id(room.id, seat, given)
    except StorageTrouble:
        raise Refusal("storage") from None
    if found is None:
        return None
    left, made = found
    return (len(room.opened.moves) if left is None else left) + made


def unattended(room: Room, seat: int) -> None:
    """Somebody for whom a bot plays has to take the seat back first; who was removed does not play at all."""
    if room.seats[seat - 1].bot is not None:
        raise Refusal("not-your-seat")


def why(room: Room, seat: int, text: str) -> Verdict:
    """Only ever asked about one's own seat: a verdict knows no other viewer."""
    if room.table is None:
        raise Refusal("not-started")
    return room.table.why(text, seat)


def chat(room: Room, seats: Sequence[int], by: str, text: str, given: str, done: Done, tries: int = TRIES) -> None:
    """A line from somebody who sits here. It fits in anywhere: if another process was quicker, it comes next."""
    if not seats:
        raise Refusal("not-your-seat")
    seat = seats[0]
    if any(room.seats[mine - 1].muted for mine in seats):
        raise Refusal("muted")
    body = {"name": room.seats[seat - 1].name, "text": " ".join(text.split())}
    if not body["text"]:
        raise Refusal("impossible", where="text")

    async def again() -> None:
        if room.mending is not None:
            await asyncio.shield(room.mending)
        try:
            chat(room, seats, by, text, given, done, tries - 1)
        except Refusal:  # muted meanwhile
            done(None)

    def written(at: int | None) -> None:
        if at is None and tries > 1:
            room.harbour.keep(again())
        else:
            done(at)

    room.change("chat", seat, by, json(body).decode(), given, written)


def salt(room: Room, seat: int, by: str, text: str, given: str | None, done: Done | None) -> None:
    """Randomness of one's own, as long as no card was drawn."""
    check_salt(room, text)
    room.change("salt", seat, by, text, given, done)


def check_salt(room: Room, text: str) -> None:
    if room.begun:
        raise Refusal("started")
    if not text.isprintable() or not is_fair(room.opened.seed):
        raise Refusal("impossible", where="salt")


def sit(room: Room, seat: int | None, by: str, name: str, own_salt: str | None) -> int:
    """Take an open seat, the first if none is named."""
    if room.begun:
        raise Refusal("started")
    free = [number for number, place in enumerate(room.seats, 1) if place.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise Refusal("seat-taken")
    chosen = free[0] if seat is None else seat
    if own_salt:
        check_salt(room, own_salt)
    room.change("sit", chosen, by, name)
    if own_salt:
        salt(room, chosen, by, own_salt, None, None)
    start_if_full(room)
    return chosen


def start_if_full(room: Room) -> None:
    if not room.begun and not room.opened.wait and all(seat.kind != "open" for seat in room.seats):
        room.change("start")


def start(room: Room, by: str, bots: str | None) -> None:
    """The host begins; bots take the seats that nobody took."""
    must_host(room, by)
    if room.begun:
        raise Refusal("started")
    if any(seat.kind == "open" for seat in room.seats):
        if bots is None:
            raise Refusal("not-started")
        check_bot(game_of(room), bots, "bots")
    room.change("start", by=by, body=bots or "")


def leave(room: Room, seat: int, by: str) -> None:
    """Before the game the seat is open again; during it a bot takes over until the person comes back."""
    if room.over:
        raise Refusal("over")
    if not room.begun:
        room.change("leave", seat, by)
    elif not room.seats[seat - 1].stand_in:
        room.change("bot", seat, by, relief(game_of(room)))


def must_host(room: Room, by: str) -> None:
    if not by or by != room.opened.host:
        raise Refusal("not-host")


def deed(room: Room, do: str, seat: int, by: str, own: bool, bot: str | None) -> None:
    """What a host does with a seat; its own person may hand it to a bot and take it back, too."""
    if not (own and do in ("bot", "back")):
        must_host(room, by)
    if not 1 <= seat <= len(room.seats):
        raise Refusal("impossible", where="seat")
    place, game = room.seats[seat - 1], game_of(room)
    chosen = check_bot(game, bot, "bot") if bot is not None else relief(game)
    if do in ("mute", "unmute"):
        room.change("mute", seat, by, "yes" if do == "mute" else "no")
    elif room.over:
        raise Refusal("over")
    elif do == "remove":
        if place.kind == "open":
            raise Refusal("not-your-seat")
        room.change("remove", seat, by, chosen)
    elif not room.begun:
        raise Refusal("not-started")
    elif do == "bot":
        room.change("bot", seat, by, chosen)
    elif place.forfeited or not place.stand_in:
        raise Refusal("not-your-seat")
    elif room.opened.clock.kind == "game" and room.left(seat, time.time()) <= 0:
        raise Refusal("no-time")
    else:
        room.change("back", seat, by)


def game_of(room: Room) -> Game:
    return registry.game(room.opened.game)
