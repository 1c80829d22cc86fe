"""At the table: clocks that run, keys of any layout, fingers that touch twice, the end of a race with a ghost."""

from __future__ import annotations

import json
import re
import statistics
from collections.abc import Callable
from typing import Any

import pytest
from browsing import Visit, Visitor, nearly_over
from playwright.sync_api import WebSocketRoute, expect

MOST = 30  # seconds a move
THINKING = 3500  # milliseconds
A_WHILE = 600
STILL = 300  # milliseconds a move stays where nothing moves
UNHURRIED = 8  # moves in waiting before each stays shorter

PRESS = """(key) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }))
}"""
TOUCHED_TWICE = """async () => {
  const room = document.querySelector('.room')
  const seen = room.dataset.at
  const touch = () => document.querySelector('[data-move="draw"]').click()
  touch()
  while (room.dataset.at === seen) await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  touch()
}"""


def sits_with(somebody: Visitor, *others: dict[str, Any], **more: Any) -> None:
    """At a new table of Port Royal, in seat 1."""
    somebody.arrive()
    seats = [{"kind": "me"}, *others]
    wanted = {"game": "port-royal", "options": {"players": len(seats)}, "seats": seats} | more
    made = somebody.page.request.post("/api/tables", data=wanted, headers={"X-Tradewind": "1"})
    assert made.ok, made.text()
    somebody.page.goto(f"/table/{made.json()['id']}")
    somebody.at_the_table()


def lies_before(somebody: Visitor, position: dict[str, Any], deck: list[str], **more: Any) -> None:
    """A position of Port Royal before one who is asked, and the cards that will come."""
    somebody.arrive()
    book = {"logbook": 1, "game": "port-royal", "options": {"players": 2}, "moves": [], "position": position}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "sailor"}]
    wanted = {"logbook": book | {"chance": {"deck": deck}}, "seats": seats} | more
    made = somebody.page.request.post("/api/tables", data=wanted, headers={"X-Tradewind": "1"})
    assert made.ok, made.text()
    somebody.page.goto(f"/table/{made.json()['id']}")
    somebody.wait_until_asked()


def between(somebody: Visitor, changed: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """What the server says reaches the page changed."""

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(json.dumps(changed(json.loads(text)))))

    somebody.page.route_web_socket(re.compile("/ws$"), carry)


def moves_of(somebody: Visitor) -> list[str]:
    """What the page sends from now on."""
    sent: list[str] = []

    def listen(text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] == "move":
            sent.append(said["text"])

    somebody.page.on("websocket", lambda line: line.on("framesent", listen))
    return sent


# --- clocks


def whole_time(table: dict[str, Any]) -> dict[str, Any]:
    return table | {"clock": table["clock"] | {"left": dict.fromkeys(table["clock"]["left"], MOST)}}


def seconds(somebody: Visitor) -> int:
    minutes, rest = somebody.page.locator(".status").get_by_role("timer").inner_text().split(":")
    return 60 * int(minutes) + int(rest)


def test_a_clock_for_every_move_begins_anew_with_every_move(visit: Visit) -> None:
    """Also where the server says exactly the same as the last time."""
    somebody = visit()
    between(somebody, lambda frame: whole_time(frame) if frame["type"] == "table" else frame)
    clock = {"kind": "move", "seconds": MOST, "then": "bot"}
    lies_before(somebody, {"harbour": []}, ["sailor-3", "priest-4", "captain-4"], clock=clock)
    draw = somebody.page.locator('section.bar [data-move="draw"]')
    draw.click()
    expect(somebody.room).to_have_attribute("data-at", "1")
    somebody.page.wait_for_timeout(THINKING)
    assert seconds(somebody) <= MOST - 3, "it runs while somebody thinks"
    draw.click()
    expect(somebody.room).to_have_attribute("data-at", "2")
    somebody.page.wait_for_timeout(A_WHILE)
    assert seconds(somebody) >= MOST - 2, "the next decision has the whole time"


def test_only_people_have_clocks_and_only_those_who_are_asked_run(visit: Visit) -> None:
    somebody = visit()
    clock = {"kind": "move", "seconds": MOST, "then": "bot"}
    sits_with(somebody, {"kind": "bot", "bot": "sailor"}, {"kind": "here", "name": "Ola"}, clock=clock)
    somebody.wait_until_asked()
    somebody.page.get_by_role("tab", name="People").click()
    seats = somebody.page.get_by_role("tabpanel").get_by_role("listitem")
    somebody.page.wait_for_timeout(THINKING)
    expect(seats.nth(0).get_by_role("timer")).to_have_text(re.compile("^0:2"))
    expect(seats.nth(1).get_by_role("timer")).to_have_count(0)
    expect(seats.nth(2).get_by_role("timer")).to_have_text("0:30")


# --- keys and fingers


