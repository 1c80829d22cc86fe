"""J2, J35, J60–J63, J82, J84: taking, stealing and giving treasures."""

from __future__ import annotations

from tradewind.games.jamaica.components import GOLD, HOLDS, IS_BONUS, SIXTH_HOLD
from tradewind.games.jamaica.holds import fill
from tradewind.games.jamaica.layout import GHOST, TREASURE_SOURCE, Ship, State
from tradewind.kernel.chance import EVERYBODY, NOBODY_KNOWS, drawn
from tradewind.kernel.piles import pop, push, take_out
from tradewind.kernel.rule import rule


@rule
def lay_face_up(ship: Ship, treasure: int) -> None:
    """J60: a bonus lies open and is in force."""
    ship.face_up[ship.treasures.size] = treasure
    ship.bonuses[treasure] = 1
    push(ship.treasures, treasure)


@rule
def receive(ship: Ship, treasure: int) -> None:
    """J60, J61: what proves a bonus is turned up at once, the rest stays face down."""
    if IS_BONUS[treasure]:
        lay_face_up(ship, treasure)
    else:
        push(ship.treasures, treasure)


@rule
def who_sees(number: int, treasure: int) -> int:
    """J60, J61, J82: a bonus everybody, else the taker alone; what the ghost takes, nobody."""
    if number == GHOST:
        return NOBODY_KNOWS
    return EVERYBODY if IS_BONUS[treasure] else number


@rule
def take_treasure(state: State, number: int) -> None:
    """J35, J82: the lair's token goes, the top treasure comes; the ghost lays it face down unseen."""
    ship = state.ships[number]
    state.tokens[ship.space] = 0
    state.reveals += 1
    treasure = pop(state.stack)
    drawn(state.chance, TREASURE_SOURCE, treasure, who_sees(number, treasure))
    if number == GHOST:
        push(ship.treasures, treasure)
    else:
        receive(ship, treasure)


@rule
def lose_treasure(ship: Ship, place: int) -> int:
    """J60: a treasure leaves the ship, and a bonus with it."""
    face_up = ship.face_up[place]
    if face_up > 0:
        ship.bonuses[face_up] = 0
    for later in range(place, ship.treasures.size - 1):
        ship.face_up[later] = ship.face_up[later + 1]
    ship.face_up[ship.treasures.size - 1] = 0
    return take_out(ship.treasures, place)


@rule
def steal_treasure(state: State, thief: int, victim: int, place: int) -> None:
    """J43, J83, J84: without looking first; what is a bonus is in force for its new owner, the ghost too."""
    winner = state.ships[thief]
    loser = state.ships[victim]
    treasure = lose_treasure(loser, place)
    state.reveals += 1
    receive(winner, treasure)
    if treasure == SIXTH_HOLD:
        hand_over_sixth_hold(winner, loser, thief == GHOST)


@rule
def hand_over_sixth_hold(winner: Ship, loser: Ship, to_ghost: bool) -> None:
    """J60, J84: with what is in it; the ghost keeps only gold."""
    if not to_ghost or loser.goods[HOLDS] == GOLD:
        fill(winner, HOLDS, loser.goods[HOLDS], loser.amounts[HOLDS])
    fill(loser, HOLDS, 0, 0)


@rule
def give_curse(state: State, giver: int, receiver: int, place: int) -> None:
    """J43, J83: a cursed treasure changes hands, face down."""
    state.reveals += 1
    push(state.ships[receiver].treasures, lose_treasure(state.ships[giver], place))
