"""The view as programs read it."""

from __future__ import annotations

from typing import Any

from tradewind.games.jamaica.components import CARDS, GOODS, SPACES, STAR, TREASURES
from tradewind.games.jamaica.finish import points
from tradewind.games.jamaica.holds import hold_count
from tradewind.games.jamaica.layout import ACTIONS, DICE, GHOST, NO_ROLL, NOT_YET, OVER, PHASE_NAMES, PLAY, Ship, State
from tradewind.kernel.record import Pile

HIDDEN = "?"


def seat_text(ship: int) -> int:
    """A ship as programs number it: seats from 1, the ghost 0."""
    return 0 if ship == GHOST else ship + 1


def ship_number(seat: int) -> int:
    """The ship that programs number so."""
    return GHOST if seat == 0 else seat - 1


def die_text(face: int) -> int | str:
    return "star" if face == STAR else face


def view(state: State, seat: int, everything: bool) -> dict[str, Any]:
    """Every key of the view."""
    between = state.phase in (DICE, PLAY, OVER)
    return {
        "round": state.round,
        "captain": state.captain + 1,
        "phase": PHASE_NAMES[state.phase],
        "active": None if between else seat_text(state.acting),
        "action": None if between else ACTIONS[state.action],
        "dice": list(state.dice),
        "tokens": [space for space in range(SPACES) if state.tokens[space]],
        "treasures": _coming(state.stack, TREASURES) if everything else state.stack.size,
        "combat": _combat(state),
        "players": [
            _player(state.ships[number], everything or number == seat, everything) for number in range(state.seats)
        ],
        "ghost": _ship(state.ships[GHOST]) if state.ghost else None,
    }


def _ship(ship: Ship) -> dict[str, Any]:
    """What players and the ghost have in common."""
    shown = [max(ship.treasures.cards[place], ship.face_up[place]) for place in range(ship.treasures.size)]
    return {
        "space": ship.space,
        "lap": ship.lap,
        "holds": [
            [GOODS[ship.goods[hold]], ship.amounts[hold]] if ship.amounts[hold] else None
            for hold in range(hold_count(ship))
        ],
        "treasures": [TREASURES[treasure] if treasure else HIDDEN for treasure in shown],
        "score": points(ship),
    }


def _player(ship: Ship, own: bool, everything: bool) -> dict[str, Any]:
    hand = [CARDS[card] for card in ship.hand.cards[: ship.hand.size]]
    card = max(ship.card, ship.turned)
    return {
        **_ship(ship),
        "hand": hand if own else ship.hand.size,
        "deck": _coming(ship.deck, CARDS) if everything else ship.deck.size,
        "discard": [CARDS[card] for card in ship.discard.cards[: ship.discard.size]],
        "card": None if not ship.laid else CARDS[card] if card else HIDDEN,
    }


def _coming(pile: Pile, faces: tuple[str, ...]) -> list[str]:
    """A face-down pile, the first drawn first."""
    return [faces[pile.cards[place]] for place in reversed(range(pile.size))]


def _combat(state: State) -> dict[str, Any] | None:
    combat = state.combat
    if not combat.on:
        return None
    attacker, defender = combat.ships
    return {
        "attacker": seat_text(attacker),
        "defender": seat_text(defender),
        "powder": [None if powder == NOT_YET else powder for powder in combat.powder],
        "rolls": [None if face == NO_ROLL else die_text(face) for face in combat.rolls],
        "sabre": combat.sabre > 0,
    }
