"""V21–V25: battles with marauders."""

from __future__ import annotations

from tradewind.games.voyages.crew import gain_star, has_skill, sailors
from tradewind.games.voyages.facts import (
    CATAPULT,
    CATAPULT_STRENGTH,
    FLEET,
    HERO_STRENGTH,
    LINE,
    MARAUDER_COUNT,
    MARAUDERS_STAR,
    OUT_OF_LINE,
    OWN_HEX,
    RANGE,
    SAILOR_STRENGTH,
    STRENGTH,
    TYPE,
)
from tradewind.games.voyages.layout import Sheet
from tradewind.kernel.rule import rule


@rule
def hides(sheet: Sheet, place: int, nearer: int, marauder: int) -> bool:
    """V22: an unbeaten marauder between; one in the ship's own hex hides nobody, and beaten ships are gone."""
    same_line = LINE[place][nearer] == LINE[place][marauder] != OWN_HEX
    return same_line and RANGE[place][nearer] < RANGE[place][marauder] and sheet.beaten[nearer] == 0


@rule
def in_sight(sheet: Sheet, place: int, marauder: int) -> bool:
    """V22: in the same hex, or the nearest in a straight line with neither island nor reef between."""
    if RANGE[place][marauder] == OUT_OF_LINE:
        return False
    for nearer in range(MARAUDER_COUNT):
        if hides(sheet, place, nearer, marauder):
            return False
    return True


@rule
def strength(sheet: Sheet) -> int:
    """V23: sailors, heroes and the Catapult."""
    own = sailors(sheet) * SAILOR_STRENGTH[sheet.map] + sheet.heroes * HERO_STRENGTH[sheet.map]
    return own + CATAPULT_STRENGTH[sheet.map] if has_skill(sheet, CATAPULT) else own


@rule
def strength_needed(sheet: Sheet, place: int, marauder: int) -> int:
    """V23: its number plus the distance."""
    return STRENGTH[sheet.map][marauder] + RANGE[place][marauder]


@rule
def can_beat_from(sheet: Sheet, place: int, marauder: int) -> bool:
    """V22–V24: an unbeaten marauder in sight from there, and not too strong."""
    if sheet.beaten[marauder] or not in_sight(sheet, place, marauder):
        return False
    return strength(sheet) >= strength_needed(sheet, place, marauder)


@rule
def can_fight(sheet: Sheet, marauder: int) -> bool:
    """V21: one battle a round."""
    return sheet.fought == 0 and can_beat_from(sheet, sheet.hex, marauder)


@rule
def beaten_of(sheet: Sheet, track: int) -> int:
    """V24: how many circles of a track are marked."""
    count = 0
    for marauder in range(MARAUDER_COUNT):
        if TYPE[sheet.map][marauder] == track:
            count += sheet.beaten[marauder]
    return count


@rule
def fight(sheet: Sheet, marauder: int) -> None:
    """V24, V25: it is crossed off, nobody is spent; the last of its type gains a star."""
    sheet.fought = 1
    sheet.beaten[marauder] = 1
    track = TYPE[sheet.map][marauder]
    if beaten_of(sheet, track) == FLEET[sheet.map][track]:
        gain_star(sheet, MARAUDERS_STAR)
