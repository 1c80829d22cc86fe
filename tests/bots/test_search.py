"""Search on views: the same plain and compiled, blind to what is hidden, and as strong as its budget."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tradewind
from running import Run
from tradewind.bots.levels import LEVELS, SEARCHING, CabinBoy, level, shortsighted
from tradewind.bots.players import Seen, look, names, player
from tradewind.bots.search import SearchPlayer, search_player
from tradewind.bots.search.budget import Budget, budget
from tradewind.bots.search.outfit import Thought, best_bot, together
from tradewind.bots.search.plain import PlainSearch, fingerprint
from tradewind.bots.search.thinking import PLAYOUTS_A_MILLISECOND, compiled, is_settled, think
from tradewind.bots.search.tree import Habits
from tradewind.kernel.chance import Chance, below, seed_simulation
from tradewind.kernel.conformance import Trial, begun
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.game import WHOLE, Game
from tradewind.kernel.option_sets import option_sets
from tradewind.kernel.registry import games
from tradewind.kernel.view import redact

SOME_PLAYOUTS = 6
GAMES = sorted(games())
SECRET = ["jamaica", "voyages"]  # all choose a card, or what to do with the dice, at the same time
KNOWN_EVERYWHERE = [name for name in GAMES if not name.startswith("dice-race")]
OWN = [name for name in GAMES if "sailor" in games()[name].bots]


def plainly(seen: Seen) -> Any:
    return PlainSearch


def moments(game: Game, options: dict[str, Any], seed: int, gaps: int = 23) -> Iterator[tuple[Any, int]]:
    """Some decisions of a random game, with the seat that has them."""
    state, dice = begun(game, options, seed), Chance()
    seed_simulation(dice, seed)
    decisions = 0
    while not game.over(state):
        seat = game.waiting(state)[below(dice, len(game.waiting(state)))]
        legal = game.legal(state, seat)
        if len(legal) > 1:
            decisions += 1
            if decisions % gaps == 1:
                yield state, seat
        game.engine.apply(state, seat, legal[below(dice, len(legal))])


def usual(game: Game) -> dict[str, Any]:
    """A game of two, or alone where that is how it is played."""
    return next(options for options in option_sets(game) if options["players"] == min(2, game.choices()["players"][0]))


def some_kinds(game: Game) -> list[dict[str, Any]]:
    """A few of the ways a game can be played, none with very many players."""
    few = [options for options in option_sets(game) if options["players"] <= 4]
    return few[:: max(1, len(few) // 4)]


def first(moments: Iterator[tuple[Any, int]], count: int) -> list[tuple[Any, int]]:
    return [(state.copy(), seat) for (state, seat), _ in zip(moments, range(count), strict=False)]


SLOW_TO_COMPILE = [pytest.param(name, marks=pytest.mark.slow) for name in ("jamaica", "port-royal")]


@pytest.mark.parametrize("name", ["dice-race", "voyages", *SLOW_TO_COMPILE])
def test_plain_and_compiled_search_think_alike(name: str) -> None:
    """The same playouts, number for number: every move as often tried, with the same result."""
    pytest.importorskip("numba")
    from tradewind.fleet.searching import CompiledSearch

    game = games()[name]
    options = usual(game)
    for state, seat in first(moments(game, options, 5), 3):
        view = redact(state, seat)
        plain, quick = (
            search(game, view, seat, 11, SOME_PLAYOUTS, Habits()) for search in (PlainSearch, CompiledSearch)
        )
        plain.go_on(SOME_PLAYOUTS)
        quick.go_on(SOME_PLAYOUTS)
        assert plain.thought == quick.thought, f"{name}: compiled, the search finds something else"


def alike(game: Game, options: dict[str, Any]) -> list[Seen]:
    """A decision as it is, with all that is hidden dealt anew, and with every hidden byte turned over."""
    trial = Trial(game, options, 3)
    trial.dice = random.Random(3)
    trial.state, seat = first(moments(game, options, 4), 2)[-1]
    seen = look(game, options, trial.state, seat + 1)
    noise = Seen(game, options, seat + 1, redact(trial._with_noise(seat), seat), seen.legal)  # no rule could read it
    return [seen, look(game, options, trial.resampled(seat), seat + 1), noise]


def nobody_peeks(chooser: Any, decision: list[Seen]) -> None:
    """What is chosen, how sure it is and how long it was thought about are the same each time."""
    chosen = [chooser.choose(seen) for seen in decision]
    assert chosen == chosen[:1] * 3, f"{decision[0].game.name} {decision[0].options}: something hidden is seen"


@pytest.mark.parametrize("name", GAMES)
def test_no_bot_and_no_level_peeks(name: str) -> None:
    """Deal everything hidden anew, or turn over every hidden byte: everybody does the same as before."""
    game = games()[name]
    for options in some_kinds(game):
        decision = alike(game, options)
        for bot in names(game):
            nobody_peeks(quick(player(bot, game, options, 7), 3 if bot == "search" else 1), decision)


@pytest.mark.parametrize("name", ["dice-race", "voyages", *SLOW_TO_COMPILE])
def test_no_compiled_search_peeks(name: str) -> None:
    pytest.importorskip("numba")
    game = games()[name]
    nobody_peeks(search_player("search:200", 7), alike(game, usual(game)))


NOSY = """
from hashlib import sha256
from random import random
from tradewind.bots.players import Choice

