"""A table that is being played at: lighter than one in a terminal, since its log is kept elsewhere."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Sequence

import msgspec

from tradewind.kernel.chance import ImpossibleOutcome, Outcome
from tradewind.kernel.errors import IllegalMove
from tradewind.logbook import Logbook
from tradewind.table import Table


class Rest(msgspec.Struct, frozen=True, gc=False):
    """A table that nobody moves at, in a tenth of its size."""

    at: int
    over: bool
    waiting: tuple[int, ...]
    packed: bytes  # the state, then the moves
    fixed: int
    used: bytes  # how many scripted outcomes of each source have come

    @classmethod
    def of(cls, table: LiveTable) -> Rest:
        moves = "\n".join(table.moves).encode()
        packed = zlib.compress(table.state.to_bytes() + moves, 1)
        used = msgspec.msgpack.encode(dict(table.desk.used))
        return cls(len(table.moves), table.over, tuple(table.waiting), packed, table.fixed, used)


class LiveTable(Table):
    """Keeps no second state for undo: it goes back by playing again from the set-up."""

    def __init__(self, given: Logbook, moves: Sequence[str] = (), rest: Rest | None = None) -> None:
        super().__init__(given)
        self.fixed = 0  # moves that cannot be taken back, since something was turned up
        if rest is not None:
            self._wake(rest)
        for text in moves:
            self.advance(text)

    def _wake(self, rest: Rest) -> None:
        """Go on where a resting table stopped."""
        whole, size = zlib.decompress(rest.packed), type(self.state).layout.size
        self.state = type(self.state).from_bytes(whole[:size])
        self.state.chance.desk = self.desk
        self.desk.used = Counter(msgspec.msgpack.decode(rest.used, type=dict[int, int]))
        self.moves = whole[size:].decode().split("\n") if rest.at else []
        self.fixed = rest.fixed

    def advance(self, text: str) -> list[Outcome]:
        """One move as the log has it, checked when it was written; what chance brought is handed on and not kept."""
        seat, move = self.parsed(text)
        before = self.state.reveals
        try:
            self.game.engine.apply(self.state, seat, move)
        except ImpossibleOutcome as impossible:
            raise self._cannot_come(impossible) from None
        self.moves.append(text)
        if self.state.reveals != before:
            self.fixed = len(self.moves)
        outcomes = self.desk.outcomes
        self.desk.outcomes = []
        return outcomes

    def moves_of(self, seat: int) -> list[int]:
        """What the seat may do, by number, in the order of the move list."""
        self.game.engine.legal(self.state, seat - 1, self._listed)
        return sorted(self._listed.cards[: self._listed.size])

    def check(self, text: str, seat: int) -> None:
        """IllegalMove unless the seat may do this now."""
        full = f"{seat} {text}"
        number, move = self.parsed(full)
        if not self._allowed(number, move):
            verdict = self._verdict(number, move, full)
            raise IllegalMove(verdict.why, verdict.rule, len(self.moves) + 1, full)

    def _keep(self) -> None:
        """Called once, after the set-up."""
        self.dealt = self.desk.outcomes[:]
        self.desk.outcomes.clear()
