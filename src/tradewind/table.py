"""A game in progress, for people: what the terminal, the server and a notebook play at.

    table = tw.open("port-royal", players=3, seed=7)
    table.legal(), table.play("draw"), table.view(seat=1), table.undo(), table.why("repel")

Seats count from 1 here, as in every text. The table knows no rule: it asks the game.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from tradewind import logbook as records
from tradewind.kernel import registry
from tradewind.kernel.chance import (
    EVERYBODY,
    Desk,
    ImpossibleOutcome,
    Outcome,
    commitment,
    fair_key,
    seed_fair,
    seed_simulation,
)
from tradewind.kernel.errors import IllegalMove, LogbookError, NothingToUndo, TradewindError
from tradewind.kernel.game import NO_MOVE, Odds, Verdict
from tradewind.kernel.text import Message
from tradewind.kernel.view import NO_SEAT, redact
from tradewind.logbook import Logbook

# what a game's reading of a stranger's options, script or position may stumble over
_STUMBLES = (TypeError, ValueError, LookupError, ArithmeticError, AttributeError, RecursionError, struct.error)


class Table:
    """One game with its record. A new one stands at the set-up; `load` goes on from there."""

    def __init__(self, given: Logbook) -> None:
        self.game = registry.game(given.game)
        if given.rules not in (None, self.game.version):
            known = {"given": str(given.rules)[:80], "known": self.game.version}
            raise LogbookError(Message("error-rules-unknown", known), "rules")
        self.seed = given.seed if given.seed is not None else records.draw_seed()
        self.moves: list[str] = []
        self._given = given
        with _reading("options"):
            self.options = self.game.options(given.options)
            self.state = self.game.template(self.options)
        self.names = records.names(given.seats, self.state.seats)
        self.desk = Desk()
        self._seats = {str(seat + 1): seat for seat in range(self.state.seats)}
        self._listed = self.game.move_list()
        self._reveals: list[int] = []  # how much had been turned up before each move
        self._set_up()
        self._keep()

    # --- what is going on

    @property
    def seats(self) -> int:
        return len(self._seats)

    @property
    def over(self) -> bool:
        return self.game.over(self.state)

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked, ascending."""
        return [seat + 1 for seat in self.game.waiting(self.state)]

    @property
    def scores(self) -> dict[str, int] | None:
        return self.game.scores(self.state) if self.over else None

    @property
    def reckonings(self) -> dict[str, list[tuple[Message, int]]] | None:
        """Once the game is over: what each score came from."""
        return self.game.reckonings(self.state) if self.over else None

    @property
    def called(self) -> dict[int, str]:
        """What seats go by in words: their names, where there are any, with the number of the seat if two bear one."""
        names = self.names or []
        return {seat: f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, 1) if name}

    @property
    def winners(self) -> list[int]:
        return self.game.winners(self.state) if self.over else []

    @property
    def fair(self) -> bool:
        """Whether nobody could have guessed the shuffle."""
        return records.is_fair(self.seed)

    @property
    def commitment(self) -> str | None:
        """What fixes the shuffle before the first card and tells nothing about it; none for a simulation."""
        return commitment(records.secret_of(self.seed)) if self.fair else None

    def legal(self, seat: int | None = None) -> list[str]:
        """What a seat may do (without a seat: the one that is asked); nothing while it is not asked."""
        if seat is None and self.over:
            return []
        return self._texts(self._seat(seat))

    def legal_for(self, viewer: int | None, everything: bool = False) -> dict[str, list[str]]:
        """The lists of all seats that are asked, as far as the viewer may know them."""
        asked = self.game.waiting(self.state)
        if viewer is not None and not everything:
            return {str(seat + 1): self._texts(seat) for seat in asked if seat + 1 == viewer}
        return {str(seat + 1): [] if self._secret(seat, everything) else self._texts(seat) for seat in asked}

    def view(self, seat: int | None = None, everything: bool = False) -> dict[str, Any]:
        """What the seat sees (without a seat: what everybody sees; with `everything`: all there is)."""
        viewer = NO_SEAT if seat is None else self._seat(seat)
        return self.game.describe(self.state if everything else redact(self.state, viewer), viewer, everything)

    def seen(self, seat: int | None = None) -> Any:
        """The state as the seat may know it: for pictures, odds and bots."""
        return redact(self.state, NO_SEAT if seat is None else self._seat(seat))

    def odds(self, seat: int | None = None) -> list[Odds]:
        """The exact chances of what comes next, from what the seat knows."""
        chosen = self._seat(seat)
        return self.game.odds(redact(self.state, chosen), chosen)

    def why(self, text: str, seat: int | None = None) -> Verdict:
        """Which rule allows or forbids a move, legal or not."""
        chosen, move, full = self._understood(text, seat)
        return self._verdict(chosen, move, full)

    # --- what can be done

    def play(self, text: str, seat: int | None = None) -> None:
        """One move: `draw`, or with its seat `1 draw`."""
        _, _, full = self._understood(text, seat)
        before = self.state.reveals
        try:
            self.perform(full)
        except LogbookError:
            self._return_to(len(self.moves))
            raise
        if self.state.reveals != before:
            self._keep()

    def perform(self, text: str) -> None:
        """One move as a logbook has it, `1 draw`; quick, since a replay does nothing else."""
        seat, move = self.parsed(text)
        if not self._allowed(seat, move):
            verdict = self._verdict(seat, move, text)
            raise IllegalMove(verdict.why, verdict.rule, len(self.moves) + 1, text)
        self._reveals.append(self.state.reveals)
        try:
            self.game.engine.apply(self.state, seat, move)
        except ImpossibleOutcome as impossible:
            self._reveals.pop()
            raise self._cannot_come(impossible) from None
        self.moves.append(text)

    def undo(self, count: int = 1) -> None:
        """Take back the last move (or several), unless something was turned up since."""
        if not 1 <= count <= len(self.moves):
            raise NothingToUndo(Message("error-nothing-to-undo"))
        left = len(self.moves) - count
        if self._reveals[left] != self.state.reveals:
            raise NothingToUndo(Message("error-undo-reveals"))
        self._return_to(left)

    def logbook(self) -> Logbook:
        """The record so far. It holds the seed: whoever reads it can tell what is hidden."""
        given = self._given
        return Logbook(
            logbook=records.FORMAT,
            game=self.game.name,
            rules=self.game.version,
            options=given.options,
            seats=self.names,
            seed=self.seed,
            commitment=given.commitment or self.commitment,
            salts=given.salts,
            position=given.position,
            chance=given.chance,
            moves=list(self.moves),
            result={"scores": self.scores, "winners": self.winners} if self.over else None,
        )

    # --- the set-up, and the way back

    def _set_up(self) -> None:
        """Shuffle, then deal or take up the given position."""
        state, given = self.state, self._given
        if self.fair:
            seed_fair(state.chance, fair_key(records.secret_of(self.seed), given.salts or ()))
        else:
            seed_simulation(state.chance, int(self.seed, 16))
        with _reading("chance"):
            self.desk.script = self.game.script(given.chance or {}, self.options)
        state.chance.desk = self.desk
        try:
            if given.position is None:
                self.game.engine.start(state)
            else:
                self._take_up(given.position)
        except ImpossibleOutcome as impossible:
            raise self._cannot_come(impossible) from None

    def _take_up(self, position: Mapping[str, Any]) -> None:
        with _reading("position"):
            self.game.position(position, self.options, self.state)
            # through its bytes: what is no number, or too large for its place, cannot be
            self.state = type(self.state).from_bytes(self.state.to_bytes())
        self.state.chance.desk = self.desk

    def _keep(self) -> None:
        """Remember this moment: nothing before it can be taken back."""
        self._kept = (len(self.moves), len(self.desk.outcomes), self.state.copy())

    def _return_to(self, count: int) -> None:
        """Go back to the moment kept, and forward again to where only `count` moves are left."""
        start, outcomes, state = self._kept
        again = self.moves[start:count]
        self.state = state.copy()
        self.state.chance.desk = self.desk
        self.desk.rewind(outcomes)
        del self.moves[start:]
        del self._reveals[start:]
        for text in again:
            before = self.state.reveals
            self.perform(text)
            if self.state.reveals != before:
                self._keep()

    # --- understanding

    def parsed(self, text: str) -> tuple[int, int]:
        """`1 draw` as numbers of the kernel; NO_SEAT and NO_MOVE for what is none."""
        said, _, words = text.partition(" ")
        return self._seats.get(said, NO_SEAT), self.game.moves.number(words)

    def _seat(self, seat: int | None) -> int:
        """A seat by its number from 1, or the only one that is asked."""
        if seat is None:
            asked = self.waiting
            if len(asked) != 1:
                raise TradewindError(Message("error-which-seat", {"seats": ", ".join(map(str, asked))}))
            return asked[0] - 1
        if str(seat) not in self._seats:
            raise TradewindError(Message("error-no-such-seat", {"seat": str(seat), "seats": self.seats}))
        return seat - 1

    def _understood(self, text: str, seat: int | None) -> tuple[int, int, str]:
        """Seat, move and full text of what somebody said; the seat may be part of it, or be the one that is asked."""
        move = self.game.moves.number(text)
        if seat is None and move == NO_MOVE and (text.partition(" ")[0].isdigit() or len(self.waiting) > 1):
            return *self.parsed(text), text
        chosen = 0 if seat is None and self.over else self._seat(seat)
        return chosen, move, f"{chosen + 1} {text}"

    def _allowed(self, seat: int, move: int) -> bool:
        if seat == NO_SEAT or move == NO_MOVE:
            return False
        self.game.engine.legal(self.state, seat, self._listed)
        return move in self._listed.cards[: self._listed.size]

    def _verdict(self, seat: int, move: int, text: str) -> Verdict:
        """What the game says; a text that is no move may still be against a rule it can name."""
        if seat != NO_SEAT and move != NO_MOVE:
            return self.game.judge(self.state, seat, move)
        words = text.removeprefix(f"{seat + 1} ")
        hopeless = self.game.hopeless(self.state, seat, words) if seat != NO_SEAT else None
        return hopeless or Verdict(False, None, Message("error-no-such-move", {"move": text[:80]}))

    def _texts(self, seat: int) -> list[str]:
        return [self.game.moves.texts[move] for move in self.game.legal(self.state, seat)]

    def _secret(self, seat: int, everything: bool) -> bool:
        return not everything and self.game.secret_choice(self.state, seat)

    def _cannot_come(self, impossible: ImpossibleOutcome) -> LogbookError:
        """A scripted outcome that is not to be had, by its place in the logbook."""
        outcome = self.game.outcome_text(Outcome(impossible.source, impossible.value, EVERYBODY))
        where = f"chance.{self.game.sources[impossible.source].name}[{impossible.place}]"
        return LogbookError(Message("error-impossible-outcome", {"outcome": str(outcome)}), where)


