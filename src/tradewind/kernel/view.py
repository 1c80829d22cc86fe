"""What a seat may see: the same state with everything it may not know wiped.

The mask is derived from the fields' declared visibility alone, so no game can forget to hide something it declared
hidden, and two states that differ only in hidden bytes give the same view by construction.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar, cast

from tradewind.kernel.record import ALL, NOBODY, OWNER, Field, Record, blank, copied

NO_SEAT = -1  # somebody who holds no seat: a spectator

R = TypeVar("R", bound=Record)


@cache
def mask(record: type[Record], seat: int) -> bytes:
    """255 for every byte `seat` may see, 0 for the others."""
    visible = bytearray(record.layout.size)
    _mark(record, seat, NO_SEAT, ALL, 0, visible)
    return bytes(visible)


def _mark(record: type[Record], seat: int, owner: int, seen: str, start: int, visible: bytearray) -> None:
    for field, offset in zip(record.layout.fields, record.layout.offsets, strict=True):
        who = _narrower(seen, field.seen)
        each = field.count // field.shape[0] if field.seats else 1  # a grid has a row for each seat
        for index in range(field.count):
            place = start + offset + index * field.size
            belongs = index // each if field.seats else owner
            if field.record:
                _mark(field.record, seat, belongs, who, place, visible)
            elif who == ALL or (who == OWNER and belongs == seat != NO_SEAT):
                visible[place : place + field.size] = b"\xff" * field.size


def _narrower(outer: str, inner: str) -> str:
    if NOBODY in (outer, inner):
        return NOBODY
    return OWNER if OWNER in (outer, inner) else ALL


def redact(state: R, seat: int) -> R:
    """The view of `seat` (`NO_SEAT`: of somebody who only watches)."""
    return cast(R, _seen(state, seat, NO_SEAT, ALL))


def _seen(record: Record, seat: int, owner: int, seen: str) -> Record:
    """A copy of what the seat may see, zeros elsewhere: the mask's rule, applied to the mirror."""
    return type(record).of([_field_seen(record, field, seat, owner, seen) for field in type(record).layout.fields])


def _field_seen(record: Record, field: Field, seat: int, owner: int, seen: str) -> Any:
    who, value = _narrower(seen, field.seen), getattr(record, field.name)
    if field.record and field.shape:
        return [_seen(item, seat, place if field.seats else owner, who) for place, item in enumerate(value)]
    if field.record:
        return _seen(value, seat, owner, who)
    if field.seats and who == OWNER:
        return [
            copied(item) if place == seat else none
            for place, (item, none) in enumerate(zip(value, blank(field), strict=True))
        ]
    return copied(value) if who == ALL or (who == OWNER and owner == seat != NO_SEAT) else blank(field)
