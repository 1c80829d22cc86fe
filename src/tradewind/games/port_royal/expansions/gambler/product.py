"""The gamblers, as the base game mounts them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from tradewind.games.port_royal.cards import copies, copies_to_mix
from tradewind.games.port_royal.dealing import Dealing, count, impossible
from tradewind.games.port_royal.expansions.gambler import rules
from tradewind.games.port_royal.expansions.gambler import sailor as _  # noqa: F401 - importing it gives its answers
from tradewind.games.port_royal.expansions.gambler.layout import Gambler
from tradewind.games.port_royal.expansions.gambler.odds import gamble_odds
from tradewind.games.port_royal.judging import refuse
from tradewind.games.port_royal.layout import BUST, DISCOVER, HIRE, OVER, REPEL
from tradewind.games.port_royal.odds import DRAW_TEXT
from tradewind.games.port_royal.product import Product
from tradewind.games.port_royal.questions import before_anything_else
from tradewind.kernel.game import Odds, Verdict
from tradewind.kernel.text import Message

NAME: Final = "gambler"
GAMBLE: Final = "gamble"


class Gamblers(Product):
    """Four persons who reveal four cards at once."""

    name = NAME
    names = (NAME,)
    record = Gambler
    rules = MappingProxyType({"port-royal-did-gamble": "G1"})

    def cards(self, options: Mapping[str, Any]) -> list[int]:
        return copies_to_mix(NAME) if NAME in options["with"] else []

    def prepare(self, state: Any, options: Mapping[str, Any]) -> None:
        state.gambler.mixed = int(NAME in options["with"])

    def describe(self, state: Any, view: dict[str, Any], everything: bool) -> None:
        if state.gambler.mixed:
            view[NAME] = {"used": state.gambler.used}

    def position(self, given: dict[str, Any], dealing: Dealing) -> None:
        gambler = dealing.state.gambler  # type: ignore[attr-defined]
        if not gambler.mixed or NAME not in given:
            return
        entry = given.pop(NAME)
        if not isinstance(entry, dict):
            raise impossible("gambler", NAME)
        for key in entry:
            if key != "used":
                raise impossible("no-such-key", f"{NAME}.{str(key)[:80]}")
        gambler.used = count(entry.get("used", 0), f"{NAME}.used", most=len(copies(NAME)))

    def settle(self, state: Any) -> None:
        """G1, G4, K42: only the active player's gamblers were used, and none before a time card or a ship to repel."""
        too_early = state.phase == REPEL or before_anything_else(state)
        gamblers = 0 if too_early else state.players[state.active].crew[rules.GAMBLER]
        if state.phase != OVER:
            count(state.gambler.used, f"{NAME}.used", most=gamblers)

    def knows(self, text: str) -> bool:
        return text == GAMBLE

    def allows(self, text: str) -> str | None:
        return "G1" if text == GAMBLE else None

    def judge(self, state: Any, seat: int, text: str) -> Verdict | None:
        """M6: G1, G4, G5; B15 and B16 where Discover is over."""
        if text == DRAW_TEXT and state.phase == DISCOVER and state.gambler.used:
            return refuse("G5", "draw-after-gamble")
        if text != GAMBLE:
            return None
        if state.phase == BUST:
            return refuse("B15", "after-bust")
        if state.phase == HIRE:
            return refuse("B16", "discovery-over")
        return self._why_not_gamble(state) if state.phase == DISCOVER else None

    def _why_not_gamble(self, state: Any) -> Verdict:
        gamblers = state.players[state.active].crew[rules.GAMBLER]
        if gamblers == 0:
            return refuse("G1", "no-gambler")
        return refuse("G4", "gamblers-used", gamblers=gamblers)

    def words(self, text: str) -> Message | None:
        return Message("port-royal-do-gamble") if text == GAMBLE else None

    def odds(self, view: Any) -> list[Odds]:
        return [gamble_odds(view)] if view.gambler.mixed and rules.may_gamble(view) else []


PRODUCT = Gamblers()
