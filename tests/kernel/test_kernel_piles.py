"""Piles and move lists, against Python's own lists."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tradewind.kernel.game import NO_MOVE, MoveList
from tradewind.kernel.piles import empty_onto, find, pop, push, swap_out, take_out
from tradewind.kernel.record import Pile, holding
from tradewind.kernel.rows import copy_entry

CAPACITY = 30
cards = st.lists(st.integers(1, 9), max_size=CAPACITY // 2)


def pile_of(content: list[int]) -> Pile:
    pile = holding(Pile, CAPACITY)()
    for card in content:
        push(pile, card)
    return pile


def content(pile: Pile) -> list[int]:
    """What is in a pile; past its size there must be nothing."""
    assert not any(pile.cards[pile.size :]), "slots past a pile's size hold 0"
    return pile.cards[: pile.size]


@given(cards)
def test_what_is_pushed_last_is_popped_first(given: list[int]) -> None:
    pile = pile_of(given)
    assert content(pile) == given
    assert [pop(pile) for _ in given] == given[::-1]
    assert content(pile) == []


@given(cards.filter(bool), st.data())
def test_taking_out_keeps_the_order(given: list[int], data: st.DataObject) -> None:
    pile, place = pile_of(given), data.draw(st.integers(0, len(given) - 1))
    assert take_out(pile, place) == given[place]
    assert content(pile) == given[:place] + given[place + 1 :]


@given(cards.filter(bool), st.data())
def test_swapping_out_keeps_the_cards(given: list[int], data: st.DataObject) -> None:
    pile, place = pile_of(given), data.draw(st.integers(0, len(given) - 1))
    assert swap_out(pile, place) == given[place]
    assert sorted(content(pile)) == sorted(given[:place] + given[place + 1 :])


@given(cards, st.integers(0, 9))
def test_finding_gives_the_first_place(given: list[int], card: int) -> None:
    assert find(pile_of(given), card) == (given.index(card) if card in given else -1)


@given(cards, cards)
def test_emptying_onto_another_pile(one: list[int], other: list[int]) -> None:
    from_pile, to_pile = pile_of(one), pile_of(other)
    empty_onto(from_pile, to_pile)
    assert (content(from_pile), content(to_pile)) == ([], other + one)


def test_an_entry_of_a_row_is_copied_whole() -> None:
    """And is no other name for the same pile."""
    row: list[Any] = [pile_of([1, 2]), pile_of([3])]
    copy_entry(row, 1, row, 0)
    push(row[0], 9)
    assert (content(row[0]), content(row[1])) == ([1, 2, 9], [1, 2])


def test_moves_are_numbered_in_their_order() -> None:
    moves = MoveList(["draw", "stop", "trade flute"])
    assert len(moves) == 3
    assert [moves.number(text) for text in moves.texts] == [0, 1, 2]
    assert moves.number("dance") == moves.number("") == moves.number("DRAW") == NO_MOVE


def test_two_moves_cannot_have_one_text() -> None:
    with pytest.raises(AssertionError, match="two moves with one text"):
        MoveList(["draw", "draw"])
