"""What a score came from: the parts are told, and they make the score."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

from tradewind.kernel import registry
from tradewind.kernel.chance import Chance, below, seed_simulation
from tradewind.kernel.game import Game
from tradewind.kernel.option_sets import covering, option_sets
from tradewind.kernel.text import catalogue
from tradewind.kernel.view import NO_SEAT, redact

GAMES: Final = sorted(registry.games())
A_TABLEFUL: Final = 4
ENDS: Final = 500  # final states of each game
AT_RANDOM: Final = 7  # of so many games all but one are of moves at random, that one is a bot's


def end_of(game: Game, options: dict[str, Any], seed: int) -> Any:
    """A game of moves at random, or of the game's own bot, who gets at what moves at random never reach."""
    state, chance, moves = game.template(options), Chance(), game.move_list()
    bot = next(iter(game.bots.values()))
    seed_simulation(state.chance, seed)
    seed_simulation(chance, seed + ENDS)
    game.engine.start(state)
    while (seat := game.engine.actor(state)) >= 0:
        game.engine.legal(state, seat, moves)
        place = below(chance, moves.size) if seed % AT_RANDOM else bot(redact(state, seat), seat, moves, chance)
        game.engine.apply(state, seat, moves.cards[place])
    return state


@cache
def ends(name: str) -> list[Any]:
    return list(_ends(registry.game(name)))


def _ends(game: Game) -> Iterator[Any]:
    """Final states of every product and mode, seen by somebody who only watches."""
    ways = covering([options for options in option_sets(game) if options["players"] <= A_TABLEFUL])
    for number in range(ENDS):
        yield redact(end_of(game, ways[number % len(ways)], number), NO_SEAT)


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_make_the_score(name: str) -> None:
    game = registry.game(name)
    for state in ends(name):
        summed = {seat: sum(points for _, points in parts) for seat, parts in game.reckonings(state).items()}
        assert summed == game.scores(state)


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_has_the_same_parts_and_each_has_a_name(name: str) -> None:
    game, say = registry.game(name), catalogue("en").say
    for state in ends(name):
        told = [[say(what) for what, _ in parts] for parts in game.reckonings(state).values()]
        assert all(parts == told[0] for parts in told)
        assert told[0], "the score came from nothing"
        assert not any(part.startswith(f"{name}-") for part in told[0]), told[0]


@pytest.mark.parametrize("name", GAMES)
def test_every_part_counts_somewhere(name: str) -> None:
    """Else the sum above would prove little."""
    parts = [part for state in ends(name) for each in registry.game(name).reckonings(state).values() for part in each]
    nothing = {what.key for what, _ in parts} - {what.key for what, points in parts if points}
    assert not nothing, f"no game has brought points by {nothing}"
