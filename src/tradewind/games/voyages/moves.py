"""Every move, numbered, and what each is about. The moves of one phase lie side by side."""

from __future__ import annotations

from itertools import product
from typing import Final

from tradewind.games.voyages.facts import FACES, KINDS, MARAUDERS, TYPES
from tradewind.games.voyages.layout import DICE, USES

_FACES: Final = range(1, FACES + 1)
UP: Final = 1
DOWN: Final = -1

_ASSIGNMENTS: Final = tuple(product(_FACES, repeat=DICE))
_STEPS: Final = tuple(product(range(DICE), (UP, DOWN)))
_HEROICS: Final = tuple(product(range(DICE), _FACES))

ASSIGN_DICE: Final = 0
STEP: Final = ASSIGN_DICE + len(_ASSIGNMENTS)
HERO: Final = STEP + len(_STEPS)
SAIL: Final = HERO + len(_HEROICS)
MARK_FORT: Final = SAIL + 1
FIGHT: Final = MARK_FORT + len(TYPES)
SELL: Final = FIGHT + len(MARAUDERS)
FIGHT_DREAD: Final = SELL + len(KINDS)
FINISH: Final = FIGHT_DREAD + 1
MOVES: Final = FINISH + 1

TEXTS: Final = (
    *(f"assign {heading} {speed} {duty}" for heading, speed, duty in _ASSIGNMENTS),
    *(f"{USES[use]} {'up' if step == UP else 'down'}" for use, step in _STEPS),
    *(f"hero {USES[use]} {face}" for use, face in _HEROICS),
    "sail",
    *(f"fort {name}" for name in TYPES),
    *(f"fight {name}" for name in MARAUDERS),
    *(f"sell {kind}" for kind in KINDS),
    "fight dread",
    "done",
)

# By phase (V50): the first move of it, and the first of the next. Assigning has its own list (V51).
FIRST_OF: Final = (ASSIGN_DICE, STEP, MARK_FORT, FIGHT, MOVES)
END_OF: Final = (STEP, MARK_FORT, FIGHT, MOVES, MOVES)

# What the move is about: the use of a die, the type, the marauder, the kind of cargo.
ABOUT: Final = (
    *(0 for _ in _ASSIGNMENTS),
    *(use for use, _ in _STEPS),
    *(use for use, _ in _HEROICS),
    0,
    *range(len(TYPES)),
    *range(len(MARAUDERS)),
    *range(len(KINDS)),
    0,
    0,
)
# A step's direction, the face a hero sets.
BY: Final = (*(0 for _ in _ASSIGNMENTS), *(step for _, step in _STEPS), *(face for _, face in _HEROICS)) + (0,) * (
    MOVES - SAIL
)
SHOWN_BY: Final = _ASSIGNMENTS  # [assign move][use]: what it makes the dice show
# [a][b]: the six ways to hand out the dice: which die is the heading, the speed, the duty
ORDERS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
# the moves that turn a die: [use][0 up, 1 down], [use][face]
STEP_MOVE: Final = tuple((STEP + 2 * use, STEP + 2 * use + 1) for use in range(DICE))
HERO_MOVE: Final = tuple(tuple(HERO + FACES * use + face - 1 for face in range(FACES + 1)) for use in range(DICE))

assert len(TEXTS) == len(ABOUT) == len(BY) == MOVES
