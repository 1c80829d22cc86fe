"""The expansion's part of a given position."""

from __future__ import annotations

from typing import Any

from tradewind.games.port_royal.cards import COLOUR, FACES, KIND, SHIP
from tradewind.games.port_royal.dealing import Dealing, count, face_list, impossible
from tradewind.games.port_royal.expansions.contracts.completing import (
    MARKERS,
    POINTS_FOR,
    end_if_won,
    lies_open,
)
from tradewind.games.port_royal.expansions.contracts.facts import CONTRACT, IS_GIFT, IS_WHITE, PIRATES_NEST, TIMES
from tradewind.games.port_royal.expansions.contracts.layout import (
    COOPERATIVE,
    NEST,
    NO_CONTRACTS,
    TIME_CAPACITY,
    State,
)
from tradewind.games.port_royal.expansions.contracts.team import deal_contracts, look_at_the_clock, time_cards
from tradewind.games.port_royal.layout import DISCOVER, GIVE, OVER, PHASE_NAMES
from tradewind.games.port_royal.trade_and_hire import ship_colours
from tradewind.kernel.piles import find, push, swap_out

GIFTS = {ship for ship, gift in enumerate(IS_GIFT) if gift}
KEYS = ("open",)
TEAM_KEYS = ("open", "time", "aside")


def lay_out(given: dict[str, Any], dealing: Dealing) -> None:
    """Take the contracts out of the position and put them on the table."""
    state: Any = dealing.state
    if state.contracts.mode == NO_CONTRACTS:
        return
    entry = given.pop("contracts", {})
    known = TEAM_KEYS if state.contracts.mode == COOPERATIVE else KEYS
    if not isinstance(entry, dict):
        raise impossible("no-object", "contracts")
    for key in entry:
        if key not in known:
            raise impossible("no-such-key", f"contracts.{str(key)[:80]}")
    if "open" in entry:
        _lay_contracts(entry["open"], state)
    else:
        deal_contracts(state)
    _check_markers(state)
    for seat, player in enumerate(given["players"]):
        _lay_nest(player.pop("contracts", {}), seat, dealing)
    if state.contracts.mode == COOPERATIVE:
        _lay_time(entry, dealing)
    state.contracts.weighed = ship_colours(state)


def settle(state: State) -> None:
    """K42, K43: a position in which the team has won, or begins a turn without time, is over. K5: a gift has a ship."""
    piles = [state.harbour, *state.contracts.nests]
    if state.phase == GIVE and {card for pile in piles for card in pile.cards[: pile.size]} >= GIFTS:
        raise impossible("phase", "phase", phase=PHASE_NAMES[GIVE])
    if state.contracts.mode == NO_CONTRACTS or state.phase == OVER:
        return
    end_if_won(state)
    if state.phase == DISCOVER and not state.drawn:
        look_at_the_clock(state)


def _lay_contracts(given: Any, state: State) -> None:
    if not isinstance(given, list):
        raise impossible("no-contracts", "contracts.open")
    for place, entry in enumerate(given):
        where = f"contracts.open[{place}]"
        if not isinstance(entry, dict):
            raise impossible("no-object", where)
        for key in entry:
            if key not in ("name", "done", "steps"):
                raise impossible("no-such-key", f"{where}.{str(key)[:80]}")
        contract = _contract(entry.get("name"), f"{where}.name", state)
        push(state.contracts.open, contract)
        _lay_done(entry.get("done", []), contract, f"{where}.done", state)
        _lay_steps(entry.get("steps", {}), contract, f"{where}.steps", state)
        if not any(state.contracts.done[contract]):
            state.contracts.missing += 1


def _contract(name: Any, where: str, state: State) -> int:
    """A contract by name, out of the box."""
    if not isinstance(name, str) or name not in CONTRACT:
        raise impossible("no-contract", where, contract=str(name)[:80])
    contract = CONTRACT[name]
    place = find(state.contracts.box, contract)
    if place < 0:
        raise impossible("white-contract" if IS_WHITE[contract] else "contract-twice", where, contract=name)
    return swap_out(state.contracts.box, place)


def _seat(given: Any, where: str, state: State) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not 1 <= given <= state.seats:
        raise impossible("no-seat", where, players=state.seats)
    return given - 1


def _lay_done(given: Any, contract: int, where: str, state: State) -> None:
    """Who has completed the contract, in order."""
    contracts = state.contracts
    if not isinstance(given, list):
        raise impossible("no-seats", where)
    for place, said in enumerate(given):
        seat = _seat(said, f"{where}[{place}]", state)
        if contracts.done[contract][seat]:
            raise impossible("marker-twice", f"{where}[{place}]", seat=seat + 1)
        contracts.done[contract][seat] = place + 1
        contracts.completed[seat] += 1
        contracts.markers[seat] += 1


def _lay_steps(given: Any, contract: int, where: str, state: State) -> None:
    """Whose markers are under way, and how far."""
    contracts = state.contracts
    if not isinstance(given, dict):
        raise impossible("no-steps", where)
    for said, step in given.items():
        place = f"{where}.{str(said)[:80]}"
        seat = _seat(int(said) if said in "12345" and len(said) == 1 else said, place, state)
        if contracts.done[contract][seat]:
            raise impossible("marker-twice", place, seat=seat + 1)
        if isinstance(step, bool) or not isinstance(step, int) or not 1 <= step < TIMES[contract]:
            raise impossible("no-step", place)
        contracts.steps[contract][seat] = step
        contracts.markers[seat] += 1


def _check_markers(state: State) -> None:
    """K11, K12: nobody has more than three markers; points come with the second and the third contract."""
    for seat in range(state.seats):
        if state.contracts.markers[seat] > MARKERS:
            raise impossible("markers", "contracts.open", seat=seat + 1, markers=MARKERS)
        state.players[seat].points += sum(POINTS_FOR[: state.contracts.completed[seat] + 1])


def _lay_nest(given: Any, seat: int, dealing: Dealing) -> None:
    """K28: ships kept, each of another colour; never all five."""
    state: Any = dealing.state
    where = f"players[{seat}].contracts"
    if not isinstance(given, dict):
        raise impossible("no-object", where)
    for key in given:
        if key != "nest":
            raise impossible("no-such-key", f"{where}.{str(key)[:80]}")
    ships = face_list(given.get("nest", []), f"{where}.nest")
    colours = {COLOUR[ship] for ship in ships if KIND[ship] == SHIP}
    if len(colours) != len(ships) or len(ships) >= NEST:
        raise impossible("nest", f"{where}.nest", ships=", ".join(FACES[ship] for ship in ships))
    if ships and (not lies_open(state, PIRATES_NEST) or state.contracts.done[PIRATES_NEST][seat]):
        raise impossible("nest-without-contract", f"{where}.nest")
    dealing.lay_open(state.contracts.nests[seat], ships, f"{where}.nest")


def _lay_time(entry: dict[str, Any], dealing: Dealing) -> None:
    """K41, K45: time and score deck; left out, as in the set-up."""
    state: Any = dealing.state
    cards = time_cards(state)
    ahead = min(state.contracts.head_start, cards)
    for key, pile, usual in (
        ("time", state.contracts.time, cards - ahead),
        ("aside", state.contracts.aside, ahead),
    ):
        given, where = entry.get(key, usual), f"contracts.{key}"
        count(len(given) if isinstance(given, list) else given, where, TIME_CAPACITY)
        dealing.lay_hidden(pile, given, where)
