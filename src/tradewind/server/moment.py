"""A table at one moment, as each viewer may know it; what several see alike is described and encoded once.

Views, stories and odds come from `redact`, `narrate` and `odds` with a viewer's own view, moves and chance as
`tradewind.replay` shows them: there is no other way from a table to a socket.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tradewind.kernel.chance import Outcome
from tradewind.kernel.game import Odds
from tradewind.kernel.view import NO_SEAT, redact
from tradewind.replay import Viewer, as_seen, chance_seen
from tradewind.server.words import json, move_in_words, on_the_wire
from tradewind.table import Table

SPECTATOR: Final = Viewer()


class Moment:
    """Asked for before the table goes on; keeps what it has shown."""

    __slots__ = ("_described", "_odds", "_views", "at", "over", "shared", "table", "waiting")

    def __init__(self, table: Table, at: int) -> None:
        self.table = table
        self.at = at
        self.over = table.over
        self.waiting = table.waiting
        self.shared = self._shared()
        self._views: dict[Viewer, Any] = {}
        self._described: dict[Viewer, bytes] = {}
        self._odds: dict[tuple[Viewer, str], bytes] = {}

    def _shared(self) -> bytes:
        """What is the same for everybody."""
        if not self.over:
            return b'"over":false,"waiting":' + json(self.waiting) + b',"scores":null,"winners":[],"parts":null'
        table = self.table
        told = {"over": True, "waiting": [], "scores": table.scores, "winners": table.winners, "parts": _parts(table)}
        return json(told)[1:-1]

    def _alike(self, viewer: Viewer) -> Viewer:
        """The viewer in whose place another may stand."""
        return SPECTATOR if self.table.game.all_see_the_same and not viewer.open else viewer

    def view(self, viewer: Viewer) -> Any:
        """The state as the viewer may know it."""
        viewer = self._alike(viewer)
        if viewer not in self._views:
            state = self.table.state
            self._views[viewer] = state.copy() if viewer.open else redact(state, _seat(viewer))
        return self._views[viewer]

    def described(self, viewer: Viewer) -> bytes:
        """The contract's view."""
        viewer = self._alike(viewer)
        if viewer not in self._described:
            described = self.table.game.describe(self.view(viewer), _seat(viewer), viewer.open)
            self._described[viewer] = json(described)
        return self._described[viewer]

    def now(self, viewer: Viewer, language: str, undo: bool) -> bytes:
        """The inside of the object that says how things stand."""
        legal, words = self._legal(viewer, language)
        parts = (
            self.shared,
            b',"legal":', legal,
            b',"words":', words,
            b',"view":', self.described(viewer),
            b',"odds":', self._chances(viewer, language),
            b',"undo":true' if undo else b',"undo":false',
        )  # fmt: skip
        return b"".join(parts)

    def _legal(self, viewer: Viewer, language: str) -> tuple[bytes, bytes]:
        """The looking seat's list, and each of its moves in words."""
        if viewer.seat is None or viewer.seat not in self.waiting:
            return b"{}", b"{}"
        game = self.table.game
        moves = game.legal(self.table.state, viewer.seat - 1)
        words = b",".join(move_in_words(game, move, language) for move in moves)
        return json({str(viewer.seat): [game.moves.texts[move] for move in moves]}), b"{" + words + b"}"

    def _chances(self, viewer: Viewer, language: str) -> bytes:
        """Exact odds, for whoever decides; where all see the same, for all."""
        seat = viewer.seat if viewer.seat in self.waiting else None
        if self.table.game.all_see_the_same and not self.over:
            viewer, seat = SPECTATOR, self.waiting[0]
        if seat is None:
            return b"[]"
        key = (viewer, language)
        if key not in self._odds:
            odds = self.table.game.odds(self.view(viewer), seat - 1)
            self._odds[key] = json([_odds(chance, language) for chance in odds])
        return self._odds[key]

    def hides(self, seat: int, text: str) -> bool:
        """Whether a move about to be made is a secret of its seat."""
        return self.table.game.veiled(self.table.state, seat - 1, text) != text


def set_up(moment: Moment, viewer: Viewer, language: str, dealt: Sequence[Outcome]) -> bytes:
    """The step before the first: what the set-up brought."""
    chance = json(chance_seen(moment.table.game, viewer, dealt))
    head = b'{"type":"step","at":0,"by":null,"move":null,"events":[],"chance":' + chance + b","
    return head + moment.now(viewer, language, False) + b"}"


class Step:
    """One move: the moment before it, the moment after, and what chance brought."""

    __slots__ = ("_before", "_events", "_shown", "after", "move", "outcomes", "seat", "text")

    def __init__(self, before: Moment, seat: int, text: str, viewers: Sequence[Viewer]) -> None:
        """Before the move: keep what each viewer knows now."""
        table = before.table
        self.seat = seat
        self.text = text
        self.move = table.game.moves.number(text)
        full = f"{seat} {text}"
        self._shown = {viewer: as_seen(table, viewer, full).partition(" ")[2] for viewer in viewers}
        for viewer in viewers:
            before.view(viewer)
        self._before = before
        self._events: dict[tuple[Viewer, str], bytes] = {}

    def made(self, after: Moment, outcomes: Sequence[Outcome]) -> None:
        """After the move."""
        self.after = after
        self.outcomes = outcomes

    def events(self, viewer: Viewer, language: str) -> bytes:
        """What happened, in words, as far as the viewer may know."""
        key = (self.after._alike(viewer), language)
        if key not in self._events:
            known = [outcome for outcome in self.outcomes if viewer.sees(outcome)]
            game = self.after.table.game
            before, after = self._before.view(viewer), self.after.view(viewer)
            told = game.narrate(before, self.seat - 1, self.move, after, known)
            self._events[key] = json([on_the_wire(message, language) for message in told])
        return self._events[key]

    def line(self, viewer: Viewer, language: str) -> bytes:
        """The step without the table, for the story so far."""
        return b"".join(
            (b'{"at":%d,"seat":%d,"move":' % (self.after.at, self.seat), json(self._shown[viewer]),
             b',"events":', self.events(viewer, language), b"}")
        )  # fmt: skip

    def frame(self, viewer: Viewer, language: str, undo: bool, mark: int) -> bytes:
        """The step as it is sent."""
        chance = chance_seen(self.after.table.game, viewer, self.outcomes)
        return b"".join(
            (b'{"type":"step","mark":%d,"at":%d,"by":%d,"move":' % (mark, self.after.at, self.seat),
             json(self._shown[viewer]), b',"chance":', json(chance),
             b',"events":', self.events(viewer, language), b",",
             self.after.now(viewer, language, undo), b"}")
        )  # fmt: skip


def _seat(viewer: Viewer) -> int:
    return NO_SEAT if viewer.seat is None else viewer.seat - 1


def _odds(chance: Odds, language: str) -> dict[str, Any]:
    return {
        "kind": chance.kind,
        "move": chance.move,
        "what": on_the_wire(chance.what, language),
        "favourable": chance.favourable,
        "possible": chance.possible,
    }


def _parts(table: Table) -> Any:
    """What each score came from, where the game tells."""
    told = getattr(table.game, "reckoning", None)
    if told is None:
        return None
    return {
        str(seat + 1): [[on_the_wire(what), points] for what, points in told(table.state, seat)]
        for seat in range(table.seats)
    }
