"""Every byte sent to every kind of client over thousands of random games, searched for what that client may not know.

    python benchmarks/server_leaks.py --games 1000 [--minutes 25] [--flight 12] [--only voyages]

Games are played through the whole application (`server_inside`): people in every seat, somebody who watches, now and
then one who reads finished words; moves over sockets and over HTTP, with undo, questions, illegal moves, reconnecting,
snapshots and looking back in between. `--games` counts those of each game, spread over its products and seats; with
`--minutes` the games take turns, so that each gets its share of what the time allows. Every frame and every answer is
looked at in four ways:

- *search*: it holds no seed of a running game, no key, no person's id, no token of others, and it names nothing that
  lies hidden and of which the client's own view shows no copy;
- *non-interference*: the same moment with its unknowns filled in anew (and with another secret choice where the move
  was one) gives the same bytes, to the last one; so does the verdict on a move, legal or not;
- *secret moves*: their story does not change if another move of the same look is told in their place;
- *nothing by another door*: snapshots, steps sent again, looking back and finished words say what the live steps said.
"""

from __future__ import annotations

import argparse
import asyncio
import copy
import itertools
import random
import re
import sys
import tempfile
import time
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from server_inside import Ear, Inside

from tradewind.kernel.chance import Chance, seed_simulation
from tradewind.kernel.text import LANGUAGES, Message, catalogue
from tradewind.kernel.view import NO_SEAT, redact
from tradewind.replay import HIDDEN, as_seen
from tradewind.server.live import LiveTable
from tradewind.server.moment import Moment, Step, viewer_of
from tradewind.server.room import Room
from tradewind.server.words import on_the_wire

SET_SAIL, CONTRACTS = {"with": ["set-sail"]}, {"with": ["contracts"]}
ALL, ALONE = {"with": ["contracts", "gambler", "set-sail"]}, {"game": "port-royal-set-sail"}
GHOST, AHEAD, FIRST = {"ghost": True}, {"tie": "ahead"}, {"map": "first-voyage"}
KINDS: dict[str, list[dict[str, Any]]] = {  # many seats cost much more than few: they have their turn, but seldom
    "port-royal": [
        {"players": 4}, {"players": 2, "ending": "expedition"}, {"players": 2} | ALONE,
        {"players": 3, "with": ["gambler"]},
        {"players": 3} | SET_SAIL, {"players": 4} | CONTRACTS, {"players": 2, "mode": "cooperative"} | CONTRACTS,
        {"players": 3} | ALONE, {"players": 5} | ALL, {"players": 3, "with": ["contract-cards-off", "gambler"]},
    ],
    "jamaica": [
        {"players": 2}, {"players": 3}, {"players": 2} | GHOST, {"players": 4}, {"players": 2} | AHEAD,
        {"players": 3} | GHOST, {"players": 2}, {"players": 5}, {"players": 2} | GHOST, {"players": 3} | AHEAD,
        {"players": 2}, {"players": 3}, {"players": 2} | GHOST, {"players": 6}, {"players": 2} | AHEAD,
    ],
    "voyages": [
        {"players": 2}, {"players": 1}, {"players": 3}, {"players": 2} | FIRST, {"players": 2}, {"players": 1} | FIRST,
        {"players": 4},
    ],
}  # fmt: skip
MOST = 6
COMPARED = 0.15  # of all moves, for a viewer at random
OPENED = 10  # after so many moves the open table is looked at anew where all see the same: no card leaves the game
ASIDE = 0.02  # how often somebody does something else than moving
IN_WORDS = 0.1  # games with readers of finished words


class Leak(AssertionError):
    """Somebody was told what they may not know."""


