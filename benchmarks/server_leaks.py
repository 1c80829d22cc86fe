"""Every byte sent to every kind of client over thousands of random games, searched for what that client may not know.

    python benchmarks/server_leaks.py --games 1000

What the server sends about each move is made here exactly as it is for sockets, for every seat and for somebody who
only watches, and looked at in two ways:
*search*: the words in it must be words that the viewer's own view, the moves as the viewer sees them and the public
events can hold: a card that lies hidden, and of which the viewer knows no copy, must not be named anywhere;
*non-interference*: the same moment with its unknowns filled in anew must give the same bytes, to the last one.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from rich.progress import track

import tradewind as tw
from tradewind.kernel.chance import Chance, seed_simulation
from tradewind.kernel.view import NO_SEAT, redact
from tradewind.replay import HIDDEN, as_seen, chance_seen
from tradewind.server.live import LiveTable
from tradewind.server.moment import Moment, Step, viewer_of

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("port-royal", {"players": 4}),
    ("port-royal", {"players": 3, "with_": ["gambler", "contracts"]}),
    ("jamaica", {"players": 4}),
    ("jamaica", {"players": 2, "ghost": True}),
    ("voyages", {"players": 3}),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began, found = time.monotonic(), Counter[str]()
    for name, options in GAMES:
        for number in track(range(given.games), f"{name} {options}"):
            for kind, size in looked_at(name, options, given.seed * 1_000_000 + number):
                found[kind] += size
    print(f"{given.games} games of each of {len(GAMES)} kinds in {time.monotonic() - began:.0f} s: {dict(found)}")


def looked_at(name: str, options: dict[str, Any], seed: int) -> Iterator[tuple[str, int]]:
    """One random game; what was looked at, and how much of it."""
    chooser = random.Random(seed)
    table = LiveTable(tw.open(name, seed=seed, **options).logbook())
    while not table.over:
        seat = chooser.choice(table.waiting)
        text = f"{seat} {chooser.choice(table.legal(seat))}"
        twin = resampled(table, chooser) if chooser.random() < 0.1 else None
        eyes = list(range(table.seats + 1))
        step = Step(Moment(table, len(table.moves)), seat, text.partition(" ")[2], eyes)
        shown = {each: as_seen(table, viewer_of(each), text) for each in eyes}
        before = table.state.reveals
        outcomes = table.advance(text)
        step.made(Moment(table, len(table.moves)), outcomes)
        everything = names_in(table.view(None, everything=True))
        for each in eyes:
            frame = step.frame(each, "", False, 1)
            search(table, each, frame, everything, shown[each], chance_seen(table.game, viewer_of(each), outcomes))
            yield "frames", 1
            yield "bytes", len(frame)
        if twin is not None:
            yield "compared", compared(table, twin, step, text, before)
    yield "games", 1


def search(table: LiveTable, eyes: int, frame: bytes, everything: set[str], shown: str, chance: list[Any]) -> None:
    """What lies somewhere and is not in the viewer's own view must not be named in the rest of the frame either."""
    told = msgspec.json.decode(frame)
    own = names_in(told.pop("view"))
    legal = {word for texts in told["legal"].values() for text in texts for word in text.split()}
    known = {str(outcome) for outcome in chance if outcome != HIDDEN}
    for name in (everything - own - legal - known) & names_in(told):
        assert name in shown, f"{table.game.name}: “{name}” was sent to {eyes or 'a spectator'}"


def names_in(view: Any) -> set[str]:
    if isinstance(view, dict):
        return {name for value in view.values() for name in names_in(value)}
    if isinstance(view, list):
        return {name for value in view for name in names_in(value)}
    return {view} if isinstance(view, str) else set()


def resampled(table: LiveTable, chooser: random.Random) -> tuple[int, LiveTable]:
    """A table that looks the same to one viewer and differs in what that viewer cannot know."""
    eyes = chooser.randrange(table.seats + 1)
    seat = eyes - 1 if eyes else NO_SEAT
    twin = LiveTable(table.logbook(), table.moves)
    chance = Chance()
    seed_simulation(chance, chooser.getrandbits(50))
    other = redact(table.state, seat)
    table.game.engine.resample(other, seat, chance)
    other.chance = table.state.chance.copy()
    other.chance.desk = twin.desk
    twin.state = other
    return eyes, twin


def compared(table: LiveTable, twin: tuple[int, LiveTable], step: Step, text: str, before: int) -> int:
    """The same move at both: the same bytes, unless it turned something up or the other mover could not make it."""
    eyes, other = twin
    seat, words = int(text.partition(" ")[0]), text.partition(" ")[2]
    if words not in other.legal(seat) or table.state.reveals != before:
        return 0
    there = Step(Moment(other, len(other.moves)), seat, words, [eyes])
    outcomes = other.advance(text)
    there.made(Moment(other, len(other.moves)), outcomes)
    if other.state.reveals != before:
        return 0
    same = there.frame(eyes, "", False, 1) == step.frame(eyes, "", False, 1)
    assert same, f"{table.game.name}, {text}: what {eyes or 'a spectator'} is sent depends on something hidden"
    return 1


if __name__ == "__main__":
    main()
