"""A layout declared once.

A `Record` says what a state consists of, how wide each number is and who may see it. From that one declaration come the
plain mirror (Python ints and lists, the class itself), the byte form, the NumPy type that compiled code works on, the
mask that makes a view, the digest and the readable difference between two states.

    class Player(Record):
        coins: Pile = pile(120, seen=NOBODY)   # how many is public, which is not
        sabres: Int
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from math import prod
from typing import Annotated, Any, Self, TypeVar

Int = int
Ints = list[int]
Grid = list[list[int]]
_T = TypeVar("_T")
BESIDE = "beside the layout"
Beside = Annotated[_T, BESIDE]  # an attribute of the mirror alone: no bytes, not copied, in no view

ALL = "all"
OWNER = "owner"
NOBODY = "nobody"

_CODES = {("u", 8): "B", ("i", 8): "b", ("u", 16): "H", ("i", 16): "h", ("u", 32): "I", ("i", 32): "i", ("i", 64): "q"}


@dataclass(frozen=True)
class Field:
    """One name in a layout: a number, an array of numbers, a record, or an array of records."""

    name: str
    code: str  # the struct letter of a number; "" for a record
    record: type[Record] | None
    shape: tuple[int, ...]
    seen: str
    seats: bool  # entry N belongs to seat N
    expansion: bool = False  # blank where the state says that no expansion is in play

    @property
    def size(self) -> int:
        return self.record.layout.size if self.record else struct.calcsize("<" + self.code)

    @property
    def alignment(self) -> int:
        return self.record.layout.alignment if self.record else self.size

    @property
    def count(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """Where each field of a record lies, aligned as a C compiler would."""

    fields: tuple[Field, ...]
    offsets: tuple[int, ...]
    size: int
    alignment: int


@dataclass(frozen=True)
class _Spec:
    code: str
    record: type[Record] | None
    shape: tuple[int, ...]
    seen: str
    seats: bool = False
    expansion: bool = False


def number(bits: int = 32, seen: str = ALL, signed: bool = True) -> Any:
    """A single whole number."""
    return _Spec(_CODES["i" if signed else "u", bits], None, (), seen)


def slots(*shape: int, bits: int = 16, seen: str = ALL, signed: bool = True, seats: bool = False) -> Any:
    """A row (or a grid) of numbers; with `seats`, entry N belongs to seat N."""
    if len(shape) > 2:
        raise TypeError("Slots are a row or a grid of numbers; for more, put records into records.")
    return _Spec(_CODES["i" if signed else "u", bits], None, shape, seen, seats)


def part(record: type[Record], seen: str = ALL, expansion: bool = False) -> Any:
    """A record inside a record; an expansion's stays blank unless one is in play."""
    return _Spec("", record, (), seen, expansion=expansion)


def several(record: type[Record], count: int, seen: str = ALL, seats: bool = False) -> Any:
    """A row of records; with `seats`, entry N belongs to seat N."""
    return _Spec("", record, (count,), seen, seats)


def _laid_out(fields: tuple[Field, ...]) -> Layout:
    offset, alignment, offsets = 0, 1, []
    for field in fields:
        offset += -offset % field.alignment
        offsets.append(offset)
        offset += field.size * field.count
        alignment = max(alignment, field.alignment)
    return Layout(fields, tuple(offsets), offset + -offset % alignment, alignment)


def _is_beside(annotation: Any) -> bool:
    return "Beside" in annotation if isinstance(annotation, str) else BESIDE in getattr(annotation, "__metadata__", ())


