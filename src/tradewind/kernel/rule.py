"""`@rule`: one source for a rule, run plain, compiled for the processor, or compiled for a GPU.

Plain, a rule is the function as written: no wrapper, no cost, no compiler. To compile, every rule gets a twin with the
same code whose globals name the other rules' twins and whose fact tables are arrays. Numba sees only the twins.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_bodies: dict[Callable[..., Any], Callable[[Compiler], Any]] = {}


def rule(function: F) -> F:
    """Mark a function as a rule: integers and records only, compiled on demand."""
    _bodies[function] = lambda compiler: compiler.twin(function)
    return function


def compiled_as(other: Callable[..., Any]) -> Callable[[F], F]:
    """The function is only for plain running; compiled code calls the rule `other` in its place."""

    def mark(function: F) -> F:
        _bodies[function] = lambda compiler: compiler(other)
        return function

    return mark


def compiled_by(function: F, build: Callable[[Compiler], Any]) -> F:
    """Say how a function's compiled twin is made, where it is not the function's own code."""
    _bodies[function] = build
    return function


class Compiler:
    """Makes the compiled twins of rules with one `jit` decorator, each once.

    Fact tables become arrays of the widest numbers, so that every number in compiled code is of one kind; `narrow` ones
    are for where room for constants is scarce. Without `expansions`, what only expansions do is left out: such code is
    for games with none in play.
    """

    def __init__(self, jit: Callable[[Callable[..., Any]], Any], narrow: bool = False, expansions: bool = True) -> None:
        self.jit = jit
        self.narrow = narrow
        self.expansions = expansions
        self._twins: dict[Callable[..., Any], Any] = {}
        self._worlds: dict[int, dict[str, Any]] = {}

    def __call__(self, function: Callable[..., Any]) -> Any:
        """The compiled twin of a rule."""
        if function not in self._twins:
            twin = _bodies[function](self)
            self._twins.setdefault(function, twin)
        return self._twins[function]

    def twin(self, function: Any, **inside: Any) -> Any:
        """The function's code, made to call other twins; `inside` gives a value to names that have none yet."""
        world = self._worlds.setdefault(
            id(function.__globals__),
            {"__name__": function.__module__, "__builtins__": function.__globals__["__builtins__"]},
        )
        world.update(inside)
        clone = FunctionType(function.__code__, world, function.__name__, function.__defaults__, function.__closure__)
        clone.__module__ = function.__module__
        clone.__qualname__ = function.__qualname__
        self._twins[function] = self.jit(clone)
        for name in function.__code__.co_names:
            if name in function.__globals__ and name not in world:
                world[name] = self._in_compiled_code(function.__globals__[name])
        return self._twins[function]

    def _in_compiled_code(self, value: Any) -> Any:
        if callable(value) and value in _bodies:
            return self(value)
        return self._table(value) if isinstance(value, tuple) else value

    def _table(self, table: tuple[Any, ...]) -> Any:
        """A table of facts as compiled code reads it."""
        import numpy as np

        array = np.array(table, dtype=np.int64)
        kinds = (np.int8, np.int16, np.int32, np.int64) if self.narrow else (np.int64,)
        return next(array.astype(kind) for kind in kinds if (array == array.astype(kind)).all())
