"""Port Royal's table in the browser: everything is seen, what may be taken is one touch away, the rest says why."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
from browsing import Visit, Visitor
from playwright.sync_api import Page, expect

from tradewind.games import port_royal

GUIDE = tomllib.loads((Path(port_royal.__file__).parent / "guide.toml").read_text(encoding="utf-8"))
PHONE: Final = {"width": 390, "height": 844}
WITHOUT_LOG: Final = 980  # the table's share of a laptop's 1280
SHIPS: Final = ["pinnace-3-4", "flute-2-2", "barque-2-3", "frigate-3-6", "galleon-1-2"]
PEOPLE: Final = [
    ["trader-yellow-3", "sailor-3", "sailor-3", "admiral-7", "captain-4", "priest-4"],
    ["jester-7", "mademoiselle-7", "sailor-3", "pirate-5", "settler-4", "governor-8"],
    ["trader-red-3", "trader-black-3", "jack-6", "sailor-5"],
    ["priest-4", "admiral-9", "trader-blue-3", "jester-5"],
    ["captain-4", "settler-4", "settler-4", "trader-green-3"],
]
HARBOUR: Final = [*SHIPS, "sailor-7", "governor-8", "jack-6"]
EXPEDITIONS: Final = ["expedition-settlers", "expedition-captains", "expedition-priests"]


def late(players: int, **more: Any) -> dict[str, Any]:
    """A full table: everybody has people, the harbour is crowded, it is the first player's time to take."""
    lying = [{"cards": people, "coins": 4} for people in PEOPLE[:players]]
    hiring = {"phase": "hire", "active": 1, "go": 1, "takes": 2}
    return {"players": lying, "harbour": HARBOUR, "expeditions": EXPEDITIONS, **hiring, **more}


def sit_down(
    somebody: Visitor,
    players: int,
    position: dict[str, Any] | None = None,
    chance: list[str] | None = None,
    **more: Any,
) -> Page:
    """At a table of their own, in seat 1, where the given position lies; bots on the other seats."""
    somebody.arrive()
    book: dict[str, Any] = {"logbook": 1, "game": "port-royal", "options": {"players": players} | more, "moves": []}
    book["position"] = position
    book |= {"chance": {"deck": chance}} if chance else {}
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "sailor"} for _ in range(players - 1))]
    made = somebody.page.request.post(
        "/api/tables", data={"logbook": book, "seats": seats}, headers={"X-Tradewind": "1"}
    )
    assert made.ok, made.text()
    somebody.page.goto(f"/table/{made.json()['id']}")
    somebody.page.locator(".room .board .harbour").wait_for()
    return somebody.page


def touch(page: Page, move: str) -> None:
    page.locator(f'.board [data-move="{move}"]').first.click()


PRODUCTS: Final[dict[str, dict[str, Any]]] = {
    "base": {},
    "gambler and Set Sail!": {"with": ["gambler", "set-sail"]},
    "contracts": {"with": ["contracts"]},
    "cooperative": {"with": ["contracts"], "mode": "cooperative"},
}


@pytest.mark.parametrize("product", PRODUCTS)
def test_with_five_players_everything_is_seen_on_a_laptop_without_scrolling(visit: Visit, product: str) -> None:
    page = sit_down(visit(1280, 800), 5, late(5), **PRODUCTS[product])
    main = page.locator("main")
    assert main.evaluate("element => element.scrollHeight <= element.clientHeight"), "the table has to be scrolled"
    for thing in page.locator(".board [data-place]").all():
        box = thing.bounding_box()
        assert box is not None
        assert box["x"] >= 0, f"{thing.get_attribute('data-place')} is cut off"
        assert box["x"] + box["width"] <= WITHOUT_LOG, f"{thing.get_attribute('data-place')} is cut off"
    assert page.locator(".board .slip").count() == 4
    assert page.locator('.board [data-place^="harbour "]').count() == len(HARBOUR)
    assert page.locator('.board [data-place^="expedition "]').count() >= len(EXPEDITIONS)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_on_a_phone_nothing_has_to_be_zoomed_or_pushed_aside(visit: Visit, players: int) -> None:
    page = sit_down(visit(**PHONE), players, late(players), **{"with": ["contracts"]})
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    small = page.locator(".board").evaluate(
        """board => [...board.querySelectorAll('*')].filter(element => [...element.childNodes].some(
             node => node.nodeType === 3 && node.data.trim()) && element.getClientRects().length
             && !element.closest('svg, .unseen') && parseFloat(getComputedStyle(element).fontSize) < 14
           ).map(element => element.textContent)"""
    )
    assert small == [], "some words are too small for a phone"
    for place in page.locator(".board button[data-place], .board .slip").all():
        box = place.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]


def test_cards_are_taken_by_touching_them(visit: Visit) -> None:
    """B21, B22: first the ship's coins, then the person they pay for."""
    page = sit_down(visit(), 2, late(2))
    touch(page, "trade frigate-3-6")
    expect(page.locator('.mine [data-place="coins 1"] dd')).to_have_text("7")
    touch(page, "hire sailor-7")
    expect(page.locator(".mine .front")).to_contain_text("Sailor")
    expect(page.locator('.mine [data-place="points 1"] dd')).to_have_text("10")


def test_a_card_that_cannot_be_taken_says_why(visit: Visit) -> None:
    """B22: too dear."""
    page = sit_down(visit(), 2, late(2))
    card = page.locator('.board [data-move="hire governor-8"]')
    expect(card).to_have_attribute("aria-disabled", "true")
    card.click(force=True)  # it is not enabled, and answers all the same
    expect(page.get_by_role("dialog")).to_contain_text("all in all you need 8 coins, you have 4")


