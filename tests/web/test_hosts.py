"""What a host may do, what people say, whether the shuffle is fair: at the table, but not part of the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from browsing import Visit, Visitor, nearly_over
from playwright.sync_api import Locator, Route, expect

from tradewind.games import port_royal

LEAVES = "a bot plays on"
RULES = (Path(port_royal.__file__).parent / "rules" / "en.md").read_text(encoding="utf-8")
COMES_BACK = "give the seat back"


@pytest.fixture
def friends(visit: Visit) -> tuple[Visitor, Visitor]:
    """Ann, who opened the table, and Bo, who came by her link; the game has begun."""
    ann, bo = visit(), visit()
    ann.order("Port Royal", "2", friends=True)
    ann.set_sail()
    bo.follows("Bo", ann)
    ann.page.get_by_role("tab", name="People").click()
    return ann, bo


def seat_of_bo(ann: Visitor) -> Locator:
    return ann.page.get_by_role("tabpanel").get_by_role("listitem").nth(1)


def about_bo(ann: Visitor) -> Locator:
    return seat_of_bo(ann).locator(".who")


def does(ann: Visitor, deed: str) -> None:
    seat_of_bo(ann).get_by_role("combobox").select_option(label=deed)


def say(somebody: Visitor, text: str) -> None:
    somebody.page.get_by_role("tab", name="Chat").click()
    somebody.page.get_by_label("Say something").fill(text)
    somebody.page.get_by_role("button", name="Send").click()


def test_a_bot_plays_for_one_who_left_until_the_host_hands_the_seat_back(friends: tuple[Visitor, Visitor]) -> None:
    ann, bo = friends
    address = bo.page.url
    bo.page.goto("/")
    expect(about_bo(ann)).to_contain_text("away")
    does(ann, LEAVES)
    expect(about_bo(ann)).to_contain_text(LEAVES)
    bo.page.goto(address)
    notice = bo.page.get_by_role("status").filter(has_text="A bot plays for you.")
    expect(notice).to_be_visible()
    assert not bo.asked, "nobody is asked while a bot plays for them"
    does(ann, COMES_BACK)
    expect(notice).to_have_count(0)
    expect(about_bo(ann)).to_contain_text("here")


def test_one_who_comes_back_takes_their_seat_from_the_bot(friends: tuple[Visitor, Visitor]) -> None:
    ann, bo = friends
    does(ann, LEAVES)
    bo.page.get_by_role("button", name="I’ll play on").click()
    expect(about_bo(ann)).not_to_contain_text(LEAVES)
    while not bo.asked:
        ann.wait_until_asked()
        ann.click_something()
        bo.page.wait_for_timeout(100)
    bo.click_something()


def test_a_seat_carried_to_another_device_is_handed_to_a_bot_and_taken_back(
    friends: tuple[Visitor, Visitor], visit: Visit
) -> None:
    ann, phone = friends[0], visit()
    ann.page.get_by_role("button", name="Invite").click()
    ann.page.get_by_text("Go on with another device").click()
    phone.arrive()
    phone.page.goto(ann.page.get_by_label("Link to your seat").input_value())
    phone.at_the_table()
    phone.page.get_by_role("tab", name="People").click()
    mine = phone.page.get_by_role("tabpanel").get_by_role("listitem").first
    mine.get_by_role("combobox").select_option(label=LEAVES)
    expect(mine.locator(".who")).to_contain_text(LEAVES)
    phone.page.route("**/seats/1", lambda route: route.abort())
    phone.page.get_by_role("button", name="I’ll play on").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    phone.page.unroute("**/seats/1")
    phone.page.get_by_role("button", name="I’ll play on").click()
    expect(mine.locator(".who")).not_to_contain_text(LEAVES)


def test_a_host_removes_somebody(friends: tuple[Visitor, Visitor]) -> None:
    """The seat is a bot's from then on, and who sat there may watch."""
    ann, bo = friends
    does(ann, "remove")
    expect(about_bo(ann)).to_contain_text("bot,")
    expect(seat_of_bo(ann).get_by_role("combobox")).to_have_count(0)
    expect(bo.room).to_have_attribute("data-asked", "false")
    bo.page.reload()
    bo.at_the_table()
    expect(bo.page.locator("section.bar [data-move]")).to_have_count(0)
    ann.wait_until_asked()
    ann.click_something()


def test_who_is_muted_hears_so_and_nobody_hears_them(friends: tuple[Visitor, Visitor]) -> None:
    ann, bo = friends
    does(ann, "mute")
    expect(seat_of_bo(ann).get_by_role("option", name="let speak again")).to_be_attached()
    say(bo, "Avast!")
    expect(bo.page.get_by_role("alert")).to_be_visible()
    does(ann, "let speak again")
    expect(seat_of_bo(ann).get_by_role("option", name="mute", exact=True)).to_be_attached()
    say(bo, "Ahoy!")
    ann.page.get_by_role("tab", name="Chat").click()
    said = ann.page.get_by_role("log", name="Chat")
    expect(said).to_contain_text("Ahoy!")
    expect(said).not_to_contain_text("Avast!")


