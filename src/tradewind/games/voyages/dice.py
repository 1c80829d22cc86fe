"""V3–V5: the dice, what each is used for, and how it is changed."""

from __future__ import annotations

from typing import Final

from tradewind.games.voyages.crew import has_free_step, sailors
from tradewind.games.voyages.facts import FACES
from tradewind.games.voyages.layout import CHANGE, DICE, DUTY, HEADING, SPEED, Sheet, State
from tradewind.games.voyages.moves import ORDERS, SHOWN_BY
from tradewind.kernel.chance import EVERYBODY, roll
from tradewind.kernel.rule import rule

DICE_SOURCE: Final = 0


@rule
def roll_dice(state: State) -> None:
    """V3: three dice, once for everybody."""
    for die in range(DICE):
        state.dice[die] = roll(state.chance, DICE_SOURCE, FACES, EVERYBODY)


@rule
def is_handed_out(state: State, order: int, move: int) -> bool:
    """V4: are these the dice, in that order?"""
    for use in range(DICE):
        if state.dice[ORDERS[order][use]] != SHOWN_BY[move][use]:
            return False
    return True


@rule
def can_assign(state: State, move: int) -> bool:
    """V4, V51: the three numbers rolled, each used once."""
    for order in range(len(ORDERS)):
        if is_handed_out(state, order, move):
            return True
    return False


@rule
def assignment_of(heading: int, speed: int, duty: int) -> int:
    """V51: the move that makes the dice show this (assignments count like the digits of a number)."""
    return ((heading - 1) * FACES + speed - 1) * FACES + duty - 1


@rule
def assignment(state: State, order: int) -> int:
    """V51: the move that hands out the dice in that order."""
    heading = state.dice[ORDERS[order][HEADING]]
    speed = state.dice[ORDERS[order][SPEED]]
    return assignment_of(heading, speed, state.dice[ORDERS[order][DUTY]])


@rule
def assign(sheet: Sheet, move: int) -> None:
    """V4: every die has its use."""
    for use in range(DICE):
        sheet.shows[use] = SHOWN_BY[move][use]
    sheet.phase = CHANGE


@rule
def can_step(sheet: Sheet, use: int) -> bool:
    """V5, V52: with the free step of the skill, or an ordinary sailor."""
    return sailors(sheet) > 0 or has_free_step(sheet, use)


@rule
def step(sheet: Sheet, use: int, by: int) -> None:
    """V5, V52: one step up or down; 6 and 1 are neighbours. The free step is used first."""
    if has_free_step(sheet, use):
        sheet.free_used[use] = 1
    else:
        sheet.spent += 1
    face = sheet.shows[use] + by
    sheet.shows[use] = FACES if face < 1 else 1 if face > FACES else face


@rule
def can_send_hero(sheet: Sheet, use: int, face: int) -> bool:
    """V5, V52: an unspent hero, and another value than the die shows."""
    return sheet.heroes > 0 and sheet.shows[use] != face


@rule
def send_hero(sheet: Sheet, use: int, face: int) -> None:
    """V5: a hero spent sets a die to any other value."""
    sheet.heroes -= 1
    sheet.spent += 1
    sheet.shows[use] = face
