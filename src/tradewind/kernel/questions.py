"""Questions a game asks its expansions, so that it never has to know them by name.

The game declares a question and asks it; an expansion answers it. Nobody answering is fine: 0, or nothing done.

    @question                          @answer(extra_takes)
    def extra_takes(state, seat):      @rule
        return 0                       def clerks_of_the_ship(state, seat): ...

Answers to a question that returns a number add up; answers to one that returns nothing are all carried out, in the
order the expansions were mounted. The first argument is always the state; without an expansion in play nobody is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, TypeVar, cast

from tradewind.kernel.rule import Compiler, compiled_by

F = TypeVar("F", bound=Callable[..., Any])


_answers: dict[Callable[..., Any], list[Callable[..., Any]]] = {}


def _chain(compiler: Compiler, default: Callable[..., Any], answers: Sequence[Callable[..., Any]]) -> Any:
    """All answers to a question, chained into one compiled function."""
    if not answers or not compiler.expansions:
        return compiler.twin(default)
    numeric = default.__annotations__.get("return") not in (None, "None")
    chain, *others = (compiler(answer) for answer in answers)
    for twin in others:
        chain = compiler.jit(_both(chain, twin) if numeric else _one_then_other(chain, twin))
    return compiler.jit(_number_if_any(chain) if numeric else _deed_if_any(chain))


def _number_if_any(chain: Any) -> Any:
    def number_if_any(state, *arguments):  # type: ignore[no-untyped-def]
        return chain(state, *arguments) if state.expansions != 0 else 0

    return number_if_any


def _deed_if_any(chain: Any) -> Any:
    def deed_if_any(state, *arguments):  # type: ignore[no-untyped-def]
        if state.expansions != 0:
            chain(state, *arguments)

    return deed_if_any


def _both(first: Any, second: Any) -> Any:
    def both(*arguments):  # type: ignore[no-untyped-def]
        return first(*arguments) + second(*arguments)

    return both


def _one_then_other(first: Any, second: Any) -> Any:
    def one_then_other(*arguments):  # type: ignore[no-untyped-def]
        first(*arguments)
        second(*arguments)

    return one_then_other


def question(default: F) -> F:
    """Declare a question. Nobody's answer is 0, or nothing done: its body says nothing else."""
    answers: list[Callable[..., Any]] = []

    count = default.__code__.co_argcount

    # mostly there is nobody to ask: a signature without `*arguments` makes that half as dear
    @wraps(default)
    def ask(state: Any, second: Any = None, third: Any = None) -> Any:
        if not state.expansions:
            return 0
        given, total = (state, second, third)[:count], 0
        for answer in answers:
            total += answer(*given) or 0
        return total

    _answers[ask] = answers
    compiled_by(ask, lambda compiler: _chain(compiler, default, answers))
    return cast(F, ask)


def answer(asked: Callable[..., Any]) -> Callable[[F], F]:
    """Give an expansion's answer to a question."""

    def give(function: F) -> F:
        _answers[asked].append(function)
        return function

    return give
