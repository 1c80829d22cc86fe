"""J30–J36, J50, J51: sailing, stopping, paying, and falling back in a shortage."""

from __future__ import annotations

from typing import Final

from tradewind.games.jamaica.components import (
    AHEAD,
    ASTERN,
    BACKWARD,
    COST,
    FALL,
    FOOD,
    FORK,
    FORWARD,
    GOLD,
    HOME,
    KIND,
    LAIR,
    OUTER,
    PORT,
    STAY,
)
from tradewind.games.jamaica.finish import has_finished, takes_part
from tradewind.games.jamaica.holds import ask, go_on, owe, pay_rest, stock
from tradewind.games.jamaica.layout import (
    ACTED,
    ARRIVING,
    ATTACK,
    DICE_SOURCE,
    FALLING_SHORT,
    GHOST,
    LANE,
    NO_FALL,
    PAYING,
    SAILING,
    SETTLING,
    Ship,
    State,
)
from tradewind.games.jamaica.treasures import take_treasure
from tradewind.kernel.chance import EVERYBODY, pick
from tradewind.kernel.rule import rule

UNTIL_THERE: Final = 1  # a ship falling back always has a step to go until it has got there


@rule
def helm(state: State) -> int:
    """J12, J81: who steers the acting ship: its player, for the ghost the captain."""
    return state.captain if state.acting == GHOST else state.acting


@rule
def set_sail(state: State, heading: int, steps: int) -> None:
    """J30: forward or backward, exactly as many spaces as the die shows."""
    state.heading = heading
    state.steps = steps
    go_on(state, SAILING)


@rule
def sail(state: State) -> None:
    """J30, J91: go on as far as the way is clear; at a fork the lane is asked."""
    ship = state.ships[state.acting]
    while state.steps > 0 and FORK[state.heading][ship.space] == 0:
        step(state, ship, OUTER)
    if state.steps > 0:
        ask(state, LANE, helm(state))
    else:
        go_on(state, ARRIVING)


@rule
def take_lane(state: State, lane: int) -> None:
    """J30, J91: a step into the lane chosen."""
    step(state, state.ships[state.acting], lane)
    go_on(state, SAILING)


@rule
def step(state: State, ship: Ship, lane: int) -> None:
    """J30: one space on; into Port Royal forward is a lap more, out of it backward a lap less."""
    if state.heading == FORWARD:
        ship.space = AHEAD[ship.space][lane]
        if ship.space == HOME:
            ship.lap += 1
    else:
        if ship.space == HOME:
            ship.lap -= 1
        ship.space = ASTERN[ship.space][lane]
    state.steps = steps_to_go(state, ship)


@rule
def steps_to_go(state: State, ship: Ship) -> int:
    """J36, J50: none once finished; in a shortage until the kind of space is met, or Port Royal; else one less."""
    if has_finished(ship):
        return 0
    if state.fall != NO_FALL:
        return 0 if KIND[ship.space] == state.fall or ship.space == HOME else UNTIL_THERE
    return state.steps - 1


@rule
def arrive(state: State) -> None:
    """J31, J36, J40: in Port Royal nothing happens; elsewhere another ship must be attacked first."""
    ship = state.ships[state.acting]
    if has_finished(ship):
        state.ending = 1
    if ship.space == HOME:
        go_on(state, ACTED)
    elif meets_a_ship(state):
        ask(state, ATTACK, helm(state))
    else:
        go_on(state, SETTLING)


@rule
def is_target(state: State, ship: int) -> bool:
    """J40: another ship on the acting ship's space, whatever its lap."""
    return (
        ship != state.acting and takes_part(state, ship) and state.ships[ship].space == state.ships[state.acting].space
    )


@rule
def meets_a_ship(state: State) -> bool:
    for ship in range(GHOST + 1):
        if is_target(state, ship):
            return True
    return False


@rule
def settle_space(state: State) -> None:
    """J31, J34, J35, J51, J82: a guarded lair gives its treasure; the ghost and who fell back pay nothing."""
    space = state.ships[state.acting].space
    go_on(state, ACTED)
    if KIND[space] == LAIR:
        if state.tokens[space]:
            take_treasure(state, state.acting)
    elif state.acting != GHOST and state.fall == NO_FALL:
        charge(state, space)


@rule
def charge(state: State, space: int) -> None:
    """J32, J33, J50: doubloons in a port, food at sea; who cannot pay in full gives all and has a shortage."""
    ship = state.ships[state.acting]
    good = GOLD if KIND[space] == PORT else FOOD
    owe(state, good, COST[space])
    if stock(ship, good) >= COST[space]:
        go_on(state, PAYING)
    else:
        pay_rest(state, ship)
        owe(state, 0, 0)
        go_on(state, FALLING_SHORT)


@rule
def fall_back(state: State) -> None:
    """J50, J51: the die says how far back the ship is driven; a star lets it stay."""
    state.reveals += 1
    face = state.die.cards[pick(state.chance, DICE_SOURCE, state.die, EVERYBODY)]
    if FALL[face] == STAY:
        go_on(state, ACTED)
    else:
        state.fall = FALL[face]
        set_sail(state, BACKWARD, UNTIL_THERE)
