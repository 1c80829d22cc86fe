"""Voyages as the rest of Tradewind sees it. Maps are files: nothing here knows one by name but the default."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tradewind.games.voyages import finish, flow
from tradewind.games.voyages.describe import describe_table
from tradewind.games.voyages.dice import DICE_SOURCE
from tradewind.games.voyages.facts import FACES
from tradewind.games.voyages.guide import GUIDE
from tradewind.games.voyages.judging import judge
from tradewind.games.voyages.layout import MOST_SEATS, State, table_for
from tradewind.games.voyages.maps import MAP_NAMES, MAPS, OWN_FILES
from tradewind.games.voyages.moves import TEXTS
from tradewind.games.voyages.narrate import move_words, narrate, rule_of
from tradewind.games.voyages.odds import next_roll_odds
from tradewind.games.voyages.position import lay_out
from tradewind.games.voyages.reckoning import reckoning
from tradewind.games.voyages.sailor import choose_like_a_sailor
from tradewind.games.voyages.terminal import picture
from tradewind.kernel.chance import Outcome
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.game import Engine, Game, MoveList, Odds, Source, Verdict
from tradewind.kernel.text import Message

LONGEST_SCRIPT: Final = 100_000
STEPS_AND_HEROES: Final = 6 + 15  # V52: every step, and a hero for every face but the one that shows
TO_CHANGE: Final = STEPS_AND_HEROES + 1  # or to sail
ON_ARRIVAL: Final = max(len(chart.marauders) + len(chart.cargo) + 2 for chart in MAPS)  # or the Dread, or done
VEIL: Final = "?"  # V33: another seat's move of the present round


class Voyages(Game):
    """One sheet for each player, the same dice for all."""

    name = "voyages"
    version = "1.0"
    state = State
    moves = MoveList(TEXTS)
    engine = Engine(
        flow.start, flow.legal, flow.apply, flow.actor, flow.waits, finish.score, finish.wins, flow.resample
    )
    sources = (Source("dice"),)
    most_legal = max(TO_CHANGE, ON_ARRIVAL, *(len(chart.tracks) for chart in MAPS))
    bots: Mapping[str, Callable[[Any, int, Any, Any], int]] = {"sailor": choose_like_a_sailor}
    folder = Path(__file__).parent
    also_made_of = OWN_FILES
    guide = GUIDE

    def choices(self) -> Mapping[str, Sequence[Any]]:
        return {"players": tuple(range(1, MOST_SEATS + 1)), "map": MAP_NAMES}

    def options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        offered = self.choices()
        for key in given:
            if key not in offered:
                raise LogbookError(
                    Message("voyages-option-unknown", {"option": str(key)[:80]}), f"options.{str(key)[:80]}"
                )
        options = {key: given.get(key, values[0]) for key, values in offered.items()}
        if type(options["players"]) is not int or options["players"] not in offered["players"]:
            raise LogbookError(Message("voyages-option-players", {"most": MOST_SEATS}), "options.players")
        if not isinstance(options["map"], str) or options["map"] not in MAP_NAMES:
            raise LogbookError(Message("voyages-option-map", {"maps": ", ".join(MAP_NAMES)}), "options.map")
        return options

    def template(self, options: Mapping[str, Any]) -> Any:
        state = table_for(options["players"])()
        state.seats = options["players"]
        state.map = MAP_NAMES.index(options["map"])
        return state

    def position(self, given: Mapping[str, Any], options: Mapping[str, Any], state: Any) -> None:
        lay_out(given, state)

    def script(self, given: Mapping[str, Any], options: Mapping[str, Any]) -> dict[int, list[int]]:
        for key in given:
            if key != self.sources[DICE_SOURCE].name:
                raise LogbookError(Message("voyages-chance-unknown", {"key": str(key)[:80]}), f"chance.{str(key)[:80]}")
        faces = given.get("dice", [])
        if not isinstance(faces, list) or len(faces) > LONGEST_SCRIPT:
            raise LogbookError(Message("voyages-chance-list"), "chance.dice")
        for place, face in enumerate(faces):
            if type(face) is not int or not 1 <= face <= FACES:
                raise LogbookError(Message("voyages-chance-die", {"die": str(face)[:80]}), f"chance.dice[{place}]")
        return {DICE_SOURCE: faces}

    def describe(self, state: Any, seat: int, everything: bool = False) -> dict[str, Any]:
        return describe_table(state, seat, everything)

    def judge(self, state: Any, seat: int, move: int) -> Verdict:
        return judge(state, seat, move)

    def outcome_text(self, outcome: Outcome) -> str | int:
        return outcome.value

    def narrate(self, before: Any, seat: int, move: int, after: Any, outcomes: Sequence[Outcome]) -> list[Message]:
        return narrate(before, seat, move, after)

    def rule_of(self, message: Message) -> str | None:
        return rule_of(message)

    def move_words(self, move: int) -> Message:
        return move_words(move)

    def round_number(self, state: Any) -> int:
        return int(state.round)

    def picture(self, view: Any, seat: int, words: Callable[[Message], str]) -> Any:
        return picture(view, seat, words)

    def odds(self, view: Any, seat: int) -> list[Odds]:
        return next_roll_odds(view, seat)

    def reckoning(self, state: Any, seat: int) -> list[tuple[Message, int]]:
        return list(reckoning(state.began[seat]))

    def secret_choice(self, state: Any, seat: int) -> bool:
        """V33: what a seat can do tells what it has done this round."""
        return bool(state.seats > 1)

    def veiled(self, state: Any, seat: int, text: str) -> str:
        return VEIL if state.seats > 1 else text
