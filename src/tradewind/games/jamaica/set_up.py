"""J1, J2, J80, J85: what lies ready before the first card is dealt, and the options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tradewind.games.jamaica.components import (
    CARDS,
    DIE,
    FOOD,
    GHOST_GOLD,
    GOLD,
    LADY_BETH,
    LAIRS,
    OPENING_FOOD,
    OPENING_GOLD,
    TREASURE_COPIES,
    TREASURES,
)
from tradewind.games.jamaica.holds import fill
from tradewind.games.jamaica.layout import GHOST, NO_SHIP, NOBODY_ASKED, SEATS, State
from tradewind.games.jamaica.treasures import lay_face_up
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.piles import find, push, take_out
from tradewind.kernel.text import Message

FEWEST_PLAYERS: Final = 2
TIES: Final = ("behind", "ahead")
CHOICES: Final[Mapping[str, tuple[Any, ...]]] = {
    "players": tuple(range(FEWEST_PLAYERS, SEATS + 1)),
    "ghost": (False, True),
    "tie": TIES,
}


def checked_options(given: Mapping[str, Any]) -> dict[str, Any]:
    """J70, J85: the options completed; one that cannot be is named."""
    for option in given:
        if option not in CHOICES:
            raise _refused("no-such-option", str(option)[:80])
    players, ghost, tie = (given.get(option, values[0]) for option, values in CHOICES.items())
    if type(players) is not int or players not in CHOICES["players"]:
        raise _refused("players", "players")
    if not isinstance(ghost, bool):
        raise _refused("ghost", "ghost")
    if ghost and players == SEATS:
        raise _refused("ghost-with-six", "ghost")
    if tie not in TIES:
        raise _refused("tie", "tie")
    return {"players": players, "ghost": ghost or players == FEWEST_PLAYERS, "tie": tie}


def _refused(key: str, option: str) -> LogbookError:
    return LogbookError(Message(f"jamaica-option-{key}", {"option": option}), f"options.{option}")


def table(options: Mapping[str, Any]) -> State:
    """The table before anything is dealt: full decks, all treasures in the stack, ships at Port Royal."""
    state = State()
    state.seats = options["players"]
    state.ghost = int(options["ghost"])
    state.ties_ahead = int(options["tie"] == "ahead")
    state.round = 1
    state.asked = NOBODY_ASKED
    state.acting = NO_SHIP
    for face in DIE:
        push(state.die, face)
    for lair in LAIRS:
        state.tokens[lair] = 1
    for treasure in range(1, len(TREASURES)):
        for _ in range(TREASURE_COPIES[treasure]):
            push(state.stack, treasure)
    for seat in range(state.seats):
        _equip(state, seat)
    if state.ghost:
        _equip_ghost(state)
    return state


def _equip(state: State, seat: int) -> None:
    """J1: eleven cards, three food, three doubloons."""
    ship = state.ships[seat]
    for card in range(1, len(CARDS)):
        push(ship.deck, card)
    fill(ship, 0, FOOD, OPENING_FOOD)
    fill(ship, 1, GOLD, OPENING_GOLD)


def _equip_ghost(state: State) -> None:
    """J80: doubloons in two holds, and Lady Beth face up."""
    ghost = state.ships[GHOST]
    for hold, doubloons in enumerate(GHOST_GOLD):
        fill(ghost, hold, GOLD, doubloons)
    lay_face_up(ghost, take_out(state.stack, find(state.stack, LADY_BETH)))
