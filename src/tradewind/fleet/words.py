"""A state as a row of 64-bit words: the one place where compiled code looks at a record as bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir as _ir

ir: Any = _ir


def word_access(intrinsic: Callable[..., Any], types: Any) -> dict[str, Any]:
    """`read_word(record, place)` and `write_word(record, place, word)`, for a processor's or a GPU's compiler."""

    def at(builder: Any, record: Any, place: Any) -> Any:
        return builder.gep(builder.bitcast(record, ir.IntType(64).as_pointer()), [place])

    @intrinsic
    def read_word(typing: Any, record: Any, place: Any) -> Any:
        def read(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            return builder.load(at(builder, given[0], given[1]))

        return types.uint64(record, types.int64), read

    @intrinsic
    def write_word(typing: Any, record: Any, place: Any, word: Any) -> Any:
        def write(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            builder.store(given[2], at(builder, given[0], given[1]))
            return context.get_dummy_value()

        return types.none(record, types.int64, types.uint64), write

    return {"read_word": read_word, "write_word": write_word}
