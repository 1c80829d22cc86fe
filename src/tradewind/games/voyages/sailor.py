"""A player that heads for stars: weighs every use of the dice and every change it can pay for, one round ahead.

It asks the rules' own questions about its own sheet and never tries a move out.
"""

from __future__ import annotations

from typing import Final

from tradewind.games.voyages.battle import beaten_of, can_beat_from
from tradewind.games.voyages.crew import has_free_step, sailors
from tradewind.games.voyages.dice import assignment, assignment_of
from tradewind.games.voyages.duties import complete_rows
from tradewind.games.voyages.facts import (
    A_RELIC,
    A_SAILOR,
    BERTHS,
    COLUMN_GIFT,
    COLUMN_GOLD,
    DREAD_AT,
    DREAD_SAILORS,
    FACES,
    FLEET,
    GROUP,
    HAS_FORT,
    HAS_SETTLEMENT,
    ICON_AT,
    ICON_CARGO,
    ICON_GIFT,
    ISLAND_AT,
    ISLAND_GOLD,
    KIND_COUNT,
    MARAUDER_COUNT,
    MARAUDERS_STAR,
    NO_STAR,
    PRICE,
    REGION_AT,
    ROW_GIFT,
    ROW_GOLD,
    ROW_GOLD_AT_THE_END,
    ROWS_FOR_STAR,
    SAILORS_AT_START,
    SKILL_AT,
    SQUARES,
    STAR_AT,
    TRACK_GOLD,
    TYPE,
)
from tradewind.games.voyages.finish import has_legend, last_possible_round
from tradewind.games.voyages.layout import ASSIGN, CHANGE, DICE, DUTY, HEADING, SPEED, Sheet, State
from tradewind.games.voyages.maps import ROWS
from tradewind.games.voyages.moves import ABOUT, FIGHT, FINISH, HERO_MOVE, ORDERS, SAIL, SELL, SHOWN_BY, STEP_MOVE
from tradewind.games.voyages.nearness import GOAL_COUNT, GOALS, HERE, NEARNESS
from tradewind.games.voyages.sailing import next_on_course, stops_on
from tradewind.kernel.chance import Chance
from tradewind.kernel.piles import find
from tradewind.kernel.record import Moves
from tradewind.kernel.rule import rule

# What things are worth, in hundredths of a piece of gold. A star is worth far more than its gold: it wins the game.
GOLD: Final = 100
STAR: Final = 6000
LATER_STAR: Final = 500
SAILOR: Final = 550
RELIC: Final = 350
LAST_BERTHS: Final = 150  # more for every berth filled: the twelfth gains a star
REGION: Final = 450
CARGO: Final = 900
SPARE_CARGO: Final = 300
SALE: Final = 1400
BATTLE: Final = 1000
BATTLE_EACH: Final = 700  # more for every one of the type beaten before
SQUARE: Final = 90
SQUARE_EACH: Final = 60  # more for every square crossed in the row before
SKILL: Final = 700
ROW: Final = 1200
COLUMN_PATIENCE: Final = 4  # a column's reward counts for the less, the more squares are missing
SPENT_SAILOR: Final = 900
SPENT_HERO: Final = 600
DREAD_RESERVE: Final = 2500  # for falling below the number of sailors that the Dread takes
FANCY: Final = 401  # up to four pieces of gold for a course that a sailor likes; a prime, so that likings differ
LONG: Final = 8  # rounds; with fewer left, sailors are worth less
TOO_DEAR: Final = 1_000_000
NOTHING_YET: Final = -10_000_000


@rule
def choose_like_a_sailor(view: State, seat: int, moves: Moves, chance: Chance) -> int:
    """The place of the chosen move in the list."""
    sheet = view.now[seat]
    if sheet.phase == ASSIGN:
        return find(moves, best_assignment(view, seat, moves))
    if sheet.phase == CHANGE:
        return find(moves, next_change(sheet, best_target(view, seat, shown_assignment(sheet))))
    return best_on_arrival(sheet, moves)


@rule
def rounds_left(view: State) -> int:
    """How many rounds follow this one, as far as one can tell."""
    return 0 if view.last else last_possible_round(view) - view.round


