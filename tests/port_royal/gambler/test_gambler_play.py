"""The gamblers in whole games: the sailor, the words, and the same game compiled."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tradewind.table as tables
from tradewind.games.port_royal.expansions.gambler.odds import gamble_odds
from tradewind.games.port_royal.expansions.gambler.sailor import success
from tradewind.games.port_royal.sailor import choose_like_a_sailor
from tradewind.kernel.chance import Chance
from tradewind.kernel.registry import game as game_called
from tradewind.kernel.text import LANGUAGES, catalogue
from tradewind.table import Table


def table(coming: list[str], *cards: str, coins: int = 3, **position: Any) -> Table:
    players = [{"cards": list(cards), "coins": coins}]
    return tables.open(
        "port-royal",
        players=2,
        with_=["gambler"],
        seed=1,
        position={"players": players, **position},
        chance={"deck": coming},
    )


def sailors_move(at: Table) -> str:
    seat = at.waiting[0]
    moves = at.game.move_list()
    at.game.engine.legal(at.state, seat - 1, moves)
    return at.game.moves.texts[moves.cards[choose_like_a_sailor(at.seen(seat), seat - 1, moves, Chance())]]


def test_the_sailor_gambles_at_the_start_of_a_turn() -> None:
    """G1, G3: four cards, one more take, and a bust only one time in six."""
    assert sailors_move(table([], "gambler-4")) == "gamble"


def test_the_sailor_does_not_gamble_away_a_full_harbour() -> None:
    """G2: with five colours there, nearly every ship is a bust."""
    harbour = ["pinnace-4-4", "flute-4-5", "barque-4-5", "frigate-4-skull", "galleon-4-skull"]
    assert sailors_move(table([], "gambler-4", harbour=harbour)) == "stop"


def test_the_sailor_stops_after_a_gamble_that_brought_much() -> None:
    """G4: the second gambler stays at home."""
    at = table(["pinnace-4-4", "flute-4-5", "barque-4-5", "galleon-4-skull"], "gambler-4", "gambler-6")
    at.play("gamble")
    assert sailors_move(at) == "stop"


@pytest.mark.parametrize("harbour", [[], ["flute-1-1"], ["flute-1-1", "frigate-1-1", "galleon-1-2"]])
def test_the_sailor_reckons_with_the_exact_chance(harbour: list[str]) -> None:
    """G2: what the rule counts in thousandths is what the odds say."""
    at = table([], "gambler-4", harbour=harbour)
    odds = gamble_odds(at.seen(1))
    assert success(at.seen(1)) == 1000 * (odds.possible - odds.favourable) // odds.possible


def test_a_gamble_is_told_card_by_card() -> None:
    at = table(["sailor-3", "flute-1-1", "flute-2-2", "priest-4"], "gambler-4")
    before = at.seen(2)
    at.play("gamble")
    move = at.game.moves.number("gamble")
    told = at.game.narrate(before, 0, move, at.seen(2), at.desk.outcomes)
    words = [catalogue("en").say(message) for message in told]
    assert words[0] == "Seat 1 gambles and reveals four cards at once."
    assert words[2] == "Turned up: Blue flute (brings 1 coin)."
    assert words[5] == "Two ships of one colour: Seat 1 loses the harbour."
    assert words[-1] == "It is Seat 2’s turn."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_counts_the_gamblers_in_every_language(language: str) -> None:
    """G4: a sentence, with the number in it."""
    for gamblers in (("gambler-4",), ("gambler-4", "gambler-4"), ("gambler-4", "gambler-4", "gambler-6")):
        at = table([], *gamblers, harbour=["sailor-3"], gambler={"used": len(gamblers)})
        words = catalogue(language).say(at.why("gamble").why)
        assert words.endswith(".")
        assert len(gamblers) == 1 or str(len(gamblers)) in words


def test_random_games_with_gamblers_reach_their_end_and_gamble_on_the_way() -> None:
    gambles = 0
    for seed in range(12):
        at = tables.open("port-royal", players=2 + seed % 4, with_=["gambler"], seed=seed)
        chooser = random.Random(seed)
        while not at.over:
            at.play(chooser.choice(at.legal()))
        gambles += sum(move.endswith("gamble") for move in at.moves)
    assert gambles > 0


@pytest.mark.slow
def test_plain_and_compiled_rules_do_the_same_with_gamblers() -> None:
    """After every move of a hundred games."""
    pytest.importorskip("numba")
    from tradewind.kernel.conformance import plain_equals_compiled

    assert plain_equals_compiled(game_called("port-royal"), {"players": 3, "with": ["gambler"]}, range(100)) > 100
