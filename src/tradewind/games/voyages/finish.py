"""V30–V32, V48: when the game ends, and what everybody has."""

from __future__ import annotations

from tradewind.games.voyages.battle import beaten_of
from tradewind.games.voyages.crew import stars
from tradewind.games.voyages.duties import complete_rows
from tradewind.games.voyages.facts import (
    FORT_MULTIPLIER,
    HERO_GOLD,
    ISLAND_GOLD,
    KIND_COUNT,
    MOST_ISLANDS,
    MOST_REGIONS,
    REGIONS_GOLD,
    ROUNDS_ALONE,
    ROUNDS_SEVERAL,
    ROW_GOLD_AT_THE_END,
    STAR_GOLD,
    STARS_TO_END,
    TRACK_GOLD,
    TYPE_COUNT,
    UNSOLD_GOLD,
)
from tradewind.games.voyages.layout import Sheet, State
from tradewind.kernel.rule import rule


@rule
def island_gold(sheet: Sheet) -> int:
    """V32, V48: visited islands."""
    gold = 0
    for island in range(1, MOST_ISLANDS + 1):
        gold += sheet.islands[island] * ISLAND_GOLD[sheet.map][island]
    return gold


@rule
def region_gold(sheet: Sheet) -> int:
    """V32, V48: the number for the count of explored regions."""
    count = 0
    for region in range(1, MOST_REGIONS + 1):
        count += sheet.regions[region]
    return REGIONS_GOLD[sheet.map][count]


@rule
def track_gold(sheet: Sheet, track: int) -> int:
    """V32: the rightmost marked circle, doubled with the fort circle."""
    gold = TRACK_GOLD[sheet.map][track][beaten_of(sheet, track)]
    return gold * FORT_MULTIPLIER[sheet.map] if sheet.forts[track] else gold


@rule
def cargo_gold(sheet: Sheet) -> int:
    """V48: unsold units."""
    units = 0
    for kind in range(KIND_COUNT):
        units += sheet.cargo[kind]
    return units * UNSOLD_GOLD[sheet.map]


@rule
def gold(sheet: Sheet) -> int:
    """V32, V48: all gold, as if the game ended now."""
    total = sheet.purse + island_gold(sheet) + region_gold(sheet) + cargo_gold(sheet)
    for track in range(TYPE_COUNT):
        total += track_gold(sheet, track)
    total += sheet.heroes * HERO_GOLD[sheet.map]
    total += complete_rows(sheet) * ROW_GOLD_AT_THE_END[sheet.map]
    return total + stars(sheet) * STAR_GOLD[sheet.map]


@rule
def has_legend(sheet: Sheet) -> bool:
    """V30, V31: stars enough to end the game, or alone to win it."""
    return stars(sheet) >= STARS_TO_END[sheet.map]


@rule
def last_possible_round(state: State) -> int:
    """V30, V31: the round that is the last in any case."""
    return ROUNDS_ALONE[state.map] if state.seats == 1 else ROUNDS_SEVERAL[state.map]


@rule
def is_last_round(state: State) -> bool:
    """V30, V31: asked when a round begins. Alone, stars do not end the game."""
    if state.round >= last_possible_round(state):
        return True
    if state.seats > 1:
        for seat in range(state.seats):
            if has_legend(state.now[seat]):
                return True
    return False


@rule
def end_game(state: State) -> None:
    """V32: the most gold anybody has is what wins."""
    state.asked = -1
    state.best = 0
    for seat in range(state.seats):
        state.best = max(state.best, gold(state.now[seat]))


@rule
def score(state: State, seat: int) -> int:
    """V32, V48: the gold. When a round has closed, everybody knows it."""
    return gold(state.began[seat])


@rule
def wins(state: State, seat: int) -> bool:
    """V31, V32: alone, stars enough; else the most gold, ties share."""
    if state.seats == 1:
        return has_legend(state.began[seat])
    return score(state, seat) == state.best
