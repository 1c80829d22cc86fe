"""What a search is put together from: the game's rules, its guide or what stands in for it, and room for a tree."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from tradewind.bots import Choose, bots
from tradewind.bots.search import playouts, results
from tradewind.bots.search.tree import Tree
from tradewind.kernel.game import Game
from tradewind.kernel.rule import Compiler

LONGEST_WAY: Final = 256  # nodes that one playout passes in the tree at most
EDGES_A_NODE: Final = 12  # room for so many on average
MOST_NODES: Final = 1_000_000  # about half a gigabyte; a full tree goes on learning
RULES: Final = ("legal", "apply", "actor", "waits", "resample", "wins", "score")
PARTS: Final = ("deal", "next_to_act", "play_out")


def best_bot(game: Game) -> Choose:
    """Who plays on beyond the tree: the game's last bot, or `random`."""
    return list(bots(game).values())[-1]


def outfit(game: Game, compiler: Compiler, rules: Callable[[Any], Any], states: dict[str, Any]) -> dict[str, Any]:
    """Every function that `playouts.search` calls; `states` says how states are copied, looked at and told apart."""
    guide = game.guide
    inside = {name: rules(getattr(game.engine, name)) for name in RULES} | states
    inside["bot"] = rules(guide.choose or best_bot(game))
    choose = playouts.choose_from_view if guide.needs_view or guide.rate else playouts.choose_from_state
    inside["choose"] = compiler.twin(choose, **inside)
    inside["share"] = rules(guide.share) if guide.share else compiler.twin(results.share_of_win, **inside)
    inside["worth"] = rules(guide.worth) if guide.worth else compiler.twin(results.worth_of_result, **inside)
    inside["rate"] = rules(guide.rate) if guide.rate else compiler.twin(playouts.rate_by_choice)
    for name in PARTS:
        inside[name] = compiler.twin(getattr(playouts, name), **inside)
    return inside


def tree_for(playouts: int, most_legal: int, whole: Callable[[int], Any], broken: Callable[[int], Any]) -> Tree:
    """Room for as many nodes as there will be playouts, within reason; `whole` and `broken` make rows of zeros."""
    nodes = min(playouts, MOST_NODES) + 1
    edges = min(EDGES_A_NODE, most_legal) * nodes + most_legal
    places = 1 << (2 * nodes).bit_length()
    return Tree(
        size=whole(2),
        places=whole(places),
        keys=whole(nodes),
        first=whole(nodes),
        count=whole(nodes),
        visits=whole(nodes),
        sums=broken(nodes),
        moves=whole(edges),
        priors=broken(edges),
        tries=whole(edges),
        gains=broken(edges),
        shares=broken(edges),
        way_nodes=whole(LONGEST_WAY),
        way_edges=whole(LONGEST_WAY),
        way_seats=whole(LONGEST_WAY),
        ratings=broken(most_legal),
    )


@dataclass(frozen=True)
class Thought:
    """What a search has found out about the moves at hand."""

    moves: tuple[int, ...]
    tries: tuple[int, ...]
    gains: tuple[float, ...]  # all that came of a move
    shares: tuple[float, ...]  # all the wins

    @property
    def playouts(self) -> int:
        return sum(self.tries)

    @property
    def best(self) -> int:
        """The move tried most often: what looked good and kept looking good; of equals the better one."""
        order = sorted(range(len(self.moves)), key=lambda each: (-self.tries[each], -self.gains[each], each))
        return self.moves[order[0]]

    @property
    def sure(self) -> float:
        """How likely it seems to win with the best move."""
        place = self.moves.index(self.best)
        return self.shares[place] / self.tries[place] if self.tries[place] else 0.0


def thought_of(tree: Tree) -> Thought:
    """What the root of a tree says."""
    edges = range(int(tree.count[0]))
    return Thought(
        tuple(int(tree.moves[edge]) for edge in edges),
        tuple(int(tree.tries[edge]) for edge in edges),
        tuple(float(tree.gains[edge]) for edge in edges),
        tuple(float(tree.shares[edge]) for edge in edges),
    )


def together(thoughts: list[Thought]) -> Thought:
    """What several searches of one position say, each with a tree of its own."""
    first = thoughts[0]
    return Thought(
        first.moves,
        tuple(sum(each.tries[place] for each in thoughts) for place in range(len(first.moves))),
        tuple(sum(each.gains[place] for each in thoughts) for place in range(len(first.moves))),
        tuple(sum(each.shares[place] for each in thoughts) for place in range(len(first.moves))),
    )
