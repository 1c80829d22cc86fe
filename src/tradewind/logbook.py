"""The record of a game: one JSON object, read from anybody and written so that it is never half a file.

Whatever is wrong with what we are handed becomes a `LogbookError` that says what must stand there and where.
"""

from __future__ import annotations

import os
import re
import secrets
import stat
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from tradewind.kernel.errors import LogbookError
from tradewind.kernel.text import Message

FORMAT: Final = 1
LARGEST_MIB: Final = 64
STDIN: Final = "-"

FAIR_DIGITS: Final = 64  # 256 bits
SIMULATION_DIGITS: Final = 15  # 60 bits: could be guessed by trying, so only for simulation and tests
LONGEST_NAME: Final = 200
_HEX: Final = re.compile(r"[0-9a-fA-F]+", re.ASCII)
_PATH: Final = re.compile(r"at `\$\.?(.*)`$")
_MISSING: Final = re.compile(r"missing required field `(\w+)`")
_BYTE: Final = re.compile(r"\(byte (\d+)\)")

# what must stand under each key
_MUST_BE: Final = {
    "logbook": "error-must-be-format",
    "game": "error-must-be-game",
    "rules": "error-must-be-rules",
    "options": "error-must-be-options",
    "seats": "error-must-be-names",
    "seed": "error-must-be-seed",
    "commitment": "error-must-be-commitment",
    "salts": "error-must-be-salts",
    "position": "error-must-be-position",
    "chance": "error-must-be-chance",
    "moves": "error-must-be-moves",
    "result": "error-must-be-result",
}


