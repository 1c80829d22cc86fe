"""Telling people that it is their turn, wherever they asked to be told: for games that last days."""

from __future__ import annotations

import asyncio
import importlib.util
import ipaddress
import logging
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import SplitResult, quote, urlsplit

import msgspec

from tradewind.kernel.text import ENGLISH, Message, catalogue
from tradewind.server.answers import Notice, Subscription
from tradewind.server.refusal import Refusal
from tradewind.server.room import Room
from tradewind.server.words import json

if TYPE_CHECKING:
    from tradewind.server.harbour import Harbour

SECONDS: Final = 8.0  # for everything, from the name's address to the answer's first line
PORTS: Final = {"http": 80, "https": 443}
KEPT_IN_A_PATH: Final = "/%:=&?~+!$,;'@()*[]"
GONE: Final = (404, 410)  # what a push service says about a browser that is not there any more
MOST_DEVICES: Final = 5
PUSH_KEY: Final = "push"  # in the database: the server's private key, and its public one
TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")  # its last bits are an address of the old kind (RFC 6052)
OLD_KIND: Final = 2**32 - 1
NOBODY: Final = "https://localhost"  # whom a push service may turn to where no public address is known

_logger = logging.getLogger("tradewind.notices")


class Device(msgspec.Struct, frozen=True):
    """A browser, and the language of whoever sits before it."""

    to: Subscription
    words: str = ""


class Chosen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody chose for a seat: a webhook or browsers."""

    webhook: str | None = None
    push: tuple[Device, ...] = ()
    sat: int | None = None  # the entry by which they took it: whoever sits there later has chosen nothing yet

    def without(self, endpoint: str) -> Chosen:
        left = tuple(device for device in self.push if device.to.endpoint != endpoint)
        return msgspec.structs.replace(self, push=left)

    def kept(self) -> str | None:
        return json(self).decode() if self.webhook or self.push else None


_chosen = msgspec.json.Decoder(Chosen)


def _read(kept: str | None, sat: int) -> Chosen:
    chosen = _chosen.decode(kept) if kept else Chosen(sat=sat)
    return chosen if chosen.sat in (sat, None) else Chosen(sat=sat)


def _sat(room: Room, seat: int) -> int:
    return room.seats[seat - 1].sat


# --- choosing


async def choose(harbour: Harbour, room: Room, chosen: Notice) -> None:
    """Somebody's choice for a seat of theirs at this table; browsers are added to one another."""
    new, device, sat = Chosen(), chosen.push, _sat(room, chosen.seat)
    if chosen.none:
        if device is not None:
            await _forget(harbour, room, chosen.seat, device.endpoint)
            return
    elif device is not None:
        _check_device(harbour, device)
        new = Chosen(push=(Device(device, chosen.words),))
    elif chosen.webhook is not None and _plausible(chosen.webhook):
        new = Chosen(webhook=chosen.webhook)
    else:
        raise Refusal("impossible", where="webhook")

    def change(kept: str | None) -> str | None:
        others = _read(kept, sat).without(device.endpoint).push if device is not None else ()
        return msgspec.structs.replace(new, push=(*others, *new.push)[-MOST_DEVICES:], sat=sat).kept()

    await harbour.store.change_notice(room.id, chosen.seat, change)


async def _forget(harbour: Harbour, room: Room, seat: int, endpoint: str) -> None:
    sat = _sat(room, seat)
    await harbour.store.change_notice(room.id, seat, lambda kept: _read(kept, sat).without(endpoint).kept())


def _check_device(harbour: Harbour, device: Subscription) -> None:
    if not can_push():
        raise Refusal("no-push")
    from tradewind.server import push

    secure = device.endpoint.startswith("https://") or harbour.settings.webhooks_anywhere
    if not secure or not _plausible(device.endpoint):
        raise Refusal("impossible", where="push.endpoint")
    try:
        push.check(device)
    except ValueError:
        raise Refusal("impossible", where="push.keys") from None


