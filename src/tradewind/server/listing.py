"""How a table is found: the row that lists and clocks are made from, made from the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tradewind.server.storage.schema import Row
from tradewind.server.words import json

if TYPE_CHECKING:
    from tradewind.server.room import Room


def row_of(room: Room) -> Row:
    bots = any(room.seats[seat - 1].bot is not None for seat in room.waiting)
    return Row(
        room.id,
        room.opened.game,
        room.state,
        int(room.opened.listed),
        _brief(room),
        room.moved,
        room.deadline(),
        int(bots),
        tuple({seat.person for seat in room.seats if seat.person} | {room.opened.host}),
    )


def _brief(room: Room) -> str:
    """What a list shows."""
    seats = [{"name": seat.name, "kind": seat.kind, "person": seat.person} for seat in room.seats]
    told = {"options": room.opened.options, "seats": seats, "waiting": room.waiting, "state": room.state}
    return json(told).decode()
