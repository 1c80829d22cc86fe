"""Why a move is allowed or not: the rule, and the figures that decide it. V56 fixes which refusal comes first."""

from __future__ import annotations

from typing import Any

from tradewind.games.voyages.battle import hides, in_sight, strength, strength_needed
from tradewind.games.voyages.course import course_words, place_words, plotted, sailed
from tradewind.games.voyages.crew import FREE_STEP_SKILL, has_free_step, sailors
from tradewind.games.voyages.describe import phase_name
from tradewind.games.voyages.facts import (
    COMPASS,
    DREAD_AT,
    DREAD_SAILORS,
    ISLAND_AT,
    KINDS,
    LINE,
    MARAUDERS,
    OUT_OF_LINE,
    PRICE,
    RANGE,
    STRENGTH,
    TYPES,
)
from tradewind.games.voyages.flow import is_legal, waits
from tradewind.games.voyages.layout import ASSIGN, BATTLE, FORT, HEADING, SPEED, Sheet, State
from tradewind.games.voyages.maps import MAPS
from tradewind.games.voyages.moves import (
    ABOUT,
    BY,
    END_OF,
    FIGHT,
    FIGHT_DREAD,
    FIRST_OF,
    HERO,
    MARK_FORT,
    SAIL,
    SELL,
    SHOWN_BY,
    STEP,
)
from tradewind.games.voyages.words import kind_words, map_words, place_named, skill_words, track_words, use_words
from tradewind.kernel.game import Verdict
from tradewind.kernel.text import Message


def judge(state: State, seat: int, move: int) -> Verdict:
    """The verdict on any move of the list, made from what the seat itself knows."""
    wrong_moment = _wrong_moment(state, seat, move)
    if wrong_moment:
        return Verdict(False, "V50", wrong_moment)
    sheet = state.now[seat]
    if is_legal(state, seat, move):
        rule, why = _allowed(sheet, move)
        return Verdict(True, rule, why)
    rule, why = _refused(state, sheet, move)
    return Verdict(False, rule, why)


def _wrong_moment(state: State, seat: int, move: int) -> Message | None:
    """V50: after the end, done already, another phase, or nothing of the kind on this map."""
    if state.asked < 0:
        return Message("voyages-no-over")
    if not waits(state, seat):
        return Message("voyages-no-done")
    sheet = state.now[seat]
    if not _is_of_this_map(sheet, move):
        return Message("voyages-no-such-thing", {"map": map_words(MAPS[sheet.map])})
    if FIRST_OF[sheet.phase] <= move < END_OF[sheet.phase]:
        return None
    if move == SAIL and sheet.phase in (FORT, BATTLE):
        return Message("voyages-no-sailed", {"course": course_words(sheet, sailed(sheet), sheet.shows[HEADING])})
    return Message("voyages-no-moment", {"phase": Message(f"voyages-phase-{phase_name(sheet)}")})


def _is_of_this_map(sheet: Sheet, move: int) -> bool:
    chart = MAPS[sheet.map]
    if MARK_FORT <= move < FIGHT:
        return TYPES[ABOUT[move]] in [track.type for track in chart.tracks]
    if FIGHT <= move < SELL:
        return MARAUDERS[ABOUT[move]] in [ship.id for ship in chart.marauders]
    if SELL <= move < FIGHT_DREAD:
        return KINDS[ABOUT[move]] in chart.cargo
    return move != FIGHT_DREAD or chart.dread is not None


def _allowed(sheet: Sheet, move: int) -> tuple[str, Message]:
    if move < STEP:
        heading = SHOWN_BY[move][HEADING]
        course = plotted(sheet, heading, SHOWN_BY[move][SPEED])
        return "V51", Message("voyages-yes-assign", {"course": course_words(sheet, course, heading)})
    if move < HERO:
        return "V52", _step_words(sheet, ABOUT[move])
    if move < SAIL:
        return "V52", Message("voyages-yes-hero", {"use": use_words(ABOUT[move]), "face": BY[move]})
    if move == SAIL:
        course = plotted(sheet, sheet.shows[HEADING], sheet.shows[SPEED])
        return "V52", course_words(sheet, course, sheet.shows[HEADING])
    if move < FIGHT:
        return "V53", Message("voyages-yes-fort", {"track": track_words(ABOUT[move])})
    if move < SELL:
        return "V54", Message("voyages-yes-fight", _battle_figures(sheet, ABOUT[move]))
    if move < FIGHT_DREAD:
        return "V44", Message("voyages-yes-sell", _sale_figures(sheet, ABOUT[move]))
    if move == FIGHT_DREAD:
        return "V45", Message("voyages-yes-dread", {"sailors": DREAD_SAILORS[sheet.map]})
    return "V55", Message("voyages-yes-done")


