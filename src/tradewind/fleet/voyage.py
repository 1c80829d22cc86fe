# ruff: noqa: F821 — the rules' names get their values when a ship is fitted out
"""One game from the first card to the last, played by bots: the loop that is compiled for processors and for GPUs.

`start`, `legal`, `apply`, `actor` and `choose` are the game's rules and the bots; they are put in when a ship is fitted
out (`fitting.py`). A game is known by its seed, so it can be sailed again, anywhere, move by move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tradewind.kernel.chance import seed_simulation
from tradewind.kernel.rule import rule

SEEDS: Final = 1 << 60  # seeds of simulated games are below this: 15 hex digits
BOT_SEEDS: Final = 1 << 60  # bots draw from a stream of their own, beside the game's

start: Callable[..., Any]
legal: Callable[..., Any]
apply: Callable[..., Any]
actor: Callable[..., Any]
choose: Callable[..., Any]


@rule
def sail(
    state: Any, words: Any, view: Any, view_words: Any, masks: Any, moves: Any, chance: Any, bots: Any, log: Any
) -> int:
    """Play a started game to its end, writing down the moves as far as there is room. How many decisions it took."""
    start(state)
    decisions = 0
    seat = actor(state)
    while seat >= 0:
        legal(state, seat, moves)
        place = choose(bots[seat], words, view, view_words, masks, seat, moves, chance)
        move = moves.cards[place]
        if decisions < len(log):
            log[decisions][0] = seat
            log[decisions][1] = move
        apply(state, seat, move)
        decisions += 1
        seat = actor(state)
    return decisions


@rule
def copy_words(source: Any, target: Any) -> None:
    """A state is one block of words, so a copy of it is one of them."""
    for place in range(len(source)):
        target[place] = source[place]


@rule
def embark(state: Any, chance: Any, seed: int) -> None:
    """Everything random in a simulated game comes from its seed."""
    seed_simulation(state.chance, seed)
    seed_simulation(chance, seed + BOT_SEEDS)
