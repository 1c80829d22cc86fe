"""The story of a game: by which rule each thing happened, and who did it by name."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, Final

import pytest

import tradewind as tw
from tradewind.kernel import registry
from tradewind.kernel.game import knows
from tradewind.kernel.option_sets import covering, option_sets
from tradewind.kernel.text import LANGUAGES, Message, catalogue, player_at

GAMES: Final = sorted(registry.games())
A_TABLEFUL: Final = 5
NAMES: Final = dict(enumerate(("Ганна", "Bo", "Cy", "Dee", "Ela"), 1))
SPOKEN: Final = [
    (name, language)
    for name in GAMES
    for language in LANGUAGES
    if (registry.game(name).folder / "locales" / f"{language}.ftl").exists()
]
SEAT: Final = {language: catalogue(language).say(player_at(0)).partition(" ")[0] for language in LANGUAGES}


@cache
def story(name: str) -> tuple[Message, ...]:
    """Everything told in some games of moves at random, as each seat is told it; equal texts once."""
    game, told = registry.game(name), {}
    for options in covering([options for options in option_sets(game) if options["players"] <= A_TABLEFUL]):
        table, chooser = tw.open(name, seed=3, **options), random.Random(3)
        while not table.over:
            seat = chooser.choice(table.waiting)
            text = chooser.choice(table.legal(seat))
            viewer = chooser.choice((seat, 1))
            before, used = table.seen(viewer), len(table.desk.outcomes)
            table.play(text, seat)
            outcomes = [outcome for outcome in table.desk.outcomes[used:] if knows(outcome, viewer - 1)]
            move = game.moves.number(text)
            for message in game.narrate(before, seat - 1, move, table.seen(viewer), outcomes):
                told[repr(message)] = message
    return tuple(told.values())


def inner(message: Message) -> list[Message]:
    return [
        message,
        *(each for value in message.arguments.values() if isinstance(value, Message) for each in inner(value)),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_everything_told_names_its_rule(name: str) -> None:
    game = registry.game(name)
    ruleless = {message.key for message in story(name) if not game.rule_of(message)}
    assert not ruleless, f"nobody knows by which rule: {ruleless}"


@pytest.mark.parametrize("name", GAMES)
def test_every_text_of_a_move_made_names_its_rule(name: str) -> None:
    """Also of those that moves at random have not led to."""
    game, unnamed = registry.game(name), set()
    for key in catalogue("en").keys():  # noqa: SIM118 - a catalogue is no dictionary
        if key.startswith((f"{name}-did-", f"{name}-told-")) and not game.rule_of(Message(key)):
            unnamed.add(key)
    assert not unnamed


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_whoever_has_a_name_goes_by_it(name: str, language: str) -> None:
    say = catalogue(language).say
    for message in story(name):
        said = say(message, NAMES)
        assert SEAT[language] not in said, f"{message.key} calls somebody by seat"
        for person in (each for each in inner(message) if each.key == "player"):
            assert NAMES[person.arguments["seat"]] in said, f"{message.key} leaves out whom it is about: {said}"


def test_two_of_one_name_are_told_apart() -> None:
    names: Any = ["Ann", "Bo", "Bo"]
    assert tw.open("dice-race", players=3, seats=names).called == {1: "Ann", 2: "Bo 2", 3: "Bo 3"}
    assert tw.open("dice-race", players=3).called == {}