def choose(seen):
    known = repr((seen.state.to_bytes(), seen.view, seen.odds, seen.legal, seen.seat, seen.options, random()))
    digest = int(sha256(known.encode()).hexdigest(), 16)
    return Choice(seen.legal[digest % len(seen.legal)], digest / 2**256)
"""


@pytest.mark.parametrize("name", KNOWN_EVERYWHERE)
def test_no_bot_from_a_file_peeks(name: str, tmp_path: Path) -> None:
    """This one goes by everything it can lay its hands on."""
    (tmp_path / "nosy.py").write_text(NOSY)
    game = games()[name]
    options = some_kinds(game)[-1]
    nobody_peeks(player(str(tmp_path / "nosy.py"), game, options, 7), alike(game, options))


def quick(chooser: Any, playouts: int = 1) -> Any:
    """The same player with little time and no compiler."""
    if isinstance(chooser, SearchPlayer):
        chooser.budget, chooser.searcher = Budget(playouts=playouts), plainly
    return chooser


@pytest.mark.parametrize("name", GAMES)
def test_every_level_plays_every_kind_of_game(name: str) -> None:
    """Every product, mode and number of players: the cabin boy all of them, who searches one after the other."""
    game = games()[name]
    for place, options in enumerate(option_sets(game)):
        for state, seat in first(moments(game, options, 2), 1):  # some games are over as soon as they begin
            seen = look(game, options, state, seat + 1)
            searches = options["players"] <= 6 and place % 4 == 0
            for rank in (LEVELS[0], LEVELS[2 + place // 4 % 3] if searches else LEVELS[1]):
                choice = quick(level(rank, game, 5)).choose(seen)
                assert choice.move in seen.legal, f"{name} {options}: {rank} does what is not allowed"


def test_search_plays_among_a_hundred() -> None:
    game = games()["voyages"]
    options = game.options({"players": 100})
    state, seat = first(moments(game, options, 2), 1)[0]
    seen = look(game, options, state, seat + 1)
    assert quick(level("lord-of-the-seas", game, 5), 2).choose(seen).move in seen.legal


@pytest.mark.parametrize("name", SECRET)
def test_seats_that_choose_together_decide_apart(name: str) -> None:
    """What one seat has just chosen in secret is not in what the next one goes by."""
    game = games()[name]
    state = begun(game, game.options({"players": 3}), 8)
    while len(game.waiting(state)) < 3:
        seat = game.waiting(state)[0]
        game.engine.apply(state, seat, game.legal(state, seat)[0])
    keys = set()
    for move in game.legal(state, 0):
        after = state.copy()
        game.engine.apply(after, 0, move)
        keys.add(fingerprint(after, 1, 1))
    assert len(keys) == 1, f"{name}: seat 2 would know what seat 1 has chosen"


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_needs_no_view_reads_nothing_hidden(name: str) -> None:
    """Where a playout shows the guide's bot a dealt state as it is, it must choose as from the view."""
    game = games()[name]
    if game.guide.needs_view or game.guide.choose is None:
        pytest.skip(f"{name} shows its bot a view")
    for options in some_kinds(game):
        for state, seat in first(moments(game, options, 9, gaps=5), 12):
            moves, luck = look(game, options, state, seat + 1).moves, Chance()
            from_view = game.guide.choose(redact(state, seat), seat, moves, luck)
            assert game.guide.choose(state, seat, moves, luck) == from_view, f"{name} {options}: its bot peeks"


def test_one_legal_move_needs_no_thought() -> None:
    game = games()["port-royal"]
    options = game.options({"players": 2})
    state = begun(game, options, 1)
    seen = look(game, options, state, 1)
    assert seen.legal == ["draw"]
    choice = SearchPlayer(Budget(milliseconds=10_000), 1).choose(seen)
    assert (choice.move, choice.playouts) == ("draw", 0)


