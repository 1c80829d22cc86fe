"""The expansion in words: its moves, what followed from them, and its part of the table in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tradewind.games.port_royal.cards import NUMBER
from tradewind.games.port_royal.expansions.contracts.completing import team_has_won
from tradewind.games.port_royal.expansions.contracts.facts import CONTRACTS, REWARDS
from tradewind.games.port_royal.expansions.contracts.judging import contract_message
from tradewind.games.port_royal.expansions.contracts.layout import COOPERATIVE, NO_CONTRACTS, State
from tradewind.games.port_royal.layout import OVER
from tradewind.games.port_royal.names import card_message
from tradewind.kernel.record import Pile
from tradewind.kernel.text import Message, player_at

RANKS = ("cabin-boy", "sailor", "pirate", "captain", "lord-of-the-seas")
POINTS_PER_RANK = 2

RULES: Final = {
    "port-royal-did-complete": "K11",
    "port-royal-did-decline": "K30",
    "port-royal-did-waive": "K24",
    "port-royal-did-capture": "K28",
    "port-royal-did-give": "K5",
    "port-royal-did-aside": "K45",
    "port-royal-told-time": "K42",
    "port-royal-told-completed": "K12",
    "port-royal-told-step": "K11",
    "port-royal-told-won": "K45",
    "port-royal-told-lost": "K42",
}


def words(text: str) -> Message:
    """One of the expansion's moves, for a button or a menu."""
    verb, _, name = text.partition(" ")
    if verb == "complete":
        return Message("port-royal-do-complete", {"contract": contract_message(name)})
    if verb == "waive":
        return Message("port-royal-do-waive", {"card": card_message(NUMBER[name])})
    return Message(f"port-royal-do-{verb}", {"player": player_at(int(name) - 1)} if verb == "give" else {})


def told(seat: int, text: str) -> Message:
    """One of the expansion's moves, made. Which contract is told by its marker."""
    verb, _, name = text.partition(" ")
    about: dict[str, Any] = {"player": player_at(seat)}
    if verb == "waive":
        about["card"] = card_message(NUMBER[name])
    elif verb == "give":
        about["other"] = player_at(int(name) - 1)
    return Message(f"port-royal-did-{verb}", about)


def rank(points: int) -> str:
    """K45: what the team may call itself."""
    return RANKS[min(points // POINTS_PER_RANK, len(RANKS) - 1)]


def tell(before: State, after: State) -> list[Message]:
    """Markers that moved, the time card, and how the team fared."""
    if after.contracts.mode == NO_CONTRACTS:
        return []
    told = _time_card(before, after) + _markers(before, after)
    if after.phase == OVER and before.phase != OVER and after.contracts.mode == COOPERATIVE:
        told.append(_outcome(after))
    return told


def _time_card(before: State, after: State) -> list[Message]:
    """K42: chance brought the time card in the set-up, so nobody else tells what it was."""
    contracts = after.contracts
    if before.contracts.time.size - contracts.time.size <= contracts.aside.size - before.contracts.aside.size:
        return []
    return [
        Message("port-royal-turned-up", {"card": card_message(_turned_up(before, after))}),
        Message("port-royal-told-time", {"time": contracts.time.size}),
    ]


def _turned_up(before: State, after: State) -> int:
    """B11–B14: the first card of a turn waits to be resolved, or lies in or beside the harbour.

    Otherwise it was a tax that has taken effect: the last card discarded, however many a reshuffle for its bonus took.
    """
    piles: list[tuple[Pile, Pile]] = [
        (before.revealed, after.revealed),
        (before.harbour, after.harbour),
        (before.open_expeditions, after.open_expeditions),
    ]
    pile = next((new for old, new in piles if new.size > old.size), after.discard)
    return int(pile.cards[pile.size - 1])


def _markers(before: State, after: State) -> list[Message]:
    told = []
    for contract in after.contracts.open.cards[: after.contracts.open.size]:
        for seat in range(after.seats):
            about = {"player": player_at(seat), "contract": contract_message(contract)}
            if after.contracts.done[contract][seat] > before.contracts.done[contract][seat]:
                told.append(Message("port-royal-told-completed", about))
            step = after.contracts.steps[contract][seat]
            if step > before.contracts.steps[contract][seat]:
                told.append(Message("port-royal-told-step", about | {"step": step}))
    return told


def _outcome(after: State) -> Message:
    points = after.contracts.aside.size
    if not team_has_won(after):
        return Message("port-royal-told-lost")
    return Message("port-royal-told-won", {"points": points, "rank": Message(f"port-royal-rank-{rank(points)}")})


def picture(view: State, words: Callable[[Message], str]) -> list[Any]:
    """The contracts with their markers and the ships kept, as something Rich can print."""
    from rich.panel import Panel

    contracts = view.contracts
    if contracts.mode == NO_CONTRACTS:
        return []
    rows = [_row(view, contract, words) for contract in contracts.open.cards[: contracts.open.size]]
    nests = [_nest(view, seat, words) for seat in range(view.seats) if contracts.nests[seat].size]
    title = Message("port-royal-contracts")
    if contracts.mode == COOPERATIVE:
        title = Message("port-royal-contracts-team", {"time": contracts.time.size, "aside": contracts.aside.size})
    return [Panel("\n".join(rows + nests), title=words(title), border_style="green")]


def _row(view: State, contract: int, words: Callable[[Message], str]) -> str:
    """What a contract wants and brings, and whose markers are on it."""
    done, steps = view.contracts.done[contract], view.contracts.steps[contract]
    seats = [seat for seat in sorted(range(view.seats), key=lambda seat: done[seat]) if done[seat]]
    said = [words(Message(f"port-royal-why-needs-{CONTRACTS[contract]}"))]
    coins = " ".join(str(coins) for coins in REWARDS[contract][: view.seats])
    said.append(words(Message("port-royal-contract-rewards", {"coins": coins})))
    if seats:
        players = ", ".join(words(player_at(seat)) for seat in seats)
        said.append(words(Message("port-royal-contract-done-by", {"players": players})))
    said += [
        words(Message("port-royal-contract-step-of", {"player": player_at(seat), "step": steps[seat]}))
        for seat in range(view.seats)
        if steps[seat]
    ]
    return " · ".join(said)


def _nest(view: State, seat: int, words: Callable[[Message], str]) -> str:
    nest = view.contracts.nests[seat]
    ships = ", ".join(words(card_message(ship)) for ship in nest.cards[: nest.size])
    return words(Message("port-royal-nest", {"player": player_at(seat), "ships": ships}))
