"""The view as programs read it, from a redacted state; with everything open, faces stand where counts stood."""

from __future__ import annotations

from typing import Any

from tradewind.games.port_royal.cards import FACES
from tradewind.games.port_royal.coins import draw_card
from tradewind.games.port_royal.layout import PHASE_NAMES, Player, State
from tradewind.kernel.chance import NOBODY_KNOWS, Desk, ImpossibleOutcome
from tradewind.kernel.record import Pile


def faces(pile: Pile) -> list[str]:
    return [FACES[card] for card in pile.cards[: pile.size]]


def describe_table(state: State, everything: bool) -> dict[str, Any]:
    """The base game's keys."""
    return {
        "phase": PHASE_NAMES[state.phase],
        "active": state.active + 1,
        "go": state.go + 1,
        "takes": state.takes,
        "revealed": faces(state.revealed),
        "drawn": bool(state.drawn),
        "ending": bool(state.ending),
        "harbour": faces(state.harbour),
        "expeditions": faces(state.open_expeditions),
        "deck": deck_in_order(state) if everything else state.deck.size,
        "discard": faces(state.discard),
        "players": [_describe_player(player, everything) for player in state.players[: state.seats]],
    }


def _describe_player(player: Player, everything: bool) -> dict[str, Any]:
    return {
        "coins": faces(player.coins) if everything else player.coins.size,
        "points": player.points,
        "sabres": player.sabres,
        "cards": faces(player.people),
        "expeditions": faces(player.expeditions),
    }


def deck_in_order(state: State) -> list[str]:
    """The deck as it will come, next card first: chance is asked ahead, on a copy."""
    ahead = state.copy()
    desk = state.chance.desk
    if desk is not None:
        ahead.chance.desk = Desk(desk.script, list(desk.outcomes), desk.used.copy())
    order: list[str] = []
    try:
        while ahead.deck.size:
            order.append(FACES[draw_card(ahead, NOBODY_KNOWS)])
    except ImpossibleOutcome:  # the script asks for a card that is not there: said when it is drawn
        order += faces(ahead.deck)
    return order
