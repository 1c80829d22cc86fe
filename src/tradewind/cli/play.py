"""`tradewind play`: a person in the terminal against bots."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from tradewind import logbook as records
from tradewind import table as tables
from tradewind.bots import players as seated
from tradewind.cli.options import read_options
from tradewind.cli.output import language as spoken
from tradewind.kernel import registry
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.game import Game
from tradewind.kernel.text import Message
from tradewind.logbook import FORMAT, Logbook
from tradewind.table import Table

PERSON: Final = "you"
BOT: Final = " (bot)"


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    players: Annotated[int | None, typer.Option(metavar="N")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="KEY=VALUE")] = None,
    bots: Annotated[str | None, typer.Option(metavar="NAME,NAME")] = None,
    seat: Annotated[int, typer.Option(metavar="N")] = 1,
    seed: Annotated[str | None, typer.Option(metavar="HEX")] = None,
    language: Annotated[str | None, typer.Option(metavar="XX")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Play in the terminal against bots. The game is kept after every move."""
    tongue = spoken(language)
    if resume is not None:
        table = tables.load(records.read(str(resume)))
    else:
        chosen = registry.game(game if game is not None else "")
        table = tables.load(_new_game(chosen, read_options(chosen, option or [], players), bots, seat, seed))
    file = save or resume or _place_to_keep(table.game)
    if file.exists() and file != resume:
        raise LogbookError(Message("error-exists"), str(file))
    from tradewind.cli.sitting import Sitting

    Sitting(table, _seating(table, bots if resume else None), file, tongue).run()


def _new_game(game: Game, options: dict[str, Any], bots: str | None, seat: int, seed: str | None) -> Logbook:
    """An empty logbook with the person in their seat and bots in the others."""
    checked = game.options(options)
    seats = checked["players"]
    if not 1 <= seat <= seats:
        raise LogbookError(Message("error-no-such-seat", {"seat": str(seat), "seats": seats}), "--seat")
    names = _bot_names(game, checked, bots, seats - 1)
    names.insert(seat - 1, PERSON)
    return Logbook(logbook=FORMAT, game=game.name, options=options, seats=names, seed=seed, moves=[])


def _bot_names(game: Game, options: Mapping[str, Any], given: str | None, seats: int) -> list[str]:
    """As many bots as seats; the last one named takes all that are left. Unnamed, it is the game's best."""
    names = [name.strip() for name in given.split(",")] if given else [seated.relief(game)]
    for name in dict.fromkeys(names):
        seated.check(name, game, options, "--bots")
    return [names[min(place, len(names) - 1)] + BOT for place in range(seats)]


def _seating(table: Table, bots: str | None) -> dict[int, str]:
    """Which bot sits where; the first seat without one is the person's. Bots asked for now replace those of before."""
    known = [name.removesuffix(BOT) if name.endswith(BOT) else "" for name in table.names or [PERSON] * table.seats]
    person = known.index("") if "" in known else 0
    asked = iter(_bot_names(table.game, table.options, bots, table.seats - 1))
    others = {place + 1: (name, next(asked).removesuffix(BOT)) for place, name in enumerate(known) if place != person}
    return {seat: new if bots or not _plays(table, old) else old for seat, (old, new) in others.items()}


def _plays(table: Table, name: str) -> bool:
    """Whether a bot of before can still be had."""
    try:
        seated.player(name, table.game, table.options, 0)
    except LogbookError:
        return False
    return True


def _place_to_keep(game: Game) -> Path:
    """A file of its own for every game, among the user's data."""
    from platformdirs import user_data_path

    folder = user_data_path("tradewind") / "games"
    stem = f"{game.name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{mark}.json" for mark in ("", *(f"-{count}" for count in range(2, 1000))))
    return next(folder / name for name in names if not (folder / name).exists())
