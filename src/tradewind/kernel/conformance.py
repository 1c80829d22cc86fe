"""The proof that ships: what every game must keep, tried on random games. For anybody who adds one:

    from tradewind.kernel.conformance import conformance
    from tradewind.kernel.option_sets import option_sets

    for options in option_sets(MyGame()):
        conformance(MyGame(), options, seeds=range(3))

What is wrong is said as a sentence about the game. This is the one page of the kernel that looks at what is built upon
it (table, bots, compiled rules), because a game must work there too; nothing is built upon this page.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from itertools import permutations
from typing import Any, Final, NoReturn

from tradewind.kernel.chance import NOBODY_KNOWS, Chance, seed_simulation
from tradewind.kernel.errors import IllegalMove, NothingToUndo
from tradewind.kernel.game import Game, GameState
from tradewind.kernel.record import difference
from tradewind.kernel.text import Message
from tradewind.kernel.view import NO_SEAT, mask, redact

MOST_DECISIONS: Final = 200_000
MOMENTS: Final = 5  # the more, the more moments of a game are looked at closely
MOST_TRIED: Final = 24  # legal moves tried at such a moment
MOST_JUDGED: Final = 80  # moves judged
MANY_SEATS: Final = 6
SEVERAL: Final = 3  # orders of simultaneous moves, moves followed into games dealt anew
SELDOM: Final = 25  # of so many games dealt anew one is played out
STEPS: Final = 256  # compiled moves compared at a time


class Nonconformance(AssertionError):
    """A game does not keep what every game must keep."""


def conformance(game: Game, options: Mapping[str, Any], seeds: Iterable[int], compiled: bool = True) -> None:
    """Try everything on random games with these options, one for each seed; `compiled`: also beside compiled rules."""
    seeds = list(seeds)
    completed = game.options(options)
    texts_lead_back(game)
    told = []
    for seed in seeds:
        Trial(game, completed, seed).play()
        told.append(AtTheTable(game, options, seed).play())
    same_in_another_process(game, options, seeds, told)
    if compiled and find_spec("numba"):
        plain_equals_compiled(game, completed, seeds)


def texts_lead_back(game: Game) -> None:
    """Every move has one short text of its own, which leads back to it and cannot be taken for a seat."""
    for number, text in enumerate(game.moves.texts):
        if game.moves.number(text) != number or text != " ".join(text.split()) or not text or text[0].isdigit():
            raise Nonconformance(f"{game.name}: the text of move {number}, {text!r}, does not lead back to the move.")
    most = max(len(game.moves.texts), 1)
    if not 0 < game.most_legal <= most:
        raise Nonconformance(f"{game.name}: {game.most_legal} legal moves at most, but there are {most} moves in all.")


@dataclass
class Trial:
    """One random game on the bare rules, looked at from all sides."""

    game: Game
    options: dict[str, Any]
    seed: int
    dice: random.Random = field(init=False)
    state: Any = None
    told: list[str] = field(default_factory=list)

    def play(self) -> None:
        """From the first card to the last."""
        self.dice = random.Random(f"{self.game.name} {self.options} {self.seed}")
        self.state = begun(self.game, self.options, self.seed)
        inventory = self.game.inventory(self.state)
        while self.game.engine.actor(self.state) >= 0:
            waiting = self._waiting()
            if self._is_a_moment():
                self._look_closely(waiting)
            self.told.append(self._move_at_random(self.state, waiting, len(self.told)))
            self._unchanged("the components in play", inventory, self.game.inventory(self.state))
        self._over(self.state)

    def _fail(self, sentence: str) -> NoReturn:
        last = f", after move {len(self.told)}, “{self.told[-1]}”" if self.told else ", at the set-up"
        raise Nonconformance(f"{self.game.name} {self.options}, seed {self.seed}{last}: {sentence}")

    def _unchanged(self, what: str, before: Any, after: Any) -> None:
        if before != after:
            self._fail(f"{what} changed from {before} to {after}.")

    def _same(self, what: str, expected: GameState, found: GameState) -> None:
        if expected.to_bytes() != found.to_bytes():
            self._fail(f"{what}: {'; '.join(difference(expected, found)[:5])}.")

    def _text(self, move: int) -> str:
        return f"“{self.game.moves.texts[move]}”"

    def _waiting(self) -> list[int]:
        """Whoever is asked has something to do; whoever is not asked has not."""
        waiting = self.game.waiting(self.state)
        if self.game.engine.actor(self.state) not in waiting:
            self._fail(f"seat {self.game.engine.actor(self.state) + 1} is to act, but asked are {_seats(waiting)}.")
        for seat in self._some_seats():
            legal = self.game.legal(self.state, seat)
            if len(set(legal)) != len(legal) or len(legal) > self.game.most_legal:
                self._fail(f"the list of seat {seat + 1} names a move twice or is too long: {legal}.")
            if bool(legal) != (seat in waiting):
                self._fail(f"seat {seat + 1} has {len(legal)} legal moves, but asked are {_seats(waiting)}.")
        return waiting

    def _is_a_moment(self) -> bool:
        """Whether to look closely now: often at first, more seldom later, and seldom where very many play."""
        moments = MOMENTS if self.state.seats <= MANY_SEATS else 1
        return self.dice.random() < moments / (len(self.told) + moments)

    def _some_seats(self) -> list[int]:
        """All seats, or some where very many play."""
        return self.dice.sample(range(self.state.seats), min(self.state.seats, MANY_SEATS))

    def _look_closely(self, waiting: list[int]) -> None:
        seat = self.dice.choice(waiting)
        self._every_legal_move_is_accepted(seat)
        self._copies_and_bytes_are_the_state()
        for judged in {seat, self.dice.randrange(self.state.seats)}:
            self._judge_agrees(self.state, judged)
        self._order_does_not_matter(waiting)
        self._bots_choose(seat)
        viewers = {seat, NO_SEAT, self.dice.randrange(self.state.seats)}
        for viewer in sorted(viewers):
            self._nothing_leaks(viewer)

    def _every_legal_move_is_accepted(self, seat: int) -> None:
        before = self.state.to_bytes()
        legal = self.game.legal(self.state, seat)
        for move in self.dice.sample(legal, min(len(legal), MOST_TRIED)):
            tried = self.state.copy()
            self.game.engine.apply(tried, seat, move)
            if tried.to_bytes() == before:
                self._fail(f"{self._text(move)} is legal for seat {seat + 1} and changes nothing.")
            if self.state.to_bytes() != before:
                self._fail(f"{self._text(move)}, made on a copy of the state, changed the state itself.")
            seen = redact(self.state, seat), redact(tried, seat)
            if not all(isinstance(said, Message) for said in self.game.narrate(seen[0], seat, move, seen[1], ())):
                self._fail(f"{self._text(move)} is told in something that is no message.")

    def _copies_and_bytes_are_the_state(self) -> None:
        self._same("a copy differs from the state", self.state, self.state.copy())
        self._same("the state read back from its bytes differs", self.state, _through_bytes(self.state))

    def _judge_agrees(self, state: GameState, seat: int) -> None:
        """Allowed exactly if legal, and by a rule that has a name."""
        legal = self.game.legal(state, seat)
        for move in self._some_moves(legal):
            verdict = self.game.judge(state, seat, move)
            if verdict.allowed != (move in legal):
                said = "allowed" if verdict.allowed else "refused"
                self._fail(f"{self._text(move)} of seat {seat + 1} is {said} by {verdict.rule} against the legal list.")
            if not verdict.rule or not verdict.why.key:
                self._fail(f"no rule is named for {self._text(move)} of seat {seat + 1}.")

    def _some_moves(self, legal: Sequence[int]) -> list[int]:
        moves = range(len(self.game.moves))
        return sorted({*legal, *self.dice.sample(moves, min(len(moves), MOST_JUDGED))})

    def _order_does_not_matter(self, waiting: list[int]) -> None:
        """Seats that are asked at the same time may answer in any order (unless each rolls dice of its own)."""
        seats = self.dice.sample(waiting, min(len(waiting), SEVERAL + 1))
        chosen = {seat: self.dice.choice(self.game.legal(self.state, seat)) for seat in seats}
        orders = list(permutations(seats))
        some = self.dice.sample(orders, min(len(orders), SEVERAL))
        reached = [state for order in some if (state := self._after(chosen, order)) is not None]
        for other in reached[1:]:
            self._same(f"the order in which seats {_seats(seats)} choose makes a difference", reached[0], other)

    def _after(self, chosen: Mapping[int, int], order: Sequence[int]) -> Any:
        """The state after these moves in this order, or None if a move but the last used chance."""
        state = self.state.copy()
        for place, seat in enumerate(order):
            if chosen[seat] not in self.game.legal(state, seat):
                self._fail(f"{self._text(chosen[seat])} of seat {seat + 1} depends on what others choose meanwhile.")
            luck = state.chance.copy()
            self.game.engine.apply(state, seat, chosen[seat])
            if state.chance != luck and place + 1 < len(order):
                return None
        return state

    def _bots_choose(self, seat: int) -> None:
        """Every bot names one of the legal moves and leaves its view as it was."""
        from tradewind.bots import bots

        view = redact(self.state, seat)
        for name in bots(self.game):
            place = self._choice(name, view, seat)
            if not 0 <= place < len(self.game.legal(self.state, seat)):
                self._fail(f"the bot {name} names place {place}, where there is no legal move.")
            self._same(f"the bot {name} changed its view", redact(self.state, seat), view)

    def _choice(self, name: str, view: GameState, seat: int) -> int:
        from tradewind.bots import bot

        moves, luck = self.game.move_list(), Chance()
        self.game.engine.legal(self.state, seat, moves)
        seed_simulation(luck, self.seed)
        return bot(self.game, name)(view, seat, moves, luck)

    def _nothing_leaks(self, viewer: int) -> None:
        """Change everything the viewer cannot know: nothing that is made for the viewer may change."""
        view = redact(self.state, viewer)
        shown = self.game.describe(view, viewer)
        self.game.odds(view, viewer)
        self._same("describing a view changed it", redact(self.state, viewer), view)
        noise = redact(self._with_noise(viewer), viewer)
        self._same(f"{_who(viewer)} sees bytes that are hidden", view, noise)
        other = self.resampled(viewer)
        self._same(
            f"what {_who(viewer)} sees is not what it sees when the unknown is dealt anew", view, redact(other, viewer)
        )
        self._unchanged(f"the view of {_who(viewer)}", shown, self.game.describe(redact(other, viewer), viewer))
        self._lists_do_not_leak(other, viewer)
        if viewer != NO_SEAT:
            self._own_moves_do_not_leak(other, viewer)
        self._play_on(other, viewer)

    def _with_noise(self, viewer: int) -> Any:
        """The state with every byte turned over that the viewer may not see."""
        kind: Any = type(self.state)
        hidden = ~int.from_bytes(mask(kind, viewer), "little") & ((1 << 8 * kind.layout.size) - 1)
        noise = self.dice.getrandbits(8 * kind.layout.size) & hidden
        noisy = int.from_bytes(self.state.to_bytes(), "little") ^ noise
        return kind.from_bytes(noisy.to_bytes(kind.layout.size, "little"))

    def resampled(self, viewer: int) -> Any:
        """Another state that looks the same to the viewer."""
        other, luck = redact(self.state, viewer), Chance()
        seed_simulation(luck, self.dice.getrandbits(60))
        seed_simulation(other.chance, self.dice.getrandbits(60))
        self.game.engine.resample(other, viewer, luck)
        self._unchanged("the components in play", self.game.inventory(self.state), self.game.inventory(other))
        return other

    def _lists_do_not_leak(self, other: GameState, viewer: int) -> None:
        """Who is asked is public, and so is every list of moves that the game does not call secret."""
        self._unchanged("who is asked, which all know,", self.game.waiting(self.state), self.game.waiting(other))
        for seat in self._some_seats():
            if seat == viewer or not self.game.secret_choice(self.state, seat):
                what = f"with what {_who(viewer)} cannot know, the legal moves of seat {seat + 1}"
                self._unchanged(what, self.game.legal(self.state, seat), self.game.legal(other, seat))

    def _own_moves_do_not_leak(self, other: GameState, seat: int) -> None:
        """No verdict and no bot tells more than the seat knows; what a move turns up is counted."""
        from tradewind.bots import bots

        legal = self.game.legal(self.state, seat)
        for move in self._some_moves(legal):
            what = f"with what seat {seat + 1} cannot know, the verdict on {self._text(move)}"
            self._unchanged(what, self.game.judge(self.state, seat, move), self.game.judge(other, seat, move))
        for name in bots(self.game) if legal else ():
            chosen = [self._choice(name, redact(each, seat), seat) for each in (self.state, other)]
            self._unchanged(f"with what seat {seat + 1} cannot know, the choice of {name}", *chosen)
        for move in self.dice.sample(legal, min(len(legal), SEVERAL)):
            self._what_is_learnt_is_counted(other, seat, move)

    def _what_is_learnt_is_counted(self, other: GameState, seat: int, move: int) -> None:
        """If two games that looked alike look different after a move, the move has turned something up."""
        one, two = self.state.copy(), other.copy()
        seed = self.dice.getrandbits(60)
        for state in (one, two):
            seed_simulation(state.chance, seed)
            self.game.engine.apply(state, seat, move)
        for viewer in (seat, NO_SEAT):
            alike = redact(one, viewer).to_bytes() == redact(two, viewer).to_bytes()
            if not alike and one.reveals == self.state.reveals:
                shown = "; ".join(difference(redact(one, viewer), redact(two, viewer))[:3])
                self._fail(f"{self._text(move)} tells {_who(viewer)} something and could still be taken back: {shown}.")

    def _play_on(self, other: GameState, viewer: int) -> None:
        """A state dealt anew can be played to its end (tried now and then, since it takes long)."""
        if self.dice.randrange(SELDOM):
            return
        inventory = self.game.inventory(other)
        decisions = 0
        while self.game.engine.actor(other) >= 0:
            decisions += 1
            self._move_at_random(other, self.game.waiting(other), decisions)
        self._unchanged(f"dealt anew for {_who(viewer)}, the components", inventory, self.game.inventory(other))
        self._over(other)

    def _move_at_random(self, state: GameState, waiting: list[int], decisions: int) -> str:
        """One decision of somebody who is asked."""
        if decisions > MOST_DECISIONS:
            self._fail(f"the game does not end within {MOST_DECISIONS} decisions.")
        seat = self.dice.choice(waiting)
        legal = self.game.legal(state, seat)
        if not legal:
            self._fail(f"seat {seat + 1} has no legal moves, but asked are {_seats(waiting)}.")
        move = self.dice.choice(legal)
        self.game.engine.apply(state, seat, move)
        return f"{seat + 1} {self.game.moves.texts[move]}"

    def _over(self, state: GameState) -> None:
        """The end: nobody is asked, every move is refused, and the result is about the seats that play."""
        if not self.game.over(state) or self.game.waiting(state):
            self._fail(f"the game is over, but asked are {_seats(self.game.waiting(state))}.")
        for seat in range(state.seats):
            if self.game.legal(state, seat):
                self._fail(f"the game is over, but seat {seat + 1} has legal moves.")
        self._judge_agrees(state, self.dice.randrange(state.seats))
        scores, winners = self.game.scores(state), self.game.winners(state)
        for seat in range(state.seats):
            self._unchanged(f"the score of seat {seat + 1}", self.game.engine.score(state, seat), scores[str(seat + 1)])
            self._unchanged(f"whether seat {seat + 1} wins", self.game.engine.wins(state, seat), seat + 1 in winners)
        if winners != sorted(set(winners)) or not {str(seat) for seat in winners} <= set(scores):
            self._fail(f"the winners are {winners}, but the scores are {scores}.")


def _seats(seats: Sequence[int]) -> str:
    return ", ".join(str(seat + 1) for seat in seats) or "nobody"


def _who(viewer: int) -> str:
    return "somebody who only watches" if viewer == NO_SEAT else f"seat {viewer + 1}"


def _through_bytes(state: Any) -> Any:
    return type(state).from_bytes(state.to_bytes())


def begun(game: Game, options: Mapping[str, Any], seed: int) -> Any:
    """A simulated game at its first decision."""
    state = game.template(options)
    seed_simulation(state.chance, seed)
    game.engine.start(state)
    return state


class AtTheTable:
    """One random game as people play it: with a fair shuffle, undo, refusals and a logbook."""

    def __init__(self, game: Game, options: Mapping[str, Any], seed: int) -> None:
        from tradewind.logbook import FORMAT, Logbook
        from tradewind.table import Table

        secret = hashlib.sha256(f"conformance {seed}".encode()).hexdigest()
        logbook = Logbook(logbook=FORMAT, game=game.name, options=dict(options), seed=secret, moves=[])
        self.table = Table(logbook)
        self.dice = random.Random(f"table {seed}")

    def play(self) -> str:
        """To the end; a digest of everything that happened."""
        table = self.table
        while not table.over:
            seat = self.dice.choice(table.waiting)
            before, reveals, outcomes = table.state.copy(), table.state.reveals, len(table.desk.outcomes)
            table.play(self.dice.choice(table.legal(seat)), seat)
            seen = any(outcome.known != NOBODY_KNOWS for outcome in table.desk.outcomes[outcomes:])
            if seen and table.state.reveals == reveals:
                self._fail("chance brought something that was seen, and yet the move could be taken back.")
            if self.dice.random() < MOMENTS / (len(table.moves) + MOMENTS):
                self._undo(before)
                self._refuse()
                self._replay()
        self._replay()
        return hashlib.sha256(f"{table.moves} {table.state.digest()}".encode()).hexdigest()

    def _fail(self, sentence: str) -> NoReturn:
        moves = self.table.moves
        last = f"after move {len(moves)}, “{moves[-1]}”" if moves else "before the first move"
        raise Nonconformance(f"{self.table.game.name} {self.table.options}, at a table {last}: {sentence}")

    def _undo(self, before: GameState) -> None:
        """What turned nothing up is taken back to the last bit and made again; what did, is not."""
        table = self.table
        after, last = table.state.copy(), table.moves[-1]
        try:
            table.undo()
        except NothingToUndo:
            if after.reveals == before.reveals:
                self._fail("the move turned nothing up, but cannot be taken back.")
            return
        if after.reveals != before.reveals:
            self._fail("the move turned something up, but could be taken back.")
        if table.state != before:
            self._fail(f"taking it back leaves a trace: {'; '.join(difference(before, table.state)[:5])}.")
        table.play(last)
        if table.state != after:
            self._fail("taken back and made again, the move does something else.")

    def _refuse(self) -> None:
        """A move that is not legal is refused and leaves everything as it was."""
        table = self.table
        seat = self.dice.randrange(table.seats)
        legal, move = table.game.legal(table.state, seat), self.dice.randrange(len(table.game.moves))
        if move in legal:
            return
        before, text = table.state.copy(), f"{seat + 1} {table.game.moves.texts[move]}"
        try:
            table.play(text)
        except IllegalMove as refused:
            if not refused.rule or table.state != before:
                self._fail(f"“{text}” is refused by rule {refused.rule}, and the table may have changed.")
        else:
            self._fail(f"“{text}” is not legal but was accepted.")

    def _replay(self) -> None:
        """The logbook, written and read again, leads to the same table."""
        from tradewind.logbook import decode, encode
        from tradewind.table import load

        again = load(decode(encode(self.table.logbook())))
        if again.state != self.table.state:
            self._fail(f"the logbook leads elsewhere: {'; '.join(difference(self.table.state, again.state)[:5])}.")
        for seat in (None, 1, again.seats):
            if again.view(seat) != self.table.view(seat) or again.legal_for(seat) != self.table.legal_for(seat):
                self._fail("the view from the logbook is another.")


def same_in_another_process(game: Game, options: Mapping[str, Any], seeds: Sequence[int], told: Sequence[str]) -> None:
    """The same seed is the same game, also where Python hashes its strings differently."""
    given = json.dumps([_home(game), game.name, dict(options), list(seeds)])
    surroundings = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "4711"}
    command = [sys.executable, "-m", "tradewind.kernel.conformance", given]
    answer = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=False)
    if answer.returncode or answer.stdout.split() != list(told):
        said = answer.stderr.strip().splitlines()[-1:] or ["the games are others"]
        raise Nonconformance(f"{game.name} {dict(options)} is another game in another process: {said[0]}.")


def _home(game: Game) -> str:
    """The module that offers the game."""
    name = type(game).__module__
    while "." in name and not hasattr(import_module(name), "GAMES"):
        name = name.rpartition(".")[0]
    return name


def plain_equals_compiled(game: Game, options: Mapping[str, Any], seeds: Iterable[int]) -> int:
    """The compiled rules do the same as the plain ones, to the byte, after every move. How many moves were compared."""
    from tradewind.fleet.stepping import Stepper

    stepper, compared, moves = Stepper(game, game.template(options)), 0, game.move_list()
    for seed in seeds:
        stepper.begin(seed)
        state = begun(game, options, seed)
        while game.engine.actor(state) >= 0:
            steps = stepper.play_at_random(STEPS)
            for place, (seat, move) in enumerate(steps.moves):
                game.engine.legal(state, seat, moves)
                if moves.cards[: moves.size] != steps.lists[place]:
                    raise Nonconformance(f"{game.name} {options}, seed {seed}: the compiled list has other moves.")
                game.engine.apply(state, seat, move)
                if state.to_bytes() != steps.states[place + 1]:
                    found = difference(state, type(state).from_bytes(steps.states[place + 1]))
                    said = f"“{seat + 1} {game.moves.texts[move]}” does something else compiled: {'; '.join(found[:5])}"
                    raise Nonconformance(f"{game.name} {options}, seed {seed}: {said}.")
            compared += len(steps.moves)
    return compared


def main(given: str) -> None:
    """Play some games and say what came of each: the other process."""
    home, name, options, seeds = json.loads(given)
    game = next(game for game in import_module(home).GAMES if game.name == name)
    from tradewind.kernel import registry
    from tradewind.kernel.text import also_in

    also_in(game.folder)
    registry.games()[name] = game
    for seed in seeds:
        sys.stdout.write(AtTheTable(game, options, seed).play() + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
