"""The view as other programs read it: V49 and the last section of the rules."""

from __future__ import annotations

from typing import Any, Final

from tradewind.games.voyages.crew import FREE_STEP_SKILL, has_skill
from tradewind.games.voyages.facts import KINDS, MARAUDERS, PLACE_OF, SKILLS, STARS, TYPES, icons_of
from tradewind.games.voyages.finish import gold
from tradewind.games.voyages.layout import DICE, DUTY, HEADING, SPEED, Sheet, State
from tradewind.games.voyages.maps import MAPS, Map

PHASE_NAMES: Final = ("assign", "change", "fort", "battle", "done")
PHASE_WITHOUT_MARAUDERS: Final = "arrival"


def describe_table(state: State, seat: int, everything: bool) -> dict[str, Any]:
    """Everything a viewer may know, from the viewer's own state."""
    chart = MAPS[state.map]
    return {
        "map": chart.name,
        "round": state.round,
        "dice": list(state.dice),
        "last": bool(state.last),
        "players": [describe_sheet(sheet_seen(state, seat, other, everything), chart) for other in range(state.seats)],
    }


def sheet_seen(state: State, seat: int, other: int, everything: bool = False) -> Sheet:
    """V33: one's own sheet as it is, another's as it was when the round began; alone, or with all open, as it is."""
    if everything or other == seat or state.seats == 1:
        return state.now[other]
    return state.began[other]


def phase_name(sheet: Sheet) -> str:
    name = PHASE_NAMES[sheet.phase]
    return PHASE_WITHOUT_MARAUDERS if name == "battle" and not MAPS[sheet.map].marauders else name


def describe_sheet(sheet: Sheet, chart: Map) -> dict[str, Any]:
    """One player's object; what the map does not have is left out."""
    view: dict[str, Any] = {
        "phase": phase_name(sheet),
        "heading": sheet.shows[HEADING] or None,
        "speed": sheet.shows[SPEED] or None,
        "duty": sheet.shows[DUTY] or None,
        "hex": list(PLACE_OF[sheet.hex]),
        "berths": sheet.berths,
        "spent": sheet.spent,
        "heroes": sheet.heroes,
        "regions": [region.id for number, region in enumerate(chart.regions, 1) if sheet.regions[number]],
        "islands": [island.id for number, island in enumerate(chart.islands, 1) if sheet.islands[number]],
        "taken": [list(icon[0]) for number, icon in enumerate(icons_of(chart), 1) if sheet.taken[number]],
        "duties": list(sheet.duties),
        "stars": [star.name for star in chart.stars if sheet.stars[STARS.index(star.name)]],
        "gold": gold(sheet),
    }
    return view | _extras(sheet, chart)


def _extras(sheet: Sheet, chart: Map) -> dict[str, Any]:
    """The keys of what only some maps have."""
    view: dict[str, Any] = {}
    if chart.duties.skills:
        used = [SKILLS[FREE_STEP_SKILL[use]] for use in range(DICE) if sheet.free_used[use]]
        view["free"] = [skill for skill in chart.duties.skills if skill in used]
        view["skills"] = [skill for skill in chart.duties.skills if has_skill(sheet, SKILLS.index(skill))]
    if chart.marauders:
        view["beaten"] = [ship.id for ship in chart.marauders if sheet.beaten[MARAUDERS.index(ship.id)]]
        view["forts"] = [track.type for track in chart.tracks if sheet.forts[TYPES.index(track.type)]]
    if chart.cargo:
        view["cargo"] = {kind: sheet.cargo[KINDS.index(kind)] for kind in chart.cargo}
        view["sold"] = [kind for kind in chart.cargo if sheet.sold[KINDS.index(kind)]]
    if chart.pays_gold:
        view["purse"] = sheet.purse
    if chart.dread:
        view["dread"] = bool(sheet.dread)
    return view