def _refused(state: State, sheet: Sheet, move: int) -> tuple[str, Message]:
    if sheet.phase == ASSIGN:
        return "V4", Message("voyages-no-other-numbers", {"dice": " ".join(str(face) for face in sorted(state.dice))})
    if move < HERO:
        return "V5", Message("voyages-no-sailor", {"use": use_words(ABOUT[move])})
    if move < SAIL:
        if sheet.heroes == 0:
            return "V5", Message("voyages-no-hero")
        return "V5", Message("voyages-no-hero-same", {"use": use_words(ABOUT[move]), "face": BY[move]})
    if move < FIGHT:
        return "V26", Message("voyages-no-fort", {"track": track_words(ABOUT[move])})
    if move < SELL:
        return _refused_battle(sheet, ABOUT[move])
    if move < FIGHT_DREAD:
        return "V44", _refused_sale(sheet, ABOUT[move])
    return "V45", _refused_dread(sheet)


def _refused_battle(sheet: Sheet, marauder: int) -> tuple[str, Message]:
    """V56: a second fight, beaten already, out of line, too strong, in this order."""
    names = {"marauder": MARAUDERS[marauder]}
    if sheet.fought:
        return "V21", Message("voyages-no-second-fight")
    if sheet.beaten[marauder]:
        return "V24", Message("voyages-no-beaten", names)
    if RANGE[sheet.hex][marauder] == OUT_OF_LINE:
        return "V22", Message("voyages-no-line", names | {"place": place_words(sheet.hex)})
    if not in_sight(sheet, sheet.hex, marauder):
        nearer = next(other for other in range(len(MARAUDERS)) if hides(sheet, sheet.hex, other, marauder))
        return "V22", Message("voyages-no-hidden", names | {"nearer": MARAUDERS[nearer]})
    return "V23", Message("voyages-no-strength", _battle_figures(sheet, marauder))


def _battle_figures(sheet: Sheet, marauder: int) -> dict[str, Any]:
    return {
        "marauder": MARAUDERS[marauder],
        "number": STRENGTH[sheet.map][marauder],
        "distance": RANGE[sheet.hex][marauder],
        "heading": COMPASS[LINE[sheet.hex][marauder]],
        "needed": strength_needed(sheet, sheet.hex, marauder),
        "had": strength(sheet),
    }


def _sale_figures(sheet: Sheet, kind: int) -> dict[str, Any]:
    units, price = sheet.cargo[kind], PRICE[sheet.hex][kind]
    return {"kind": kind_words(kind), "units": units, "price": price, "gold": units * price}


def _refused_sale(sheet: Sheet, kind: int) -> Message:
    island = ISLAND_AT[sheet.hex]
    if not any(PRICE[sheet.hex]):
        return Message("voyages-no-settlement", {"place": place_words(sheet.hex)})
    if PRICE[sheet.hex][kind] == 0:
        return Message(
            "voyages-no-buyer",
            {"kind": kind_words(kind), "island": place_named(MAPS[sheet.map].islands[island - 1].name)},
        )
    return Message("voyages-no-cargo", {"kind": kind_words(kind)})


def _refused_dread(sheet: Sheet) -> Message:
    if sheet.dread:
        return Message("voyages-no-dread-beaten")
    if not DREAD_AT[sheet.hex]:
        return Message("voyages-no-dread-here", {"place": place_words(sheet.hex)})
    return Message("voyages-no-dread-dear", {"needed": DREAD_SAILORS[sheet.map], "had": sheet.berths - sheet.spent})


def _step_words(sheet: Sheet, use: int) -> Message:
    if has_free_step(sheet, use):
        return Message("voyages-yes-free-step", {"skill": skill_words(FREE_STEP_SKILL[use])})
    return Message("voyages-yes-step", {"left": sailors(sheet) - 1})
