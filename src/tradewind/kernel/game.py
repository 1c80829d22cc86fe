"""What a game provides. Everything else (table, fleet, bots, server, research) is written against this page.

Seats are counted from 0 inside and from 1 in every text. A move is a number: its place in the game's fixed list.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tradewind.kernel.chance import Chance, Outcome
from tradewind.kernel.record import NOBODY, Int, Moves, Record, holding, number, part
from tradewind.kernel.text import Message, player_at
from tradewind.kernel.view import NO_SEAT

NO_MOVE = -1  # a text that is no move of the game at all


class GameState(Record):
    """What every game's state begins with."""

    chance: Chance = part(Chance, seen=NOBODY)
    seats: Int = number(8)  # how many play
    expansions: Int = number(8)  # 1 if any expansion is in play; if none, no question is asked of them
    reveals: Int  # how often something hidden was turned up; undo stops there


class MoveList:
    """All moves a game can ever have, numbered; each has one short text."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = tuple(texts)
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        assert len(self.numbers) == len(self.texts), "two moves with one text"

    def __len__(self) -> int:
        return len(self.texts)

    def number(self, text: str) -> int:
        return self.numbers.get(text, NO_MOVE)


@dataclass(frozen=True)
class Source:
    """A stream of chance, as the logbook's `chance` names it."""

    name: str
    listed: bool = True  # whether a trace lists its outcomes (or the view shows them anyway)


@dataclass(frozen=True)
class Engine:
    """The rules, each a `@rule`: run plain as they are, or compiled."""

    start: Callable[[Any], None]  # state: deal and begin
    legal: Callable[[Any, int, Any], None]  # state, seat, moves: fill in what the seat may do
    apply: Callable[[Any, int, int], None]  # state, seat, move: one decision
    actor: Callable[[Any], int]  # state: a seat that is asked, -1 once the game is over
    waits: Callable[[Any, int], bool]  # state, seat: is the seat asked?
    score: Callable[[Any, int], int]  # state, seat
    wins: Callable[[Any, int], bool]  # state, seat: among the winners, once over
    resample: Callable[[Any, int, Any], None]  # view, seat, chance: fill in what the seat cannot know


WHOLE = 1000  # what a state is worth to a seat that could not be better off


@dataclass(frozen=True)
class Guide:
    """What a game may tell a search besides its rules, each a `@rule`; whatever is left out has a plain default.

    `rate` and `worth` are where a policy and a value would be put in: with a `horizon` of 1 the tree grows as ever, and
    nothing is played out beyond it.
    """

    choose: Callable[[Any, int, Any, Any], int] | None = None  # how games go on beyond the tree: a bot
    needs_view: bool = True  # False: that bot reads nothing hidden and may be shown a dealt state as it is
    rate: Callable[..., None] | None = None  # view, seat, moves, the bot's place, ratings, habits: fill in the ratings
    worth: Callable[[Any, int], int] | None = None  # state, seat: 0 to WHOLE, at the end or where a playout stops
    share: Callable[[Any, int], int] | None = None  # state, seat: how much of the win is the seat's, 0 to WHOLE
    horizon: int = 2000  # decisions beyond the tree after which a playout stops, be the game over or not
    ranks: tuple[int, int, int] = (60, 500, 20000)  # playouts of pirate, captain and lord of the seas
    lapses: int = 20  # of a hundred decisions, in which the cabin boy does not see the best move


@dataclass(frozen=True)
class Verdict:
    """Whether a move is allowed, and by which rule it is or is not."""

    allowed: bool
    rule: str | None
    why: Message


@dataclass(frozen=True)
class Odds:
    """The chance of something at the next uncertain step, exact, from public information: favourable / possible."""

    what: Message
    favourable: int
    possible: int
    kind: str = ""  # for programs: "bust", "ship", "combat" …
    move: str = ""  # the move it belongs to: "draw"

    @property
    def chance(self) -> float:
        return self.favourable / self.possible if self.possible else 0.0


