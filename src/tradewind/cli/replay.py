"""`tradewind replay`: where a logbook leads, and how it got there."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer

from tradewind import logbook as records
from tradewind import replay as replays
from tradewind.cli.output import Refused, console, language, print_json, refuse
from tradewind.kernel.errors import TradewindError
from tradewind.kernel.text import Message, catalogue, player_at
from tradewind.logbook import Logbook
from tradewind.replay import Viewer
from tradewind.table import Table


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    json: Annotated[bool, typer.Option("--json")] = False,
    seat: Annotated[int | None, typer.Option(metavar="N")] = None,
    at: Annotated[int | None, typer.Option(metavar="N")] = None,
    show_all: Annotated[bool, typer.Option("--open")] = False,
    trace: Annotated[bool, typer.Option("--trace")] = False,
    rounds: Annotated[bool, typer.Option("--rounds")] = False,
) -> None:
    """Show where a logbook leads, or trace how it got there."""
    viewer = Viewer(seat, show_all)
    try:
        logbook = records.read(file)
        if trace or rounds:
            for line in replays.trace(logbook, viewer, at, rounds):
                print_json(line)
            return
        table = _played(logbook, viewer, at)
    except TradewindError as error:
        raise typer.Exit(refuse(Refused.from_error(error), json or trace or rounds)) from None
    if json:
        print_json(replays.summary(table, viewer))
    else:
        _show(table, viewer)


def _played(logbook: Logbook, viewer: Viewer, at: int | None) -> Table:
    moves = replays.moves_until(logbook, at)
    table = replays.seated(logbook, viewer)
    for text in moves:
        table.perform(text)
    return table


def _show(table: Table, viewer: Viewer) -> None:
    """The table as the viewer sees it, who is asked and what for."""
    shown, say = console(), partial(catalogue(language()).say, names=table.called)
    seen = table.state if viewer.open else table.seen(viewer.seat)
    shown.print(say(Message("replay-after", {"game": table.game.name, "moves": len(table.moves)})))
    shown.print(table.game.picture(seen, viewer.seat - 1 if viewer.seat else -1, say))
    for seat, moves in table.legal_for(viewer.seat, viewer.open).items():
        asked = {"player": player_at(int(seat) - 1), "list": ", ".join(moves)}
        shown.print(say(Message("replay-asked", asked) if moves else Message("replay-asked-secret", asked)))
    if table.over:
        standing = sorted((table.scores or {}).items(), key=lambda entry: -entry[1])
        scores = ", ".join(f"{say(table.game.scorer(int(seat)))}: {score}" for seat, score in standing)
        winners = ", ".join(say(table.game.scorer(seat)) for seat in table.winners) or "–"
        shown.print(say(Message("replay-over", {"scores": scores, "winners": winners})))
