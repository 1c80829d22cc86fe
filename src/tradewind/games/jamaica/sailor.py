"""A sensible hand-made player: loads what it lacks, sails where it can pay, fights when it pays, and comes home to win.

Every legal move is judged in tenths of a doubloon, from the view alone; the best is played.
"""

from __future__ import annotations

from typing import Final

from tradewind.games.jamaica.combat import loser, shot, winner
from tradewind.games.jamaica.components import (
    AHEAD,
    ASTERN,
    BACKWARD,
    COST,
    DIE,
    FINISH_SCORE,
    FOOD,
    FORK,
    FORWARD,
    GOLD,
    HOME,
    INNER,
    KIND,
    LADY_BETH,
    LAIR,
    LAP,
    MORGANS_MAP,
    MOST_HOLDS,
    OUTER,
    PORT,
    POWDER,
    RED_LINE_SCORE,
    SAIL,
    SARANS_SABRE,
    SCORE,
    SIXTH_HOLD,
    STAR,
    STEPS_LEFT,
    SYMBOL,
    TREASURE_VALUE,
)
from tradewind.games.jamaica.finish import points, takes_part
from tradewind.games.jamaica.holds import has_empty_hold, stock
from tradewind.games.jamaica.layout import (
    ATTACKER,
    DEFENDER,
    EVENING,
    GHOST,
    MORNING,
    NO_FALL,
    State,
)
from tradewind.games.jamaica.moves import (
    ATTACK_SHIP,
    EVENING_OF,
    GHOST_HEADS,
    GIVE_CURSE,
    LOAD_HOLD,
    MORNING_OF,
    NOTHING,
    PAY_HOLD,
    PLAY_CARD,
    REROLL,
    STEAL_HOLD,
    STEAL_TREASURE,
    TAKE_LANE,
    USE_POWDER,
)
from tradewind.kernel.chance import Chance
from tradewind.kernel.record import Moves
from tradewind.kernel.rule import rule

DOUBLOON: Final = 10
STEP: Final = 7  # a step nearer to the finish, besides what the space scores
SPACE_POINT: Final = 6
A_TREASURE: Final = 40  # one nobody has seen yet
A_CURSE_LESS: Final = 30
SHORTAGE: Final = -45
ENOUGH_FOOD: Final = 9
ENOUGH_POWDER: Final = 7
WINNING_FINISH: Final = 400
LOSING_FINISH: Final = -250
MIDDLE_ROLL: Final = 6
SPOILS: Final = 40  # what a combat is about, more or less
_BONUS_WORTH = {MORGANS_MAP: 40, SARANS_SABRE: 35, LADY_BETH: 35, SIXTH_HOLD: 35}
TREASURE_WORTH: Final = tuple(
    A_TREASURE if not number else _BONUS_WORTH.get(number, DOUBLOON * value)
    for number, value in enumerate(TREASURE_VALUE)
)


@rule
def choose_like_a_sailor(view: State, seat: int, moves: Moves, chance: Chance) -> int:
    """The move that looks best; the first of equals."""
    best, choice = worth(view, seat, moves.cards[0]), 0
    for place in range(1, moves.size):
        value = worth(view, seat, moves.cards[place])
        if value > best:
            best, choice = value, place
    return choice


@rule
def worth(view: State, seat: int, move: int) -> int:
    """What a move looks worth."""
    if move <= PLAY_CARD:
        return worth_of_dice(view, seat, MORNING_OF[move], EVENING_OF[move])
    if move < TAKE_LANE:
        return worth_of_card(view, seat, move - PLAY_CARD, view.dice[MORNING], view.dice[EVENING])
    if move < LOAD_HOLD:
        return worth_of_lane(view, seat, move - TAKE_LANE)
    if move < PAY_HOLD:
        return -worth_of_hold(view, view.loader, (move - LOAD_HOLD) % MOST_HOLDS)
    if move < ATTACK_SHIP:
        return -view.ships[seat].amounts[move - PAY_HOLD]
    if move < GHOST_HEADS:
        return worth_in_combat(view, seat, move)
    return worth_of_ghost(view, seat, move - GHOST_HEADS)


