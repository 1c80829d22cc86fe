"""V5, V11, V12, V28: sailors, heroes and skills; the stars a sheet has."""

from __future__ import annotations

from typing import Final

from tradewind.games.voyages.facts import (
    ARMOURY,
    BERTHS,
    CABINS,
    HAS_STAR,
    NO_ROW,
    OARS,
    RECRUITING_STAR,
    RUDDER,
    SKILL_AT,
    SKILL_ROW,
    STAR_COUNT,
)
from tradewind.games.voyages.layout import Sheet
from tradewind.kernel.rule import rule

FREE_STEP_SKILL: Final = (RUDDER, OARS, CABINS)  # by the use of the die


@rule
def sailors(sheet: Sheet) -> int:
    """V11: unspent ordinary sailors."""
    return sheet.berths - sheet.spent - sheet.heroes


@rule
def has_skill(sheet: Sheet, skill: int) -> bool:
    """V27, V28: the third square of its row gives the skill."""
    row = SKILL_ROW[sheet.map][skill]
    return row != NO_ROW and sheet.duties[row] >= SKILL_AT[sheet.map]


@rule
def has_free_step(sheet: Sheet, use: int) -> bool:
    """V28, V52: the skill for that die is there, and its step not yet used this round."""
    return sheet.free_used[use] == 0 and has_skill(sheet, FREE_STEP_SKILL[use])


@rule
def gain_star(sheet: Sheet, star: int) -> None:
    """V29, V47: each star once, and only those the map has."""
    if HAS_STAR[sheet.map][star]:
        sheet.stars[star] = 1


@rule
def stars(sheet: Sheet) -> int:
    """How many stars the sheet has."""
    count = 0
    for star in range(STAR_COUNT):
        count += sheet.stars[star]
    return count


@rule
def gain_sailor(sheet: Sheet) -> None:
    """V11, V28: the next berth is filled, by a hero with the Armoury; the last berth gains a star."""
    if sheet.berths >= BERTHS[sheet.map]:
        return
    sheet.berths += 1
    if has_skill(sheet, ARMOURY):
        sheet.heroes += 1
    if sheet.berths == BERTHS[sheet.map]:
        gain_star(sheet, RECRUITING_STAR)


@rule
def gain_relic(sheet: Sheet) -> None:
    """V10: one unspent ordinary sailor becomes a hero."""
    if sailors(sheet) > 0:
        sheet.heroes += 1
