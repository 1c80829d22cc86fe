# ruff: noqa: F821 — the rules' names get their values when a search is fitted out
"""Information-set search: deal what is hidden anew, walk down the tree, play on, and learn what came of it.

`legal`, `apply`, `actor`, `waits` and `resample` are the game's; `bot`, `rate`, `worth` and `share` its guide's;
`put`, `look` and `fingerprint` handle states. They are put in where a search is fitted out (`outfit.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tradewind.bots.search.tree import NONE, Habits, Tree, add_node, best_edge, find_node, has_room, learn
from tradewind.kernel.chance import below, seed_simulation
from tradewind.kernel.game import WHOLE
from tradewind.kernel.rule import rule

legal: Callable[..., Any]
apply: Callable[..., Any]
actor: Callable[..., Any]
waits: Callable[..., Any]
resample: Callable[..., Any]
bot: Callable[..., Any]
choose: Callable[..., Any]
rate: Callable[..., Any]
worth: Callable[..., Any]
share: Callable[..., Any]
put: Callable[..., Any]
look: Callable[..., Any]
fingerprint: Callable[..., Any]

HALF_A_SEED: Final = 1 << 30


@rule
def stir(state: Any, chance: Any) -> None:
    """What is still to come is in nobody's cards: every playout has a future of its own."""
    seed_simulation(state.chance, below(chance, HALF_A_SEED) * HALF_A_SEED + below(chance, HALF_A_SEED))


def deal(root: Any, state: Any, seat: int, chance: Any) -> None:
    """A state that looks to the seat like the one it is in."""
    put(root, state)
    resample(state, seat, chance)
    stir(state, chance)


def next_to_act(state: Any, me: int) -> int:
    """Whose decision comes next; where several are asked at the same time, the searching seat speaks first."""
    seat: int = actor(state)
    return me if seat >= 0 and waits(state, me) else seat


def choose_from_view(state: Any, view: Any, mask: Any, seat: int, moves: Any, chance: Any) -> int:
    """The bot is shown what its seat may know."""
    look(state, view, mask)
    place: int = bot(view, seat, moves, chance)
    return place


def choose_from_state(state: Any, view: Any, mask: Any, seat: int, moves: Any, chance: Any) -> int:
    """The bot reads nothing that its seat may not know: making a view would change nothing."""
    place: int = bot(state, seat, moves, chance)
    return place


def play_out(
    tree: Tree, state: Any, view: Any, masks: Any, moves: Any, chance: Any, me: int, habits: Habits, horizon: int
) -> int:
    """From a dealt state to the end: in the tree as far as it goes, then by the guide, as far as the horizon.

    The way through the tree is written down; its length is returned.
    """
    length, beyond, growing = 0, 0, True
    seat = me
    while seat >= 0 and beyond < horizon:
        legal(state, seat, moves)
        place = 0
        if moves.size > 1:
            key, node = 0, NONE
            if growing:
                key = fingerprint(state, masks[seat], seat)
                node = find_node(tree, key)
            if node != NONE and (seat == me or tree.visits[node] >= habits.patience):
                edge = best_edge(tree, node, habits)
                place = edge - tree.first[node]
            else:
                place = choose(state, view, masks[seat], seat, moves, chance)
                if growing and node == NONE:
                    growing = False
                    if has_room(tree, moves.size):
                        rate(view, seat, moves, place, tree.ratings, habits)
                        node = add_node(tree, key, moves)
            if node != NONE:
                tree.way_nodes[length] = node
                tree.way_edges[length] = tree.first[node] + place
                tree.way_seats[length] = seat
                length += 1
                growing = growing and length < len(tree.way_nodes)
        apply(state, seat, moves.cards[place])
        beyond += 0 if growing else 1
        seat = next_to_act(state, me)
    return length


def search(
    tree: Tree,
    root: Any,
    ships: Any,
    masks: Any,
    moves: Any,
    chance: Any,
    me: int,
    habits: Habits,
    horizon: int,
    playouts: int,
) -> None:
    """So many playouts more for the seat `me`, whose view is `root`."""
    for _ in range(playouts):
        deal(root, ships[0], me, chance)
        length = play_out(tree, ships[0], ships[1], masks, moves, chance, me, habits, horizon)
        for step in range(length):
            seat = tree.way_seats[step]
            gain = worth(ships[0], seat) / WHOLE
            learn(tree, tree.way_nodes[step], tree.way_edges[step], gain, share(ships[0], seat) / WHOLE)


def rate_by_choice(view: Any, seat: int, moves: Any, place: int, ratings: Any, habits: Habits) -> None:
    """Without a better judge: some trust in the bot's own choice, the rest of it spread evenly."""
    for each in range(moves.size):
        ratings[each] = (1.0 - habits.trust) / moves.size
    ratings[place] += habits.trust
