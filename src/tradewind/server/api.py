"""HTTP: people, games, and the tables there are."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from msgspec import UnsetType

from tradewind.kernel import registry
from tradewind.kernel.game import Game
from tradewind.server import guides, people
from tradewind.server.answers import AskMe, Credentials, Known, Listed, Made, Rename, Seated
from tradewind.server.harbour import Harbour
from tradewind.server.opening import NewTable, Opened, basis_of, going_on, opened
from tradewind.server.people import COOKIE, YEAR, Me
from tradewind.server.refusal import Refusal
from tradewind.table import load

Asker = Request[Any, Any, Any]
LEVELS = ("cabin-boy", "sailor", "pirate", "captain", "lord-of-the-seas")


def harbour_of(request: Asker) -> Harbour:
    harbour: Harbour = request.app.state.harbour
    return harbour


def person_of(request: Asker) -> str:
    """Who asks; empty for nobody we know."""
    headers = {name.lower(): value for name, value in request.scope["headers"]}
    return people.recognised(harbour_of(request).store.key, people.carried(headers))


def known_person(request: Asker) -> str:
    person = person_of(request)
    if not person:
        raise Refusal("no-person")
    return person


def language_of(words: str | None) -> str:
    return words or ""


def _with_cookie(request: Asker, me: Me, value: str | None = None) -> Response[Me]:
    harbour = harbour_of(request)
    cookie = Cookie(
        key=COOKIE,
        value=people.signed(harbour.store.key, me.id) if value is None else value,
        max_age=YEAR if value is None else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=harbour.settings.secure,
    )
    return Response(me, cookies=[cookie])


# --- people


@get("/api/me", summary="Who am I?")
async def get_me(request: Asker) -> Me:
    return await people.me(harbour_of(request).store, person_of(request))


@post("/api/me", status_code=200, summary="Who am I? A new guest, if nobody")
async def post_me(request: Asker, data: AskMe | None = None) -> Response[Me]:
    harbour = harbour_of(request)
    person = person_of(request)
    try:
        me = await people.me(harbour.store, person)
    except Refusal:
        me = await people.new_guest(harbour.store)
    if data is not None and data.token:
        me = msgspec.structs.replace(me, token=people.signed(harbour.store.key, me.id))
    return _with_cookie(request, me)


@post("/api/me/name", status_code=200, summary="Be called something else")
async def rename(request: Asker, data: Rename) -> Me:
    store, person = harbour_of(request).store, known_person(request)
    me = await people.me(store, person)
    name = people.tidy(data.name)
    await store.change_person(person, name=name)
    return msgspec.structs.replace(me, name=name)


@post("/api/me/passphrase", status_code=200, summary="A name and a passphrase to come back with")
async def register(request: Asker, data: Credentials) -> Me:
    harbour_of(request).limit_logins(request)
    store = harbour_of(request).store
    return await people.register(store, known_person(request), people.tidy(data.name), data.passphrase)


@post("/api/me/login", status_code=200, summary="Come back from another device")
async def log_in(request: Asker, data: Credentials) -> Response[Me]:
    harbour_of(request).limit_logins(request)
    return _with_cookie(request, await people.log_in(harbour_of(request).store, data.name, data.passphrase))


@post("/api/me/logout", status_code=200, summary="Be nobody again on this device")
async def log_out(request: Asker) -> Response[Me]:
    return _with_cookie(request, Me("", "", False), "")


# --- games


@get("/api/games", summary="The games there are", sync_to_thread=False)
def get_games() -> list[Known]:
    return [_known(game) for game in registry.games().values()]


def _known(game: Game) -> Known:
    from tradewind.bots.players import names

    choices = {key: list(values) for key, values in game.choices().items()}
    bots = names(game)
    return Known(
        game.name,
        game.version,
        choices.get("players", []),
        choices,
        [level for level in LEVELS if level in bots],
        bots,
        guides.has_guide(game),
    )


@get("/api/guide/{name:str}", summary="Hints of a guided first game", sync_to_thread=False)
def get_guide(name: str) -> dict[str, Any]:
    return {"steps": guides.steps(guides.guide_of(registry.game(name)))}


# --- tables


@get("/api/tables", summary="Tables: open ones, one's own, those being played")
async def get_tables(
    request: Asker,
    is_open: Annotated[int, Parameter(query="open", ge=0, le=1)] = 0,
    mine: Annotated[int, Parameter(ge=0, le=1)] = 0,
    live: Annotated[int, Parameter(ge=0, le=1)] = 0,
    game: Annotated[str | None, Parameter(max_length=80)] = None,
) -> list[Listed]:
    harbour = harbour_of(request)
    person = known_person(request) if mine else person_of(request)
    state = "gathering" if is_open else "playing" if live else None
    if game is not None and "\0" in game:
        return []
    rows = await harbour.store.listed(state, person if mine else None, game, listed=not mine)
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


@post("/api/tables", status_code=201, summary="A new table")
async def post_table(request: Asker, data: NewTable) -> Made:
    harbour, person = harbour_of(request), known_person(request)
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
    room = await harbour.establish(begun, person)
    held = [Seated(seat, room.token(seat)) for seat in room.seats_of(person)]
    return Made(room.id, f"/t/{room.id}", room.commitment, held)
