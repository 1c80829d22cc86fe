"""The numbers of the expansion's moves and of its source of chance in the game's lists."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import FACES
from tradewind.games.port_royal.expansions.contracts.facts import CONTRACTS, WAIVABLE
from tradewind.games.port_royal.expansions.contracts.moves import COMPLETED_BY_NAME
from tradewind.games.port_royal.layout import SEATS
from tradewind.games.port_royal.mounting import first_move, first_source

COMPLETE_ONE: Final = first_move("contracts")  # + the place of the contract among those completed by name
DECLINE: Final = COMPLETE_ONE + len(COMPLETED_BY_NAME)
WAIVE: Final = DECLINE + 1  # + the place of the ship among those that can be waived
CAPTURE: Final = WAIVE + len(WAIVABLE)
GIVE_TO: Final = CAPTURE + 1  # + the seat
SET_ASIDE: Final = GIVE_TO + SEATS
LAST_MOVE: Final = SET_ASIDE

CONTRACT_SOURCE: Final = first_source("contracts")

COMPLETE_MOVE: Final = tuple(
    COMPLETE_ONE + COMPLETED_BY_NAME.index(number) if number in COMPLETED_BY_NAME else -1
    for number in range(len(CONTRACTS))
)
CONTRACT_OF: Final = COMPLETED_BY_NAME  # by the move's place
WAIVE_MOVE: Final = tuple(WAIVE + WAIVABLE.index(face) if face in WAIVABLE else -1 for face in range(len(FACES)))
