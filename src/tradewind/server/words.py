"""Messages on the wire: by key with what goes into them, or put into words for clients without a catalogue."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from tradewind.kernel.game import Game
from tradewind.kernel.text import Message, catalogue
from tradewind.server.storage.schema import Entry

json = msgspec.json.Encoder().encode


def on_the_wire(message: Message, language: str = "") -> Any:
    """`[key, {arguments}]`, or a finished text where a language was asked for."""
    if language:
        return catalogue(language).say(message)
    return [
        message.key,
        {
            name: on_the_wire(value) if isinstance(value, Message) else value
            for name, value in message.arguments.items()
        },
    ]


@cache
def move_in_words(game: Game, move: int, language: str) -> bytes:
    """One entry of an object that says moves in words: `"draw":["…",{}]`."""
    return json(game.moves.texts[move]) + b":" + json(on_the_wire(game.move_words(move), language))


def chat_line(entry: Entry) -> bytes:
    """A line of chat as it is sent."""
    said = msgspec.json.decode(entry.body)
    told = {"type": "chat", "seat": entry.seat or None, "name": said["name"], "text": said["text"], "n": entry.n}
    return json({key: value for key, value in told.items() if value is not None})
