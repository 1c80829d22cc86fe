"""V2, V3, V50–V55: the round. What may be done and what a move does: the rules put together."""

from __future__ import annotations

from tradewind.games.voyages.arrival import arrive, can_mark_fort, mark_fort
from tradewind.games.voyages.battle import can_fight, fight
from tradewind.games.voyages.dice import (
    assign,
    assignment,
    can_assign,
    can_send_hero,
    can_step,
    roll_dice,
    send_hero,
    step,
)
from tradewind.games.voyages.duties import do_duty
from tradewind.games.voyages.facts import (
    HAS_SETTLEMENT,
    HEROES_AT_START,
    ISLAND_AT,
    KIND_COUNT,
    MARAUDER_COUNT,
    SAILORS_AT_START,
    START,
    TYPE_COUNT,
)
from tradewind.games.voyages.finish import end_game, is_last_round
from tradewind.games.voyages.layout import ASSIGN, CHANGE, DICE, DONE, FORT, Sheet, State
from tradewind.games.voyages.moves import (
    ABOUT,
    BY,
    END_OF,
    FIGHT,
    FIGHT_DREAD,
    FINISH,
    FIRST_OF,
    HERO,
    MARK_FORT,
    ORDERS,
    SAIL,
    SELL,
    STEP,
    STEP_MOVE,
)
from tradewind.games.voyages.sailing import explore, move_ship
from tradewind.games.voyages.trade import can_fight_dread, can_sell, fight_dread, sell
from tradewind.kernel.chance import Chance, below
from tradewind.kernel.piles import find, push
from tradewind.kernel.record import Moves
from tradewind.kernel.rows import copy_entry
from tradewind.kernel.rule import rule


@rule
def start(state: State) -> None:
    """V2, V3: everybody gets the same sheet; the first dice are rolled."""
    for seat in range(state.seats):
        set_up(state.now[seat], state.map)
    state.round = 1
    roll_dice(state)
    begin_round(state)


@rule
def set_up(sheet: Sheet, chart: int) -> None:
    """V2: the ship on the start hex, its region explored; the first sailors in their berths."""
    sheet.map = chart
    sheet.hex = START[chart]
    sheet.wake = START[chart]
    explore(sheet, START[chart])
    sheet.berths = SAILORS_AT_START[chart] + HEROES_AT_START[chart]
    sheet.heroes = HEROES_AT_START[chart]


@rule
def begin_round(state: State) -> None:
    """V3, V33: everybody begins; what they do now is seen when the round closes."""
    state.last = 1 if is_last_round(state) else 0
    state.asked = 0
    for seat in range(state.seats):
        state.done[seat] = 0
        forget_round(state.now[seat])
    show_all(state)


@rule
def forget_round(sheet: Sheet) -> None:
    """V3: the dice are not assigned yet, no free step is used and nobody has fought."""
    sheet.phase = ASSIGN
    sheet.fought = 0
    for use in range(DICE):
        sheet.shows[use] = 0
        sheet.free_used[use] = 0


@rule
def show_all(state: State) -> None:
    """V33: every sheet is seen as it is at this moment."""
    for seat in range(state.seats):
        copy_entry(state.began, seat, state.now, seat)


@rule
def close_round(state: State) -> None:
    """V3, V30: all are done; the next round begins, or the game is over."""
    state.reveals += 1
    if state.last:
        end_game(state)
        show_all(state)
    else:
        state.round += 1
        roll_dice(state)
        begin_round(state)


@rule
def actor(state: State) -> int:
    return state.asked


@rule
def waits(state: State, seat: int) -> bool:
    """V50: asked until the round is finished."""
    return state.asked >= 0 and state.done[seat] == 0


@rule
def legal(state: State, seat: int, moves: Moves) -> None:
    """Everything the seat may do now; `apply` accepts exactly this."""
    moves.size = 0
    if not waits(state, seat):
        return
    sheet = state.now[seat]
    if sheet.phase == ASSIGN:
        offer_assignments(state, moves)
    elif sheet.phase == CHANGE:
        offer_changes(sheet, moves)
    elif sheet.phase == FORT:
        offer_forts(sheet, moves)
    else:
        offer_on_arrival(sheet, moves)


@rule
def offer_assignments(state: State, moves: Moves) -> None:
    """V51: equal dice give equal texts, listed once."""
    for order in range(len(ORDERS)):
        move = assignment(state, order)
        if find(moves, move) < 0:
            push(moves, move)


@rule
def offer_changes(sheet: Sheet, moves: Moves) -> None:
    """V52: steps, heroes, and to sail."""
    for use in range(DICE):
        if can_step(sheet, use):
            push(moves, STEP_MOVE[use][0])
            push(moves, STEP_MOVE[use][1])
    if sheet.heroes > 0:
        for move in range(HERO, SAIL):
            if can_send_hero(sheet, ABOUT[move], BY[move]):
                push(moves, move)
    push(moves, SAIL)


