"""Finds games: the folders under `tradewind.games`, and whatever installed packages offer as `tradewind.games`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

import tradewind.games
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.game import Game
from tradewind.kernel.text import Message, also_in


@cache
def games() -> dict[str, Game]:
    """Every game by name. A game's package has a tuple `GAMES`."""
    ours = [f"tradewind.games.{found.name}" for found in pkgutil.iter_modules(tradewind.games.__path__)]
    known = {game.name: game for module in ours for game in importlib.import_module(module).GAMES}
    for entry in entry_points(group="tradewind.games"):
        for game in importlib.import_module(entry.value).GAMES:
            also_in(game.folder)
            known[game.name] = game
    return known


def game(name: object) -> Game:
    """The game of that name."""
    if not isinstance(name, str) or name not in games():
        known = ", ".join(games())
        raise LogbookError(Message("error-no-such-game", {"game": str(name)[:80], "games": known}), "game")
    return games()[name]
