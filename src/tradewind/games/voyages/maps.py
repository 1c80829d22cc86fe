"""The maps: every file in `maps/` is one, and so is every file that TRADEWIND_VOYAGES_MAPS names (files or folders)."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import Any, Final

from tradewind.kernel.errors import LogbookError
from tradewind.kernel.text import Message

FOLDER: Final = Path(__file__).parent / "maps"
OWN_MAPS: Final = "TRADEWIND_VOYAGES_MAPS"
DEFAULT: Final = "marauders-reef"

SEA: Final = "."
REEF: Final = "#"
START: Final = "@"
SAILOR: Final = "+"
RELIC: Final = "o"
ROWS: Final = 6  # of duties, one for each face of the die
GIFTS: Final = ("", "sailor", "relic")  # what a column or a row of duties may give besides gold
SKILL_NAMES: Final = ("oars", "rudder", "ram", "catapult", "cabins", "armoury")
EARNED_STARS: Final = ("marauders", "duties", "recruiting", "dread", "trade")  # the others lie on the chart

Hex = tuple[int, int]  # axial: q, r


class MapError(LogbookError):
    """A file that is no map; `where` says which entry of it is wrong."""


def _wrong(where: str, what: str, **said: Any) -> MapError:
    return MapError(Message(f"voyages-no-map-{what}", said), where)


@dataclass(frozen=True)
class Region:
    id: int
    name: str
    hexes: tuple[Hex, ...]


@dataclass(frozen=True)
class Island:
    id: str
    name: str
    gold: int
    hexes: tuple[Hex, ...]
    fort: bool = False
    prices: dict[str, int] | None = None  # of a settlement


@dataclass(frozen=True)
class Track:
    """One type of marauders: how strong, and the gold of each circle."""

    type: str
    strength: int
    gold: tuple[int, ...]


@dataclass(frozen=True)
class Marauder:
    id: str
    type: str
    strength: int
    hex: Hex


@dataclass(frozen=True)
class Star:
    name: str
    hex: Hex | None  # where it lies, if on the chart


@dataclass(frozen=True)
class Reward:
    """What a column or a row of duties pays: a sailor, a relic, or gold."""

    gift: str = ""
    gold: int = 0


@dataclass(frozen=True)
class Dread:
    hex: Hex
    sailors: int
    gold: int


@dataclass(frozen=True)
class Duties:
    squares: int
    rows_for_star: int
    groups: tuple[tuple[int, ...], ...]
    columns: tuple[Reward, ...]
    rows: tuple[Reward, ...]
    skills: tuple[str, ...]  # by row; empty: none
    skill_at: int
    row_gold: int  # at the end, for each complete row


@dataclass(frozen=True)
class Crew:
    sailors: int
    heroes: int
    berths: int
    hero_gold: int
    sailor_strength: int = 0
    hero_strength: int = 0
    catapult_strength: int = 0


@dataclass(frozen=True)
class Map:
    """One printed sheet."""

    name: str
    title: str
    columns: int
    rows: int
    hexes: tuple[Hex, ...]  # in reading order
    start: Hex
    regions: tuple[Region, ...]
    islands: tuple[Island, ...]
    reefs: tuple[Hex, ...]
    sailors: tuple[Hex, ...]
    relics: tuple[Hex, ...]
    cargo: dict[str, tuple[Hex, ...]]
    marauders: tuple[Marauder, ...]
    tracks: tuple[Track, ...]
    stars: tuple[Star, ...]
    dread: Dread | None
    duties: Duties
    crew: Crew
    regions_gold: tuple[int, ...]
    star_gold: int
    stars_to_end: int
    unsold_gold: int
    fort_multiplier: int
    rounds_alone: int
    rounds_several: int
    region_at: dict[Hex, Region] = field(repr=False)
    island_at: dict[Hex, Island] = field(repr=False)

    @property
    def pays_gold(self) -> bool:
        """Whether gold is received during the game."""
        rewards = (*self.duties.columns, *self.duties.rows)
        return bool(self.cargo or self.dread or any(reward.gold for reward in rewards))


def read(path: Path) -> Map:
    """The map in a file."""
    try:
        chart = _built(path.stem, tomllib.loads(path.read_text(encoding="utf-8")))
        _require_kinds(chart)
        _require_whole(chart)
        return chart
    except MapError as problem:
        raise MapError(problem.why, f"{path}: {problem.where}") from problem
    except OSError as problem:
        raise _wrong(str(path), "file", problem=problem.strerror or str(problem)) from problem
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise _wrong(str(path), "toml", problem=str(problem)) from problem
    except KeyError as problem:
        raise _wrong(str(path), "missing", entry=str(problem.args[0])) from problem
    except (TypeError, ValueError, AttributeError, IndexError) as problem:
        raise _wrong(str(path), "entry", problem=str(problem)) from problem


def _built(name: str, facts: dict[str, Any]) -> Map:
    chart = _signs(facts["chart"], "chart")
    waters = _signs(facts["waters"], "waters")
    if set(chart) != set(waters):
        raise _wrong("waters", "waters")
    tracks = facts.get("tracks", [])
    cargo = facts.get("cargo", [])
    lying = {star["sign"]: star for star in facts["stars"] if "sign" in star}
    dread = facts.get("dread")
    _require_known_signs(facts, chart, [*tracks, *cargo, *lying.values(), *([dread] if dread else [])])

    def where(sign: str) -> tuple[Hex, ...]:
        return tuple(place for place, shown in chart.items() if shown == sign)

    def only(sign: str) -> Hex:
        found = where(sign)
        if len(found) != 1:
            raise _wrong("chart", "not-once", sign=sign, count=len(found))
        return found[0]

    regions = tuple(_region(region, waters) for region in facts["regions"])
    islands = tuple(_island(island, where, lying) for island in facts["islands"])
    return Map(
        name=name,
        title=facts["title"],
        columns=max(q + r // 2 for q, r in chart) + 1,
        rows=max(r for _, r in chart) + 1,
        hexes=tuple(chart),
        start=only(START),
        regions=regions,
        islands=islands,
        reefs=where(REEF),
        sailors=where(SAILOR),
        relics=where(RELIC),
        cargo={entry["kind"]: where(entry["sign"]) for entry in cargo},
        marauders=tuple(
            Marauder(f"{track['sign']}{number}", track["type"], track["strength"], place)
            for track in tracks
            for number, place in enumerate(where(track["sign"]), 1)
        ),
        tracks=tuple(Track(track["type"], track["strength"], tuple(track["gold"])) for track in tracks),
        stars=tuple(Star(star["name"], only(star["sign"]) if "sign" in star else None) for star in facts["stars"]),
        dread=Dread(only(dread["sign"]), dread["sailors"], dread["gold"]) if dread else None,
        duties=_duties(facts["duties"]),
        crew=Crew(**facts["crew"]),
        regions_gold=tuple(facts["regions_gold"]),
        star_gold=facts["star_gold"],
        stars_to_end=facts["stars_to_end"],
        unsold_gold=facts.get("unsold_gold", 0),
        fort_multiplier=facts.get("fort_multiplier", 1),
        rounds_alone=facts["rounds"]["alone"],
        rounds_several=facts["rounds"]["several"],
        region_at={place: region for region in regions for place in region.hexes},
        island_at={place: island for island in islands for place in island.hexes},
    )


_KINDS: Final[dict[str, Callable[[Any], bool]]] = {  # by the type a fact is declared with
    "int": lambda value: type(value) is int,
    "str": lambda value: isinstance(value, str),
    "bool": lambda value: isinstance(value, bool),
    "tuple[int, ...]": lambda value: all(type(each) is int for each in value),
    "dict[str, int] | None": lambda value: value is None or all(type(each) is int for each in value.values()),
}


def _require_kinds(chart: Map) -> None:
    """Numbers are numbers and names are names, before a rule counts on it."""
    for where, declared, value in _facts_of(chart, ""):
        if declared in _KINDS and not _KINDS[declared](value):
            raise _wrong(where, "kind", value=str(value)[:80])


def _facts_of(thing: Any, where: str) -> Iterator[tuple[str, Any, Any]]:
    """Everything on a sheet: where it stands, the type it is declared with, and what is there."""
    for fact in fields(thing):
        place, value = f"{where}{fact.name}", getattr(thing, fact.name)
        yield place, fact.type, value
        for number, part in enumerate(value if isinstance(value, tuple) else [value]):
            if is_dataclass(part):
                yield from _facts_of(part, f"{place}[{number}]." if isinstance(value, tuple) else f"{place}.")


def _require_whole(chart: Map) -> None:
    """What the rules rely on: every list as long as what it is about, every name known."""
    duties, kinds = chart.duties, set(chart.cargo)
    demands = {
        "duties.column_rewards": len(duties.columns) == duties.squares,
        "duties.row_rewards": len(duties.rows) == ROWS,
        "duties": all(reward.gift in GIFTS for reward in (*duties.columns, *duties.rows)),
        "duties.column_groups": sorted(row for group in duties.groups for row in group) == list(range(1, ROWS + 1)),
        "duties.skills": not duties.skills or sorted(duties.skills) == sorted(SKILL_NAMES),
        "regions_gold": len(chart.regions_gold) == len(chart.regions) + 1,
        "tracks": all(
            len(track.gold) == sum(ship.type == track.type for ship in chart.marauders) for track in chart.tracks
        ),
        "islands": all(set(island.prices or {}) <= kinds for island in chart.islands),
        "start": chart.start in chart.region_at,
        "crew": 0 < chart.crew.sailors + chart.crew.heroes <= chart.crew.berths,
    }
    for where, holds in demands.items():
        if not holds:
            raise _wrong(where, "does-not-fit")
    for star in chart.stars:
        if star.hex is None and star.name not in EARNED_STARS:
            raise _wrong("stars", "star", star=star.name)


def _signs(chart: str, where: str) -> dict[Hex, str]:
    """A chart as hexes: one sign each, in reading order; odd rows lie half a hex to the right."""
    signs = {}
    for row, line in enumerate(chart.strip("\n").splitlines()):
        for column, sign in enumerate(line.split()):
            if len(sign) != 1:
                raise _wrong(where, "signs", row=row + 1, sign=sign)
            signs[column - row // 2, row] = sign
    return signs


def _require_known_signs(facts: dict[str, Any], chart: dict[Hex, str], signed: list[dict[str, Any]]) -> None:
    known = {SEA, REEF, START, SAILOR, RELIC}
    for sign in [entry["sign"] for entry in signed] + [island["id"] for island in facts["islands"]]:
        if sign in known:
            raise _wrong("chart", "two-things", sign=sign)
        known.add(sign)
    for (q, r), sign in chart.items():
        if sign not in known:
            raise _wrong("chart", "nothing", place=f"[{q}, {r}]", sign=sign)


def _region(facts: dict[str, Any], waters: dict[Hex, str]) -> Region:
    return Region(
        facts["id"], facts["name"], tuple(place for place, sign in waters.items() if sign == str(facts["id"]))
    )


def _island(facts: dict[str, Any], where: Any, lying: dict[str, dict[str, Any]]) -> Island:
    hexes = list(where(facts["id"]))
    for sign, star in lying.items():
        if star.get("island") == facts["id"]:
            hexes += where(sign)
    hexes.sort(key=lambda place: (place[1], place[0]))
    return Island(
        facts["id"], facts["name"], facts["gold"], tuple(hexes), facts.get("fort", False), facts.get("settlement")
    )


def _duties(facts: dict[str, Any]) -> Duties:
    rows = tuple(_reward(entry) for entry in facts.get("row_rewards", []))
    return Duties(
        squares=facts["squares"],
        rows_for_star=facts["rows_for_star"],
        groups=tuple(tuple(group) for group in facts["column_groups"]),
        columns=tuple(_reward(entry) for entry in facts["column_rewards"]),
        rows=rows or (Reward(),) * ROWS,
        skills=tuple(facts.get("skills", ())),
        skill_at=facts.get("skill_at", 0),
        row_gold=facts.get("row_gold_at_the_end", 0),
    )


def _reward(entry: str | dict[str, int]) -> Reward:
    return Reward(gift=entry) if isinstance(entry, str) else Reward(gold=entry["gold"])


def _files(place: Path) -> list[Path]:
    """The map in a file, or all in a folder."""
    return [path.resolve() for path in (sorted(place.glob("*.toml")) if place.is_dir() else [place])]


def _own_files() -> tuple[Path, ...]:
    """The files that somebody's surroundings name, each once."""
    named = [Path(entry) for entry in os.environ.get(OWN_MAPS, "").split(os.pathsep) if entry]
    found = dict.fromkeys(path for place in named for path in _files(place))
    return tuple(path for path in found if path not in _files(FOLDER))


def _all_maps() -> tuple[Map, ...]:
    """Every map, the default first; none takes the place of another."""
    maps: dict[str, Map] = {}
    for path in (*_files(FOLDER), *OWN_FILES):
        if path.stem in maps:
            raise _wrong(str(path), "taken", map=path.stem)
        maps[path.stem] = read(path)
    return (maps.pop(DEFAULT), *maps.values())


OWN_FILES: Final = _own_files()
MAPS: Final = _all_maps()
MAP_NAMES: Final = tuple(chart.name for chart in MAPS)
