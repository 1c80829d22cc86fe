"""What an expansion of Port Royal brings besides its answers to the base game's questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tradewind.games.port_royal.dealing import Dealing
from tradewind.kernel.chance import Outcome
from tradewind.kernel.game import Odds, Verdict
from tradewind.kernel.record import Record
from tradewind.kernel.text import Message


class Product:
    """An expansion. Its folder has a module-level `PRODUCT`; what it leaves out here does not concern it."""

    name: str  # its folder, and its sub-record in the state
    names: tuple[str, ...] = ()  # what the option `with` may say
    solo = False  # whether one of its modes is for a single player
    record: type[Record] | None = None  # mounted in the state under the product's name
    rules: Mapping[str, str] = MappingProxyType({})  # of what only the product tells, the rule it stems from

    def choices(self) -> Mapping[str, Sequence[Any]]:
        """Its own options, each with the values it may have, the default first."""
        return {}

    def check(self, options: dict[str, Any]) -> None:
        """Refuse options that do not go together; LogbookError names the option."""

    def plays_alone(self, options: Mapping[str, Any]) -> bool:
        """Whether the product lets one player play."""
        return False

    def unites(self, options: Mapping[str, Any]) -> bool:
        """Whether all players are one team."""
        return False

    def cards(self, options: Mapping[str, Any]) -> list[int]:
        """What joins the deck."""
        return []

    def prepare(self, state: Any, options: Mapping[str, Any]) -> None:
        """Before the first card: the product's own components."""

    def held(self, state: Any) -> list[int]:
        """The cards that lie in the product's own record: no card is ever lost (for the conformance suite)."""
        return []

    def script(self, given: dict[str, Any]) -> dict[int, list[int]]:
        """Take the product's own entries out of the logbook's `chance`."""
        return {}

    def describe(self, state: Any, view: dict[str, Any], everything: bool) -> None:
        """Add the product's keys to the view."""

    def position(self, given: dict[str, Any], dealing: Dealing) -> None:
        """Take the product's keys out of a position and lay the product's cards."""

    def phases(self, state: Any) -> tuple[int, ...]:
        """Phases of the product's own that a position may begin in: its view says all there is to know of them."""
        return ()

    def settle(self, state: Any) -> None:
        """A given position lies on the table: see what follows from it at once."""

    def outcome_text(self, outcome: Outcome) -> str | None:
        """What one of the product's own sources of chance brought."""
        return None

    def knows(self, text: str) -> bool:
        """Whether a text is one of the product's moves (legal or not, ever)."""
        return False

    def allows(self, text: str) -> str | None:
        """The rule that allows one of the product's moves."""
        return None

    def end_rule(self, state: Any) -> str | None:
        """The rule by which a finished game is over, if not the base game's."""
        return None

    def judge(self, state: Any, seat: int, text: str) -> Verdict | None:
        """Which rule forbids a move, where that is the product's affair."""
        return None

    def words(self, text: str) -> Message | None:
        """One of the product's own moves, in words."""
        return None

    def told(self, seat: int, text: str) -> Message | None:
        """One of the product's own moves, made."""
        return None

    def tell(self, before: Any, after: Any) -> list[Message]:
        """What a move brought about that only the product can tell, from two views."""
        return []

    def reckoning(self, state: Any, seat: int) -> list[tuple[Message, int]]:
        """What the product gave a seat's final score."""
        return []

    def picture(self, view: Any, words: Callable[[Message], str]) -> list[Any]:
        """The product's part of the table in a terminal: things Rich can print."""
        return []

    def odds(self, view: Any) -> list[Odds]:
        """The exact chances of what the product's own moves bring."""
        return []