@rule
def fancy(view: State, seat: int, heading: int, speed: int) -> int:
    """All use the same dice: several sailors would sail as one, did not each like other courses in each round."""
    if view.seats == 1:
        return 0
    liking = 61 * seat + 17 * view.round + 7 * heading + speed
    return liking * liking * liking % FANCY


@rule
def best_assignment(view: State, seat: int, moves: Moves) -> int:
    """The handing-out of the dice, among those listed, from which the best round can be reached."""
    sheet = view.now[seat]
    best = 0
    most = NOTHING_YET
    for heading in range(1, FACES + 1):
        for speed in range(1, FACES + 1):
            sailing = worth_of_course(view, sheet, heading, speed) + fancy(view, seat, heading, speed)
            for duty in range(1, FACES + 1):
                target = assignment_of(heading, speed, duty)
                worth = sailing + worth_of_duty(sheet, duty - 1)
                for order in range(len(ORDERS) if worth > most else 0):
                    gain = worth - cost_of_turning(view, sheet, assignment(view, order), target)
                    if gain > most and find(moves, assignment(view, order)) >= 0:
                        most = gain
                        best = assignment(view, order)
    return best


@rule
def best_target(view: State, seat: int, showing: int) -> int:
    """What the dice should show when the ship sails: the number of the assignment that would show it."""
    sheet = view.now[seat]
    best = 0
    most = NOTHING_YET
    for heading in range(1, FACES + 1):
        for speed in range(1, FACES + 1):
            sailing = worth_of_course(view, sheet, heading, speed) + fancy(view, seat, heading, speed)
            for duty in range(1, FACES + 1):
                target = assignment_of(heading, speed, duty)
                gain = sailing + worth_of_duty(sheet, duty - 1)
                if gain > most:  # turning costs more than nothing: most targets need no closer look
                    gain -= cost_of_turning(view, sheet, showing, target)
                if gain > most:
                    most = gain
                    best = target
    return best


@rule
def shown_assignment(sheet: Sheet) -> int:
    """The assignment that would show what the dice show now."""
    return assignment_of(sheet.shows[HEADING], sheet.shows[SPEED], sheet.shows[DUTY])


# --- what changing the dice costs


@rule
def steps_to_pay(sheet: Sheet, use: int, face: int, target: int) -> int:
    """V5, V28: steps the shorter way round, less the free one."""
    steps = abs(face - target)
    steps = min(steps, FACES - steps)
    return steps - 1 if steps > 0 and has_free_step(sheet, use) else steps


@rule
def all_steps(sheet: Sheet, showing: int, target: int) -> int:
    steps = 0
    for use in range(DICE):
        steps += steps_to_pay(sheet, use, SHOWN_BY[showing][use], SHOWN_BY[target][use])
    return steps


@rule
def hardest_die(sheet: Sheet, showing: int, target: int) -> int:
    """The die that takes most steps: a hero's work."""
    hardest = 0
    most = 0
    for use in range(DICE):
        steps = steps_to_pay(sheet, use, SHOWN_BY[showing][use], SHOWN_BY[target][use])
        if steps > most:
            most = steps
            hardest = use
    return hardest


@rule
def needs_hero(sheet: Sheet, showing: int, target: int) -> bool:
    """Whether ordinary sailors are too few."""
    return all_steps(sheet, showing, target) > sailors(sheet)


@rule
def cost_of_turning(view: State, sheet: Sheet, showing: int, target: int) -> int:
    """What the sailors are worth that would be spent; the later, the less."""
    steps = all_steps(sheet, showing, target)
    if steps == 0:
        return 0
    cost = steps * SPENT_SAILOR
    if steps > sailors(sheet):
        die = hardest_die(sheet, showing, target)
        steps -= steps_to_pay(sheet, die, SHOWN_BY[showing][die], SHOWN_BY[target][die])
        if sheet.heroes == 0 or steps > sailors(sheet):
            return TOO_DEAR
        cost = steps * SPENT_SAILOR + SPENT_HERO
        steps += 1
    if sheet.dread == 0 and sheet.berths - sheet.spent - steps < DREAD_SAILORS[sheet.map]:
        cost += DREAD_RESERVE
    return cost * min(rounds_left(view) + 1, LONG) // LONG