class Logbook(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One game. What may be left out is None; a key we do not know is passed over."""

    logbook: int
    game: str
    rules: str | None = None
    options: dict[str, Any]
    seats: list[str] | None = None
    seed: str | None = None
    commitment: str | None = None  # shown before the first card; fixes the seed
    salts: list[str] | None = None  # what the seats added to the seed
    position: dict[str, Any] | None = None
    chance: dict[str, Any] | None = None
    moves: list[str]
    result: dict[str, Any] | None = None


_decoder = msgspec.json.Decoder(Logbook)


def decode(data: bytes) -> Logbook:
    """A logbook from its bytes."""
    _refuse_large(len(data))
    if not data.strip():
        raise LogbookError(Message("error-empty"), "byte 0")
    try:
        data.decode("utf-8")
        logbook = _decoder.decode(data)
    except UnicodeDecodeError as error:
        raise LogbookError(Message("error-not-utf8"), f"byte {error.start}") from None
    except RecursionError:
        raise LogbookError(Message("error-too-deep"), "byte 0") from None
    except msgspec.ValidationError as error:
        raise _wrong_field(str(error)) from None
    except msgspec.DecodeError as error:
        place = _BYTE.search(str(error))
        raise LogbookError(Message("error-not-json"), f"byte {place[1] if place else len(data)}") from None
    _check(logbook)
    return logbook


def _wrong_field(report: str) -> LogbookError:
    """What the decoder found, in the words of the catalogue."""
    found = _PATH.search(report) or _MISSING.search(report)
    where = found[1].replace("[...]", "") if found else ""
    key = re.split(r"[.\[]", where)[0]
    return LogbookError(Message(_MUST_BE.get(key, "error-must-be-object")), where or "logbook")


def _check(logbook: Logbook) -> None:
    if logbook.logbook != FORMAT:
        raise must_be("logbook")
    check_seed(logbook)
    if logbook.commitment is not None and not is_hex(logbook.commitment, FAIR_DIGITS, FAIR_DIGITS):
        raise must_be("commitment")
    for place, name in enumerate(logbook.seats or ()):
        if len(name) > LONGEST_NAME:
            raise must_be("seats", f"seats[{place}]")


def must_be(key: str, where: str = "") -> LogbookError:
    """The refusal that says what has to stand under a key of the logbook."""
    return LogbookError(Message(_MUST_BE[key]), where or key)


def check_seed(logbook: Logbook) -> None:
    """A seed is up to 64 hex digits; salts are one short line each, and only for a seed that nobody can guess."""
    if logbook.seed is not None and not is_hex(logbook.seed, 1, FAIR_DIGITS):
        raise must_be("seed")
    if logbook.salts and logbook.seed is not None and not is_fair(logbook.seed):
        raise must_be("salts")
    for place, salt in enumerate(logbook.salts or ()):
        if not salt.isprintable() or len(salt) > LONGEST_NAME:
            raise must_be("salts", f"salts[{place}]")


def is_hex(text: str, fewest: int, most: int) -> bool:
    return fewest <= len(text) <= most and _HEX.fullmatch(text) is not None


def is_fair(seed: str) -> bool:
    """Whether a seed is too long to be guessed by trying."""
    return len(seed) > SIMULATION_DIGITS


def draw_seed() -> str:
    """The seed of a fair game: 256 bits nobody could know."""
    return secrets.token_hex(FAIR_DIGITS // 2)


def secret_of(seed: str) -> bytes:
    """The 32 bytes that a fair game's commitment fixes."""
    return bytes.fromhex(seed.zfill(FAIR_DIGITS))


def encode(logbook: Logbook) -> bytes:
    """A logbook as people keep it: indented, with a line end at the end."""
    return msgspec.json.format(msgspec.json.encode(logbook), indent=1) + b"\n"


def read(path: str) -> Logbook:
    """A logbook from a file, or from the standard input for `-`."""
    return decode(_stdin() if path == STDIN else _file(path))


def _stdin() -> bytes:
    return sys.stdin.buffer.read(LARGEST_MIB * 2**20 + 1)


def _file(path: str) -> bytes:
    """The bytes of a file or a pipe; other things (folders, devices) are no logbooks."""
    shown = os.fsencode(path).decode("utf-8", "replace") or "FILE"
    try:
        about = Path(path).stat()
        if not stat.S_ISREG(about.st_mode) and not stat.S_ISFIFO(about.st_mode):
            raise LogbookError(Message("error-not-a-file"), shown)
        _refuse_large(about.st_size)
        with Path(path).open("rb") as file:
            return file.read(LARGEST_MIB * 2**20 + 1)
    except FileNotFoundError:
        raise LogbookError(Message("error-no-file"), shown) from None
    except (OSError, ValueError):
        raise LogbookError(Message("error-unreadable"), shown) from None


def _refuse_large(size: int) -> None:
    if size > LARGEST_MIB * 2**20:
        raise LogbookError(Message("error-too-large", {"limit": LARGEST_MIB}), f"byte {LARGEST_MIB * 2**20}")


def write(logbook: Logbook, path: Path) -> None:
    """Keep a logbook. The file is the old one or the new one at every moment, never a part."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        name = path.with_name(f".{path.name[:100]}.{secrets.token_hex(8)}")
        try:
            with name.open("xb") as file:  # readable to whom the user's files are
                file.write(encode(logbook))
                file.flush()
                os.fsync(file.fileno())
            name.replace(path)
        except BaseException:
            name.unlink(missing_ok=True)
            raise
    except (OSError, ValueError):
        raise LogbookError(Message("error-unwritable"), str(path)) from None


def as_logbook(given: Logbook | bytes | dict[str, Any]) -> Logbook:
    """A logbook from whatever a program has: one made by hand, its bytes, or what a JSON reader made of it."""
    if isinstance(given, bytes):
        return decode(given)
    try:
        return decode(msgspec.json.encode(given))
    except (TypeError, ValueError, RecursionError):
        raise LogbookError(Message("error-not-json"), "logbook") from None


def names(given: Sequence[str] | None, seats: int) -> list[str] | None:
    """The seats' names, as many as play."""
    if given is not None and len(given) != seats:
        raise LogbookError(Message("error-names-count", {"seats": seats, "given": len(given)}), "seats")
    return list(given) if given is not None else None