def test_the_same_seed_thinks_the_same_on_two_cores_as_well() -> None:
    pytest.importorskip("numba")
    game = games()["voyages"]
    state, seat = first(moments(game, usual(game), 6), 2)[1]
    view = redact(state, seat)
    begin = compiled(look(game, usual(game), state, seat + 1))
    thoughts = [think(begin, game, view, seat, 9, Budget(1000, cores=2), Habits()) for _ in range(2)]
    assert thoughts[0] == thoughts[1], "with two cores it thinks something else the second time"


def test_few_playouts_grow_one_tree_however_many_cores_there_are() -> None:
    """A tree's first playout follows the game's own bot: sixteen trees of three playouts would know nothing else."""
    game = games()["port-royal"]
    state, seat = first(moments(game, game.options({}), 6), 2)[1]
    view = redact(state, seat)
    alone, crowd = (think(PlainSearch, game, view, seat, 9, Budget(8, cores=cores), Habits()) for cores in (1, 16))
    assert alone == crowd


def test_a_search_takes_the_cores_there_are_unless_told_otherwise() -> None:
    assert search_player("search:2s", 1, cores=16).budget.cores == 16
    assert search_player("search:2sx2", 1, cores=16).budget.cores == 2
    assert search_player("search:5000", 1, cores=16).budget.cores == 1, "so many playouts are the same anywhere"


def test_a_search_keeps_to_its_time() -> None:
    """Compiled: within the budget and a little more; without a choice to make, sooner."""
    pytest.importorskip("numba")
    game = games()["voyages"]
    options = usual(game)
    state, seat = first(moments(game, options, 3), 1)[0]
    seen = look(game, options, state, seat + 1)
    chooser = search_player("search:150ms", 4)
    chooser.choose(seen)  # compiles
    began = time.perf_counter()
    choice = chooser.choose(seen)
    assert time.perf_counter() - began < 2, "150 ms are long over, also where the machine has other things to do"
    assert choice.playouts > 1
    assert 0 <= (choice.sure or 0) <= 1


def test_search_sees_a_win_that_is_there() -> None:
    """B40, B41: the last go of the game, two points behind: only the admiral wins."""
    table = tradewind.open(
        "port-royal",
        players=2,
        seed=1,
        position={
            "phase": "hire",
            "active": 2,
            "drawn": True,
            "ending": True,
            "harbour": ["captain-4", "admiral-9"],
            "players": [
                {"coins": 3, "cards": ["pirate-9", "jester-9", "sailor-7", "admiral-7"]},
                {"coins": 9, "cards": ["mademoiselle-9", "mademoiselle-9", "pirate-7", "captain-4"]},
            ],
        },
    )
    seen = look(table.game, table.options, table.state, 2)
    chooser: Any = SearchPlayer(Budget(playouts=40), 2)
    chooser.searcher = plainly
    choice = chooser.choose(seen)
    assert choice.move == "hire admiral-9"
    assert choice.sure == 1.0
    assert choice.playouts < 40, "nothing could overtake it any more"


def test_budgets_are_read_as_they_are_written() -> None:
    assert budget("") == Budget(milliseconds=200)
    assert budget("50ms") == Budget(milliseconds=50)
    assert budget("2s") == Budget(milliseconds=2000)
    assert budget("5000") == Budget(playouts=5000)
    assert budget("2sx2") == Budget(milliseconds=2000, cores=2)
    for wrong in ("0", "0ms", "x2", "5 s", "-3", "2sx0", "1m"):
        assert budget(wrong) is None, wrong
    with pytest.raises(LogbookError):
        search_player("search:soon", 1)


def test_the_choice_is_settled_once_nothing_can_overtake_it() -> None:
    thought = Thought((3, 4, 5), (10, 30, 2), (1.0, 20.0, 0.0), (1.0, 20.0, 0.0))
    assert thought.best == 4
    assert not is_settled(thought, 20)
    assert is_settled(thought, 19)
    assert together([thought, thought]).tries == (20, 60, 4)


def test_a_full_tree_goes_on_learning() -> None:
    """There is no room for more nodes than were asked for; what is there is still walked."""
    game = games()["port-royal"]
    state, seat = first(moments(game, game.options({}), 6), 2)[1]
    search = PlainSearch(game, redact(state, seat), seat, 1, 1, Habits())
    search.go_on(8)
    assert search.thought.playouts == 8


def test_with_the_nearest_horizon_nothing_is_played_out_and_the_tree_grows_all_the_same() -> None:
    """Where a value is to stand in for playouts: every one adds a node, and stops at the move that is made there."""
    game = games()["port-royal"]
    state, seat = first(moments(game, game.options({}), 6), 2)[1]
    judged: list[int] = []

    def worth(state: Any, seat: int) -> int:
        judged.append(game.round_number(state))
        return WHOLE // 2

    class Judged(type(game)):  # type: ignore[misc]
        guide = replace(game.guide, worth=worth, horizon=1)

    search = PlainSearch(Judged(), redact(state, seat), seat, 1, 30, Habits())
    search.go_on(30)
    tree = search._tree
    assert tree.size[0] > 10, "the tree never gets beyond its root"
    assert max(judged) <= game.round_number(state) + 2, "the game was played out all the same"


