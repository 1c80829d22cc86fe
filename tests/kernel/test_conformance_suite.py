"""The conformance suite notices: each of these games breaks one promise, and the suite says which."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import dice_race
import pytest
from dice_race import AGAIN, BANK, CUPS, GOAL, KEEP, OVER, RACE, ROLL, SECRET, SIDES, DiceRace

from tradewind.kernel import conformance as suite
from tradewind.kernel import registry
from tradewind.kernel.chance import EVERYBODY, Chance, below, roll
from tradewind.kernel.conformance import Nonconformance, conformance, plain_equals_compiled
from tradewind.kernel.game import MoveList, Verdict
from tradewind.kernel.option_sets import covering, option_sets
from tradewind.kernel.piles import push
from tradewind.kernel.record import Moves
from tradewind.kernel.rule import compiled_as, rule
from tradewind.kernel.text import Message


class Broken(DiceRace):
    """Dice Race with something wrong."""

    name = "dice-race-broken"


class ForgetfulOfHash(Broken):
    """Its first player depends on how Python hashes strings."""

    name = "dice-race-hashed"

    def template(self, options: Mapping[str, Any]) -> Any:
        state = super().template(options)
        state.pot = hash("the wind") % 1000
        return state


GAMES = (Broken(), ForgetfulOfHash())


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    known = {game.name: game for game in GAMES}
    registry.games().update(known)
    yield
    for name in known:
        del registry.games()[name]


def broken(monkeypatch: pytest.MonkeyPatch, **rules: Callable[..., Any]) -> DiceRace:
    game = GAMES[0]
    monkeypatch.setattr(game, "engine", dataclasses.replace(DiceRace.engine, **rules))
    return game


def complaint(game: DiceRace, players: int = 3) -> str:
    with pytest.raises(Nonconformance) as complaint:
        conformance(game, {"players": players}, seeds=range(3), compiled=False)
    said = str(complaint.value)
    assert said.startswith(game.name), "a complaint names the game"
    assert said.endswith("."), "a complaint is a sentence"
    return said


def test_the_sound_game_passes() -> None:
    conformance(dice_race.GAMES[0], {"players": 3}, seeds=range(3), compiled=False)


def test_a_list_that_names_a_move_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    def legal(state: Any, seat: int, moves: Moves) -> None:
        dice_race.legal(state, seat, moves)
        if moves.size == 1:
            push(moves, moves.cards[0])

    assert "names a move twice" in complaint(broken(monkeypatch, legal=legal))


def test_somebody_asked_who_can_do_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def waits(state: Any, seat: int) -> bool:
        return bool(state.phase != OVER)

    assert "0 legal moves, but asked are" in complaint(broken(monkeypatch, waits=waits))


def test_a_verdict_against_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    def judge(state: Any, seat: int, move: int) -> Verdict:
        return Verdict(True, "R1", Message("dice-race-allowed"))

    monkeypatch.setattr(GAMES[0], "judge", judge, raising=False)
    assert "against the legal list" in complaint(broken(monkeypatch))


def test_a_verdict_without_a_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    def judge(state: Any, seat: int, move: int) -> Verdict:
        return dataclasses.replace(DiceRace().judge(state, seat, move), rule=None)

    monkeypatch.setattr(GAMES[0], "judge", judge, raising=False)
    assert "no rule is named" in complaint(broken(monkeypatch))


def test_a_verdict_that_tells_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    def judge(state: Any, seat: int, move: int) -> Verdict:
        verdict = DiceRace().judge(state, seat, move)
        return dataclasses.replace(verdict, why=Message("dice-race-refused", {"rule": str(state.cups)}))

    monkeypatch.setattr(GAMES[0], "judge", judge, raising=False)
    assert "the verdict on" in complaint(broken(monkeypatch))


def test_a_list_that_tells_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    def legal(state: Any, seat: int, moves: Moves) -> None:
        dice_race.legal(state, seat, moves)
        if state.phase == RACE and moves.size == 1 and state.cups[(seat + 1) % state.seats] > 3:
            push(moves, BANK)

    assert "cannot know, the legal moves of seat" in complaint(broken(monkeypatch, legal=legal))


def test_who_is_asked_tells_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    def waits(state: Any, seat: int) -> bool:
        return bool(dice_race.waits(state, seat)) and not (state.phase == SECRET and state.cups[seat] == SIDES)

    def actor(state: Any) -> int:
        asked = [seat for seat in range(state.seats) if waits(state, seat)]
        if not asked and state.phase == SECRET:
            state.phase = RACE
            return int(dice_race.actor(state))
        return asked[0] if asked else -1

    def legal(state: Any, seat: int, moves: Moves) -> None:
        dice_race.legal(state, seat, moves)
        moves.size *= waits(state, seat)

    assert "who is asked" in complaint(broken(monkeypatch, waits=waits, actor=actor, legal=legal))


def test_a_game_dealt_anew_that_looks_different(monkeypatch: pytest.MonkeyPatch) -> None:
    def resample(view: Any, seat: int, chance: Chance) -> None:
        for other in range(view.seats):
            view.cups[other] = below(chance, SIDES) + 1

    assert "is not what it sees when the unknown is dealt anew: cups[" in complaint(
        broken(monkeypatch, resample=resample)
    )


def test_a_roll_that_could_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(state: Any, seat: int, move: int) -> None:
        reveals = state.reveals
        dice_race.apply(state, seat, move)
        if move == ROLL:
            state.reveals = reveals

    assert "could be taken back" in complaint(broken(monkeypatch, apply=apply))


def test_a_secret_shown_without_being_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(state: Any, seat: int, move: int) -> None:
        dice_race.apply(state, seat, move)
        if move == BANK:
            state.lifted[(seat + 1) % state.seats] = state.cups[(seat + 1) % state.seats]

    assert "something and could still be taken back: lifted[" in complaint(broken(monkeypatch, apply=apply))


def test_choices_at_the_same_time_that_depend_on_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(state: Any, seat: int, move: int) -> None:
        if move == KEEP:
            state.points[seat] += sum(state.decided)
        dice_race.apply(state, seat, move)

    assert "makes a difference: points[" in complaint(broken(monkeypatch, apply=apply))


def test_components_that_get_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    def inventory(state: Any) -> dict[str, int]:
        return {"coins in the pot": state.pot}

    monkeypatch.setattr(GAMES[0], "inventory", inventory, raising=False)
    assert "the components in play changed from {'coins in the pot': 0}" in complaint(broken(monkeypatch))


def test_a_game_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(state: Any, seat: int, move: int) -> None:
        dice_race.apply(state, seat, move)
        state.points[seat] = min(state.points[seat], GOAL - 1)
        state.phase = min(state.phase, RACE)

    monkeypatch.setattr(suite, "MOST_DECISIONS", 500)
    assert "does not end within 500 decisions" in complaint(broken(monkeypatch, apply=apply))


def test_a_move_that_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(state: Any, seat: int, move: int) -> None:
        if move != AGAIN:
            dice_race.apply(state, seat, move)

    assert "“again” is legal for seat" in complaint(broken(monkeypatch, apply=apply))


def test_a_winner_who_does_not_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES[0], "winners", lambda state: [1, 2, 3], raising=False)
    assert "whether seat" in complaint(broken(monkeypatch))


def test_a_text_that_looks_like_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES[0], "moves", MoveList(("keep", "again", "2 dice", "bank")))
    assert "the text of move 2, '2 dice', does not lead back" in complaint(broken(monkeypatch))


def test_a_bot_that_writes_on_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(view: Any, seat: int, moves: Moves, chance: Chance) -> int:
        view.pot += 1
        return 0

    monkeypatch.setattr(GAMES[0], "bots", {"scribe": choose})
    assert "the bot scribe changed its view: pot: " in complaint(broken(monkeypatch))


def test_a_bot_that_points_past_its_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES[0], "bots", {"wild": lambda view, seat, moves, chance: moves.size})
    assert "where there is no legal move" in complaint(broken(monkeypatch))


def test_a_bot_that_looks_elsewhere_than_at_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    dice = random.Random(3)
    monkeypatch.setattr(GAMES[0], "bots", {"fickle": lambda view, seat, moves, chance: dice.randrange(moves.size)})
    assert "the choice of fickle changed" in complaint(broken(monkeypatch))


def test_a_game_that_is_another_in_another_process() -> None:
    assert "is another game in another process" in complaint(GAMES[1])


def _honest_apply(state: Any, seat: int, move: int) -> None:
    dice_race.apply(state, seat, move)


@rule
def _other_apply(state: Any, seat: int, move: int) -> None:
    if state.phase == RACE and move == ROLL:
        state.pot += roll(state.chance, CUPS, SIDES, EVERYBODY)
    else:
        dice_race_apply(state, seat, move)


dice_race_apply = dice_race.apply
_two_faced = compiled_as(_other_apply)(_honest_apply)


def test_compiled_rules_that_do_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    game = broken(monkeypatch, apply=_two_faced)
    with pytest.raises(Nonconformance, match=r"roll” does something else compiled: .*: \d+ -> \d+"):
        plain_equals_compiled(game, game.options({"players": 2}), range(3))


def test_option_sets_leave_nothing_out() -> None:
    """Six player counts, a switch, and any of two flags."""
    sets = option_sets(dice_race.GAMES[0])
    assert len(sets) == 5 * 2 * 4
    assert {"players": 6, "quiet": True, "flags": ["red", "blue"]} in sets
    few = covering(sets)
    assert len(few) < len(sets) / 2
    assert {options["players"] for options in few} == {2, 3, 4, 5, 6}
    assert {flag for options in few for flag in options["flags"]} == {"red", "blue"}
