"""Why the server does not do what a client asks: a code for programs, a message of the catalogue for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tradewind.kernel.errors import IllegalMove, LogbookError, TradewindError
from tradewind.kernel.text import Message
from tradewind.server.storage.writer import StorageTrouble
from tradewind.server.words import on_the_wire

# code: the HTTP status that goes with it
STATUS: Final = {
    "malformed": 400,
    "no-person": 401,
    "wrong-passphrase": 401,
    "not-your-seat": 403,
    "not-host": 403,
    "not-yet": 403,
    "muted": 403,
    "origin": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-guide": 404,
    "no-push": 404,
    "no-such-method": 405,
    "late": 409,
    "illegal": 409,
    "over": 409,
    "started": 409,
    "not-started": 409,
    "seat-taken": 409,
    "name-taken": 409,
    "no-undo": 409,
    "no-time": 409,
    "too-large": 413,
    "impossible": 422,
    "too-fast": 429,
    "ours": 500,
    "storage": 503,
}


class Refusal(Exception):
    """What is answered instead."""

    def __init__(
        self,
        code: str,
        message: Message | None = None,
        where: str | None = None,
        rule: str | None = None,
        at: int | None = None,
        allows: Sequence[str] = (),
    ) -> None:
        super().__init__(code)
        self.code = code
        self.message = message or Message(f"error-server-{code}")
        self.where = where
        self.rule = rule
        self.at = at
        self.headers = [(b"allow", ", ".join(allows).encode())] if allows else []  # methods that would be answered

    @property
    def status(self) -> int:
        return STATUS[self.code]

    @classmethod
    def of(cls, error: TradewindError | StorageTrouble) -> Refusal:
        """What the core refuses, or the database, as the server says it."""
        if isinstance(error, StorageTrouble):
            return cls("storage")
        if isinstance(error, IllegalMove):
            return cls("illegal", error.why, rule=error.rule, at=error.at)
        return cls("impossible", error.why, where=error.where if isinstance(error, LogbookError) else None)

    def told(self, language: str = "") -> dict[str, Any]:
        said = {
            "code": self.code,
            "message": on_the_wire(self.message, language),
            "where": self.where,
            "rule": self.rule,
            "at": self.at,
        }
        return {key: value for key, value in said.items() if value is not None}
