"""M6: which rule allows a move, and which forbids it."""

from __future__ import annotations

from typing import Any

from tradewind.games.port_royal.cards import EXPEDITION, FACES, IS_PERSON, KIND, NUMBER, SHIP
from tradewind.games.port_royal.layout import BUST, GIVE, HIRE, OVER, REPEL, SEND, State
from tradewind.games.port_royal.names import card_message
from tradewind.games.port_royal.product import Product
from tradewind.games.port_royal.trade_and_hire import fee, hire_cost
from tradewind.kernel.game import Verdict
from tradewind.kernel.piles import find
from tradewind.kernel.text import Message, player_at

ALLOWS = {
    "draw": "B10",
    "stop": "B10",
    "admit": "B12",
    "repel": "B12",
    "pass": "M1",
    "trade": "B21",
    "hire": "B22",
    "fulfil": "B25",
    "send": "B26",
}
OF_A_CARD = ("trade", "hire", "fulfil", "send")


def refuse(rule: str, key: str, **arguments: Any) -> Verdict:
    return Verdict(False, rule, Message(f"port-royal-why-{key}", arguments))


def judge_text(state: State, seat: int, text: str, allowed: bool, products: tuple[Product, ...]) -> Verdict | None:
    """The verdict on a text; None if it is no move of the game at all."""
    verb, _, name = text.partition(" ")
    known = verb in ALLOWS and (name in FACES[1:] if verb in OF_A_CARD else not name and " " not in text)
    if not known and not any(product.knows(text) for product in products):
        return None
    if allowed:
        return _permission(state, seat, verb, text, products)
    return (
        _out_of_turn(state, seat, products)
        or next((verdict for product in products if (verdict := product.judge(state, seat, text))), None)
        or _question_first(state)
        or _by_verb(state, seat, verb, NUMBER.get(name, 0))
    )


def _permission(state: State, seat: int, verb: str, text: str, products: tuple[Product, ...]) -> Verdict:
    for product in products:
        rule = product.allows(text)
        if rule:
            return Verdict(True, rule, Message(f"port-royal-may-{verb}"))
    rule = "B23" if verb in ("trade", "hire") and seat != state.active else ALLOWS[verb]
    return Verdict(True, rule, Message(f"port-royal-may-{verb}"))


def _out_of_turn(state: State, seat: int, products: tuple[Product, ...]) -> Verdict | None:
    """B40, B5, B23: after the end, or not this seat's move."""
    if state.phase == OVER:
        rule = next((rule for product in products if (rule := product.end_rule(state))), "B40")
        return refuse(rule, "over")
    if state.asked == seat:
        return None
    if state.phase in (HIRE, GIVE) or (state.phase == SEND and state.back == HIRE):
        return refuse("B23", "not-your-go", player=player_at(state.asked))
    return refuse("B5", "not-your-turn", player=player_at(state.asked))


def _question_first(state: State) -> Verdict | None:
    """B25: an open question is answered first."""
    if state.phase == REPEL:
        return refuse("B12", "repel-first", card=card_message(state.revealed.cards[0]))
    if state.phase == SEND:
        return refuse("B26", "send-first", card=card_message(state.sending))
    return None


def _by_verb(state: State, seat: int, verb: str, card: int) -> Verdict:
    if verb in ("admit", "repel"):
        return refuse("B12", "no-ship-revealed")
    if verb == "send":
        return refuse("B26", "nobody-to-send")
    if verb == "fulfil":
        return _why_not_fulfil(state, seat, card)
    if state.phase == BUST:
        return refuse("B15", "after-bust")
    if verb in ("draw", "stop"):
        return refuse("B16", "discovery-over") if state.phase == HIRE else refuse("B10", "reveal-first")
    if verb == "pass":
        return refuse("B10", "pass-in-discover")
    if state.phase != HIRE:
        return refuse("B20", "not-yet")
    return _why_not_take(state, seat, verb, card)


def _why_not_fulfil(state: State, seat: int, expedition: int) -> Verdict:
    """B25, B26: whose turn, is it open, do the persons cover it?"""
    if seat != state.active:
        return refuse("B25", "fulfil-not-your-turn")
    if KIND[expedition] != EXPEDITION or find(state.open_expeditions, expedition) < 0:
        return refuse("B25", "not-open", card=card_message(expedition))
    return refuse("B26", "symbols", card=card_message(expedition))


def _why_not_take(state: State, seat: int, verb: str, card: int) -> Verdict:
    """B20–B23: is it there, may another be taken, is it of the right kind, is there the money?"""
    if find(state.harbour, card) < 0:
        return refuse("B20", "not-in-harbour", card=card_message(card))
    if verb == "trade" and KIND[card] != SHIP:
        return refuse("B21", "no-ship", card=card_message(card))
    if verb == "hire" and not IS_PERSON[card]:
        return refuse("B22", "no-person", card=card_message(card))
    if state.takes == 0:
        return refuse("B20", "allowance")
    if verb == "trade":
        return refuse("B23", "fee")
    cost, purse = hire_cost(state, seat, card), state.players[seat].coins.size
    rule = "B22" if seat == state.active else "B23"
    return refuse(rule, "too-dear", card=card_message(card), cost=cost + fee(state, seat), coins=purse)