def test_what_is_not_allowed_is_explained_by_the_rule_itself(visit: Visit) -> None:
    """The sheet has the reason, the rule's number and its whole text, and leads into the rules."""
    somebody = visit()
    somebody.play("Port Royal")
    somebody.wait_until_asked()
    somebody.page.locator('[data-move="draw"]').first.click()
    somebody.wait_until_asked()
    shut = somebody.page.locator(".board .harbour [data-move][aria-disabled=true]").first
    shut.click(force=True)
    sheet = somebody.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading")).to_have_text("Not now")
    rule = sheet.locator("blockquote")
    quoted = re.match(r"(B\d+)\.?\s+(.+)", rule.locator("p").first.inner_text())
    assert quoted, "the rule has its number and its words"
    assert quoted[2] in RULES, "the words are those of the rules"
    with somebody.page.context.expect_page() as opened:
        sheet.get_by_role("link").first.click()
    opened.value.wait_for_load_state()
    assert opened.value.url.endswith(f"#{quoted[1]}"), "the link leads to that rule"


def test_a_link_leads_to_an_exact_move(visit: Visit) -> None:
    """Somebody else opens the address that the replay shows, and sees the same move through the same eyes."""
    ann, bo = visit(), visit()
    ann.go_on_with(nearly_over("jamaica", players=2))
    ann.play_to_the_end()
    ann.page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    ann.page.locator("main > .board").wait_for()
    for _ in range(7):
        ann.page.keyboard.press("ArrowRight")
    ann.page.get_by_label("Through whose eyes").select_option("2")
    told = ann.page.locator(".told")
    expect(ann.page).to_have_url(re.compile(r"\?at=7&seat=2$"))
    bo.page.goto(ann.page.url)
    expect(bo.page.locator(".scrubber")).to_contain_text("Move 7 of")
    expect(bo.page.get_by_label("Through whose eyes")).to_have_value("2")
    expect(bo.page.locator(".told")).to_have_text(told.inner_text())


def test_one_can_stir_in_chance_of_ones_own_before_the_first_card(visit: Visit) -> None:
    """The number is shown first, then the salt goes in, and both are checked after the game."""
    somebody = visit()
    page = somebody.page
    somebody.order("Voyages", "First Voyage (to learn the game)")
    page.get_by_label("Players", exact=True).fill("1")
    page.get_by_label("Wait with the first card: I want to stir in my own chance").check()
    somebody.set_sail()
    page.get_by_label("Your own pinch of chance").fill("a parrot")
    page.get_by_role("button", name="Stir it in").click()
    expect(page.locator(".gathering")).to_contain_text("One player has stirred something in.")
    number = page.locator(".gathering .hex").inner_text()
    page.get_by_role("button", name="Start", exact=True).click()
    somebody.at_the_table()
    page.get_by_role("tab", name="People").click()
    page.get_by_text("A fair shuffle").click()
    expect(page.get_by_role("tabpanel")).to_contain_text(number)
    somebody.play_to_the_end()
    end = page.get_by_role("dialog")
    end.get_by_role("button", name="Check the shuffle").click()
    expect(end.locator(".verdict")).not_to_have_class(re.compile("refusal"))


def test_a_table_made_with_one_click_shows_its_shuffles_number(visit: Visit) -> None:
    somebody = visit()
    somebody.play("Port Royal")
    page = somebody.page
    page.get_by_role("tab", name="People").click()
    page.get_by_text("A fair shuffle").click()
    expect(page.locator(".hex")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    expect(page.get_by_role("tabpanel")).to_contain_text("stir in chance of their own")


def test_a_host_without_a_compiler_hears_which_bots_would_see_farther_with_one(visit: Visit) -> None:
    somebody = visit(keeps=False)
    page = somebody.page

    def without_a_compiler(route: Route) -> None:
        known = route.fetch().json()
        route.fulfill(json=[game | {"shortsighted": ["captain"]} for game in known])

    page.route("**/api/games", without_a_compiler)
    somebody.order("Port Royal", "Sailor")
    hint = page.get_by_role("dialog").get_by_text(".[fast]")
    expect(hint).to_have_count(0)
    page.get_by_role("dialog").get_by_label("Captain", exact=True).check()
    expect(hint).to_be_visible()


def test_a_link_that_works_on_this_computer_alone_says_so(visit: Visit) -> None:
    somebody = visit()
    somebody.order("Jamaica", friends=True)
    somebody.set_sail()
    expect(somebody.page.locator(".gathering .share")).to_contain_text("tradewind serve --host 0.0.0.0")


def test_contracts_can_be_played_alone(visit: Visit) -> None:
    """K40: the cooperative game is for one, too; without it nobody plays Port Royal alone."""
    somebody = visit()
    somebody.order("Port Royal", "1", "Just One More Contract")
    page = somebody.page
    somebody.set_sail()
    expect(page.get_by_role("alert")).to_contain_text("2, 3, 4, 5")
    page.get_by_role("dialog").locator("summary").click()
    page.get_by_role("dialog").get_by_label("together").check()
    somebody.set_sail()
    somebody.at_the_table()
