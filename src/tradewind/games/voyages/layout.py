"""What a table of Voyages consists of, and who may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tradewind.games.voyages.facts import KINDS, MARAUDERS, MOST_ICONS, MOST_ISLANDS, MOST_REGIONS, STARS, TYPES
from tradewind.games.voyages.maps import ROWS
from tradewind.kernel.game import GameState
from tradewind.kernel.record import ALL, OWNER, Int, Ints, Record, number, several, slots

# Phases of one player's round (V50). In BATTLE whatever may follow the arrival is done: fighting, selling.
ASSIGN: Final = 0
CHANGE: Final = 1
FORT: Final = 2
BATTLE: Final = 3
DONE: Final = 4

# What a die is used for.
HEADING: Final = 0
SPEED: Final = 1
DUTY: Final = 2
DICE: Final = 3
USES: Final = ("heading", "speed", "duty")


class Sheet(Record):
    """One player's sheet. Flags are 0 or 1; regions, islands and icons count from 1 within the map."""

    map: Int = number(bits=8)
    phase: Int = number(bits=8)
    berths: Int = number(bits=8)  # filled
    spent: Int = number(bits=8)  # sailors crossed off, ordinary ones and heroes
    heroes: Int = number(bits=8)  # unspent ones
    fought: Int = number(bits=8)  # 1 after this round's battle
    dread: Int = number(bits=8)  # 1 once the Dread is beaten
    shows: Ints = slots(DICE, bits=8)  # what the dice show by use; 0 before they are assigned
    free_used: Ints = slots(DICE, bits=8)  # the free step of the skill was used this round
    hex: Int = number(bits=16)  # where the ship is
    wake: Int = number(bits=16)  # where its last move began
    purse: Int = number(bits=16)  # gold received during the game
    duties: Ints = slots(ROWS, bits=8)  # squares crossed
    regions: Ints = slots(MOST_REGIONS + 1, bits=8)  # explored
    islands: Ints = slots(MOST_ISLANDS + 1, bits=8)  # visited
    taken: Ints = slots(MOST_ICONS + 1, bits=8)  # icons used up
    beaten: Ints = slots(len(MARAUDERS), bits=8)
    forts: Ints = slots(len(TYPES), bits=8)  # fort circles marked
    stars: Ints = slots(len(STARS), bits=8)
    cargo: Ints = slots(len(KINDS), bits=8)  # units aboard
    sold: Ints = slots(len(KINDS), bits=8)  # kinds ever sold


class State(GameState):
    """The table, without the sheets: how many there are depends on the number of players."""

    map: Int
    round: Int
    last: Int  # 1 when this is known to be the last round
    asked: Int  # the lowest seat that has not finished the round; -1 once the game is over
    best: Int  # the most gold anybody has, once the game is over
    dice: Ints = slots(DICE, bits=8)  # in the order rolled

    if TYPE_CHECKING:
        done: Ints  # who has finished the round
        began: list[Sheet]  # every sheet as it was when the round began
        now: list[Sheet]  # every sheet as it is


def _table_for(seats: int, seen: str) -> type[State]:
    """The layout for up to so many seats."""

    class Table(State):
        done: Ints = slots(seats, bits=8)
        began: list[Sheet] = several(Sheet, seats, seats=True)
        now: list[Sheet] = several(Sheet, seats, seen=seen, seats=True)

    Table.__name__ = Table.__qualname__ = f"TableFor{seats}"
    return Table


MOST_SEATS: Final = 100
# Alone there is nobody to hide anything from. A few players should not pay for a hundred sheets.
TABLES: Final = {1: _table_for(1, ALL)} | {seats: _table_for(seats, OWNER) for seats in (2, 6, 20, MOST_SEATS)}


def table_for(seats: int) -> type[State]:
    """The smallest layout with room for the players."""
    return next(table for most, table in TABLES.items() if seats <= most)
