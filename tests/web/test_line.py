"""The line between page and server: nothing is played unasked, nobody sees what is another's, an old link says so."""

from __future__ import annotations

import json
import re
from typing import Any

from browsing import Visit, Visitor
from playwright.sync_api import WebSocketRoute, expect

A_WHILE = 600  # milliseconds in which a page would have said what it should not


class Line:
    """Between a page and its server: hears everything, and says what it likes."""

    def __init__(self, somebody: Visitor) -> None:
        self.said: list[dict[str, Any]] = []
        self.seen: dict[str, Any] = {}  # the last frame that tells how things stand
        self.keeps: set[str] = set()  # kinds of messages that never reach the server
        self.broken = False
        somebody.page.route_web_socket(re.compile("/ws$"), self._carry)

    def _carry(self, line: WebSocketRoute) -> None:
        if self.broken:
            line.close()
            return
        self._page, self._server = line, line.connect_to_server()
        line.on_message(self._from_page)
        self._server.on_message(self._from_server)

    def _from_page(self, text: str | bytes) -> None:
        said = json.loads(text)
        self.said.append(said)
        if said["type"] not in self.keeps:
            self._server.send(text)

    def _from_server(self, text: str | bytes) -> None:
        frame = json.loads(text)
        if "view" in frame:
            self.seen = frame
        self._page.send(text)

    def tell(self, frame: dict[str, Any]) -> None:
        self._page.send(json.dumps(frame))

    def tear(self) -> None:
        self.broken = True
        self._page.close()

    def let_on(self) -> None:
        """What was kept goes on to the server."""
        self.keeps.clear()
        self._server.send(json.dumps(self.said[-1]))

    def all_of(self, kind: str) -> list[dict[str, Any]]:
        return [one for one in self.said if one["type"] == kind]

    @property
    def moves(self) -> list[str]:
        return [one["text"] for one in self.all_of("move")]

    def too_late(self) -> None:
        """The answer to a move that somebody was quicker than."""
        move = self.all_of("move")[-1]
        self.tell({"type": "error", "id": move["id"], "code": "late", "message": ["error-late"], "at": move["at"] + 1})

    def step(self, by: int, **changed: Any) -> dict[str, Any]:
        """Somebody's move that leaves everything else as it was."""
        about = {"type": "step", "by": by, "move": "wait", "chance": [], "events": [], "rules": []}
        at = {"at": self.seen["at"] + 1, "mark": self.seen["mark"] + 1}
        return self.seen | about | at | changed


def overtaken(visit: Visit) -> tuple[Visitor, Line]:
    """Somebody has just chosen to draw, and it was too late."""
    somebody = visit()
    line = Line(somebody)
    somebody.play("Port Royal")
    somebody.wait_until_asked()
    line.keeps = {"move"}
    somebody.page.locator('[data-move="draw"]').first.click()
    line.too_late()
    return somebody, line


def test_a_move_says_what_was_seen_last(visit: Visit) -> None:
    """The mark goes with it, so that nothing taken back is missed."""
    _, line = overtaken(visit)
    assert line.all_of("move")[0]["mark"] == line.seen["mark"]


def test_an_overtaken_move_is_sent_again_while_the_same_question_is_open(visit: Visit) -> None:
    somebody, line = overtaken(visit)
    step = line.step(by=2)
    line.tell(step)
    somebody.page.wait_for_timeout(A_WHILE)
    assert [(one["text"], one["at"]) for one in line.all_of("move")][1:] == [("draw", step["at"])]


def test_an_overtaken_move_is_forgotten_when_another_question_comes(visit: Visit) -> None:
    somebody, line = overtaken(visit)
    line.tell(line.step(by=2, legal={"1": ["draw", "something else"]}))
    somebody.page.wait_for_timeout(A_WHILE)
    assert line.moves == ["draw"], "another question wants another answer"


def test_an_overtaken_move_is_forgotten_when_the_table_is_shown_anew(visit: Visit) -> None:
    """As with several processes: `late`, then a snapshot. The person draws again, and draws once."""
    somebody, line = overtaken(visit)
    line.tell(line.seen)
    line.keeps = set()
    seen = somebody.at
    somebody.page.locator('[data-move="draw"]').first.click()
    somebody.wait_for_step(seen)
    somebody.page.wait_for_timeout(A_WHILE)
    assert line.moves == ["draw", "draw"], "once in vain, once for good"


def test_an_overtaken_move_is_forgotten_when_something_was_taken_back(visit: Visit) -> None:
    somebody, line = overtaken(visit)
    line.tell(line.step(by=2) | {"type": "undone", "at": line.seen["at"]})
    line.tell(line.step(by=2))
    somebody.page.wait_for_timeout(A_WHILE)
    assert line.moves == ["draw"], "the question it answered is gone"


