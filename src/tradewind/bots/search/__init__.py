"""Information-set Monte Carlo tree search for every game: `search`, `search:2s`, `search:5000`.

It is given a view, never a state: what the seat cannot know is dealt anew for every playout.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tradewind.bots.players import LONGEST_QUOTE, Choice, Seen
from tradewind.bots.search.budget import Budget, budget
from tradewind.bots.search.thinking import Searcher, at_hand, compiled, think
from tradewind.bots.search.tree import Habits
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.text import Message

NAME: Final = "search"


class SearchPlayer:
    """Plays what a search finds. `patient`: it waits for the compiler rather than searching plainly meanwhile."""

    def __init__(self, budget: Budget, seed: int, patient: bool = True, habits: Habits | None = None) -> None:
        self.budget = budget
        self.seed = seed
        self.searcher: Searcher = compiled if patient else at_hand
        self.habits = habits or Habits()

    def choose(self, seen: Seen) -> Choice:
        if len(seen.legal) == 1:
            return Choice(seen.legal[0])
        begin = self.searcher(seen)
        seed = seen.seed(self.seed)
        thought = think(begin, seen.game, seen.state, seen.seat - 1, seed, self.budget, self.habits)
        return Choice(seen.game.moves.texts[thought.best], thought.sure, thought.playouts)


def is_search(name: str) -> bool:
    """Whether somebody means a search, however long it is to think."""
    return name.split(":", maxsplit=1)[0] == NAME


def search_player(name: str, seed: int, cores: int = 1, patient: bool = True) -> SearchPlayer:
    """`search`, `search:200ms`, `search:2s`, `search:5000` (playouts), `search:2sx2` (two cores).

    By the clock, unless it says otherwise, it takes the `cores` there are; so many playouts are the same anywhere.
    """
    text = name.removeprefix(NAME).removeprefix(":")
    allowed = budget(text)
    if allowed is None:
        raise LogbookError(Message("bots-search-budget", {"bot": name[:LONGEST_QUOTE]}), "bots")
    if not allowed.playouts and "x" not in text:
        allowed = replace(allowed, cores=cores)
    return SearchPlayer(allowed, seed, patient or not allowed.milliseconds)  # so many playouts would take for ever
