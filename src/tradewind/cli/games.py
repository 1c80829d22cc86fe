"""`tradewind games`: what can be played."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from tradewind.bots import bots
from tradewind.bots.levels import LEVELS
from tradewind.cli.output import language, print_json
from tradewind.kernel import registry
from tradewind.kernel.game import Game
from tradewind.kernel.text import Message, catalogue


def games(json: Annotated[bool, typer.Option("--json")] = False) -> None:
    """The games there are, with their options."""
    known = registry.games().values()
    if json:
        print_json({"games": [_facts(game) for game in known], "levels": list(LEVELS)})
    else:
        _show(list(known))


def _facts(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "rules": game.version,
        "players": list(game.choices()["players"]),
        "options": {key: list(values) for key, values in game.choices().items() if key != "players"},
        "bots": list(bots(game)),
    }


def _show(known: list[Game]) -> None:
    """A table without a library for tables: this command answers at once."""
    say = catalogue(language()).say
    rows = [[say(Message(heading)) for heading in ("games-name", "games-players", "games-bots", "games-options")]]
    for facts in map(_facts, known):
        options = [f"{key}: {', '.join(map(_said, values))}" for key, values in facts["options"].items()]
        rows.append([facts["name"], _range(facts["players"]), ", ".join(facts["bots"]), options[0] if options else ""])
        rows += [["", "", "", option] for option in options[1:]]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for row in rows:
        typer.echo("  ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[3]]).rstrip())
    typer.echo("\n" + say(Message("games-levels", {"levels": ", ".join(LEVELS)})))


def _said(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _range(counts: list[int]) -> str:
    return f"{min(counts)}–{max(counts)}"
