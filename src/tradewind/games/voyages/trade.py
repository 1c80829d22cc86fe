"""V44, V45, V47: selling cargo, and the Dread."""

from __future__ import annotations

from tradewind.games.voyages.crew import gain_star, sailors
from tradewind.games.voyages.facts import (
    DREAD_AT,
    DREAD_GOLD,
    DREAD_SAILORS,
    DREAD_STAR,
    HAS_KIND,
    KIND_COUNT,
    PRICE,
    TRADE_STAR,
)
from tradewind.games.voyages.layout import Sheet
from tradewind.kernel.rule import rule


@rule
def can_sell(sheet: Sheet, kind: int) -> bool:
    """V44: it is aboard, and the settlement here buys it."""
    return sheet.cargo[kind] > 0 and PRICE[sheet.hex][kind] > 0


@rule
def sell(sheet: Sheet, kind: int) -> None:
    """V44, V47: all units of the kind in one go; all kinds sold gain a star."""
    sheet.purse += sheet.cargo[kind] * PRICE[sheet.hex][kind]
    sheet.cargo[kind] = 0
    sheet.sold[kind] = 1
    if has_sold_everything(sheet):
        gain_star(sheet, TRADE_STAR)


@rule
def has_sold_everything(sheet: Sheet) -> bool:
    """V47: every kind of the map, wherever and whenever."""
    for kind in range(KIND_COUNT):
        if HAS_KIND[sheet.map][kind] and sheet.sold[kind] == 0:
            return False
    return True


@rule
def can_fight_dread(sheet: Sheet) -> bool:
    """V45: it is here, unbeaten, and there are sailors enough."""
    if DREAD_AT[sheet.hex] == 0 or sheet.dread:
        return False
    return sheet.berths - sheet.spent >= DREAD_SAILORS[sheet.map]


@rule
def fight_dread(sheet: Sheet) -> None:
    """V45: ordinary sailors are spent first, then heroes; gold and a star."""
    heroes_spent = DREAD_SAILORS[sheet.map] - sailors(sheet)
    sheet.spent += DREAD_SAILORS[sheet.map]
    if heroes_spent > 0:
        sheet.heroes -= heroes_spent
    sheet.dread = 1
    sheet.purse += DREAD_GOLD[sheet.map]
    gain_star(sheet, DREAD_STAR)
