"""A table at one moment, as each viewer may know it; what several see alike is described and encoded once.

Views, stories and odds come from `redact`, `narrate` and `odds` with a viewer's own view, moves and chance as
`tradewind.replay` shows them: there is no other way from a table to a socket.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

from tradewind.kernel.chance import Outcome
from tradewind.kernel.game import Odds
from tradewind.kernel.view import redact
from tradewind.replay import Viewer, as_seen, chance_seen
from tradewind.server.live import LiveTable
from tradewind.server.words import json, move_in_words, on_the_wire

# whose eyes somebody looks through: a seat's, counted from 1, or
NOBODYS: Final = 0  # those of somebody who only watches,
OPEN: Final = -1  # those of somebody from whom nothing is hidden: when the game is over


@cache
def viewer_of(eyes: int) -> Viewer:
    return Viewer(eyes if eyes > 0 else None, eyes == OPEN)


class Moment:
    """Asked for before the table goes on; keeps what it has shown."""

    __slots__ = (
        "_described", "_legal", "_odds", "_onlookers", "_quiet", "_views", "alike", "at", "over", "shared", "table",
        "waiting",
    )  # fmt: skip

    def __init__(self, table: LiveTable, at: int, quiet: Moment | None = None) -> None:
        """`quiet` is the moment before a secret move: for most viewers nothing has changed."""
        self.table = table
        self.at = at
        self.waiting = table.waiting
        self.over = not self.waiting and table.over
        self.alike = table.game.all_see_the_same
        self.shared = self._shared()
        self._views: dict[int, Any] = {}
        self._described: dict[int, bytes] = {}
        self._legal: dict[tuple[int, str], bytes] = {}
        self._odds: dict[tuple[int, str], bytes] = {}
        self._onlookers: dict[str, bytes] = {}  # where all see the same: for all who are not asked
        self._quiet = quiet
        if quiet is not None:
            quiet._quiet = None  # one back is enough

    def _unchanged(self, eyes: int) -> Moment | None:
        """The moment before, if the viewer saw the same."""
        quiet = self._quiet
        if quiet is not None and eyes in quiet._views and quiet._views[eyes] == self.view(eyes):
            return quiet
        return None

    def _shared(self) -> bytes:
        """What is the same for everybody."""
        if not self.over:
            waiting = ",".join(map(str, self.waiting)).encode()
            return b'"over":false,"waiting":[' + waiting + b'],"scores":null,"winners":[],"parts":null'
        table = self.table
        return json({"over": True, "waiting": [], "scores": table.scores, "winners": table.winners})[1:-1]

    def view(self, eyes: int) -> Any:
        """The state as the viewer may know it."""
        if self.alike and eyes != OPEN:
            eyes = NOBODYS
        found = self._views.get(eyes)
        if found is None:
            state = self.table.state
            found = self._views[eyes] = state.copy() if eyes == OPEN else redact(state, max(eyes, 0) - 1)
        return found

    def described(self, eyes: int) -> bytes:
        """The contract's view."""
        if self.alike and eyes != OPEN:
            eyes = NOBODYS
        found = self._described.get(eyes)
        if found is None:
            before = self._unchanged(eyes)
            found = before._described.get(eyes) if before else None
            if found is None:
                found = json(self.table.game.describe(self.view(eyes), max(eyes, 0) - 1, eyes == OPEN))
            self._described[eyes] = found
        return found

    def now(self, eyes: int, language: str, undo: bool) -> bytes:
        """The inside of the object that says how things stand."""
        if self.alike and not undo and eyes not in self.waiting and eyes != OPEN:
            found = self._onlookers.get(language)
            if found is None:
                found = self._onlookers[language] = self._now(NOBODYS, language, undo)
            return found
        return self._now(eyes, language, undo)

    def _now(self, eyes: int, language: str, undo: bool) -> bytes:
        return b"".join(
            (
                self.shared,
                self._reckoned(language) if self.over else b"",
                self.legal(eyes, language),
                self.described(eyes),
                b',"odds":',
                self.chances(eyes, language),
                b',"undo":true' if undo else b',"undo":false',
            )
        )

    def _reckoned(self, language: str) -> bytes:
        """What each score came from, and who has one without sitting at the table."""
        table = self.table
        others = [seat for seat in table.scores or () if not 1 <= int(seat) <= table.seats]
        scorers = {seat: on_the_wire(table.game.scorer(int(seat)), language) for seat in others}
        return b',"parts":' + json(_parts(table, language)) + b',"scorers":' + json(scorers)

    def legal(self, eyes: int, language: str) -> bytes:
        """The looking seat's list, and each of its moves in words."""
        if eyes not in self.waiting:
            return b',"legal":{},"words":{},"view":'
        found = self._legal.get((eyes, language))
        if found is None:
            game = self.table.game
            moves = self.table.moves_of(eyes)
            words = b",".join([move_in_words(game, move, language) for move in moves])
            listed = json([game.moves.texts[move] for move in moves])
            found = b',"legal":{"%d":%b},"words":{%b},"view":' % (eyes, listed, words)
            self._legal[eyes, language] = found
        return found

    def chances(self, eyes: int, language: str) -> bytes:
        """Exact odds, for whoever decides; where all see the same, for all."""
        seat = eyes
        if self.alike and not self.over:
            eyes, seat = NOBODYS, self.waiting[0]
        elif eyes not in self.waiting:
            return b"[]"
        found = self._odds.get((eyes, language))
        if found is None:
            before = self._unchanged(eyes)
            found = before._odds.get((eyes, language)) if before else None
            if found is None:
                odds = self.table.game.odds(self.view(eyes), seat - 1)
                found = json([_odds(chance, language) for chance in odds])
            self._odds[eyes, language] = found
        return found

    def hides(self, seat: int, text: str) -> bool:
        """Whether a move about to be made is a secret of its seat."""
        return self.table.game.veiled(self.table.state, seat - 1, text) != text


