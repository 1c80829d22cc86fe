"""`tradewind games`: what can be played."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from tradewind.cli.output import language, print_json
from tradewind.kernel import registry
from tradewind.kernel.game import Game
from tradewind.kernel.text import Message, catalogue


def games(json: Annotated[bool, typer.Option("--json", help="One JSON object, for programs.")] = False) -> None:
    """The games there are, with their options."""
    known = registry.games().values()
    if json:
        print_json({"games": [_facts(game) for game in known]})
    else:
        _show(list(known))


def _facts(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "rules": game.version,
        "players": list(game.choices()["players"]),
        "options": {key: list(values) for key, values in game.choices().items() if key != "players"},
        "bots": list(game.bots),
    }


def _show(known: list[Game]) -> None:
    from rich.console import Console
    from rich.table import Table

    say = catalogue(language()).say
    table = Table(box=None, pad_edge=False)
    for heading in ("games-name", "games-players", "games-options", "games-bots"):
        table.add_column(say(Message(heading)), overflow="fold")
    for game in known:
        facts = _facts(game)
        options = "\n".join(f"{key}: {', '.join(map(_said, values))}" for key, values in facts["options"].items())
        table.add_row(game.name, _range(facts["players"]), options, ", ".join(facts["bots"]))
    Console().print(table)


def _said(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _range(counts: list[int]) -> str:
    return f"{min(counts)}–{max(counts)}"
