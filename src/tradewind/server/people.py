"""Who somebody is: a guest by a signed cookie, or a person with a name and a passphrase. No account is needed."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy.exc import IntegrityError

from tradewind.server.opening import tidy
from tradewind.server.refusal import Refusal
from tradewind.server.storage.store import Store

COOKIE: Final = "tradewind"
YEAR: Final = 366 * 24 * 3600
PERSON_BYTES: Final = 12
SIGNATURE_BYTES: Final = 18
BEARER: Final = "Bearer "


class Me(msgspec.Struct, frozen=True):
    """What somebody is told about themselves."""

    id: str
    name: str
    named: bool  # whether there is a passphrase to come back with
    token: str | None = None


def signed(key: bytes, person: str) -> str:
    """What a cookie or a program carries."""
    digest = hmac.digest(key, f"person {person}".encode(), hashlib.sha256)
    return f"{person}.{urlsafe_b64encode(digest[:SIGNATURE_BYTES]).decode()}"


def recognised(key: bytes, token: str) -> str:
    """The person who carries this; nobody if the signature is not ours."""
    person, _, _ = token.partition(".")
    right = signed(key, person).encode()
    return person if person and hmac.compare_digest(right, token.encode()) else ""


def carried(headers: dict[bytes, bytes]) -> str:
    """The token in a request's headers."""
    given = headers.get(b"authorization", b"").decode("latin-1")
    if given.startswith(BEARER):
        return given.removeprefix(BEARER).strip()
    for cookie in headers.get(b"cookie", b"").decode("latin-1").split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == COOKIE:
            return value.strip('"')
    return ""


async def new_guest(store: Store) -> Me:
    person = secrets.token_urlsafe(PERSON_BYTES).replace(".", "_")
    name = f"Guest {secrets.randbelow(9000) + 1000}"
    await store.add_person(person, name)
    return Me(person, name, False)


async def me(store: Store, person: str) -> Me:
    row = await store.person(person) if person else None
    if row is None:
        raise Refusal("no-person")
    return Me(row.id, row.name, row.login is not None)


async def register(store: Store, person: str, name: str, passphrase: str) -> Me:
    """A name and a passphrase for somebody who was a guest."""
    await me(store, person)
    hashed = await asyncio.to_thread(_hasher().hash, passphrase)
    try:
        await store.change_person(person, name=name, login=login_of(name), passphrase=hashed)
    except IntegrityError:
        raise Refusal("name-taken") from None
    return Me(person, name, True)


async def log_in(store: Store, name: str, passphrase: str) -> Me:
    """Back from another device. A name that is not there takes as long as a wrong passphrase."""
    from argon2.exceptions import InvalidHashError, VerificationError

    row = await store.by_login(login_of(name))
    try:
        await asyncio.to_thread(_verify, row.passphrase if row else None, passphrase)
    except (VerificationError, InvalidHashError):
        raise Refusal("wrong-passphrase") from None
    if row is None:
        raise Refusal("wrong-passphrase")
    return Me(row.id, row.name, True)


def login_of(name: str) -> str:
    """Names that differ in capitals, spaces or what nobody sees alone are one."""
    return tidy(name).casefold()


def _hasher() -> Any:
    from argon2 import PasswordHasher

    return PasswordHasher()


def _verify(kept: str | None, passphrase: str) -> None:
    """In a thread, since it is meant to take long."""
    nobodys = _nobody()  # whoever comes first waits for it, whether their name is there or not
    _hasher().verify(kept or nobodys, passphrase)


@cache
def _nobody() -> str:
    """A hash that no passphrase fits."""
    made: str = _hasher().hash(secrets.token_hex())
    return made
