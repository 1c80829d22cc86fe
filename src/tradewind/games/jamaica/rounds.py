"""J1–J4, J10–J13, J36, J63: setting up, and how a round runs."""

from __future__ import annotations

from tradewind.games.jamaica.combat import left_of
from tradewind.games.jamaica.components import ACTION_SIDES, HAND, MORGANS_MAP, SAIL, SYMBOL, TREASURES_IN_PLAY
from tradewind.games.jamaica.finish import end_game, has_finished
from tradewind.games.jamaica.holds import ask, begin_loading, go_on
from tradewind.games.jamaica.layout import (
    ACTED,
    ACTING,
    DICE,
    DICE_SOURCE,
    EVENING,
    GHOST,
    GHOST_PHASE,
    HANDS,
    MORNING,
    NO_FALL,
    NO_SHIP,
    NOBODY_ASKED,
    PLAY,
    TREASURE_SOURCE,
    TURNING,
    Ship,
    State,
)
from tradewind.games.jamaica.voyage import set_sail
from tradewind.kernel.chance import EVERYBODY, drawn, roll, shuffle
from tradewind.kernel.piles import empty_onto, find, pop, push, take_out
from tradewind.kernel.rule import rule


@rule
def start(state: State) -> None:
    """J1, J2, J4: shuffle, stack nine treasures, deal, and the first captain rolls."""
    stack_treasures(state, TREASURES_IN_PLAY)
    for seat in range(state.seats):
        shuffle(state.chance, HANDS + seat, state.ships[seat].deck)
        refill(state, seat)
    begin_round(state)


@rule
def stack_treasures(state: State, count: int) -> None:
    """J2: as many as lairs are guarded are stacked; the others leave the game unseen."""
    shuffle(state.chance, TREASURE_SOURCE, state.stack)
    while state.stack.size > count:
        take_out(state.stack, 0)


@rule
def hand_limit(ship: Ship) -> int:
    """J13, J60: three cards, four with Morgan's map."""
    return HAND + ship.bonuses[MORGANS_MAP]


@rule
def refill(state: State, seat: int) -> None:
    """J13, J63: draw back to the limit; a hand above it stays."""
    ship = state.ships[seat]
    while ship.hand.size < hand_limit(ship):
        if ship.deck.size == 0:
            empty_onto(ship.discard, ship.deck)
            shuffle(state.chance, HANDS + seat, ship.deck)
        card = pop(ship.deck)
        drawn(state.chance, HANDS + seat, card, seat)
        push(ship.hand, card)


@rule
def begin_round(state: State) -> None:
    """J10: the captain rolls the two action dice, and is asked which is which."""
    state.acting = NO_SHIP
    state.action = MORNING
    state.reveals += 1
    for die in range(2):
        state.dice[die] = roll(state.chance, DICE_SOURCE, ACTION_SIDES, EVERYBODY)
    ask(state, DICE, state.captain)


@rule
def place_dice(state: State, morning: int, evening: int) -> None:
    """J10, J11: with the dice in place everybody chooses a card."""
    state.dice[MORNING] = morning
    state.dice[EVENING] = evening
    ask(state, PLAY, NOBODY_ASKED)


@rule
def lay_card(state: State, seat: int, card: int) -> None:
    """J11, J12: a card is laid face down; when all have one, the captain is the first to turn it over."""
    ship = state.ships[seat]
    ship.card = take_out(ship.hand, find(ship.hand, card))
    ship.laid = 1
    if next_to_choose(state) == NOBODY_ASKED:
        state.acting = state.captain
        go_on(state, TURNING)


@rule
def next_to_choose(state: State) -> int:
    """J11: the lowest seat that has laid no card yet."""
    for seat in range(state.seats):
        if state.ships[seat].laid == 0:
            return seat
    return NOBODY_ASKED


@rule
def turn_card(state: State) -> None:
    """J12: the acting player turns the own card over."""
    ship = state.ships[state.acting]
    ship.turned = ship.card
    state.reveals += 1
    go_on(state, ACTING)


@rule
def begin_action(state: State) -> None:
    """J12, J20, J30, J81: load or sail, as the symbol says; the ghost's way is the captain's choice."""
    if state.acting == GHOST:
        ask(state, GHOST_PHASE, state.captain)
        return
    symbol = SYMBOL[state.ships[state.acting].turned][state.action]
    strength = state.dice[state.action]
    if symbol >= SAIL:
        set_sail(state, symbol - SAIL, strength)
    else:
        go_on(state, ACTED)
        begin_loading(state, state.acting, state.acting, symbol, strength)


@rule
def finish_action(state: State) -> None:
    """J12, J36: after the morning the evening, but not for a ship that has finished; then the next ship."""
    state.fall = NO_FALL
    state.heading = 0
    if state.action == MORNING and not has_finished(state.ships[state.acting]):
        state.action = EVENING
        go_on(state, ACTING)
    elif state.acting == GHOST or (is_last_player(state) and state.ghost == 0):
        end_round(state)
    else:
        next_ship(state)


@rule
def is_last_player(state: State) -> bool:
    """J12: clockwise from the captain, the next would be the captain again."""
    return left_of(state, state.acting) == state.captain


@rule
def next_ship(state: State) -> None:
    """J12, J81: the next player clockwise; after the last one the ghost, which has no card to turn."""
    state.action = MORNING
    if is_last_player(state):
        state.acting = GHOST
        go_on(state, ACTING)
    else:
        state.acting = left_of(state, state.acting)
        go_on(state, TURNING)


@rule
def end_round(state: State) -> None:
    """J13, J36: the last round ends at once; else cards are discarded and drawn, and the compass passes."""
    if state.ending:
        end_game(state)
        return
    for seat in range(state.seats):
        discard_card(state.ships[seat])
    seat = state.captain
    for _ in range(state.seats):
        refill(state, seat)
        seat = left_of(state, seat)
    state.captain = left_of(state, state.captain)
    state.round += 1
    begin_round(state)


@rule
def discard_card(ship: Ship) -> None:
    push(ship.discard, ship.card)
    ship.card = 0
    ship.turned = 0
    ship.laid = 0
