"""What holds in every game: legality has one source, order does not matter, and nothing leaks before a round closes."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from voyaging import FIRST, REEF

from tradewind.games.voyages import GAMES
from tradewind.games.voyages.flow import is_legal
from tradewind.games.voyages.layout import ASSIGN, DONE, State
from tradewind.games.voyages.sailor import choose_like_a_sailor
from tradewind.kernel.chance import Chance, seed_simulation
from tradewind.kernel.text import ENGLISH, catalogue
from tradewind.kernel.view import NO_SEAT, mask, redact

GAME = GAMES[0]
DONE_MOVE = GAME.moves.number("done")

tables = st.tuples(st.sampled_from([REEF, FIRST]), st.integers(1, 4), st.integers(0, 10**6))
several = st.tuples(st.sampled_from([REEF, FIRST]), st.integers(2, 4), st.integers(0, 10**6))


def begun(on: str, players: int, seed: int) -> State:
    """A game at its first dice."""
    state: State = GAME.template(GAME.options({"map": on, "players": players}))
    seed_simulation(state.chance, seed)
    GAME.engine.start(state)
    return state


def played(state: State, chooser: random.Random, moves: int) -> State:
    """So many random moves, each by a random seat that is asked."""
    for _ in range(moves):
        waiting = GAME.waiting(state)
        if not waiting:
            break
        seat = chooser.choice(waiting)
        GAME.engine.apply(state, seat, chooser.choice(GAME.legal(state, seat)))
    return state


@settings(max_examples=60)
@given(tables, st.integers(0, 150))
def test_v50_legal_is_what_is_accepted_and_what_the_judge_allows(table: tuple[str, int, int], moves: int) -> None:
    """V50–V56: one source of legality; every refusal names a rule and every reason has words."""
    state = played(begun(*table), random.Random(table[2]), moves)
    for seat in range(state.seats):
        legal = set(GAME.legal(state, seat))
        assert bool(legal) == GAME.engine.waits(state, seat)
        for move in range(len(GAME.moves)):
            verdict = GAME.judge(state, seat, move)
            assert verdict.allowed == is_legal(state, seat, move) == (move in legal), GAME.moves.texts[move]
            assert verdict.rule is not None
            assert "voyages-" not in catalogue(ENGLISH).say(verdict.why)


@settings(max_examples=40)
@given(several, st.integers(0, 120))
def test_v3_the_order_in_which_seats_act_makes_no_difference(table: tuple[str, int, int], shuffle: int) -> None:
    """V3, V33: the same choices in any order are the same game, byte for byte, whenever a round closes."""
    in_turn, mixed = begun(*table), begun(*table)
    order = random.Random(shuffle)
    for number in range(1, 6):
        choosers = [[random.Random(f"{table} {number} {seat}") for seat in range(table[1])] for _ in range(2)]
        while in_turn.round == number and in_turn.asked >= 0:
            act(in_turn, in_turn.asked, choosers[0])
        while mixed.round == number and mixed.asked >= 0:
            act(mixed, order.choice(GAME.waiting(mixed)), choosers[1])
        assert in_turn.to_bytes() == mixed.to_bytes()


def act(state: State, seat: int, choosers: list[random.Random]) -> None:
    GAME.engine.apply(state, seat, choosers[seat].choice(GAME.legal(state, seat)))


def everything_shown(state: State, seat: int) -> list[Any]:
    """All that a seat (or somebody without one) is ever told about a state."""
    view = redact(state, seat)
    told: list[Any] = [view.to_bytes(), GAME.describe(view, seat), GAME.waiting(state), GAME.round_number(view)]
    told += [GAME.veiled(state, other, "sail") for other in range(state.seats) if other != seat]
    told += [GAME.secret_choice(state, other) for other in range(state.seats)]
    if seat == NO_SEAT:
        return told
    say = catalogue(ENGLISH).say
    verdicts = [GAME.judge(state, seat, move) for move in range(len(GAME.moves))]
    told += [GAME.legal(state, seat), GAME.legal(view, seat), [(v.allowed, v.rule, say(v.why)) for v in verdicts]]
    told += [GAME.odds(view, seat)]
    moves, chance = GAME.move_list(), Chance()
    GAME.engine.legal(view, seat, moves)
    if moves.size:
        told.append(choose_like_a_sailor(view, seat, moves, chance))
    return told


@settings(max_examples=25)
@given(several, st.integers(0, 120), st.integers(0, 2**32))
def test_v33_states_that_differ_only_in_hidden_things_look_the_same(
    table: tuple[str, int, int], moves: int, noise: int
) -> None:
    """V33: views, descriptions, legal lists, reasons and the sailor's moves do not change with what is hidden."""
    state = played(begun(*table), random.Random(table[2]), moves)
    for seat in range(NO_SEAT, state.seats):
        twin = redact(state, seat)
        GAME.engine.resample(twin, seat, seeded(noise))
        assert everything_shown(state, seat) == everything_shown(twin, seat)
        noisy = with_noise(state, seat, noise)
        assert everything_shown(state, seat)[:2] == everything_shown(noisy, seat)[:2]


