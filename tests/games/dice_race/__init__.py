"""Dice Race: a whole game on one page, to show what a game provides. It is also what kernel and table are tested with.

R1. Everybody gets a die under a cup that only they look at. R2. All at once and in secret, each keeps it or, if it
shows 3 or less, may roll it again. R3. Then, seat by seat: roll as often as you like, each roll adds to the pot, but a
1 loses the pot and the turn; or bank the pot. R4. Who has 15 banked ends the game; the cups are lifted and count.
R5. Most points win.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tradewind.kernel.chance import EVERYBODY, Chance, Outcome, below, roll
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.game import Engine, Game, GameState, MoveList, Odds, Source, Verdict
from tradewind.kernel.piles import push
from tradewind.kernel.record import OWNER, Int, Ints, Moves, slots
from tradewind.kernel.rule import rule
from tradewind.kernel.text import Message, player_at

SEATS: Final = 6
SIDES: Final = 6
LOW: Final = 3
GOAL: Final = 15
DICE: Final = 0
CUPS: Final = 1
FIRST: Final = 2
KEEP: Final = 0
AGAIN: Final = 1
ROLL: Final = 2
BANK: Final = 3
SECRET: Final = 0
RACE: Final = 1
OVER: Final = 2
PHASES: Final = ("cups", "race", "over")


class State(GameState):
    phase: Int
    turn: Int  # whose
    round: Int
    pot: Int
    cups: Ints = slots(SEATS, bits=8, seen=OWNER, seats=True)
    lifted: Ints = slots(SEATS, bits=8)  # the cups, once everybody may see them
    decided: Ints = slots(SEATS, bits=8)  # 1: has kept or rolled again
    points: Ints = slots(SEATS, bits=16)


@rule
def start(state: State) -> None:
    """R1: a die under every cup; a roll says who begins."""
    for seat in range(state.seats):
        state.cups[seat] = roll(state.chance, CUPS, SIDES, seat)
    state.turn = roll(state.chance, FIRST, state.seats, EVERYBODY) - 1


@rule
def waits(state: State, seat: int) -> bool:
    """R2, R3: all who have not decided, then one at a time."""
    if state.phase == SECRET:
        return state.decided[seat] == 0
    return state.phase == RACE and state.turn == seat


@rule
def actor(state: State) -> int:
    for seat in range(state.seats):
        if waits(state, seat):
            return seat
    return -1


@rule
def legal(state: State, seat: int, moves: Moves) -> None:
    moves.size = 0
    if not waits(state, seat):
        return
    if state.phase == SECRET:
        push(moves, KEEP)
        if state.cups[seat] <= LOW:
            push(moves, AGAIN)
    else:
        push(moves, ROLL)
        if state.pot > 0:
            push(moves, BANK)


@rule
def apply(state: State, seat: int, move: int) -> None:
    if state.phase == SECRET:
        decide(state, seat, move)
    elif move == ROLL:
        push_luck(state)
    else:
        state.points[seat] += state.pot
        pass_on(state, seat)


@rule
def decide(state: State, seat: int, move: int) -> None:
    """R2: the last to decide opens the race."""
    if move == AGAIN:
        state.cups[seat] = roll(state.chance, CUPS, SIDES, seat)
        state.reveals += 1
    state.decided[seat] = 1
    if actor(state) < 0:
        state.phase = RACE


@rule
def push_luck(state: State) -> None:
    """R3: a 1 loses the pot."""
    shown = roll(state.chance, DICE, SIDES, EVERYBODY)
    state.reveals += 1
    if shown > 1:
        state.pot += shown
    else:
        pass_on(state, state.turn)


@rule
def pass_on(state: State, seat: int) -> None:
    """R4: the next seat, or the end."""
    state.pot = 0
    state.turn = seat + 1 if seat + 1 < state.seats else 0
    if state.turn == 0:
        state.round += 1
    if state.points[seat] >= GOAL:
        state.phase = OVER
        state.reveals += 1
        for other in range(state.seats):
            state.lifted[other] = state.cups[other]


@rule
def score(state: State, seat: int) -> int:
    return state.points[seat] + state.lifted[seat]


@rule
def wins(state: State, seat: int) -> bool:
    """R5."""
    for other in range(state.seats):
        if score(state, other) > score(state, seat):
            return False
    return True


@rule
def resample(view: State, seat: int, chance: Chance) -> None:
    for other in range(view.seats):
        if other != seat:
            view.cups[other] = below(chance, SIDES) + 1


@rule
def choose_boldly(view: State, seat: int, moves: Moves, chance: Chance) -> int:
    """Always the first move in the list."""
    return 0


@rule
def choose_anything(view: State, seat: int, moves: Moves, chance: Chance) -> int:
    return below(chance, moves.size)


class DiceRace(Game):
    name = "dice-race"
    version = "1.0"
    state = State
    moves = MoveList(("keep", "again", "roll", "bank"))
    engine = Engine(start, legal, apply, actor, waits, score, wins, resample)
    sources = (Source("dice"), Source("cups"), Source("first", listed=False))
    most_legal = 2
    bots = {"anything": choose_anything, "bold": choose_boldly}  # noqa: RUF012
    folder = Path(__file__).parent

    def choices(self) -> Mapping[str, Sequence[Any]]:
        return {"players": tuple(range(2, SEATS + 1)), "quiet": (False, True), "flags": ("red", "blue")}

    def options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        for key, value in given.items():
            fits = value in self.choices().get(key, ()) and not (key == "players" and isinstance(value, bool))
            if key == "flags":
                fits = isinstance(value, list) and all(flag in self.choices()["flags"] for flag in value)
            if not fits:
                raise LogbookError(Message("dice-race-option"), f"options.{key[:80]}")
        return {"players": 2, "quiet": False, "flags": []} | dict(given)

    def template(self, options: Mapping[str, Any]) -> State:
        state = State()
        state.seats = options["players"]
        return state

    def position(self, given: Mapping[str, Any], options: Mapping[str, Any], state: State) -> None:
        """Points and pot of a race under way; the cups are rolled."""
        start(state)
        state.phase = RACE
        state.turn = given.get("turn", 1) - 1
        state.pot = given.get("pot", 0)
        for seat, points in enumerate(given.get("points", ())):
            if not 0 <= points < GOAL:
                raise LogbookError(Message("dice-race-points"), f"position.points[{seat}]")
            state.points[seat] = points
        if not 0 <= state.turn < state.seats:
            raise LogbookError(Message("dice-race-turn"), "position.turn")

    def script(self, given: Mapping[str, Any], options: Mapping[str, Any]) -> dict[int, list[int]]:
        names = [source.name for source in self.sources]
        for key, entries in given.items():
            if key not in names:
                raise LogbookError(Message("dice-race-chance"), f"chance.{key[:80]}")
            for place, entry in enumerate(entries):
                if not isinstance(entry, int):
                    raise LogbookError(Message("dice-race-chance"), f"chance.{key}[{place}]")
        return {names.index(key): list(entries) for key, entries in given.items()}

    def describe(self, state: State, seat: int, everything: bool = False) -> dict[str, Any]:
        cups = [state.lifted[place] or state.cups[place] or "?" for place in range(state.seats)]
        return {
            "phase": PHASES[state.phase],
            "turn": state.turn + 1,
            "round": state.round,
            "pot": state.pot,
            "cups": cups,
            "points": state.points[: state.seats],
        }

    def judge(self, state: State, seat: int, move: int) -> Verdict:
        if state.phase == OVER:
            return Verdict(False, "R4", Message("dice-race-over"))
        cited = ("R2", "R2", "R3", "R3")[move]
        allowed = move in self.legal(state, seat)
        return Verdict(
            allowed, cited, Message("dice-race-allowed" if allowed else "dice-race-refused", {"rule": cited})
        )

    def hopeless(self, state: State, seat: int, text: str) -> Verdict | None:
        return Verdict(False, "R3", Message("dice-race-refused", {"rule": "R3"})) if text == "roll twice" else None

    def outcome_text(self, outcome: Outcome) -> str | int:
        return outcome.value

    def narrate(self, before: State, seat: int, move: int, after: State, outcomes: Sequence[Outcome]) -> list[Message]:
        if before.phase == SECRET:
            said = [Message("dice-race-chose", {"player": player_at(seat)})]
        else:
            said = [Message("dice-race-did", {"player": player_at(seat), "move": self.move_words(move)})]
        return said + [Message("dice-race-shown", {"value": outcome.value}) for outcome in outcomes]

    def rule_of(self, message: Message) -> str | None:
        return {"dice-race-chose": "R2", "dice-race-did": "R3", "dice-race-shown": "R1"}.get(message.key)

    def move_words(self, move: int) -> Message:
        return Message("dice-race-move", {"move": self.moves.texts[move]})

    def round_number(self, state: State) -> int:
        return state.round

    def picture(self, view: State, seat: int, words: Callable[[Message], str]) -> str:
        return words(Message("dice-race-table", {"pot": view.pot, "points": str(view.points[: view.seats])}))

    def reckoning(self, state: State, seat: int) -> list[tuple[Message, int]]:
        return [(Message("dice-race-part-banked"), score(state, seat))]

    def odds(self, view: State, seat: int) -> list[Odds]:
        return [Odds(Message("dice-race-bust"), 1, SIDES, "bust", "roll")] if view.phase == RACE else []

    def secret_choice(self, state: State, seat: int) -> bool:
        return state.phase == SECRET

    def veiled(self, state: State, seat: int, text: str) -> str:
        return "?" if state.phase == SECRET else text


GAMES = (DiceRace(),)
