"""What a seat may see: the same state with everything it may not know wiped.

The mask is derived from the fields' declared visibility alone, so no game can forget to hide something it declared
hidden, and two states that differ only in hidden bytes give the same view by construction.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, cast

from tradewind.kernel.record import ALL, NOBODY, OWNER, Field, Record

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
    return cast(R, _seer(type(state), seat, False, ALL)(state))


@cache
def _seer(kind: Any, seat: int, own: bool, seen: str) -> Callable[[Record], Record]:
    """Copies what the seat may see and leaves zeros elsewhere: the mask's rule, written out from the layout.

    `own` says whether the record lies at the seat itself.
    """
    names: dict[str, Any] = {"new": object.__new__, "kind": kind}
    lines = ["def see(it):", " twin = new(kind)"]
    for number, field in enumerate(kind.layout.fields):
        how = _record_seen if field.record else _numbers_seen
        lines += how(field, seat, own, _narrower(seen, field.seen), f"see{number}", names)
    lines += [f" twin.{name} = None" for name in kind.beside]
    exec("\n".join([*lines, " return twin"]), names)
    see: Callable[[Record], Record] = names["see"]
    return see


def _record_seen(field: Field, seat: int, own: bool, who: str, see: str, names: dict[str, Any]) -> list[str]:
    """The lines that fill a field made of records."""
    names[see] = _seer(field.record, seat, own and not field.seats, who)
    if field.expansion and field.record:  # half of a view, which in most games is never written on
        names[f"{see}blank"] = field.record()
        return [f" twin.{field.name} = {see}(it.{field.name}) if it.expansions else {see}blank"]
    if not field.shape:
        return [f" twin.{field.name} = {see}(it.{field.name})"]
    lines = [f" twin.{field.name} = [{see}(item) for item in it.{field.name}]"]
    if field.seats and 0 <= seat < field.shape[0]:
        names[f"{see}own"] = _seer(field.record, seat, True, who)
        lines.append(f" twin.{field.name}[{seat}] = {see}own(it.{field.name}[{seat}])")
    return lines


def _numbers_seen(field: Field, seat: int, own: bool, who: str, see: str, names: dict[str, Any]) -> list[str]:
    """The lines that fill a field made of numbers."""
    here = f"it.{field.name}"
    copied = (here, f"{here}.copy()", f"[row.copy() for row in {here}]")
    width, deep = (field.shape or (0,))[-1], len(field.shape)
    blank = ("0", f"[0] * {width}", f"[[0] * {width} for _ in {here}]")
    if who == ALL or (who == OWNER and own and not field.seats):
        return [f" twin.{field.name} = {copied[deep]}"]
    lines = [f" twin.{field.name} = {blank[deep]}"]
    if who == OWNER and field.seats and 0 <= seat < field.shape[0]:
        lines.append(f" twin.{field.name}[{seat}] = {here}[{seat}]" + (".copy()" if deep > 1 else ""))
    return lines
