"""The expansion's keys of the view."""

from __future__ import annotations

from typing import Any

from tradewind.games.port_royal.describe import faces
from tradewind.games.port_royal.expansions.contracts.facts import CONTRACTS
from tradewind.games.port_royal.expansions.contracts.layout import COOPERATIVE, NO_CONTRACTS, State


def describe(state: State, view: dict[str, Any], everything: bool) -> None:
    """Add the open contracts, each player's nest, and the team's two decks."""
    contracts = state.contracts
    if contracts.mode == NO_CONTRACTS:
        return
    opened = contracts.open.cards[: contracts.open.size]
    view["contracts"] = {"open": [_contract(state, contract) for contract in opened]}
    if contracts.mode == COOPERATIVE:
        for key, pile in (("time", contracts.time), ("aside", contracts.aside)):
            view["contracts"][key] = faces(pile) if everything else pile.size
    for seat, player in enumerate(view["players"]):
        player["contracts"] = {"nest": faces(contracts.nests[seat])}


def _contract(state: State, contract: int) -> dict[str, Any]:
    done, steps = state.contracts.done[contract], state.contracts.steps[contract]
    seats = range(state.seats)
    return {
        "name": CONTRACTS[contract],
        "done": [seat + 1 for seat in sorted(seats, key=lambda seat: done[seat]) if done[seat]],
        "steps": {str(seat + 1): steps[seat] for seat in seats if steps[seat]},
    }
