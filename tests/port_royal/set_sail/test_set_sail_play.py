"""Set Sail! in whole games: the sailor, the words, and the same game compiled."""

from __future__ import annotations

import random
from collections import Counter
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import tradewind.table as tables
from tradewind.games.port_royal.cards import FACES, copies
from tradewind.games.port_royal.sailor import choose_like_a_sailor
from tradewind.kernel.chance import Chance
from tradewind.kernel.registry import game as game_called
from tradewind.kernel.text import LANGUAGES, catalogue
from tradewind.table import Table

ALONE = "port-royal-set-sail"


def table(*players: dict[str, Any], **position: Any) -> Table:
    return tables.open(ALONE, players=2, seed=1, position={"players": list(players), "phase": "hire", **position})


def sailors_move(at: Table) -> str:
    seat = at.waiting[0]
    moves = at.game.move_list()
    at.game.engine.legal(at.state, seat - 1, moves)
    return at.game.moves.texts[moves.cards[choose_like_a_sailor(at.seen(seat), seat - 1, moves, Chance())]]


def test_the_sailor_prefers_a_ship_that_a_merchant_keeps() -> None:
    """S3: a red ship with 1 coin and a point before a yellow one with 2 coins."""
    harbour = ["pinnace-2-2", "frigate-1-1"]
    assert sailors_move(table({"cards": ["merchant-red-4"], "coins": 0}, harbour=harbour)) == "trade frigate-1-1"
    assert sailors_move(table({"coins": 0}, harbour=harbour)) == "trade pinnace-2-2"


def test_the_sailor_hires_a_merchant_of_a_new_colour_before_a_second_one() -> None:
    """S3: a second merchant of a colour brings nothing but its points."""
    harbour = ["merchant-red-6", "merchant-black-6"]
    has_red = {"cards": ["merchant-red-4"], "coins": 6}
    assert sailors_move(table(has_red, harbour=harbour)) == "hire merchant-black-6"


def test_the_sailor_takes_the_passenger_that_wins() -> None:
    """S4, S5: at the end only points count."""
    nearly = {"cards": ["passenger-6", "passenger-4"], "coins": 6}
    assert sailors_move(table(nearly, harbour=["merchant-red-4", "passenger-6"])) == "hire passenger-6"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kept_ship_is_told(language: str) -> None:
    at = table({"cards": ["merchant-red-4"], "coins": 0}, harbour=["frigate-1-1"])
    before = at.seen(2)
    at.play("trade frigate-1-1")
    told = at.game.narrate(before, 0, at.game.moves.number("trade frigate-1-1"), at.seen(2), [])
    keys = [message.key for message in told]
    assert keys[:2] == ["port-royal-did-trade", "port-royal-tucked"]
    assert "1" in catalogue(language).say(told[1])


def test_the_terminal_shows_the_ships_under_merchants() -> None:
    keeper = {"cards": ["merchant-red-4"], "coins": 0, "set-sail": {"tucked": ["frigate-1-1"]}}
    at = table(keeper, harbour=["sailor-3"])
    console = Console(width=100, file=StringIO())
    console.print(at.game.picture(at.seen(2), 1, catalogue("en").say))
    output = console.file
    assert isinstance(output, StringIO)
    assert "Under Seat 1’s merchants: Red frigate" in output.getvalue()


@pytest.mark.parametrize(("name", "options"), [(ALONE, {}), ("port-royal", {"with_": ["set-sail", "gambler"]})])
def test_no_card_is_lost_or_doubled_in_random_games(name: str, options: dict[str, Any]) -> None:
    """S3: deck, discard, harbour, purses, persons and tucked ships are always the whole box."""
    for seed in range(6):
        at = tables.open(name, players=2 + seed % 3, seed=seed, **options)
        box, chooser = _everything(at), random.Random(seed)
        while not at.over:
            at.play(chooser.choice(at.legal()))
            assert _everything(at) == box, f"after {at.moves[-1]}"
        if name == ALONE:
            assert box == Counter(FACES[card] for card in copies("set-sail"))


def _everything(at: Table) -> Counter[str]:
    view = at.view(everything=True)
    piles = [view[key] for key in ("revealed", "harbour", "expeditions", "deck", "discard")]
    for player in view["players"]:
        piles += [player["coins"], player["cards"], player["expeditions"], player["set-sail"]["tucked"]]
    return Counter(face for pile in piles for face in pile)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "options"),
    [(ALONE, {"players": 3}), ("port-royal", {"players": 4, "with": ["gambler", "set-sail"]})],
)
def test_plain_and_compiled_rules_do_the_same_with_merchants(name: str, options: dict[str, Any]) -> None:
    """After every move of fifty games."""
    pytest.importorskip("numba")
    from tradewind.kernel.conformance import plain_equals_compiled

    assert plain_equals_compiled(game_called(name), options, range(50)) > 50
