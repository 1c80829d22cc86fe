"""Whole games, as people play them: by clicks, by keys, with friends, on a phone."""

from __future__ import annotations

import pytest
from browsing import MOST_MOVES, Visit, Visitor, play_together
from playwright.sync_api import expect

GAMES = ("Port Royal", "Jamaica", "Voyages")
PRODUCTS = (
    ("Port Royal", "Just One More Contract"),
    ("Port Royal", "The Gambler"),
    ("Port Royal", "Port Royal: Set Sail!"),
)


def test_a_whole_game_by_clicks(visit: Visit) -> None:
    somebody = visit()
    somebody.play("Port Royal")
    somebody.play_to_the_end()
    expect(somebody.page.get_by_role("dialog")).to_contain_text("won")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES[1:])
def test_a_whole_game_of_every_other_game_by_clicks(visit: Visit, game: str) -> None:
    somebody = visit()
    somebody.play(game)
    somebody.play_to_the_end()
    expect(somebody.page.get_by_role("dialog")).to_contain_text("won")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "product"), PRODUCTS)
def test_a_whole_game_of_every_product_by_clicks(visit: Visit, game: str, product: str) -> None:
    somebody = visit()
    somebody.order(game, product)
    somebody.set_sail()
    somebody.play_to_the_end()
    expect(somebody.page.get_by_role("dialog")).to_contain_text("won")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone(visit: Visit, game: str) -> None:
    somebody = visit()
    somebody.arrive()
    key = somebody.page.keyboard
    for _ in range(40):
        key.press("Tab")
        if somebody.page.evaluate("document.activeElement.textContent") == f"Play {game}":
            break
    key.press("Enter")
    somebody.at_the_table()
    somebody.play_to_the_end(somebody.type_something)
    expect(somebody.page.get_by_role("dialog")).to_contain_text("won")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_a_phone(visit: Visit, game: str) -> None:
    somebody = visit(390, 844)
    somebody.play(game)
    wide = somebody.page.evaluate("document.documentElement.scrollWidth")
    somebody.play_to_the_end()
    assert wide == 390, "the page does not scroll sideways"
    assert somebody.page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_at_one_table(visit: Visit, game: str) -> None:
    ann, bo = visit(), visit(390, 844)
    ann.order(game, "2", friends=True) if game != "Voyages" else ann.order(game, friends=True)
    if game == "Voyages":
        ann.page.locator("dialog").get_by_label("Players", exact=True).fill("2")
    ann.set_sail()
    bo.follows("Bo", ann)
    play_together(ann, bo)
    for player in (ann, bo):
        expect(player.page.get_by_role("dialog")).to_contain_text("won")


# --- mixed products, many players, several people on one device


@pytest.mark.slow
def test_port_royal_with_everything_that_goes_together(visit: Visit) -> None:
    somebody = visit()
    somebody.order("Port Royal", "Cabin boy", "Just One More Contract", "The Gambler", "Set Sail!")
    somebody.set_sail()
    somebody.play_to_the_end()
    expect(somebody.page.get_by_role("dialog")).to_contain_text("won")


@pytest.mark.slow
def test_a_team_of_two_on_one_device(visit: Visit) -> None:
    """Contracts played together: the curtain falls between the two, and the end is the team's."""
    somebody = visit()
    somebody.order("Port Royal", "2", "Just One More Contract")
    page = somebody.page
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_label("Name").fill("Ola")
    page.get_by_text("More: rules, clock, visibility").click()
    page.get_by_label("Together, against time", exact=True).check()
    somebody.set_sail()
    somebody.at_the_table()
    take_turns(somebody)
    expect(page.get_by_role("dialog")).to_be_visible()


def take_turns(somebody: Visitor) -> None:
    """Whoever is asked plays; the curtain is drawn aside where it hangs."""
    curtain = somebody.page.locator(".curtain button")
    for _ in range(MOST_MOVES):
        somebody.page.locator('.curtain, .room:is([data-asked="true"], [data-over="true"])').first.wait_for()
        if somebody.over:
            return
        if curtain.is_visible():
            curtain.click()
        else:
            somebody.click_something()
    raise AssertionError(f"the game was not over after {MOST_MOVES} moves")


@pytest.mark.slow
def test_a_race_of_six(visit: Visit) -> None:
    somebody = visit(390, 844)
    somebody.order("Jamaica", "6", "Cabin boy")
    somebody.set_sail()
    somebody.play_to_the_end()
    assert somebody.page.evaluate("document.documentElement.scrollWidth") == 390, "a phone does not scroll sideways"
    expect(somebody.page.get_by_role("dialog")).to_contain_text("won")


@pytest.mark.slow
@pytest.mark.parametrize("sea", ["Marauders' Reef", "First Voyage (to learn the game)"])
def test_a_voyage_of_six_on_every_map(visit: Visit, sea: str) -> None:
    somebody = visit()
    somebody.order("Voyages", sea, "Cabin boy")
    somebody.page.get_by_label("Players", exact=True).fill("6")
    somebody.set_sail()
    somebody.play_to_the_end()
    expect(somebody.page.get_by_role("dialog")).to_contain_text("won")