@rule
def worth_in_combat(view: State, seat: int, move: int) -> int:
    if move < USE_POWDER:
        return worth_of_target(view, seat, move - ATTACK_SHIP)
    if move < REROLL:
        return worth_of_powder(view, seat, move - USE_POWDER)
    if move < STEAL_HOLD:
        return worth_of_reroll(view, seat, move == REROLL)
    return worth_of_loot(view, move)


# --- cards


@rule
def worth_of_dice(view: State, seat: int, morning: int, evening: int) -> int:
    """The best card in the hand, with the dice this way round."""
    hand = view.ships[seat].hand
    best = worth_of_card(view, seat, hand.cards[0], morning, evening)
    for place in range(1, hand.size):
        best = max(best, worth_of_card(view, seat, hand.cards[place], morning, evening))
    return best


@rule
def worth_of_card(view: State, seat: int, card: int, morning: int, evening: int) -> int:
    """Both actions, the second from where the first leads and with what it brings."""
    ship = view.ships[seat]
    first = SYMBOL[card][MORNING]
    second = SYMBOL[card][EVENING]
    food = stock(ship, FOOD)
    gold = stock(ship, GOLD)
    value = worth_of_action(view, seat, first, morning, ship.space, food, gold)
    if first < SAIL:
        food += morning if first == FOOD else 0
        gold += morning if first == GOLD else 0
        return value + worth_of_action(view, seat, second, evening, ship.space, food, gold)
    space = destination(view, seat, ship.space, first - SAIL, morning, food, gold)
    if space == HOME and first == SAIL + FORWARD:
        return value
    food -= toll(space, FOOD)
    gold -= toll(space, GOLD)
    return value + worth_of_action(view, seat, second, evening, space, max(0, food), max(0, gold))


@rule
def worth_of_action(view: State, seat: int, symbol: int, die: int, space: int, food: int, gold: int) -> int:
    """Loading, or sailing by the better lane."""
    if symbol < SAIL:
        return worth_of_loading(view, seat, symbol, die, food)
    heading = symbol - SAIL
    inner = worth_of_voyage(view, seat, space, landing(space, heading, die, INNER), heading, food, gold)
    outer = worth_of_voyage(view, seat, space, landing(space, heading, die, OUTER), heading, food, gold)
    return max(inner, outer)


@rule
def worth_of_loading(view: State, seat: int, good: int, amount: int, food: int) -> int:
    """The goods, less the cheapest hold where none is empty."""
    ship = view.ships[seat]
    value = amount * worth_of_token(good, food if good == FOOD else stock(ship, good))
    if has_empty_hold(ship):
        return value
    cheapest = worth_of_hold(view, seat, 0)
    for hold in range(1, MOST_HOLDS):
        if ship.amounts[hold] > 0 and ship.goods[hold] != good:
            cheapest = min(cheapest, worth_of_hold(view, seat, hold))
    return value - cheapest


@rule
def worth_of_token(good: int, aboard: int) -> int:
    """Doubloons are points; food and powder are worth having only up to a measure."""
    if good == GOLD:
        return DOUBLOON
    if good == FOOD:
        return 8 if aboard < ENOUGH_FOOD else 2
    return 4 if aboard < ENOUGH_POWDER else 1


@rule
def worth_of_hold(view: State, ship: int, hold: int) -> int:
    """What would be lost with a hold's content."""
    owner = view.ships[ship]
    good = owner.goods[hold]
    amount = owner.amounts[hold]
    if amount == 0:
        return 0
    return amount * worth_of_token(good, stock(owner, good) - amount)


# --- sailing


@rule
def landing(space: int, heading: int, steps: int, lane: int) -> int:
    """Where a voyage leads that takes the same lane at every fork; it ends in Port Royal."""
    for _ in range(steps):
        space = AHEAD[space][lane] if heading == FORWARD else ASTERN[space][lane]
        if space == HOME:
            return HOME
    return space


@rule
def destination(view: State, seat: int, space: int, heading: int, steps: int, food: int, gold: int) -> int:
    """Where the better lane leads."""
    inner = landing(space, heading, steps, INNER)
    outer = landing(space, heading, steps, OUTER)
    by_inner = worth_of_voyage(view, seat, space, inner, heading, food, gold)
    return inner if by_inner >= worth_of_voyage(view, seat, space, outer, heading, food, gold) else outer


