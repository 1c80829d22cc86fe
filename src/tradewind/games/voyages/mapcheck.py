"""Checks a map that somebody has drawn: counts, reach, regions, consistency, balance; and draws it.

    python -m tradewind.games.voyages.mapcheck FILE [--svg OUT.svg] [--games N] [--language uk]

The exit status is 0 for a map that can be played, 1 for one with a grave fault, 2 for a file that is no map.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tradewind.games.voyages.balance import Result, balance
from tradewind.games.voyages.course import plotted
from tradewind.games.voyages.crew import has_skill
from tradewind.games.voyages.engraving import engraved
from tradewind.games.voyages.facts import DIRECTIONS, FACES, HEX, MARAUDERS, OUT_OF_LINE, RAM, RANGE
from tradewind.games.voyages.flow import set_up
from tradewind.games.voyages.layout import Sheet
from tradewind.games.voyages.maps import EARNED_STARS, FOLDER, GIFTS, MAPS, OWN_MAPS, Hex, Map, MapError, Reward, read
from tradewind.games.voyages.words import map_words, named
from tradewind.kernel.text import ENGLISH, LANGUAGES, Message, catalogue

FAR: Final = 6  # moves from the start: worth a word
TOO_EASY: Final = 5  # per cent won by moves at random
TOO_HARD: Final = 30  # per cent won by the sailor
GAMES: Final = 200
NO_MAP: Final = 2

Words = Callable[[Message], str]


@dataclass(frozen=True)
class Finding:
    """Something wrong with a map: grave, or only worth a word."""

    grave: bool
    what: Message


@dataclass
class Report:
    """What is on a map, and what is wrong with it."""

    facts: list[Message] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

    @property
    def playable(self) -> bool:
        return not any(finding.grave for finding in self.findings)


@dataclass(frozen=True)
class Reach:
    """How many moves it takes to end on a hex, and to enter one, from the start."""

    ends: dict[int, int]
    enters: dict[int, int]


def check(chart: Map) -> Report:
    """Everything but the balance. The map must be one that the game has loaded."""
    number = MAPS.index(chart)
    report = Report()
    plain, rammed = explored(number, False), explored(number, True)
    report.facts += _counts(chart)
    report.facts += _regions(chart, number, plain)
    report.findings += _lost_regions(chart, number, rammed)
    report.findings += _waters(chart)
    report.findings += _pieces(chart)
    for thing, places in _things(chart):
        moves, finding = _reached(thing, places, number, plain, rammed)
        if moves is not None:
            report.facts.append(
                Message("voyages-check-reach", {"thing": thing, "place": _spoken(places), "moves": moves})
            )
        report.findings += [finding] if finding else []
    report.findings += _sights(chart, rammed)
    report.findings += _stars(chart, rammed, number)
    return report


def explored(number: int, ram: bool) -> Reach:
    """V6, V7, V20: breadth first over every heading and speed, by the rules' own moves."""
    sheet = Sheet()
    set_up(sheet, number)
    if ram and MAPS[number].duties.skills:
        sheet.duties[MAPS[number].duties.skills.index("ram")] = MAPS[number].duties.skill_at
        assert has_skill(sheet, RAM)
    reach = Reach({sheet.hex: 0}, {sheet.hex: 0})
    frontier = [sheet.hex]
    while frontier:
        sheet.hex = frontier.pop(0)
        moves = reach.ends[sheet.hex] + 1
        for heading in range(1, FACES + 1):
            for speed in range(1, FACES + 1):
                course = plotted(sheet, heading, speed)
                for entered in course.hexes:
                    reach.enters.setdefault(entered, moves)
                if course.end not in reach.ends:
                    reach.ends[course.end] = moves
                    frontier.append(course.end)
    return reach


def _counts(chart: Map) -> Iterator[Message]:
    hexes, reefs, land = len(chart.hexes), len(chart.reefs), len(chart.island_at)
    sizes = {"hexes": hexes, "sea": hexes - reefs - land, "reefs": reefs, "land": land}
    yield Message("voyages-check-heading", {"map": map_words(chart), **sizes})
    icons = len(chart.sailors) + len(chart.relics) + sum(len(places) for places in chart.cargo.values())
    counts = {"regions": chart.regions, "islands": chart.islands, "marauders": chart.marauders, "stars": chart.stars}
    yield Message("voyages-check-counts", {"icons": icons} | {key: len(things) for key, things in counts.items()})


def _regions(chart: Map, number: int, reach: Reach) -> Iterator[Message]:
    for region in chart.regions:
        moves = [reach.enters[HEX[number, place]] for place in region.hexes if HEX[number, place] in reach.enters]
        if moves:
            facts = {"region": region.name, "hexes": len(region.hexes), "moves": min(moves)}
            yield Message("voyages-check-region", facts)