class Viewer:
    """A client: whose eyes it has, and what it has been told."""

    def __init__(self, eyes: int, language: str, game: Game) -> None:
        self.eyes, self.language, self.game = eyes, language, game
        self.now: dict[str, Any] = {}
        self.own: frozenset[bytes] = frozenset()  # what the view shows
        self.before: frozenset[bytes] = frozenset()
        self.raw = b""
        self.lines: list[Any] = []  # events and rules of each step
        self.ear: Ear

    def hear(self, frame: dict[str, Any], text: bytes) -> None:
        self.game.found["frames"] += 1
        self.game.found["bytes"] += len(text)
        self.game.search(self, text)
        kind = frame["type"]
        if "view" in frame:
            self.before, self.own = self.own, words_in(around_view(text)[0])
            self.now, self.raw = frame, text
        if kind == "step":
            self._check_place(frame)
            self.lines[frame["at"] - 1 :] = [told(frame)]
        elif kind == "snapshot":
            if not self.game.gathering:
                same(self.lines, [told(line) for line in frame["log"]], "a snapshot tells another story")
            self.lines = [told(line) for line in frame["log"]]
        elif kind == "undone":
            del self.lines[frame["at"] :]

    def _check_place(self, frame: dict[str, Any]) -> None:
        if frame["at"] <= len(self.lines):
            same(self.lines[frame["at"] - 1], told(frame), "a step sent again tells another story")


def same(one: Any, other: Any, problem: str) -> None:
    if one != other:
        raise Leak(f"{problem}: {one} and {other}")


def told(line: dict[str, Any]) -> tuple[str, list[Any], list[Any]]:
    return line["move"], line["events"], line["rules"]


_TEXT = re.compile(rb'"([^"]*)"(:?)')  # a text in JSON, and whether it is a key


@lru_cache(maxsize=256)
def words_in(told: bytes) -> frozenset[bytes]:
    """Every word of every text in there, moves taken apart."""
    return frozenset(b" ".join([text for text, key in _TEXT.findall(told) if not key]).split())


def around_view(frame: bytes) -> tuple[bytes, bytes]:
    """The view, and all the rest of a frame."""
    begin, end = frame.index(b'"view":'), frame.index(b',"odds":')
    return frame[begin:end], frame[:begin] + frame[end:]