def test_a_line_on_which_nothing_is_heard_is_taken_up_again(visit: Visit) -> None:
    somebody = visit()
    line = Line(somebody)
    somebody.page.clock.install()
    somebody.play("Port Royal")
    somebody.wait_until_asked()
    for _ in range(3):
        somebody.page.clock.run_for(20_000)
        somebody.page.wait_for_timeout(A_WHILE)
    assert len(line.all_of("hello")) == 1, "it is alive: every ping has its answer"
    line.keeps = {"ping"}
    somebody.page.clock.run_for(60_000)
    somebody.page.wait_for_timeout(A_WHILE)
    assert len(line.all_of("hello")) == 2
    assert line.all_of("hello")[1]["since"] == somebody.at


# --- several people on one device


def a_turn_later(visit: Visit) -> tuple[Visitor, Line]:
    """Two people on one device; the curtain hangs for Ola."""
    somebody = visit()
    line = Line(somebody)
    somebody.order("Jamaica", "2")
    somebody.page.get_by_label("Seat 2").select_option("here")
    somebody.page.get_by_label("Name").fill("Ola")
    somebody.set_sail()
    somebody.at_the_table()
    curtain = somebody.page.get_by_role("button", name="I am Ola")
    for _ in range(40):
        somebody.page.locator('.curtain, .room[data-asked="true"]').first.wait_for()
        if curtain.is_visible():
            return somebody, line
        somebody.click_something()
    raise AssertionError("it was never Ola's turn")


def test_behind_the_curtain_nothing_is_seen_of_the_other_seat(visit: Visit) -> None:
    somebody, line = a_turn_later(visit)
    page = somebody.page
    expect(page.locator("main > .board")).to_have_count(0)
    expect(page.get_by_role("tabpanel").get_by_role("listitem")).to_have_count(0)
    line.keeps = {"look"}
    page.get_by_role("button", name="I am Ola").click()
    line.tell(line.step(by=1))  # still under way for the seat before
    line.tell(line.seen | {"type": "snapshot", "log": []})
    page.wait_for_timeout(A_WHILE)
    expect(page.locator("main > .board")).to_have_count(0)
    expect(page.get_by_role("tabpanel").locator("button")).to_have_count(0)
    line.let_on()
    somebody.at_the_table()
    expect(page.locator(".status")).to_have_text("Ola, your turn")


def test_a_curtain_drawn_aside_while_the_line_is_broken_shows_the_right_seat(visit: Visit) -> None:
    somebody, line = a_turn_later(visit)
    line.tear()
    expect(somebody.page.get_by_role("status").filter(has_text="line is broken")).to_be_visible()
    somebody.page.get_by_role("button", name="I am Ola").click()
    expect(somebody.page.locator("main > .board")).to_have_count(0)
    line.broken = False
    somebody.at_the_table()
    expect(somebody.page.locator(".status")).to_have_text("Ola, your turn")
    hello = line.all_of("hello")[-1]
    assert hello["look"] == 2
    assert "since" not in hello, "what was missed is missed by other eyes"


# --- links that lead nowhere


def test_a_link_to_no_table_says_so(visit: Visit) -> None:
    somebody = visit()
    somebody.page.goto("/table/nosuchtable")
    expect(somebody.page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    somebody.page.get_by_role("main").get_by_role("link", name="To the harbour").click()
    somebody.page.locator("article").first.wait_for()


OLD = """async () => {
  for (const store of ['tradewind-shell', 'tradewind-page']) {
    const kept = { headers: { 'Content-Type': 'text/javascript' } }
    await (await caches.open(store)).put('/assets/old.js', new Response('old', kept))
  }
}"""
KEPT = """async () => {
  const kept = []
  for (const store of await caches.keys()) {
    for (const request of await (await caches.open(store)).keys()) kept.push(store + new URL(request.url).pathname)
  }
  return kept
}"""


def test_only_the_pages_own_files_are_kept(visit: Visit) -> None:
    """What older pages left goes, and what is no page never takes the page's place."""
    somebody = visit()
    page = somebody.page
    page.goto("/protocol.schema.json")
    page.evaluate(OLD)
    page.goto("/")
    somebody.wait_for_the_worker()
    page.reload()
    page.locator("article").first.wait_for()
    page.goto("/protocol.schema.json")
    kept = page.evaluate(KEPT)
    assert "tradewind-page/" in kept, "the page itself is kept"
    assert not [one for one in kept if one.endswith("/old.js") or not one.startswith("tradewind-page/")]
    text = page.evaluate("async () => (await (await caches.open('tradewind-page')).match('/')).text()")
    assert "<title>" in text, "and it is the page"


def test_a_part_of_the_page_that_does_not_come_can_be_asked_for_again(visit: Visit) -> None:
    """The page is loaded anew once, and then says what is wrong instead of doing it for ever."""
    somebody = visit(keeps=False)
    page = somebody.page
    loads: list[str] = []
    page.on("load", lambda _: loads.append(page.url))
    page.route("**/assets/Rules-*.js", lambda route: route.abort())
    page.goto("/rules/jamaica")
    expect(page.get_by_role("alert")).to_contain_text("A part of the page did not come.")
    page.wait_for_timeout(A_WHILE)
    assert len(loads) == 2, "loaded anew once"
    page.unroute("**/assets/Rules-*.js")
    page.get_by_role("button", name="Load it again").click()
    page.locator(".rule").first.wait_for()