class RecordType(type):
    """Turns the annotations of a record class into its layout, and its fields into slots, which read fastest."""

    layout: Layout
    beside: tuple[str, ...]  # attributes of the mirror that are no part of the layout; they start as None

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> RecordType:
        annotations = namespace.get("__annotations__", {})
        specs = {
            field: namespace.pop(field, None)
            for field, annotation in annotations.items()
            if "ClassVar" not in str(annotation)
        }
        if any(isinstance(value, _Spec) for value in namespace.values()):  # Python 3.14 keeps annotations elsewhere
            raise TypeError(f"The module of the record {name} must begin with “from __future__ import annotations”.")
        beside = [field for field in specs if _is_beside(annotations[field])]
        fields = [(field, spec or number()) for field, spec in specs.items() if field not in beside]
        made = super().__new__(cls, name, bases, namespace | {"__slots__": tuple(specs)})
        inherited = bases[0] if bases else None
        new_fields = (Field(field, s.code, s.record, s.shape, s.seen, s.seats, s.expansion) for field, s in fields)
        made.layout = _laid_out((*(inherited.layout.fields if isinstance(inherited, RecordType) else ()), *new_fields))
        made.beside = (*(inherited.beside if isinstance(inherited, RecordType) else ()), *beside)
        return made


class Record(metaclass=RecordType):
    """The base of every layout. An instance is the plain mirror; all its numbers start at 0."""

    def __init__(self) -> None:
        for field in type(self).layout.fields:
            setattr(self, field.name, blank(field))
        for name in type(self).beside:
            setattr(self, name, None)

    @classmethod
    def of(cls, values: Iterable[Any]) -> Self:
        """A record of these field values, in the order of the layout."""
        record = object.__new__(cls)
        for field, value in zip(cls.layout.fields, values, strict=True):
            setattr(record, field.name, value)
        for name in cls.beside:
            setattr(record, name, None)
        return record

    def copy(self) -> Self:
        """Another record with the same content."""
        kind: Any = type(self)
        twin: Self = _copier(kind)(self)
        return twin

    def numbers(self) -> tuple[int, ...]:
        """Every number, in the order of the layout."""
        kind: Any = type(self)
        return _reader(kind)(self)

    def to_bytes(self) -> bytes:
        kind: Any = type(self)
        return _packer(kind).pack(*self.numbers())

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        kind: Any = cls
        return cls.from_numbers(iter(_packer(kind).unpack(data)))

    @classmethod
    def from_numbers(cls, values: Iterator[int]) -> Self:
        """A record that takes its numbers, in the order of the layout, from `values`."""
        return cls.of([_shaped_like(field, field.shape, values) for field in cls.layout.fields])

    def digest(self) -> str:
        """A name for exactly this content."""
        return hashlib.sha256(self.to_bytes()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Record) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        raise TypeError("a record changes and cannot be a key; its digest can")

    def __repr__(self) -> str:
        inside = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in type(self).layout.fields)
        return f"{type(self).__name__}({inside})"


class Pile(Record):
    """Cards (or anything numbered) one on the other; the last is on top. Slots past `size` hold 0."""

    size: Int = number(16)
    cards: Ints = slots(0, bits=8, signed=False)


class Moves(Record):
    """A list of moves by number: what `legal` fills."""

    size: Int = number(64)  # the widest number: so that the list, like a state, is a row of whole words
    cards: Ints = slots(0, bits=16)


_shaped: dict[tuple[type[Record], int, str], type[Record]] = {}

_R = TypeVar("_R", bound=Record)


def holding(kind: type[_R], capacity: int, seen: str = ALL) -> type[_R]:
    """The kind of pile (or move list) that has room for `capacity` entries."""
    key = (kind, capacity, seen)
    if key not in _shaped:
        size, cards = kind.layout.fields
        wide = Field(cards.name, cards.code, None, (capacity,), seen, False)
        shaped: Any = RecordType(f"{kind.__name__}{capacity}{seen}", (kind,), {})
        shaped.layout = _laid_out((size, wide))
        _shaped[key] = shaped
    return _shaped[key]  # type: ignore[return-value]


def pile(capacity: int, seen: str = ALL) -> Any:
    """A pile; `seen` is about the faces, how many there are is public."""
    return part(holding(Pile, capacity, seen))


def blank(field: Field) -> Any:
    """What a field holds before anything is put there."""
    return _blank(field, field.shape)


def _blank(field: Field, shape: tuple[int, ...]) -> Any:
    if len(shape) == 1 and not field.record:
        return [0] * shape[0]
    if shape:
        return [_blank(field, shape[1:]) for _ in range(shape[0])]
    return field.record() if field.record else 0


