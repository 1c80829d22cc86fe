"""Where a ship goes and why it stops: for people (pictures, reasons, stories), from the same rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tradewind.games.voyages.facts import COMPASS, DREAD_AT, ISLAND_AT, NEXT, PLACE_OF
from tradewind.games.voyages.layout import HEADING, SPEED, Sheet
from tradewind.games.voyages.maps import MAPS
from tradewind.games.voyages.sailing import NO_HEX, next_on_course, stops_on
from tradewind.games.voyages.words import place_named
from tradewind.kernel.text import Message


@dataclass(frozen=True)
class Course:
    """The hexes entered, and what ended the move: speed, edge, reef, island or dread."""

    hexes: tuple[int, ...]
    end: int
    stop: str


def plotted(sheet: Sheet, heading: int, speed: int) -> Course:
    """V6, V7: the course a ship would take from where it is."""
    place = sheet.hex
    entered: list[int] = []
    while len(entered) < speed:
        ahead = next_on_course(sheet, place, heading)
        if ahead == place:
            return Course(tuple(entered), place, _barrier(place, heading))
        place = ahead
        entered.append(place)
        if stops_on(sheet, place):
            return Course(tuple(entered), place, _ground(place))
    return Course(tuple(entered), place, "speed")


def sailed(sheet: Sheet) -> Course:
    """The course the ship took this round. Skills may have changed since; where it ended has not."""
    place, heading = sheet.wake, sheet.shows[HEADING]
    entered: list[int] = []
    while place != sheet.hex:
        place = NEXT[place][heading]
        entered.append(place)
    stop = "speed"
    if ISLAND_AT[place] or DREAD_AT[place]:
        stop = _ground(place) if entered else "speed"
    if len(entered) < sheet.shows[SPEED] and stop == "speed":
        stop = _barrier(place, heading)
    return Course(tuple(entered), place, stop)


def _barrier(place: int, heading: int) -> str:
    return "edge" if NEXT[place][heading] == NO_HEX else "reef"


def _ground(place: int) -> str:
    return "island" if ISLAND_AT[place] else "dread"


def course_words(sheet: Sheet, course: Course, heading: int) -> Message:
    """The course in words, with the reason why it ends there."""
    where = where_words(sheet, course.end)
    arguments: dict[str, Any] = {
        "heading": Message(f"voyages-compass-{COMPASS[heading]}"),
        "hexes": len(course.hexes),
        "place": where,
        "island": where,
    }
    blocked = not course.hexes and course.stop in ("edge", "reef")
    return Message(f"voyages-{'blocked' if blocked else 'course'}-{course.stop}", arguments)


def where_words(sheet: Sheet, place: int) -> Message | str:
    """The island or the waters that a hex belongs to, by name; the hex itself where the chart names none."""
    chart, hexagon = MAPS[sheet.map], PLACE_OF[place]
    if ISLAND_AT[place]:
        return place_named(chart.islands[ISLAND_AT[place] - 1].name)
    region = chart.region_at.get(hexagon)
    return place_named(region.name) if region else place_words(place)


def place_words(place: int) -> str:
    """A hex as the logbook writes it."""
    q, r = PLACE_OF[place]
    return f"[{q}, {r}]"
