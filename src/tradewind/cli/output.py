"""How commands speak: JSON for programs, one line on the error stream for people, in their language."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tradewind.kernel.errors import IllegalMove, LogbookError, TradewindError
from tradewind.kernel.text import ENGLISH, LANGUAGES, Message, catalogue

if TYPE_CHECKING:
    from rich.console import Console

WRONG: Final = 2  # the exit status of everything the user can put right


@dataclass(frozen=True)
class Refused:
    """Why a command did not do what was asked, for people and for programs."""

    why: str | Message
    where: str | None = None
    illegal: IllegalMove | None = None

    @classmethod
    def from_error(cls, error: TradewindError) -> Refused:
        if isinstance(error, IllegalMove):
            return cls(error.why, None, error)
        return cls(error.why, error.where if isinstance(error, LogbookError) else "command line")

    def as_json(self) -> dict[str, Any]:
        """An error as programs read it; they are spoken to in English."""
        why = self.why if isinstance(self.why, str) else catalogue(ENGLISH).say(self.why)
        if self.illegal:
            at, move, rule = self.illegal.at, self.illegal.move, self.illegal.rule
            return {"error": {"at": at, "move": move, "why": why, "rule": rule}}
        return {"error": {"why": why, "where": self.where}}

    def as_line(self) -> str:
        say = catalogue(language()).say
        why = self.why if isinstance(self.why, str) else say(self.why)
        if self.illegal:
            at = {
                "at": str(self.illegal.at),
                "move": self.illegal.move[:80],
                "why": why,
                "rule": self.illegal.rule or "–",
            }
            return say(Message("error-illegal", at))
        return f"{self.where}: {why}"


def refuse(refused: Refused, json: bool) -> int:
    """Say why not, and the exit status to leave with."""
    if json:
        print_json(refused.as_json())
    else:
        sys.stderr.write("tradewind: " + " ".join(refused.as_line().split()) + "\n")
    return WRONG


def console() -> Console:
    """What tables are printed with: names of people and bots are words, whatever signs they have."""
    from rich.console import Console

    return Console(markup=False, highlight=False, emoji=False)


def print_json(value: Any) -> None:
    """One JSON value on a line of its own."""
    sys.stdout.buffer.write(msgspec.json.encode(value) + b"\n")
    sys.stdout.buffer.flush()


def language(asked: str | None = None) -> str:
    """The language to speak: the one asked for, else the one of the surroundings, else English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise LogbookError(Message("error-language", {"languages": ", ".join(LANGUAGES)}), "--language")
        return asked
    for given in (os.environ.get("LC_ALL"), os.environ.get("LC_MESSAGES"), os.environ.get("LANG")):
        if given:
            code = given.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return code if code in LANGUAGES else ENGLISH
    return ENGLISH
