"""How near one hex is to another under sail: what the sailor knows of the chart before the first die is cast."""

from __future__ import annotations

from typing import Final

from tradewind.games.voyages.facts import DREAD_AT, FACES, ICON_AT, ISLAND_AT, MAP_OF, NO_STAR, STAR_AT
from tradewind.games.voyages.layout import Sheet
from tradewind.games.voyages.maps import MAPS
from tradewind.games.voyages.sailing import next_on_course, stops_on

HERE: Final = 100
ONE_MOVE: Final = 34
ONE_MOVE_EACH_WAY: Final = 7  # more for every other pair of dice that leads there
TWO_MOVES: Final = 8
TWO_MOVES_EACH_WAY: Final = 1
MOST_WAYS: Final = 6


_UNSKILLED: Final = Sheet()  # nothing gained, nothing beaten


def _ends(place: int) -> list[int]:
    """V6, V7: where the moves of a ship without skills end, for every heading and speed."""
    ends = []
    for heading in range(1, FACES + 1):
        end = place
        for speed in range(FACES):
            if speed == 0 or not stops_on(_UNSKILLED, end):
                end = next_on_course(_UNSKILLED, end, heading)
            ends.append(end)
    return ends


_ENDS: Final = [_ends(place) for place in range(len(MAP_OF))]


def _goals(number: int) -> list[int]:
    """Every hex of a map with something on it."""
    return [
        place
        for place in range(1, len(MAP_OF))
        if MAP_OF[place] == number
        and (ISLAND_AT[place] or ICON_AT[place] or DREAD_AT[place] or STAR_AT[place] != NO_STAR)
    ]


_GOALS: Final = [_goals(number) for number in range(len(MAPS))]
MOST_GOALS: Final = max(len(goals) for goals in _GOALS)


def _nearness(place: int) -> tuple[int, ...]:
    """To each goal of the map."""
    goals = _GOALS[MAP_OF[place]]
    detours = [beyond for end in set(_ENDS[place]) for beyond in set(_ENDS[end])]
    near = [HERE if goal == place else _near(_ENDS[place].count(goal), detours.count(goal)) for goal in goals]
    return (*near, *(0 for _ in range(MOST_GOALS - len(goals))))


def _near(ways: int, detours: int) -> int:
    if ways:
        return ONE_MOVE + ONE_MOVE_EACH_WAY * min(ways - 1, MOST_WAYS)
    return TWO_MOVES + TWO_MOVES_EACH_WAY * min(detours - 1, MOST_WAYS) if detours else 0


GOALS: Final = tuple((*goals, *(0 for _ in range(MOST_GOALS - len(goals)))) for goals in _GOALS)  # [map][goal]: the hex
GOAL_COUNT: Final = tuple(len(goals) for goals in _GOALS)
NEARNESS: Final = ((0,) * MOST_GOALS, *(_nearness(place) for place in range(1, len(MAP_OF))))  # [hex][goal]
