"""Telling people that it is their turn, wherever they asked to be told: for games that last days."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import logging
import socket
import ssl
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from tradewind.server.answers import Notice
from tradewind.server.refusal import Refusal
from tradewind.server.room import Room
from tradewind.server.words import json

if TYPE_CHECKING:
    from tradewind.server.harbour import Harbour

SECONDS: Final = 5.0
PORTS: Final = {"http": 80, "https": 443}

_logger = logging.getLogger("tradewind.notices")


async def choose(harbour: Harbour, room: Room, chosen: Notice) -> None:
    """Somebody's choice for a seat of theirs at this table."""
    if chosen.none:
        await harbour.store.set_notice(room.id, chosen.seat, None)
        return
    if chosen.webhook is None or not _plausible(chosen.webhook):
        raise Refusal("malformed", where="webhook")
    await harbour.store.set_notice(room.id, chosen.seat, json({"webhook": chosen.webhook}).decode())


def _plausible(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in PORTS and bool(parts.hostname) and parts.port != 0 and url.isprintable()
    except ValueError:
        return False


async def tell(harbour: Harbour, room: Room, seat: int) -> None:
    """It is the seat's turn, and its person is not here."""
    chosen = await harbour.store.notice(room.id, seat)
    if chosen is None:
        return
    url = msgspec.json.decode(chosen)["webhook"]
    link = f"{harbour.settings.public.rstrip('/')}/table/{room.id}"
    told = {"table": room.id, "game": room.opened.game, "seat": seat, "at": room.at, "link": link, "turn": True}
    try:
        status = await asyncio.to_thread(_posted, urlsplit(url), json(told), harbour.settings.webhooks_anywhere)
        harbour.metrics.notices["sent" if status < 400 else "refused"] += 1
    except (OSError, ValueError, http.client.HTTPException) as error:
        harbour.metrics.notices["failed"] += 1
        _logger.info("a notice failed: %s", type(error).__name__)


def _posted(url: SplitResult, body: bytes, anywhere: bool) -> int:
    """Post to an address that was looked at first: a webhook must not reach into the server's own network."""
    host, port = url.hostname or "", url.port or PORTS[url.scheme]
    place = _outside(host, port, anywhere)
    plain = socket.create_connection(place, SECONDS)
    connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
    try:
        secured: Any = plain
        if url.scheme == "https":
            secured = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
        connection.sock = secured
        path = (url.path or "/") + (f"?{url.query}" if url.query else "")
        connection.request("POST", path, body, {"content-type": "application/json", "user-agent": "tradewind"})
        return connection.getresponse().status
    finally:
        connection.close()
        plain.close()


def _outside(host: str, port: int, anywhere: bool) -> tuple[str, int]:
    """The address behind a name; ValueError for one in a private network."""
    for *_, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        if anywhere or ipaddress.ip_address(str(place[0])).is_global:
            return str(place[0]), port
    raise ValueError("an address inside")
