"""Rules run as they are written, and their compiled twins do the same; questions collect answers in both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tradewind.kernel.questions import answer, question
from tradewind.kernel.record import Int, Ints, Pile, Record, numpy_type, part, pile, slots
from tradewind.kernel.rule import Compiler, compiled_as, rule

TABLE: Final = (5, 7, 11)
GRID: Final = ((1, 2), (30, 40))
STEP: Final = 3


class Hold(Record):
    crates: Ints = slots(3, bits=8)


class Ship(Record):
    expansions: Int  # a question is asked only where there is somebody to answer
    coins: Int
    hold: Hold = part(Hold)
    cards: Pile = pile(4)
    log: Ints = slots(6, bits=16)


@rule
def doubled(number: int) -> int:
    return 2 * number


@rule
def load(ship: Ship, place: int) -> None:
    """Tables, constants, other rules and nested records."""
    ship.hold.crates[place] += TABLE[place] + GRID[1][0]
    ship.coins += doubled(STEP)


@rule
def load_all(ship: Ship) -> int:
    total = 0
    for place in range(len(TABLE)):
        load(ship, place)
        total += ship.hold.crates[place]
    return total


def only_plain(ship: Ship) -> int:
    ship.coins += 1
    return 1


@rule
def only_compiled(ship: Ship) -> int:
    ship.coins += 100
    return 100


either = compiled_as(only_compiled)(only_plain)


@rule
def calls_either(ship: Ship) -> int:
    return either(ship)


@question
def bonus(ship: Any, amount: int) -> int:
    """What do the expansions add?"""
    return 0


@question
def told(ship: Any, amount: int) -> None:
    """Something happened."""


@question
def silence(ship: Any) -> int:
    """Nobody answers this one."""
    return 0


@question
def silent_deed(ship: Any) -> None:
    """Nor this."""


@answer(bonus)
@rule
def first_bonus(ship: Ship, amount: int) -> int:
    return amount


@answer(bonus)
@rule
def second_bonus(ship: Ship, amount: int) -> int:
    return doubled(amount)


@answer(told)
@rule
def first_note(ship: Ship, amount: int) -> None:
    ship.log[0] = ship.coins + amount
    ship.coins += 1


@answer(told)
@rule
def second_note(ship: Ship, amount: int) -> None:
    ship.log[1] = ship.coins + amount


@answer(told)
@rule
def third_note(ship: Ship, amount: int) -> None:
    ship.log[2] += 1


@rule
def asks(ship: Ship, amount: int) -> int:
    told(ship, amount)
    silent_deed(ship)
    return bonus(ship, amount) + silence(ship)


def with_expansions() -> Ship:
    ship = Ship()
    ship.expansions = 1
    return ship


def compiled_result(function: Callable[..., Any], ship: Ship, *arguments: int) -> tuple[Any, Ship]:
    """What the compiled twin returns, and the record it leaves."""
    np = pytest.importorskip("numpy")
    pytest.importorskip("numba")
    from tradewind.fleet.fitting import njit, rules_compiler

    twin = rules_compiler()(function)

    def run(ship: Any, *arguments: Any) -> Any:
        return twin(ship, *arguments)

    ships = np.frombuffer(bytearray(ship.to_bytes()), numpy_type(Ship))
    returned = njit(run)(ships[0], *arguments)
    return returned, Ship.from_bytes(ships.tobytes())


def test_marking_a_rule_leaves_the_function_as_it_is() -> None:
    """No wrapper: what is called is what was written."""
    assert doubled(4) == 8
    assert doubled.__name__ == "doubled"
    assert doubled.__globals__ is globals()


def test_a_twin_does_what_the_rule_does() -> None:
    """With tables as arrays and other rules as their twins."""
    plain = Ship()
    total = load_all(plain)
    assert (total, plain.hold.crates, plain.coins) == (113, [35, 37, 41], 18)
    assert compiled_result(load_all, Ship()) == (total, plain)


def test_a_function_for_plain_running_has_another_twin() -> None:
    plain = Ship()
    assert calls_either(plain) == 1
    assert plain.coins == 1
    returned, ship = compiled_result(calls_either, Ship())
    assert (returned, ship.coins) == (100, 100)


def test_answers_that_are_numbers_add_up() -> None:
    ship = with_expansions()
    assert asks(ship, 5) == 5 + 10
    assert compiled_result(asks, with_expansions(), 5)[0] == 15


def test_answers_that_are_deeds_are_carried_out_in_their_order() -> None:
    ship = with_expansions()
    asks(ship, 5)
    assert ship.log[:3] == [5, 6, 1]
    assert compiled_result(asks, with_expansions(), 5)[1] == ship


def test_a_question_nobody_answers_is_nought() -> None:
    assert silence(with_expansions()) == 0
    assert silent_deed(with_expansions()) in (0, None)


def test_a_question_keeps_its_name_and_its_words() -> None:
    assert (bonus.__name__, bonus.__doc__) == ("bonus", "What do the expansions add?")


def test_only_a_question_can_be_answered() -> None:
    with pytest.raises((AssertionError, KeyError)):
        answer(doubled)(doubled)


def test_every_rule_is_compiled_once() -> None:
    """However many rules call it."""
    seen: list[str] = []

    def note(function: Any) -> Any:
        seen.append(function.__name__)
        return function

    compiler = Compiler(note)
    twin = compiler(load_all)
    assert compiler(load_all) is twin
    assert sorted(seen) == ["doubled", "load", "load_all"]
    assert twin.__globals__ is not load_all.__globals__
    assert twin.__globals__["load"] is compiler(load)


def test_what_is_no_rule_has_no_twin() -> None:
    with pytest.raises(KeyError):
        Compiler(lambda function: function)(with_expansions)