@rule
def offer_forts(sheet: Sheet, moves: Moves) -> None:
    """V53: the free circles."""
    for track in range(TYPE_COUNT):
        if can_mark_fort(sheet, track):
            push(moves, MARK_FORT + track)


@rule
def offer_on_arrival(sheet: Sheet, moves: Moves) -> None:
    """V49, V54, V55: battles, sales, the Dread, and to be done."""
    if sheet.fought == 0:
        for marauder in range(MARAUDER_COUNT):
            if can_fight(sheet, marauder):
                push(moves, FIGHT + marauder)
    if HAS_SETTLEMENT[sheet.map][ISLAND_AT[sheet.hex]]:
        for kind in range(KIND_COUNT):
            if can_sell(sheet, kind):
                push(moves, SELL + kind)
    if can_fight_dread(sheet):
        push(moves, FIGHT_DREAD)
    push(moves, FINISH)


@rule
def can_do(sheet: Sheet, move: int) -> bool:
    """V52–V55: is a move of the present phase possible? The same questions, for a single move."""
    if move >= FIGHT_DREAD:
        return move == FINISH or can_fight_dread(sheet)
    if move >= SELL:
        return can_sell(sheet, ABOUT[move])
    if move >= FIGHT:
        return can_fight(sheet, ABOUT[move])
    if move >= MARK_FORT:
        return can_mark_fort(sheet, ABOUT[move])
    if move >= HERO:
        return move == SAIL or can_send_hero(sheet, ABOUT[move], BY[move])
    return can_step(sheet, ABOUT[move])


@rule
def is_legal(state: State, seat: int, move: int) -> bool:
    """V50–V55: the same question for any move at any moment."""
    if not waits(state, seat):
        return False
    sheet = state.now[seat]
    if move < FIRST_OF[sheet.phase] or move >= END_OF[sheet.phase]:
        return False
    return can_assign(state, move) if sheet.phase == ASSIGN else can_do(sheet, move)


@rule
def apply(state: State, seat: int, move: int) -> None:
    """One decision; the last `done` closes the round."""
    act(state.now[seat], move)
    if move == FINISH:
        state.done[seat] = 1
        pass_over_finished(state)
        if state.asked == state.seats:
            close_round(state)


@rule
def pass_over_finished(state: State) -> None:
    """Ask the lowest seat that has not finished."""
    while state.asked < state.seats and state.done[state.asked]:
        state.asked += 1


@rule
def act(sheet: Sheet, move: int) -> None:
    """What a move does to the player's own sheet."""
    if move < STEP:
        assign(sheet, move)
    elif move < HERO:
        step(sheet, ABOUT[move], BY[move])
    elif move < SAIL:
        send_hero(sheet, ABOUT[move], BY[move])
    elif move == SAIL:
        set_sail(sheet)
    else:
        act_on_arrival(sheet, move)


@rule
def set_sail(sheet: Sheet) -> None:
    """V3, V52: the move, the duty and the arrival, without further questions."""
    move_ship(sheet)
    do_duty(sheet)
    arrive(sheet)


@rule
def act_on_arrival(sheet: Sheet, move: int) -> None:
    """V53–V55, V49: what follows the arrival."""
    if move < FIGHT:
        mark_fort(sheet, ABOUT[move])
    elif move < SELL:
        fight(sheet, ABOUT[move])
    elif move < FIGHT_DREAD:
        sell(sheet, ABOUT[move])
    elif move == FIGHT_DREAD:
        fight_dread(sheet)
    else:
        sheet.phase = DONE


@rule
def resample(view: State, seat: int, chance: Chance) -> None:
    """V33: whoever is done has played some round; the others, as far as anybody knows, have done nothing yet."""
    if view.seats == 1:  # nothing is hidden
        return
    for other in range(view.seats):
        if other != seat:
            copy_entry(view.now, other, view.began, other)
            if view.done[other] and view.asked >= 0:
                play_some_round(view, view.now[other], chance)


@rule
def play_some_round(view: State, sheet: Sheet, chance: Chance) -> None:
    """V3: a random legal round."""
    assign(sheet, assignment(view, below(chance, len(ORDERS))))
    while sheet.phase != DONE:
        act(sheet, possible_move(sheet, below(chance, possible_moves(sheet))))


@rule
def possible_moves(sheet: Sheet) -> int:
    """How many moves there are, once the dice are assigned."""
    count = 0
    for move in range(FIRST_OF[sheet.phase], END_OF[sheet.phase]):
        if can_do(sheet, move):
            count += 1
    return count


@rule
def possible_move(sheet: Sheet, place: int) -> int:
    """Which of them comes at that place."""
    left = place
    for move in range(FIRST_OF[sheet.phase], END_OF[sheet.phase]):
        if can_do(sheet, move):
            if left == 0:
                return move
            left -= 1
    return SAIL
