"""What a search is told about Voyages: stars come before gold alone, gold wins among several."""

from __future__ import annotations

from typing import Final

from tradewind.games.voyages.crew import stars
from tradewind.games.voyages.finish import gold, has_legend
from tradewind.games.voyages.layout import Sheet, State
from tradewind.games.voyages.sailor import choose_like_a_sailor
from tradewind.kernel.game import WHOLE, Guide
from tradewind.kernel.rule import rule

FOR_THE_LEGEND: Final = 800
FOR_A_STAR: Final = 100
FOR_GOLD: Final = 200
USUAL_GOLD: Final = 100  # so much is worth half of what gold can be worth
FOR_WINNING: Final = 800
LEAD: Final = 40  # gold; more is not worth more
RANKS: Final = (45, 220, 20000)  # measured: docs/search.md
LAPSES: Final = 16
MOST_DECISIONS: Final = 320  # of a playout: enough for four players, with very many it stops in between


@rule
def share(state: State, seat: int) -> int:
    """V31, V32: alone, stars enough; else whoever has the most gold."""
    if state.seats == 1:
        return WHOLE if has_legend(state.now[seat]) else 0
    mine = gold(state.now[seat])
    winners = 0
    for other in range(state.seats):
        theirs = gold(state.now[other])
        if theirs > mine:
            return 0
        if theirs == mine:
            winners += 1
    return WHOLE // winners


@rule
def worth(state: State, seat: int) -> int:
    """Alone every star counts until there are enough, then gold; among several the win, and a little for the lead."""
    if state.seats == 1:
        return worth_alone(state.now[seat])
    best = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, gold(state.now[other]))
    lead = max(-LEAD, min(LEAD, gold(state.now[seat]) - best))
    won = FOR_WINNING * share(state, seat) // WHOLE
    return won + (WHOLE - FOR_WINNING) * (LEAD + lead) // (2 * LEAD)


@rule
def worth_alone(sheet: Sheet) -> int:
    earned = gold(sheet)
    by_gold = FOR_GOLD * earned // (earned + USUAL_GOLD)
    return by_gold + (FOR_THE_LEGEND if has_legend(sheet) else FOR_A_STAR * stars(sheet))


GUIDE: Final = Guide(
    choose=choose_like_a_sailor,
    needs_view=False,
    worth=worth,
    share=share,
    horizon=MOST_DECISIONS,
    ranks=RANKS,
    lapses=LAPSES,
)
