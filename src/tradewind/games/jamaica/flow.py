"""What may be done and what a move does: the rules put together. J90–J95."""

from __future__ import annotations

from tradewind.games.jamaica.combat import (
    aim,
    begin_combat,
    commit_powder,
    compare,
    fire,
    hand_curse,
    loot_treasure,
    may_give_curse,
    may_steal_hold,
    may_steal_treasure,
    part_company,
    reroll,
    steal_hold,
)
from tradewind.games.jamaica.components import ALL_TREASURES, BACKWARD, FORWARD, INNER, MOST_HOLDS, OUTER, POWDER
from tradewind.games.jamaica.ghost import ghost_may_head
from tradewind.games.jamaica.holds import collect, has_empty_hold, hold_count, load_into, may_dump, pay_from, stock
from tradewind.games.jamaica.layout import (
    ACTED,
    ACTING,
    AIMING,
    ARRIVING,
    ATTACK,
    COMPARING,
    DICE,
    FALLING_SHORT,
    FIRING,
    GHOST,
    GHOST_PHASE,
    LANE,
    LOAD,
    LOOT,
    PARTING,
    PAY,
    PAYING,
    PLAY,
    POWDER_PHASE,
    RESOLVING,
    SABRE,
    SAILING,
    SETTLING,
    TURNING,
    State,
)
from tradewind.games.jamaica.moves import (
    ATTACK_SHIP,
    DICE_MOVE,
    DUMP_HOLD,
    EVENING_OF,
    GHOST_HEADS,
    GIVE_CURSE,
    KEEP,
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
from tradewind.games.jamaica.rounds import begin_action, finish_action, lay_card, next_to_choose, place_dice, turn_card
from tradewind.games.jamaica.voyage import arrive, fall_back, is_target, sail, set_sail, settle_space, take_lane
from tradewind.kernel.piles import push
from tradewind.kernel.record import Moves
from tradewind.kernel.rule import rule


@rule
def actor(state: State) -> int:
    return next_to_choose(state) if state.phase == PLAY else state.asked


@rule
def waits(state: State, seat: int) -> bool:
    """J11: while cards are chosen everybody who has not; else the one who is asked."""
    if state.phase == PLAY:
        return state.ships[seat].laid == 0
    return state.asked == seat


@rule
def legal(state: State, seat: int, moves: Moves) -> None:
    """Everything the seat may do now; `apply` accepts exactly this."""
    moves.size = 0
    if not waits(state, seat):
        return
    if state.phase == PLAY:
        offer_hand(state, seat, moves)
    elif state.phase == LOAD:
        offer_holds(state, moves)
    elif state.phase == DICE:
        offer_dice(state, moves)
    elif state.phase == POWDER_PHASE:
        offer_powder(state, seat, moves)
    elif state.phase == LANE:
        push(moves, TAKE_LANE + OUTER)
        push(moves, TAKE_LANE + INNER)
    elif state.phase == LOOT:
        offer_loot(state, moves)
    else:
        offer_the_rest(state, seat, moves)


@rule
def offer_the_rest(state: State, seat: int, moves: Moves) -> None:
    if state.phase == ATTACK:
        offer_targets(state, moves)
    elif state.phase == PAY:
        offer_payment(state, seat, moves)
    elif state.phase == SABRE:
        push(moves, REROLL)
        push(moves, KEEP)
    elif state.phase == GHOST_PHASE:
        offer_headings(state, moves)


@rule
def offer_dice(state: State, moves: Moves) -> None:
    """J10, J90: one die for the morning, the other for the evening."""
    first = state.dice[0] - 1
    second = state.dice[1] - 1
    push(moves, DICE_MOVE[first][second])
    if first != second:
        push(moves, DICE_MOVE[second][first])


@rule
def offer_hand(state: State, seat: int, moves: Moves) -> None:
    """J11: any card of the hand; what the viewer does not know is not offered."""
    hand = state.ships[seat].hand
    for place in range(hand.size):
        if hand.cards[place] > 0:
            push(moves, PLAY_CARD + hand.cards[place])


@rule
def offer_holds(state: State, moves: Moves) -> None:
    """J20, J21, J92: an empty hold; only where there is none, one with another good."""
    ship = state.ships[state.loader]
    vacant = has_empty_hold(ship)
    for hold in range(hold_count(ship)):
        if vacant and ship.amounts[hold] == 0:
            push(moves, LOAD_HOLD + hold)
        elif not vacant and may_dump(ship, hold, state.cargo):
            push(moves, DUMP_HOLD + hold)


@rule
def offer_targets(state: State, moves: Moves) -> None:
    """J40: any ship on the space."""
    for ship in range(GHOST + 1):
        if is_target(state, ship):
            push(moves, ATTACK_SHIP + ship)


@rule
def offer_powder(state: State, seat: int, moves: Moves) -> None:
    """J41: any amount aboard, none too."""
    for amount in range(stock(state.ships[seat], POWDER) + 1):
        push(moves, USE_POWDER + amount)


@rule
def offer_payment(state: State, seat: int, moves: Moves) -> None:
    """J93: a token from any hold with that good."""
    ship = state.ships[seat]
    for hold in range(MOST_HOLDS):
        if ship.goods[hold] == state.due_good:
            push(moves, PAY_HOLD + hold)


@rule
def offer_loot(state: State, moves: Moves) -> None:
    """J43, J83, J94: a hold, a treasure, a curse for the loser, or nothing."""
    for hold in range(MOST_HOLDS):
        if may_steal_hold(state, hold):
            push(moves, STEAL_HOLD + hold)
    for place in range(ALL_TREASURES):
        if may_steal_treasure(state, place):
            push(moves, STEAL_TREASURE + place)
        if may_give_curse(state, place):
            push(moves, GIVE_CURSE + place)
    push(moves, NOTHING)


@rule
def offer_headings(state: State, moves: Moves) -> None:
    """J81: where the ghost may go."""
    if ghost_may_head(state, FORWARD):
        push(moves, GHOST_HEADS + FORWARD)
    if ghost_may_head(state, BACKWARD):
        push(moves, GHOST_HEADS + BACKWARD)


@rule
def apply(state: State, seat: int, move: int) -> None:
    """One decision, and everything that follows from it without asking anybody."""
    if move <= PLAY_CARD:
        place_dice(state, MORNING_OF[move], EVENING_OF[move])
    elif move < TAKE_LANE:
        lay_card(state, seat, move - PLAY_CARD)
    elif move < LOAD_HOLD:
        take_lane(state, move - TAKE_LANE)
    elif move < DUMP_HOLD:
        load_into(state, move - LOAD_HOLD)
    elif move < PAY_HOLD:
        load_into(state, move - DUMP_HOLD)
    elif move < ATTACK_SHIP:
        pay_token(state, seat, move - PAY_HOLD)
    elif move < GHOST_HEADS:
        do_battle(state, move)
    else:
        set_sail(state, move - GHOST_HEADS, state.dice[state.action])
    while state.phase == RESOLVING:
        proceed(state)


@rule
def pay_token(state: State, seat: int, hold: int) -> None:
    """J93: one token; then the rest is looked at again."""
    pay_from(state, state.ships[seat], hold, 1)
    state.phase = RESOLVING


@rule
def do_battle(state: State, move: int) -> None:
    """J94: the moves of a combat."""
    if move < USE_POWDER:
        begin_combat(state, move - ATTACK_SHIP)
    elif move < REROLL:
        commit_powder(state, move - USE_POWDER)
    elif move == REROLL:
        reroll(state)
    elif move == KEEP:
        state.phase = RESOLVING
    elif move < STEAL_TREASURE:
        steal_hold(state, move - STEAL_HOLD)
    elif move < GIVE_CURSE:
        loot_treasure(state, move - STEAL_TREASURE)
    elif move < NOTHING:
        hand_curse(state, move - GIVE_CURSE)
    else:
        state.stage = PARTING
        state.phase = RESOLVING


@rule
def proceed(state: State) -> None:
    """What follows without a decision."""
    if state.stage == SAILING:
        sail(state)
    elif state.stage == ACTED:
        finish_action(state)
    elif state.stage == ACTING:
        begin_action(state)
    elif state.stage == TURNING:
        turn_card(state)
    elif state.stage == ARRIVING:
        arrive(state)
    elif state.stage == SETTLING:
        settle_space(state)
    elif state.stage == FALLING_SHORT:
        fall_back(state)
    else:
        proceed_in_combat(state)


@rule
def proceed_in_combat(state: State) -> None:
    if state.stage == PAYING:
        in_combat = state.combat.on > 0
        payer = state.combat.ships[state.combat.side] if in_combat else state.acting
        collect(state, payer, FIRING if in_combat else ACTED)
    elif state.stage == AIMING:
        aim(state)
    elif state.stage == FIRING:
        fire(state)
    elif state.stage == COMPARING:
        compare(state)
    else:
        part_company(state)