@rule
def next_change(sheet: Sheet, target: int) -> int:
    """The next move on the way to what the dice should show."""
    showing = shown_assignment(sheet)
    if needs_hero(sheet, showing, target):
        die = hardest_die(sheet, showing, target)
        return HERO_MOVE[die][SHOWN_BY[target][die]]
    for use in range(DICE):
        if sheet.shows[use] != SHOWN_BY[target][use]:
            return STEP_MOVE[use][0 if is_nearer_upwards(sheet.shows[use], SHOWN_BY[target][use]) else 1]
    return SAIL


@rule
def is_nearer_upwards(face: int, target: int) -> bool:
    up = target - face if target > face else target - face + FACES
    return up <= FACES // 2


# --- what a course is worth


@rule
def worth_of_course(view: State, sheet: Sheet, heading: int, speed: int) -> int:
    """New regions on the way, the hex at its end, a battle from there, and what it is near to."""
    place = sheet.hex
    worth = 0
    region = 0
    for _ in range(speed):
        ahead = next_on_course(sheet, place, heading)
        if ahead == place:
            break
        place = ahead
        if REGION_AT[place] != region and sheet.regions[REGION_AT[place]] == 0 and REGION_AT[place] > 0:
            worth += REGION
        region = REGION_AT[place]
        if stops_on(sheet, place):
            break
    worth += worth_of_hex(sheet, place) + worth_of_battle_from(sheet, place)
    return worth + prospects(sheet, place) if rounds_left(view) > 0 else worth


@rule
def prospects(sheet: Sheet, place: int) -> int:
    """What can be reached later, the nearer the better."""
    worth = 0
    for goal in range(GOAL_COUNT[sheet.map]):
        if NEARNESS[place][goal] > 0 and GOALS[sheet.map][goal] != place:
            worth += worth_of_hex(sheet, GOALS[sheet.map][goal]) * NEARNESS[place][goal] // HERE
    return worth


@rule
def worth_of_star(sheet: Sheet) -> int:
    """Until the game is won a star is worth most of all."""
    return STAR if not has_legend(sheet) else LATER_STAR


@rule
def worth_of_sailor(sheet: Sheet) -> int:
    """V11: the fuller the ship, the nearer the star."""
    if sheet.berths >= BERTHS[sheet.map]:
        return 0
    if sheet.berths + 1 == BERTHS[sheet.map]:
        return SAILOR + worth_of_star(sheet)
    return SAILOR + LAST_BERTHS * (sheet.berths - SAILORS_AT_START[sheet.map])


@rule
def worth_of_gift(sheet: Sheet, gift: int) -> int:
    if gift == A_SAILOR:
        return worth_of_sailor(sheet)
    return RELIC if gift == A_RELIC and sailors(sheet) > 0 else 0


@rule
def worth_of_hex(sheet: Sheet, place: int) -> int:
    """V10: what an arrival there would give."""
    worth = worth_of_island(sheet, place) + worth_of_icon(sheet, place)
    star = STAR_AT[place]
    if star != NO_STAR and sheet.stars[star] == 0:
        worth += worth_of_star(sheet)
    if DREAD_AT[place] and sheet.dread == 0:
        worth += worth_of_star(sheet) if sheet.berths - sheet.spent >= DREAD_SAILORS[sheet.map] else 0
    return worth


@rule
def worth_of_island(sheet: Sheet, place: int) -> int:
    """V10, V26, V44: the first visit, and the cargo that can be sold."""
    island = ISLAND_AT[place]
    if island == 0:
        return 0
    worth = 0
    if sheet.islands[island] == 0:
        worth = ISLAND_GOLD[sheet.map][island] * GOLD
        if HAS_FORT[sheet.map][island] or HAS_SETTLEMENT[sheet.map][island]:
            worth += worth_of_sailor(sheet)
    for kind in range(KIND_COUNT):
        if sheet.cargo[kind] > 0 and PRICE[place][kind] > 0:
            worth += sheet.cargo[kind] * PRICE[place][kind] * GOLD
            if sheet.sold[kind] == 0:
                worth += SALE
    return worth