def _plausible(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in PORTS and bool(parts.hostname) and parts.port != 0 and url.isprintable()
    except ValueError:
        return False


# --- telling


async def tell(harbour: Harbour, room: Room, seat: int) -> None:
    """It is the seat's turn, and its person is not here."""
    chosen = _read(await harbour.store.notice(room.id, seat), _sat(room, seat))
    link = f"{harbour.settings.public.rstrip('/')}/table/{room.id}"
    told = {"table": room.id, "game": room.opened.game, "seat": seat, "at": room.at, "link": link, "turn": True}
    if chosen.webhook:
        await _sent(harbour, urlsplit(chosen.webhook), json(told), {"content-type": "application/json"})
    for device in chosen.push if can_push() else ():
        said = told | _words(room, seat, device.words)
        if await _pushed(harbour, device.to, json(said), f"{room.id} {seat}") in GONE:
            await _forget(harbour, room, seat, device.to.endpoint)


def _words(room: Room, seat: int, language: str) -> dict[str, str]:
    """What a browser shows: it may have no page open that could put it into words."""
    say, name = catalogue(language or ENGLISH).say, room.seats[seat - 1].name
    title, body = Message(f"{room.opened.game}-board-title"), Message("page-turn-of", {"name": name})
    return {"title": say(title), "body": say(body)}


async def _sent(harbour: Harbour, url: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
    """The status of the answer, 0 if there is none."""
    try:
        async with asyncio.timeout(SECONDS):
            status = await _posted(url, body, headers, harbour.settings.webhooks_anywhere)
    except (OSError, ValueError) as error:
        harbour.metrics.notices["failed"] += 1
        _logger.info("a notice failed: %s", type(error).__name__)
        return 0
    harbour.metrics.notices["sent" if status < 400 else "refused"] += 1
    return status


async def _posted(url: SplitResult, body: bytes, headers: Mapping[str, str], anywhere: bool) -> int:
    """Post to an address that was looked at first: a notice must not reach into the server's own network."""
    host, port = url.hostname or "", url.port or PORTS[url.scheme]
    place = await _outside(host, port, anywhere)
    secured: dict[str, Any] = {}
    if url.scheme == "https":
        secured = {"ssl": await asyncio.to_thread(_trust), "server_hostname": host}
    reader, writer = await asyncio.open_connection(place, port, **secured)
    try:
        writer.write(_request(url, body, headers) + body)
        version, status, *_ = (await reader.readline()).split(maxsplit=2)
        if not version.startswith(b"HTTP/1."):
            raise ValueError("no answer in HTTP")
        return int(status)
    finally:
        writer.transport.abort()  # what else is said there is of no interest


def _request(url: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    path = quote(url.path or "/", safe=KEPT_IN_A_PATH) + (f"?{quote(url.query, KEPT_IN_A_PATH)}" if url.query else "")
    host = url.netloc.rpartition("@")[2].encode("idna").decode()
    always = {"host": host, "user-agent": "tradewind", "content-length": str(len(body)), "connection": "close"}
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in (always | dict(headers)).items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii")


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _outside(host: str, port: int, anywhere: bool) -> str:
    """The address behind a name; ValueError for one in a private network."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    for *_, place in found:
        if anywhere or _is_outside(ipaddress.ip_address(str(place[0]))):
            return str(place[0])
    raise ValueError("an address inside")


def _is_outside(place: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Public, also where an address of the new kind leads to one of the old kind."""
    if isinstance(place, ipaddress.IPv6Address):
        within = ipaddress.IPv4Address(int(place) & OLD_KIND) if place in TRANSLATED else place.sixtofour
        if within is not None:
            return _is_outside(within)
    return place.is_global and not place.is_multicast


# --- browsers


@cache
def can_push() -> bool:
    """Whether the extra is installed."""
    return importlib.util.find_spec("cryptography") is not None


async def public_key(harbour: Harbour) -> str | None:
    """What a browser subscribes with."""
    return (await _keys(harbour)).partition(" ")[2] if can_push() else None


async def _keys(harbour: Harbour) -> str:
    def made() -> str:
        from tradewind.server import push

        key = push.new_key()
        return f"{push.key_to_text(key)} {push.public_text(key)}"

    return await harbour.store.made_once(PUSH_KEY, made)


async def _pushed(harbour: Harbour, device: Subscription, said: bytes, topic: str) -> int:
    from tradewind.server import push

    url, settings = urlsplit(device.endpoint), harbour.settings
    key = push.key_from_text((await _keys(harbour)).partition(" ")[0])
    headers = push.headers(url, key, topic, settings.public if settings.secure else NOBODY)
    return await _sent(harbour, url, push.encrypted(said, device), headers)
