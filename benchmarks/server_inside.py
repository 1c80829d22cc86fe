"""The whole application in this process, with every byte that it sends caught where it would go to the network.

Requests and sockets go through the same code as those of a running server; only the network is missing. What a table
really holds can be looked at beside what its clients are told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Self

import msgspec

from tradewind.server.app import Application
from tradewind.server.harbour import Harbour
from tradewind.server.settings import Settings
from tradewind.server.wire import HERE

SHORT, MEDIUM = 126, 127


class Caught:
    """A connection that ends here: what is put on it is unpacked and handed on."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.listener: Callable[[bytes], None] | None = None
        self._hear = hear

    def stand(self) -> None:
        """The handshake is over."""

    def put(self, frame: bytes) -> bool:
        self._hear(frame[2 if frame[1] < SHORT else 4 if frame[1] < MEDIUM else 10 :])
        return True


class Ear:
    """One client on a socket."""

    def __init__(self, inside: Inside, table: str, token: str, hear: Callable[[dict[str, Any], bytes], None]) -> None:
        self._hear = hear
        self.wire = Caught(self._heard)
        self._gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._connected = False
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/ws",
            "headers": [(b"authorization", b"Bearer " + token.encode())] if token else [],
            HERE: self.wire,
        }
        self._task = asyncio.create_task(inside.application(scope, self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        if self._connected:
            await self._gone
            return {"type": "websocket.disconnect"}
        self._connected = True
        return {"type": "websocket.connect"}

    async def _send(self, message: dict[str, Any]) -> None:
        assert message["type"] == "websocket.accept", message

    def _heard(self, text: bytes) -> None:
        frame = msgspec.json.decode(text)
        self._hear(frame, text)
        for name in (frame.get("id"), frame["type"]):
            if name in self._answers and not self._answers[name].done():
                self._answers.pop(name).set_result(frame)

    async def answer(self, to: str, **message: Any) -> dict[str, Any]:
        """Say something, and wait for the frame of that id or kind."""
        future = self._answers[to] = asyncio.get_running_loop().create_future()
        while self.wire.listener is None:
            await asyncio.sleep(0)
        self.wire.listener(msgspec.json.encode(message))
        return await asyncio.wait_for(future, 60)

    async def leave(self) -> None:
        self._gone.set_result(None)
        await self._task


class Inside:
    """A server without limits and without a network."""

    def __init__(self, database: str) -> None:
        limits = dict.fromkeys(("socket_rate", "http_rate", "address_rate", "login_rate"), 0.0)
        settings = Settings(database=database, webhooks_anywhere=True, **limits)
        self.application = Application(settings)
        self._steps: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        self._sent: asyncio.Queue[dict[str, str]] = asyncio.Queue()

    @property
    def harbour(self) -> Harbour:
        assert self.application.harbour is not None
        return self.application.harbour

    async def __aenter__(self) -> Self:
        self._life = asyncio.create_task(self.application({"type": "lifespan"}, self._steps.get, self._sent.put))
        await self._steps.put({"type": "lifespan.startup"})
        said = await self._sent.get()
        assert said["type"] == "lifespan.startup.complete", said
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._steps.put({"type": "lifespan.shutdown"})
        await self._life

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, bytes]:
        """Status, and all bytes of the answer with its headers."""
        place, _, query = path.partition("?")
        headers = [(b"x-tradewind", b"1"), (b"content-type", b"application/json")]
        headers += [(b"authorization", b"Bearer " + token.encode())] if token else []
        scope = {"type": "http", "method": method, "path": place, "query_string": query.encode(), "headers": headers}
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"" if body is None else msgspec.json.encode(body)}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        await self.application(scope, receive, send)
        told = b"".join(name + b": " + value + b"\n" for name, value in sent[0]["headers"])
        return sent[0]["status"], told + b"\n" + sent[1]["body"]

    async def asked(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """The answer of a request that must succeed."""
        status, told = await self.ask(method, path, body, token)
        assert status < 300, told
        return msgspec.json.decode(told.partition(b"\n\n")[2])
