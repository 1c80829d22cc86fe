"""M6: which of the expansion's rules forbids a move."""

from __future__ import annotations

from typing import Any

from tradewind.games.port_royal.cards import COLOUR, FACES, NUMBER, SHIPS
from tradewind.games.port_royal.expansions.contracts.completing import has_marker_for, lies_open, may_mark
from tradewind.games.port_royal.expansions.contracts.facts import CONTRACT, NO_CONTRACT, WAIVED_FOR, rule_of
from tradewind.games.port_royal.expansions.contracts.layout import State
from tradewind.games.port_royal.expansions.contracts.team import time_card_first
from tradewind.games.port_royal.judging import refuse
from tradewind.games.port_royal.layout import ASIDE, BUST, COMPLETE, DISCOVER, GIVE, HIRE, REPEL, SEATS, SEND
from tradewind.games.port_royal.names import card_message
from tradewind.kernel.game import Verdict
from tradewind.kernel.piles import find
from tradewind.kernel.text import Message

ALLOWS = {"decline": "K30", "waive": "K24", "capture": "K28", "give": "K5", "aside": "K45"}
SEAT_NAMES = tuple(str(seat + 1) for seat in range(SEATS))


def knows(text: str) -> bool:
    """Whether a text is one of these moves (M4: some contracts are never completed by name, yet have a rule)."""
    verb, _, name = text.partition(" ")
    if verb == "complete":
        return name in CONTRACT
    if verb == "waive":
        return name in FACES[1:]
    return name in SEAT_NAMES if verb == "give" else text in ("decline", "capture", "aside")


def allowing_rule(text: str) -> str | None:
    verb, _, name = text.partition(" ")
    return rule_of(name) if verb == "complete" else ALLOWS.get(verb)


def contract_message(contract: int | str) -> Message:
    """What a contract is called."""
    name = contract if isinstance(contract, str) else next(name for name, n in CONTRACT.items() if n == contract)
    return Message(f"port-royal-contract-{name}")


def judge(state: Any, seat: int, text: str) -> Verdict | None:
    """The refusal, where it is this expansion's affair."""
    verb, _, name = text.partition(" ")
    if state.phase == DISCOVER and time_card_first(state):
        return refuse("K42", "time-card-first")
    if state.phase in (GIVE, COMPLETE, ASIDE):
        return _question_first(state)
    if verb == "capture" and state.phase != SEND:
        return refuse("K28", "capture" if state.phase == REPEL else "nothing-to-capture")
    if state.phase in (REPEL, SEND):
        return None
    if verb == "complete":
        return _why_not_complete(state, seat, name)
    if verb == "waive":
        return _why_not_waive(state, seat, NUMBER[name])
    if verb == "give":
        return refuse("K5", "nothing-to-give")
    if verb == "aside":
        return refuse("K45", "nothing-to-set-aside")
    return refuse("K30", "nothing-to-decline") if verb == "decline" else None


def _question_first(state: State) -> Verdict:
    """M6: an open question is answered first."""
    if state.phase == GIVE:
        return refuse("K5", "give-first")
    return refuse("K45", "aside-first") if state.phase == ASIDE else refuse("K30", "moment-first")


def _why_not_complete(state: State, seat: int, name: str) -> Verdict:
    """K11, K20–K29: does it lie open, is it not done yet, is there a marker, is what it asks for there?"""
    contract, called = CONTRACT[name], contract_message(name)
    if not lies_open(state, contract):
        return refuse(rule_of(name), "contract-not-open", contract=called)
    if state.contracts.done[contract][seat]:
        return refuse("K11", "contract-done", contract=called)
    if not has_marker_for(state, seat, contract):
        return refuse("K11", "no-marker", contract=called)
    return refuse(rule_of(name), f"needs-{name}")


def _why_not_waive(state: State, seat: int, card: int) -> Verdict:
    """K24, B15, B20, B23: is it time, is the ship there, is its contract to be marked, may another card be taken?"""
    if state.phase == BUST:
        return refuse("B15", "after-bust")
    if state.phase != HIRE:
        return refuse("B20", "not-yet")
    if find(state.harbour, card) < 0:
        return refuse("B20", "not-in-harbour", card=card_message(card))
    contract = WAIVED_FOR[COLOUR[card]] if COLOUR[card] >= 0 else NO_CONTRACT
    if contract == NO_CONTRACT or card not in SHIPS or not may_mark(state, seat, contract):
        return refuse("K24", "waive", card=card_message(card))
    if state.takes == 0:
        return refuse("B20", "allowance")
    return refuse("B23", "waive-fee")
