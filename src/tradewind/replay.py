"""What a logbook shows: the position it leads to, and the trace of how it got there.

Everything is made for a viewer: a seat, nobody in particular, or (open) somebody from whom nothing is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tradewind.kernel.chance import Outcome
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.game import NO_MOVE, Game, knows
from tradewind.kernel.text import Message
from tradewind.kernel.view import NO_SEAT
from tradewind.logbook import Logbook
from tradewind.table import Table

HIDDEN = "?"


@dataclass(frozen=True)
class Viewer:
    """For whom a replay is made: a seat from 1, or nobody; with `open`, nothing is hidden."""

    seat: int | None = None
    open: bool = False

    def sees(self, outcome: Outcome) -> bool:
        return self.open or knows(outcome, NO_SEAT if self.seat is None else self.seat - 1)


def moves_until(logbook: Logbook, at: int | None) -> Sequence[str]:
    """The first `at` moves, or all."""
    if at is None:
        return logbook.moves
    if not 0 <= at <= len(logbook.moves):
        raise LogbookError(Message("error-at", {"at": str(at), "moves": len(logbook.moves)}), "--at")
    return logbook.moves[:at]


def seated(logbook: Logbook, viewer: Viewer) -> Table:
    """The table at the set-up, if the viewer has a place at it."""
    table = Table(logbook)
    if viewer.seat is not None and not 1 <= viewer.seat <= table.seats:
        said = {"seat": str(viewer.seat), "seats": table.seats}
        raise LogbookError(Message("error-no-such-seat", said), "--seat")
    return table


def summary(table: Table, viewer: Viewer) -> dict[str, Any]:
    """Where the game stands."""
    return {
        "over": table.over,
        "waiting": table.waiting,
        "legal": table.legal_for(viewer.seat, viewer.open),
        "view": table.view(viewer.seat, viewer.open),
        "scores": table.scores,
        "winners": table.winners,
    }


def trace(logbook: Logbook, viewer: Viewer, at: int | None = None, rounds: bool = False) -> Iterator[dict[str, Any]]:
    """One object for the set-up and one for each move; with `rounds`, only for moves that close a round."""
    moves = moves_until(logbook, at)
    table = seated(logbook, viewer)
    game = table.game
    yield _line(table, viewer, None, 0) | {
        "game": logbook.game,
        "rules": logbook.rules or game.version,
        "options": logbook.options,
        "position": logbook.position,
    }
    for text in moves:
        shown = as_seen(table, viewer, text)
        used, number = len(table.desk.outcomes), game.round_number(table.state)
        table.perform(text)
        if not rounds or game.round_number(table.state) > number or table.over:
            yield _line(table, viewer, shown, used)


def _line(table: Table, viewer: Viewer, move: str | None, used: int) -> dict[str, Any]:
    return {
        "move": move,
        "chance": chance_seen(table.game, viewer, table.desk.outcomes[used:]),
        "waiting": table.waiting,
        "legal": table.legal_for(viewer.seat, viewer.open),
        "view": table.view(viewer.seat, viewer.open),
    }


def chance_seen(game: Game, viewer: Viewer, outcomes: Sequence[Outcome]) -> list[str | int]:
    """The outcomes a trace lists, each as far as the viewer may know it."""
    listed = (outcome for outcome in outcomes if game.sources[outcome.source].listed)
    return [game.outcome_text(outcome) if viewer.sees(outcome) else HIDDEN for outcome in listed]


def as_seen(table: Table, viewer: Viewer, text: str) -> str:
    """The move as the viewer sees it when it is made (one that is no move is refused next)."""
    seat, move = table.parsed(text)
    if viewer.open or move == NO_MOVE or seat == NO_SEAT or seat + 1 == viewer.seat:
        return text
    return f"{seat + 1} {table.game.veiled(table.state, seat, table.game.moves.texts[move])}"
