"""Perft: the ways to go on from fixed positions, counted by the plain rules and by the compiled ones.

A rule that allows or forbids something else changes a count. `python tests/test_perft.py` prints them.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tradewind import logbook as records
from tradewind.kernel.game import Game
from tradewind.logbook import Logbook
from tradewind.table import Table

FILES = sorted((Path(__file__).parent / "perft").glob("*.toml"))
ENOUGH = 3_000  # leaves; for printing


def positions() -> list[tuple[str, dict[str, Any]]]:
    """Every position of every file, with its game."""
    read = [tomllib.loads(file.read_text(encoding="utf-8")) for file in FILES]
    return [(file["game"], position) for file in read for position in file["positions"]]


def stood_at(name: str, position: dict[str, Any]) -> tuple[Game, Any]:
    """The state of a position, without a desk: chance comes from the seed."""
    options, seed, laid = position["options"], position["seed"], position.get("position")
    table = Table(Logbook(logbook=records.FORMAT, game=name, options=options, seed=seed, position=laid, moves=[]))
    return table.game, table.state.copy()


def counted(game: Game, state: Any, depth: int) -> int:
    """The ways to make so many decisions, by the plain rules; of several who are asked, the first decides."""
    seat = game.engine.actor(state)
    if depth == 0 or seat < 0:
        return int(depth == 0)
    legal = game.legal(state, seat)
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        after = state.copy()
        game.engine.apply(after, seat, move)
        total += counted(game, after, depth - 1)
    return total


def counted_compiled(stepper: Any, state: bytes, depth: int) -> int:
    """The same by the compiled rules."""
    stepper.stand_at(state)
    standing = stepper.play([])
    if depth == 0 or not standing.lists:
        return int(depth == 0)
    if depth == 1:
        return len(standing.lists[0])
    total = 0
    for move in standing.lists[0]:
        stepper.stand_at(state)
        total += counted_compiled(stepper, stepper.play([(standing.asked, move)]).states[-1], depth - 1)
    return total


cases = [pytest.param(name, each, id=f"{name}: {each['name']}") for name, each in positions()]


@pytest.mark.parametrize(("name", "position"), cases)
def test_the_plain_rules_count_as_many_ways(name: str, position: dict[str, Any]) -> None:
    game, state = stood_at(name, position)
    found = [counted(game, state, depth) for depth in range(1, len(position["nodes"]) + 1)]
    assert found == position["nodes"], f"{name}, {position['name']}"


@pytest.mark.parametrize(("name", "position"), cases)
def test_the_compiled_rules_count_as_many_ways(name: str, position: dict[str, Any]) -> None:
    pytest.importorskip("numba")
    from tradewind.fleet.stepping import Stepper

    game, state = stood_at(name, position)
    stepper = Stepper(game, state)
    found = [counted_compiled(stepper, state.to_bytes(), depth) for depth in range(1, len(position["nodes"]) + 1)]
    assert found == position["nodes"], f"{name}, {position['name']}"


def main() -> None:
    """The counts of every position, as deep as is worth it."""
    for name, position in positions():
        game, state = stood_at(name, position)
        nodes = [counted(game, state, 1)]
        while nodes[-1] < ENOUGH and len(nodes) < 12:
            nodes.append(counted(game, state, len(nodes) + 1))
        sys.stdout.write(f"{name}, {position['name']}\nnodes = {nodes}\n")


if __name__ == "__main__":
    main()
