"""The shortest way between a WebSocket and a client.

Every frame of the protocol is small and unmasked, so the bytes that go to one socket are the bytes that go to all who
see the same: they are framed once. What comes in is handed over where it is read, without a queue between.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HERE: Final = "tradewind.wire"  # where an ASGI scope holds the connection itself
MOST_UNSENT: Final = 2**20  # bytes that may wait for a slow client,
FRAMES_UNSENT: Final = 4  # or so many frames as large as the largest
_TEXT: Final = 0x81  # a whole text message
_SHORT: Final = 126
_MEDIUM: Final = 65536


def framed(text: bytes) -> bytes:
    """A text as it goes over the wire."""
    length = len(text)
    if length < _SHORT:
        return bytes((_TEXT, length)) + text
    if length < _MEDIUM:
        return bytes((_TEXT, _SHORT)) + length.to_bytes(2, "big") + text
    return bytes((_TEXT, _SHORT + 1)) + length.to_bytes(8, "big") + text


class Farewell:
    """All that still comes through a queue once a client listens for itself: that the connection is gone."""

    __slots__ = ("_gone",)

    def __init__(self) -> None:
        self._gone: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def put_nowait(self, event: Any) -> None:
        if not self._gone.done():
            self._gone.set_result(event)

    async def get(self) -> Any:
        return await self._gone


class Unhindered:
    """What is written goes to the transport at once; how much waits there is looked at instead."""

    def set(self) -> None: ...

    def clear(self) -> None: ...

    async def wait(self) -> bool:
        return True


_unhindered = Unhindered()


class Wire(WebSocketsSansIOProtocol):
    """A connection that a client can take over once it stands."""

    listener: Callable[[bytes], None] | None = None
    most_unsent = MOST_UNSENT

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope[HERE] = self  # type: ignore[typeddict-unknown-key]

    def send_receive_event_to_app(self) -> None:
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.listener(bytes(data))

    def handle_ping(self) -> None:
        """Answered, unless nobody reads the answers."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self.most_unsent:
            self.transport.abort()

    def stand(self) -> None:
        """The handshake is over: what it was made of is not needed for the hours to come."""
        self.request = self.response = None  # type: ignore[assignment]
        self.scope = {}  # type: ignore[typeddict-item]
        self.queue = Farewell()  # type: ignore[assignment]
        self.writable = _unhindered  # type: ignore[assignment]

    def put(self, frame: bytes) -> bool:
        """Hand a framed text to the transport; False if the client does not keep up or is gone."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        if len(frame) > self.most_unsent // FRAMES_UNSENT:  # rarely: a long story of many seats
            self.most_unsent = len(frame) * FRAMES_UNSENT
        self.transport.write(frame)
        return self.transport.get_write_buffer_size() <= self.most_unsent
