# ruff: noqa: F821 — the rules' names get their values when a ship is fitted out
"""One game from the first card to the last, played by bots: the loop that is compiled for processors and for GPUs.

`start`, `legal`, `apply`, `actor`, `choose`, `read_word` and `write_word` are put in when a ship is fitted out
(`fitting.py`). A game is known by its seed, so it can be sailed again, anywhere, move by move.
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
read_word: Callable[..., Any]
write_word: Callable[..., Any]


@rule
def embark(state: Any, chance: Any, seed: int) -> None:
    """Everything random in a simulated game comes from its seed."""
    seed_simulation(state.chance, seed)
    seed_simulation(chance, seed + BOT_SEEDS)


def board(template, state, chance, seed):  # type: ignore[no-untyped-def]
    """Set up the game of a seed."""
    for place in range(len(template)):
        write_word(state, place, template[place])
    embark(state, chance, seed)
    start(state)


def look(state, view, mask):  # type: ignore[no-untyped-def]
    """What a seat may see of the state."""
    for place in range(len(mask)):
        write_word(view, place, read_word(state, place) & mask[place])


def keep(state, row):  # type: ignore[no-untyped-def]
    """The state as words."""
    for place in range(len(row)):
        row[place] = read_word(state, place)


def sail(state, view, masks, moves, chance, bots, log):  # type: ignore[no-untyped-def]
    """Play a game to its end, writing down the moves as far as there is room. How many decisions it took."""
    decisions = 0
    seat = actor(state)
    while seat >= 0:
        legal(state, seat, moves)
        move = moves.cards[choose(bots[seat], state, view, masks, seat, moves, chance)]
        if decisions < len(log):
            log[decisions][0] = seat
            log[decisions][1] = move
        apply(state, seat, move)
        decisions += 1
        seat = actor(state)
    return decisions
