"""Our speed beside a yardstick program in C, in one run, as ratios: machines are noisy, ratios less so.

    python benchmarks/yardstick.py PATH/TO/prlite.c [GAME …] [--players N] [--option KEY=JSON …] [--rounds N]

The yardstick is compiled with `gcc -O2` and called as `./yardstick step GAMES SEED`; it prints JSON with `dec_s`, its
decisions a second. Each round measures the yardstick, the plain rules and the compiled rules one after the other, in
seconds of processor time; the median of the rounds' ratios counts.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from tradewind.fleet.compiled import CompiledFleet
from tradewind.fleet.plain import PlainFleet
from tradewind.kernel.registry import games

SEED = 2026


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("yardstick", type=Path)
    parser.add_argument("games", nargs="*", default=["port-royal"])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "yardstick"
        subprocess.run(["gcc", "-O2", "-o", program, given.yardstick], check=True)
        for name in given.games:
            chosen = {key: json.loads(value) for key, value in (pair.split("=", 1) for pair in given.option)}
            _compare(program, name, {"players": given.players} | chosen, given.rounds)


def _compare(program: Path, name: str, chosen: dict[str, Any], rounds: int) -> None:
    game = games()[name]
    options = game.options(chosen)
    bots = ["random"] * options["players"]
    plain, compiled = PlainFleet(game, options, bots), CompiledFleet(game, options, bots)
    start = time.perf_counter()
    compiled.convoy(SEED, range(1))
    print(f"{name} {chosen}: first compiled game after {time.perf_counter() - start:.1f} s")
    ratios: dict[str, list[float]] = {"plain": [], "compiled": []}
    for _ in range(rounds):
        yardstick = json.loads(subprocess.run([program, "step", "100000", "1"], check=True, capture_output=True).stdout)
        for kind, fleet, count in (("plain", plain, 40), ("compiled", compiled, 20_000)):
            ratios[kind].append(_rate(fleet, count) / yardstick["dec_s"])
        print(
            f"  yardstick {yardstick['dec_s'] / 1e6:.1f} M/s; "
            + ", ".join(f"{k} {v[-1]:.4f}" for k, v in ratios.items())
        )
    print(
        f"{name}: " + ", ".join(f"{kind} {statistics.median(found):.4f}" for kind, found in ratios.items()) + " of it"
    )


def _rate(fleet: Any, count: int) -> float:
    start = time.process_time()
    decisions = sum(fleet.convoy(SEED, range(count)).decisions)
    return decisions / (time.process_time() - start)


if __name__ == "__main__":
    main()
