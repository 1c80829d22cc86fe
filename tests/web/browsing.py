"""What a person does in the browser, in their words."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError, expect

import tradewind as tw
from tradewind.bots import bot
from tradewind.kernel.chance import Chance, seed_simulation

TOUCHABLE: Final = "main [data-move]:not([aria-disabled=true]), section.bar [data-move]:not([aria-disabled=true])"
WAIT: Final = 60_000  # milliseconds others may take
MOST_MOVES: Final = 2000
ATTEMPTS: Final = 5
PATIENCE: Final = 4000  # milliseconds for a finger to find its mark
OFFERED: Final = "(touchable) => [...document.querySelectorAll(touchable)].map((one) => one.dataset.move)"
DIGITS: Final = 9
IN_CHARGE: Final = """async () => {
  while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50))
}"""


@dataclass(frozen=True)
class Shifts:
    """Layout shift as browsers measure it: what jumped by itself, and what jumped right after a touch."""

    unasked: float
    after_a_touch: float
    what: list[str]


class Visitor:
    """Somebody in front of the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.whim = random.Random(7)

    # --- coming in

    def arrive(self) -> None:
        """On the first page, known to the server."""
        self.page.goto("/")
        self.page.locator("article").first.wait_for()
        self.page.request.post("/api/me", data={}, headers={"X-Tradewind": "1"})

    def play(self, game: str) -> None:
        """One click on the first page."""
        self.arrive()
        self.page.get_by_role("button", name=f"Play {game}", exact=True).click()
        self.at_the_table()

    def wait_for_the_worker(self) -> None:
        """The service worker stands between page and server."""
        self.page.evaluate(IN_CHARGE)

    def at_the_table(self) -> None:
        self.page.locator("main > .board").wait_for()

    def order(self, game: str, *labels: str, friends: bool = False) -> None:
        """A table as one wants it: the labels are what to tick."""
        self.arrive()
        chart = self.page.locator("article", has=self.page.get_by_role("heading", name=game, exact=True))
        chart.get_by_role("button", name="Invite friends" if friends else "change").click()
        for label in labels:
            self.page.locator("dialog").get_by_label(label, exact=True).check()

    def follows(self, name: str, host: Visitor) -> None:
        """Sit down by the host's link; the game begins for both."""
        host.page.locator(".gathering").wait_for()
        self.page.goto(host.page.url)
        self.page.get_by_label("Your name at the table").fill(name)
        self.page.get_by_role("button", name="Sit down here").click()
        for player in (host, self):
            player.at_the_table()

    def set_sail(self) -> None:
        self.page.locator("dialog button.main").click()

    def go_on_with(self, logbook: dict[str, Any], here: str | None = None) -> None:
        """A table that goes on from a logbook, with bots in the other seats (or with somebody here)."""
        others = [{"kind": "here", "name": here} if here else {"kind": "bot", "bot": "sailor"}]
        seats = [{"kind": "me"}, *others * (logbook["options"]["players"] - 1)]
        wanted = {"game": logbook["game"], "options": logbook["options"], "seats": seats, "logbook": logbook}
        self.arrive()
        self.page.get_by_role("button", name="You:").wait_for()
        answer = self.page.request.post("/api/tables", data=wanted, headers={"X-Tradewind": "1"})
        assert answer.ok, answer.text()
        self.page.goto(f"/table/{answer.json()['id']}")

    # --- at the table

    @property
    def room(self) -> Locator:
        return self.page.locator(".room")

    @property
    def at(self) -> int:
        return int(self.room.get_attribute("data-at") or 0)

    @property
    def asked(self) -> bool:
        return self.room.get_attribute("data-asked") == "true"

    @property
    def over(self) -> bool:
        return self.room.get_attribute("data-over") == "true"

    def wait_until_asked(self) -> bool:
        """False: the game is over."""
        self.page.locator('.room:is([data-asked="true"], [data-over="true"])').wait_for(timeout=WAIT)
        return not self.over

    def wait_for_step(self, seen: int) -> None:
        expect(self.room).not_to_have_attribute("data-at", str(seen), timeout=WAIT)

    def click_something(self) -> None:
        """Any move that can be touched, chosen at random; another one if that is gone before the finger is there."""
        seen = self.at
        for _ in range(ATTEMPTS):
            self.page.locator(TOUCHABLE).first.wait_for()
            offered: list[str] = self.page.evaluate(OFFERED, TOUCHABLE)
            if not offered:  # what lit up a moment ago has just been swept away
                continue
            chosen = self.page.locator(TOUCHABLE).and_(self.page.locator(f'[data-move="{self.whim.choice(offered)}"]'))
            try:
                chosen.first.click(timeout=PATIENCE)
            except TimeoutError:
                continue
            return self.wait_for_step(seen)
        raise AssertionError("what lights up cannot be touched")

    def type_something(self) -> None:
        """Any choice that a number key makes."""
        seen = self.at
        choices = int(self.room.get_attribute("data-choices") or 0)
        self.page.keyboard.press(str(self.whim.randint(1, min(DIGITS, choices))))
        self.wait_for_step(seen)

    def play_to_the_end(self, move: Callable[[], None] | None = None) -> None:
        for _ in range(MOST_MOVES):
            if not self.wait_until_asked():
                return
            (move or self.click_something)()
        raise AssertionError(f"the game was not over after {MOST_MOVES} moves")

    def violations(self, axe: str) -> list[str]:
        """What axe-core has against the page as it is now."""
        self.page.evaluate(axe)
        found: list[dict[str, Any]] = self.page.evaluate("async () => (await axe.run()).violations")
        return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]

    def shifts(self) -> Shifts:
        """How far things jumped about, all together."""
        found: dict[str, Any] = self.page.evaluate("window.shifted")
        return Shifts(found["unasked"], found["afterATouch"], [str(one) for one in found["what"]])


Visit = Callable[..., Visitor]


def play_together(*players: Visitor) -> None:
    """Everybody moves as soon as they are asked, until the game is over for all of them."""
    for _ in range(MOST_MOVES):
        if all(player.over for player in players):
            return
        for player in players:
            if player.asked and not player.over:
                player.click_something()
    raise AssertionError(f"the game was not over after {MOST_MOVES} moves")


def nearly_over(game: str, moves_left: int = 12, **options: Any) -> dict[str, Any]:
    """The logbook of a game that bots have played almost to its end."""
    table = tw.open(game, seed="2a", **options)
    chance = Chance()
    seed_simulation(chance, 7)
    choose = bot(table.game, "sailor")
    while not table.over:
        seat = table.waiting[0]
        moves = table.game.move_list()
        table.game.engine.legal(table.state, seat - 1, moves)
        place = choose(table.seen(seat), seat - 1, moves, chance)
        table.play(table.game.moves.texts[moves.cards[place]], seat)
    played = table.logbook()
    return {
        "logbook": 1,
        "game": game,
        "options": dict(played.options),
        "seed": played.seed,
        "moves": played.moves[:-moves_left],
    }
