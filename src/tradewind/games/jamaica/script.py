"""The logbook's `chance`: cards for each seat, all dice in one list, and the treasures in the order they are taken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tradewind.games.jamaica.components import ACTION_SIDES, CARD_NUMBER, DIE, STAR, TREASURE_NUMBER
from tradewind.games.jamaica.layout import DICE_SOURCE, HANDS, SEATS, TREASURE_SOURCE
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.game import Source
from tradewind.kernel.text import Message

SOURCES: Final = (*(Source(f"hands[{seat}]") for seat in range(SEATS)), Source("dice"), Source("treasures"))
_STAR_TEXT: Final = "star"
_NUMBERS: Final = frozenset(range(1, ACTION_SIDES + 1)) | frozenset(DIE) - {STAR}


def numbers(given: Mapping[str, Any], players: int) -> dict[int, list[int]]:
    """Outcomes fixed in advance, as numbers for each source."""
    script: dict[int, list[int]] = {}
    for key, entries in given.items():
        if key == "hands":
            script |= _hands(entries, players)
        elif key == "dice":
            script[DICE_SOURCE] = [
                _die(face, f"chance.dice[{at}]") for at, face in enumerate(_list(entries, "chance.dice"))
            ]
        elif key == "treasures":
            script[TREASURE_SOURCE] = _faces(entries, TREASURE_NUMBER, "chance.treasures")
        else:
            raise _refused("no-such-key", f"chance.{str(key)[:80]}")
    return script


def _hands(given: Any, players: int) -> dict[int, list[int]]:
    hands = _list(given, "chance.hands")
    if len(hands) > players:
        raise _refused("too-many-hands", f"chance.hands[{players}]", players=players)
    return {HANDS + seat: _faces(hand, CARD_NUMBER, f"chance.hands[{seat}]") for seat, hand in enumerate(hands)}


def _faces(given: Any, known: Mapping[str, int], where: str) -> list[int]:
    for place, face in enumerate(_list(given, where)):
        if not isinstance(face, str) or face not in known:
            raise _refused("no-such-face", f"{where}[{place}]", face=str(face)[:80])
    return [known[face] for face in given]


def _die(face: Any, where: str) -> int:
    if face == _STAR_TEXT:
        return STAR
    if isinstance(face, bool) or not isinstance(face, int) or face not in _NUMBERS:
        raise _refused("no-such-die", where, face=str(face)[:80])
    return face


def _list(given: Any, where: str) -> list[Any]:
    if not isinstance(given, list):
        raise _refused("no-list", where)
    return given


def _refused(key: str, where: str, **arguments: Any) -> LogbookError:
    return LogbookError(Message(f"jamaica-chance-{key}", arguments), where)
