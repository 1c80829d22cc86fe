"""J40–J43, J62, J83: two ships fight."""

from __future__ import annotations

from typing import Final

from tradewind.games.jamaica.components import GOLD, IS_CURSE, LADY_BETH, POWDER, SARANS_SABRE, STAR
from tradewind.games.jamaica.holds import ask, begin_loading, fill, go_on, owe
from tradewind.games.jamaica.layout import (
    AIMING,
    ATTACKER,
    COMPARING,
    DEFENDER,
    DICE_SOURCE,
    FIRING,
    GHOST,
    LOOT,
    NO_ROLL,
    NOT_YET,
    PARTING,
    PAYING,
    POWDER_PHASE,
    SABRE,
    SETTLING,
    State,
)
from tradewind.games.jamaica.treasures import give_curse, steal_treasure
from tradewind.kernel.chance import EVERYBODY, pick
from tradewind.kernel.rule import rule

LADY_BETHS_HELP: Final = 2


@rule
def left_of(state: State, seat: int) -> int:
    """J4: the next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


@rule
def decides_for(state: State, side: int) -> int:
    """J83: a player decides for the own ship; for the ghost the player on the left of the one who fights it."""
    ship = state.combat.ships[side]
    return left_of(state, state.combat.ships[1 - side]) if ship == GHOST else ship


@rule
def begin_combat(state: State, defender: int) -> None:
    """J40, J83: the ship that stopped attacks; the ghost never uses powder."""
    combat = state.combat
    combat.on = 1
    combat.ships[ATTACKER] = state.acting
    combat.ships[DEFENDER] = defender
    for side in range(2):
        combat.powder[side] = 0 if combat.ships[side] == GHOST else NOT_YET
        combat.rolls[side] = NO_ROLL
    combat.side = ATTACKER
    go_on(state, AIMING)


@rule
def aim(state: State) -> None:
    """J41: how much powder? The ghost is not asked."""
    ship = state.combat.ships[state.combat.side]
    if ship == GHOST:
        go_on(state, FIRING)
    else:
        ask(state, POWDER_PHASE, ship)


@rule
def commit_powder(state: State, amount: int) -> None:
    """J41, J93: powder committed is spent, before the roll."""
    state.combat.powder[state.combat.side] = amount
    owe(state, POWDER, amount)
    go_on(state, PAYING)


@rule
def fire(state: State) -> None:
    """J41, J62: the combat die; the sabre's owner says at once whether the roll stands."""
    roll_combat_die(state)
    go_on(state, COMPARING)
    for side in range(2):
        if state.combat.sabre == 0 and state.ships[state.combat.ships[side]].bonuses[SARANS_SABRE]:
            ask(state, SABRE, decides_for(state, side))


@rule
def roll_combat_die(state: State) -> None:
    state.reveals += 1
    state.combat.rolls[state.combat.side] = state.die.cards[pick(state.chance, DICE_SOURCE, state.die, EVERYBODY)]


@rule
def reroll(state: State) -> None:
    """J62: once per combat; the second roll stands."""
    state.combat.sabre = 1
    roll_combat_die(state)
    go_on(state, COMPARING)


@rule
def shot(state: State, side: int) -> int:
    """J41, J42, J60: powder and roll, and 2 more with Lady Beth."""
    help_given = LADY_BETHS_HELP * state.ships[state.combat.ships[side]].bonuses[LADY_BETH]
    return state.combat.powder[side] + state.combat.rolls[side] + help_given


@rule
def compare(state: State) -> None:
    """J41, J42: after the attacker's shot the defender fires, unless it was a star; then the higher shot wins."""
    combat = state.combat
    if combat.side == ATTACKER and combat.rolls[ATTACKER] != STAR:
        combat.side = DEFENDER
        go_on(state, AIMING)
    elif combat.rolls[combat.side] == STAR:
        win(state, combat.side)
    elif shot(state, ATTACKER) == shot(state, DEFENDER):
        go_on(state, PARTING)
    else:
        win(state, ATTACKER if shot(state, ATTACKER) > shot(state, DEFENDER) else DEFENDER)


@rule
def win(state: State, side: int) -> None:
    """J43: the winner is asked, whatever there is to take."""
    state.combat.side = side
    ask(state, LOOT, decides_for(state, side))


@rule
def winner(state: State) -> int:
    return state.combat.ships[state.combat.side]


@rule
def loser(state: State) -> int:
    return state.combat.ships[1 - state.combat.side]


@rule
def may_steal_hold(state: State, hold: int) -> bool:
    """J43: not an empty one."""
    return state.ships[loser(state)].amounts[hold] > 0


@rule
def may_steal_treasure(state: State, place: int) -> bool:
    """J43, J80: any of the loser's, but never the ghost's Lady Beth."""
    ship = state.ships[loser(state)]
    return place < ship.treasures.size and not (loser(state) == GHOST and ship.face_up[place] == LADY_BETH)


@rule
def may_give_curse(state: State, place: int) -> bool:
    """J43, J83: an own cursed treasure; the ghost gives nothing."""
    return winner(state) != GHOST and IS_CURSE[state.ships[winner(state)].treasures.cards[place]] > 0


@rule
def steal_hold(state: State, hold: int) -> None:
    """J43, J83, J92: the loser's hold is empty at once; the goods are loaded, by the ghost only gold."""
    victim = state.ships[loser(state)]
    good = victim.goods[hold]
    amount = victim.amounts[hold]
    fill(victim, hold, 0, 0)
    go_on(state, PARTING)
    if winner(state) != GHOST or good == GOLD:
        begin_loading(state, winner(state), decides_for(state, state.combat.side), good, amount)


@rule
def loot_treasure(state: State, place: int) -> None:
    """J43: one of the loser's treasures."""
    steal_treasure(state, winner(state), loser(state), place)
    go_on(state, PARTING)


@rule
def hand_curse(state: State, place: int) -> None:
    """J43: the loser gets one of the winner's curses."""
    give_curse(state, winner(state), loser(state), place)
    go_on(state, PARTING)


@rule
def part_company(state: State) -> None:
    """J31: the combat is over; now the space is paid."""
    combat = state.combat
    combat.on = 0
    combat.sabre = 0
    combat.side = 0
    for side in range(2):
        combat.ships[side] = 0
        combat.powder[side] = 0
        combat.rolls[side] = NO_ROLL
    go_on(state, SETTLING)