class Game(ABC):
    """One game (with the products that its options switch on)."""

    name: str
    version: str
    state: type[GameState]
    moves: MoveList
    engine: Engine
    sources: tuple[Source, ...]
    most_legal: int  # no position has more legal moves than this
    # name -> rule(view, seat, moves, chance): a place in moves. The last is the best: levels and stand-ins play by it
    bots: Mapping[str, Callable[[Any, int, Any, Any], int]]
    folder: Path  # where the game's own files are: locales/, data …
    also_made_of: tuple[Path, ...] = ()  # files elsewhere that the rules depend on
    all_see_the_same: bool = False  # nothing is one seat's own: views, stories and odds are the same for every viewer
    guide: Guide = Guide()  # for searching

    def move_list(self) -> Moves:
        """An empty list with room for every legal move."""
        return holding(Moves, self.most_legal)()

    @abstractmethod
    def options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The options, checked and completed; LogbookError names the one that cannot be."""

    @abstractmethod
    def choices(self) -> Mapping[str, Sequence[Any]]:
        """Every option with the values it may have, the default first, for menus and tests."""

    @abstractmethod
    def template(self, options: Mapping[str, Any]) -> Any:
        """The state before `start`: components in the box, nothing dealt."""

    @abstractmethod
    def position(self, given: Mapping[str, Any], options: Mapping[str, Any], state: Any) -> None:
        """Turn a template into a given position, instead of `start`. Chance is ready; LogbookError if it cannot be."""

    @abstractmethod
    def script(self, given: Mapping[str, Any], options: Mapping[str, Any]) -> dict[int, list[int]]:
        """The logbook's `chance` as numbers for each source; LogbookError names the entry that cannot be."""

    @abstractmethod
    def describe(self, state: Any, seat: int, everything: bool = False) -> dict[str, Any]:
        """The view as programs read it, from a redacted state (or, with `everything`, from the open one)."""

    @abstractmethod
    def judge(self, state: Any, seat: int, move: int) -> Verdict:
        """Which rule allows or forbids the move, legal or not. Made from a state, it tells the seat no secret."""

    @abstractmethod
    def outcome_text(self, outcome: Outcome) -> str | int:
        """A card's face, a die's number."""

    @abstractmethod
    def narrate(self, before: Any, seat: int, move: int, after: Any, outcomes: Sequence[Outcome]) -> list[Message]:
        """What happened, in words. Both states are views, the outcomes those that the viewer may know."""

    def rule_of(self, message: Message) -> str | None:
        """The rule that something narrated stems from, to be shown on demand."""
        return None

    @abstractmethod
    def move_words(self, move: int) -> Message:
        """The move, in words for a button or a menu."""

    @abstractmethod
    def round_number(self, state: Any) -> int:
        """Which round it is; the move that makes it grow closes a round."""

    @abstractmethod
    def picture(self, view: Any, seat: int, words: Callable[[Message], str]) -> Any:
        """The table as a terminal shows it: something Rich can print."""

    def inventory(self, state: Any) -> Mapping[str, int]:
        """How many of each component there are, wherever they lie: what no move may change."""
        return {}

    def odds(self, view: Any, seat: int) -> list[Odds]:
        """The exact chances of what comes next, from what the seat knows."""
        return []

    def hopeless(self, state: Any, seat: int, text: str) -> Verdict | None:
        """What the rules say about a text that is never a move, where they say anything ("trade" with a person)."""
        return None

    def together(self, options: Mapping[str, Any]) -> bool:
        """Whether all seats win or lose as one team."""
        return False

    def over(self, state: Any) -> bool:
        return self.engine.actor(state) < 0

    def waiting(self, state: Any) -> list[int]:
        return [seat for seat in range(state.seats) if self.engine.waits(state, seat)]

    def legal(self, state: Any, seat: int) -> list[int]:
        """What the seat may do, by number, in the order of the move list."""
        moves = self.move_list()
        self.engine.legal(state, seat, moves)
        return sorted(moves.cards[: moves.size])

    def scores(self, state: Any) -> dict[str, int]:
        return {str(seat + 1): self.engine.score(state, seat) for seat in range(state.seats)}

    def winners(self, state: Any) -> list[int]:
        return [seat + 1 for seat in range(state.seats) if self.engine.wins(state, seat)]

    def reckoning(self, state: Any, seat: int) -> list[tuple[Message, int]]:
        """What the seat's final score came from, part by part; the parts are the same for every seat."""
        return []

    def reckonings(self, state: Any) -> dict[str, list[tuple[Message, int]]]:
        """The reckoning of everybody who has a score."""
        return {str(seat + 1): self.reckoning(state, seat) for seat in range(state.seats)}

    def scorer(self, seat: int) -> Message:
        """Who a seat is that has a score, counted from 1; a game may have others than players (as 0)."""
        return player_at(seat - 1)

    def secret_choice(self, state: Any, seat: int) -> bool:
        """Whether the list of what this seat may do would show others a secret."""
        return False

    def veiled(self, state: Any, seat: int, text: str) -> str:
        """The move as others see it at the moment it is made, before which `state` was the position."""
        return text


def knows(outcome: Outcome, seat: int) -> bool:
    """Whether somebody in that seat (or in none) may know the outcome."""
    return outcome.known == -1 or (outcome.known == seat and seat != NO_SEAT)
