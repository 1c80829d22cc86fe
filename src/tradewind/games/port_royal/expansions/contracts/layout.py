"""The map of what the expansion adds to the table."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.expansions.contracts.facts import CONTRACTS
from tradewind.games.port_royal.layout import SEATS
from tradewind.games.port_royal.layout import State as BaseState
from tradewind.kernel.record import NOBODY, Grid, Int, Ints, Pile, Record, holding, part, pile, several, slots

# how contracts are played
NO_CONTRACTS: Final = 0  # not at all
COMPETITIVE: Final = 1
COOPERATIVE: Final = 2

NEST: Final = 5  # ships of five colours
TIME_CAPACITY: Final = 64  # more cards than any time deck has


class Contracts(Record):
    """The contracts, the markers on them, and the team's time."""

    mixed: Int  # 1: the expansion's persons and ships are in the deck
    mode: Int
    head_start: Int  # time cards moved to the score deck before the start (K45)
    missing: Int  # open contracts that nobody has completed yet
    weighed: Int  # ship colours that lay in the harbour when it was last looked at (K27)
    waiving: Int  # 1 while a ship is traded whose coins are given up (K24)
    payers: Int  # bit N: seat N has paid tax and is still to be asked (K25)
    back: Int  # the phase to return to when a moment has passed
    asking: Pile = pile(2)  # contracts whose moment it is
    box: Pile = pile(len(CONTRACTS))  # contracts that do not lie open
    open: Pile = pile(len(CONTRACTS))
    done: Grid = slots(len(CONTRACTS), SEATS, bits=8)  # as which in order a seat completed a contract, 0 not yet
    steps: Grid = slots(len(CONTRACTS), SEATS, bits=8)  # how far a marker under way has got
    markers: Ints = slots(SEATS, bits=8)  # markers on contracts, under way or for good
    completed: Ints = slots(SEATS, bits=8)  # contracts a seat has completed
    nests: list[Pile] = several(holding(Pile, NEST), SEATS)  # ships kept for Pirates' nest
    time: Pile = pile(TIME_CAPACITY, seen=NOBODY)  # the next card first
    aside: Pile = pile(TIME_CAPACITY, seen=NOBODY)  # the score deck, in the order moved


class State(BaseState):
    """The table as these rules see it; other expansions' records may lie beside."""

    contracts: Contracts = part(Contracts)
