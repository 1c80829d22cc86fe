"""Jamaica as the rest of Tradewind sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tradewind.games.jamaica import describe, finish, flow, judging, position, resample, rounds, script, set_up
from tradewind.games.jamaica.components import CARDS, FOLDER, TREASURES
from tradewind.games.jamaica.layout import DICE_SOURCE, GHOST, LOOT, PLAY, TREASURE_SOURCE, State
from tradewind.games.jamaica.moves import MOST_LEGAL, TEXTS
from tradewind.games.jamaica.narrate import move_words, narrate, rule_of, ship_words
from tradewind.games.jamaica.odds import chances
from tradewind.games.jamaica.reckoning import reckoning
from tradewind.games.jamaica.sailor import choose_like_a_sailor
from tradewind.games.jamaica.terminal import picture
from tradewind.kernel.chance import Outcome
from tradewind.kernel.game import Engine, Game, Guide, MoveList, Odds, Verdict
from tradewind.kernel.text import Message


class Jamaica(Game):
    """The race round the island, with the ghost ship or without."""

    name = "jamaica"
    version = "1.0"
    state = State
    moves = MoveList(TEXTS)
    engine = Engine(
        rounds.start, flow.legal, flow.apply, flow.actor, flow.waits, finish.score, finish.wins, resample.resample
    )
    sources = script.SOURCES
    most_legal = MOST_LEGAL
    bots: Mapping[str, Callable[[Any, int, Any, Any], int]] = {"sailor": choose_like_a_sailor}
    folder = FOLDER
    guide = Guide(ranks=(110, 800, 20000))  # measured: docs/search.md

    def options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        return set_up.checked_options(given)

    def choices(self) -> Mapping[str, Sequence[Any]]:
        return set_up.CHOICES

    def template(self, options: Mapping[str, Any]) -> State:
        return set_up.table(options)

    def position(self, given: Mapping[str, Any], options: Mapping[str, Any], state: Any) -> None:
        position.lay_out(given, state)

    def script(self, given: Mapping[str, Any], options: Mapping[str, Any]) -> dict[int, list[int]]:
        return script.numbers(given, options["players"])

    def describe(self, state: Any, seat: int, everything: bool = False) -> dict[str, Any]:
        return describe.view(state, seat, everything)

    def judge(self, state: Any, seat: int, move: int) -> Verdict:
        return judging.judged(state, seat, move, move in self.legal(state, seat))

    def outcome_text(self, outcome: Outcome) -> str | int:
        if outcome.source == DICE_SOURCE:
            return describe.die_text(outcome.value)
        return (TREASURES if outcome.source == TREASURE_SOURCE else CARDS)[outcome.value]

    def narrate(self, before: Any, seat: int, move: int, after: Any, outcomes: Sequence[Outcome]) -> list[Message]:
        return narrate(before, seat, move, after, outcomes)

    def rule_of(self, message: Message) -> str | None:
        return rule_of(message)

    def move_words(self, move: int) -> Message:
        return move_words(move)

    def round_number(self, state: Any) -> int:
        return int(state.round)

    def picture(self, view: Any, seat: int, words: Callable[[Message], str]) -> Any:
        return picture(view, seat, words)

    def odds(self, view: Any, seat: int) -> list[Odds]:
        return chances(view, seat)

    def scores(self, state: Any) -> dict[str, int]:
        """J84: the ghost scores too, as seat 0."""
        return super().scores(state) | ({"0": finish.score(state, GHOST)} if state.ghost else {})

    def scorer(self, seat: int) -> Message:
        """J84: the ghost is seat 0."""
        return ship_words(describe.ship_number(seat))

    def reckoning(self, state: Any, seat: int) -> list[tuple[Message, int]]:
        return reckoning(state.ships[seat])

    def reckonings(self, state: Any) -> dict[str, list[tuple[Message, int]]]:
        """J84: the ghost's too, as seat 0."""
        return super().reckonings(state) | ({"0": self.reckoning(state, GHOST)} if state.ghost else {})

    def winners(self, state: Any) -> list[int]:
        """J84: the ghost can win, as seat 0."""
        return ([0] if state.ghost and finish.wins(state, GHOST) else []) + super().winners(state)

    def secret_choice(self, state: Any, seat: int) -> bool:
        """J11, J61: the cards in a hand; the curses among a winner's treasures."""
        return state.phase in (PLAY, LOOT)

    def veiled(self, state: Any, seat: int, text: str) -> str:
        """J11: a card is laid face down."""
        return "play ?" if text.startswith("play ") else text
