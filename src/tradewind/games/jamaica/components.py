"""The board, the cards, the dice and the treasures as facts: tables indexed by space, card or treasure.

Cards and treasures are numbered from 1; 0 is none, or one the viewer may not know.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent
_DATA: dict[str, Any] = tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8"))
_TRACK: list[dict[str, Any]] = _DATA["track"]

# The track
SPACES: Final = len(_TRACK)
HOME: Final = 0  # Port Royal, start and finish
PORT_ROYAL: Final = 0
PORT: Final = 1
SEA: Final = 2
LAIR: Final = 3
KIND_NAMES: Final = ("port-royal", "port", "sea", "lair")
KIND: Final = tuple(KIND_NAMES.index(space["type"]) for space in _TRACK)
COST: Final = tuple(int(space["cost"]) for space in _TRACK)
SCORE: Final = tuple(int(space["score"]) for space in _TRACK)
LAIRS: Final = tuple(space for space, kind in enumerate(KIND) if kind == LAIR)
PLACES: Final = tuple((int(space["at"][0]), int(space["at"][1])) for space in _TRACK)

OUTER: Final = 0
INNER: Final = 1
LANES: Final = ("outer", "inner")
AHEAD: Final = tuple((space["next"][0], space["next"][-1]) for space in _TRACK)


def _astern() -> tuple[tuple[int, int], ...]:
    """Where a step backward leads from each space: by the outer and by the inner lane."""
    before = [[other for other in range(SPACES) if space in AHEAD[other]] for space in range(SPACES)]
    back = [(spaces[0], spaces[-1]) for spaces in before]
    for fork in (space for space in range(SPACES) if AHEAD[space][OUTER] != AHEAD[space][INNER]):
        ends = list(AHEAD[fork])
        for lane in (OUTER, INNER):
            while len(before[AHEAD[ends[lane]][OUTER]]) == 1:
                ends[lane] = AHEAD[ends[lane]][OUTER]
        back[AHEAD[ends[OUTER]][OUTER]] = (ends[OUTER], ends[INNER])
    return tuple(back)


ASTERN: Final = _astern()

FORWARD: Final = 0
BACKWARD: Final = 1
HEADINGS: Final = ("forward", "backward")
FORK: Final = tuple(tuple(int(len(set(ways)) > 1) for ways in table) for table in (AHEAD, ASTERN))


def _steps_left() -> tuple[int, ...]:
    """Steps to Port Royal by the shortest way, from every space; from Port Royal itself a whole lap."""
    left, frontier = {HOME: 0}, {HOME}
    while frontier:
        reached = {space for space in range(SPACES) if space not in left and frontier & set(AHEAD[space])}
        left |= {space: 1 + min(left[ahead] for ahead in AHEAD[space] if ahead in left) for space in reached}
        frontier = reached
    left[HOME] = 1 + left[AHEAD[HOME][OUTER]]
    return tuple(left[space] for space in range(SPACES))


STEPS_LEFT: Final = _steps_left()
LAP: Final = STEPS_LEFT[HOME]
FINISH_SCORE: Final = SCORE[HOME]
RED_LINE_SCORE: Final = SCORE[1]

# The action cards
FOOD: Final = 1
GOLD: Final = 2
POWDER: Final = 3
GOODS: Final = ("", "food", "gold", "powder")
SAIL: Final = 4  # + heading
SYMBOLS: Final = (*GOODS, *HEADINGS)
SYMBOL: Final = ((0, 0), *((SYMBOLS.index(card[0]), SYMBOLS.index(card[1])) for card in _DATA["action_cards"]))
CARDS: Final = ("", *("/".join(card) for card in _DATA["action_cards"]))
CARD_NUMBER: Final = {face: number for number, face in enumerate(CARDS) if face}
DECK_SIZE: Final = len(CARDS) - 1

# The dice
ACTION_SIDES: Final[int] = _DATA["action_dice"]["faces"]
STAR: Final = 12  # the star, as a number that no other face has
DIE: Final = tuple(STAR if face["combat"] == "star" else int(face["combat"]) for face in _DATA["combat_die"])
STAY: Final = 0  # besides a kind of space, what a shortage can bring
_FALLS = {
    face: KIND_NAMES.index(entry["shortage"]) if entry["shortage"] != "stay" else STAY
    for face, entry in zip(DIE, _DATA["combat_die"], strict=True)
}
FALL: Final = tuple(_FALLS.get(face, STAY) for face in range(STAR + 1))

# The treasures
_BONUSES: list[str] = _DATA["treasures"]["bonuses"]
_VALUES: list[int] = [*_DATA["treasures"]["gold"], *_DATA["treasures"]["curses"]]
_VALUE_FACES = [f"gold-{value}" if value > 0 else f"curse{value}" for value in _VALUES]
TREASURES: Final = ("", *_BONUSES, *dict.fromkeys(_VALUE_FACES))
TREASURE_NUMBER: Final = {face: number for number, face in enumerate(TREASURES) if face}
TREASURE_COPIES: Final = tuple((*_BONUSES, *_VALUE_FACES).count(face) for face in TREASURES)
TREASURE_VALUE: Final = tuple(dict(zip(_VALUE_FACES, _VALUES, strict=True)).get(face, 0) for face in TREASURES)
IS_BONUS: Final = tuple(int(face in _BONUSES) for face in TREASURES)
IS_CURSE: Final = tuple(int(value < 0) for value in TREASURE_VALUE)
MORGANS_MAP: Final = TREASURES.index("morgans-map")
SARANS_SABRE: Final = TREASURES.index("sarans-sabre")
LADY_BETH: Final = TREASURES.index("lady-beth")
SIXTH_HOLD: Final = TREASURES.index("sixth-hold")
BONUSES: Final = len(_BONUSES)
ALL_TREASURES: Final = sum(TREASURE_COPIES)
TREASURES_IN_PLAY: Final[int] = _DATA["treasures"]["in_play"]

# The set-up
HOLDS: Final[int] = _DATA["set_up"]["holds"]
MOST_HOLDS: Final = HOLDS + 1
MOST_IN_HOLD: Final = ACTION_SIDES
HAND: Final[int] = _DATA["set_up"]["hand"]
OPENING_FOOD: Final[int] = _DATA["set_up"]["food"]
OPENING_GOLD: Final[int] = _DATA["set_up"]["doubloons"]
GHOST_GOLD: Final[tuple[int, ...]] = tuple(_DATA["ghost"]["doubloons"])
