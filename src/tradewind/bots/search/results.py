# ruff: noqa: F821 — the rules' names get their values when a search is fitted out
"""What an end is worth to a seat, for games whose guide does not say: winning, and a little for the margin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tradewind.kernel.game import WHOLE

actor: Callable[..., Any]
wins: Callable[..., Any]
score: Callable[..., Any]
share: Callable[..., Any]

FOR_WINNING: Final = 900
FOR_THE_MARGIN: Final = WHOLE - FOR_WINNING
USUAL_SCORE: Final = 100  # alone: half of what the score can add


def share_of_win(state, seat):  # type: ignore[no-untyped-def]
    """Winners share; in a game that is not over, whoever leads would win."""
    if not wins(state, seat):
        return 0
    winners = 0
    for other in range(state.seats):
        if wins(state, other):
            winners += 1
    return WHOLE // winners


def worth_of_result(state, seat):  # type: ignore[no-untyped-def]
    """The share of the win, and the lead over the best of the others; alone, the score."""
    mine = score(state, seat)
    if state.seats == 1:
        better = FOR_THE_MARGIN * max(mine, 0) // (max(mine, 0) + USUAL_SCORE)
    else:
        best = score(state, 1 if seat == 0 else 0)
        for other in range(state.seats):
            if other != seat:
                best = max(best, score(state, other))
        span = abs(mine) + abs(best) + 1
        better = FOR_THE_MARGIN * (mine - best + span) // (2 * span)
    return FOR_WINNING * share(state, seat) // WHOLE + better
