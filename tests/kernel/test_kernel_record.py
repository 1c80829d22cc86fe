"""Records: one declaration, and everything that is made of it."""

from __future__ import annotations

import random
import struct
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tradewind.kernel.record import (
    ALL,
    NOBODY,
    OWNER,
    Beside,
    Grid,
    Int,
    Ints,
    Moves,
    Pile,
    Record,
    RecordType,
    difference,
    holding,
    number,
    numpy_type,
    part,
    pile,
    several,
    slots,
)
from tradewind.kernel.registry import games
from tradewind.kernel.view import NO_SEAT, mask, redact

SEATS = 3


class Purse(Record):
    coins: Pile = pile(5, seen=NOBODY)
    flags: Ints = slots(3, bits=8)
    debt: Int


class Odd(Record):
    """Widths that need padding before, between and after."""

    small: Int = number(bits=8)
    wide: Int = number(bits=64)
    half: Ints = slots(3, bits=16)
    grid: Grid = slots(2, 3, bits=8, signed=False)
    purse: Purse = part(Purse)
    last: Int = number(bits=8, signed=False)


class Table(Record):
    turn: Int
    secret: Int = number(seen=NOBODY)
    hands: Grid = slots(SEATS, 2, bits=8, seen=OWNER, seats=True)
    bids: Ints = slots(SEATS, bits=16, seen=OWNER, seats=True)
    purses: list[Purse] = several(Purse, SEATS, seats=True)
    held: list[Purse] = several(Purse, SEATS, seen=OWNER, seats=True)
    note: Beside[str | None] = None


KINDS: list[Any] = [Purse, Odd, Table, holding(Moves, 7), holding(Pile, 9, NOBODY)]
KINDS += [type(game.template(game.options({"players": 2}))) for game in games().values()]
ids = [kind.__name__ for kind in KINDS]


def scrambled(kind: Any, seed: int = 1) -> Any:
    """A record full of numbers."""
    noise = random.Random(seed).randbytes(kind.layout.size)
    return kind.from_bytes(noise)


@pytest.mark.parametrize("kind", KINDS, ids=ids)
def test_the_layout_is_the_one_numpy_gives_aligned_fields(kind: Any) -> None:
    """The same names and formats, laid out by NumPy itself."""
    np = pytest.importorskip("numpy")

    def plain(record: Any) -> Any:
        fields = record.layout.fields
        formats = [(plain(field.record) if field.record else "<" + field.code, field.shape) for field in fields]
        names = [field.name for field in fields]
        return np.dtype([(name, *how) for name, how in zip(names, formats, strict=True)], align=True)

    ours, theirs = numpy_type(kind), plain(kind)
    assert ours.itemsize == theirs.itemsize == kind.layout.size
    assert [ours.fields[name][1] for name in ours.names] == [theirs.fields[name][1] for name in theirs.names]
    assert ours.alignment == theirs.alignment == kind.layout.alignment


@pytest.mark.parametrize("kind", KINDS, ids=ids)
def test_numpy_reads_the_same_numbers(kind: Any) -> None:
    """Field by field, down to the last one."""
    np = pytest.importorskip("numpy")
    record = scrambled(kind)
    array = np.frombuffer(record.to_bytes(), numpy_type(kind))[0]

    def numbers(value: Any) -> list[int]:
        if getattr(value, "dtype", None) is not None and value.dtype.names:
            rows = value.reshape(-1) if value.shape else [value]
            return [found for row in rows for name in value.dtype.names for found in numbers(row[name])]
        return [int(found) for found in np.asarray(value).reshape(-1)]

    assert numbers(array) == list(record.numbers())


@pytest.mark.parametrize("kind", KINDS, ids=ids)
def test_bytes_lead_back(kind: Any) -> None:
    """To an equal record with the same bytes and the same digest."""
    record = scrambled(kind)
    again = kind.from_bytes(record.to_bytes())
    assert again == record
    assert again.to_bytes() == record.to_bytes()
    assert again.digest() == record.digest() != kind().digest()
    assert len(record.to_bytes()) == kind.layout.size


@pytest.mark.parametrize("kind", KINDS, ids=ids)
def test_a_copy_is_equal_and_independent(kind: Any) -> None:
    """Changing every number of the copy changes nothing in the original."""
    record = scrambled(kind)
    before = record.to_bytes()
    twin = record.copy()
    assert twin == record

    def wipe(value: Any) -> Any:
        if isinstance(value, Record):
            for field in type(value).layout.fields:
                inside = getattr(value, field.name)
                if isinstance(inside, int):
                    setattr(value, field.name, 0)
                else:
                    wipe(inside)
        elif isinstance(value, list):
            for place, item in enumerate(value):
                if isinstance(item, int):
                    value[place] = 0
                else:
                    wipe(item)

    wipe(twin)
    assert twin == kind()
    assert record.to_bytes() == before


def test_records_of_different_kinds_are_never_equal() -> None:
    """Nor is a record equal to anything else, and it cannot be a key."""
    assert Purse() != Odd()
    assert Purse() != 0
    with pytest.raises(TypeError, match="digest"):
        hash(Purse())


@pytest.mark.parametrize("length", [0, 1, Odd.layout.size - 1, Odd.layout.size + 1])
def test_bytes_of_another_length_are_no_record(length: int) -> None:
    with pytest.raises(struct.error):
        Odd.from_bytes(bytes(length))


