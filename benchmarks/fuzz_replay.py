"""Feed broken logbooks to replay until something other than a refusal comes out.

    python benchmarks/fuzz_replay.py --inputs 1000000

Half the inputs are real logbooks with values of the JSON tree put out of place: a wrong kind, an absurd number,
something from another game. A quarter have bytes changed, cut, doubled or spliced; a quarter are random altogether.
Each is read, set up, played and looked at by a random viewer, in this process. Every answer must be a position, an
illegal move or a LogbookError; anything else is a traceback and fails the run. A *stumble* is a LogbookError whose
cause was an exception inside a game: refused, but without the game saying why.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track

import tradewind as tw
from tradewind.kernel import registry
from tradewind.logbook import decode, encode
from tradewind.replay import Viewer, moves_until, seated, summary

TRACEBACK = "TRACEBACK"
STUMBLE = "stumble"
BATCH = 10_000
CORPUS_MOVES = 25
MOST_PLAYERS = 4
DEEP = 0.85  # how often a change goes where a game reads, not the logbook
ODD_VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 255, 256, 32768, 2**31, 2**63, -(2**63), 10**40, 0.5, -0.0, 1e300, "", "?", "1",
    "draw", "\u2028", "x" * 300, [], [[]], [None], {}, {"": {}}, {"players": 3}, ["sailor-3"] * 3, [1] * 100,
)  # fmt: skip
CHUNKS = (
    b"{", b"}", b"[", b"]", b",", b":", b'"', b"\\", b"null", b"-", b"1e9", b"\x00", b"\xff", b"\\u0000", b"\\ud800",
    b'"moves"', b'"logbook": 1',
)  # fmt: skip


def corpus(chooser: random.Random) -> list[bytes]:
    """Short games of every kind there is, from the set-up and from a position, with and without fixed chance."""
    found = []
    for game in registry.games().values():
        for count in [count for count in game.choices()["players"] if count <= MOST_PLAYERS]:
            table = played_on(tw.open(game.name, players=count, seed=chooser.getrandbits(60)), chooser)
            logbook = json.loads(encode(table.logbook()))
            found += [logbook, logbook | {"chance": fixed(table)}]
            start = legal_part(logbook | {"position": table.view(), "moves": [], "seats": ["x"] * count})
            found += [start, json.loads(encode(played_on(tw.load(start), chooser).logbook()))]
    return [json.dumps(logbook).encode() for logbook in found]


def played_on(table: tw.Table, chooser: random.Random) -> tw.Table:
    for _ in range(chooser.randrange(CORPUS_MOVES)):
        if not table.over:
            seat = chooser.choice(table.waiting)
            table.play(chooser.choice(table.legal(seat)), seat)
    return table


def fixed(table: tw.Table) -> dict[str, list[Any]]:
    """What came so far, for sources that are one list."""
    came: dict[str, list[Any]] = {}
    for outcome in table.desk.outcomes:
        name = table.game.sources[outcome.source].name
        if name.isalpha():
            came.setdefault(name, []).append(table.game.outcome_text(outcome))
    return came


def legal_part(logbook: dict[str, Any]) -> dict[str, Any]:
    """The logbook without the keys of its position that the game does not take from there."""
    while logbook["position"]:
        try:
            tw.load(logbook)
            break
        except tw.LogbookError as refused:
            key = re.split(r"[.\[]", refused.where)[1:2]
            logbook["position"].pop(
                key[0] if key and key[0] in logbook["position"] else next(iter(logbook["position"]))
            )
    return logbook


def with_bytes_changed(data: bytes, other: bytes, chooser: random.Random) -> bytes:
    for _ in range(chooser.choice((1, 1, 2, 4, 16))):
        place, length = chooser.randrange(len(data) + 1), chooser.randrange(12)
        piece = data[place : place + length]
        kind = chooser.randrange(6)
        if kind == 0:
            data = data[:place] + bytes([chooser.randrange(256)]) + data[place + 1 :]
        elif kind == 1:
            data = data[:place] + data[place + length :]
        elif kind == 2:
            data = data[:place] + piece * chooser.randrange(4) + data[place:]
        elif kind == 3:
            data = data[:place] + chooser.choice(CHUNKS) + data[place:]
        elif kind == 4:
            data = data[:place] + other[chooser.randrange(len(other)) :]
        else:
            data = data[:place]
    return data


def without_sense(data: bytes, other: bytes, chooser: random.Random) -> bytes:
    """Random bytes, or random pieces of JSON."""
    if chooser.random() < 0.5:
        return chooser.randbytes(chooser.randrange(64))
    return b"".join(chooser.choices(CHUNKS, k=chooser.randrange(30)))


def with_values_changed(data: bytes, other: bytes, chooser: random.Random) -> bytes:
    logbook = json.loads(data)
    for _ in range(chooser.choice((1, 1, 1, 2, 3))):
        change_one(logbook, json.loads(other), chooser)
    return json.dumps(logbook).encode()


def change_one(logbook: dict[str, Any], other: dict[str, Any], chooser: random.Random) -> None:
    """Somewhere in the tree: another value, no value, a neighbour's value, one from another logbook."""
    inside: Any = logbook
    deep = [key for key in ("options", "position", "chance", "moves") if isinstance(logbook.get(key), (dict, list))]
    if deep and chooser.random() < DEEP:
        inside = logbook[chooser.choice(deep)]
    while True:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        if not keys:
            return
        key = chooser.choice(keys)
        if isinstance(inside[key], (dict, list)) and inside[key] and chooser.random() < 0.8:
            inside = inside[key]
            continue
        break
    kind = chooser.randrange(6)
    if kind == 0:
        del inside[key]
    elif kind == 1:
        inside[key] = deepcopy(inside[chooser.choice(keys)])
    elif kind == 2 and key in other:
        inside[key] = other[key]
    elif kind == 3 and isinstance(inside[key], int):
        inside[key] += chooser.choice((-1, 1, 100))
    elif kind == 4 and isinstance(inside, list):
        inside.insert(key, deepcopy(inside[key]))
    else:
        inside[key] = deepcopy(chooser.choice(ODD_VALUES))