def test_the_deck_turns_up_a_card_and_the_harbour_tells_how_many_may_be_taken(visit: Visit) -> None:
    """B10, B20."""
    page = sit_down(visit(), 2, {"harbour": SHIPS[:3]}, ["galleon-1-2"])
    expect(page.locator(".harbour .steps .current")).to_contain_text("0–3")
    touch(page, "draw")
    expect(page.locator('.board [data-card="galleon-1-2"]')).to_be_visible()
    expect(page.locator(".harbour .steps .current .of")).to_have_text("4")
    expect(page.locator(".harbour .colours")).to_have_attribute("aria-label", "4 ship colours of five")


def test_an_expedition_is_fulfilled_by_touching_it(visit: Visit) -> None:
    """B25, B26: whom to send is asked, since a jack-of-all-trades would do as well."""
    mine = {"cards": ["captain-4", "captain-4", "jack-6"], "coins": 2}
    page = sit_down(
        visit(), 2, {"players": [mine, {}], "expeditions": ["expedition-captains"], "harbour": ["sailor-3"]}
    )
    touch(page, "fulfil expedition-captains")
    touch(page, "send captain-4")
    touch(page, "send captain-4")
    expect(page.locator('.mine [data-place="coins 1"] dd')).to_have_text("4")
    expect(page.locator('.mine [data-place="points 1"] dd')).to_have_text("5")
    expect(page.locator('.board [data-place^="expedition "]')).to_have_count(0)


def test_a_contract_is_completed_by_touching_it(visit: Visit) -> None:
    """K11, K12, K22."""
    contracts = {"open": [{"name": "mercenary", "done": [], "steps": {}}, {"name": "curse", "done": [], "steps": {}}]}
    mine = {"cards": ["pirate-5", "sailor-3"], "coins": 1}
    position = {"players": [mine, {}], "harbour": ["sailor-3"], "contracts": contracts}
    page = sit_down(visit(), 2, position, **{"with": ["contracts"]})
    page.locator('.board [data-move="complete curse"]').click(force=True)
    expect(page.get_by_role("dialog")).to_contain_text("Curse is completed at the very moment")
    page.keyboard.press("Escape")
    touch(page, "complete mercenary")
    expect(page.locator('.mine [data-place="coins 1"] dd')).to_have_text("4")


def test_a_card_is_explained_when_it_is_looked_at(visit: Visit) -> None:
    """B33."""
    page = sit_down(visit(), 2, late(2))
    page.locator(".mine button", has=page.get_by_text("Admiral")).first.hover()
    expect(page.locator(".held")).to_contain_text("Two coins when it is your time to take")
    page.keyboard.press("Escape")
    expect(page.locator(".held")).to_have_count(0)


def test_the_discard_can_be_looked_through(visit: Visit) -> None:
    page = sit_down(visit(), 2, late(2, discard=["flute-1-1", "priest-4"]))
    page.locator('.board [data-place="discard"]').click()
    shown = page.get_by_role("dialog").get_by_role("listitem")
    expect(shown).to_contain_text(["Priest (cost 4)", "Blue flute (brings 1 coin)"])


@pytest.mark.parametrize(("speed", "flies"), [(1, True), (0, False)])
def test_a_card_flies_from_the_deck_unless_motion_is_off(visit: Visit, speed: int, flies: bool) -> None:
    page = sit_down(visit(speed=speed), 2, {"harbour": SHIPS[:1]}, ["sailor-3"])
    page.evaluate(
        """() => { window.flown = 0; new MutationObserver(changes => changes.forEach(change =>
             change.addedNodes.forEach(node => { if (node.className === 'pr-flight') window.flown++ })
           )).observe(document.body, { childList: true }) }"""
    )
    touch(page, "draw")
    expect(page.locator('.board [data-card="sailor-3"]')).to_be_visible()
    expect(page.locator(".pr-flight")).to_have_count(0)
    assert (page.evaluate("window.flown") > 0) is flies


@pytest.mark.slow
def test_the_guided_first_game_is_played_to_its_end_by_following_it(visit: Visit) -> None:
    somebody = visit()
    somebody.arrive()
    made = somebody.page.request.post(
        "/api/tables", data={"game": "port-royal", "guided": True}, headers={"X-Tradewind": "1"}
    )
    somebody.page.goto(f"/table/{made.json()['id']}")
    for hint in GUIDE["step"]:
        expect(somebody.room).to_have_attribute("data-at", str(hint["at"]), timeout=30_000)
        somebody.page.locator(f'[data-move="{hint["move"]}"]:not([aria-disabled=true])').first.click()
    expect(somebody.room).to_have_attribute("data-over", "true")
    expect(somebody.page.get_by_role("dialog")).to_contain_text("won")


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["day", "lantern"])
@pytest.mark.parametrize("product", PRODUCTS)
def test_axe_finds_nothing_at_the_table(visit: Visit, axe: str, theme: str, product: str) -> None:
    """Contrast, names and roles of everything on the table, by day and by lantern light."""
    for moment in (late(5), {"harbour": SHIPS[:3]}):
        page = sit_down(visit(theme=theme), 5, moment, **PRODUCTS[product])
        page.evaluate(axe)
        found = page.evaluate(
            """async () => (await axe.run('.board')).violations.map(
                 fault => `${fault.id}: ${fault.nodes.map(node => node.html).slice(0, 3).join(' ')}`)"""
        )
        assert found == []
