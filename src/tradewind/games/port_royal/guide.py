"""What a search is told about Port Royal: what an end is worth to rivals, and to a team."""

from __future__ import annotations

from typing import Final

from tradewind.games.port_royal.finish import beats, score, wins
from tradewind.games.port_royal.layout import State
from tradewind.games.port_royal.questions import team_progress, team_result
from tradewind.games.port_royal.sailor import choose_like_a_sailor
from tradewind.kernel.game import WHOLE, Guide
from tradewind.kernel.rule import rule

FOR_WINNING: Final = 900
FOR_A_POINT: Final = 10  # of the lead over the best rival
LEAD: Final = 5  # points; more is not worth more
TEAM_LOST: Final = 1
FOR_THE_TEAMS_WORK: Final = 300  # what a team gets that has lost with everything done but a little
FOR_TIME_ASIDE: Final = 5


@rule
def share(state: State, seat: int) -> int:
    """Winning rivals share; a team wins as one."""
    if not wins(state, seat):
        return 0
    if team_result(state) > 0:
        return WHOLE
    winners = 0
    for other in range(state.seats):
        if wins(state, other):
            winners += 1
    return WHOLE // winners


@rule
def worth(state: State, seat: int) -> int:
    """Winning, and a little for the margin."""
    team = team_result(state)
    if team > TEAM_LOST:
        return min(WHOLE, FOR_WINNING + FOR_TIME_ASIDE * score(state, seat))
    if team == TEAM_LOST:
        return FOR_THE_TEAMS_WORK * team_progress(state) // WHOLE
    return FOR_WINNING * share(state, seat) // WHOLE + FOR_A_POINT * (LEAD + lead(state, seat))


@rule
def lead(state: State, seat: int) -> int:
    """Points ahead of the best rival, or behind."""
    best = seat
    for other in range(state.seats):
        if other != seat and (best == seat or beats(state, other, best)):
            best = other
    return max(-LEAD, min(LEAD, state.players[seat].points - state.players[best].points))


RANKS: Final = (50, 300, 20000)  # measured: docs/search.md
LAPSES: Final = 15

GUIDE: Final = Guide(
    choose=choose_like_a_sailor,
    needs_view=False,
    worth=worth,
    share=share,
    ranks=RANKS,
    lapses=LAPSES,
)
