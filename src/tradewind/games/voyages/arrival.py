"""V10, V26, V43, V44: what the hex gives on which the move ended."""

from __future__ import annotations

from tradewind.games.voyages.crew import gain_sailor, gain_star
from tradewind.games.voyages.duties import pay
from tradewind.games.voyages.facts import (
    HAS_FORT,
    HAS_SETTLEMENT,
    HAS_TRACK,
    ICON_AT,
    ICON_CARGO,
    ICON_GIFT,
    ISLAND_AT,
    NO_STAR,
    STAR_AT,
    TYPE_COUNT,
)
from tradewind.games.voyages.layout import BATTLE, FORT, Sheet
from tradewind.kernel.rule import rule


@rule
def arrive(sheet: Sheet) -> None:
    """V10: each thing once a game, used up even if it gives nothing."""
    sheet.phase = BATTLE
    visit_island(sheet)
    take_icon(sheet)
    if STAR_AT[sheet.hex] != NO_STAR:
        gain_star(sheet, STAR_AT[sheet.hex])


@rule
def visit_island(sheet: Sheet) -> None:
    """V10, V26, V44: the first arrival on an island; a fort or a settlement there gives a sailor."""
    island = ISLAND_AT[sheet.hex]
    if island == 0 or sheet.islands[island]:
        return
    sheet.islands[island] = 1
    if HAS_FORT[sheet.map][island] or HAS_SETTLEMENT[sheet.map][island]:
        gain_sailor(sheet)
    if HAS_FORT[sheet.map][island]:
        visit_fort(sheet)


@rule
def can_mark_fort(sheet: Sheet, track: int) -> bool:
    """V26: a fort circle that is there and free."""
    return HAS_TRACK[sheet.map][track] == 1 and sheet.forts[track] == 0


@rule
def visit_fort(sheet: Sheet) -> None:
    """V26, V53: one free circle is marked without asking; two or three leave a choice."""
    free = 0
    only = 0
    for track in range(TYPE_COUNT):
        if can_mark_fort(sheet, track):
            free += 1
            only = track
    if free == 1:
        sheet.forts[only] = 1
    elif free > 1:
        sheet.phase = FORT


@rule
def mark_fort(sheet: Sheet, track: int) -> None:
    """V26, V53: the track pays double from now on; the battle follows."""
    sheet.forts[track] = 1
    sheet.phase = BATTLE


@rule
def take_icon(sheet: Sheet) -> None:
    """V10, V43: a sailor, a relic or cargo on the ship's own hex."""
    icon = ICON_AT[sheet.hex]
    if icon == 0 or sheet.taken[icon]:
        return
    sheet.taken[icon] = 1
    kind = ICON_CARGO[sheet.map][icon]
    if kind > 0:
        sheet.cargo[kind - 1] += 1
    pay(sheet, ICON_GIFT[sheet.map][icon], 0)