class Game:
    """One game of random moves, with all who look at it."""

    def __init__(self, inside: Inside, crew: list[dict[str, str]], name: str, kind: dict[str, Any], seed: int) -> None:
        self.inside, self.crew, self.name = inside, crew, kind.get("game", name)
        self.options = {key: value for key, value in kind.items() if key != "game"}
        self.choose = random.Random(seed)
        self.found: Counter[str] = Counter()
        self.gathering = True
        self.id = ""
        self.count = itertools.count()
        self.viewers: list[Viewer] = []
        self.secrets: list[bytes] = []
        self.tokens: dict[int, bytes] = {}
        self.hidden: frozenset[bytes] = frozenset()  # what only an open table would show
        self.shown: dict[int, str] = {}  # the move that is being made, as each seat sees it

    @property
    def room(self) -> Room:
        return self.inside.harbour.rooms[self.id]

    @property
    def table(self) -> LiveTable:
        return self.room.playing

    async def play(self) -> Counter[str]:
        await self._gather()
        while not self.table.over:
            if self.choose.random() < ASIDE:
                await self._aside()
            else:
                await self._move()
        self.found["games"] += 1
        for viewer in self.viewers:
            await viewer.ear.leave()
        del self.inside.harbour.rooms[self.id]
        return self.found

    async def _gather(self) -> None:
        players, host = self.options["players"], self.crew[0]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        given = {"game": self.name, "options": self.options, "seats": seats, "wait": True, "listed": True}
        made = await self.inside.asked("POST", "/api/tables", given, host["token"])
        self.id = made["id"]
        self.tokens[1] = made["seats"][0]["token"].encode()
        for seat in range(2, players + 1):
            body = {"seat": seat, "salt": f"salt-{self.choose.getrandbits(60)}"}
            sat = await self.inside.asked("POST", f"/api/tables/{self.id}/sit", body, self.crew[seat - 1]["token"])
            self.tokens[seat] = sat["token"].encode()
        self.secrets = [self.room.opened.seed.encode(), self.inside.harbour.store.key.hex().encode()]
        self.secrets += [part.encode() for person in self.crew for part in person.values()]
        self.secrets += [seat.salt.encode() for seat in self.room.seats if seat.salt]
        languages = [""] + ([self.choose.choice(LANGUAGES)] if self.choose.random() < IN_WORDS else [])
        for eyes, language in itertools.product(range(players + 1), languages):
            viewer = Viewer(eyes, language, self)
            self.viewers.append(viewer)
            viewer.ear = Ear(self.inside, self.id, self.crew[eyes - 1]["token"] if eyes else "", viewer.hear)
            await viewer.ear.answer("table", type="hello", words=language)
        await self.inside.asked("POST", f"/api/tables/{self.id}/start", {}, host["token"])
        while any(not viewer.now for viewer in self.viewers):
            await asyncio.sleep(0)
        self.gathering = False

    def of(self, eyes: int) -> Viewer:
        return next(viewer for viewer in self.viewers if viewer.eyes == eyes and not viewer.language)

    # --- what people do

    async def _move(self) -> None:
        table, at = self.table, self.room.at
        seat = self.choose.choice(table.waiting)
        mover = self.of(seat)
        same(list(mover.now["legal"]), [str(seat)], "somebody got another's list")
        text = self.choose.choice(mover.now["legal"][str(seat)])
        full = f"{seat} {text}"
        self.shown = {each.eyes: as_seen(table, viewer_of(each.eyes), full).partition(" ")[2] for each in self.viewers}
        twin = self._twin(seat, text) if self.choose.random() < COMPARED else None
        other = self._alternative(table, seat, text) if text != self.shown[0] else None
        views = {v.eyes: redact(table.state, max(v.eyes, 0) - 1) for v in self.viewers} if other else {}
        reveals, name = table.state.reveals, f"m{next(self.count)}"
        message = {"seat": seat, "at": at, "text": text, "id": name}
        if self.choose.random() < 0.1:
            await self.inside.asked("POST", f"/api/tables/{self.id}/moves", message, self.crew[seat - 1]["token"])
        else:
            same((await mover.ear.answer(name, type="move", **message))["type"], "ack", "a legal move was refused")
        self._look_at_step(seat, at + 1)
        if twin is not None:
            self.found["compared"] += self._compared(twin, reveals)
        if other and other[1] == self.table.waiting:
            self._retell(seat, other[0], views)

    def _look_at_step(self, seat: int, at: int) -> None:
        """Names of hidden things, and readers of words."""
        if at % OPENED == 0 or not self.table.game.all_see_the_same:
            whole = words_in(msgspec.json.encode(self.table.view(None, everything=True)))
            self.hidden = whole - self.of(0).own
        for viewer in self.viewers:
            frame = viewer.now
            same((frame["type"], frame["at"], frame["by"]), ("step", at, seat), "a step is missing")
            same(frame["move"], self.shown[viewer.eyes], "a secret move was shown")
            same([key for key in frame["legal"] if key != str(viewer.eyes)], [], "somebody got another's list")
            if viewer.language:
                self._same_in_words(viewer)
                continue
            legal = " ".join([self.shown[viewer.eyes], *itertools.chain(*frame["legal"].values())])
            known = [legal, *(str(outcome) for outcome in frame["chance"] if outcome != HIDDEN)]
            hidden = self.hidden - viewer.own - viewer.before - set(" ".join(known).encode().split())
            for name in hidden & (
                words_in(around_view(viewer.raw)[1]) | set(" ".join(frame["words"]).encode().split())
            ):
                raise Leak(f"{self.name}: {name!r} was named to {viewer.eyes or 'a spectator'}: {viewer.raw!r}")
        self.shown = {}

    def _same_in_words(self, viewer: Viewer) -> None:
        """What a reader of finished words gets is what the wire says otherwise, put into words."""
        keyed, said = self.of(viewer.eyes).now, catalogue(viewer.language).say
        for key, value in viewer.now.items():
            expected: Any = keyed[key]
            if key == "events":
                expected = [said(message(event)) for event in expected]
            elif key == "words":
                expected = {text: said(message(words)) for text, words in expected.items()}
            elif key == "odds":
                expected = [odds | {"what": said(message(odds["what"]))} for odds in expected]
            elif key == "scorers" and expected:
                expected = {seat: said(message(who)) for seat, who in expected.items()}
            elif key == "parts" and expected:
                expected = {seat: [[said(message(what)), n] for what, n in parts] for seat, parts in expected.items()}
            same(value, expected, f"{key} says something else in {viewer.language}")
        self.found["in words"] += 1

    def _alternative(self, table: LiveTable, seat: int, text: str) -> tuple[str, list[int]] | None:
        """Another move the seat might have made that looks the same to others, and who would be asked after it."""
        game, state = table.game, table.state
        look = game.veiled(state, seat - 1, text)
        fitting = [each for each in table.legal(seat) if game.veiled(state, seat - 1, each) == look and each != text]
        if not fitting:
            return None
        other, chosen = twin_of(table, state.copy()), self.choose.choice(fitting)
        other.advance(f"{seat} {chosen}")
        return chosen, other.waiting

    def _retell(self, seat: int, text: str, views: dict[int, Any]) -> None:
        """The story of a secret move, told with another move in its place, is the same to everybody else."""
        table = self.table
        for viewer in self.viewers:
            if viewer.eyes == seat or viewer.language:
                continue
            after = redact(table.state, max(viewer.eyes, 0) - 1)
            if viewer.now["chance"]:
                continue
            move = table.game.moves.number(text)
            story = table.game.narrate(views[viewer.eyes], seat - 1, move, after, [])
            sent = [[key, arguments] for key, arguments in viewer.now["events"]]
            same([on_the_wire(each) for each in story], sent, f"{self.name}: a story depends on a secret move")
            self.found["retold"] += 1

    # --- non-interference

    def _twin(self, seat: int, text: str) -> tuple[int, int, str, Step, LiveTable] | None:
        """A table that looks the same to one viewer, where another secret may be chosen, about to make its step."""
        eyes = self.choose.randrange(self.options["players"] + 1)
        twin = resampled(self.table, eyes, self.choose)
        if text not in twin.legal(seat) or (eyes != seat and self.shown[eyes] != text):
            look = self.shown[eyes]
            fitting = [each for each in twin.legal(seat) if twin.game.veiled(twin.state, seat - 1, each) == look]
            if eyes == seat or not fitting:
                return None
            text = self.choose.choice(fitting)
        return eyes, seat, text, Step(Moment(twin, len(twin.moves)), seat, text, [eyes]), twin

    def _compared(self, given: tuple[int, int, str, Step, LiveTable], reveals: int) -> int:
        """The same bytes, unless something was turned up or all can see that somebody is (not) asked any more."""
        eyes, seat, text, step, twin = given
        outcomes = twin.advance(f"{seat} {text}")
        if self.table.state.reveals != reveals or twin.state.reveals != reveals or twin.waiting != self.table.waiting:
            return 0
        step.made(Moment(twin, len(twin.moves)), outcomes)
        viewer = self.of(eyes)
        sent = step.frame(eyes, "", viewer.now["undo"], viewer.now["mark"])
        same(viewer.raw, sent, f"{self.name}, {seat} {text}: what {eyes or 'a spectator'} is sent depends on a secret")
        return 1

    # --- other doors

    async def _aside(self) -> None:
        deeds = (self._ask_why, self._ask_http, self._come_back, self._undo, self._pry, self._list)
        await self.choose.choice(deeds)()

    async def _ask_why(self) -> None:
        """A verdict on any move of the game is the same whatever lies hidden; so is the refusal of an illegal one."""
        seat = self.choose.randrange(self.options["players"]) + 1
        text = self.choose.choice(self.table.game.moves.texts)
        twin = resampled(self.table, seat, self.choose).why(text, seat)
        viewer, name = self.of(seat), f"w{next(self.count)}"
        heard = await viewer.ear.answer(name, type="why", id=name, seat=seat, text=text)
        there = twin.rule, on_the_wire(twin.why)
        same((heard["allowed"], heard["rule"], heard["why"]), (twin.allowed, *there), "a verdict depends on a secret")
        if text not in self.table.legal(seat):
            name = f"w{next(self.count)}"
            heard = await viewer.ear.answer(name, type="move", id=name, seat=seat, at=self.room.at, text=text)
            same((heard["code"], heard["rule"], heard["message"]), ("illegal", *there), "a refusal depends on a secret")
        self.found["verdicts"] += 1

    async def _ask_http(self) -> None:
        viewer = self.choose.choice(self.viewers)
        token = self.crew[viewer.eyes - 1]["token"] if viewer.eyes else ""
        words = f"words={viewer.language}"
        status, answer = await self.inside.ask("GET", f"/api/tables/{self.id}?{words}", None, token)
        self._got(viewer, answer)
        now = msgspec.json.decode(answer.partition(b"\n\n")[2])
        same((status, now["view"], now["legal"]), (200, viewer.now["view"], viewer.now["legal"]), "HTTP shows more")
        same([told(line) for line in now["log"]], viewer.lines, "HTTP tells another story")
        if viewer.eyes:
            path = f"/api/tables/{self.id}/replay?seat={viewer.eyes}&from=1&{words}"
            status, answer = await self.inside.ask("GET", path, None, token)
            self._got(viewer, answer)
            steps = msgspec.json.decode(answer.partition(b"\n\n")[2])["steps"]
            same([told(step) for step in steps], viewer.lines, "looking back tells another story")

    async def _come_back(self) -> None:
        """A broken line, taken up again a few moves ago."""
        viewer = self.choose.choice(self.viewers)
        back = max(0, self.room.at - self.choose.randrange(4))
        mark, now = self.room.made.entry(back - 1) + 1 if back else 0, viewer.now
        await viewer.ear.answer("table", type="hello", words=viewer.language, since=back, mark=mark)
        same((viewer.now["view"], viewer.now["legal"]), (now["view"], now["legal"]), "coming back shows more")

    async def _undo(self) -> None:
        takers = [viewer for viewer in self.viewers if viewer.now.get("undo") and not viewer.language]
        if takers:
            viewer, name = self.choose.choice(takers), f"u{next(self.count)}"
            heard = await viewer.ear.answer(name, type="undo", id=name, seat=viewer.eyes, at=self.room.at)
            same(heard["type"], "ack", "what may be taken back was refused")
            self.found["undone"] += 1

    async def _pry(self) -> None:
        """What is not one's own is refused while the game is on."""
        viewer = self.of(self.choose.randrange(self.options["players"] + 1))
        token = self.crew[viewer.eyes - 1]["token"] if viewer.eyes else ""
        other = viewer.eyes % MOST + 1
        for path in ("logbook", "verify", "replay", "replay?open=1", f"replay?seat={other}", f"?seat={other}"):
            whole = f"/api/tables/{self.id}{path}" if path.startswith("?") else f"/api/tables/{self.id}/{path}"
            status, answer = await self.inside.ask("GET", whole, None, token)
            self._got(viewer, answer)
            same(status, 403, f"{path} was answered")
        heard = await viewer.ear.answer("error", type="look", seat=other)
        same(heard["code"], "not-your-seat", "another's eyes")

    async def _list(self) -> None:
        viewer = self.choose.choice(self.viewers)
        token = self.crew[viewer.eyes - 1]["token"] if viewer.eyes else ""
        for path in ("/api/tables?live=1", "/metrics", *(["/api/tables?mine=1"] if token else [])):
            self._got(viewer, (await self.inside.ask("GET", path, None, token))[1])

    def _got(self, viewer: Viewer, answer: bytes) -> None:
        self.found["answers"] += 1
        self.found["bytes"] += len(answer)
        self.search(viewer, answer)

    def search(self, viewer: Viewer, text: bytes) -> None:
        """No secret of the server, no id or token of anybody, nobody else's randomness, in any byte."""
        over = self.id in self.inside.harbour.rooms and self.room.begun and self.room.over
        for secret in self.secrets[1 if over else 0 :]:
            if secret in text:
                raise Leak(f"{self.name}: {viewer.eyes or 'a spectator'} was sent {secret!r}: {text!r}")
        for seat, token in self.tokens.items():
            if token in text:
                raise Leak(f"{self.name}: the token of {seat} was sent to {viewer.eyes}")


