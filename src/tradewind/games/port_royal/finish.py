"""B40–B43: how the game ends and who has won."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.layout import OVER, State
from tradewind.games.port_royal.questions import team_result
from tradewind.kernel.rule import rule

MOST_TURNS: Final = 1000


@rule
def fulfils_end(state: State, seat: int) -> bool:
    """B40, B42: has the player what triggers the end?"""
    player = state.players[seat]
    if state.goal == 0 or player.points < state.goal:
        return False
    return state.needs_expedition == 0 or player.expeditions.size > 0


@rule
def check_goal(state: State, seat: int) -> None:
    """B40: once triggered, the end stays triggered."""
    if fulfils_end(state, seat):
        state.ending = 1


@rule
def trigger_end(state: State) -> None:
    """B4, B43: the end is triggered by something other than points (where points can end the game at all)."""
    if state.goal > 0:
        state.ending = 1


@rule
def end_game(state: State) -> None:
    state.phase = OVER
    state.asked = -1


@rule
def may_win(state: State, seat: int) -> bool:
    """B42, B4: with the expedition ending only who has an expedition, unless nobody has."""
    if state.needs_expedition == 0 or state.players[seat].expeditions.size > 0:
        return True
    for other in range(state.seats):
        if state.players[other].expeditions.size > 0:
            return False
    return True


@rule
def beats(state: State, seat: int, other: int) -> bool:
    """B41: more points, or as many and more coins."""
    mine, theirs = state.players[seat], state.players[other]
    if mine.points != theirs.points:
        return mine.points > theirs.points
    return mine.coins.size > theirs.coins.size


@rule
def wins(state: State, seat: int) -> bool:
    """B41, B42: nobody who may win beats a winner; those still tied share."""
    team = team_result(state)
    if team > 0:
        return team > 1
    if not may_win(state, seat):
        return False
    for other in range(state.seats):
        if may_win(state, other) and beats(state, other, seat):
            return False
    return True


@rule
def score(state: State, seat: int) -> int:
    """B41: the points."""
    team = team_result(state)
    if team > 0:
        return team - 2 if team > 1 else 0
    return state.players[seat].points
