"""The map of everything in a game of Port Royal, and who may see it."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.cards import CAPACITY, EXPEDITIONS, FACES, HARBOUR_CAPACITY, ROLES, SYMBOLS
from tradewind.kernel.game import GameState
from tradewind.kernel.record import NOBODY, Int, Ints, Pile, Record, number, pile, several, slots

SEATS: Final = 5

# Phases. In RESOLVING nobody is asked: revealed cards are taking effect.
DISCOVER: Final = 0
REPEL: Final = 1
SEND: Final = 2
GIVE: Final = 3
COMPLETE: Final = 4
ASIDE: Final = 5
BUST: Final = 6
HIRE: Final = 7
OVER: Final = 8
RESOLVING: Final = 9
PHASE_NAMES: Final = ("discover", "repel?", "send?", "give?", "complete?", "aside?", "bust", "hire", "over")

JACK: Final = len(SYMBOLS)  # after the three symbols, the person who stands for any of them


class Player(Record):
    """What lies in front of one player."""

    coins: Pile = pile(CAPACITY, seen=NOBODY)  # face-down cards; how many is public
    people: Pile = pile(HARBOUR_CAPACITY)  # faces, in the order they were hired
    expeditions: Pile = pile(len(EXPEDITIONS))
    crew: Ints = slots(len(ROLES), bits=8)  # how many of each role
    sabres: Int = number(8)
    points: Int = number(8)


class State(GameState):
    """The whole table."""

    phase: Int = number(8)
    active: Int = number(8)  # whose turn it is
    go: Int = number(8)  # whose go it is in Trade & Hire; else the active player
    asked: Int = number(8)  # who has to decide now
    takes: Int = number(8)  # cards the player at go may still take
    drawn: Int = number(8)  # 1 once a card was revealed this turn
    ending: Int = number(8)  # 1 once the end is triggered (B40)
    turn: Int = number(16)  # turns finished
    busts: Int = number(16)  # turns that were a bust
    goal: Int = number(8)  # points that trigger the end; 0: points do not end the game
    needs_expedition: Int = number(8)  # 1: the expedition ending (B42)
    tax_step: Int = number(8)  # how far the tax being resolved has got
    back: Int = number(8)  # the phase to return to when the persons of an expedition are sent
    sending: Int = number(8)  # the expedition being fulfilled, 0 none
    sent: Ints = slots(JACK + 1, bits=8)  # persons sent to it so far, by symbol
    ships: Int = number(8)  # ships in the harbour
    clash: Int = number(8)  # 1: two of them are of one colour
    colours: Ints = slots(5, bits=8)  # ships of each colour in the harbour
    unseen: Ints = slots(len(FACES), bits=8)  # copies of each face that nobody sees: in the deck or a purse
    revealed: Pile = pile(4)  # turned up and not yet placed
    harbour: Pile = pile(HARBOUR_CAPACITY)
    open_expeditions: Pile = pile(len(EXPEDITIONS))
    deck: Pile = pile(CAPACITY, seen=NOBODY)  # its order means nothing: chance picks from it
    discard: Pile = pile(CAPACITY)
    players: list[Player] = several(Player, SEATS, seats=True)