@contextmanager
def _reading(where: str) -> Iterator[None]:
    """Whatever a game stumbles over in a stranger's file is the file's fault, and named so."""
    try:
        yield
    except _STUMBLES as stumble:
        raise LogbookError(Message("error-cannot-be"), where) from stumble


def open(
    game: str,
    *,
    seed: int | str | None = None,
    seats: Sequence[str] | None = None,
    salts: Sequence[str] = (),
    position: Mapping[str, Any] | None = None,
    chance: Mapping[str, Any] | None = None,
    **options: Any,
) -> Table:
    """A new table. Options are the game's own; `with_` stands for `with`, which Python keeps for itself."""
    return Table(
        records.as_logbook(
            Logbook(
                logbook=records.FORMAT,
                game=game,
                options={name.rstrip("_"): value for name, value in options.items()},
                seats=list(seats) if seats is not None else None,
                seed=_seed_text(seed),
                salts=list(salts) or None,
                position=dict(position) if position is not None else None,
                chance=dict(chance) if chance is not None else None,
                moves=[],
            )
        )
    )


def _seed_text(seed: int | str | None) -> str | None:
    if isinstance(seed, int):
        return format(seed, "x")  # a negative one keeps its sign and is refused as no hex number
    return seed


def load(given: Logbook | bytes | dict[str, Any]) -> Table:
    """A table where the logbook's last move was just played."""
    logbook = records.as_logbook(given)
    table = Table(logbook)
    for text in logbook.moves:
        table.perform(text)
    return table
