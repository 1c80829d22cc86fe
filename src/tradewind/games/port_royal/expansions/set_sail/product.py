"""Set Sail! mixed into the base game (S6), as the base game mounts it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from tradewind.games.port_royal.cards import FACES, KIND, SHIP, copies_to_mix
from tradewind.games.port_royal.dealing import Dealing, face_list, impossible
from tradewind.games.port_royal.describe import faces
from tradewind.games.port_royal.expansions.set_sail import rules
from tradewind.games.port_royal.expansions.set_sail import sailor as _  # noqa: F401 - importing it gives its answers
from tradewind.games.port_royal.expansions.set_sail.layout import SetSail
from tradewind.games.port_royal.names import card_message, card_name
from tradewind.games.port_royal.product import Product
from tradewind.games.port_royal.questions import team_result
from tradewind.kernel.text import Message, player_at

NAME: Final = "set-sail"
TUCKED: Final = "tucked"


class Merchants(Product):
    """Persons who keep the ships they trade, and passengers."""

    name = "set_sail"
    names = (NAME,)
    record = SetSail
    rules = MappingProxyType({"port-royal-tucked": "S3"})

    def cards(self, options: Mapping[str, Any]) -> list[int]:
        return copies_to_mix(NAME) if NAME in options["with"] else []

    def prepare(self, state: Any, options: Mapping[str, Any]) -> None:
        state.set_sail.mixed = int(NAME in options["with"])

    def held(self, state: Any) -> list[int]:
        return [ship for pile in state.set_sail.tucked for ship in pile.cards[: pile.size]]

    def describe(self, state: Any, view: dict[str, Any], everything: bool) -> None:
        if state.set_sail.mixed:
            for seat, player in enumerate(view["players"]):
                player[NAME] = {TUCKED: faces(state.set_sail.tucked[seat])}

    def position(self, given: dict[str, Any], dealing: Dealing) -> None:
        state: Any = dealing.state
        if state.set_sail.mixed:
            for seat, entry in enumerate(given["players"]):
                if NAME in entry:
                    _lay_tucked(entry.pop(NAME), seat, dealing)

    def tell(self, before: Any, after: Any) -> list[Message]:
        told = []
        for seat in range(after.seats):
            old, new = before.set_sail.tucked[seat].size, after.set_sail.tucked[seat]
            for ship in new.cards[old : new.size]:
                told.append(Message("port-royal-tucked", {"player": player_at(seat), "card": card_message(ship)}))
        return told

    def reckoning(self, state: Any, seat: int) -> list[tuple[Message, int]]:
        """S3: a point for each ship under a merchant; a team counts other things."""
        if not state.set_sail.mixed or team_result(state):
            return []
        return [(Message("port-royal-part-tucked"), rules.POINTS_OF_A_SHIP * state.set_sail.tucked[seat].size)]

    def picture(self, view: Any, words: Callable[[Message], str]) -> list[Any]:
        lines = []
        for seat in range(view.seats):
            pile = view.set_sail.tucked[seat]
            if pile.size:
                ships = ", ".join(words(card_name(ship)) for ship in pile.cards[: pile.size])
                lines.append(words(Message("port-royal-under-merchants", {"player": player_at(seat), "ships": ships})))
        return lines


def _lay_tucked(entry: Any, seat: int, dealing: Dealing) -> None:
    """S3: the ships under a player's merchants, a point each."""
    state: Any = dealing.state
    where = f"players[{seat}].{NAME}"
    if not isinstance(entry, dict):
        raise impossible("set-sail", where)
    for key in entry:
        if key != TUCKED:
            raise impossible("no-such-key", f"{where}.{str(key)[:80]}")
    ships = face_list(entry.get(TUCKED, []), f"{where}.{TUCKED}")
    for place, ship in enumerate(ships):
        if KIND[ship] != SHIP:
            raise impossible("not-tucked", f"{where}.{TUCKED}[{place}]", card=FACES[ship])
    dealing.lay_open(state.set_sail.tucked[seat], ships, f"{where}.{TUCKED}")
    state.players[seat].points += rules.POINTS_OF_A_SHIP * len(ships)


PRODUCT = Merchants()
