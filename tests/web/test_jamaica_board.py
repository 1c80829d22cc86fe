"""The Jamaica table in Chromium: the chest, the chart, holds, combats, and the guided first race."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import Visit, Visitor
from playwright.sync_api import Locator, expect

TOUCH = 44  # pixels that a finger needs
Ship = dict[str, Any]


def ship(space: int, *hand: str, **keys: Any) -> Ship:
    return {"space": space, "hand": list(hand or ["gold/gold"]), **keys}


def race(*ships: Ship, dice: list[int | str], moves: list[str] | None = None, **more: Any) -> dict[str, Any]:
    """A logbook that begins where the ships lie, with the dice that will be rolled."""
    return {
        "logbook": 1,
        "game": "jamaica",
        "options": {"players": len(ships)},
        "position": {"players": list(ships), **more},
        "chance": {"dice": dice},
        "moves": moves or [],
    }


def go_on(somebody: Visitor, logbook: dict[str, Any]) -> None:
    somebody.go_on_with(logbook)
    somebody.at_the_table()
    somebody.wait_until_asked()


def do(somebody: Visitor, move: str) -> None:
    """Touch what makes the move, on the board itself."""
    seen = somebody.at
    somebody.page.locator(f"main [data-move='{move}']").first.click()
    somebody.wait_for_step(seen)
    somebody.wait_until_asked()


def lit(somebody: Visitor, action: str) -> Locator:
    return somebody.page.locator(f"circle.lit.{action}")


def own_hold(somebody: Visitor, number: int) -> Locator:
    return somebody.page.locator(f".mine [data-hold='{number}']")


def test_the_captain_lays_the_dice_on_the_chest(visit: Visit) -> None:
    """J10: both orders lie there; the one that is touched is laid under sun and moon."""
    somebody = visit()
    go_on(somebody, race(ship(5), ship(9), ship(0), dice=[5, 2]))
    somebody.page.get_by_role("button", name="2 for the morning, 5 for the evening").click()
    expect(somebody.page.get_by_role("img", name="Morning 2, evening 5")).to_be_visible()


def test_a_card_lights_the_spaces_it_would_reach_by_both_lanes(visit: Visit) -> None:
    """J30: two steps from 5 pass the fork, so there are two ends; the evening's five steps begin at either."""
    somebody = visit()
    hand = ["forward/forward", "gold/gold", "powder/gold"]
    go_on(somebody, race(ship(5, *hand, holds=[["food", 6]]), ship(9), ship(0), dice=[2, 5], moves=["1 dice 2 5"]))
    somebody.page.locator("[data-move='play gold/gold']").hover()
    expect(lit(somebody, "morning")).to_have_count(0)
    somebody.page.locator("[data-move='play forward/forward']").hover()
    expect(lit(somebody, "morning")).to_have_count(2)
    expect(lit(somebody, "evening")).to_have_count(2)


def test_the_lane_is_chosen_on_the_chart(visit: Visit) -> None:
    """J91: the ship waits at the fork, and the sign on the lane sends it on."""
    somebody = visit()
    go_on(somebody, race(ship(5, "forward/powder", holds=[["food", 6]]), ship(9), ship(0), dice=[2, 5]))
    do(somebody, "dice 2 5")
    do(somebody, "play forward/powder")
    somebody.page.locator("main").get_by_role("button", name="outer lane", exact=True).click()
    expect(somebody.page.get_by_role("img", name="Space 7, sea")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (640, 400)])
