"""The tree of a search, in rows of numbers: no object per node, nothing allocated while it grows.

A node is what one seat knows when it has to decide: its view, by fingerprint. All states that look alike to the seat
share it, so nobody in the tree decides by what it cannot know, and seats that choose at the same time decide apart.
Its edges, one for each legal move, lie side by side.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, NamedTuple

from tradewind.kernel.record import Moves
from tradewind.kernel.rule import rule

NONE: Final = -1
ROOT: Final = 0


class Tree(NamedTuple):
    """Rows of equal length for nodes, for edges, and for the way down of one playout."""

    size: Any  # [0]: nodes in use, [1]: edges in use
    places: Any  # by fingerprint: the node + 1, 0 free; a power of two of them
    keys: Any  # of each node: its fingerprint,
    first: Any  # its first edge,
    count: Any  # how many edges,
    visits: Any  # how often it was passed,
    sums: Any  # and what came of it to the seat that decides there
    moves: Any  # of each edge: the move,
    priors: Any  # how likely it looked at first sight, all of a node 1 together,
    tries: Any  # how often it was tried,
    gains: Any  # what came of it,
    shares: Any  # and how much of a win
    way_nodes: Any
    way_edges: Any
    way_seats: Any
    ratings: Any  # of the legal moves at hand


class Habits(NamedTuple):
    """How a search weighs what it has seen against what it has not."""

    curiosity: float = 0.8  # the more, the longer moves are tried that do not look good
    trust: float = 0.5  # the share of a first look that goes to the bot's own choice
    caution: float = 0.05  # how much worse than the rest an untried move is taken to be
    patience: int = 100  # how often others play by the bot at a node before they try what else there is


@rule
def find_node(tree: Tree, key: int) -> int:
    """The node of that fingerprint, or none."""
    last = len(tree.places) - 1
    place = key & last
    while tree.places[place] != 0:
        node: int = tree.places[place] - 1
        if tree.keys[node] == key:
            return node
        place = (place + 1) & last
    return NONE


@rule
def has_room(tree: Tree, moves: int) -> bool:
    """Whether another node with so many moves fits in."""
    return bool(tree.size[0] < len(tree.keys) and tree.size[1] + moves <= len(tree.moves))


@rule
def add_node(tree: Tree, key: int, moves: Moves) -> int:
    """A node for these moves, rated by `tree.ratings`."""
    node: int = tree.size[0]
    first = tree.size[1]
    tree.size[0] = node + 1
    tree.size[1] = first + moves.size
    last = len(tree.places) - 1
    place = key & last
    while tree.places[place] != 0:
        place = (place + 1) & last
    tree.places[place] = node + 1
    tree.keys[node] = key
    tree.first[node] = first
    tree.count[node] = moves.size
    total = 0.0
    for each in range(moves.size):
        total += tree.ratings[each]
    for each in range(moves.size):
        tree.moves[first + each] = moves.cards[each]
        tree.priors[first + each] = tree.ratings[each] / total
    return node


@rule
def best_edge(tree: Tree, node: int, habits: Habits) -> int:
    """The edge that has done best, or could: few tries and a good first look count for it."""
    untried = tree.sums[node] / tree.visits[node] - habits.caution if tree.visits[node] > 0 else 0.0
    curiosity = habits.curiosity * sqrt(tree.visits[node] + 1.0)
    best = NONE
    most = 0.0
    for edge in range(tree.first[node], tree.first[node] + tree.count[node]):
        tries = tree.tries[edge]
        seen = tree.gains[edge] / tries if tries > 0 else untried
        hope = seen + curiosity * tree.priors[edge] / (1 + tries)
        if best == NONE or hope > most:
            best = edge
            most = hope
    return best


@rule
def learn(tree: Tree, node: int, edge: int, gain: float, share: float) -> None:
    """One more playout has passed here."""
    tree.visits[node] += 1
    tree.sums[node] += gain
    tree.tries[edge] += 1
    tree.gains[edge] += gain
    tree.shares[edge] += share
