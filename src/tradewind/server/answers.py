"""What HTTP requests carry and what they are answered with. OpenAPI is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tradewind.server.messages import ChatText, Language
from tradewind.server.opening import BotName, Count, Id, MoveText, Name, Salt, SeatNumber

Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]
Token = Annotated[str, Meta(max_length=80)]  # holds a seat on any device


class AskMe(msgspec.Struct, frozen=True):
    """With `token`, the answer carries one for a program."""

    token: bool = False


class Rename(msgspec.Struct, frozen=True):
    name: Name


class Credentials(msgspec.Struct, frozen=True):
    name: Name
    passphrase: Passphrase


class Sit(msgspec.Struct, frozen=True):
    seat: SeatNumber | None = None
    name: Name | None = None
    salt: Salt | None = None


class Seated(msgspec.Struct, frozen=True):
    """A seat with the token that holds it on any device."""

    seat: int
    token: str


class Leave(msgspec.Struct, frozen=True):
    seat: SeatNumber
    token: Token = ""


class Start(msgspec.Struct, frozen=True):
    bots: BotName | None = None


class PlayMove(msgspec.Struct, frozen=True):
    seat: SeatNumber
    at: Count
    text: MoveText
    id: Id
    mark: Count | None = None
    token: Token = ""


class TakeBack(msgspec.Struct, frozen=True):
    seat: SeatNumber
    at: Count
    id: Id
    token: Token = ""


class AskWhy(msgspec.Struct, frozen=True):
    seat: SeatNumber
    text: MoveText
    token: Token = ""


class SayLine(msgspec.Struct, frozen=True):
    text: ChatText
    id: Id


class GiveSalt(msgspec.Struct, frozen=True):
    seat: SeatNumber
    salt: Salt
    token: Token = ""


class Deed(msgspec.Struct, frozen=True):
    """What a host does with a seat; whoever holds it may hand it to a bot and take it back, too."""

    do: Literal["remove", "bot", "back", "mute", "unmute"]
    bot: BotName | None = None
    token: Token = ""


class SubscriptionKeys(msgspec.Struct, frozen=True):
    """What a browser's messages are encrypted with."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser gets its messages; as its `PushSubscription` writes itself."""

    endpoint: Annotated[str, Meta(max_length=2000)]
    keys: SubscriptionKeys


class Notice(msgspec.Struct, frozen=True):
    """How to tell somebody that it is their turn: by a webhook, in browsers, or (`none`) no longer."""

    seat: SeatNumber
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    push: Subscription | None = None
    words: Language = ""
    none: bool = False
    token: Token = ""


class PushKey(msgspec.Struct, frozen=True):
    """What a browser subscribes with; none where the server cannot push."""

    key: str | None


class At(msgspec.Struct, frozen=True):
    at: int


class Made(msgspec.Struct, frozen=True):
    """A new table."""

    id: str
    link: str
    commitment: str | None
    seats: list[Seated]


class Known(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: str
    players: list[int]
    options: dict[str, list[Any]]
    levels: list[str]
    shortsighted: list[str]  # levels that could see farther with a compiler
    bots: list[str]
    guided: bool


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    state: str
    yours: list[int]
    waiting: list[int]
    spectators: int
    moved: str


class Judged(msgspec.Struct, frozen=True):
    allowed: bool
    rule: str | None
    why: Any


class Proven(msgspec.Struct, frozen=True):
    ok: bool
    message: Any


class Done(msgspec.Struct, frozen=True):
    ok: bool = True


class Again(msgspec.Struct, frozen=True):
    id: str
