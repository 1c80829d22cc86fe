"""Guided first games: a game's folder may hold `guide.toml`, a scripted game with hints."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from tradewind import logbook as records
from tradewind.kernel.game import Game
from tradewind.logbook import Logbook
from tradewind.server.refusal import Refusal

FILE: Final = "guide.toml"


class Guide(msgspec.Struct, frozen=True):
    """The whole scripted line of all seats, and what to say at which moment."""

    given: dict[str, Any]
    script: tuple[str, ...]
    hints: tuple[dict[str, Any], ...]

    def logbook(self) -> Logbook:
        """The game before its first move."""
        return records.as_logbook({"logbook": records.FORMAT} | self.given | {"moves": []})


def has_guide(game: Game) -> bool:
    return _guide(game.folder / FILE, game.name) is not None


def guide_of(game: Game) -> Guide:
    found = _guide(game.folder / FILE, game.name)
    if found is None:
        raise Refusal("no-guide")
    return found


def steps(guide: Guide) -> list[dict[str, Any]]:
    return [dict(hint) for hint in guide.hints]


@cache
def _guide(file: Path, game: str) -> Guide | None:
    if not file.exists():
        return None
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    given = told["logbook"]
    if given.get("game") != game:
        return None
    return Guide(given, tuple(given.get("moves", ())), tuple(told.get("step", ())))


def on_path(game: Game, moves: list[str]) -> bool:
    """Whether everything played is as the script has it."""
    return guide_of(game).script[: len(moves)] == tuple(moves)


def next_in_script(game: Game, moves: list[str]) -> str | None:
    """The script's next move, as long as everything played is its beginning."""
    script = guide_of(game).script
    return script[len(moves)] if len(moves) < len(script) and on_path(game, moves) else None
