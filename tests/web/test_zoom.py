"""At 200 % zoom, or with letters twice as large, every page still fits its width and everything can be reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsing import Visit, Visitor, nearly_over
from playwright.sync_api import expect

GAMES = {"port-royal": "Port Royal", "jamaica": "Jamaica", "voyages": "Voyages"}
ZOOMED = (640, 400)  # what is left of a laptop's 1280 × 800
DOUBLED = "document.documentElement.style.fontSize = '200%'"
HANDS = "a, button, input, select, textarea, summary"
MOVES = 4

UNREACHABLE = """(hands) => {
  const room = document.querySelector('dialog[open]') ?? document.body
  const width = document.documentElement.clientWidth
  const scrolls = (element) => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (/auto|scroll/.test(style.overflowX) && box.scrollWidth > box.clientWidth) return true
    }
    return false
  }
  const lost = (element) => {
    const box = element.getBoundingClientRect()
    if (!box.width || element.closest('.unseen')) return false
    return (box.left < -1 || box.right > width + 1) && !scrolls(element)
  }
  return [...room.querySelectorAll(hands)].filter(lost).map((element) => element.textContent || element.className)
}"""
CUT = """() => {
  const hides = ({ overflowY, clipPath }) => /hidden|clip/.test(overflowY) && clipPath === 'none'
  return [...document.querySelectorAll('p, h1, h2, h3, button, label, .moves')]
    .filter((element) => !element.closest('.unseen, svg') && element.textContent.trim())
    .filter((element) => hides(getComputedStyle(element)) && element.scrollHeight > element.clientHeight + 3)
    .map((element) => element.textContent)
}"""


def fits(somebody: Visitor, place: str) -> None:
    page = somebody.page
    across = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert across[0] <= across[1], f"{place} scrolls sideways: {across[0]} of {across[1]}"
    assert page.evaluate(UNREACHABLE, HANDS) == [], f"{place}: out of reach"
    assert page.evaluate(CUT) == [], f"{place}: cut off"


def zoomed(visit: Visit) -> Visitor:
    return visit(*ZOOMED, sharp=2)


def large_letters(visit: Visit) -> Visitor:
    somebody = visit()
    somebody.page.add_init_script(f"addEventListener('DOMContentLoaded', () => ({DOUBLED}))")
    return somebody


WAYS: dict[str, Callable[[Visit], Visitor]] = {"zoomed": zoomed, "large letters": large_letters}


@pytest.mark.parametrize("way", WAYS)
def test_the_first_page_its_sheets_and_the_rules_fit(visit: Visit, way: str) -> None:
    somebody = WAYS[way](visit)
    somebody.arrive()
    page = somebody.page
    fits(somebody, "the first page")
    for opener in ("You:", "Settings", "change · Port Royal", "Invite friends · Jamaica"):
        page.get_by_role("button", name=opener).click()
        page.get_by_role("dialog").wait_for()
        fits(somebody, opener)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    somebody.order("Jamaica", friends=True)
    somebody.set_sail()
    page.locator(".gathering").wait_for()
    fits(somebody, "before the game")
    page.goto("/rules/voyages")
    page.locator(".rule").first.wait_for()
    fits(somebody, "the rules")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_and_can_be_played(visit: Visit, game: str, way: str) -> None:
    somebody = WAYS[way](visit)
    somebody.play(GAMES[game])
    for _ in range(MOVES):
        somebody.wait_until_asked()
        fits(somebody, f"{game}, move {somebody.at}")
        somebody.click_something()


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_the_end_and_the_replay_fit(visit: Visit, game: str, way: str) -> None:
    somebody = WAYS[way](visit)
    somebody.go_on_with(nearly_over(game, players=3))
    somebody.play_to_the_end()
    somebody.page.get_by_role("dialog").wait_for()
    fits(somebody, "the end")
    somebody.page.get_by_role("link", name="Replay").click()
    somebody.page.locator("main > .board").wait_for()
    fits(somebody, "the replay")
