"""The map of everything in a game of Jamaica, and who may see it."""

from __future__ import annotations

from typing import Final

from tradewind.games.jamaica.components import ALL_TREASURES, BONUSES, DECK_SIZE, DIE, MOST_HOLDS, SPACES
from tradewind.kernel.game import GameState
from tradewind.kernel.record import NOBODY, OWNER, Int, Ints, Pile, Record, number, part, pile, several, slots

SEATS: Final = 6
GHOST: Final = SEATS  # the ghost's place among the ships: after every seat, so that it is nobody's
NOBODY_ASKED: Final = -1
NO_SHIP: Final = -1

# Sources of chance. HANDS + seat: the cards that a seat draws.
HANDS: Final = 0
DICE_SOURCE: Final = HANDS + SEATS
TREASURE_SOURCE: Final = DICE_SOURCE + 1

# Phases: what somebody is asked. In RESOLVING nobody is: what follows is in `stage`.
DICE: Final = 0
PLAY: Final = 1
LANE: Final = 2
LOAD: Final = 3
ATTACK: Final = 4
POWDER_PHASE: Final = 5
PAY: Final = 6
SABRE: Final = 7
LOOT: Final = 8
GHOST_PHASE: Final = 9
OVER: Final = 10
RESOLVING: Final = 11
PHASE_NAMES: Final = ("dice", "play", "lane", "load", "attack", "powder", "pay", "sabre", "loot", "ghost", "over")

# Stages: what comes next as soon as nobody is asked.
TURNING: Final = 0  # the acting player's card is turned over
ACTING: Final = 1  # an action begins
SAILING: Final = 2  # the ship has steps to go
ARRIVING: Final = 3  # the ship has stopped
AIMING: Final = 4  # a ship commits powder
PAYING: Final = 5  # tokens go to the bank
FIRING: Final = 6  # the combat die is rolled
COMPARING: Final = 7  # a shot stands
PARTING: Final = 8  # the combat is over
SETTLING: Final = 9  # the space is paid, or its treasure taken
FALLING_SHORT: Final = 10  # the shortage die is rolled
ACTED: Final = 11  # an action is done

MORNING: Final = 0
EVENING: Final = 1
ACTIONS: Final = ("morning", "evening")

ATTACKER: Final = 0  # the sides of a combat
DEFENDER: Final = 1
NOT_YET: Final = -1  # powder nobody has spoken of yet
NO_ROLL: Final = 0

NO_FALL: Final = 0  # nothing drives the ship back: it has no shortage, or stays in spite of one


class Ship(Record):
    """A ship with its board, and the cards in front of its player."""

    space: Int
    lap: Int
    goods: Ints = slots(MOST_HOLDS, bits=8)  # what each hold has, 0 nothing
    amounts: Ints = slots(MOST_HOLDS, bits=8)
    hand: Pile = pile(DECK_SIZE, seen=OWNER)
    deck: Pile = pile(DECK_SIZE, seen=NOBODY)  # the top card is drawn first
    discard: Pile = pile(DECK_SIZE)
    laid: Int  # 1 from the choice of a card to the end of the round
    card: Int = number(seen=OWNER)  # the card laid
    turned: Int  # the same once it is face up
    treasures: Pile = pile(ALL_TREASURES, seen=OWNER)  # in the order they were got
    face_up: Ints = slots(ALL_TREASURES, bits=8)  # the treasure at each place that is, else 0
    bonuses: Ints = slots(BONUSES + 1, bits=8)  # 1 for each bonus in force


class Combat(Record):
    """Two ships firing at each other. Entry 0 is the attacker's, entry 1 the defender's."""

    on: Int
    ships: Ints = slots(2, bits=8)
    powder: Ints = slots(2, bits=8)
    rolls: Ints = slots(2, bits=8)
    sabre: Int  # 1 once the sabre was used
    side: Int  # who fires; in the end, who has won


class State(GameState):
    """The whole table."""

    phase: Int
    stage: Int
    asked: Int  # the seat that decides; while cards are chosen nobody in particular
    ghost: Int  # 1 if the ghost takes part
    ties_ahead: Int  # 1: a tie goes to the ship nearer to the finish
    round: Int
    captain: Int
    acting: Int  # the ship whose action it is
    action: Int  # morning or evening
    ending: Int  # 1 once a ship has finished
    heading: Int
    steps: Int  # steps still to go; in a shortage 1 until the ship has got there
    fall: Int  # the kind of space a shortage drives the ship back to, else NO_FALL
    loader: Int  # the ship that has goods to load
    cargo: Int  # which
    load: Int  # how many
    due: Int  # tokens still to be paid
    due_good: Int
    dice: Ints = slots(2, bits=8)  # as rolled, then morning and evening
    tokens: Ints = slots(SPACES, bits=8)  # 1 where a lair is guarded
    die: Pile = pile(len(DIE))  # the faces of the combat die, for chance to pick from
    stack: Pile = pile(ALL_TREASURES, seen=NOBODY)  # the top treasure is taken first
    combat: Combat = part(Combat)
    ships: list[Ship] = several(Ship, SEATS + 1, seats=True)
