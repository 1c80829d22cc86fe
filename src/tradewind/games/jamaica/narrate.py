"""What happened, in words: the move, what was rolled and turned up, and what followed from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tradewind.games.jamaica.components import CARDS, GOODS, STAR, SYMBOL, SYMBOLS, TREASURES
from tradewind.games.jamaica.describe import ship_number
from tradewind.games.jamaica.finish import takes_part
from tradewind.games.jamaica.holds import stock
from tradewind.games.jamaica.layout import DICE_SOURCE, GHOST, LOAD, LOOT, OVER, Ship, State
from tradewind.games.jamaica.moves import TEXTS
from tradewind.kernel.chance import Outcome
from tradewind.kernel.text import Message, player_at

DICE_OF_A_ROUND = 2
RULES: Final = {
    "jamaica-did-dice": "J10",
    "jamaica-did-play": "J11",
    "jamaica-did-lane-inner": "J30",
    "jamaica-did-lane-outer": "J30",
    "jamaica-did-load": "J20",
    "jamaica-did-dump": "J21",
    "jamaica-did-pay": "J33",
    "jamaica-did-attack": "J40",
    "jamaica-did-powder": "J41",
    "jamaica-did-reroll": "J62",
    "jamaica-did-keep": "J62",
    "jamaica-did-steal-hold": "J43",
    "jamaica-did-steal-treasure": "J43",
    "jamaica-did-curse": "J43",
    "jamaica-did-nothing": "J43",
    "jamaica-did-ghost-forward": "J81",
    "jamaica-did-ghost-backward": "J81",
    "jamaica-turned": "J12",
    "jamaica-rolled": "J41",
    "jamaica-rolled-star": "J42",
    "jamaica-won": "J41",
    "jamaica-tied": "J41",
    "jamaica-sailed": "J30",
    "jamaica-gained": "J20",
    "jamaica-lost": "J31",
    "jamaica-took": "J35",
    "jamaica-home": "J36",
    "jamaica-over": "J70",
    "jamaica-round": "J13",
}


def card_words(card: int) -> Message:
    """An action card: its two symbols, or a face-down one."""
    if not card:
        return Message("jamaica-card-unknown")
    morning, evening = (Message(f"jamaica-symbol-{SYMBOLS[symbol]}") for symbol in SYMBOL[card])
    return Message("jamaica-card", {"morning": morning, "evening": evening})


def treasure_words(treasure: int) -> Message:
    return Message(f"jamaica-treasure-{TREASURES[treasure]}" if treasure else "jamaica-treasure-unknown")


def goods_words(good: int, count: int) -> Message:
    return Message(f"jamaica-goods-{GOODS[good]}", {"count": count})


def ship_words(ship: int) -> Message:
    """A ship goes by its player."""
    return Message("jamaica-ghost") if ship == GHOST else player_at(ship)


def _said(move: int) -> tuple[str, dict[str, Any]]:
    """A move's verb, and what it is about."""
    words = TEXTS[move].split()
    if words[0] == "dice":
        return "dice", {"morning": int(words[1]), "evening": int(words[2])}
    if words[0] == "play":
        return "play", {"card": card_words(CARDS.index(words[1]))}
    if words[0] == "attack":
        return "attack", {"ship": ship_words(ship_number(int(words[1])))}
    if words[-1].isdigit():
        return "-".join(words[:-1]), {"number": int(words[-1])}
    return "-".join(words), {}


def move_words(move: int) -> Message:
    """The move, for a button or a menu."""
    verb, arguments = _said(move)
    return Message(f"jamaica-do-{verb}", arguments)


def narrate(before: State, seat: int, move: int, after: State, outcomes: Sequence[Outcome]) -> list[Message]:
    """The move and its consequences, from two views. Which card was laid is told when it is turned over."""
    verb, arguments = _said(move)
    told = [Message(f"jamaica-did-{verb}", {"player": player_at(seat)} | ({} if verb == "play" else arguments))]
    told += _turned(before, after)
    told += _rolled(before, after, outcomes)
    told += _fought(before, after)
    for number in range(GHOST + 1):
        if takes_part(before, number):
            told += _changed(before.ships[number], after.ships[number], number)
    told += _closed(before, after)
    return told


def _turned(before: State, after: State) -> Iterator[Message]:
    """J12: cards turned over, also those that lie on the discard by now."""
    for seat in range(before.seats):
        was, now = before.ships[seat], after.ships[seat]
        card = now.turned
        if after.round != before.round and now.discard.size:
            card = now.discard.cards[now.discard.size - 1]
        if card and not was.turned:
            yield Message("jamaica-turned", {"player": player_at(seat), "card": card_words(card)})


def _rolled(before: State, after: State, outcomes: Sequence[Outcome]) -> Iterator[Message]:
    """The combat die, for a shot or a shortage; the action dice belong to the new round."""
    rolls = [outcome.value for outcome in outcomes if outcome.source == DICE_SOURCE]
    if after.round != before.round:
        rolls = rolls[:-DICE_OF_A_ROUND]
    for face in rolls:
        yield Message("jamaica-rolled-star") if face == STAR else Message("jamaica-rolled", {"face": face})


def _fought(before: State, after: State) -> Iterator[Message]:
    """J41: who won."""
    if after.phase == LOOT and before.phase != LOOT:
        yield Message("jamaica-won", {"ship": ship_words(after.combat.ships[after.combat.side])})
    elif before.combat.on and not after.combat.on and before.phase not in (LOOT, LOAD):
        yield Message("jamaica-tied")


def _changed(before: Ship, after: Ship, number: int) -> Iterator[Message]:
    """Where a ship has got to, and what it has gained and lost."""
    ship = ship_words(number)
    if (before.space, before.lap) != (after.space, after.lap):
        yield Message("jamaica-sailed", {"ship": ship, "space": after.space})
    for good in range(1, len(GOODS)):
        change = stock(after, good) - stock(before, good)
        if change:
            key = "jamaica-gained" if change > 0 else "jamaica-lost"
            yield Message(key, {"ship": ship, "goods": goods_words(good, abs(change))})
    if after.treasures.size > before.treasures.size:
        newest = after.treasures.size - 1
        treasure = max(after.treasures.cards[newest], after.face_up[newest])
        yield Message("jamaica-took", {"ship": ship, "treasure": treasure_words(treasure)})


def _closed(before: State, after: State) -> Iterator[Message]:
    """J13, J36: a ship at home, a new round, the end."""
    if after.ending and not before.ending:
        yield Message("jamaica-home")
    if after.phase == OVER and before.phase != OVER:
        yield Message("jamaica-over")
    elif after.round != before.round:
        first, second = after.dice
        yield Message(
            "jamaica-round",
            {"round": after.round, "player": player_at(after.captain), "first": first, "second": second},
        )