def _lost_regions(chart: Map, number: int, reach: Reach) -> Iterator[Finding]:
    """V8: every region can be entered."""
    for region in chart.regions:
        if region.hexes and not any(HEX[number, place] in reach.enters for place in region.hexes):
            said = {"thing": Message("voyages-check-thing-region"), "place": region.name}
            yield Finding(True, Message("voyages-check-out-of-reach", said))


def _waters(chart: Map) -> Iterator[Finding]:
    """V8: every sea hex in a region, and nothing else."""
    for place in chart.hexes:
        solid = place in chart.island_at or place in chart.reefs
        if not solid and place not in chart.region_at:
            yield Finding(True, Message("voyages-check-no-region", {"place": str(list(place))}))
        if solid and place in chart.region_at:
            where = {"place": str(list(place)), "region": chart.region_at[place].name}
            yield Finding(True, Message("voyages-check-land-in-region", where))


def _pieces(chart: Map) -> Iterator[Finding]:
    """Regions and islands are there, and in one piece."""
    for region in chart.regions:
        yield from _one_piece("region", region.name, region.hexes)
    for island in chart.islands:
        yield from _one_piece("island", island.name, island.hexes)


def _one_piece(kind: str, name: str, hexes: tuple[Hex, ...]) -> Iterator[Finding]:
    if not hexes:
        yield Finding(True, Message(f"voyages-check-empty-{kind}", {kind: name}))
    elif (count := _pieces_of(hexes)) > 1:
        yield Finding(False, Message(f"voyages-check-torn-{kind}", {kind: name, "count": count}))


def _pieces_of(hexes: tuple[Hex, ...]) -> int:
    left, count = set(hexes), 0
    while left:
        count += 1
        queue = [left.pop()]
        while queue:
            q, r = queue.pop()
            near = {(q + dq, r + dr) for dq, dr in DIRECTIONS} & left
            left -= near
            queue += near
    return count


def _things(chart: Map) -> Iterator[tuple[Message, tuple[Hex, ...]]]:
    """Everything a ship can want to end its move on; an island counts from any of its hexes."""
    kinds: list[tuple[str, list[tuple[Hex, ...]]]] = [
        ("island", [island.hexes for island in chart.islands if island.hexes]),
        ("star", [(star.hex,) for star in chart.stars if star.hex]),
        ("sailor", [(place,) for place in chart.sailors]),
        ("relic", [(place,) for place in chart.relics]),
        ("cargo", [(place,) for places in chart.cargo.values() for place in places]),
        ("dread", [(chart.dread.hex,)] if chart.dread else []),
    ]
    for kind, all_places in kinds:
        for places in all_places:
            yield Message(f"voyages-check-thing-{kind}"), places


def _reached(
    thing: Message, places: tuple[Hex, ...], number: int, plain: Reach, rammed: Reach
) -> tuple[int | None, Finding | None]:
    """How many moves it takes, and whether that is a fault."""
    said = {"thing": thing, "place": _spoken(places)}
    hexes = [HEX[number, place] for place in places]
    moves, with_ram = (_nearest(hexes, reach) for reach in (plain, rammed))
    if moves is None and with_ram is None:
        return None, Finding(True, Message("voyages-check-out-of-reach", said))
    if moves is None:
        return with_ram, Finding(False, Message("voyages-check-with-ram", said))
    far = Finding(False, Message("voyages-check-far", said | {"moves": moves})) if moves >= FAR else None
    return moves, far


def _nearest(hexes: list[int], reach: Reach) -> int | None:
    return min((reach.ends[place] for place in hexes if place in reach.ends), default=None)


def _spoken(places: tuple[Hex, ...]) -> str:
    return str(list(places[0]))


def _sights(chart: Map, reach: Reach) -> Iterator[Finding]:
    """V22: every marauder is in sight from some hex where a ship can be."""
    for ship in chart.marauders:
        if not _is_in_sight(ship.id, reach):
            said = {"thing": Message("voyages-check-thing-marauder"), "place": ship.id}
            yield Finding(True, Message("voyages-check-unseen", said))


def _is_in_sight(marauder: str, reach: Reach) -> bool:
    return any(RANGE[place][MARAUDERS.index(marauder)] != OUT_OF_LINE for place in reach.ends)


def _stars(chart: Map, reach: Reach, number: int) -> Iterator[Finding]:
    """V29, V47: each star can be gained, and there are enough."""
    lost = [star.name for star in chart.stars if star.hex and HEX[number, star.hex] not in reach.ends]
    lost += [star.name for star in chart.stars if not star.hex and not _can_be_earned(chart, star.name, reach)]
    for name in lost:
        yield Finding(False, Message("voyages-check-no-way", {"star": named("star", name)}))
    count = len(chart.stars) - len(lost)
    if count < chart.stars_to_end:
        yield Finding(True, Message("voyages-check-few-stars", {"count": count, "needed": chart.stars_to_end}))


