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
def hides(sheet: Sheet, nearer: int, marauder: int) -> bool:
    """V22: an unbeaten marauder between; one in the ship's own hex hides nobody, and beaten ships are gone."""
    same_line = LINE[sheet.hex][nearer] == LINE[sheet.hex][marauder] != OWN_HEX
    return same_line and RANGE[sheet.hex][nearer] < RANGE[sheet.hex][marauder] and sheet.beaten[nearer] == 0


@rule
def in_sight(sheet: Sheet, marauder: int) -> bool:
    """V22: in the ship's own hex, or the nearest in a straight line with neither island nor reef between."""
    if RANGE[sheet.hex][marauder] == OUT_OF_LINE:
        return False
    for nearer in range(MARAUDER_COUNT):
        if hides(sheet, nearer, marauder):
            return False
    return True


@rule
def strength(sheet: Sheet) -> int:
    """V23: sailors, heroes and the Catapult."""
    own = sailors(sheet) * SAILOR_STRENGTH[sheet.map] + sheet.heroes * HERO_STRENGTH[sheet.map]
    return own + CATAPULT_STRENGTH[sheet.map] if has_skill(sheet, CATAPULT) else own


@rule
def strength_needed(sheet: Sheet, marauder: int) -> int:
    """V23: its number plus the distance."""
    return STRENGTH[sheet.map][marauder] + RANGE[sheet.hex][marauder]


@rule
def can_fight(sheet: Sheet, marauder: int) -> bool:
    """V21–V24: one battle a round, an unbeaten marauder in sight, and not too strong."""
    if sheet.fought or sheet.beaten[marauder] or not in_sight(sheet, marauder):
        return False
    return strength(sheet) >= strength_needed(sheet, marauder)


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
