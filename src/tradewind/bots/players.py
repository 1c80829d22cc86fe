"""Who can sit at a table: rule bots, levels, search, and bots from files and installed packages, each by its name.

A player is asked with what its seat may know, and nothing else, and answers with one of the legal moves. Its choice
depends on its seed and on what it sees alone, so any process may ask it next time, and the same game gives the same
choices (where no clock is involved).
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Protocol

from tradewind.bots import Choose, bots
from tradewind.kernel.chance import Chance, seed_simulation
from tradewind.kernel.errors import LogbookError, TradewindError
from tradewind.kernel.game import Game, Odds
from tradewind.kernel.record import Moves
from tradewind.kernel.text import Message
from tradewind.kernel.view import redact

SEED_BYTES: Final = 7  # 56 bits: what the simulation generator takes
LONGEST_QUOTE: Final = 80
BOTS: Final = "bots"  # where a name that nobody has is said to stand
FILE: Final = re.compile(r"(?P<file>.+\.py)(?::(?P<thing>\w+))?")
LIMIT: Final = 10.0  # seconds that a bot from outside has for a move


@dataclass
class Seen:
    """One decision as a player sees it. Everything here is made from a view."""

    game: Game
    options: Mapping[str, Any]
    seat: int  # from 1
    state: Any  # redacted for the seat
    legal: list[str]

    @cached_property
    def view(self) -> dict[str, Any]:
        """The view as programs read it."""
        return self.game.describe(self.state, self.seat - 1)

    @cached_property
    def odds(self) -> list[Odds]:
        """The exact chances of what comes next, from what the seat knows."""
        return self.game.odds(self.state, self.seat - 1)

    @cached_property
    def moves(self) -> Moves:
        """The legal moves by number, in the order of `legal`."""
        moves = self.game.move_list()
        moves.size = len(self.legal)
        moves.cards[: moves.size] = [self.game.moves.numbers[text] for text in self.legal]
        return moves

    def seed(self, seed: int) -> int:
        """A seed for this moment alone: the same view gives the same one."""
        said = f"{seed} {self.seat} ".encode() + self.state.to_bytes()
        return int.from_bytes(hashlib.sha256(said).digest()[:SEED_BYTES])

    def chance(self, seed: int) -> Chance:
        """Chance of a player's own, beside the game's."""
        chance = Chance()
        seed_simulation(chance, self.seed(seed))
        return chance


def look(game: Game, options: Mapping[str, Any], state: Any, seat: int) -> Seen:
    """What the seat (from 1) may know of a state: the only way from a game to a player."""
    legal = [game.moves.texts[move] for move in game.legal(state, seat - 1)]
    return Seen(game, options, seat, redact(state, seat - 1), legal)


@dataclass(frozen=True)
class Choice:
    """What a player does."""

    move: str
    sure: float | None = None  # how likely it thinks it wins, 0 to 1, where it says so
    playouts: int = 0  # how many games it thought through


class Player(Protocol):
    """Chooses one of the legal moves. It keeps nothing between calls that it needs.

    Its own chance comes from `seed`, which who asks may set anew for another game.
    """

    seed: int

    def choose(self, seen: Seen) -> Choice: ...


class RulePlayer:
    """A game's own bot, played plain."""

    def __init__(self, rule: Choose, seed: int) -> None:
        self.rule = rule
        self.seed = seed

    def choose(self, seen: Seen) -> Choice:
        return Choice(seen.legal[self.rule(seen.state, seen.seat - 1, seen.moves, seen.chance(self.seed))])


class BotFailed(TradewindError):
    """A player crashed, took too long or answered with something that is no legal move."""

    def __init__(self, name: str, seat: int, why: Message) -> None:
        super().__init__(why)
        self.name = name
        self.seat = seat


class Guarded:
    """A player whose failures are told apart from ours: whatever goes wrong is a BotFailed that names it."""

    def __init__(self, name: str, player: Player) -> None:
        self.name = name
        self.player = player

    def choose(self, seen: Seen) -> Choice:
        try:
            choice = self.player.choose(seen)
        except BotFailed:
            raise
        except Exception as error:
            said = f"{type(error).__name__}: {error}"[:LONGEST_QUOTE]
            raise BotFailed(self.name, seen.seat, Message("bots-crashed", {"error": said})) from error
        if not isinstance(choice, Choice) or choice.move not in seen.legal:
            said = str(choice.move if isinstance(choice, Choice) else choice)[:LONGEST_QUOTE]
            raise BotFailed(self.name, seen.seat, Message("bots-nonsense", {"answer": said}))
        return choice


def is_file(name: str) -> bool:
    """Whether the name is that of a bot in a file: `bots/mine.py`, `bots/mine.py:careful`."""
    return FILE.fullmatch(name) is not None


def names(game: Game) -> list[str]:
    """Everybody who can play the game, but for files: for menus and for people who mistype."""
    from tradewind.bots.levels import LEVELS
    from tradewind.bots.outside import installed
    from tradewind.bots.search import NAME

    return list(dict.fromkeys([*bots(game), *LEVELS, NAME, *installed()]))


def player(
    name: str,
    game: Game,
    options: Mapping[str, Any],
    seed: int,
    *,
    limit: float = LIMIT,
    cores: int = 1,
    patient: bool = False,
) -> Player:
    """The player of that name; LogbookError if there is none.

    A bot from outside has `limit` seconds for a move. Whoever searches may use so many `cores`, and if `patient` waits
    for the compiler rather than searching plainly meanwhile.
    """
    own = bots(game)
    if name in own:
        return RulePlayer(own[name], seed)
    from tradewind.bots.levels import LEVELS, level
    from tradewind.bots.search import is_search, search_player

    if name in LEVELS:
        return level(name, game, seed, players=options["players"], cores=cores, patient=patient)
    if is_search(name):
        return search_player(name, seed, cores, patient)
    from tradewind.bots.outside import OutsidePlayer, installed

    if is_file(name) or name in installed():
        return OutsidePlayer(name, game, options, seed, limit)
    known = {"bot": name[:LONGEST_QUOTE], "bots": ", ".join(names(game))}
    raise LogbookError(Message("error-no-such-bot", known), BOTS)


def guarded(
    name: str,
    game: Game,
    options: Mapping[str, Any],
    seed: int,
    *,
    limit: float = LIMIT,
    cores: int = 1,
    patient: bool = False,
) -> Guarded:
    """The player of that name, with a guard."""
    return Guarded(name, player(name, game, options, seed, limit=limit, cores=cores, patient=patient))


def check(name: str, game: Game, options: Mapping[str, Any], where: str) -> None:
    """Refuse a name that nobody has, and a bot from outside that cannot be loaded, before the first game."""
    try:
        seated = player(name, game, options, 0)
        ready = getattr(seated, "ready", None)
        if ready:
            ready()
    except LogbookError as error:
        raise LogbookError(error.why, where if error.where == BOTS else error.where) from error
    except BotFailed as failed:
        raise LogbookError(failed.why, name[-LONGEST_QUOTE:]) from failed


def relief(game: Game) -> str:
    """Who takes the seat of a player that failed: the game's own best."""
    return list(bots(game))[-1]
