"""The maps as fact tables for the rules.

Hexes of all maps are numbered together from 1, so a hex says which map it is on; 0 is no hex: over the edge, or hidden.
Marauders, types of them, stars, skills and kinds of cargo are numbered over all maps; regions, islands and icons from 1
within their map. Tables that belong to the sheet begin with the number of the map.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from tradewind.games.voyages.maps import EARNED_STARS, GIFTS, MAPS, ROWS, SKILL_NAMES, Hex, Map, Reward

Row = tuple[int, ...]
Table = tuple[Row, ...]

DIRECTIONS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # of the die 1–6, clockwise from NE
COMPASS: Final = ("", "NE", "E", "SE", "SW", "W", "NW")
FACES: Final = len(DIRECTIONS)

NOTHING: Final = 0
A_SAILOR: Final = 1
A_RELIC: Final = 2

SKILLS: Final = SKILL_NAMES
OARS: Final = 0
RUDDER: Final = 1
RAM: Final = 2
CATAPULT: Final = 3
CABINS: Final = 4
ARMOURY: Final = 5
NO_ROW: Final = -1


def _union(names: Iterator[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


STARS: Final = _union(iter((*EARNED_STARS, *(star.name for chart in MAPS for star in chart.stars))))
MARAUDERS_STAR: Final = 0
DUTIES_STAR: Final = 1
RECRUITING_STAR: Final = 2
DREAD_STAR: Final = 3
TRADE_STAR: Final = 4
NO_STAR: Final = -1

MARAUDERS: Final = _union(marauder.id for chart in MAPS for marauder in chart.marauders)
TYPES: Final = _union(track.type for chart in MAPS for track in chart.tracks)
KINDS: Final = _union(kind for chart in MAPS for kind in chart.cargo)

STAR_COUNT: Final = len(STARS)
MARAUDER_COUNT: Final = len(MARAUDERS)
TYPE_COUNT: Final = len(TYPES)
KIND_COUNT: Final = len(KINDS)
MOST_REGIONS: Final = max(len(chart.regions) for chart in MAPS)
MOST_ISLANDS: Final = max(len(chart.islands) for chart in MAPS)


def icons_of(chart: Map) -> list[tuple[Hex, str, str]]:
    """What can be collected once: where, what it gives, which kind of cargo. Sorted by [q, r]."""
    cargo = [(place, "", kind) for kind, places in chart.cargo.items() for place in places]
    gifts = [(place, GIFTS[A_SAILOR], "") for place in chart.sailors] + [
        (place, GIFTS[A_RELIC], "") for place in chart.relics
    ]
    return sorted(cargo + gifts)


MOST_ICONS: Final = max(len(icons_of(chart)) for chart in MAPS)

# Where everything is.
_PLACES: Final = [(number, place) for number, chart in enumerate(MAPS) for place in chart.hexes]
HEX: Final = {key: number for number, key in enumerate(_PLACES, 1)}  # (map, (q, r)) -> the number of the hex
PLACE_OF: Final = ((0, 0), *(place for _, place in _PLACES))  # the hex's [q, r]
MAP_OF: Final = (0, *(number for number, _ in _PLACES))


def _every_hex(fact: Callable[[Map, Hex], int], nowhere: int = 0) -> Row:
    return (nowhere, *(fact(MAPS[number], place) for number, place in _PLACES))


def _first(places: Iterable[Hex], place: Hex) -> int:
    """Which entry it is, counted from 1; 0: none."""
    return next((number for number, other in enumerate(places, 1) if other == place), 0)


def _beyond(number: int, place: Hex) -> Row:
    return (0, *(HEX.get((number, (place[0] + dq, place[1] + dr)), 0) for dq, dr in DIRECTIONS))


NEXT: Final[Table] = ((0,) * (FACES + 1), *(_beyond(number, place) for number, place in _PLACES))  # [hex][heading]
START: Final = tuple(HEX[number, chart.start] for number, chart in enumerate(MAPS))
IS_REEF: Final = _every_hex(lambda chart, place: int(place in chart.reefs))
REGION_AT: Final = _every_hex(
    lambda chart, place: chart.regions.index(chart.region_at[place]) + 1 if place in chart.region_at else 0
)
ISLAND_AT: Final = _every_hex(
    lambda chart, place: chart.islands.index(chart.island_at[place]) + 1 if place in chart.island_at else 0
)
ICON_AT: Final = _every_hex(lambda chart, place: _first((icon[0] for icon in icons_of(chart)), place))
DREAD_AT: Final = _every_hex(lambda chart, place: int(chart.dread is not None and chart.dread.hex == place))
STAR_AT: Final = _every_hex(
    lambda chart, place: next((STARS.index(star.name) for star in chart.stars if star.hex == place), NO_STAR), NO_STAR
)


def _by_number(size: int, entries: Iterable[int]) -> Row:
    """Entries counted from 1, with 0 where there is none."""
    row = (0, *entries)
    return row + (0,) * (size + 1 - len(row))


# What lies there, by map.
ISLAND_GOLD: Final = tuple(_by_number(MOST_ISLANDS, (island.gold for island in chart.islands)) for chart in MAPS)
HAS_FORT: Final = tuple(_by_number(MOST_ISLANDS, (int(island.fort) for island in chart.islands)) for chart in MAPS)
HAS_SETTLEMENT: Final = tuple(
    _by_number(MOST_ISLANDS, (int(island.prices is not None) for island in chart.islands)) for chart in MAPS
)
ICON_GIFT: Final = tuple(
    _by_number(MOST_ICONS, (GIFTS.index(gift) for _, gift, _ in icons_of(chart))) for chart in MAPS
)
ICON_CARGO: Final = tuple(  # the kind, counted from 1
    _by_number(MOST_ICONS, (KINDS.index(kind) + 1 if kind else 0 for _, _, kind in icons_of(chart))) for chart in MAPS
)
# [hex][kind]: what the settlement there pays a unit; 0: it does not buy that, or there is none
PRICE: Final[Table] = (
    (0,) * len(KINDS),
    *(
        tuple(
            (MAPS[number].island_at[place].prices or {}).get(kind, 0) if place in MAPS[number].island_at else 0
            for kind in KINDS
        )
        for number, place in _PLACES
    ),
)
HAS_KIND: Final = tuple(tuple(int(kind in chart.cargo) for kind in KINDS) for chart in MAPS)
UNSOLD_GOLD: Final = tuple(chart.unsold_gold for chart in MAPS)
DREAD_SAILORS: Final = tuple(chart.dread.sailors if chart.dread else 0 for chart in MAPS)
DREAD_GOLD: Final = tuple(chart.dread.gold if chart.dread else 0 for chart in MAPS)

# Duties.
SQUARES: Final = tuple(chart.duties.squares for chart in MAPS)
MOST_SQUARES: Final = max(SQUARES)
SKILL_AT: Final = tuple(chart.duties.skill_at for chart in MAPS)
SKILL_ROW: Final = tuple(
    tuple(chart.duties.skills.index(skill) if skill in chart.duties.skills else NO_ROW for skill in SKILLS)
    for chart in MAPS
)
ROWS_FOR_STAR: Final = tuple(chart.duties.rows_for_star for chart in MAPS)
ROW_GOLD_AT_THE_END: Final = tuple(chart.duties.row_gold for chart in MAPS)
GROUP: Final = tuple(  # [map][row]: rows of one group complete a column together
    tuple(
        next(number for number, group in enumerate(chart.duties.groups) if row in group) for row in range(1, ROWS + 1)
    )
    for chart in MAPS
)


def _gifts(size: int, rewards: Iterable[Reward]) -> Row:
    return _by_number(size, (GIFTS.index(reward.gift) for reward in rewards))


def _gold(size: int, rewards: Iterable[Reward]) -> Row:
    return _by_number(size, (reward.gold for reward in rewards))


COLUMN_GIFT: Final = tuple(_gifts(MOST_SQUARES, chart.duties.columns) for chart in MAPS)
COLUMN_GOLD: Final = tuple(_gold(MOST_SQUARES, chart.duties.columns) for chart in MAPS)
ROW_GIFT: Final = tuple(_gifts(ROWS, chart.duties.rows) for chart in MAPS)
ROW_GOLD: Final = tuple(_gold(ROWS, chart.duties.rows) for chart in MAPS)

# Crew.
SAILORS_AT_START: Final = tuple(chart.crew.sailors for chart in MAPS)
HEROES_AT_START: Final = tuple(chart.crew.heroes for chart in MAPS)
BERTHS: Final = tuple(chart.crew.berths for chart in MAPS)
SAILOR_STRENGTH: Final = tuple(chart.crew.sailor_strength for chart in MAPS)
HERO_STRENGTH: Final = tuple(chart.crew.hero_strength for chart in MAPS)
CATAPULT_STRENGTH: Final = tuple(chart.crew.catapult_strength for chart in MAPS)
HERO_GOLD: Final = tuple(chart.crew.hero_gold for chart in MAPS)

# Marauders.
FORT_MULTIPLIER: Final = tuple(chart.fort_multiplier for chart in MAPS)
NO_TYPE: Final = -1


def _marauder_facts(fact: Callable[[Map, str], int]) -> Table:
    return tuple(tuple(fact(chart, name) for name in MARAUDERS) for chart in MAPS)


def _type_of(chart: Map, name: str) -> int:
    return next((TYPES.index(marauder.type) for marauder in chart.marauders if marauder.id == name), NO_TYPE)


def _strength_of(chart: Map, name: str) -> int:
    return next((marauder.strength for marauder in chart.marauders if marauder.id == name), 0)


TYPE: Final = _marauder_facts(_type_of)  # [map][marauder]
STRENGTH: Final = _marauder_facts(_strength_of)
HAS_TRACK: Final = tuple(tuple(int(name in [track.type for track in chart.tracks]) for name in TYPES) for chart in MAPS)
FLEET: Final = tuple(  # [map][type]: how many there are
    tuple(sum(marauder.type == name for marauder in chart.marauders) for name in TYPES) for chart in MAPS
)
_LONGEST_TRACK: Final = max((len(track.gold) for chart in MAPS for track in chart.tracks), default=0)


def _track_gold(chart: Map, name: str) -> Row:
    """The gold of a track by the number of circles marked."""
    return _by_number(_LONGEST_TRACK, next((track.gold for track in chart.tracks if track.type == name), ()))


TRACK_GOLD: Final = tuple(tuple(_track_gold(chart, name) for name in TYPES) for chart in MAPS)

OUT_OF_LINE: Final = -1
OWN_HEX: Final = 0


def _lines(number: int, place: Hex) -> tuple[Row, Row]:
    """V22: for each marauder the heading and the distance at which it lies with neither island nor reef between."""
    chart = MAPS[number]
    headings = [OUT_OF_LINE] * len(MARAUDERS)
    distances = [OUT_OF_LINE] * len(MARAUDERS)
    for heading, (dq, dr) in enumerate(((0, 0), *DIRECTIONS)):
        for distance in range(1 if heading else 0, max(chart.columns, chart.rows) if heading else 1):
            there = (place[0] + dq * distance, place[1] + dr * distance)
            for marauder in chart.marauders:
                if marauder.hex == there:
                    headings[MARAUDERS.index(marauder.id)] = heading
                    distances[MARAUDERS.index(marauder.id)] = distance
            if heading and (there not in chart.hexes or there in chart.island_at or there in chart.reefs):
                break
    return tuple(headings), tuple(distances)


_NO_LINES: Final = (OUT_OF_LINE,) * len(MARAUDERS)
_LINES: Final = [_lines(number, place) for number, place in _PLACES]
LINE: Final[Table] = (_NO_LINES, *(headings for headings, _ in _LINES))  # [hex][marauder]: the heading; OWN_HEX: here
RANGE: Final[Table] = (_NO_LINES, *(distances for _, distances in _LINES))  # [hex][marauder]: how far

# Stars and the end.
HAS_STAR: Final = tuple(tuple(int(name in [star.name for star in chart.stars]) for name in STARS) for chart in MAPS)
STAR_GOLD: Final = tuple(chart.star_gold for chart in MAPS)
STARS_TO_END: Final = tuple(chart.stars_to_end for chart in MAPS)
REGIONS_GOLD: Final = tuple(chart.regions_gold + (0,) * (MOST_REGIONS + 1 - len(chart.regions_gold)) for chart in MAPS)
ROUNDS_ALONE: Final = tuple(chart.rounds_alone for chart in MAPS)
ROUNDS_SEVERAL: Final = tuple(chart.rounds_several for chart in MAPS)
