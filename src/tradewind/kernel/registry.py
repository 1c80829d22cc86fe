"""Finds games: the folders under `tradewind.games`, and whatever installed packages offer as `tradewind.games`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

import tradewind.games
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.game import Game
from tradewind.kernel.text import Message, also_in


@cache
def games() -> dict[str, Game]:
    """Every game by name. A game's package has a tuple `GAMES`."""
    from importlib.metadata import entry_points  # slow to import, and not needed for a game that has a folder here

    folders = [found.name for found in pkgutil.iter_modules(tradewind.games.__path__)]
    known = {game.name: game for folder in folders for game in _in_folder(folder)}
    for entry in entry_points(group="tradewind.games"):
        for game in importlib.import_module(entry.value).GAMES:
            also_in(game.folder)
            known[game.name] = game
    return known


def _in_folder(folder: str) -> tuple[Game, ...]:
    offered: tuple[Game, ...] = importlib.import_module(f"tradewind.games.{folder}").GAMES
    return offered


@cache
def _by_its_folder(name: str) -> Game | None:
    """A game whose folder has its name needs no others to be looked at."""
    folder = name.replace("-", "_")
    if folder not in (found.name for found in pkgutil.iter_modules(tradewind.games.__path__)):
        return None
    return next((game for game in _in_folder(folder) if game.name == name), None)


def game(name: object) -> Game:
    """The game of that name."""
    if isinstance(name, str):
        found = _by_its_folder(name[:80]) or games().get(name)
        if found:
            return found
    known = ", ".join(games())
    raise LogbookError(Message("error-no-such-game", {"game": str(name)[:80], "games": known}), "game")
