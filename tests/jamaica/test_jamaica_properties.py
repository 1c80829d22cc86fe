"""What holds at every moment of every game."""

from __future__ import annotations

from itertools import islice, permutations
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from voyages_at_random import JAMAICA, begin, chance_of, moments, options, sample, seeds

from tradewind.games.jamaica.components import CARDS, IS_BONUS, MOST_HOLDS, MOST_IN_HOLD, TREASURE_COPIES, TREASURES
from tradewind.games.jamaica.layout import GHOST, PLAY, State
from tradewind.kernel.chance import below, seed_simulation
from tradewind.kernel.record import Pile, difference
from tradewind.kernel.view import NO_SEAT, mask, redact


def with_hidden_bytes_changed(state: State, seat: int, seed: int) -> State:
    """A twin that differs wherever the seat may not look, in any way that bytes can differ."""
    chance = chance_of(seed)
    seen = mask(State, seat)
    twin = bytes(byte if visible else below(chance, 256) for byte, visible in zip(state.to_bytes(), seen, strict=True))
    return State.from_bytes(twin)


def imagined(state: State, seat: int, seed: int) -> State:
    """A state the seat must think possible."""
    view = redact(state, seat)
    JAMAICA.engine.resample(view, seat, chance_of(seed))
    seed_simulation(view.chance, seed)
    return view


@settings(max_examples=20)
@given(options, seeds)
def test_j61_what_a_seat_may_not_know_is_not_in_its_view(chosen: dict[str, Any], seed: int) -> None:
    """J11, J61: states that differ only in hidden bytes give every seat, and nobody, the same view."""
    for state in sample(chosen, seed, every=40):
        for seat in range(NO_SEAT, state.seats):
            twin = with_hidden_bytes_changed(state, seat, seed)
            seen, same = redact(state, seat), redact(twin, seat)
            assert seen == same, f"seat {seat + 1} sees a difference"
            assert JAMAICA.describe(seen, seat) == JAMAICA.describe(same, seat)


@settings(max_examples=20)
@given(options, seeds)
def test_j61_an_imagined_state_looks_the_same_to_who_imagines_it(chosen: dict[str, Any], seed: int) -> None:
    """J11, J61: views, lists, verdicts, who is asked and the bots' choices agree; other seats' lists stay secret."""
    for state in sample(chosen, seed, every=30):
        for seat in range(state.seats):
            twin = imagined(state, seat, seed)
            seen, same = redact(state, seat), redact(twin, seat)
            assert seen == same, difference(seen, same)
            assert JAMAICA.legal(twin, seat) == JAMAICA.legal(state, seat)
            assert JAMAICA.waiting(twin) == JAMAICA.waiting(state), "who is asked depends on something hidden"
            for other in range(state.seats):
                if other != seat and not JAMAICA.secret_choice(state, other):
                    assert JAMAICA.legal(twin, other) == JAMAICA.legal(state, other), "a list shows a secret"
            for move in range(0, len(JAMAICA.moves), 7):
                assert JAMAICA.judge(twin, seat, move) == JAMAICA.judge(state, seat, move)
            assert JAMAICA.odds(seen, seat) == JAMAICA.odds(same, seat)


@settings(max_examples=15)
@given(options, seeds, st.integers(0, 120))
def test_j61_an_imagined_state_can_be_played_on(chosen: dict[str, Any], seed: int, skipped: int) -> None:
    """J2, J13, J61: every card and treasure is there as often as it exists, and the game reaches its end."""
    state, seat, _ = next(islice(moments(chosen, seed), skipped, None))
    twin = imagined(state, max(seat, 0), seed)
    assert_nothing_is_lost(twin)
    chooser = chance_of(seed)
    while not JAMAICA.over(twin):
        seat = JAMAICA.engine.actor(twin)
        legal = JAMAICA.legal(twin, seat)
        JAMAICA.engine.apply(twin, seat, legal[below(chooser, len(legal))])
        assert_nothing_is_lost(twin)


def contents(pile: Pile) -> list[int]:
    return pile.cards[: pile.size]


