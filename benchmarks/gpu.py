"""On a machine with a CUDA device: do GPU and processor give the same bytes, and how fast is the GPU?

python benchmarks/gpu.py [GAME …] [--games N] [--check N] [--option KEY=VALUE …]
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from typing import Any

from tradewind.fleet.compiled import CompiledFleet
from tradewind.fleet.gpu import GpuFleet
from tradewind.kernel.registry import games


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["port-royal"])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], help="KEY=JSON")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--check", type=int, default=2000, help="games whose final bytes are compared")
    parser.add_argument("--games", dest="count", type=int, default=1 << 20)
    given = parser.parse_args()
    failures = 0
    for name in given.games:
        game = games()[name]
        options = game.options(
            {"players": given.players} | {k: json.loads(v) for k, v in (pair.split("=", 1) for pair in given.option)}
        )
        bots = (given.bots.split(",") * options["players"])[: options["players"]]
        try:
            failures += _check(game, options, bots, given.check)
            _measure(game, options, bots, given.count)
        except Exception:
            traceback.print_exc(limit=4, file=sys.stdout)
            failures += 1
    return failures


def _check(game: Any, options: Any, bots: list[str], count: int) -> int:
    start = time.perf_counter()
    there = GpuFleet(game, options, bots).convoy(1, range(count), finals=True)
    print(f"{game.name}: GPU ready and {count} games sailed after {time.perf_counter() - start:.1f} s", flush=True)
    here = CompiledFleet(game, options, bots).convoy(1, range(count), finals=True)
    same = sum(a == b for a, b in zip(here.finals, there.finals, strict=True))
    print(f"{game.name}: {same} of {count} finished games have the same bytes on GPU and processor", flush=True)
    return int(same != count or here.decisions != there.decisions or here.winners != there.winners)


def _measure(game: Any, options: Any, bots: list[str], count: int) -> None:
    fleet = GpuFleet(game, options, bots)
    fleet.timed(1, range(count))
    seconds, decisions = fleet.timed(2, range(count))
    rate, games_rate = decisions / seconds, count / seconds
    print(f"{game.name} {options}: {rate / 1e6:,.0f} million decisions/s, {games_rate:,.0f} games/s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
