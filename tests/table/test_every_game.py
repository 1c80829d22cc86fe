"""What the table promises holds for every game there is."""

from __future__ import annotations

import random

import pytest
from rich.console import Console

import tradewind as tw
from tradewind.kernel import registry
from tradewind.kernel.text import catalogue
from tradewind.replay import Viewer, summary, trace

NAMES = sorted(registry.games())
STEPS = 120


def some_way(name: str, players: int, seed: int) -> list[tw.Table]:
    """Tables of one game at moments on its way, each a few moves after the last."""
    table, chooser, moments = tw.open(name, players=players, seed=seed), random.Random(seed), []
    for step in range(STEPS):
        if step % 10 == 0:
            moments.append(tw.load(table.logbook()))
        if table.over:
            break
        seat = chooser.choice(table.waiting)
        table.play(chooser.choice(table.legal(seat)), seat)
    return moments


def most_players(name: str) -> int:
    return int(min(max(registry.game(name).choices()["players"]), 6))


@pytest.mark.parametrize("name", NAMES)
def test_the_verdict_on_every_move_agrees_with_the_list(name: str) -> None:
    for table in some_way(name, most_players(name), 3):
        for seat in (1, table.seats):
            legal = table.legal(seat)
            for text in table.game.moves.texts:
                verdict = table.why(text, seat)
                assert verdict.allowed == (text in legal), f"{name}: {seat} {text}"
                known = verdict.rule or verdict.why.key == "error-no-such-move"  # of a product that is not played
                assert known, f"{name}: {seat} {text} names no rule"


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_drawn_or_said_with_a_text_that_is_missing(name: str) -> None:
    """The picture, the menu and the odds, in English as the catalogue has it, for a seat and for nobody."""
    say = catalogue("en").say
    for table in some_way(name, most_players(name), 4):
        for seat in (-1, 0):
            console = Console(width=100)
            with console.capture() as shown:
                console.print(table.game.picture(table.seen(seat + 1 or None), seat, say))
            assert f"{name}-" not in shown.get()
        for text in table.game.moves.texts[:50]:
            assert not say(table.game.move_words(table.game.moves.number(text))).startswith(f"{name}-"), text
        assert not any(say(odds.what).startswith(f"{name}-") for odds in table.odds(1))


@pytest.mark.parametrize("name", NAMES)
def test_the_last_line_of_a_trace_is_where_the_replay_ends(name: str) -> None:
    for table in some_way(name, most_players(name), 5)[::4]:
        for viewer in (Viewer(), Viewer(1), Viewer(2, open=True)):
            *_, last = trace(table.logbook(), viewer)
            told = summary(table, viewer)
            assert {key: last[key] for key in ("waiting", "legal", "view")} == {
                key: told[key] for key in ("waiting", "legal", "view")
            }
