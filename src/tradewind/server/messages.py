"""What clients may say on a socket. The JSON Schema in docs/ is made from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tradewind.server.opening import LONGEST_CHAT, Count, Id, MoveText, Salt, SeatNumber

Language = Literal["", "en", "uk", "pl", "ru"]
ChatText = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
Tokens = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=100)]


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message. With `since` and `mark` of the last step seen, what was missed follows."""

    since: Count | None = None
    mark: Count | None = None
    tokens: Tokens = []
    look: SeatNumber | None = None
    words: Language = ""


class LookThrough(msgspec.Struct, frozen=True, tag_field="type", tag="look"):
    """Through the eyes of another seat of one's own."""

    seat: SeatNumber


class Move(msgspec.Struct, frozen=True, tag_field="type", tag="move"):
    """A move. `at` is the number of moves seen; `mark`, if given, is checked too, so that nothing undone is missed."""

    id: Id
    seat: SeatNumber
    at: Count
    text: MoveText
    mark: Count | None = None


class Undo(msgspec.Struct, frozen=True, tag_field="type", tag="undo"):
    """One's last decision back, where nothing was revealed since."""

    id: Id
    seat: SeatNumber
    at: Count


class Why(msgspec.Struct, frozen=True, tag_field="type", tag="why"):
    """Which rule allows or forbids a move of one's own seat."""

    id: Id
    seat: SeatNumber
    text: MoveText


class Chat(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """A line to everybody at the table."""

    id: Id
    text: ChatText


class AddSalt(msgspec.Struct, frozen=True, tag_field="type", tag="salt"):
    """Randomness of one's own, before the first card."""

    id: Id
    seat: SeatNumber
    salt: Salt


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping"):
    """Answered with `pong`."""


Said = Hello | LookThrough | Move | Undo | Why | Chat | AddSalt | Ping
decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
