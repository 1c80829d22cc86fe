"""A table as one process holds it: its log folded into seats and a game, and everybody who is looking.

Nothing is sent before it is written. A change is made here first, the frames it causes are kept, and they go out
when the database has the entry. If another process was quicker, the room is made again from the log.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from tradewind import logbook as records
from tradewind.kernel.chance import commitment
from tradewind.kernel.errors import TradewindError
from tradewind.logbook import Logbook
from tradewind.server import guides
from tradewind.server.listing import row_of
from tradewind.server.live import LiveTable, Rest
from tradewind.server.made import Made
from tradewind.server.moment import Moment, Step
from tradewind.server.opening import Opened, Seat, blank, chance_so_far
from tradewind.server.refusal import Refusal
from tradewind.server.storage.schema import Entry, Row
from tradewind.server.storage.writer import Append, Strand
from tradewind.server.wire import framed
from tradewind.server.words import chat_line

if TYPE_CHECKING:
    from tradewind.server.harbour import Harbour
    from tradewind.server.socket import Client

RECENT_IDS: Final = 32
TOKEN_BYTES: Final = 18
RENEWED_SECONDS: Final = 300.0  # after so long the row that helps to find a table is written with the next entry
LONGEST_CATCH_UP: Final = 50  # more steps than this are sent as a snapshot

LOOK_AGAIN: Final = ("start", "sit", "leave", "remove")  # entries after which somebody may see with other eyes

Look = tuple[int, str]  # whose eyes, and in which language
Done = Callable[[int | None], None]  # hears how many moves there are now that it is written; None: it is not


_opened = msgspec.json.Decoder(Opened)


class Room:
    """One table. `absorb` is the only way anything changes."""

    def __init__(self, harbour: Harbour, table_id: str, entries: Iterable[Entry]) -> None:
        self.harbour = harbour
        self.id = table_id
        self.clients: dict[Look, list[Client]] = {}
        self.touched = time.monotonic()
        self.told: set[int] = set()  # seats that know it is their turn
        self.thinking: set[int] = set()  # seats whose bots are at it
        self.mending: asyncio.Task[None] | None = None  # while it is made again from its log
        self._waiting_to_be_written: list[Callable[[bool], None]] = []
        self._fold(entries)

    # --- the log

    def _fold(self, entries: Iterable[Entry]) -> None:
        """Everything from the log alone."""
        self.strand = Strand()
        self.next = 0
        self.undone = -1  # the last entry that took something back
        self.moved = 0.0
        self.begun = False
        self.rematch: str | None = None
        self.chats: list[tuple[int, bytes]] = []  # the latest lines, by their entries
        self.ids: OrderedDict[tuple[int, str], int] = OrderedDict()
        self.made = Made()
        self.asked: dict[int, float] = {}  # since when each seat is asked
        self.spent: dict[int, float] = {}  # how long each has thought
        self._table: LiveTable | None = None
        self._rest: Rest | None = None
        self._moment: Moment | None = None
        self._listed_as: object = None
        self._listed_when = 0.0
        for entry in entries:
            self.absorb(entry, ())
        self.written = self.next

    @classmethod
    def knows(cls, kind: str) -> bool:
        """Whether there are entries of this kind."""
        return hasattr(cls, f"_absorb_{kind}")

    def absorb(self, entry: Entry, looks: Iterable[Look]) -> dict[Look, bytes]:
        """Take an entry in; the frames that it causes, for each way of looking."""
        frames: dict[Look, bytes] = {}
        if entry.kind == "move":
            frames = self._absorb_move(entry, looks)
        elif entry.kind == "undo":
            frames = self._absorb_undo(entry, looks)
        else:
            getattr(self, f"_absorb_{entry.kind}")(entry)
        self.next = entry.n + 1
        self.moved = entry.time
        if entry.id is not None:
            self.ids[entry.seat, entry.id] = self.at
            if len(self.ids) > RECENT_IDS:
                self.ids.popitem(last=False)
        return frames

    def _absorb_open(self, entry: Entry) -> None:
        self.opened = self._as_opened = _opened.decode(entry.body)
        self.seats: list[Seat] = self.opened.seats

    def _absorb_sit(self, entry: Entry) -> None:
        self.seats[entry.seat - 1] = Seat("person", entry.body, entry.by, sat=entry.n)

    def _absorb_leave(self, entry: Entry) -> None:
        self.seats[entry.seat - 1] = Seat("open")

    def _absorb_start(self, entry: Entry) -> None:
        if entry.body:
            for seat in self.seats:
                if seat.kind == "open":
                    seat.kind, seat.name, seat.bot = "bot", entry.body, entry.body
        self.begun = True
        self._table = LiveTable(self.blank(), self.opened.moves)
        self._moment = None
        self._note_asked(entry.time, 0)

    def _absorb_salt(self, entry: Entry) -> None:
        self.seats[entry.seat - 1].salt = entry.body

    def _absorb_chat(self, entry: Entry) -> None:
        self.chats = [*self.chats[-99:], (entry.n, chat_line(entry))]

    def _absorb_bot(self, entry: Entry) -> None:
        """A bot plays for somebody who left (and may come back)."""
        self._note_asked(entry.time, entry.seat)
        seat = self.seats[entry.seat - 1]
        seat.bot, seat.stand_in = entry.body, seat.kind != "bot"

    def _absorb_back(self, entry: Entry) -> None:
        seat = self.seats[entry.seat - 1]
        if seat.stand_in:
            self._note_asked(entry.time, entry.seat)
            seat.bot, seat.stand_in = None, False

    def _absorb_remove(self, entry: Entry) -> None:
        """The seat is nobody's: open again before the game, a bot's during it."""
        salt = self.seats[entry.seat - 1].salt
        self.seats[entry.seat - 1] = Seat("bot", entry.body, bot=entry.body, salt=salt) if self.begun else Seat("open")

    def _absorb_forfeit(self, entry: Entry) -> None:
        seat = self.seats[entry.seat - 1]
        seat.bot, seat.stand_in, seat.forfeited = entry.body, True, True

    def _absorb_mute(self, entry: Entry) -> None:
        self.seats[entry.seat - 1].muted = entry.body == "yes"

    def _absorb_rematch(self, entry: Entry) -> None:
        self.rematch = entry.body

    def _absorb_free(self, entry: Entry) -> None:
        """What came stays, and no more of what was to come is fixed."""
        self._fix_no_more()

    def _absorb_move(self, entry: Entry, looks: Iterable[Look]) -> dict[Look, bytes]:
        if self.opened.guided:
            self._follow([*self.playing.moves, f"{entry.seat} {entry.body}"])
        moment, looks = self.moment(), list(looks)
        step = Step(moment, entry.seat, entry.body, [eyes for eyes, _ in looks])
        hidden = moment.hides(entry.seat, entry.body)
        outcomes = self.playing.advance(f"{entry.seat} {entry.body}")
        self.made.note(entry.seat, hidden, entry.n)
        self._moment = Moment(self.playing, self.at, moment if hidden else None)
        self._note_asked(entry.time, entry.seat)
        step.made(self._moment, outcomes)
        return {look: step.frame(*look, self.may_undo(look[0]), entry.n + 1) for look in looks}

    def _absorb_undo(self, entry: Entry, looks: Iterable[Look]) -> dict[Look, bytes]:
        left = int(entry.body)
        moves = self.playing.moves[:left]
        self.made.forget(left - len(self.opened.moves))
        if self.opened.guided:
            self._follow(moves)
        self._table = LiveTable(self.blank(), moves)
        self._moment = None
        self.undone = entry.n
        self._note_asked(entry.time, 0)
        return {
            (eyes, language): b'{"type":"undone","mark":%d,"at":%d,"by":%d,' % (entry.n + 1, self.at, entry.seat)
            + self.moment().now(eyes, language, self.may_undo(eyes))
            + b"}"
            for eyes, language in looks
        }

    def _follow(self, moves: list[str]) -> None:
        """Whoever leaves a guided game's path gets chance of their own: what came stays, and no more is fixed."""
        on_path = guides.on_path(self.playing.game, moves)
        if on_path and self.opened is not self._as_opened:
            self.opened = self._as_opened
        elif not on_path and self.opened is self._as_opened:
            self._fix_no_more()

    def _fix_no_more(self) -> None:
        came, moves = chance_so_far(self.logbook()), self.playing.moves
        self.opened = msgspec.structs.replace(self.opened, chance=came)
        self._table, self._moment = LiveTable(self.blank(), moves), None

    def _note_asked(self, when: float, mover: int) -> None:
        """Clocks run for those who are asked, from the moment they are, and stand while a bot plays for them."""
        if self.opened.clock.kind == "none":
            return
        waiting = self.playing.waiting
        for seat in list(self.asked):
            if seat not in waiting or seat == mover:
                self.spent[seat] = self.spent.get(seat, 0.0) + self._used(seat, when)
                del self.asked[seat]
        for seat in waiting:
            self.asked.setdefault(seat, when)

    # --- how things stand

    @property
    def table(self) -> LiveTable | None:
        """The game, once it has begun; one that rests is woken."""
        if self._rest is not None:
            self._table, self._rest = LiveTable(self.blank(), (), self._rest), None
        return self._table

    def rest(self) -> bool:
        """Nobody has moved for a while: keep the game packed, and nothing that can be made again."""
        if self._table is None or self.written != self.next:
            return False
        self._rest = Rest.of(self._table)
        self._table = self._moment = None
        self.ids.clear()  # what is sent again after this is recognised by the database
        return True

    @property
    def playing(self) -> LiveTable:
        assert self.table is not None, "the game has begun"
        return self.table

    @property
    def at(self) -> int:
        """How many moves were made."""
        if self._rest is not None:
            return self._rest.at
        return len(self._table.moves) if self._table else 0

    @property
    def over(self) -> bool:
        if self._rest is not None:
            return self._rest.over
        return self._table is not None and self.moment().over

    @property
    def state(self) -> str:
        return "over" if self.over else "playing" if self.begun else "gathering"

    @property
    def waiting(self) -> list[int]:
        if self._rest is not None:
            return list(self._rest.waiting)
        return self.moment().waiting if self._table else []

    def moment(self) -> Moment:
        if self._moment is None:
            self._moment = Moment(self.playing, self.at)
        return self._moment

    def blank(self) -> Logbook:
        names = [seat.name or f"{place}" for place, seat in enumerate(self.seats, 1)]
        salts = self.opened.salts or [seat.salt for seat in self.seats if seat.salt]
        return blank(self.opened, salts if records.is_fair(self.opened.seed) else [], names)

    def logbook(self) -> Logbook:
        """The record, with its seed: only for a game that is over."""
        return self.playing.logbook()

    @property
    def commitment(self) -> str | None:
        seed = self.opened.seed
        return commitment(records.secret_of(seed)) if records.is_fair(seed) else None

    def may_undo(self, seat: int) -> bool:
        return seat > 0 and self._undo_to(seat) is not None

    def _undo_to(self, seat: int) -> int | None:
        """Where the seat's last decision was, if nothing was revealed since and no other person has moved."""
        if self.over or self.table is None or self.seats[seat - 1].stand_in:
            return None
        person = self.seats[seat - 1].person
        for place in range(self.at - 1, max(self.table.fixed, len(self.opened.moves)) - 1, -1):
            mover = self.made.seat(place - len(self.opened.moves))
            if mover == seat:
                return place
            other = self.seats[mover - 1]
            if other.bot is None and other.person != person:
                return None
        return None

    def token(self, seat: int) -> str:
        """What holds a seat on any device: nobody makes one without the server's key."""
        said = f"seat {self.id} {seat} {self.seats[seat - 1].sat}".encode()
        digest = hmac.digest(self.harbour.store.key, said, hashlib.sha256)
        return urlsafe_b64encode(digest[:TOKEN_BYTES]).decode()

    def seats_of(self, person: str, tokens: Iterable[str] = ()) -> list[int]:
        """The seats somebody holds: as the person who sat down, or by a token."""
        given = [token.encode() for token in tokens]
        held = []
        for number, seat in enumerate(self.seats, 1):
            if seat.kind in ("person", "here"):
                known = bool(person) and hmac.compare_digest(seat.person, person)
                if known or (given and self._is_held_by(number, given)):
                    held.append(number)
        return held

    def _is_held_by(self, seat: int, given: Iterable[bytes]) -> bool:
        right = self.token(seat).encode()
        return any(hmac.compare_digest(right, token) for token in given)

    # --- clocks

    def left(self, seat: int, now: float) -> float:
        """How many seconds the seat has."""
        clock = self.opened.clock
        before = self.spent.get(seat, 0.0) if clock.kind == "game" else 0.0
        return clock.seconds - before - self._used(seat, now)

    def _used(self, seat: int, now: float) -> float:
        """How long the seat has thought about its present decision."""
        return now - self.asked[seat] if seat in self.asked and self.seats[seat - 1].bot is None else 0.0

    def deadline(self) -> float | None:
        """When the next clock runs out."""
        if not self.asked or self.over:
            return None
        timed = [seat for seat in self.asked if self.seats[seat - 1].bot is None]
        return min((self.moved + self.left(seat, self.moved) for seat in timed), default=None)

    # --- changing

    def change(
        self,
        kind: str,
        seat: int = 0,
        by: str = "",
        body: str = "",
        given: str | None = None,
        done: Done | None = None,
    ) -> None:
        """Write an entry, and tell everybody once it is written."""
        entry = Entry(self.id, self.next, kind, seat, by, given, time.time(), body)
        frames = self.absorb(entry, self.clients)
        self.touched, at = time.monotonic(), self.at
        asked = self.waiting if kind not in ("chat", "salt", "mute") else None
        waiting_too: list[Callable[[bool], None]] = []
        self._waiting_to_be_written, strand = waiting_too, self.strand

        def written(well: bool) -> None:
            if well:
                self.written = entry.n + 1
                self.tell(entry, frames)
                if done:
                    done(at)
                for call in waiting_too:
                    call(True)
                self.harbour.went_on(self, entry, asked)
            else:
                if done:
                    done(None)
                if strand is self.strand:
                    self.harbour.spoiled(self)
                for call in waiting_too:
                    call(False)

        # a table whose row was renewed a moment ago is put away by nobody
        doubtful = entry.time > self._listed_when + RENEWED_SECONDS and entry.n > 0
        self.harbour.store.append(Append((entry,), self._row_if_new(entry, doubtful), strand, written, doubtful))

    def _row_if_new(self, entry: Entry, stale: bool) -> Row | None:
        """The row, unless a move has left everything in it as it was."""
        now, kind = (self.over, self.waiting, self.deadline()), entry.kind
        if kind in ("move", "chat") and now == self._listed_as and not stale:
            return None
        self._listed_as, self._listed_when = now, entry.time
        row = row_of(self)
        return row if kind not in ("move", "undo", "chat") else msgspec.structs.replace(row, people=())

    def when_written(self, call: Callable[[bool], None]) -> None:
        """After everything that has happened here is on the disk; `False`: it never will be."""
        if self.mending is not None or self.written == self.next:
            call(self.mending is None)
        else:
            self._waiting_to_be_written.append(call)

    def tell(self, entry: Entry, frames: dict[Look, bytes]) -> None:
        """Send what an entry caused."""
        for look, text in frames.items():
            frame = framed(text)
            for client in self.clients.get(look, ()):
                client.put(frame)
        if entry.kind == "chat":
            line = framed(chat_line(entry))
            for client in self.everybody():
                client.put_line(entry.n, line)
        elif entry.kind in LOOK_AGAIN:
            for client in self.everybody():
                client.look_again()
        elif entry.kind not in ("move", "undo") or self.opened.clock.kind != "none" or self.over:
            for client in self.everybody():
                client.tell_table()

    def tell_all(self, text: bytes) -> None:
        frame = framed(text)
        for client in self.everybody():
            client.put(frame)

    def everybody(self) -> list[Client]:
        return [client for clients in self.clients.values() for client in clients]

    def heard(self, entries: Iterable[Entry]) -> bool:
        """Entries that another process has written; whether there were any."""
        before, self.touched = self.next, time.monotonic()
        for entry in entries:
            if entry.n == self.next:
                frames = self.absorb(entry, self.clients)
                self.written = self.next
                self.tell(entry, frames)
                self.told = set(self.waiting)  # where it was written they were told
        return self.next != before

    def begin_again(self, entries: Iterable[Entry]) -> None:
        """Make the room from its log, and show everybody how things stand."""
        self._fold(entries)
        self.told = set(self.waiting)
        for client in self.everybody():
            client.look_again()

    # --- who is here

    def join(self, client: Client) -> None:
        self.clients.setdefault(client.look, []).append(client)

    def part(self, client: Client) -> None:
        clients = self.clients.get(client.look, [])
        if client in clients:
            clients.remove(client)
            if not clients:
                del self.clients[client.look]
        self.touched = time.monotonic()

    def here(self) -> set[int]:
        """Seats whose people are connected."""
        return {seat for client in self.everybody() for seat in client.seats}

    # --- what people may do

    def move(self, seat: int, at: int, mark: int | None, text: str, given: str | None, by: str, done: Done) -> None:
        """A move, if it is not too late; `done` hears when it is written."""
        if self.over:
            raise Refusal("over")
        if self.table is None:
            raise Refusal("not-started")
        if not self._fresh(seat, at, mark):
            raise Refusal("late", at=self.at)
        table = self.table
        try:
            table.check(text, seat)
        except TradewindError as error:
            raise Refusal.of(error) from None
        try:
            self.change("move", seat, by, text, given, done)
        except TradewindError as error:  # a scripted outcome that cannot come: the move was not made
            self._table, self._moment = LiveTable(self.blank(), table.moves), None
            raise Refusal.of(error) from None

    def _fresh(self, seat: int, at: int, mark: int | None) -> bool:
        """Whether nothing has happened since that the seat could see; what others do in secret makes nobody late."""
        if mark is not None and self.undone >= mark:
            return False
        before = len(self.opened.moves)
        return before <= at <= self.at and self.made.only_secret(at - before, seat)

    def undo(self, seat: int, at: int, given: str | None, by: str, done: Done) -> None:
        if at != self.at:
            raise Refusal("late", at=self.at)
        left = self._undo_to(seat)
        if left is None:
            raise Refusal("no-undo")
        self.change("undo", seat, by, str(left), given, done)