@pytest.mark.parametrize("key", ["m", "M", "ь"], ids=["latin", "capital", "cyrillic"])
def test_a_key_is_the_same_in_every_layout(visit: Visit, key: str) -> None:
    somebody = visit()
    somebody.play("Port Royal")
    somebody.wait_until_asked()
    somebody.page.evaluate(PRESS, {"key": key, "code": "KeyM"})
    expect(somebody.page.get_by_role("dialog")).to_contain_text("Everything you may do now")


def test_a_key_held_down_makes_one_move(visit: Visit) -> None:
    somebody = visit()
    sent = moves_of(somebody)
    somebody.play("Port Royal")
    somebody.wait_until_asked()
    for _ in range(3):
        somebody.page.evaluate(PRESS, {"key": "1", "code": "Digit1", "repeat": True})
    somebody.page.locator('section.bar [data-move="draw"]').focus()
    somebody.page.keyboard.down("Enter")
    somebody.page.wait_for_timeout(A_WHILE)
    somebody.page.keyboard.down("Enter")  # held down, the browser says it again
    somebody.page.wait_for_timeout(A_WHILE)
    somebody.page.keyboard.up("Enter")
    assert sent == ["draw"]


@pytest.mark.parametrize(("pace", "moves"), [(1, 1), (0, 2)], ids=["a person", "a program"])
def test_touching_twice_is_one_move(visit: Visit, pace: int, moves: int) -> None:
    """The second half of a double click comes when the first one's card already lies there."""
    somebody = visit(pace=pace)
    sent = moves_of(somebody)
    lies_before(somebody, {"harbour": []}, ["sailor-3", "priest-4", "captain-4"])
    somebody.page.evaluate(TOUCHED_TWICE)
    somebody.page.wait_for_timeout(A_WHILE)
    assert sent == ["draw"] * moves


def test_what_was_taken_back_can_be_done_otherwise(visit: Visit) -> None:
    """To go ashore reveals nothing; the next card does."""
    somebody = visit()
    lies_before(somebody, {"harbour": ["sailor-3"]}, ["priest-4"])
    page = somebody.page
    page.locator('[data-move="stop"]').first.click()
    expect(somebody.room).to_have_attribute("data-at", "1")
    page.evaluate(PRESS, {"key": "г", "code": "KeyU"})
    expect(somebody.room).to_have_attribute("data-at", "0")
    page.locator('[data-move="draw"]').first.click()
    expect(somebody.room).to_have_attribute("data-at", "1")
    expect(page.locator("aside li").last).to_contain_text("Priest")


# --- without motion

WATCHED = """() => {
  window.seen = []
  const room = document.querySelector('.room')
  new MutationObserver(() => window.seen.push([Number(room.dataset.at), performance.now()]))
    .observe(room, { attributeFilter: ['data-at'] })
  window.faded = 0
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, how) {
    if (frames[0]?.opacity === 0 && how.duration > 0) window.faded++
    return animate.call(this, frames, how)
  }
}"""


def test_without_motion_one_still_sees_who_did_what(visit: Visit) -> None:
    """Cards appear instead of flying, and the others' moves come one after another."""
    somebody = visit(pace=1)
    sits_with(somebody, {"kind": "bot", "bot": "sailor"})
    page = somebody.page
    page.evaluate(WATCHED)
    paces: list[float] = []
    for _ in range(40):
        somebody.wait_until_asked()
        page.wait_for_timeout(300)  # a person takes the finger away
        mine = somebody.at + 1
        somebody.click_something()
        somebody.wait_until_asked()
        times = dict(page.evaluate("window.seen"))
        paces += [times[at + 1] - times[at] for at in times if at > mine and at + 1 in times]
        if paces:
            break
    assert paces, "the bot never made two moves running"
    stays = STILL * min(1, UNHURRIED / len(paces))
    assert statistics.median(paces) > stays * 0.5, f"the bot's moves came within {paces} ms"
    assert page.evaluate("window.faded") > 0


# --- the end


def test_whoever_scores_without_a_seat_has_a_name_and_winners_come_first(visit: Visit) -> None:
    """The ghost ship sails along in Jamaica; a tie may be decided by something else than points."""
    somebody = visit()
    scores = {"scores": {"0": 31, "1": 30, "2": 30}, "winners": [2], "scorers": {"0": ["jamaica-ghost", {}]}}
    between(somebody, lambda frame: frame | scores if frame.get("over") else frame)
    somebody.go_on_with(nearly_over("jamaica", players=2))
    somebody.play_to_the_end()
    ranking = somebody.page.get_by_role("dialog").locator(".scores > li b")
    expect(ranking).to_have_count(3)
    expect(ranking.nth(1)).to_have_text("The ghost")
    expect(somebody.page.get_by_role("dialog").locator(".scores > li").first).to_contain_text("winner")
