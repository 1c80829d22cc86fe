"""Five levels for every game, named after the ranks at the end of a cooperative game.

The two lowest play by a game's own bot, the cabin boy with lapses; the three others search, each farther than the last.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final

from tradewind.bots import Choose
from tradewind.bots.players import Choice, Player, RulePlayer, Seen
from tradewind.bots.search import SearchPlayer
from tradewind.bots.search.budget import Budget
from tradewind.bots.search.outfit import best_bot
from tradewind.kernel.chance import Chance, below
from tradewind.kernel.game import Game
from tradewind.kernel.piles import take_out

CABIN_BOY: Final = "cabin-boy"
SAILOR: Final = "sailor"
PIRATE: Final = "pirate"
CAPTAIN: Final = "captain"
LORD: Final = "lord-of-the-seas"
LEVELS: Final = (CABIN_BOY, SAILOR, PIRATE, CAPTAIN, LORD)

PERCENT: Final = 100
SEARCHING: Final = (PIRATE, CAPTAIN, LORD)
MILLISECONDS: Final = (500, 1000, 1900)  # at most, where a machine is slow
PAIR: Final = 2  # a game's ranks are for two; among more rivals it takes more playouts to see as far
COMPANY: Final = 10  # at larger tables each thinks the shorter, so that nobody waits for a hundred of them


def shortsighted() -> tuple[str, ...]:
    """The levels that could see farther on a machine with a compiler."""
    return () if find_spec("numba") else SEARCHING


class CabinBoy:
    """Somebody who is learning: knows what the sailor knows, but now and then overlooks the best there is."""

    def __init__(self, rule: Choose, seed: int, lapses: int) -> None:
        self.rule = rule
        self.seed = seed
        self.lapses = lapses

    def choose(self, seen: Seen) -> Choice:
        chance = seen.chance(self.seed)
        place = self.rule(seen.state, seen.seat - 1, seen.moves, chance)
        if len(seen.legal) > 1 and below(chance, PERCENT) < self.lapses:
            place = self._second_best(seen, place, chance)
        return Choice(seen.legal[place])

    def _second_best(self, seen: Seen, best: int, chance: Chance) -> int:
        """What looks best among the others; the best after all where nothing else makes sense."""
        others: Any = seen.moves.copy()
        take_out(others, best)
        place = self.rule(seen.state, seen.seat - 1, others, chance)
        return seen.moves.cards.index(others.cards[place]) if 0 <= place < others.size else best


def level(name: str, game: Game, seed: int, *, players: int = PAIR, cores: int = 1, patient: bool = False) -> Player:
    """The player of a level at a table of so many.

    Unless `patient`, it searches plainly while its search is compiled in the background.
    """
    if name == CABIN_BOY:
        return CabinBoy(best_bot(game), seed, game.guide.lapses)
    if name == SAILOR:
        return RulePlayer(best_bot(game), seed)
    rank = SEARCHING.index(name)
    playouts = game.guide.ranks[rank] * max(PAIR, players) // PAIR
    milliseconds = MILLISECONDS[rank] * COMPANY // max(COMPANY, players)
    return SearchPlayer(Budget(playouts, milliseconds, cores), seed, patient)
