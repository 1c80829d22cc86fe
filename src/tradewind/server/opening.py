"""What a table begins with: the first entry of its log, from which and from the entries after it all else follows."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tradewind import logbook as records
from tradewind.kernel import registry
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.game import Game
from tradewind.kernel.text import Message
from tradewind.logbook import Logbook
from tradewind.server.refusal import Refusal
from tradewind.table import Table, load

MOST_SEATS: Final = 100
LONGEST_MOVE: Final = 200
LONGEST_CHAT: Final = 500
LONGEST_NAME: Final = 40
LONGEST_SALT: Final = 100
MONTH: Final = 31 * 24 * 3600
ID_BYTES: Final = 12
LONGEST_ID: Final = 40

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Salt = Annotated[str, Meta(min_length=1, max_length=LONGEST_SALT)]
Id = Annotated[str, Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
MoveText = Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE)]
TableId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
BotName = Annotated[str, Meta(min_length=1, max_length=80)]


class Clock(msgspec.Struct, frozen=True):
    """How long people may think, and what happens when they take longer."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=MONTH)] = 0
    then: Literal["bot", "forfeit", "random"] = "bot"


class Placed(msgspec.Struct, frozen=True):
    """Who shall sit in a seat of a new table."""

    kind: Literal["me", "open", "bot", "here"]
    bot: BotName | None = None
    name: Name | None = None
    salt: Salt | None = None


class From(msgspec.Struct, frozen=True):
    """A finished game, after so many moves."""

    table: TableId
    at: Count


class NewTable(msgspec.Struct, frozen=True, rename={"from_": "from"}):
    """What somebody asks for."""

    game: Annotated[str, Meta(max_length=80)] | UnsetType = UNSET
    options: dict[str, Any] = {}
    seats: Annotated[list[Placed], Meta(max_length=MOST_SEATS)] | UnsetType = UNSET
    listed: bool = False
    clock: Clock = Clock()
    guided: bool = False
    wait: bool = False  # do not start before the host says so: time to add one's own randomness
    from_: From | UnsetType = UNSET
    logbook: dict[str, Any] | UnsetType = UNSET


class Seat(msgspec.Struct):
    """A seat as it stands now."""

    kind: Literal["open", "person", "bot", "here"]
    name: str = ""
    person: str = ""
    bot: str | None = None  # who plays it, if no person does
    sat: int = 0  # the entry by which it was taken: seat tokens are made from it
    salt: str | None = None
    muted: bool = False
    forfeited: bool = False
    stand_in: bool = False  # a bot plays for a person


