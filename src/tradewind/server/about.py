"""A table as one of its people is told about it: who sits where, who is here, how much time is left."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from tradewind.server.room import Room


def about(room: Room, person: str, own: Iterable[int]) -> dict[str, Any]:
    """The table as one of its people sees it."""
    held, here, clock = set(own), room.here() | room.harbour.others.here(room.id), room.opened.clock
    now = time.time()
    left = {str(seat): round(max(0.0, room.left(seat, now)), 1) for seat in range(1, len(room.seats) + 1)}
    return {
        "id": room.id,
        "game": room.opened.game,
        "rules": room.opened.rules,
        "options": room.opened.options,
        "state": room.state,
        "host": bool(person) and person == room.opened.host,
        "seats": [_seat(room, number, held, here) for number in range(1, len(room.seats) + 1)],
        "spectators": len([1 for client in room.everybody() if not client.seats])
        + room.harbour.others.watching(room.id),
        "commitment": room.commitment,
        "salts": [number for number, seat in enumerate(room.seats, 1) if seat.salt],
        "clock": {"kind": clock.kind, "seconds": clock.seconds, "then": clock.then, "left": left}
        if clock.kind != "none"
        else None,
        "guided": room.opened.guided,
        "rematch": room.rematch,
        "link": f"/table/{room.id}",
        "mark": room.next,
    }


def _seat(room: Room, number: int, held: set[int], here: set[int]) -> dict[str, Any]:
    seat = room.seats[number - 1]
    told: dict[str, Any] = {
        "seat": number,
        "name": seat.name,
        "kind": seat.kind,
        "here": number in here or seat.kind == "bot",
        "yours": number in held,
    }
    if seat.bot is not None:
        told["bot"] = seat.bot
    if seat.muted:
        told["muted"] = True
    if seat.forfeited:
        told["forfeited"] = True
    return told
