"""What the base game asks its expansions. Each question has at least one expansion that answers it."""

from __future__ import annotations

from typing import Any

from tradewind.kernel.questions import question


@question
def turn_begins(state: Any) -> None:
    """A player has become active."""


@question
def before_anything_else(state: Any) -> int:
    """Must the active player reveal a card before doing anything else?"""
    return 0


@question
def card_from_elsewhere(state: Any) -> int:
    """The card to reveal, taken from somewhere other than the deck; 0: from the deck."""
    return 0


@question
def forbids_draw(state: Any) -> int:
    """Is revealing a single card no longer possible this turn?"""
    return 0


@question
def taxes_paid(state: Any, payers: int) -> None:
    """Everybody has paid (bit N of `payers`: seat N did); the bonus comes next unless a question is opened."""


@question
def tax_over(state: Any) -> None:
    """A tax increase has taken effect."""


@question
def harbour_weighed(state: Any) -> None:
    """All revealed cards lie where they belong and Discover goes on, unless a question is opened."""


@question
def cards_resolved(state: Any) -> None:
    """Nothing revealed is left to resolve; the active player is asked next unless something else follows."""


@question
def silences_jesters(state: Any) -> int:
    """Is this a bust at which no jester pays?"""
    return 0


@question
def busted(state: Any) -> None:
    """The active player's turn is a bust; the harbour is cleared, the jesters have paid if they do."""


@question
def extra_takes(state: Any, seat: int) -> int:
    """How many more cards may the player take whose go begins?"""
    return 0


@question
def income(state: Any, seat: int) -> int:
    """How many coins does the player get whose time to take has come?"""
    return 0


@question
def keeps_ship(state: Any, seat: int, ship: int) -> int:
    """Does the trader keep the ship instead of discarding it? (It is kept by whoever answers yes.)"""
    return 0


@question
def ship_kept(state: Any, seat: int, ship: int) -> None:
    """A traded ship was not discarded."""


@question
def ship_traded(state: Any, seat: int, ship: int) -> None:
    """A ship was traded and its fee paid."""


@question
def more_to_do(state: Any, seat: int) -> int:
    """Is there anything else the player at go could do?"""
    return 0


@question
def offer(state: Any, seat: int, moves: Any) -> None:
    """Add the expansion's own legal moves."""


@question
def carry_out(state: Any, seat: int, move: int) -> None:
    """A move of an expansion."""


@question
def team_result(state: Any) -> int:
    """0: everybody plays for themselves; 1: the team has not won; 2 and more: it has, with that many less 2 points."""
    return 0


@question
def team_progress(state: Any) -> int:
    """How much of its work a team has done, in thousandths."""
    return 0


@question
def set_up(state: Any) -> None:
    """The opening coins are dealt; the first turn is about to begin."""


@question
def deal_elsewhere(view: Any, chance: Any) -> None:
    """Give an expansion's face-down piles faces from the deck that `resample` has filled with all unseen cards."""


@question
def sailors_worth(view: Any, seat: int, move: int) -> int:
    """What does a sensible player see in a move beyond what the base game shows, in tenths of a coin?"""
    return 0


@question
def sailors_eye(view: Any, seat: int, card: int) -> int:
    """What does a sensible player see in a card of the harbour beyond what the base game shows, in tenths of a coin?"""
    return 0
