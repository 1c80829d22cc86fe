"""The games of an arena in a file, one line each: a run that was broken off goes on where it stopped.

The first line says which run it is. More games and more bots may join it later: what was played stays played.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from tradewind.kernel.errors import LogbookError
from tradewind.kernel.text import Message

FORMAT: Final = 1


class Run(msgspec.Struct, frozen=True):
    """What all games of a file share."""

    game: str
    rules: str
    options: dict[str, Any]
    seed: str
    failure: str
    arena: int = FORMAT


class Mishap(msgspec.Struct, frozen=True):
    """A bot that failed: where it sat (from 1), and why, as a text of the catalogue."""

    seat: int
    key: str
    arguments: dict[str, Any]

    @property
    def why(self) -> Message:
        return Message(self.key, self.arguments)


class Played(msgspec.Struct, omit_defaults=True):
    """One game; lists are by seat. `won` is what counts, after forfeits."""

    shuffle: int
    seats: tuple[str, ...]
    scores: list[int]
    won: list[bool]
    decisions: int
    mishaps: list[Mishap] = []
    asked: list[int] = []  # for games between players of any kind: decisions of each,
    seconds: list[float] = []  # the time they took,
    slowest: list[float] = []  # and the longest one


Key = tuple[int, tuple[str, ...]]


class Ledger:
    """Games played, kept in a file as they come if there is one."""

    def __init__(self, run: Run, file: Path | None) -> None:
        self.run = run
        self.file = file
        self.played: dict[Key, Played] = {}
        if file and file.exists() and file.stat().st_size:
            self._take_up(file)
        elif file:
            self._write(file, msgspec.json.encode(run) + b"\n", "wb")

    @staticmethod
    def found(file: Path) -> Run | None:
        """The run that a file holds, if it is one."""
        try:
            with file.open("rb") as stream:
                return msgspec.json.decode(stream.readline(), type=Run)
        except (OSError, msgspec.MsgspecError):
            return None

    def add(self, game: Played) -> None:
        self.played[game.shuffle, game.seats] = game
        if self.file:
            self._write(self.file, msgspec.json.encode(game) + b"\n", "ab")

    def _take_up(self, file: Path) -> None:
        """Read what was played. A last line that was cut off when the run was is forgotten."""
        try:
            whole = file.read_bytes()
        except OSError as error:
            raise LogbookError(Message("error-unreadable"), str(file)) from error
        lines, _, cut = whole.rpartition(b"\n")
        games = list(self._read(file, lines.split(b"\n")))
        if cut:
            os.truncate(file, len(lines) + 1)
        self.played = {(game.shuffle, game.seats): game for game in games}

    def _read(self, file: Path, lines: list[bytes]) -> Iterator[Played]:
        try:
            run = msgspec.json.decode(lines[0], type=Run)
            games = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        except msgspec.MsgspecError as error:
            raise LogbookError(Message("arena-no-results"), str(file)) from error
        if run != self.run:
            raise LogbookError(Message("arena-other-run"), str(file))
        yield from games

    @staticmethod
    def _write(file: Path, line: bytes, how: str) -> None:
        try:
            with file.open(how) as stream:
                stream.write(line)
        except OSError as error:
            raise LogbookError(Message("error-unwritable"), str(file)) from error
