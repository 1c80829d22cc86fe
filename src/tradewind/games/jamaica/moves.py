"""J90–J96: every move there can ever be, numbered."""

from __future__ import annotations

from typing import Final

from tradewind.games.jamaica.components import (
    ACTION_SIDES,
    ALL_TREASURES,
    CARDS,
    DECK_SIZE,
    HEADINGS,
    LANES,
    MOST_HOLDS,
    MOST_IN_HOLD,
)
from tradewind.games.jamaica.layout import SEATS

MOST_POWDER: Final = MOST_HOLDS * MOST_IN_HOLD
_DIE: Final = range(1, ACTION_SIDES + 1)
_HOLD: Final = range(1, MOST_HOLDS + 1)
_TREASURE: Final = range(1, ALL_TREASURES + 1)

SET_DICE: Final = 0  # + morning - 1 and evening - 1, as a number of two figures
PLAY_CARD: Final = SET_DICE + ACTION_SIDES * ACTION_SIDES - 1  # + the card, from 1
TAKE_LANE: Final = PLAY_CARD + 1 + DECK_SIZE  # + lane
LOAD_HOLD: Final = TAKE_LANE + len(LANES)  # + hold, from 0
DUMP_HOLD: Final = LOAD_HOLD + MOST_HOLDS
PAY_HOLD: Final = DUMP_HOLD + MOST_HOLDS
ATTACK_SHIP: Final = PAY_HOLD + MOST_HOLDS  # + ship, the ghost last
USE_POWDER: Final = ATTACK_SHIP + SEATS + 1  # + amount
REROLL: Final = USE_POWDER + MOST_POWDER + 1
KEEP: Final = REROLL + 1
STEAL_HOLD: Final = KEEP + 1  # + hold
STEAL_TREASURE: Final = STEAL_HOLD + MOST_HOLDS  # + place
GIVE_CURSE: Final = STEAL_TREASURE + ALL_TREASURES  # + place
NOTHING: Final = GIVE_CURSE + ALL_TREASURES
GHOST_HEADS: Final = NOTHING + 1  # + heading

TEXTS: Final = (
    *(f"dice {morning} {evening}" for morning in _DIE for evening in _DIE),
    *(f"play {card}" for card in CARDS[1:]),
    *(f"lane {lane}" for lane in LANES),
    *(f"load {hold}" for hold in _HOLD),
    *(f"dump {hold}" for hold in _HOLD),
    *(f"pay {hold}" for hold in _HOLD),
    *(f"attack {seat}" for seat in (*range(1, SEATS + 1), 0)),
    *(f"powder {amount}" for amount in range(MOST_POWDER + 1)),
    "reroll",
    "keep",
    *(f"steal hold {hold}" for hold in _HOLD),
    *(f"steal treasure {place}" for place in _TREASURE),
    *(f"curse {place}" for place in _TREASURE),
    "nothing",
    *(f"ghost {heading}" for heading in HEADINGS),
)

MORNING_OF: Final = tuple(morning for morning in _DIE for _ in _DIE)
EVENING_OF: Final = tuple(evening for _ in _DIE for evening in _DIE)
DICE_MOVE: Final = tuple(tuple(MORNING_OF.index(morning) + evening - 1 for evening in _DIE) for morning in _DIE)
MOST_LEGAL: Final = MOST_POWDER + 1
