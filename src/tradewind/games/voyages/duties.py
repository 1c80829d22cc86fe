"""V9, V27, V46: duties and what they pay."""

from __future__ import annotations

from tradewind.games.voyages.crew import gain_relic, gain_sailor, gain_star
from tradewind.games.voyages.facts import (
    A_RELIC,
    A_SAILOR,
    COLUMN_GIFT,
    COLUMN_GOLD,
    DUTIES_STAR,
    GROUP,
    ROW_GIFT,
    ROW_GOLD,
    ROWS_FOR_STAR,
    SQUARES,
)
from tradewind.games.voyages.layout import DUTY, Sheet
from tradewind.games.voyages.maps import ROWS
from tradewind.kernel.rule import rule


@rule
def completes_column(sheet: Sheet, row: int, square: int) -> bool:
    """V27, V46: have all rows of the group crossed the square?"""
    for other in range(ROWS):
        if GROUP[sheet.map][other] == GROUP[sheet.map][row] and sheet.duties[other] < square:
            return False
    return True


@rule
def complete_rows(sheet: Sheet) -> int:
    """V27, V46: rows with every square crossed."""
    count = 0
    for row in range(ROWS):
        if sheet.duties[row] == SQUARES[sheet.map]:
            count += 1
    return count


@rule
def pay(sheet: Sheet, gift: int, gold: int) -> None:
    """V27, V46: a sailor, a relic or gold, at once."""
    sheet.purse += gold
    if gift == A_SAILOR:
        gain_sailor(sheet)
    elif gift == A_RELIC:
        gain_relic(sheet)


@rule
def do_duty(sheet: Sheet) -> None:
    """V9: cross the next square of the row; then (the skill is there already) column, row and star."""
    row = sheet.shows[DUTY] - 1
    if sheet.duties[row] >= SQUARES[sheet.map]:
        return
    square = sheet.duties[row] + 1
    sheet.duties[row] = square
    if completes_column(sheet, row, square):
        pay(sheet, COLUMN_GIFT[sheet.map][square], COLUMN_GOLD[sheet.map][square])
    if square == SQUARES[sheet.map]:
        pay(sheet, ROW_GIFT[sheet.map][row + 1], ROW_GOLD[sheet.map][row + 1])
        if complete_rows(sheet) >= ROWS_FOR_STAR[sheet.map]:
            gain_star(sheet, DUTIES_STAR)
