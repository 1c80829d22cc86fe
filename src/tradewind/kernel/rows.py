"""Rows of records: copying one entry onto another, whole."""

from __future__ import annotations

from typing import TypeVar

from tradewind.kernel.record import Record
from tradewind.kernel.rule import compiled_as, rule

R = TypeVar("R", bound=Record)


@rule
def _copy_bytes(row: list[R], place: int, other: list[R], source: int) -> None:
    row[place] = other[source]


@compiled_as(_copy_bytes)
def copy_entry(row: list[R], place: int, other: list[R], source: int) -> None:
    """Make entry `place` of a row a copy of entry `source` of another (or the same) row."""
    row[place] = other[source].copy()