def set_up(moment: Moment, eyes: int, language: str, dealt: Sequence[Outcome]) -> bytes:
    """The step before the first: what the set-up brought."""
    chance = json(chance_seen(moment.table.game, viewer_of(eyes), dealt))
    head = b'{"type":"step","at":0,"by":null,"move":null,"events":[],"rules":[],"chance":' + chance + b","
    return head + moment.now(eyes, language, False) + b"}"


class Step:
    """One move: the moment before it, the moment after, and what chance brought."""

    __slots__ = ("_before", "_told", "after", "alike", "move", "outcomes", "seat", "shown")

    def __init__(self, before: Moment, seat: int, text: str, eyes: Iterable[int]) -> None:
        """Before the move: keep what each viewer knows now."""
        table = before.table
        full = f"{seat} {text}"
        self.seat = seat
        self.move = table.game.moves.number(text)
        self.alike = before.alike
        self.shown: dict[int, str] = {}
        for each in eyes:
            self.shown[each] = text if self.alike else as_seen(table, viewer_of(each), full).partition(" ")[2]
            before.view(each)
        self._before = before
        self._told: dict[tuple[int, str], bytes] = {}

    def made(self, after: Moment, outcomes: Sequence[Outcome]) -> None:
        """After the move."""
        self.after = after
        self.outcomes = outcomes

    def _events(self, eyes: int, language: str) -> bytes:
        """What happened, in words, as far as the viewer may know, and the rule behind each of them."""
        viewer, game = viewer_of(eyes), self.after.table.game
        known = [outcome for outcome in self.outcomes if viewer.sees(outcome)]
        told = game.narrate(self._before.view(eyes), self.seat - 1, self.move, self.after.view(eyes), known)
        events = json([on_the_wire(message, language) for message in told])
        return b',"events":' + events + b',"rules":' + json([game.rule_of(message) for message in told])

    def line(self, eyes: int, language: str) -> bytes:
        """The step without the table, for the story so far."""
        head = b'{"at":%d,"seat":%d,"move":' % (self.after.at, self.seat)
        return b"".join((head, json(self.shown[eyes]), self._events(eyes, language), b"}"))

    def _told_to(self, eyes: int, language: str) -> bytes:
        """Move, chance and story; where all see the same, once for all (nobody's move is a secret there)."""
        key = (NOBODYS if self.alike and eyes != OPEN else eyes, language)
        found = self._told.get(key)
        if found is None:
            chance = json(chance_seen(self.after.table.game, viewer_of(eyes), self.outcomes))
            parts = (json(self.shown[eyes]), b',"chance":', chance, self._events(eyes, language), b",")
            found = self._told[key] = b"".join(parts)
        return found

    def frame(self, eyes: int, language: str, undo: bool, mark: int) -> bytes:
        """The step as it is sent."""
        head = b'{"type":"step","mark":%d,"at":%d,"by":%d,"move":' % (mark, self.after.at, self.seat)
        return b"".join((head, self._told_to(eyes, language), self.after.now(eyes, language, undo), b"}"))


def _odds(chance: Odds, language: str) -> dict[str, Any]:
    return {
        "kind": chance.kind,
        "move": chance.move,
        "what": on_the_wire(chance.what, language),
        "favourable": chance.favourable,
        "possible": chance.possible,
    }


def _parts(table: LiveTable, language: str) -> dict[str, list[Any]]:
    """What each score came from."""
    told = table.game.reckonings(table.state)
    return {seat: [[on_the_wire(what, language), points] for what, points in parts] for seat, parts in told.items()}
