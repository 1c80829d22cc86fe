"""For everybody: no barrier that axe-core knows, little to load, quick to draw."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest
from browsing import Visit, Visitor, nearly_over
from playwright.sync_api import expect

GAMES = {"Port Royal": "port-royal", "Jamaica": "jamaica", "Voyages": "voyages"}
LIGHTS = ("day", "lantern")
MOST_BYTES = 200_000
LONGEST_ARRIVAL = 1.5  # seconds
TRIES = 10
LONGEST_MOVE = 100  # milliseconds

DRAWN = """async (selector) => {
  const room = document.querySelector('.room')
  const drawn = new Promise((done) => {
    const seen = room.dataset.at
    new MutationObserver((_, watching) => {
      if (room.dataset.at === seen) return
      watching.disconnect()
      requestAnimationFrame(() => done(performance.now()))
    }).observe(room, { attributes: true })
  })
  const clicked = performance.now()
  document.querySelector(selector).click()
  return (await drawn) - clicked
}"""


def accepted(somebody: Visitor, axe: str, place: str) -> None:
    assert somebody.violations(axe) == [], f"axe-core finds barriers: {place}"


@pytest.mark.parametrize("light", LIGHTS)
def test_the_first_page_and_its_sheets_have_no_barrier(visit: Visit, axe: str, light: str) -> None:
    somebody = visit(theme=light)
    somebody.arrive()
    page = somebody.page
    page.get_by_role("button", name="You:").wait_for()
    accepted(somebody, axe, "the first page")
    for opener in ("You:", "Settings", "change · Port Royal", "Invite friends · Jamaica"):
        page.get_by_role("button", name=opener).click()
        page.get_by_role("dialog").wait_for()
        accepted(somebody, axe, opener)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    somebody.order("Jamaica", friends=True)
    somebody.set_sail()
    page.locator(".gathering").wait_for()
    accepted(somebody, axe, "before the game")


@pytest.mark.slow
@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("game", GAMES)
def test_the_table_has_no_barrier(visit: Visit, axe: str, game: str, light: str) -> None:
    somebody = visit(theme=light)
    somebody.play(game)
    for _ in range(3):
        somebody.wait_until_asked()
        accepted(somebody, axe, f"{game}, move {somebody.at}")
        somebody.click_something()
    somebody.wait_until_asked()
    for tab in ("Chat", "People"):
        somebody.page.get_by_role("tab", name=tab).click()
        accepted(somebody, axe, tab)
    somebody.page.get_by_role("button", name="Help").click()
    accepted(somebody, axe, "help")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_phone_the_end_and_the_replay_have_no_barrier(visit: Visit, axe: str, game: str) -> None:
    somebody = visit(390, 844)
    somebody.go_on_with(nearly_over(GAMES[game], players=2))
    somebody.wait_until_asked()
    accepted(somebody, axe, f"{game} on a phone")
    somebody.play_to_the_end()
    somebody.page.get_by_role("dialog").wait_for()
    accepted(somebody, axe, "the end")
    somebody.page.get_by_role("link", name="Replay").click()
    somebody.page.locator("main > .board").wait_for()
    accepted(somebody, axe, "the replay")


@pytest.mark.parametrize("game", GAMES.values())
def test_the_rules_have_no_barrier_and_can_be_searched(visit: Visit, axe: str, game: str) -> None:
    somebody = visit()
    page = somebody.page
    page.goto(f"/rules/{game}")
    page.locator(".rule").first.wait_for()
    accepted(somebody, axe, "the rules")
    rules = page.locator(".rule").count()
    page.get_by_role("searchbox").fill("ship")
    expect(page.get_by_role("heading", level=1)).to_contain_text("place")
    assert 0 < page.locator(".rule").count() < rules, "a search leaves the rules that have the word"


@pytest.mark.parametrize("game", GAMES)
def test_the_first_table_takes_little_to_load(visit: Visit, game: str) -> None:
    somebody = visit(keeps=False)  # what a service worker fetches would not be counted
    line = somebody.page.context.new_cdp_session(somebody.page)
    loaded: list[float] = []
    line.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    line.send("Network.enable")
    somebody.play(game)
    somebody.wait_until_asked()
    assert sum(loaded) < MOST_BYTES, f"{sum(loaded):.0f} bytes came over the line"


@pytest.mark.slow
def test_the_first_table_is_soon_usable_and_moves_are_drawn_at_once(visit: Visit) -> None:
    somebody = visit()
    arrivals = [arrival(visit())]
    while min(arrivals) >= LONGEST_ARRIVAL and len(arrivals) < TRIES:  # the machine may have other things to do
        arrivals.append(arrival(visit()))
    assert min(arrivals) < LONGEST_ARRIVAL, f"the first table was usable after {min(arrivals):.2f} s"
    somebody.play("Port Royal")
    took = []
    for _ in range(15):
        somebody.wait_until_asked()
        took.append(somebody.page.evaluate(DRAWN, "section.bar [data-move]"))
    assert median(took) < LONGEST_MOVE, f"a move was drawn after {median(took):.0f} ms"


def arrival(somebody: Visitor) -> float:
    """Seconds from the address to the first table at which one may move; the cache is empty."""
    marks: dict[str, Any] = somebody.page.evaluate("({})")
    somebody.page.goto("/")
    somebody.page.get_by_role("button", name="Play Port Royal", exact=True).wait_for()
    marks["first"] = somebody.page.evaluate("performance.now()")
    marks["table"] = somebody.page.evaluate("""async () => {
      const clicked = performance.now()
      document.querySelectorAll('article .button.main')[1].click()
      while (!document.querySelector('.room[data-asked="true"] main > .board')) {
        await new Promise(requestAnimationFrame)
      }
      return performance.now() - clicked
    }""")
    return float(marks["first"] + marks["table"]) / 1000
