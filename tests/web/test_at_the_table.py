"""At the table: the line breaks, the language changes, friends share a device, the game ends."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import Visit, Visitor, nearly_over
from playwright.sync_api import WebSocketRoute, expect
from serving import Server

GAMES = ("port-royal", "jamaica", "voyages")
CYRILLIC = re.compile(r"[А-Яа-яІіЇїЄєҐґ]{3}")


def test_a_broken_line_is_taken_up_again_where_it_broke(visit: Visit, harbour: Callable[[], Server]) -> None:
    """The server goes away in the middle of a game and comes back: the same table, the same move."""
    server = harbour()
    somebody = visit(at=server.address)
    somebody.play("Port Royal")
    somebody.wait_until_asked()
    somebody.click_something()
    seen = somebody.at
    server.stop()
    expect(somebody.page.get_by_role("status").filter(has_text="line is broken")).to_be_visible()
    server.start()
    expect(somebody.page.get_by_role("status").filter(has_text="line is broken")).to_have_count(0, timeout=30_000)
    assert somebody.at >= seen, "nothing is lost"
    somebody.wait_until_asked()
    somebody.click_something()


def test_a_move_that_was_not_acknowledged_is_sent_again_and_counts_once(visit: Visit) -> None:
    somebody = visit()
    lines: list[WebSocketRoute] = []
    deaf = False

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)
        server.on_message(lambda frame: None if deaf and len(lines) == 1 else line.send(frame))

    somebody.page.route_web_socket(re.compile("/ws$"), carry)
    somebody.play("Port Royal")
    somebody.wait_until_asked()
    seen = somebody.at
    deaf = True
    somebody.page.locator("section.bar [data-move]").first.click()
    somebody.page.wait_for_timeout(500)
    assert somebody.at == seen, "the answer was swallowed"
    lines[0].close()
    somebody.wait_for_step(seen)
    assert somebody.at == seen + 1, "the move was made once"


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    somebody = visit()
    somebody.play("Port Royal")
    somebody.wait_until_asked()
    somebody.click_something()
    page = somebody.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Українська").check()
    expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text("Налаштування")
    page.keyboard.press("Escape")
    expect(page.locator("aside li").last).to_have_text(CYRILLIC)
    somebody.wait_until_asked()
    expect(page.locator("section.bar [data-move]").first).to_have_text(CYRILLIC)
    somebody.click_something()
    assert page.evaluate("document.documentElement.lang") == "uk"


def test_two_people_on_one_device_have_a_curtain_between_them(visit: Visit) -> None:
    somebody = visit()
    somebody.order("Port Royal", "2")
    somebody.page.get_by_label("Seat 2").select_option("here")
    somebody.page.get_by_label("Name").fill("Ola")
    somebody.set_sail()
    somebody.wait_until_asked()
    for _ in range(40):
        somebody.click_something()
        curtain = somebody.page.get_by_role("button", name="I am Ola")
        somebody.page.locator('.curtain, .room[data-asked="true"]').first.wait_for()
        if curtain.is_visible():
            expect(somebody.page.locator("main > .board")).to_have_count(0)
            curtain.click()
            expect(somebody.page.locator(".status")).to_have_text("Ola, your turn")
            return
    raise AssertionError("it was never Ola's turn")


def test_what_happens_and_what_may_be_done_is_said_aloud(visit: Visit) -> None:
    somebody = visit()
    somebody.play("Port Royal")
    somebody.wait_until_asked()
    spoken = somebody.page.locator('[role="log"].unseen')
    expect(spoken).to_contain_text("Your turn. You may: ")
    somebody.click_something()
    expect(spoken.locator("p").nth(1)).to_be_attached()
    assert "Your turn" in somebody.page.title()


def test_people_talk_and_others_watch(visit: Visit) -> None:
    ann, watcher = visit(), visit()
    ann.play("Port Royal")
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something").fill("Ahoy!")
    ann.page.get_by_role("button", name="Send").click()
    watcher.page.goto(ann.page.url)
    watcher.at_the_table()
    watcher.page.get_by_role("tab", name="Chat").click()
    expect(watcher.page.get_by_role("tabpanel")).to_contain_text("Ahoy!")
    ann.page.get_by_role("tab", name="People").click()
    expect(ann.page.get_by_role("tabpanel")).to_contain_text("One person is watching.")


@pytest.mark.parametrize("game", GAMES)
def test_the_end_says_who_won_and_what_each_score_came_from(visit: Visit, game: str) -> None:
    somebody = visit()
    somebody.go_on_with(nearly_over(game, players=2))
    somebody.play_to_the_end()
    end = somebody.page.get_by_role("dialog")
    expect(end).to_contain_text("won")
    expect(end.locator("ul li").first).to_be_visible()
    with somebody.page.expect_download() as download:
        end.get_by_role("link", name="Logbook").click()
    assert download.value.suggested_filename.endswith(".json")
    end.get_by_role("link", name="Replay").click()
    replays(somebody)


def replays(somebody: Visitor) -> None:
    """Forth and back by keys, through somebody's eyes, and on from there."""
    page = somebody.page
    page.locator("main > .board").wait_for()
    page.keyboard.press("End")
    expect(page.locator(".scrubber")).to_contain_text(re.compile(r"Move (\d+) of \1\s*$"))
    page.keyboard.press("ArrowLeft")
    page.get_by_label("Through whose eyes").select_option("1")
    page.locator("main > .board").wait_for()
    expect(page).to_have_url(re.compile(r"\?at=\d+&seat=1$"))
    page.get_by_role("button", name="Play on from here").click()
    somebody.at_the_table()


def test_the_shuffle_is_checked_with_one_click_and_a_rematch_follows(visit: Visit) -> None:
    somebody = visit()
    somebody.order("Voyages", "First Voyage (to learn the game)")
    somebody.page.get_by_label("Players", exact=True).fill("1")
    somebody.set_sail()
    somebody.play_to_the_end()
    end = somebody.page.get_by_role("dialog")
    end.get_by_role("button", name="Check the shuffle").click()
    expect(end.get_by_role("status")).to_be_visible()
    end.get_by_role("button", name="Play again").click()
    expect(somebody.room).to_have_attribute("data-over", "false")
    somebody.at_the_table()