def copied(value: Any) -> Any:
    """A field's content, to be changed without changing the original."""
    if type(value) is int:
        return value
    if type(value) is list:
        return value.copy() if not value or type(value[0]) is int else [copied(item) for item in value]
    return value.copy()


def _shaped_like(field: Field, shape: tuple[int, ...], values: Iterator[int]) -> Any:
    if len(shape) > 1 or (shape and field.record):
        return [_shaped_like(field, shape[1:], values) for _ in range(shape[0])]
    if shape:
        return list(islice(values, shape[0]))
    return field.record.from_numbers(values) if field.record else next(values)


@cache
def _copier(kind: Any) -> Callable[[Record], Any]:
    """Copies a record field by field: `twin.size = it.size`, written out from the layout."""
    lines = ["def copy(it):", " twin = new(kind)"]
    for field in kind.layout.fields:
        deep = len(field.shape) + bool(field.record)  # a number, something that copies itself, or a row of such
        how = ("it.{0}", "it.{0}.copy()", "[item.copy() for item in it.{0}]")[min(deep, 2)].format(field.name)
        lines.append(f" twin.{field.name} = {how}")
    lines += [f" twin.{name} = None" for name in kind.beside]
    names: dict[str, Any] = {"new": object.__new__, "kind": kind}
    exec("\n".join([*lines, " return twin"]), names)
    copy: Callable[[Record], Any] = names["copy"]
    return copy


@cache
def _packer(kind: Any) -> struct.Struct:
    return struct.Struct("<" + _format(kind))


def _format(kind: type[Record]) -> str:
    text, end = "", 0
    for field, offset in zip(kind.layout.fields, kind.layout.offsets, strict=True):
        text += "x" * (offset - end)
        text += _format(field.record) * field.count if field.record else f"{field.count}{field.code}"
        end = offset + field.size * field.count
    return text + "x" * (kind.layout.size - end)


@cache
def _reader(kind: Any) -> Callable[[Record], tuple[int, ...]]:
    """Reads all numbers of a record at once: `lambda it: (it.size, *it.cards)`, written out from the layout."""
    reader: Callable[[Record], tuple[int, ...]] = eval(f"lambda it: ({' '.join(_read_in_order(kind, 'it'))})")
    return reader


def _read_in_order(kind: type[Record], name: str) -> Iterator[str]:
    for field in kind.layout.fields:
        for place in _places(f"{name}.{field.name}", field.shape if field.record else field.shape[:-1]):
            if field.record:
                yield from _read_in_order(field.record, place)
            else:
                yield f"*{place}," if field.shape else f"{place},"


def _places(name: str, shape: tuple[int, ...]) -> Iterator[str]:
    """The names of all entries of a row or a grid."""
    if not shape:
        yield name
        return
    for index in range(shape[0]):
        yield from _places(f"{name}[{index}]", shape[1:])


def difference(before: Record, after: Record) -> list[str]:
    """What changed, one readable line for each number: `players[1].coins.size: 3 -> 4`."""
    old, new = dict(_named(before, "")), dict(_named(after, ""))
    return [f"{name}: {old[name]} -> {new[name]}" for name in old if old[name] != new[name]]


def _named(value: Any, name: str) -> Iterator[tuple[str, int]]:
    if isinstance(value, Record):
        for field in type(value).layout.fields:
            yield from _named(getattr(value, field.name), f"{name}.{field.name}" if name else field.name)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _named(item, f"{name}[{index}]")
    else:
        yield name, value


def numpy_type(cls: type[Record]) -> Any:
    """The same layout as a NumPy type, for compiled code."""
    import numpy as np

    formats = [
        (numpy_type(field.record) if field.record else np.dtype("<" + field.code), field.shape)
        for field in cls.layout.fields
    ]
    return np.dtype(
        {
            "names": [field.name for field in cls.layout.fields],
            "formats": formats,
            "offsets": list(cls.layout.offsets),
            "itemsize": cls.layout.size,
        },
        align=True,
    )
