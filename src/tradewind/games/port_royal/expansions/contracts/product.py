"""Just One More Contract as Port Royal takes it up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tradewind.games.port_royal import product
from tradewind.games.port_royal.cards import copies_to_mix
from tradewind.games.port_royal.dealing import Dealing
from tradewind.games.port_royal.expansions.contracts import describe, judging, position, telling
from tradewind.games.port_royal.expansions.contracts import offering as _  # noqa: F401 - importing it gives its answers
from tradewind.games.port_royal.expansions.contracts import sailor as __  # noqa: F401 - likewise
from tradewind.games.port_royal.expansions.contracts.crew import TWO_PLAYERS
from tradewind.games.port_royal.expansions.contracts.facts import (
    CONTRACT,
    CONTRACTS,
    IS_WHITE,
    LETTERS,
    SEAL_NUMBER,
)
from tradewind.games.port_royal.expansions.contracts.layout import COMPETITIVE, COOPERATIVE, NO_CONTRACTS, Contracts
from tradewind.games.port_royal.expansions.contracts.numbering import CONTRACT_SOURCE
from tradewind.games.port_royal.expansions.contracts.reckoning import reckoning
from tradewind.games.port_royal.expansions.contracts.team import LEAST_TIME
from tradewind.games.port_royal.layout import GIVE
from tradewind.kernel.chance import Outcome
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.game import Verdict
from tradewind.kernel.piles import push
from tradewind.kernel.text import Message

WITH = "contracts"
WITHOUT = "contract-cards-off"  # the persons and ships alone
TEAM = "cooperative"
LARGEST_TIME = LEAST_TIME + sum(max(0, number) for number in SEAL_NUMBER) + LETTERS


def _wrong(key: str, option: str) -> LogbookError:
    return LogbookError(Message(f"port-royal-option-{key}", {"option": option}), f"options.{option}")


class Product(product.Product):
    """The expansion."""

    name = "contracts"
    names = (WITH, WITHOUT)
    solo = True
    record = Contracts
    rules = telling.RULES

    def choices(self) -> Mapping[str, Sequence[Any]]:
        return {"mode": ("competitive", TEAM), "aside": range(LARGEST_TIME + 1)}

    def check(self, options: dict[str, Any]) -> None:
        if WITH in options["with"] and WITHOUT in options["with"]:
            raise _wrong("contracts-or-not", "with")
        if options["mode"] == TEAM and WITH not in options["with"]:
            raise _wrong("team-needs-contracts", "mode")
        if options["mode"] != TEAM and options["aside"] != 0:
            raise _wrong("aside-needs-team", "aside")

    def plays_alone(self, options: Mapping[str, Any]) -> bool:
        return bool(options["mode"] == TEAM)

    def unites(self, options: Mapping[str, Any]) -> bool:
        return self.plays_alone(options)

    def cards(self, options: Mapping[str, Any]) -> list[int]:
        return copies_to_mix(self.name) if WITH in options["with"] or WITHOUT in options["with"] else []

    def prepare(self, state: Any, options: Mapping[str, Any]) -> None:
        contracts = state.contracts
        contracts.mixed = int(WITH in options["with"] or WITHOUT in options["with"])
        contracts.mode = NO_CONTRACTS if WITH not in options["with"] else COMPETITIVE
        if contracts.mode == NO_CONTRACTS:
            return
        if options["mode"] == TEAM:
            contracts.mode = COOPERATIVE
            contracts.head_start = options["aside"]
            state.goal = 0
        for contract in range(1, len(CONTRACTS)):
            if contracts.mode == COOPERATIVE or not IS_WHITE[contract]:
                push(contracts.box, contract)

    def held(self, state: Any) -> list[int]:
        piles = [state.contracts.time, state.contracts.aside, *state.contracts.nests]
        return [card for pile in piles for card in pile.cards[: pile.size]]

    def script(self, given: dict[str, Any]) -> dict[int, list[int]]:
        names = given.pop("contracts", [])
        if not isinstance(names, list) or len(names) > len(CONTRACT):
            raise LogbookError(Message("port-royal-chance-contracts"), "chance.contracts")
        for place, name in enumerate(names):
            if not isinstance(name, str) or name not in CONTRACT:
                why = Message("port-royal-chance-contract", {"contract": str(name)[:80]})
                raise LogbookError(why, f"chance.contracts[{place}]")
        return {CONTRACT_SOURCE: [CONTRACT[name] for name in names]}

    def outcome_text(self, outcome: Outcome) -> str | None:
        return CONTRACTS[outcome.value] if outcome.source == CONTRACT_SOURCE else None

    def describe(self, state: Any, view: dict[str, Any], everything: bool) -> None:
        describe.describe(state, view, everything)

    def position(self, given: dict[str, Any], dealing: Dealing) -> None:
        position.lay_out(given, dealing)

    def phases(self, state: Any) -> tuple[int, ...]:
        """K5, M3: a gift is asked about with three players or more."""
        return (GIVE,) if state.contracts.mixed and state.seats > TWO_PLAYERS else ()

    def settle(self, state: Any) -> None:
        position.settle(state)

    def knows(self, text: str) -> bool:
        return judging.knows(text)

    def allows(self, text: str) -> str | None:
        return judging.allowing_rule(text)

    def end_rule(self, state: Any) -> str | None:
        return "K43" if state.contracts.mode == COOPERATIVE else None

    def judge(self, state: Any, seat: int, text: str) -> Verdict | None:
        return judging.judge(state, seat, text)

    def words(self, text: str) -> Message | None:
        return telling.words(text) if self.knows(text) else None

    def told(self, seat: int, text: str) -> Message | None:
        return telling.told(seat, text) if self.knows(text) else None

    def tell(self, before: Any, after: Any) -> list[Message]:
        return telling.tell(before, after)

    def reckoning(self, state: Any, seat: int) -> list[tuple[Message, int]]:
        return reckoning(state, seat)

    def picture(self, view: Any, words: Callable[[Message], str]) -> list[Any]:
        return telling.picture(view, words)


PRODUCT = Product()