@pytest.mark.parametrize(
    ("name", "value"), [("small", 128), ("small", -129), ("last", 256), ("last", -1), ("wide", 2**63)]
)
def test_a_number_too_large_for_its_place_has_no_bytes(name: str, value: int) -> None:
    record = Odd()
    setattr(record, name, value)
    with pytest.raises(struct.error):
        record.to_bytes()


def test_the_difference_names_every_number_that_changed() -> None:
    """As a path that reads like the rules' own code."""
    before = Table()
    after = before.copy()
    after.turn = 4
    after.purses[1].coins.size = 2
    after.hands[2][1] = 7
    assert difference(before, after) == [
        "turn: 0 -> 4",
        "hands[2][1]: 0 -> 7",
        "purses[1].coins.size: 0 -> 2",
    ]
    assert difference(before, before.copy()) == []


def test_what_lies_beside_the_layout_has_no_bytes_and_is_not_copied() -> None:
    """A table's desk belongs to the table."""
    table = Table()
    table.note = "mine"
    assert table.copy().note is None
    assert table == Table()
    assert redact(table, 0).note is None


def test_a_record_can_be_read() -> None:
    """Its representation names every field."""
    assert repr(Purse()).startswith("Purse(coins=Pile5nobody(size=0, cards=[0, 0, 0, 0, 0]), flags=[0, 0, 0]")


def expected_view(table: Table, seat: int) -> Table:
    """The view, written by hand."""
    view = table.copy()
    view.secret = 0
    for other in range(SEATS):
        view.purses[other].coins.cards = [0] * 5
        view.held[other].coins.cards = [0] * 5
        if other != seat:
            view.hands[other] = [0, 0]
            view.bids[other] = 0
            view.held[other] = Purse()
    return view


@given(st.integers(0, 10_000), st.integers(NO_SEAT, SEATS - 1))
def test_a_view_shows_what_its_seat_may_see_and_nothing_else(seed: int, seat: int) -> None:
    """Owners their own rows, everybody the open ones, nobody the faces of coins."""
    table = scrambled(Table, seed)
    before = table.to_bytes()
    assert redact(table, seat) == expected_view(table, seat)
    assert table.to_bytes() == before


@pytest.mark.parametrize("kind", KINDS, ids=ids)
@pytest.mark.parametrize("seat", [NO_SEAT, 0, 1])
def test_a_view_is_the_bytes_under_the_mask(kind: Any, seat: int) -> None:
    """The mask that compiled code uses and the view that people get agree."""
    record = scrambled(kind)
    seen = bytes(one & two for one, two in zip(record.to_bytes(), mask(kind, seat), strict=True))
    assert redact(record, seat).to_bytes() == kind.from_bytes(seen).to_bytes()


@pytest.mark.parametrize("seat", [NO_SEAT, 0, 1, 2])
def test_a_view_shares_nothing_with_the_state(seat: int) -> None:
    """Writing on a view leaves the state alone."""
    table = scrambled(Table)
    before = table.to_bytes()
    view = redact(table, seat)
    view.hands[max(seat, 0)][0] = 1
    view.purses[0].flags[0] = 1
    view.purses[0].debt = 1
    view.held[max(seat, 0)].flags[1] = 1
    view.bids[max(seat, 0)] = 1
    assert table.to_bytes() == before


def test_an_expansion_that_is_not_in_play_is_blank_in_every_view() -> None:
    """Half of some views would be copied for nothing, with every move."""

    class Inner(Record):
        open: Int = number(seen=ALL)
        secret: Int = number(seen=NOBODY)

    class Outer(Record):
        expansions: Int
        inner: Inner = part(Inner, expansion=True)

    record = Outer()
    assert redact(record, 0).inner is redact(record, 0).inner is not record.inner
    record.expansions, record.inner.open, record.inner.secret = 1, 5, 6
    view = redact(record, 0)
    assert (view.inner.open, view.inner.secret) == (5, 0)
    view.inner.open = 7
    assert record.inner.open == 5


def test_visibility_only_narrows_inwards() -> None:
    """What is inside something hidden is hidden, whatever it says itself."""

    class Inner(Record):
        open: Int = number(seen=ALL)
        own: Int = number(seen=OWNER)

    class Outer(Record):
        hidden: Inner = part(Inner, seen=NOBODY)
        each: list[Inner] = several(Inner, 2, seats=True)

    record = scrambled(Outer)
    view = redact(record, 1)
    assert view.hidden == Inner()
    assert (view.each[0].open, view.each[0].own) == (record.each[0].open, 0)
    assert (view.each[1].open, view.each[1].own) == (record.each[1].open, record.each[1].own)


def test_a_layout_that_cannot_be_read_is_refused() -> None:
    """Without annotations as texts (a module of Python 3.14 that does not ask for them) there would be no fields."""
    with pytest.raises(TypeError, match="from __future__ import annotations"):
        RecordType("Hold", (Record,), {"goods": slots(3)})
    with pytest.raises(TypeError, match="a row or a grid"):
        slots(2, 2, 2)
    kind = RecordType("Hold", (Record,), {"__annotations__": {"notes": Beside[str]}})
    assert kind.layout.fields == (), "what is beside the layout is no part of it"
