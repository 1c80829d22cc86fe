"""The server as one ASGI application: sockets first, then the API, then the page."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tradewind import __version__
from tradewind.kernel.errors import TradewindError
from tradewind.server import api, api_table, pages, people
from tradewind.server.harbour import Harbour
from tradewind.server.refusal import Refusal
from tradewind.server.settings import Settings
from tradewind.server.socket import Client
from tradewind.server.wire import HERE
from tradewind.server.words import json

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Any]

LARGEST_BODY: Final = 2 * 2**20
API: Final = ("/api/", "/healthz", "/metrics", "/protocol.schema.json")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
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
        self.api = _litestar()

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
        except Exception as error:
            _logger.exception("could not start")
            await send({"type": "lifespan.startup.failed", "message": f"{type(error).__name__}: {error}"})
            return
        self.api.state.harbour = self.harbour
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.harbour.close()
        await send({"type": "lifespan.shutdown.complete"})

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
            if not self._same_origin(headers):
                raise Refusal("origin")
            if len(path) != 5 or path[:3] != ["", "api", "tables"] or path[4] != "ws" or self._harbour.closing:
                raise Refusal("no-such-page")
            room = await self._harbour.room(path[3])
        except Refusal as refusal:
            await _reject(refusal, send)
            return
        person = people.recognised(self._harbour.store.key, people.carried(headers))
        await send({"type": "websocket.accept"})
        await Client(self._harbour, room, person, scope[HERE], send).listen(receive)

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

        headers = dict(scope["headers"])
        try:
            if scope["path"].startswith(API):
                self._guard(scope, headers)
                await self.api(scope, receive, sent)  # type: ignore[arg-type]
            else:
                await _page(scope, headers, sent)
        except Refusal as refusal:
            await _answer(refusal.status, json({"error": refusal.told()}), sent)
        self._harbour.metrics.requests[scope["method"], status] += 1
        took = round((time.perf_counter() - began) * 1000, 1)
        _logger.info("request", extra={"method": scope["method"], "path": scope["path"], "status": status, "ms": took})

    def _guard(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        """What changes something must come from our page or from a program, and not too fast."""
        if scope["method"] in SAFE:
            return
        if headers.get(b"x-tradewind") != b"1" or not self._same_origin(headers):
            raise Refusal("origin")
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            raise Refusal("too-large")
        who = people.recognised(self._harbour.store.key, people.carried(headers)) or str((scope["client"] or ("",))[0])
        if not self._harbour.requests.allows(who):
            raise Refusal("too-fast")


async def _reject(refusal: Refusal, send: Send) -> None:
    """Say why before the connection stands."""
    body = json({"error": refusal.told()})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "websocket.http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


async def _answer(status: int, body: bytes, send: Send, *more: tuple[bytes, bytes]) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _page(scope: Scope, headers: dict[bytes, bytes], send: Send) -> None:
    if scope["method"] not in ("GET", "HEAD"):
        raise Refusal("no-such-page")
    content, kind, keeps, name = pages.page(scope["path"])
    same = headers.get(b"if-none-match") == name.encode()
    body = b"" if same or scope["method"] == "HEAD" else content
    told = [
        (b"content-type", kind.encode()),
        (b"cache-control", keeps.encode()),
        (b"etag", name.encode()),
        (b"content-length", str(len(body if not same else b"")).encode()),
    ]
    await send({"type": "http.response.start", "status": 304 if same else 200, "headers": told})
    await send({"type": "http.response.body", "body": body})


# --- the API


@get("/healthz", summary="Whether the server can read and write its database")
async def health(request: api.Asker) -> dict[str, bool]:
    harbour = api.harbour_of(request)
    await harbour.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    if harbour.closing:
        raise Refusal("storage")
    return {"ok": True}


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, summary="Counters for Prometheus")
def metrics(request: api.Asker) -> str:
    harbour = api.harbour_of(request)
    return harbour.metrics.text(harbour)


@get("/protocol.schema.json", sync_to_thread=False, summary="What clients may say on a socket, as JSON Schema")
def protocol() -> dict[str, Any]:
    from tradewind.server.messages import Said

    return msgspec.json.schema(Said)


def _refused(request: Request[Any, Any, Any], error: Refusal) -> Response[bytes]:
    words = request.query_params.get("words", "")
    return Response(
        json({"error": error.told(words if words in ("en", "uk", "pl", "ru") else "")}),
        status_code=error.status,
        media_type=MediaType.JSON,
    )


def _core_refused(request: Request[Any, Any, Any], error: TradewindError) -> Response[bytes]:
    return _refused(request, Refusal.of(error))


def _http_refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework refuses, in our words."""
    if error.status_code == 404:
        return _refused(request, Refusal("no-such-page"))
    if error.status_code == 413:
        return _refused(request, Refusal("too-large"))
    extra = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    where = str(extra.get("key") or extra.get("message") or error.detail)[:200] if isinstance(extra, dict) else None
    answer = _refused(request, Refusal("malformed", where=where))
    answer.status_code = error.status_code
    return answer


def _ours(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    _logger.error("a mistake of ours", exc_info=error)
    return Response(json({"error": {"code": "ours", "message": ["error-ours", {}]}}), status_code=500)


def _litestar() -> Litestar:
    handlers = [
        api.get_me, api.post_me, api.rename, api.register, api.log_in, api.log_out,
        api.get_games, api.get_guide, api.get_tables, api.post_table,
        api_table.get_table, api_table.sit, api_table.leave, api_table.start, api_table.rematch, api_table.move,
        api_table.undo, api_table.why, api_table.chat, api_table.salt, api_table.deed, api_table.notice,
        api_table.logbook, api_table.verify, api_table.replay, health, metrics, protocol,
    ]  # fmt: skip
    return Litestar(
        handlers,
        openapi_config=OpenAPIConfig(
            title="Tradewind",
            version=__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin()],
        ),
        exception_handlers={
            Refusal: _refused,
            TradewindError: _core_refused,
            HTTPException: _http_refused,
            Exception: _ours,
        },
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
