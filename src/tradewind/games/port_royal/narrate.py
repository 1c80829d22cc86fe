"""What happened, in words: the move, what was turned up, and what followed from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tradewind.games.port_royal.cards import NUMBER
from tradewind.games.port_royal.judging import OF_A_CARD
from tradewind.games.port_royal.layout import OVER, State
from tradewind.games.port_royal.names import card_message
from tradewind.kernel.chance import EVERYBODY, Outcome
from tradewind.kernel.text import Message, player_at

RULES: Final = {
    "port-royal-did-draw": "B10",
    "port-royal-did-stop": "B10",
    "port-royal-did-admit": "B12",
    "port-royal-did-repel": "B12",
    "port-royal-did-pass": "M1",
    "port-royal-did-trade": "B21",
    "port-royal-did-hire": "B22",
    "port-royal-did-fulfil": "B25",
    "port-royal-did-send": "B26",
    "port-royal-turned-up": "B10",
    "port-royal-busted": "B15",
    "port-royal-coins-gained": "B3",
    "port-royal-coins-lost": "B3",
    "port-royal-end-triggered": "B40",
    "port-royal-game-over": "B41",
    "port-royal-next-turn": "B5",
}


def move_words(text: str) -> Message:
    """A base move, for a button or a menu."""
    verb, _, name = text.partition(" ")
    if verb in OF_A_CARD:
        return Message(f"port-royal-do-{verb}", {"card": card_message(NUMBER[name])})
    return Message(f"port-royal-do-{verb}")


def narrate(
    before: State, told: Message, after: State, outcomes: Sequence[Outcome], more: Sequence[Message]
) -> list[Message]:
    """The move as it is told and its consequences, from two views; `more` is what the expansions have to tell."""
    tale = [told]
    tale += [
        Message("port-royal-turned-up", {"card": card_message(outcome.value)})
        for outcome in outcomes
        if outcome.known == EVERYBODY
    ]
    if _busted(before, after):
        tale.append(Message("port-royal-busted", {"player": player_at(before.active)}))
    tale += more
    tale += _purses(before, after)
    if after.ending and not before.ending:
        tale.append(Message("port-royal-end-triggered"))
    if after.phase == OVER and before.phase != OVER:
        tale.append(Message("port-royal-game-over"))
    elif after.turn != before.turn:
        tale.append(Message("port-royal-next-turn", {"player": player_at(after.active)}))
    return tale


def move_told(seat: int, text: str) -> Message:
    """A base move, made."""
    verb, _, name = text.partition(" ")
    card = {"card": card_message(NUMBER[name])} if name else {}
    return Message(f"port-royal-did-{verb}", {"player": player_at(seat), **card})


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
            changes.append(Message(key, {"player": player_at(seat), "coins": abs(change)}))
    return changes
