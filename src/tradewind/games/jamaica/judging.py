"""J96: which rule allows a move, and which forbids it. The words depend on nothing that is hidden."""

from __future__ import annotations

from typing import Final

from tradewind.games.jamaica.components import FOOD, GOLD, POWDER
from tradewind.games.jamaica.flow import waits
from tradewind.games.jamaica.holds import has_empty_hold
from tradewind.games.jamaica.layout import (
    ATTACK,
    DICE,
    GHOST,
    GHOST_PHASE,
    LANE,
    LOAD,
    LOOT,
    NO_FALL,
    OVER,
    PAY,
    PLAY,
    POWDER_PHASE,
    SABRE,
    State,
)
from tradewind.kernel.game import Verdict
from tradewind.kernel.text import Message, player_at

_OF_PHASE: Final = {
    DICE: "J10",
    PLAY: "J11",
    ATTACK: "J40",
    POWDER_PHASE: "J41",
    SABRE: "J62",
    GHOST_PHASE: "J81",
}
_OF_PAYMENT: Final = {GOLD: "J32", FOOD: "J33", POWDER: "J41"}


def rule_of_decision(state: State) -> str:
    """The rule behind what is being asked."""
    if state.phase == LOAD:
        return "J20" if has_empty_hold(state.ships[state.loader]) else "J21"
    if state.phase == LANE:
        return "J81" if state.acting == GHOST else "J50" if state.fall != NO_FALL else "J30"
    if state.phase == PAY:
        return _OF_PAYMENT[state.due_good]
    if state.phase == LOOT:
        return "J83" if GHOST in state.combat.ships else "J43"
    return _OF_PHASE[state.phase]


def _topic(state: State) -> str:
    """What the words of a verdict are about."""
    if state.phase == LOAD and not has_empty_hold(state.ships[state.loader]):
        return "dump"
    if state.phase == PAY and state.due_good == POWDER:
        return "pay-powder"
    topics = {
        DICE: "dice",
        PLAY: "play",
        LANE: "lane",
        LOAD: "load",
        ATTACK: "attack",
        POWDER_PHASE: "powder",
        PAY: "pay",
        SABRE: "sabre",
        LOOT: "loot",
        GHOST_PHASE: "ghost",
    }
    return topics[state.phase]


def judged(state: State, seat: int, move: int, allowed: bool) -> Verdict:
    """The first that applies: the end, not this seat, the decision that is open."""
    if state.phase == OVER:
        return Verdict(False, "J36", Message("jamaica-why-over"))
    if not waits(state, seat):
        if state.phase == PLAY:
            return Verdict(False, "J11", Message("jamaica-why-has-chosen"))
        return Verdict(False, "J12", Message("jamaica-why-not-asked", {"player": player_at(state.asked)}))
    key = f"jamaica-may-{_topic(state)}" if allowed else f"jamaica-must-{_topic(state)}"
    return Verdict(allowed, rule_of_decision(state), Message(key))
