"""The game so far, told again for one viewer by playing it from its log: for joining, reconnecting and looking back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Final

from tradewind.logbook import Logbook
from tradewind.server.live import LiveTable
from tradewind.server.moment import Moment, Step
from tradewind.server.words import json

if TYPE_CHECKING:
    from tradewind.server.room import Room

BREATH: Final = 25  # moves told before others get a turn


class Story:
    """Plays a game again and hands out its steps."""

    def __init__(self, blank: Logbook, eyes: int) -> None:
        self.table = LiveTable(blank)
        self.eyes = eyes
        self.moment = Moment(self.table, 0)

    def skip(self, moves: Sequence[str]) -> None:
        """Moves that nobody wants to hear about."""
        for text in moves:
            self.table.advance(text)
        self.moment = Moment(self.table, len(self.table.moves))

    def step(self, text: str) -> Step:
        """One move further."""
        seat, _, words = text.partition(" ")
        step = Step(self.moment, int(seat), words, [self.eyes])
        outcomes = self.table.advance(text)
        self.moment = Moment(self.table, len(self.table.moves))
        step.made(self.moment, outcomes)
        return step

    async def steps(self, moves: Sequence[str]) -> AsyncIterator[Step]:
        """Many moves further, with breaths between, so that nobody else waits for it."""
        for count, text in enumerate(moves, 1):
            yield self.step(text)
            if count % BREATH == 0:
                await asyncio.sleep(0)


async def snapshot(room: Room, eyes: int, language: str) -> bytes:
    """How things stand with the story so far, without its outer brace: `"at":…,"log":[…]`."""
    while True:
        undone = room.undone
        story, lines = Story(room.blank(), eyes), list[bytes]()
        while room.undone == undone and len(lines) < room.at:
            async for step in story.steps(room.playing.moves[len(lines) :]):
                lines.append(step.line(eyes, language))
        if room.undone == undone:
            break
    now = room.moment().now(eyes, language, room.may_undo(eyes))
    head = b'"mark":%d,"at":%d,"seat":%b,' % (room.next, room.at, json(eyes or None))
    return head + now + b',"log":[' + b",".join(lines) + b"]"
