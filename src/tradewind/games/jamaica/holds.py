"""J3, J20–J22, J32, J33: what lies in the holds, how it gets there and how it is paid."""

from __future__ import annotations

from tradewind.games.jamaica.components import HOLDS, MOST_HOLDS, SIXTH_HOLD
from tradewind.games.jamaica.layout import LOAD, PAY, RESOLVING, Ship, State
from tradewind.kernel.rule import rule


@rule
def ask(state: State, phase: int, seat: int) -> None:
    """A seat has something to decide."""
    state.phase = phase
    state.asked = seat


@rule
def go_on(state: State, stage: int) -> None:
    """Nobody is asked any more; say what follows."""
    state.phase = RESOLVING
    state.stage = stage


@rule
def hold_count(ship: Ship) -> int:
    """J1, J60: five holds, and a sixth with its treasure."""
    return HOLDS + ship.bonuses[SIXTH_HOLD]


@rule
def stock(ship: Ship, good: int) -> int:
    """How much of a good is aboard."""
    total = 0
    for hold in range(MOST_HOLDS):
        if ship.goods[hold] == good:
            total += ship.amounts[hold]
    return total


@rule
def holds_with(ship: Ship, good: int) -> int:
    """In how many holds a good lies."""
    holds = 0
    for hold in range(MOST_HOLDS):
        if ship.goods[hold] == good:
            holds += 1
    return holds


@rule
def has_empty_hold(ship: Ship) -> bool:
    for hold in range(hold_count(ship)):
        if ship.amounts[hold] == 0:
            return True
    return False


@rule
def may_dump(ship: Ship, hold: int, good: int) -> bool:
    """J21: with no hold empty, one with another good may be emptied."""
    return ship.goods[hold] != good


@rule
def can_load(ship: Ship, good: int) -> bool:
    """J21: is there an empty hold, or one that may be emptied?"""
    for hold in range(hold_count(ship)):
        if ship.amounts[hold] == 0 or may_dump(ship, hold, good):
            return True
    return False


@rule
def fill(ship: Ship, hold: int, good: int, amount: int) -> None:
    ship.goods[hold] = good
    ship.amounts[hold] = amount


@rule
def begin_loading(state: State, loader: int, seat: int, good: int, amount: int) -> None:
    """J20, J21: the seat chooses the hold; if every hold has that good already, the goods stay in the bank."""
    if can_load(state.ships[loader], good):
        state.loader = loader
        state.cargo = good
        state.load = amount
        ask(state, LOAD, seat)


@rule
def load_into(state: State, hold: int) -> None:
    """J20–J22: the goods go into a hold of their own; what was in it goes to the bank."""
    fill(state.ships[state.loader], hold, state.cargo, state.load)
    state.loader = 0
    state.cargo = 0
    state.load = 0
    state.phase = RESOLVING


@rule
def owe(state: State, good: int, amount: int) -> None:
    state.due_good = good
    state.due = amount


@rule
def pay_from(state: State, ship: Ship, hold: int, amount: int) -> None:
    """Tokens go from a hold to the bank."""
    ship.amounts[hold] -= amount
    if ship.amounts[hold] == 0:
        ship.goods[hold] = 0
    state.due -= amount


@rule
def may_choose_hold(state: State, ship: Ship) -> bool:
    """J93: do several holds have the good, and does some of it stay aboard?"""
    return state.due > 0 and stock(ship, state.due_good) > state.due and holds_with(ship, state.due_good) > 1


@rule
def pay_rest(state: State, ship: Ship) -> None:
    """J93: where there is nothing to choose, tokens go without asking; who has too few gives all."""
    for hold in range(MOST_HOLDS):
        if ship.goods[hold] == state.due_good and state.due > 0:
            pay_from(state, ship, hold, min(state.due, ship.amounts[hold]))


@rule
def collect(state: State, payer: int, following: int) -> None:
    """J32, J33, J41, J93: ask token by token while there is a choice, then take the rest."""
    ship = state.ships[payer]
    if may_choose_hold(state, ship):
        ask(state, PAY, payer)
    else:
        pay_rest(state, ship)
        owe(state, 0, 0)
        go_on(state, following)