def feed(data: bytes, chooser: random.Random) -> str:
    """What kind of answer an input gets."""
    try:
        logbook = decode(data)
        viewer = Viewer(chooser.choice((None, 1, 2)), chooser.random() < 0.3)
        table = seated(logbook, viewer)
        for text in moves_until(logbook, None):
            table.perform(text)
        json.dumps(summary(table, viewer))
    except tw.IllegalMove as refused:
        return "illegal: a rule" if refused.rule else "illegal: no move"
    except tw.LogbookError as refused:
        cause = refused.__cause__
        return f"{STUMBLE} in {refused.where}: {_place(cause)}" if cause else f"refused: {refused.why.key}"
    return "played"


def _place(error: BaseException) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(frame.filename).name}:{frame.lineno}"


def hunt(seed: int, inputs: int, game: str | None) -> tuple[Counter[str], dict[str, bytes]]:
    """Kinds of answers to so many inputs, and for each kind of traceback and stumble an input that causes it."""
    chooser = random.Random(seed)
    logbooks = [data for data in corpus(chooser) if not game or f'"{game}"'.encode() in data]
    kinds: Counter[str] = Counter()
    examples: dict[str, bytes] = {}
    for _ in range(inputs):
        change = chooser.choice((with_bytes_changed, with_values_changed, with_values_changed, without_sense))
        data = change(chooser.choice(logbooks), chooser.choice(logbooks), chooser)
        try:
            kind = feed(data, chooser)
        except Exception as error:
            kind = f"{TRACEBACK} {_place(error)}"
        kinds[kind] += 1
        if kind.startswith((TRACEBACK, STUMBLE)):
            examples.setdefault(kind, data)
    return kinds, examples


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", help="only this game's logbooks")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    batches = [(asked.seed * 1_000_000 + batch, BATCH, asked.game) for batch in range(-(-asked.inputs // BATCH))]
    kinds: Counter[str] = Counter()
    examples: dict[str, bytes] = {}
    began = time.perf_counter()
    console = Console(stderr=True, highlight=False, markup=False)
    with ProcessPoolExecutor(asked.workers) as pool:
        hunts = pool.map(hunt, *zip(*batches, strict=True))
        for found, caused in track(hunts, "Broken logbooks", total=len(batches), console=console):
            kinds += found
            examples |= caused
    for kind, count in sorted(kinds.items(), key=lambda entry: -entry[1]):
        console.print(f"{count:>9}  {kind}")
    seconds = time.perf_counter() - began
    failures = [kind for kind in examples if kind.startswith(TRACEBACK)]
    console.print(f"{kinds.total()} inputs in {seconds:.0f} s, {len(failures)} kinds of traceback")
    for kind, data in examples.items():
        sys.stdout.write(f"{kind}\n{data.decode('utf-8', 'replace')}\n")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