def _can_be_earned(chart: Map, star: str, reach: Reach) -> bool:
    assert star in EARNED_STARS
    if star == "marauders":
        return any(
            all(_is_in_sight(ship.id, reach) for ship in chart.marauders if ship.type == track.type)
            for track in chart.tracks
        )
    if star == "duties":
        return chart.duties.rows_for_star <= len(chart.duties.rows)
    if star == "recruiting":
        return chart.crew.sailors + chart.crew.heroes + _sailors_to_be_had(chart) >= chart.crew.berths
    if star == "dread":
        return chart.dread is not None
    buyers = {kind for island in chart.islands for kind in island.prices or {}}
    return bool(chart.cargo) and all(places and kind in buyers for kind, places in chart.cargo.items())


def _sailors_to_be_had(chart: Map) -> int:
    """V10, V26, V27, V44, V46: on the sea, in forts and settlements, from columns and rows."""
    ashore = sum(island.fort or island.prices is not None for island in chart.islands)
    columns = _sailors(chart.duties.columns) * len(chart.duties.groups)
    return len(chart.sailors) + ashore + columns + _sailors(chart.duties.rows)


def _sailors(rewards: tuple[Reward, ...]) -> int:
    return sum(reward.gift == GIFTS[1] for reward in rewards)


def weigh(results: list[Result]) -> Report:
    """What the balance says."""
    report = Report()
    for result in results:
        figures = {"player": result.player, "games": result.games, "won": result.won, "gold": round(result.gold, 1)}
        report.facts.append(Message("voyages-check-balance", figures))
        share = {"share": round(result.share, 1)}
        if result.player == "random" and result.share > TOO_EASY:
            report.findings.append(Finding(False, Message("voyages-check-too-easy", share)))
        if result.player == "sailor" and result.share < TOO_HARD:
            report.findings.append(Finding(False, Message("voyages-check-too-hard", share)))
    return report


def main(given: list[str] | None = None) -> int:
    """The command."""
    words = catalogue(ENGLISH).say
    parser = argparse.ArgumentParser(prog="mapcheck", description=words(Message("voyages-check-help")))
    parser.add_argument("file", type=Path, help=words(Message("voyages-check-help-file")))
    parser.add_argument("--svg", type=Path, help=words(Message("voyages-check-help-svg")))
    parser.add_argument("--games", type=int, default=GAMES, help=words(Message("voyages-check-help-games")))
    parser.add_argument(
        "--language", choices=LANGUAGES, default=ENGLISH, help=words(Message("voyages-check-help-language"))
    )
    chosen = parser.parse_args(given)
    words = catalogue(chosen.language).say
    try:
        chart = read(chosen.file)
    except MapError as problem:
        return _no_map(problem.where, problem.why, words)
    if chart not in MAPS:
        if (FOLDER / f"{chart.name}.toml").exists():
            return _no_map(str(chosen.file), Message("voyages-no-map-taken", {"map": chart.name}), words)
        return _with_the_map_loaded(chosen.file, sys.argv[1:] if given is None else given)
    return _tell(chart, chosen, words)


def _no_map(where: str, what: Message, words: Words) -> int:
    _print(words(Message("voyages-check-unreadable", {"where": where, "what": what})))
    return NO_MAP


def _with_the_map_loaded(path: Path, given: list[str]) -> int:
    """The rules know the maps that were there when they were loaded, so a new one needs a new process."""
    command = [sys.executable, "-m", "tradewind.games.voyages.mapcheck", *given]
    return subprocess.run(command, env={**os.environ, OWN_MAPS: str(path.resolve())}, check=False).returncode


def _tell(chart: Map, chosen: argparse.Namespace, words: Words) -> int:
    report = check(chart)
    if chosen.svg:
        chosen.svg.write_text(engraved(chart, words), encoding="utf-8")
    if report.playable and chosen.games > 0:
        weighed = weigh(_simulated(chart, chosen.games, words))
        report.facts += weighed.facts
        report.findings += weighed.findings
    for fact in report.facts:
        _print(words(fact))
    for finding in report.findings:
        _print(f"{'✗' if finding.grave else '!'} {words(finding.what)}")
    if not report.findings:
        _print(words(Message("voyages-check-fine")))
    return 0 if report.playable else 1


def _simulated(chart: Map, games: int, words: Words) -> list[Result]:
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words(Message("voyages-check-simulating")), total=2 * games)
        return balance(MAPS.index(chart), games, lambda over: progress.advance(task, over))


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    sys.exit(main())