@rule
def worth_of_voyage(view: State, seat: int, origin: int, space: int, heading: int, food: int, gold: int) -> int:
    """The way made good, and what waits there; coming home is worth it to win."""
    if space == HOME:
        if heading == FORWARD and view.ships[seat].lap == 0:
            return worth_of_finish(view, seat, gold)
        return STEP * (STEPS_LEFT[origin] - LAP) if heading == BACKWARD else 0
    progress = STEP * (STEPS_LEFT[origin] - STEPS_LEFT[space]) + SPACE_POINT * (
        space_score(space) - space_score(origin)
    )
    return progress + worth_of_stop(view, seat, space, food, gold)


@rule
def space_score(space: int) -> int:
    return RED_LINE_SCORE if space == HOME else SCORE[space]


@rule
def worth_of_finish(view: State, seat: int, gold: int) -> int:
    """Ahead of everybody it wins the game; behind, it throws it away."""
    mine = points(view.ships[seat]) - space_score(view.ships[seat].space) + FINISH_SCORE
    mine += gold - stock(view.ships[seat], GOLD)
    lead = mine - best_of_others(view, seat)
    if lead > 0:
        return WINNING_FINISH + DOUBLOON * lead
    return LOSING_FINISH + DOUBLOON * lead


@rule
def best_of_others(view: State, seat: int) -> int:
    """The most points anybody else seems to have."""
    best = RED_LINE_SCORE
    for ship in range(GHOST + 1):
        if ship != seat and takes_part(view, ship):
            best = max(best, points(view.ships[ship]))
    return best


@rule
def toll(space: int, good: int) -> int:
    """What a space costs of a good."""
    if good == GOLD:
        return COST[space] if KIND[space] == PORT else 0
    return COST[space] if KIND[space] != PORT else 0


@rule
def worth_of_stop(view: State, seat: int, space: int, food: int, gold: int) -> int:
    """Cost or treasure, and whoever lies there."""
    value = worth_of_meeting(view, seat, space)
    if KIND[space] == LAIR:
        return value + A_TREASURE * view.tokens[space]
    if toll(space, FOOD) > food or toll(space, GOLD) > gold:
        return value + SHORTAGE - DOUBLOON * (gold if KIND[space] == PORT else 0)
    return value - DOUBLOON * toll(space, GOLD) - worth_of_token(FOOD, food - 1) * toll(space, FOOD)


@rule
def worth_of_meeting(view: State, seat: int, space: int) -> int:
    """The best fight to be had on a space, the only one where there is one ship."""
    best = 0
    met = False
    for ship in range(GHOST + 1):
        if ship != seat and takes_part(view, ship) and view.ships[ship].space == space:
            value = worth_of_target(view, seat, ship)
            best = max(best, value) if met else value
            met = True
    return best


@rule
def worth_of_lane(view: State, seat: int, lane: int) -> int:
    """Where this lane leads: by what is left of the die, or in a shortage to the space looked for."""
    ship = view.ships[view.acting]
    first = AHEAD[ship.space][lane] if view.heading == FORWARD else ASTERN[ship.space][lane]
    if view.fall != NO_FALL:
        space = first
        while KIND[space] != view.fall and space != HOME and not FORK[BACKWARD][space]:
            space = ASTERN[space][OUTER]
        return A_TREASURE * view.tokens[space] - STEP * STEPS_LEFT[space]
    space = landing(first, view.heading, view.steps - 1, lane)
    if view.acting == GHOST:
        return worth_of_ghost_stop(view, seat, space)
    return worth_of_voyage(view, seat, ship.space, space, view.heading, stock(ship, FOOD), stock(ship, GOLD))


# --- combat


@rule
def worth_of_target(view: State, seat: int, target: int) -> int:
    """What there is to win, less what its powder makes likely to be lost."""
    mine = view.ships[seat]
    theirs = view.ships[target]
    if view.acting == GHOST:
        return -SPOILS * DOUBLOON if target == seat else richest_hold(view, target)
    strength = strength_of(view, seat) - strength_of(view, target)
    odds = min(90, max(10, 50 + 6 * strength))
    stakes = max(richest_hold(view, target), A_TREASURE if theirs.treasures.size > 0 else 0)
    losses = max(richest_hold(view, seat), A_TREASURE if mine.treasures.size > 0 else 0)
    return (odds * stakes - (100 - odds) * losses) // 100


