"""What the search and the levels achieve: many games on many cores, kept line by line, so that a run can go on later.

    python benchmarks/search_figures.py --out figures.jsonl --cores 16 --minutes 9 --only goals,levels
    python benchmarks/search_figures.py --out figures.jsonl --show

Budgets of time are counted in processor time, so that a machine with other things to do gives the same figures, only
later. It needs numpy, numba and platformdirs and nothing else. Groups: `goals` (200 ms against sailors, alone, as a
team), `curve` (50 ms to 5 s), `grid` (playouts against the sailor, two players), `levels` (each against the one below),
`crowds` (each among three of the one below), `products` (levels in every product), `modes` (each level alone and as a
team), `speed` (playouts a second, and what the tree costs). Every game has a
number; where one plays against others, as many games as there are seats share a shuffle, the seats changed.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

SEED = 20260
PLAYOUTS = (10, 30, 100, 300, 1000, 3000)
MILLISECONDS = {"50ms": 50, "200ms": 200, "1s": 1000, "5s": 5000}
PLAYED = 5000
NINETY_FIVE = 1.96  # standard deviations to either side that hold 95 %
NEWTON = 20  # steps of a regression; ten are enough
SAILOR = "sailor"
LEVELS = ("cabin-boy", "sailor", "pirate", "captain", "lord-of-the-seas")
FEWER_OF_LORDS = 5
REEF = "marauders-reef"
TEAM: dict[str, Any] = {"players": 2, "with": ["contracts"], "mode": "cooperative"}
FOUR: dict[str, dict[str, Any]] = {
    "port-royal": {"players": 4},
    "jamaica": {"players": 4},
    "voyages": {"players": 4, "map": REEF},
}
TWO: dict[str, dict[str, Any]] = {
    "port-royal": {"players": 2},
    "jamaica": {"players": 2},
    "voyages": {"players": 2, "map": REEF},
}
PRODUCTS: list[tuple[str, dict[str, Any]]] = [
    ("port-royal", {"players": 2, "with": ["gambler"]}),
    ("port-royal", {"players": 2, "with": ["set-sail"]}),
    ("port-royal", {"players": 2, "with": ["contracts"]}),
    ("port-royal", {"players": 2, "with": ["contracts", "gambler", "set-sail"]}),
    ("port-royal-set-sail", {"players": 2}),
    ("voyages", {"players": 2, "map": "first-voyage"}),
]
MODES: list[tuple[str, dict[str, Any]]] = [
    ("port-royal", TEAM),
    ("port-royal", TEAM | {"players": 1}),
    ("voyages", {"players": 1, "map": REEF}),
]


@dataclass(frozen=True)
class Task:
    """Games of one kind between one player and another (or, with no other, of one player in every seat)."""

    group: str
    name: str
    game: str
    options: dict[str, Any] = field(hash=False)
    player: str
    other: str  # "" : everybody is `player`
    games: int


def told(game: str, options: dict[str, Any]) -> str:
    """A game with its options, such as `port-royal 2 contracts+gambler`."""
    more = ["+".join(value) if isinstance(value, list) else str(value) for value in options.values()]
    return " ".join([game, *more])


def many(player: str, games: int) -> int:
    """The lord of the seas thinks for a minute in every game: there are fewer of his."""
    return games // FEWER_OF_LORDS if player == LEVELS[-1] else games


def tasks() -> Iterator[Task]:
    """Everything there is to measure, the most wanted first."""
    quick = "search:200ms"
    for game in ("port-royal", "jamaica"):
        yield Task("goals", f"{game} 4, {quick}", game, FOUR[game], quick, SAILOR, 1000)
    yield Task("goals", f"contracts, a team of two, {quick}", "port-royal", TEAM, quick, "", 100)
    yield Task("goals", f"{REEF} alone, {quick}", "voyages", {"players": 1, "map": REEF}, quick, "", 100)
    for game, options in TWO.items():
        for upper, lower in zip(LEVELS[1:], LEVELS, strict=False):
            yield Task("levels", f"{game} 2, {upper} against {lower}", game, options, upper, lower, many(upper, 200))
    for game, options in FOUR.items():
        for upper, lower in zip(LEVELS[1:], LEVELS, strict=False):
            yield Task(
                "crowds", f"{game} 4, {upper} among three of {lower}", game, options, upper, lower, many(upper, 100)
            )
    for game, options in PRODUCTS:
        for upper, lower in zip(LEVELS[1:4], LEVELS, strict=False):
            yield Task("products", f"{told(game, options)}, {upper} against {lower}", game, options, upper, lower, 60)
    for game, options in MODES:
        for level in LEVELS:
            yield Task("modes", f"{told(game, options)}, {level}", game, options, level, "", 60)
    for playouts in PLAYOUTS:
        for game, options in TWO.items():
            if game != "voyages" or playouts <= 300:
                yield Task(
                    "grid",
                    f"{game} 2, search:{playouts} against sailor",
                    game,
                    options,
                    f"search:{playouts}",
                    SAILOR,
                    100,
                )
    for budget, games in (("50ms", 400), ("200ms", 300), ("1s", 48), ("5s", 28)):
        for game, options in FOUR.items():
            yield Task("curve", f"{game} 4, search:{budget}", game, options, f"search:{budget}", SAILOR, games)


@cache
def match(game: str, options: str) -> Any:
    from matches import Match

    from tradewind.kernel.registry import games

    return Match(games()[game], json.loads(options))


def play(job: tuple[Task, int]) -> dict[str, Any]:
    """One game, and what came of it to the player that is looked at."""
    from tradewind.bots.players import Seen, player
    from tradewind.bots.search import thinking

    thinking.clock = time.process_time
    task, number = job
    games = match(task.game, json.dumps(task.options))
    game, options = games.game, games.game.options(task.options)
    mine = number % games.seats

    def thinker(name: str) -> Any:
        chooser = player(name, game, options, number, patient=True)

        def think(view: Any, seat: int, seed: int) -> int:
            legal = [game.moves.texts[move] for move in game.legal(view, seat)]
            return int(game.moves.numbers[chooser.choose(Seen(game, options, seat + 1, view, legal)).move])

        return think

    who = {seat: task.player if seat == mine or not task.other else task.other for seat in range(games.seats)}
    thinkers = {seat: thinker(name) for seat, name in who.items() if name != SAILOR}
    began = time.process_time()
    shuffle = number // games.seats if task.other else number  # where all play alike, changing seats changes nothing
    ended = games.play(SEED + shuffle, thinkers)
    winners = sum(ended.winners)
    together = not task.other and winners == games.seats
    return {
        "task": task.name,
        "game": number,
        "share": (1.0 if together else 1 / winners) if ended.winners[mine] else 0.0,
        "score": ended.scores[mine],
        "choices": sum(ended.choices),
        "seconds": round(time.process_time() - began, 2),
    }


def compile_for(kind: tuple[str, str]) -> str:
    """The first game of a kind compiles everything for the others."""
    game, options = kind
    play((Task("", "", game, json.loads(options), "search:2", SAILOR, 1), 0))
    return game


def interval(shares: list[float]) -> tuple[float, float, float]:
    """The mean share and its 95 % interval (Wilson's, which is right near 0 and 1 too)."""
    n, p, z = len(shares), sum(shares) / len(shares), NINETY_FIVE
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return p, middle - half, middle + half


def growth(points: list[tuple[float, list[float]]]) -> tuple[float, float, float]:
    """By how much twice the time multiplies the odds of winning, and its 95 % interval: a logistic regression."""
    at_once, doubled = 0.0, 0.0
    for _ in range(NEWTON):
        pull, tilt, weight, leaning, lever = 0.0, 0.0, 0.0, 0.0, 0.0
        for doublings, shares in points:
            expected = 1 / (1 + math.exp(-at_once - doubled * doublings))
            missed, spread = sum(shares) - len(shares) * expected, len(shares) * expected * (1 - expected)
            pull, tilt = pull + missed, tilt + missed * doublings
            weight, leaning, lever = weight + spread, leaning + spread * doublings, lever + spread * doublings**2
        ground = weight * lever - leaning**2
        at_once += (lever * pull - leaning * tilt) / ground
        doubled += (weight * tilt - leaning * pull) / ground
    half = NINETY_FIVE * math.sqrt(weight / ground)
    return math.exp(doubled), math.exp(doubled - half), math.exp(doubled + half)


def show_growth(rows: dict[str, list[dict[str, Any]]]) -> None:
    """What twice the time is worth in each game, by all budgets together."""
    for game in FOUR:
        points = [
            (math.log2(amount / MILLISECONDS["200ms"]), [row["share"] for row in rows[name]])
            for label, amount in MILLISECONDS.items()
            if (name := f"{game} 4, search:{label}") in rows
        ]
        if len(points) > 1:
            times, low, high = growth(points)
            sys.stdout.write(f"{game}: twice the time, {times:.3f} ({low:.3f}–{high:.3f}) times the odds of winning\n")


def kept(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def show(path: Path) -> None:
    """What is known so far."""
    rows: dict[str, list[dict[str, Any]]] = {}
    for row in kept(path):
        rows.setdefault(row["task"], []).append(row)
    for name, some in rows.items():
        if "share" not in some[0]:
            sys.stdout.write(f"{json.dumps(some[-1])}\n")
            continue
        mean, low, high = interval([row["share"] for row in some])
        seconds, choices = sum(row["seconds"] for row in some), sum(row["choices"] for row in some)
        score = sum(row["score"] for row in some) / len(some)
        told = f"{100 * mean:5.1f} % ({100 * low:.1f}–{100 * high:.1f}) of {len(some):4d} games, score {score:5.1f}"
        sys.stdout.write(f"{name:60s} {told}, {1000 * seconds / max(1, choices):6.1f} ms a choice\n")
    show_growth(rows)


def plot(path: Path, picture: Path) -> None:
    """Strength over time, or over playouts: the share of games won against sailors, with 95 % intervals."""
    import matplotlib as mpl

    mpl.use("svg")
    import matplotlib.pyplot as plt

    shares: dict[str, list[float]] = {}
    for row in kept(path):
        if "share" in row:
            shares.setdefault(row["task"], []).append(row["share"])
    by_time = {label: (f"{{}} 4, search:{label}", amount) for label, amount in MILLISECONDS.items()}
    by_playouts = {str(amount): (f"{{}} 2, search:{amount} against sailor", amount) for amount in PLAYOUTS}
    panels = [
        (by_time, "time for a move", "won against three sailors", 0.25),
        (by_playouts, "playouts for a move", "won against one sailor", 0.5),
    ]
    drawn = [
        panel for panel in panels if any(name.format(game) in shares for name, _ in panel[0].values() for game in FOUR)
    ]
    figure, axes = plt.subplots(1, len(drawn), figsize=(6 * len(drawn), 4.2), squeeze=False)
    for axis, (points, along, upwards, fair) in zip(axes[0], drawn, strict=True):
        for game in FOUR:
            known = [
                (at, *interval(shares[name.format(game)]))
                for name, at in points.values()
                if name.format(game) in shares
            ]
            if known:
                at, means, lows, highs = zip(*known, strict=True)
                spans = [
                    [m - low for m, low in zip(means, lows, strict=True)],
                    [h - m for m, h in zip(means, highs, strict=True)],
                ]
                axis.errorbar(at, means, yerr=spans, marker="o", capsize=4, label=game)
        axis.axhline(fair, linestyle=":", color="grey", label="fair share")
        axis.set(xscale="log", xlabel=along, ylabel=f"share of games {upwards}", ylim=(0, 1))
        axis.set_xticks([at for _, at in points.values()], [*points])
        axis.legend(loc="lower left")
    figure.tight_layout()
    figure.savefig(picture)


def tree_alone(tree, ships, masks, me, habits, steps):  # type: ignore[no-untyped-def]
    """What a tree does at one node, again and again, without the rules."""
    found = 0
    for step in range(steps):
        write_word(ships[0], 0, step)  # noqa: F821 - put in when it is compiled
        found += find_node(tree, fingerprint(ships[0], masks[me], me))  # noqa: F821
        learn(tree, 0, best_edge(tree, 0, habits), 0.5, 0.5)  # noqa: F821
    return found


def seconds_in_the_tree(search: Any, seat: int, habits: Any) -> float:
    """For one step down the tree: recognise the view, choose, learn."""
    import numba
    from numba.extending import intrinsic

    from tradewind.bots.search import tree
    from tradewind.fleet import searching
    from tradewind.fleet.fitting import njit, rules_compiler
    from tradewind.fleet.words import word_access
    from tradewind.kernel.rule import Compiler

    compiler, words = rules_compiler(False), word_access(intrinsic, numba.types)
    inside = {name: compiler(getattr(tree, name)) for name in ("find_node", "best_edge", "learn")}
    inside["fingerprint"] = compiler.twin(searching.fingerprint, **words)
    alone = Compiler(njit()).twin(tree_alone, **inside, **words)
    given = (search._tree, search._ships, search._masks, seat, habits)
    alone(*given, 1)
    steps, began = 200_000, time.process_time()
    alone(*given, steps)
    return (time.process_time() - began) / steps


def speed(kind: tuple[str, str]) -> dict[str, Any]:
    """Playouts a second on one core, in the middle of a game; the same with no tree but its root; the tree's share."""
    from tradewind.bots.search.tree import Habits
    from tradewind.fleet.searching import CompiledSearch
    from tradewind.kernel.chance import Chance, seed_simulation
    from tradewind.kernel.conformance import begun
    from tradewind.kernel.registry import games
    from tradewind.kernel.view import redact

    name, given = kind
    game = games()[name]
    options = game.options(json.loads(given))
    state, moves, luck, decisions = begun(game, options, 7), game.move_list(), Chance(), 0
    seed_simulation(luck, 7)
    while decisions < 12 * options["players"] or len(game.legal(state, game.engine.actor(state))) < 2:
        seat = game.engine.actor(state)
        game.engine.legal(state, seat, moves)
        game.engine.apply(state, seat, moves.cards[game.bots[SAILOR](redact(state, seat), seat, moves, luck)])
        decisions += 1
    seat = game.engine.actor(state)
    rates = {}
    for what, room in (("tree", 100_000), ("root", 0), ("tree again", 100_000), ("root again", 0)):
        search = CompiledSearch(game, redact(state, seat), seat, 5, room, Habits())
        search.go_on(100)
        began, done = time.process_time(), 0
        while time.process_time() - began < 4:
            search.go_on(100)
            done += 100
        rates[what] = round(done / (time.process_time() - began))
    search = CompiledSearch(game, redact(state, seat), seat, 5, 100_000, Habits())
    search.go_on(PLAYED)
    steps = int(search._tree.visits.sum()) / PLAYED
    share = steps * seconds_in_the_tree(search, seat, Habits()) * rates["tree"]
    told = {"playouts a second": rates, "nodes a playout": round(steps, 1), "in the tree": f"{100 * share:.1f} %"}
    return {"task": f"speed of {name} {given}"} | told


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--out", type=Path, default=Path("search_figures.jsonl"))
    arguments.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--minutes", type=float, default=600.0)
    arguments.add_argument("--only", default="goals,levels,crowds,grid,curve")
    arguments.add_argument("--games", type=int, default=0, help="at most so many games of each kind")
    arguments.add_argument("--match", default="", help="only tasks with this in their name")
    arguments.add_argument("--show", action="store_true")
    arguments.add_argument("--plot", type=Path, help="draw the curve into this file (needs matplotlib)")
    given = arguments.parse_args()
    if given.show or given.plot:
        show(given.out)
        if given.plot:
            plot(given.out, given.plot)
        return
    began = time.monotonic()
    groups = given.only.split(",")
    chosen = [task for task in tasks() if task.group in groups and given.match in task.name]
    wanted = {task.name: task for task in reversed(chosen)}.values()
    done = {(row["task"], row.get("game")) for row in kept(given.out)}
    jobs = [
        (task, number)
        for task in wanted
        for number in range(min(task.games, given.games or task.games))
        if (task.name, number) not in done
    ]
    jobs.sort(key=lambda job: job[1] // 4 / job[0].games)  # all kinds grow together, by their shares
    kinds = sorted({(task.game, json.dumps(task.options)) for task, _ in jobs})
    context = get_context("spawn")
    with context.Pool(given.cores) as pool, given.out.open("a") as out:
        if "speed" in groups:
            measured = [
                *sorted((game, json.dumps(options)) for game, options in FOUR.items()),
                ("port-royal", json.dumps(TEAM)),
            ]
            for row in pool.imap_unordered(speed, measured):
                out.write(json.dumps(row) + "\n")
                out.flush()
        for game in pool.imap_unordered(compile_for, kinds):
            sys.stderr.write(f"compiled {game} after {time.monotonic() - began:.0f} s\n")
        for row in pool.imap_unordered(play, jobs):
            out.write(json.dumps(row) + "\n")
            out.flush()
            if time.monotonic() - began > 60 * given.minutes:
                pool.terminate()
                break
    show(given.out)


if __name__ == "__main__":
    main()
