"""What happens when somebody thinks for too long: as it was chosen when the table was made."""

from __future__ import annotations

import logging
import secrets
import time
from typing import TYPE_CHECKING

from tradewind.server.actions import RANDOM, game_of
from tradewind.server.opening import relief
from tradewind.server.refusal import Refusal
from tradewind.server.room import Room

if TYPE_CHECKING:
    from tradewind.server.harbour import Harbour

_logger = logging.getLogger("tradewind.server")


async def look_at_clocks(harbour: Harbour) -> None:
    """Tables whose time is up, also those that nobody looks at."""
    for table in await harbour.store.overdue(time.time()):
        room = await harbour.found(table)
        if room is not None:
            try:
                run_out(room)
            except Refusal:  # it is tried again at the next turn
                pass
            except Exception:
                _logger.exception("the clock of %s", table)


def run_out(room: Room) -> None:
    """Do what was chosen for every seat that is out of time."""
    if room.over or not room.begun or room.opened.clock.kind == "none":
        return
    now = time.time()
    for seat in list(room.asked):
        if room.seats[seat - 1].bot is None and room.left(seat, now) <= 0:
            _time_out(room, seat)


def _time_out(room: Room, seat: int) -> None:
    then = room.opened.clock.then
    if then == "bot":
        room.change("bot", seat, body=relief(game_of(room)))
    elif then == "forfeit":
        room.change("forfeit", seat, body=RANDOM)
    elif seat in room.waiting:
        legal = room.playing.legal(seat)
        room.move(seat, room.at, None, legal[secrets.randbelow(len(legal))], None, "", lambda _at: None)
