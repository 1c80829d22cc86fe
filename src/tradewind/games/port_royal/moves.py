"""The base game's moves, numbered; those of the expansions follow (`mounting.py`)."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import EXPEDITIONS, FACES, PERSONS, SHIPS
from tradewind.games.port_royal.expeditions import SYMBOL_FACE

DRAW: Final = 0
STOP: Final = 1
ADMIT: Final = 2
REPEL_IT: Final = 3
PASS: Final = 4
TRADE: Final = 5  # + the place of the ship among the ships
HIRE_ONE: Final = TRADE + len(SHIPS)
FULFIL: Final = HIRE_ONE + len(PERSONS)
SEND_ONE: Final = FULFIL + len(EXPEDITIONS)
BASE_MOVES: Final = SEND_ONE + len(SYMBOL_FACE)

TEXTS: Final = (
    "draw",
    "stop",
    "admit",
    "repel",
    "pass",
    *(f"trade {FACES[ship]}" for ship in SHIPS),
    *(f"hire {FACES[person]}" for person in PERSONS),
    *(f"fulfil {FACES[expedition]}" for expedition in EXPEDITIONS),
    *(f"send {FACES[person]}" for person in SYMBOL_FACE),
)

# the move that takes a face out of the harbour; the face that a move is about
TAKE_MOVE: Final = tuple(
    TRADE + SHIPS.index(face)
    if face in SHIPS
    else HIRE_ONE + PERSONS.index(face)
    if face in PERSONS
    else FULFIL + EXPEDITIONS.index(face)
    if face in EXPEDITIONS
    else -1
    for face in range(len(FACES))
)
FACE_OF: Final = (0, 0, 0, 0, 0, *SHIPS, *PERSONS, *EXPEDITIONS, *SYMBOL_FACE)
