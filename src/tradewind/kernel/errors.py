"""What can be wrong with what people and programs hand us. Each says what, where, and which rule."""

from __future__ import annotations

from tradewind.kernel.text import ENGLISH, Message, catalogue


class TradewindError(Exception):
    """Something that was given to us cannot be. `why` is a text of the catalogue."""

    def __init__(self, why: Message) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        return catalogue(ENGLISH).say(self.why)


class LogbookError(TradewindError):
    """A file, an option, a position or a scripted outcome that cannot be; `where` names the entry."""

    def __init__(self, why: Message, where: str) -> None:
        super().__init__(why)
        self.where = where


class IllegalMove(TradewindError):
    """A move the rules refuse; `rule` is null only for a text that is no move of the game at all."""

    def __init__(self, why: Message, rule: str | None, at: int, move: str) -> None:
        super().__init__(why)
        self.rule = rule
        self.at = at
        self.move = move


class NothingToUndo(TradewindError):
    """The last move turned something up, or there is none."""
