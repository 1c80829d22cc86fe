"""J70, J81: what a ship is worth, how far it is from the finish, and who has won."""

from __future__ import annotations

from tradewind.games.jamaica.components import (
    FINISH_SCORE,
    GOLD,
    HOME,
    LAP,
    RED_LINE_SCORE,
    SCORE,
    STEPS_LEFT,
    TREASURE_VALUE,
)
from tradewind.games.jamaica.holds import stock
from tradewind.games.jamaica.layout import GHOST, NO_SHIP, NOBODY_ASKED, OVER, Ship, State
from tradewind.kernel.rule import rule


@rule
def has_finished(ship: Ship) -> bool:
    """J30, J36: once round the island."""
    return ship.lap > 0


@rule
def space_points(ship: Ship) -> int:
    """J70: the number on the space; behind Port Royal and in it before the end it is that of the red line."""
    if has_finished(ship):
        return FINISH_SCORE
    if ship.lap < 0 or ship.space == HOME:
        return RED_LINE_SCORE
    return SCORE[ship.space]


@rule
def treasure_points(ship: Ship) -> int:
    """J60, J61, J70: the treasures that can be seen, in a view by its seat, at the end by all."""
    total = 0
    for place in range(ship.treasures.size):
        total += TREASURE_VALUE[max(ship.treasures.cards[place], ship.face_up[place])]
    return total


@rule
def points(ship: Ship) -> int:
    """J70: space, doubloons and treasures."""
    return space_points(ship) + stock(ship, GOLD) + treasure_points(ship)


@rule
def steps_left(ship: Ship) -> int:
    """J70: steps to the finish by the shortest way; each lap behind is a whole lap more."""
    return STEPS_LEFT[ship.space] - LAP * ship.lap


@rule
def takes_part(state: State, ship: int) -> bool:
    """J80, J85: every seat's ship, and the ghost where it sails."""
    return ship < state.seats or (ship == GHOST and state.ghost > 0)


@rule
def beats(state: State, ship: int, other: int) -> bool:
    """J70: more points; with as many, farther from the finish (as the option has it, nearer)."""
    mine = points(state.ships[ship])
    theirs = points(state.ships[other])
    if mine != theirs:
        return mine > theirs
    ahead = steps_left(state.ships[other]) - steps_left(state.ships[ship])
    return ahead > 0 if state.ties_ahead else ahead < 0


@rule
def wins(state: State, ship: int) -> bool:
    """J70, J84: no ship beats a winner, the ghost included; those still tied share."""
    for other in range(GHOST + 1):
        if takes_part(state, other) and beats(state, other, ship):
            return False
    return True


@rule
def score(state: State, ship: int) -> int:
    return points(state.ships[ship])


@rule
def end_game(state: State) -> None:
    """J36, J61: everything is turned up, the ghost's treasures too."""
    state.phase = OVER
    state.asked = NOBODY_ASKED
    state.acting = NO_SHIP
    state.action = 0
    state.reveals += 1
    for number in range(GHOST + 1):
        ship = state.ships[number]
        for place in range(ship.treasures.size):
            ship.face_up[place] = ship.treasures.cards[place]
