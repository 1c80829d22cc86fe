"""V6–V8, V20, V42: the move and what it explores."""

from __future__ import annotations

from typing import Final

from tradewind.games.voyages.crew import has_skill
from tradewind.games.voyages.facts import DREAD_AT, IS_REEF, ISLAND_AT, NEXT, RAM, REGION_AT
from tradewind.games.voyages.layout import HEADING, SPEED, Sheet
from tradewind.kernel.rule import rule

NO_HEX: Final = 0


@rule
def stops_before(sheet: Sheet, ahead: int) -> bool:
    """V7, V20: the edge, and a reef without the Ram."""
    return ahead == NO_HEX or (IS_REEF[ahead] == 1 and not has_skill(sheet, RAM))


@rule
def stops_on(sheet: Sheet, entered: int) -> bool:
    """V7, V42: an island, and the unbeaten Dread."""
    return ISLAND_AT[entered] > 0 or (DREAD_AT[entered] == 1 and sheet.dread == 0)


@rule
def next_on_course(sheet: Sheet, place: int, heading: int) -> int:
    """V6, V7: the hex a ship enters next from `place`; the same one if it cannot go on."""
    ahead = NEXT[place][heading]
    return place if stops_before(sheet, ahead) else ahead


@rule
def explore(sheet: Sheet, entered: int) -> None:
    """V8: a sea hex explores its region; islands and reefs (region 0) belong to none."""
    if REGION_AT[entered] > 0:
        sheet.regions[REGION_AT[entered]] = 1


@rule
def move_ship(sheet: Sheet) -> None:
    """V6, V7: straight ahead for the whole speed, unless something ends the move."""
    sheet.wake = sheet.hex
    for _ in range(sheet.shows[SPEED]):
        ahead = next_on_course(sheet, sheet.hex, sheet.shows[HEADING])
        if ahead == sheet.hex:
            return
        sheet.hex = ahead
        explore(sheet, ahead)
        if stops_on(sheet, ahead):
            return
