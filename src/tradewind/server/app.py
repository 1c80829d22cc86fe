"""The server as one ASGI application: sockets first, then the API, then the page."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from tradewind.kernel.errors import TradewindError
from tradewind.kernel.text import LANGUAGES
from tradewind.server import api, api_table, pages, people  # noqa: F401 - routes are noted where they are written
from tradewind.server.harbour import Harbour
from tradewind.server.refusal import Refusal
from tradewind.server.routes import LARGEST_BODY, Answer, Request, found, route
from tradewind.server.settings import Settings
from tradewind.server.socket import Client
from tradewind.server.storage.writer import StorageTrouble
from tradewind.server.wire import HERE
from tradewind.server.words import json

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Any]

API: Final = ("/api/", "/healthz", "/metrics", "/protocol.schema.json")
BEARABLE_BODY: Final = 8 * LARGEST_BODY
SAFE: Final = ("GET", "HEAD", "OPTIONS")
REFUSED: Final = (Refusal, TradewindError, StorageTrouble)  # what is no mistake of ours
POLICY_TEXT: Final = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY_TEXT.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
)

_logger = logging.getLogger("tradewind.requests")


class Application:
    """What uvicorn runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.harbour: Harbour | None = None
        self.cannot_start: TradewindError | None = None  # why, where it can be said to people

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            self.harbour = Harbour(self.settings)
            await self.harbour.open()
        except TradewindError as error:
            self.cannot_start = error
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            return
        except Exception as error:
            _logger.exception("could not start")
            await send({"type": "lifespan.startup.failed", "message": f"{type(error).__name__}: {error}"})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.harbour.close()
        await send({"type": "lifespan.shutdown.complete"})

    def say_goodbye(self) -> None:
        if self.harbour is not None:
            self.harbour.say_goodbye()

    @property
    def _harbour(self) -> Harbour:
        assert self.harbour is not None, "the server has started"
        return self.harbour

    # --- sockets

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        headers = dict(scope["headers"])
        path = scope["path"].split("/")
        try:
            self._harbour.limit_asking(Request(self._harbour, scope).address)
            if not self._same_origin(headers):
                raise Refusal("origin")
            if len(path) != 5 or path[:3] != ["", "api", "tables"] or path[4] != "ws" or self._harbour.closing:
                raise Refusal("no-such-page")
            room = await self._harbour.room(path[3])
        except REFUSED as error:
            await _reject(_refusal(error), send)
            return
        person = people.recognised(self._harbour.store.key, people.carried(headers))
        await send({"type": "websocket.accept"})
        wire = scope[HERE]
        wire.stand()
        scope.clear()
        await Client(self._harbour, room, person, wire, send).listen(receive)

    def _same_origin(self, headers: dict[bytes, bytes]) -> bool:
        """A page from elsewhere may not speak for somebody; programs send no origin."""
        origin = headers.get(b"origin")
        if origin is None:
            return True
        host = headers.get(b"host", b"")
        allowed = {b"http://" + host, b"https://" + host, self.settings.public.rstrip("/").encode()}
        return origin in allowed and origin != b""

    # --- requests

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0

        async def sent(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        request = Request(self._harbour, scope)
        try:
            if scope["path"].startswith(API):
                request.body = await _body(receive)
                self._guard(request)
                route, gaps = found(scope["method"], scope["path"])
                answer = await route.answer(request, gaps)
                await _answer(route.status, answer, sent)
            else:
                await _page(scope, request.headers, sent)
        except REFUSED as error:
            refusal = _refusal(error)
            told = json({"error": refusal.told(_language(request))})
            await _answer(refusal.status, Answer(told, headers=refusal.headers), sent)
        except Exception:
            _logger.exception("a mistake of ours")
            refusal = Refusal("ours")
            await _answer(refusal.status, Answer(json({"error": refusal.told()})), sent)
        self._harbour.metrics.requests[scope["method"], status] += 1
        took = round((time.perf_counter() - began) * 1000, 1)
        _logger.info("request", extra={"method": scope["method"], "path": scope["path"], "status": status, "ms": took})

    def _guard(self, request: Request) -> None:
        """What changes something must come from our page or from a program; and nobody may ask too fast."""
        self._harbour.limit_asking(request.address)
        headers = request.headers
        if request.scope["method"] in SAFE:
            return
        if headers.get(b"x-tradewind") != b"1" or not self._same_origin(headers):
            raise Refusal("origin")
        if not self._harbour.requests.allows(request.person or request.address):
            raise Refusal("too-fast")


def _refusal(error: Refusal | TradewindError | StorageTrouble) -> Refusal:
    """What is answered instead; trouble with the database is noted, too."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StorageTrouble):
        _logger.warning("the database does not answer: %s", type(error).__name__)
    return Refusal.of(error)


async def _body(receive: Receive) -> bytes:
    """What was sent; of too much only the size is taken, so that the sender hears why it was refused."""
    parts, size, more = [], 0, True
    while more and size <= BEARABLE_BODY:
        message = await receive()
        part = message.get("body", b"")
        size += len(part)
        more = message.get("more_body", False)
        if size <= LARGEST_BODY:
            parts.append(part)
    if size > LARGEST_BODY:
        raise Refusal("too-large")
    return b"".join(parts)


def _language(request: Request) -> str:
    words = request.query.get("words", "")
    return words if words in LANGUAGES else ""


async def _reject(refusal: Refusal, send: Send) -> None:
    """Say why before the connection stands."""
    body = json({"error": refusal.told()})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "websocket.http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


async def _answer(status: int, answer: Answer, send: Send) -> None:
    length = str(len(answer.content)).encode()
    headers = [
        (b"content-type", answer.kind.encode()),
        (b"content-length", length),
        (b"cache-control", b"no-store"),  # what one person is told is nothing for the next
        *answer.headers,
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.content})


async def _page(scope: Scope, headers: dict[bytes, bytes], send: Send) -> None:
    if scope["method"] not in ("GET", "HEAD"):
        raise Refusal("no-such-page")
    content, kind, keeps, name = pages.page(scope["path"])
    same = headers.get(b"if-none-match") == name.encode()
    packed = pages.packed(scope["path"]) if b"gzip" in headers.get(b"accept-encoding", b"") else None
    body = packed or content
    told = [(b"cache-control", keeps.encode()), (b"vary", b"accept-encoding"), (b"etag", name.encode())]
    if not same:
        told += [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
        told += [(b"content-encoding", b"gzip")] if packed else []
    await send({"type": "http.response.start", "status": 304 if same else 200, "headers": told})
    await send({"type": "http.response.body", "body": b"" if same or scope["method"] == "HEAD" else body})


# --- the server itself


@route("GET", "/healthz")
async def health(request: Request) -> dict[str, bool]:
    """Whether the server can read its database."""
    await request.harbour.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    if request.harbour.closing:
        raise Refusal("storage")
    return {"ok": True}


@route("GET", "/metrics", kind="text/plain")
async def metrics(request: Request) -> Answer:
    """Counters for Prometheus."""
    text = request.harbour.metrics.text(request.harbour)
    return Answer(text.encode(), "text/plain; version=0.0.4; charset=utf-8")


@route("GET", "/protocol.schema.json")
async def protocol(request: Request) -> dict[str, Any]:
    """What is said on a socket, as JSON Schema."""
    from tradewind.server.protocol import schema

    return schema()


@route("GET", "/api/openapi.json")
async def openapi(request: Request) -> dict[str, Any]:
    """This description."""
    from tradewind.server.openapi import described

    return described()