def message(wired: Any) -> Message:
    key, arguments = wired
    return Message(key, {name: message(each) if isinstance(each, list) else each for name, each in arguments.items()})


def resampled(table: LiveTable, eyes: int, choose: random.Random) -> LiveTable:
    """A table that looks the same to one viewer and differs in what that viewer cannot know."""
    seat, chance = eyes - 1 if eyes else NO_SEAT, Chance()
    seed_simulation(chance, choose.getrandbits(50))
    state = redact(table.state, seat)
    table.game.engine.resample(state, seat, chance)
    state.chance = table.state.chance.copy()
    return twin_of(table, state)


def twin_of(table: LiveTable, state: Any) -> LiveTable:
    """The same table in another state."""
    twin = copy.copy(table)
    twin.moves, twin.desk = table.moves[:], copy.copy(table.desk)
    twin.desk.outcomes, twin.desk.used = [], Counter(table.desk.used)
    twin.state = state
    twin.state.chance.desk = twin.desk
    return twin


async def sail(given: argparse.Namespace, database: str) -> None:
    names = [name for name in KINDS if not given.only or name in given.only.split(",")]
    until = time.monotonic() + 60 * given.minutes if given.minutes else float("inf")
    begun, found = Counter[str](), {name: Counter[str]() for name in names}

    async def keep_playing(crew: list[dict[str, str]]) -> None:
        while time.monotonic() < until:
            name = min(names, key=lambda each: begun[each])
            if begun[name] >= given.games:
                return
            number = begun[name]
            begun[name] += 1
            kind = KINDS[name][number % len(KINDS[name])]
            found[name] += await Game(inside, crew, name, kind, given.seed * 1_000_000 + number).play()
            if found[name]["games"] % 100 == 0:
                print(f"{name}: {dict(found[name])}", flush=True)

    async with Inside(database) as inside:
        crews = []
        for _ in range(given.flight):
            people = [await inside.asked("POST", "/api/me", {"token": True}) for _ in range(MOST)]
            crews.append([{"id": person["id"], "token": person["token"]} for person in people])
        await asyncio.gather(*map(keep_playing, crews))
    for name in names:
        print(f"{name}: {dict(found[name])}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each game")
    parser.add_argument("--minutes", type=float, default=0, help="no game is begun after so many")
    parser.add_argument("--flight", type=int, default=12, help="games at a time")
    parser.add_argument("--only", default="", help="these games alone, with commas between")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sys.setswitchinterval(0.001)
    began, cpu = time.monotonic(), time.process_time()
    memory = Path("/dev/shm")  # what is written is of no use afterwards
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        asyncio.run(sail(given, str(Path(folder) / "tables.sqlite")))
    print(f"nothing was found in {time.monotonic() - began:.0f} s, {time.process_time() - cpu:.0f} s of processor time")


if __name__ == "__main__":
    main()