def assert_nothing_is_lost(state: State) -> None:
    """Cards, treasures and tokens are conserved; a hold has one good and at most six of it."""
    for seat in range(state.seats):
        ship = state.ships[seat]
        cards = [
            *contents(ship.hand),
            *contents(ship.deck),
            *contents(ship.discard),
            *([ship.card] if ship.laid else []),
        ]
        assert sorted(cards) == list(range(1, len(CARDS))), f"seat {seat + 1} has not its eleven cards"
        assert ship.turned in (0, ship.card)
    owned = [treasure for ship in state.ships for treasure in contents(ship.treasures)] + contents(state.stack)
    for treasure in range(1, len(TREASURES)):
        assert owned.count(treasure) <= TREASURE_COPIES[treasure], f"too many of {TREASURES[treasure]}"
    assert len(owned) == (10 if state.ghost else 9), "a treasure was lost or made"
    assert state.stack.size == sum(state.tokens), "tokens and treasures do not match"
    for number, ship in enumerate(state.ships):
        for hold in range(MOST_HOLDS):
            assert 0 <= ship.amounts[hold] <= MOST_IN_HOLD
            assert (ship.goods[hold] == 0) == (ship.amounts[hold] == 0)
            assert number != GHOST or ship.goods[hold] in (0, 2), "the ghost carries something else than gold"
        face_up = [ship.face_up[place] for place in range(ship.treasures.size)]
        for up, face in zip(face_up, contents(ship.treasures), strict=True):
            assert up in (0, face)
            assert up or number == GHOST or not IS_BONUS[face], "a bonus lies face down at a player"


@settings(max_examples=15)
@given(options, seeds)
def test_j13_nothing_is_lost_in_a_whole_game(chosen: dict[str, Any], seed: int) -> None:
    """J2, J13, J20: checked after every move, whoever plays."""
    for state, _, _ in moments(chosen, seed, sailors=seed & 63):
        assert_nothing_is_lost(state)


@settings(max_examples=10)
@given(options, seeds)
def test_j96_legal_accepted_and_allowed_are_the_same(chosen: dict[str, Any], seed: int) -> None:
    """J96: every verdict agrees with the list, names a rule, and every listed move can be played."""
    for state in sample(chosen, seed, every=35):
        for seat in range(state.seats):
            legal = JAMAICA.legal(state, seat)
            assert len(legal) == len(set(legal)) <= JAMAICA.most_legal
            assert bool(legal) == (seat in JAMAICA.waiting(state))
            for move in range(len(JAMAICA.moves)):
                verdict = JAMAICA.judge(state, seat, move)
                assert verdict.allowed == (move in legal), f"{JAMAICA.moves.texts[move]} is judged wrongly"
                assert verdict.rule is not None
            for move in legal:
                twin = state.copy()
                JAMAICA.engine.apply(twin, seat, move)
                assert twin != state, f"{JAMAICA.moves.texts[move]} did nothing"


@settings(max_examples=25)
@given(options, seeds, st.integers(0, 9), st.randoms(use_true_random=False))
def test_j11_cards_may_be_laid_in_any_order(chosen: dict[str, Any], seed: int, skipped: int, shuffler: Any) -> None:
    """J11: the game is the same to the last byte."""
    for state, _, _ in moments(chosen, seed):
        if state.phase != PLAY or len(JAMAICA.waiting(state)) < state.seats:
            continue
        if skipped > 0:
            skipped -= 1
            continue
        cards = {seat: shuffler.choice(JAMAICA.legal(state, seat)) for seat in range(state.seats)}
        orders = list(permutations(cards))
        results = set()
        for order in [orders[0], *shuffler.sample(orders, min(len(orders), 6))]:
            twin = state.copy()
            for seat in order:
                assert JAMAICA.engine.waits(twin, seat)
                JAMAICA.engine.apply(twin, seat, cards[seat])
            results.add(twin.to_bytes())
        assert len(results) == 1, "the order of choosing changed the game"
        return


@settings(max_examples=10)
@given(options, seeds)
def test_j10_same_seed_same_game(chosen: dict[str, Any], seed: int) -> None:
    """J10: nothing but the seed and the choices decides."""
    first = [state.digest() for state in sample(chosen, seed, every=50)]
    assert first == [state.digest() for state in sample(chosen, seed, every=50)]
    assert begin(chosen, seed) == begin(chosen, seed)


def test_j61_the_sailor_sees_no_more_than_its_view() -> None:
    """J61: given two states that look the same to it, it plays the same move."""
    asked = 0
    for seed in range(6):
        for state, seat, _ in moments({"players": 4, "ghost": True}, seed, sailors=63):
            if seat < 0 or asked % 3:
                asked += 1
                continue
            asked += 1
            moves = JAMAICA.move_list()
            JAMAICA.engine.legal(state, seat, moves)
            choices = {
                JAMAICA.bots["sailor"](redact(twin, seat), seat, moves, chance_of(1))
                for twin in (state, imagined(state, seat, 1), imagined(state, seat, 2))
            }
            assert len(choices) == 1
    assert asked > 300
