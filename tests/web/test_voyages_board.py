"""The Voyages table in Chromium: dice on their instruments, the course before it is sailed, fights on the chart."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import Visit, Visitor
from playwright.sync_api import Locator, expect

REEF = {"players": 1, "map": "marauders-reef"}
FIRST = {"players": 1, "map": "first-voyage"}
OPEN = """async (asked) => {
    const headers = { 'X-Tradewind': '1', 'Content-Type': 'application/json' }
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(asked) })
    return (await answer.json()).id
}"""


def sit_down(somebody: Visitor, **asked: Any) -> None:
    """At a table of one's own, as the server makes it."""
    somebody.arrive()
    somebody.page.goto(f"/table/{somebody.page.evaluate(OPEN, asked)}")
    somebody.at_the_table()
    somebody.page.locator(".sea svg").first.wait_for()


def scripted(options: dict[str, Any], dice: list[int], **sheet: Any) -> dict[str, Any]:
    """A round with known dice from a known place."""
    position = {"players": [sheet], "dice": dice} if sheet else None
    chance = None if sheet else {"dice": dice}
    given = {"logbook": 1, "game": "voyages", "options": options, "moves": [], "position": position, "chance": chance}
    return {"logbook": {key: value for key, value in given.items() if value is not None}}


def slot(somebody: Visitor, use: str) -> Locator:
    return somebody.page.get_by_role("group", name=use, exact=True)


def rolled(somebody: Visitor, face: int) -> Locator:
    return somebody.page.get_by_role("button", name=f"Die: {face}", exact=True)


def course(somebody: Visitor) -> Locator:
    return somebody.page.locator("main .hint")


def test_dice_tapped_in_turn_are_heading_speed_and_duty(visit: Visit) -> None:
    """V4, V51: the third die finds its place by itself, and the course is told before anything is played."""
    somebody = visit()
    sit_down(somebody, **scripted(FIRST, [4, 1, 2]))
    rolled(somebody, 1).click()
    rolled(somebody, 2).click()
    expect(course(somebody)).to_contain_text("north-east to Larkholm")
    assert somebody.at == 0, "nothing is played before it is confirmed"
    somebody.page.get_by_role("button", name="Lay the dice so").click()
    somebody.page.locator("[data-move=sail]").click()
    expect(somebody.page.get_by_role("img", name="Islands visited: A")).to_be_visible()


def test_dice_can_be_dragged_onto_their_instruments(visit: Visit) -> None:
    somebody = visit()
    sit_down(somebody, **scripted(FIRST, [4, 1, 2]))
    rolled(somebody, 4).drag_to(slot(somebody, "duty"))
    rolled(somebody, 2).drag_to(slot(somebody, "speed"))
    somebody.page.get_by_role("button", name="Lay the dice so").click()
    expect(somebody.page.locator("[data-move='speed down']")).to_be_visible()
    expect(course(somebody)).to_contain_text("north-east to Larkholm")


def test_a_letter_on_the_chart_lays_the_dice(visit: Visit) -> None:
    """V51: two assignments that end on the same hex take turns."""
    somebody = visit()
    sit_down(somebody, **scripted(FIRST, [4, 1, 2]))
    larkholm = somebody.page.get_by_role("button", name="Heading 1, speed 2, duty 4; Heading 1, speed 4, duty 2")
    laid = somebody.page.get_by_role("button", name="Lay the dice so")
    larkholm.click()
    expect(laid).to_have_attribute("data-move", "assign 1 2 4")
    larkholm.click()
    expect(laid).to_have_attribute("data-move", "assign 1 4 2")


def test_equal_dice_are_offered_once(visit: Visit) -> None:
    """V51: with two equal dice there are three assignments, in the list as well."""
    somebody = visit()
    sit_down(somebody, **scripted(FIRST, [3, 3, 5]))
    listed = somebody.page.locator(".assignments [data-move]")
    expect(listed).to_have_count(3)
    rolled(somebody, 3).first.click()
    rolled(somebody, 3).first.click()
    expect(somebody.page.get_by_role("button", name="Lay the dice so")).to_have_attribute("data-move", "assign 3 3 5")