def seeded(seed: int) -> Chance:
    chance = Chance()
    seed_simulation(chance, seed)
    return chance


def with_noise(state: State, seat: int, noise: int) -> State:
    """The same state with every hidden byte overwritten."""
    hidden = random.Random(noise).randbytes(type(state).layout.size)
    seen = mask(type(state), seat)
    mixed = bytes(a if keep else b & 1 for a, b, keep in zip(state.to_bytes(), hidden, seen, strict=True))
    return type(state).from_bytes(mixed)


@settings(max_examples=40)
@given(several, st.integers(0, 120), st.integers(0, 2**32))
def test_v33_filling_in_a_view_plays_a_round_for_those_who_are_done_and_nothing_for_the_rest(
    table: tuple[str, int, int], moves: int, seed: int
) -> None:
    """V33: the result looks the same to the observer, and can be played to the end."""
    state = played(begun(*table), random.Random(table[2]), moves)
    for seat in range(NO_SEAT, state.seats):
        view = redact(state, seat)
        filled = redact(state, seat)
        GAME.engine.resample(filled, seat, seeded(seed))
        assert redact(filled, seat).to_bytes() == view.to_bytes()
        for other in range(state.seats):
            sheet = filled.now[other]
            if other == seat or state.asked < 0:
                assert sheet == state.now[other]
            elif state.done[other]:
                assert sheet.phase == DONE
                assert sheet.berths >= filled.began[other].berths
            else:
                assert sheet.phase == ASSIGN
                assert sheet == filled.began[other]
        seed_simulation(filled.chance, seed)
        played(filled, random.Random(seed), 10_000)
        assert GAME.over(filled)


@settings(max_examples=40)
@given(tables, st.integers(0, 200))
def test_v55_only_the_close_of_a_round_turns_something_up(table: tuple[str, int, int], moves: int) -> None:
    """V55: everything since the dice can be undone, because nothing else reveals anything."""
    state, chooser = begun(*table), random.Random(table[2])
    for _ in range(moves):
        if GAME.over(state):
            return
        before, reveals = state.round, state.reveals
        played(state, chooser, 1)
        closed = state.round != before or GAME.over(state)
        assert state.reveals == reveals + (1 if closed else 0)


@settings(max_examples=40)
@given(tables)
def test_v30_every_game_ends_and_somebody_has_won_unless_alone(table: tuple[str, int, int]) -> None:
    """V30, V31: within 16 rounds alone and 60 with several; scores are the gold of the view."""
    state = played(begun(*table), random.Random(table[2]), 100_000)
    assert GAME.over(state)
    assert state.round == 16 if state.seats == 1 else state.round <= 60
    gold = [player["gold"] for player in GAME.describe(redact(state, NO_SEAT), NO_SEAT)["players"]]
    assert list(GAME.scores(state).values()) == gold
    stars = [len(player["stars"]) for player in GAME.describe(state, 0, True)["players"]]
    if state.seats == 1:
        assert GAME.winners(state) == ([1] if stars[0] >= 3 else [])
    else:
        assert GAME.winners(state) == [seat + 1 for seat in range(state.seats) if gold[seat] == max(gold)]


@settings(max_examples=30)
@given(tables, st.integers(0, 150))
def test_v2_the_view_at_the_beginning_of_a_round_is_a_position(table: tuple[str, int, int], moves: int) -> None:
    """V2, V33: a position made from a view gives that view again."""
    state = played(begun(*table), random.Random(table[2]), moves)
    if state.asked < 0:
        return
    view = GAME.describe(redact(state, NO_SEAT), NO_SEAT)
    if state.seats == 1:
        view["players"] = [GAME.describe(state, NO_SEAT)["players"][0]]
        if view["players"][0]["phase"] != "assign":
            return
    options = GAME.options({"map": table[0], "players": table[1]})
    again: State = GAME.template(options)
    GAME.position(view, options, again)
    assert GAME.describe(again, 0, True) == view


def test_v33_narration_tells_nothing_of_a_hidden_move() -> None:
    """V33: another seat's move is told only when it finishes its round, and then without details."""
    state = begun(REEF, 2, 5)
    chooser = random.Random(5)
    while state.done[1] == 0:
        before = redact(state, 0)
        move = chooser.choice(GAME.legal(state, 1))
        GAME.engine.apply(state, 1, move)
        told = GAME.narrate(before, 1, move, redact(state, 0), [])
        assert [message.key for message in told] == (["voyages-did-done"] if move == DONE_MOVE else [])
