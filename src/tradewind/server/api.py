"""HTTP: people, games, and the tables there are."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from msgspec import Meta, UnsetType

from tradewind.kernel import registry
from tradewind.kernel.game import Game
from tradewind.server import guides, notices, people
from tradewind.server.answers import AskMe, Credentials, Known, Listed, Made, PushKey, Rename, Seated
from tradewind.server.harbour import Harbour
from tradewind.server.opening import NewTable, Opened, basis_of, going_on, new_id, opened, tidy
from tradewind.server.people import COOKIE, YEAR, Me
from tradewind.server.refusal import Refusal
from tradewind.server.routes import Answer, Request, route
from tradewind.server.words import json
from tradewind.table import load

Switch = Annotated[int, Meta(ge=0, le=1)]


def _with_cookie(request: Request, me: Me, value: str | None = None) -> Answer:
    """Somebody's cookie: no script reads it, no other site sends it, and under https it goes nowhere else."""
    signed = people.signed(request.harbour.store.key, me.id) if value is None else value
    age = YEAR if value is None else 0
    secure = "; Secure" if request.harbour.settings.secure else ""
    cookie = f"{COOKIE}={signed}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax{secure}"
    return Answer(json(me), headers=[(b"set-cookie", cookie.encode())])


# --- people


@route("GET", "/api/me")
async def get_me(request: Request) -> Me:
    """Who am I?"""
    return await people.me(request.harbour.store, request.person)


@route("POST", "/api/me")
async def post_me(request: Request, data: AskMe) -> Answer:
    """Who am I? A new guest, if nobody."""
    harbour = request.harbour
    person = request.person
    try:
        me = await people.me(harbour.store, person)
    except Refusal:
        me = await people.new_guest(harbour.store)
    if data.token:
        me = msgspec.structs.replace(me, token=people.signed(harbour.store.key, me.id))
    return _with_cookie(request, me)


@route("POST", "/api/me/name")
async def rename(request: Request, data: Rename) -> Me:
    """Be called something else."""
    store, person = request.harbour.store, request.known_person()
    me = await people.me(store, person)
    name = tidy(data.name)
    await store.change_person(person, name=name)
    return msgspec.structs.replace(me, name=name)


@route("POST", "/api/me/passphrase")
async def register(request: Request, data: Credentials) -> Me:
    """A name and a passphrase to come back with."""
    request.harbour.limit_logins(request.address)
    store = request.harbour.store
    return await people.register(store, request.known_person(), tidy(data.name), data.passphrase)


@route("POST", "/api/me/login")
async def log_in(request: Request, data: Credentials) -> Answer:
    """Come back from another device."""
    request.harbour.limit_logins(request.address)
    return _with_cookie(request, await people.log_in(request.harbour.store, data.name, data.passphrase))


@route("POST", "/api/me/logout")
async def log_out(request: Request) -> Answer:
    """Be nobody again on this device."""
    return _with_cookie(request, Me("", "", False), "")


@route("GET", "/api/push")
async def get_push(request: Request) -> PushKey:
    """What a browser subscribes to turn notices with."""
    return PushKey(await notices.public_key(request.harbour))


# --- games


@route("GET", "/api/games")
async def get_games() -> list[Known]:
    """The games there are."""
    return [_known(game) for game in registry.games().values()]


def _known(game: Game) -> Known:
    from tradewind.bots.levels import LEVELS, shortsighted
    from tradewind.bots.players import names

    choices = {key: list(values) for key, values in game.choices().items()}
    bots = names(game)
    return Known(
        game.name,
        game.version,
        choices.get("players", []),
        choices,
        [level for level in LEVELS if level in bots],
        list(shortsighted()),
        bots,
        guides.has_guide(game),
    )


@route("GET", "/api/guide/{name}")
async def get_guide(name: str) -> dict[str, Any]:
    """Hints of a guided first game."""
    game = registry.games().get(name)
    if game is None:
        raise Refusal("no-guide")
    return {"steps": guides.steps(guides.guide_of(game))}


# --- tables


@route("GET", "/api/tables", is_open="open")
async def get_tables(
    request: Request,
    is_open: Switch = 0,
    mine: Switch = 0,
    live: Switch = 0,
    game: Annotated[str, Meta(max_length=80)] = "",
) -> list[Listed]:
    """Tables: open ones, one's own, those being played."""
    harbour = request.harbour
    person = request.known_person() if mine else request.person
    state = "gathering" if is_open else "playing" if live else None
    if "\0" in game:
        return []
    rows = await harbour.store.listed(state, person if mine else None, game or None, listed=not mine)
    return [_listed(harbour, person, *row) for row in rows]


def _listed(harbour: Harbour, person: str, table: str, game: str, brief: str, moved: float) -> Listed:
    told = msgspec.json.decode(brief)
    yours = [place for place, seat in enumerate(told["seats"], 1) if person and seat["person"] == person]
    room = harbour.rooms.get(table)
    return Listed(
        table,
        game,
        told["options"],
        [{"name": seat["name"], "kind": seat["kind"]} for seat in told["seats"]],
        told["state"],
        yours,
        told["waiting"],
        len([1 for client in room.everybody() if not client.seats]) if room else 0,
        datetime.fromtimestamp(moved, UTC).isoformat(timespec="seconds"),
    )


@route("POST", "/api/tables", 201)
async def post_table(request: Request, data: NewTable) -> Made:
    """A new table."""
    harbour, person = request.harbour, request.known_person()
    me = await people.me(harbour.store, person)
    begun = await _opened(harbour, data, me)
    return await made(harbour, begun, person)


async def _opened(harbour: Harbour, data: NewTable, me: Me) -> Opened:
    if data.guided:
        game = registry.game("" if isinstance(data.game, UnsetType) else data.game)
        return opened(data, guides.guide_of(game).logbook(), me.id, me.name, guided=True)
    if not isinstance(data.from_, UnsetType):
        room = await harbour.room(data.from_.table)
        if not room.over:
            raise Refusal("not-yet")
        logbook = room.logbook()
        played = msgspec.structs.replace(logbook, moves=logbook.moves[: data.from_.at], result=None)
        return opened(data, going_on(load(played)), me.id, me.name, guided=False)
    return opened(data, basis_of(data), me.id, me.name, guided=False)


async def made(harbour: Harbour, begun: Opened, person: str) -> Made:
    """Write a table's first entry, and the start if nobody is missing."""
    room = await harbour.establish(new_id(), begun, person)
    held = [Seated(seat, room.token(seat)) for seat in room.seats_of(person)]
    return Made(room.id, f"/table/{room.id}", room.commitment, held)