@rule
def worth_of_icon(sheet: Sheet, place: int) -> int:
    """V10, V43: a sailor, a relic, cargo of a kind never sold."""
    icon = ICON_AT[place]
    if icon == 0 or sheet.taken[icon]:
        return 0
    kind = ICON_CARGO[sheet.map][icon] - 1
    if kind >= 0:
        return CARGO if sheet.sold[kind] == 0 and sheet.cargo[kind] == 0 else SPARE_CARGO
    return worth_of_gift(sheet, ICON_GIFT[sheet.map][icon])


@rule
def worth_of_battle_from(sheet: Sheet, place: int) -> int:
    """V22: the best battle to be had from there."""
    most = 0
    for marauder in range(MARAUDER_COUNT):
        if can_beat_from(sheet, place, marauder):
            most = max(most, worth_of_battle(sheet, marauder))
    return most


@rule
def worth_of_battle(sheet: Sheet, marauder: int) -> int:
    """V24, V25: the circle's gold, and the way to the star."""
    track = TYPE[sheet.map][marauder]
    before = beaten_of(sheet, track)
    gold = TRACK_GOLD[sheet.map][track][before + 1] - TRACK_GOLD[sheet.map][track][before]
    if sheet.stars[MARAUDERS_STAR]:
        return gold * GOLD
    if before + 1 == FLEET[sheet.map][track]:
        return gold * GOLD + worth_of_star(sheet)
    return gold * GOLD + BATTLE + BATTLE_EACH * before


# --- what a duty is worth


@rule
def worth_of_duty(sheet: Sheet, row: int) -> int:
    """V9: the square, and what it completes or brings nearer."""
    square = sheet.duties[row] + 1
    if square > SQUARES[sheet.map]:
        return 0
    worth = SQUARE + SQUARE_EACH * square + worth_of_column(sheet, row, square)
    if square == SKILL_AT[sheet.map]:
        worth += SKILL
    if square == SQUARES[sheet.map]:
        worth += worth_of_row(sheet, row)
    return worth


@rule
def worth_of_row(sheet: Sheet, row: int) -> int:
    """V27, V46: a complete row and the way to the star of three."""
    gold = ROW_GOLD[sheet.map][row + 1] + ROW_GOLD_AT_THE_END[sheet.map]
    worth = gold * GOLD + worth_of_gift(sheet, ROW_GIFT[sheet.map][row + 1])
    if complete_rows(sheet) + 1 == ROWS_FOR_STAR[sheet.map]:
        return worth + worth_of_star(sheet)
    return worth + ROW


@rule
def worth_of_column(sheet: Sheet, row: int, square: int) -> int:
    """V27, V46: its reward if this square completes it; a part of it if not."""
    reward = worth_of_gift(sheet, COLUMN_GIFT[sheet.map][square]) + COLUMN_GOLD[sheet.map][square] * GOLD
    missing = 0
    for other in range(ROWS):
        if other != row and GROUP[sheet.map][other] == GROUP[sheet.map][row] and sheet.duties[other] < square:
            missing += 1
    return reward if missing == 0 else reward // (COLUMN_PATIENCE * missing)


# --- what to do on arrival


@rule
def best_on_arrival(sheet: Sheet, moves: Moves) -> int:
    """V49, V53, V54: mark the best fort circle, win the best battle, sell all that can be sold; else done."""
    best = 0
    most = NOTHING_YET
    for place in range(moves.size):
        worth = worth_on_arrival(sheet, moves.cards[place])
        if worth > most:
            most = worth
            best = place
    return best


@rule
def worth_on_arrival(sheet: Sheet, move: int) -> int:
    if move == FINISH:
        return 0
    if move >= SELL:
        return 1
    if move >= FIGHT:
        return worth_of_battle(sheet, ABOUT[move])
    return worth_of_fort(sheet, ABOUT[move])


@rule
def worth_of_fort(sheet: Sheet, track: int) -> int:
    """V26: what the track pays, and what its next circle would."""
    before = beaten_of(sheet, track)
    gold = TRACK_GOLD[sheet.map][track][before]
    return gold + TRACK_GOLD[sheet.map][track][min(before + 1, FLEET[sheet.map][track])]
