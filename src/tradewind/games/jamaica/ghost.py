"""J81: where the ghost goes."""

from __future__ import annotations

from tradewind.games.jamaica.components import FORWARD
from tradewind.games.jamaica.finish import steps_left
from tradewind.games.jamaica.layout import GHOST, State
from tradewind.kernel.rule import rule


@rule
def ghost_leads(state: State) -> bool:
    """J81: is it ahead of all ships, level with none?"""
    for seat in range(state.seats):
        if steps_left(state.ships[seat]) <= steps_left(state.ships[GHOST]):
            return False
    return True


@rule
def ghost_trails(state: State) -> bool:
    """J81: is it behind all ships, level with none?"""
    for seat in range(state.seats):
        if steps_left(state.ships[seat]) >= steps_left(state.ships[GHOST]):
            return False
    return True


@rule
def ghost_may_head(state: State, heading: int) -> bool:
    """J81: in front it must turn back, behind it must come on; otherwise the captain chooses."""
    return not ghost_leads(state) if heading == FORWARD else not ghost_trails(state)
