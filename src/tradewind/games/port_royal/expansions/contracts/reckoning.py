"""K12, K45: what contracts add to a score, and what a team's score is."""

from __future__ import annotations

from tradewind.games.port_royal.expansions.contracts.completing import POINTS_FOR, team_has_won
from tradewind.games.port_royal.expansions.contracts.layout import COMPETITIVE, COOPERATIVE, State
from tradewind.kernel.text import Message


def reckoning(state: State, seat: int) -> list[tuple[Message, int]]:
    """K12: the second and the third contract; K45: for a team that has won, the score deck and nothing else."""
    contracts = state.contracts
    if contracts.mode == COMPETITIVE:
        return [(Message("port-royal-part-contracts"), sum(POINTS_FOR[: contracts.completed[seat] + 1]))]
    if contracts.mode == COOPERATIVE:
        return [(Message("port-royal-part-score-deck"), contracts.aside.size if team_has_won(state) else 0)]
    return []
