"""What happened, in words: the move, what was turned up, and what followed from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tradewind.games.port_royal.cards import NUMBER
from tradewind.games.port_royal.judging import OF_A_CARD
from tradewind.games.port_royal.layout import OVER, State
from tradewind.games.port_royal.names import card_message
from tradewind.kernel.chance import EVERYBODY, Outcome
from tradewind.kernel.text import Message


def move_words(text: str) -> Message:
    """A base move, for a button or a menu."""
    verb, _, name = text.partition(" ")
    if verb in OF_A_CARD:
        return Message(f"port-royal-do-{verb}", {"card": card_message(NUMBER[name])})
    return Message(f"port-royal-do-{verb}")


def narrate(
    before: State, seat: int, text: str, after: State, outcomes: Sequence[Outcome], more: Sequence[Message]
) -> list[Message]:
    """The move and its consequences, from two views; `more` is what the expansions have to tell."""
    told = [_told(seat, text)]
    told += [
        Message("port-royal-turned-up", {"card": card_message(outcome.value)})
        for outcome in outcomes
        if outcome.known == EVERYBODY
    ]
    if _busted(before, after):
        told.append(Message("port-royal-busted", {"seat": before.active + 1}))
    told += more
    told += _purses(before, after)
    if after.ending and not before.ending:
        told.append(Message("port-royal-end-triggered"))
    if after.phase == OVER and before.phase != OVER:
        told.append(Message("port-royal-game-over"))
    elif after.turn != before.turn:
        told.append(Message("port-royal-next-turn", {"seat": after.active + 1}))
    return told


def _told(seat: int, text: str) -> Message:
    verb, _, name = text.partition(" ")
    arguments: dict[str, Any] = {"seat": seat + 1}
    if name:
        arguments["card"] = card_message(NUMBER[name]) if name in NUMBER else name
    return Message(f"port-royal-did-{verb}", arguments)


def _busted(before: State, after: State) -> bool:
    """B15: the harbour was swept away without anybody's go."""
    return after.busts > before.busts


def _purses(before: State, after: State) -> list[Message]:
    """Who has more or fewer coins than before."""
    changes = []
    for seat in range(before.seats):
        change = after.players[seat].coins.size - before.players[seat].coins.size
        if change:
            key = "port-royal-coins-gained" if change > 0 else "port-royal-coins-lost"
            changes.append(Message(key, {"seat": seat + 1, "coins": abs(change)}))
    return changes