def test_the_longest_thought_has_room() -> None:
    """Hours by the clock could be more playouts than any memory holds."""
    pytest.importorskip("numba")
    from tradewind.fleet.searching import CompiledSearch

    game = games()["dice-race"]
    state, seat = first(moments(game, usual(game), 6), 1)[0]
    search = CompiledSearch(game, redact(state, seat), seat, 1, 9_999_999 * PLAYOUTS_A_MILLISECOND * 1000, Habits())
    search.go_on(50)
    assert search.thought.playouts == 50


@pytest.mark.parametrize("name", OWN)
def test_the_cabin_boy_is_a_sailor_with_lapses(name: str) -> None:
    """Most choices are the sailor's; now and then something else, which the sailor would have done next."""
    game = games()[name]
    options = usual(game)
    same = other = 0
    for state, seat in first(moments(game, options, 12, gaps=2), 60):
        seen = look(game, options, state, seat + 1)
        for seed in range(5):
            sailor = seen.legal[best_bot(game)(seen.state, seat, seen.moves, seen.chance(seed))]
            chosen = CabinBoy(best_bot(game), seed, game.guide.lapses).choose(seen).move
            same, other = same + (chosen == sailor), other + (chosen != sailor)
    assert same > other, f"{name}: the cabin boy seldom does what a sailor would"
    assert other > 0, f"{name}: the cabin boy never overlooks anything"


def test_without_a_compiler_at_hand_a_level_plays_plainly() -> None:
    game = games()["port-royal"]
    options = game.options({"players": 3})
    state, seat = first(moments(game, options, 6), 2)[1]
    chooser: Any = level("lord-of-the-seas", game, 1)
    chooser.budget, chooser.searcher = Budget(playouts=4), plainly
    assert 0 < chooser.choose(look(game, options, state, seat + 1)).playouts <= 4


def test_at_a_table_only_so_many_playouts_wait_for_the_compiler() -> None:
    game = games()["port-royal"]
    options = game.options({"players": 3})
    named: list[Any] = [player(name, game, options, 1) for name in ("search", "search:2s", "captain", "search:5000")]
    assert [each.searcher is compiled for each in named] == [False, False, False, True]


def test_the_larger_the_table_the_shorter_everybody_thinks() -> None:
    game = games()["voyages"]
    lords: list[Any] = [player("lord-of-the-seas", game, game.options({"players": n}), 1) for n in (2, 10, 50, 100)]
    assert [lord.budget.milliseconds for lord in lords] == [1900, 1900, 380, 190]


def test_among_more_rivals_a_level_plays_out_more() -> None:
    game = games()["jamaica"]
    captains: list[Any] = [player("captain", game, game.options({"players": n}), 1) for n in (2, 4, 6)]
    first = captains[0].budget.playouts
    assert [captain.budget.playouts for captain in captains] == [first, 2 * first, 3 * first]


def test_whoever_leaves_while_a_search_is_compiled_leaves_at_once(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("numba")
    began, cache = time.monotonic(), tmp_path / "cache"
    arguments = ("--bots", "lord-of-the-seas", "--save", tmp_path / "race.json")
    done = run("play", "dice-race", *arguments, given=b"1\nroll\nquit\n", XDG_CACHE_HOME=str(cache))
    assert (done.returncode, done.stderr) == (0, b""), "the compiler was left in the middle"
    assert b"Lord of the seas" in done.stdout
    assert time.monotonic() - began < 60


def test_a_search_compiled_by_another_process_is_known_here(
    command: list[str], surroundings: dict[str, str], tmp_path: Path
) -> None:
    pytest.importorskip("numba")
    here = surroundings | {"XDG_CACHE_HOME": str(tmp_path)}
    compiling = [command[0], "-m", "tradewind.fleet.searching", "dice-race", '{"players": 2}']
    asking = """
from tradewind.fleet.searching import is_kept
from tradewind.kernel import registry
race, others = registry.game("dice-race"), registry.game("voyages")
print([is_kept(game, type(game.template(game.options({}))), False) for game in (race, others)])
"""
    subprocess.run(compiling, env=here, check=True)
    said = subprocess.run([command[0], "-c", asking], env=here, check=True, capture_output=True)
    assert said.stdout == b"[True, False]\n"


def test_without_a_compiler_the_levels_that_search_are_shortsighted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    assert shortsighted() == SEARCHING
    monkeypatch.setitem(sys.modules, "numba", pytest.importorskip("numpy"))  # any module with a specification will do
    assert shortsighted() == ()