def test_a_lit_marauder_is_fought_by_a_touch_and_another_says_why_not(visit: Visit) -> None:
    """V22, V23: s4 lies in the hex itself; L1 is out of line."""
    somebody = visit()
    sit_down(somebody, **scripted(REEF, [5, 1, 1], hex=[-1, 7], berths=6))
    somebody.page.locator(".assignments [data-move='assign 5 1 1']").click()
    somebody.page.locator("[data-move=sail]").click()
    foes = somebody.page.locator(".foe")
    expect(foes).to_have_count(12)
    somebody.page.locator(".foe[data-move='fight L1']").click(force=True)
    expect(somebody.page.get_by_role("dialog")).to_contain_text("V22")
    somebody.page.keyboard.press("Escape")
    lit = somebody.page.locator(".foe.may")
    seen = somebody.at
    lit.first.click()
    somebody.wait_for_step(seen)
    expect(foes).to_have_count(11)


def test_sailors_and_heroes_turn_the_dice(visit: Visit) -> None:
    """V5, V52: a sailor moves a die one step, a hero sets it; the chart follows."""
    somebody = visit()
    sit_down(somebody, **scripted(FIRST, [4, 1, 3], hex=[-2, 4], berths=6, heroes=1))
    somebody.page.locator(".assignments [data-move='assign 4 3 1']").click()
    expect(course(somebody)).to_contain_text("the map ends")
    somebody.page.locator("[data-move='hero heading 1']").click()
    expect(course(somebody)).to_contain_text("2 hexes north-east to Larkholm")
    somebody.page.locator("[data-move='speed down']").click()
    somebody.page.locator("[data-move='speed down']").click()
    expect(course(somebody)).to_contain_text("One hex north-east")
    expect(somebody.page.get_by_role("img", name="3 sailors, 0 heroes")).to_be_visible()


@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("on", ["first-voyage", "marauders-reef"])
def test_everything_is_in_view_on_a_laptop(visit: Visit, on: str, players: int) -> None:
    somebody = visit(1280, 800)
    bots = [{"kind": "bot", "bot": "sailor"} for _ in range(players - 1)]
    sit_down(somebody, game="voyages", options={"map": on, "players": players}, seats=[{"kind": "me"}, *bots])
    somebody.wait_until_asked()
    hidden = somebody.page.locator("main").evaluate("(main) => main.scrollHeight - main.clientHeight")
    assert hidden <= 0, f"{hidden} pixels of the table are below the edge"
    expect(somebody.page.locator("header [aria-pressed]")).to_have_count(players - 1)


def test_another_ship_can_be_looked_at(visit: Visit) -> None:
    somebody = visit()
    bots = [{"kind": "bot", "bot": "sailor"} for _ in range(2)]
    sit_down(somebody, game="voyages", options={"map": "first-voyage", "players": 3}, seats=[{"kind": "me"}, *bots])
    somebody.wait_until_asked()
    somebody.page.locator("header [aria-pressed]").first.click()
    expect(somebody.page.locator("main [data-move]")).to_have_count(0)
    somebody.page.get_by_role("button", name="Back to my sheet").click()
    expect(somebody.page.locator(".assignments")).to_be_visible()


@pytest.mark.slow
def test_the_guided_first_game_on_a_phone(visit: Visit) -> None:
    """Following what lights up leads to all five stars, without ever scrolling sideways."""
    somebody = visit(390, 844)
    sit_down(somebody, game="voyages", guided=True)
    while somebody.wait_until_asked():
        seen = somebody.at
        somebody.page.locator("main .suggested[data-move], section.bar .suggested[data-move]").first.click()
        somebody.wait_for_step(seen)
        assert somebody.page.evaluate("document.documentElement.scrollWidth") == 390
    expect(somebody.page.get_by_role("dialog")).to_contain_text("104")