def test_a_combat_is_fought_in_its_scene(visit: Visit, width: int, height: int) -> None:
    """J41, J43: powder by the slider, both shots with their sums, the loser's holds to choose from; also zoomed."""
    somebody = visit(width, height)
    mine = ship(9, "forward/powder", holds=[["food", 6], None, ["powder", 4]])
    other = ship(10, holds=[["food", 2], ["gold", 5], None, None, None])
    go_on(somebody, race(mine, other, ship(0), dice=[1, 3, 8, 2]))
    do(somebody, "dice 1 3")
    do(somebody, "play forward/powder")
    do(somebody, "attack 2")
    powder = somebody.page.get_by_label("Powder", exact=False).and_(somebody.page.locator("input"))
    powder.focus()
    powder.press("ArrowRight")
    powder.press("ArrowRight")
    do(somebody, "powder 2")
    scene = somebody.page.get_by_role("region", name="Combat")
    expect(scene).to_contain_text("= 10")
    expect(scene).to_contain_text("= 2")
    do(somebody, "steal hold 2")
    do(somebody, "load 2")
    expect(own_hold(somebody, 2)).to_have_attribute("aria-label", "Hold 2: 5 doubloons")


def test_a_hold_in_use_says_why_nothing_may_be_loaded_into_it(visit: Visit) -> None:
    """J20: what is not allowed can be touched too; it answers with its rule."""
    somebody = visit()
    go_on(somebody, race(ship(5, "powder/gold"), ship(9), ship(0), dice=[2, 5]))
    do(somebody, "dice 2 5")
    do(somebody, "play powder/gold")
    somebody.wait_until_asked()  # the others have laid their cards, too
    seen = somebody.at
    own_hold(somebody, 1).click(force=True)  # it is marked as not to be used, and yet answers
    expect(somebody.page.get_by_role("dialog")).to_contain_text("J20")
    assert somebody.at == seen, "nothing was played"


def test_the_ghost_is_steered_on_the_chart(visit: Visit) -> None:
    """J81: between the ships the captain chooses; the ends of both ways are signed."""
    somebody = visit()
    ships = (ship(20, "gold/gold"), ship(5, "gold/gold"))
    go_on(somebody, race(*ships, dice=[3, 4], ghost={"space": 12}))
    do(somebody, "dice 3 4")
    do(somebody, "play gold/gold")
    do(somebody, "load 3")
    do(somebody, "load 4")
    expect(somebody.page.locator("main [data-move='ghost forward']")).to_be_visible()
    somebody.page.locator("main [data-move='ghost backward']").click()
    expect(somebody.page.get_by_role("img", name="Ghost ship (black galleon in rags) – Space 9")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_six_ships_fit_on_the_screen_with_room_for_fingers(visit: Visit, width: int, height: int) -> None:
    """Everything public is there, nothing sticks out sideways, and what can be touched is large enough."""
    somebody = visit(width, height)
    ships = [ship(space, "powder/gold", "gold/forward", "forward/food") for space in (0, 0, 15, 15, 41, 49)]
    go_on(somebody, race(*ships, dice=[2, 5]))
    for move in ("dice 2 5", "play powder/gold"):
        assert somebody.page.evaluate("document.documentElement.scrollWidth") <= width
        for touched in somebody.page.locator("main button[data-move]").all():
            box = touched.bounding_box()
            assert box is not None
            name = touched.get_attribute("data-move")
            assert min(box["width"], box["height"]) >= TOUCH, f"{name} is too small for a finger: {box}"
        do(somebody, move)
    expect(somebody.page.locator("article.panel")).to_have_count(len(ships) - 1)
    if width > height:
        last = somebody.page.locator("article.panel").last.bounding_box()
        assert last is not None
        assert last["y"] + last["height"] < height, "the last ship is below the edge of the screen"


@pytest.mark.slow
def test_the_guided_race_is_won_by_touching_what_beckons(visit: Visit) -> None:
    """The other ships follow the script as long as the learner does."""
    somebody = visit()
    somebody.arrive()
    chart = somebody.page.locator("article", has=somebody.page.get_by_role("heading", name="Jamaica", exact=True))
    chart.get_by_role("button", name="Learn to play").click()
    somebody.at_the_table()
    while somebody.wait_until_asked():
        seen = somebody.at
        somebody.page.locator("[data-move].suggested").first.click()
        somebody.wait_for_step(seen)
    expect(somebody.page.get_by_role("dialog")).to_contain_text("26")
