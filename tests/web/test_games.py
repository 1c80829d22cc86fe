"""Whole games, as people play them: by clicks, by keys, with friends, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from conftest import Visit  # type: ignore[attr-defined]

GAMES = ("Port Royal", "Jamaica", "Voyages")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks(visit: Visit, game: str) -> None:
    somebody = visit()
    somebody.play(game)
    somebody.play_to_the_end()
    expect(somebody.page.get_by_role("dialog")).to_contain_text("won")
