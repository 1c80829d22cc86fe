"""Telling people that it is their turn, wherever they asked to be told: for games that last days."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tradewind.server.answers import Notice
from tradewind.server.room import Room
from tradewind.server.words import json

if TYPE_CHECKING:
    from tradewind.server.harbour import Harbour


async def choose(harbour: Harbour, room: Room, chosen: Notice) -> None:
    """Somebody's choice for a seat of theirs at this table."""
    body = None if chosen.none else json({"webhook": chosen.webhook, "push": chosen.push}).decode()
    await harbour.store.set_notice(room.id, chosen.seat, body)
