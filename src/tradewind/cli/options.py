"""A game's options as they are typed: `--option KEY=VALUE`, as often as needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tradewind.kernel.errors import LogbookError
from tradewind.kernel.game import Game
from tradewind.kernel.text import Message

_BOOLEANS = {"true": True, "yes": True, "false": False, "no": False}


def read_options(game: Game, pairs: Sequence[str], players: int | None = None) -> dict[str, Any]:
    """The options as a logbook has them. The game says later whether they can be."""
    defaults = game.options({"players": game.choices()["players"][0]})
    given: dict[str, Any] = {} if players is None else {"players": players}
    for pair in pairs:
        key, sign, text = pair.partition("=")
        if not sign or key not in defaults:
            known = {"option": pair[:80], "options": ", ".join(defaults)}
            raise LogbookError(Message("error-option", known), "--option")
        given[key] = _value(defaults[key], text)
    return {"players": defaults["players"]} | given


def _value(default: Any, text: str) -> Any:
    """The text as the kind of value the option has; what does not fit is left for the game to refuse."""
    if isinstance(default, list):
        return [part for part in text.split(",") if part]
    if isinstance(default, bool):
        return _BOOLEANS.get(text.lower(), text)
    if isinstance(default, int) and text.removeprefix("-").isdecimal() and len(text) < 20:
        return int(text)
    return text