class Opened(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first entry of a log."""

    game: str
    rules: str
    options: dict[str, Any]
    seed: str
    host: str
    seats: list[Seat]
    listed: bool = False
    clock: Clock = Clock()
    wait: bool = False
    guided: bool = False
    position: dict[str, Any] | None = None
    chance: dict[str, Any] | None = None
    moves: list[str] = []  # what was played before, elsewhere
    after: str | None = None  # the table this is a rematch of
    salts: list[str] = []  # of a game that was played elsewhere


def tidy(name: str, where: str = "name") -> str:
    """A name as it is shown: one line, no control characters."""
    shown = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if not shown:
        raise Refusal("impossible", where=where)
    return shown


def new_id() -> str:
    """Nobody guesses it."""
    return secrets.token_urlsafe(ID_BYTES)


def opened(asked: NewTable, basis: Logbook, person: str, name: str, guided: bool) -> Opened:
    """A table from what somebody asks for, checked by setting it up once; LogbookError if it cannot be."""
    if asked.clock.kind != "none" and not asked.clock.seconds:
        raise Refusal("impossible", where="clock.seconds")
    table = Table(basis)
    placed = _placed(asked, table.seats, guided, table.game)
    return Opened(
        game=table.game.name,
        rules=table.game.version,
        options=table.options,
        seed=table.seed,
        host=person,
        seats=[_seat(place, person, name) for place in placed],
        listed=asked.listed,
        clock=asked.clock,
        wait=asked.wait,
        guided=guided,
        position=basis.position,
        chance=basis.chance,
        moves=basis.moves,
    )


def basis_of(asked: NewTable) -> Logbook:
    """The empty logbook of a new game, or the one that is to be gone on with."""
    if not isinstance(asked.logbook, UnsetType):
        return going_on(load(records.as_logbook(asked.logbook)))
    name = "" if isinstance(asked.game, UnsetType) else asked.game
    game = registry.game(name)
    options = dict(asked.options)
    if not isinstance(asked.seats, UnsetType) and "players" in game.choices():
        options.setdefault("players", len(asked.seats))
    return Logbook(logbook=records.FORMAT, game=name, options=options, moves=[], seed=records.draw_seed())


def going_on(table: Table) -> Logbook:
    """The game so far under a new, secret shuffle: what came is fixed, what is to come nobody knows."""
    given, came = table.logbook(), _came(table)
    for name, outcomes in came.items():
        outcomes.extend(_fixed(given.chance or {}, name)[len(outcomes) :])
    return msgspec.structs.replace(
        given, seed=records.draw_seed(), commitment=None, salts=None, seats=None, result=None, chance=_chance(came)
    )


def chance_so_far(logbook: Logbook) -> dict[str, Any] | None:
    """Everything that chance has brought, and nothing that is still to come."""
    return _chance(_came(load(logbook)))


def _came(table: Table) -> dict[str, list[Any]]:
    came: dict[str, list[Any]] = {source.name: [] for source in table.game.sources}
    for outcome in table.desk.outcomes:
        came[table.game.sources[outcome.source].name].append(table.game.outcome_text(outcome))
    return came


_OF_A_SEAT: Final = re.compile(r"(.+)\[(\d+)\]")  # a source of which every seat has its own: hands[0]


def _fixed(chance: Mapping[str, Any], name: str) -> list[Any]:
    """What a logbook fixes for a source."""
    seats = _OF_A_SEAT.fullmatch(name)
    if seats is None:
        return list(chance.get(name, []))
    of_all = chance.get(seats[1], [])
    return list(of_all[int(seats[2])]) if int(seats[2]) < len(of_all) else []


def _chance(came: Mapping[str, list[Any]]) -> dict[str, Any] | None:
    """The outcomes as a logbook has them, sources that every seat has as a list of lists."""
    chance: dict[str, Any] = {}
    for name, outcomes in came.items():
        seats = _OF_A_SEAT.fullmatch(name)
        if outcomes and seats is None:
            chance[name] = outcomes
        elif outcomes and seats is not None:
            of_all = chance.setdefault(seats[1], [])
            of_all += [[] for _ in range(int(seats[2]) + 1 - len(of_all))]
            of_all[int(seats[2])] = outcomes
    return chance or None


def _placed(asked: NewTable, seats: int, guided: bool, game: Game) -> list[Placed]:
    if guided or isinstance(asked.seats, UnsetType):
        return [Placed("me"), *[Placed("bot", relief(game)) for _ in range(seats - 1)]]
    if len(asked.seats) != seats:
        raise LogbookError(Message("error-names-count", {"seats": seats, "given": len(asked.seats)}), "seats")
    return [_checked(given, game, f"seats[{place}]") for place, given in enumerate(asked.seats)]


def _checked(given: Placed, game: Game, where: str) -> Placed:
    if given.kind == "bot":
        check_bot(game, given.bot, f"{where}.bot")
    if given.salt is not None and not given.salt.isprintable():
        raise Refusal("impossible", where=f"{where}.salt")
    if given.name is None:
        return given
    return msgspec.structs.replace(given, name=tidy(given.name, f"{where}.name"))


def _seat(placed: Placed, person: str, name: str) -> Seat:
    if placed.kind == "bot":
        return Seat("bot", placed.bot or "", bot=placed.bot)
    if placed.kind == "open":
        return Seat("open")
    kind: Literal["person", "here"] = "person" if placed.kind == "me" else "here"
    return Seat(kind, placed.name or name, person, salt=placed.salt)


def check_bot(game: Game, bot: str | None, where: str) -> str:
    """A bot that can play the game; never a file, which only people at this machine may name."""
    from tradewind.bots.players import names

    known = names(game)
    if bot not in known:
        raise LogbookError(Message("error-no-such-bot", {"bot": str(bot), "bots": ", ".join(known)}), where)
    return bot


def relief(game: Game) -> str:
    from tradewind.bots.players import relief as best

    return best(game)


def blank(given: Opened, salts: list[str], names: list[str] | None = None) -> Logbook:
    """The logbook of a table before the first move made at it."""
    return Logbook(
        logbook=records.FORMAT,
        game=given.game,
        rules=given.rules,
        options=given.options,
        seats=names,
        seed=given.seed,
        salts=salts or None,
        position=given.position,
        chance=given.chance,
        moves=[],
    )
