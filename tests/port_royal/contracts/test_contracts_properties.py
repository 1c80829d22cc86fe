"""What holds in every game with contracts: plain = compiled, nothing leaks, everything has its words."""

from __future__ import annotations

import ast
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tradewind as tw
from tradewind.games.port_royal.cards import FACES
from tradewind.games.port_royal.expansions import contracts
from tradewind.games.port_royal.expansions.contracts.facts import CONTRACTS
from tradewind.games.port_royal.expansions.contracts.moves import TEXTS
from tradewind.kernel.chance import Chance, seed_simulation
from tradewind.kernel.conformance import plain_equals_compiled
from tradewind.kernel.registry import game
from tradewind.kernel.text import LANGUAGES, Message, catalogue
from tradewind.kernel.view import redact

MIXES: list[dict[str, Any]] = [
    {"players": 2, "with": ["contracts"]},
    {"players": 5, "with": ["contracts"]},
    {"players": 3, "with": ["contract-cards-off"]},
    {"players": 4, "with": ["contracts", "gambler", "set-sail"], "ending": "expedition"},
    {"players": 1, "with": ["contracts"], "mode": "cooperative"},
    {"players": 2, "with": ["contracts", "gambler"], "mode": "cooperative", "aside": 3},
    {"players": 5, "with": ["contracts", "gambler", "set-sail"], "mode": "cooperative"},
]
NAMES = ["+".join([str(mix["players"]), *mix["with"], mix.get("mode", "")]) for mix in MIXES]
PORT_ROYAL = game("port-royal")


@pytest.mark.slow
@pytest.mark.parametrize("options", MIXES, ids=NAMES)
def test_plain_and_compiled_rules_do_the_same_after_every_move(options: dict[str, Any]) -> None:
    pytest.importorskip("numba")
    assert plain_equals_compiled(PORT_ROYAL, PORT_ROYAL.options(options), range(40)) > 400


@pytest.mark.parametrize("options", MIXES, ids=NAMES)
def test_time_score_deck_and_coins_leave_no_trace_in_a_view(options: dict[str, Any]) -> None:
    """Two tables that differ only in the faces of face-down cards look the same to everybody, bots included."""
    table = tw.open("port-royal", seed=5, **options)
    dice = random.Random(5)
    while not table.over and len(table.moves) < 200:
        table.play(dice.choice(table.legal()))
        other = table.state.copy()
        chance = Chance()
        seed_simulation(chance, len(table.moves))
        PORT_ROYAL.engine.resample(other, 0, chance)
        for seat in range(-1, table.seats):
            assert redact(table.state, seat) == redact(other, seat)


@pytest.mark.parametrize("options", MIXES, ids=NAMES)
def test_what_nobody_sees_is_counted_to_the_card(options: dict[str, Any]) -> None:
    """`unseen` is deck, purses, time and score deck together: what the odds rest on."""
    table = tw.open("port-royal", seed=8, **options)
    dice = random.Random(8)
    while not table.over and len(table.moves) < 300:
        table.play(dice.choice(table.legal()))
        hidden: Counter[int] = Counter()
        team = table.state.contracts
        for pile in (table.state.deck, team.time, team.aside, *(player.coins for player in table.state.players)):
            hidden.update(pile.cards[: pile.size])
        assert table.state.unseen == [hidden[face] for face in range(len(FACES))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_every_tale_has_its_words(language: str) -> None:
    """In the menu, as a tale, and as a reason, in every language."""
    known = catalogue(language).keys()
    for text in TEXTS:
        words = PORT_ROYAL.move_words(PORT_ROYAL.moves.number(text))
        assert words.key in known
        assert all(value.key in known for value in words.arguments.values() if isinstance(value, Message))
        assert f"port-royal-did-{text.split()[0]}" in known
        assert f"port-royal-may-{text.split()[0]}" in known
    for name in CONTRACTS[1:]:
        assert {f"port-royal-contract-{name}", f"port-royal-why-needs-{name}"} <= known


def test_every_text_that_the_rules_name_is_there() -> None:
    known = catalogue("en").keys()
    makers = {
        "refuse": (1, "port-royal-why-"),
        "impossible": (0, "port-royal-position-"),
        "_wrong": (0, "port-royal-option-"),
    }
    for path in Path(contracts.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in makers:
                place, beginning = makers[node.func.id]
                for word in ast.walk(node.args[place]):
                    if isinstance(word, ast.Constant) and not str(word.value).endswith("-"):
                        assert beginning + str(word.value) in known, f"{path.name}, line {node.lineno}"


def test_a_game_is_told_move_by_move() -> None:
    """Time cards, markers, and how the team fared; never a key without words."""
    told = []
    table = tw.open("port-royal", players=2, with_=["contracts"], mode="cooperative", seed=4)
    dice = random.Random(1)
    while not table.over:
        before, used, seat = table.seen(), len(table.desk.outcomes), table.waiting[0]
        text = dice.choice(table.legal())
        table.play(text)
        move = PORT_ROYAL.moves.number(text)
        told += PORT_ROYAL.narrate(before, seat - 1, move, table.seen(), table.desk.outcomes[used:])
    said = [catalogue("uk").say(message) for message in told]
    assert not any(words.startswith("port-royal-") for words in said)
    assert sum(message.key == "port-royal-told-time" for message in told) == table.state.turn
    assert told[-1].key == "port-royal-game-over"
    assert any(message.key == "port-royal-told-lost" for message in told)
