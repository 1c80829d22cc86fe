"""A table that is being played at: lighter than one in a terminal, since its log is kept elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from tradewind.kernel.chance import ImpossibleOutcome, Outcome
from tradewind.kernel.errors import IllegalMove
from tradewind.logbook import Logbook
from tradewind.table import Table


class LiveTable(Table):
    """Keeps no second state for undo: it goes back by playing again from the set-up."""

    def __init__(self, given: Logbook, moves: Sequence[str] = ()) -> None:
        super().__init__(given)
        self.fixed = 0  # moves that cannot be taken back, since something was turned up
        for text in moves:
            self.advance(text)

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