@rule
def strength_of(view: State, ship: int) -> int:
    """Half the powder and the bonuses that help."""
    owner = view.ships[ship]
    return stock(owner, POWDER) // 2 + 2 * owner.bonuses[LADY_BETH] + 2 * owner.bonuses[SARANS_SABRE]


@rule
def richest_hold(view: State, ship: int) -> int:
    best = 0
    for hold in range(MOST_HOLDS):
        best = max(best, worth_of_hold(view, ship, hold))
    return best


@rule
def worth_of_powder(view: State, seat: int, amount: int) -> int:
    """In defence the shot is known and the odds exact; in attack half of the enemy's powder is expected in answer."""
    combat = view.combat
    side = combat.side
    mine = amount + 2 * view.ships[seat].bonuses[LADY_BETH]
    stakes = SPOILS + richest_hold(view, combat.ships[1 - side])
    if side == DEFENDER:
        chances = 6 * winning_faces(mine, shot(view, ATTACKER))
    else:
        foe = view.ships[combat.ships[DEFENDER]]
        theirs = (stock(foe, POWDER) + 1) // 2 + 2 * foe.bonuses[LADY_BETH]
        chances = winning_pairs(mine, theirs)
    return chances * stakes // 36 - 4 * amount


@rule
def winning_faces(mine: int, target: int) -> int:
    """Faces of the die that beat a shot."""
    faces = 0
    for place in range(len(DIE)):
        if DIE[place] == STAR or DIE[place] + mine > target:
            faces += 1
    return faces


@rule
def winning_pairs(mine: int, theirs: int) -> int:
    """Of the 36 pairs of rolls, those in which the attacker wins."""
    pairs = 0
    for place in range(len(DIE)):
        if DIE[place] == STAR:
            pairs += len(DIE)
        else:
            pairs += losing_faces(theirs, DIE[place] + mine)
    return pairs


@rule
def losing_faces(mine: int, target: int) -> int:
    """Faces of the die that fall short of a shot."""
    faces = 0
    for place in range(len(DIE)):
        if DIE[place] != STAR and DIE[place] + mine < target:
            faces += 1
    return faces


@rule
def worth_of_reroll(view: State, seat: int, again: bool) -> int:
    """A roll above the middle is good for who rolled it: keep the own, have the enemy's rolled again."""
    combat = view.combat
    enemy = combat.ships[1 - combat.side]
    own = enemy != seat and (combat.ships[combat.side] == seat or combat.ships[combat.side] == GHOST)
    good = (combat.rolls[combat.side] > MIDDLE_ROLL) == own
    return int(again != good)


@rule
def worth_of_loot(view: State, move: int) -> int:
    """The dearest thing to be had, or rid of."""
    if move < STEAL_TREASURE:
        victim = view.ships[loser(view)]
        hold = move - STEAL_HOLD
        aboard = stock(view.ships[winner(view)], victim.goods[hold])
        return victim.amounts[hold] * worth_of_token(victim.goods[hold], aboard)
    if move < GIVE_CURSE:
        return TREASURE_WORTH[view.ships[loser(view)].face_up[move - STEAL_TREASURE]]
    if move < NOTHING:
        return A_CURSE_LESS - TREASURE_WORTH[view.ships[winner(view)].treasures.cards[move - GIVE_CURSE]]
    return 0


# --- the ghost


@rule
def worth_of_ghost(view: State, seat: int, heading: int) -> int:
    """Send the ghost away from home and against the others."""
    return worth_of_ghost_stop(view, seat, landing(view.ships[GHOST].space, heading, view.dice[view.action], INNER))


@rule
def worth_of_ghost_stop(view: State, seat: int, space: int) -> int:
    """Treasures it takes and points it gets are lost; a fight with another is welcome, with oneself is not."""
    value = -A_TREASURE * view.tokens[space] - SPACE_POINT * space_score(space)
    for other in range(view.seats):
        if view.ships[other].space == space and space != HOME:
            value += -2 * SPOILS if other == seat else richest_hold(view, other)
    return value
