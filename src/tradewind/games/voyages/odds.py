"""Exact chances at the next roll, from what a seat knows: the dice are the only chance there is."""

from __future__ import annotations

from itertools import permutations, product
from typing import Final

from tradewind.games.voyages.course import plotted
from tradewind.games.voyages.facts import FACES, NO_STAR, STAR_AT
from tradewind.games.voyages.layout import BATTLE, DICE, Sheet, State
from tradewind.games.voyages.moves import FINISH, TEXTS
from tradewind.games.voyages.words import star_words
from tradewind.kernel.game import Odds
from tradewind.kernel.text import Message
from tradewind.kernel.view import NO_SEAT

POSSIBLE: Final = FACES**DICE


def next_roll_odds(view: State, seat: int) -> list[Odds]:
    """For each star that one move could reach from here: how many rolls do it without changing a die."""
    if seat == NO_SEAT or view.asked < 0 or view.last or view.now[seat].phase != BATTLE:
        return []
    return [
        Odds(Message("voyages-odds-star", {"star": star_words(star)}), rolls, POSSIBLE, "star", TEXTS[FINISH])
        for star, rolls in _rolls(view.now[seat]).items()
    ]


def _rolls(sheet: Sheet) -> dict[int, int]:
    """By star, the number of rolls in which some two dice are a heading and a speed that end there."""
    pairs: dict[int, set[tuple[int, int]]] = {}
    for heading, speed in product(range(1, FACES + 1), repeat=2):
        star = STAR_AT[plotted(sheet, heading, speed).end]
        if star != NO_STAR and not sheet.stars[star]:
            pairs.setdefault(star, set()).add((heading, speed))
    rolls = list(product(range(1, FACES + 1), repeat=DICE))
    return {star: sum(bool(good & set(permutations(roll, 2))) for roll in rolls) for star, good in pairs.items()}
