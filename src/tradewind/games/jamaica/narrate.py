"""What happened, in words: the move, what was rolled and turned up, and what followed from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tradewind.games.jamaica.combat import loser, winner
from tradewind.games.jamaica.components import CARDS, GOODS, SAIL, STAR, SYMBOL, SYMBOLS, TREASURES
from tradewind.games.jamaica.course import Berth, ends, into_lane
from tradewind.games.jamaica.describe import ship_number
from tradewind.games.jamaica.finish import takes_part
from tradewind.games.jamaica.holds import stock
from tradewind.games.jamaica.judging import rule_of_decision
from tradewind.games.jamaica.layout import (
    ATTACKER,
    DICE_SOURCE,
    EVENING,
    GHOST,
    LANE,
    LOAD,
    LOOT,
    MORNING,
    NO_FALL,
    OVER,
    Ship,
    State,
)
from tradewind.games.jamaica.moves import GIVE_CURSE, KEEP, NOTHING, STEAL_TREASURE, TAKE_LANE, TEXTS
from tradewind.kernel.chance import Outcome
from tradewind.kernel.text import Message, player_at

DICE_OF_A_ROUND = 2
RULES: Final = {  # what each stems from, unless it says another rule itself
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


def rule_of(message: Message) -> str | None:
    """The rule that something narrated stems from."""
    rule: str | None = message.arguments.get("rule", RULES.get(message.key))
    return rule


def _under(rule: str, message: Message) -> Message:
    """The message, with its rule where that is not the usual one."""
    return message if RULES[message.key] == rule else Message(message.key, {**message.arguments, "rule": rule})


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
    did = Message(f"jamaica-did-{verb}", {"player": player_at(seat)} | ({} if verb == "play" else arguments))
    told = [_under(rule_of_decision(before), did)]
    told += _turned(before, after)
    told += _rolled(before, move, after, outcomes)
    told += _fought(before, after)
    for number in range(GHOST + 1):
        if takes_part(before, number):
            told += _changed(before, move, after, number)
    told += _closed(before, after)
    return told


def _turned(before: State, after: State) -> Iterator[Message]:
    """J12: cards turned over, also those that lie on the discard by now."""
    for seat in range(before.seats):
        card = _card(before, after, seat)
        if card and not before.ships[seat].turned:
            yield Message("jamaica-turned", {"player": player_at(seat), "card": card_words(card)})


def _card(before: State, after: State, seat: int) -> int:
    """The card a seat has turned over in this round; 0 if it lies face down, or was shuffled into the deck at once."""
    ship = after.ships[seat]
    if after.round != before.round and ship.discard.size:
        return int(ship.discard.cards[ship.discard.size - 1])
    return int(ship.turned or before.ships[seat].turned)


def _rolled(before: State, move: int, after: State, outcomes: Sequence[Outcome]) -> Iterator[Message]:
    """J41, J50: the combat die, for a shot or then a shortage; the action dice belong to the new round."""
    rolls = [outcome.value for outcome in outcomes if outcome.source == DICE_SOURCE]
    if after.round != before.round:
        rolls = rolls[:-DICE_OF_A_ROUND]
    shots = len(rolls) if after.combat.on else _last_shots(before, move)
    for place, face in enumerate(rolls):
        rolled = Message("jamaica-rolled-star") if face == STAR else Message("jamaica-rolled", {"face": face})
        yield rolled if place < shots else _under("J50", rolled)


def _last_shots(before: State, move: int) -> int:
    """J41, J62: how many shots followed a move after which there is no combat: both have fired, and it was a tie."""
    if not before.combat.on or before.phase in (LOOT, LOAD):
        return 0
    return (move != KEEP) + (before.combat.side == ATTACKER)


def _fought(before: State, after: State) -> Iterator[Message]:
    """J41: who won."""
    if after.phase == LOOT and before.phase != LOOT:
        yield Message("jamaica-won", {"ship": ship_words(after.combat.ships[after.combat.side])})
    elif before.combat.on and not after.combat.on and before.phase not in (LOOT, LOAD):
        yield Message("jamaica-tied")


def _changed(before: State, move: int, after: State, number: int) -> Iterator[Message]:
    """Where a ship has got to, and what it has gained and lost."""
    was, now, ship = before.ships[number], after.ships[number], ship_words(number)
    if _berth(was) != _berth(now):
        sailed = Message("jamaica-sailed", {"ship": ship, "space": now.space})
        yield _under("J50", sailed) if _fell_back(before, move, after, number) else sailed
    for good in range(1, len(GOODS)):
        change = stock(now, good) - stock(was, good)
        if change:
            key = "jamaica-gained" if change > 0 else "jamaica-lost"
            yield Message(key, {"ship": ship, "goods": goods_words(good, abs(change))})
    if now.treasures.size > was.treasures.size:
        newest = now.treasures.size - 1
        treasure = max(now.treasures.cards[newest], now.face_up[newest])
        took = Message("jamaica-took", {"ship": ship, "treasure": treasure_words(treasure)})
        looted = now.treasures.size == was.treasures.size + 1 and number == _given_a_treasure(before, move)
        in_a_lair = "J82" if number == GHOST else "J35"
        yield _under(rule_of_decision(before) if looted else in_a_lair, took)


def _berth(ship: Ship) -> Berth:
    return Berth(ship.space, ship.lap)


def _given_a_treasure(before: State, move: int) -> int | None:
    """J43, J83: the ship that a treasure goes to by the move itself; one from a lair comes after it."""
    if STEAL_TREASURE <= move < GIVE_CURSE:
        return winner(before)
    return loser(before) if GIVE_CURSE <= move < NOTHING else None


def _fell_back(before: State, move: int, after: State, number: int) -> bool:
    """J50: is the ship elsewhere than where the die of its actions led? A ship that fell back is behind that."""
    if number == GHOST or not _card(before, after, number):
        return False
    start = _berth(before.ships[number])
    if _chose_lane(before, number):
        start = into_lane(start, before.heading, move - TAKE_LANE)
    led = {start}
    for heading, steps in _legs(before, after, number):
        led = {end for start in led for end in ends(start, heading, steps)}
    return _berth(after.ships[number]) not in led


def _chose_lane(before: State, number: int) -> bool:
    """J91: was the move a lane for this ship, on its way by a die?"""
    return before.phase == LANE and before.acting == number and before.fall == NO_FALL


def _legs(before: State, after: State, seat: int) -> Iterator[tuple[int, int]]:
    """J30: which way a ship has sailed in the actions since (and since it chose its lane), and how far."""
    acting, still = before.acting == seat, after.acting == seat
    card = _card(before, after, seat)
    for action in range(before.action if acting else MORNING, (after.action if still else EVENING) + 1):
        symbol, steps = SYMBOL[card][action], before.dice[action]
        if acting and action == before.action:
            steps = before.steps - 1 if _chose_lane(before, seat) else 0
        if still and action == after.action and after.phase == LANE and after.fall == NO_FALL:
            steps -= after.steps
        if symbol >= SAIL:
            yield symbol - SAIL, steps


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
