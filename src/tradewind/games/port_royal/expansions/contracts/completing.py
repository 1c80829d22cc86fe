"""K10–K12: markers, and what a completed contract brings."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.coins import gain
from tradewind.games.port_royal.expansions.contracts.facts import REWARDS, TIMES
from tradewind.games.port_royal.expansions.contracts.layout import COOPERATIVE, State
from tradewind.games.port_royal.finish import check_goal, end_game
from tradewind.kernel.piles import find
from tradewind.kernel.rule import rule

MARKERS: Final = 3
POINTS_FOR: Final = (0, 0, 1, 2)  # what a player's first, second and third contract bring


@rule
def lies_open(state: State, contract: int) -> bool:
    return find(state.contracts.open, contract) >= 0


@rule
def has_marker_for(state: State, seat: int, contract: int) -> bool:
    """K11: not completed yet, and a marker is free or already there."""
    contracts = state.contracts
    if contracts.done[contract][seat] > 0:
        return False
    return contracts.steps[contract][seat] > 0 or contracts.markers[seat] < MARKERS


@rule
def may_mark(state: State, seat: int, contract: int) -> bool:
    """K11: could the player put or move a marker on this contract?"""
    return lies_open(state, contract) and has_marker_for(state, seat, contract)


@rule
def completers(state: State, contract: int) -> int:
    """K12: how many have completed the contract."""
    count = 0
    for seat in range(state.seats):
        if state.contracts.done[contract][seat] > 0:
            count += 1
    return count


@rule
def mark(state: State, seat: int, contract: int) -> None:
    """K24, K27: the marker moves on a step, the last of which completes; most contracts have no step before that."""
    contracts = state.contracts
    if contracts.steps[contract][seat] == 0:
        contracts.markers[seat] += 1
    contracts.steps[contract][seat] += 1
    if contracts.steps[contract][seat] == TIMES[contract]:
        contracts.steps[contract][seat] = 0
        complete(state, seat, contract)


@rule
def complete(state: State, seat: int, contract: int) -> None:
    """K12: the leftmost free space's coins, and points for the second and the third contract."""
    contracts = state.contracts
    place = completers(state, contract)
    contracts.done[contract][seat] = place + 1
    contracts.completed[seat] += 1
    state.players[seat].points += POINTS_FOR[contracts.completed[seat]]
    gain(state, seat, REWARDS[contract][place])
    check_goal(state, seat)
    if place == 0:
        contracts.missing -= 1
        end_if_won(state)


@rule
def end_if_won(state: State) -> None:
    """K43: the team wins as soon as somebody has completed each of the open contracts."""
    if team_has_won(state):
        end_game(state)


@rule
def team_has_won(state: State) -> bool:
    """K43: is there nothing left to complete? (Without an open contract there is nothing to win.)"""
    contracts = state.contracts
    return contracts.mode == COOPERATIVE and contracts.missing == 0 and contracts.open.size > 0
