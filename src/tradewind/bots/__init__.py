"""Who plays when nobody does. A bot gets a view, never a state, and names one of the legal moves.

A built-in bot is a rule, so it plays as fast as the game: `choose(view, seat, moves, chance)` is a place in `moves`.
Every game can be played by `random`; the others come from the game's own folder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tradewind.kernel.chance import Chance, below
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.game import Game, GameState
from tradewind.kernel.record import Moves
from tradewind.kernel.rule import rule
from tradewind.kernel.text import Message

Choose = Callable[[Any, int, Any, Any], int]


@rule
def choose_at_random(view: GameState, seat: int, moves: Moves, chance: Chance) -> int:
    """Any legal move, all equally likely."""
    return below(chance, moves.size)


def bots(game: Game) -> Mapping[str, Choose]:
    """The bots that can play a game, by name."""
    return {"random": choose_at_random} | dict(game.bots)


def bot(game: Game, name: str) -> Choose:
    """The bot of that name."""
    known = bots(game)
    if name not in known:
        raise LogbookError(Message("error-no-such-bot", {"bot": name[:80], "bots": ", ".join(known)}), "seats")
    return known[name]
