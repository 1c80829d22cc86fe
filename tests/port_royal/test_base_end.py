"""B40–B43: the end."""

from __future__ import annotations

import pytest
from scenes import Scene, seat

ELEVEN = ["sailor-7", "pirate-9", "admiral-9", "sailor-5"]  # 3 + 3 + 3 + 2 points
TWELVE = [*ELEVEN, "sailor-3"]
OTHER_TWELVE = ["mademoiselle-9", "mademoiselle-9", "admiral-9", "trader-yellow-5", "captain-4"]
QUIET = ["expedition-priests", "expedition-captains", "expedition-settlers", "tax-points", "tax-points"]


def quiet_turns(scene: Scene, turns: int) -> Scene:
    """Turns in which nothing happens."""
    for _ in range(turns):
        scene.play("draw", "stop")
    return scene


def test_b40_twelve_points_trigger_the_end_at_once() -> None:
    """B40: by hiring; on the own turn."""
    scene = Scene(harbour=["sailor-3"], seats=[seat(*ELEVEN, coins=3)]).play("stop")
    assert (scene.points[0], scene.ending) == (11, False)
    scene.play("hire sailor-3")
    assert (scene.points[0], scene.ending) == (12, True)


def test_b40_also_on_anothers_turn() -> None:
    """B40: seat 2 hires while seat 1 is active, and seat 2 still gets its turn."""
    scene = Scene(harbour=["sailor-3"], seats=[seat(), seat(*ELEVEN, coins=4)], coming=QUIET)
    scene.play("stop", "pass", "hire sailor-3")
    assert (scene.ending, scene.active, scene.phase) == (True, 2, "discover")
    quiet_turns(scene, 1)
    assert (scene.phase, scene.table.over) == ("over", True)


def test_b40_also_by_an_expedition() -> None:
    """B40: two captains of 1 point become 4 points."""
    crew = ["sailor-7", "pirate-9", "sailor-5", "captain-4", "captain-4"]
    scene = Scene(expeditions=["expedition-captains"], seats=[seat(*crew)])
    assert (scene.points[0], scene.ending) == (10, False)
    scene.play("fulfil expedition-captains")
    assert (scene.points[0], scene.ending, scene.table.over) == (12, True, False)


def test_b40_the_round_is_played_out() -> None:
    """B40: until the player to the right of the first player has been active."""
    scene = Scene(players=3, active=2, seats=[seat(), seat(*TWELVE)], coming=QUIET)
    assert scene.ending
    quiet_turns(scene, 1)
    assert (scene.active, scene.table.over) == (3, False)
    quiet_turns(scene, 1)
    assert scene.table.over


def test_b40_the_last_players_twelfth_point_ends_the_game_with_the_turn() -> None:
    """B40: all have been active equally often."""
    scene = Scene(active=2, seats=[seat(), seat(*TWELVE)], coming=QUIET)
    assert quiet_turns(scene, 1).table.over


def test_b40_a_bust_is_a_turn_too() -> None:
    """B40: the last turn ends with a bust, and the game with it."""
    scene = Scene(active=2, harbour=["flute-1-1"], seats=[seat(), seat(*TWELVE)], coming=["flute-2-2"])
    assert scene.play("draw", "admit").table.over


def test_b40_once_triggered_the_end_stays_triggered() -> None:
    """B40: whatever happens to the points (a position may say so, though nobody has 12 any more)."""
    scene = Scene(ending=True, active=2, coming=QUIET)
    assert (scene.points, scene.ending) == ([0, 0], True)
    assert quiet_turns(scene, 1).table.over


def test_b40_nothing_can_be_done_after_the_end() -> None:
    """B40: every move is refused by the rule that ended the game."""
    scene = quiet_turns(Scene(active=2, seats=[seat(*TWELVE)], coming=QUIET), 1)
    assert (scene.asked, scene.legal) == ([], [])
    for move in ("draw", "stop", "pass", "trade flute-1-1", "hire sailor-3", "fulfil expedition-priests"):
        assert scene.refusal(move, seat=1) == "B40"


def test_b41_the_most_points_win() -> None:
    """B41: not the one who triggered the end."""
    scene = quiet_turns(
        Scene(
            active=2,
            seats=[seat(*TWELVE), seat(*OTHER_TWELVE, "sailor-3")],
            coming=["expedition-priests"],
        ),
        1,
    )
    assert (scene.table.scores, scene.table.winners) == ({"1": 12, "2": 13}, [2])


@pytest.mark.parametrize(("coins", "winners"), [((3, 4), [2]), ((4, 3), [1]), ((3, 3), [1, 2])])
def test_b41_a_tie_goes_to_the_most_coins(coins: tuple[int, int], winners: list[int]) -> None:
    """B41: still tied, they share the win."""
    seats = [seat(*TWELVE, coins=coins[0]), seat(*OTHER_TWELVE, coins=coins[1])]
    scene = quiet_turns(Scene(active=2, seats=seats, coming=["expedition-priests"]), 1)
    assert (scene.points, scene.table.winners) == ([12, 12], winners)


def test_b42_with_the_expedition_ending_points_alone_do_not_end_the_game() -> None:
    """B42: 12 points and at least one expedition."""
    scene = Scene(goal="expedition", active=2, seats=[seat(*TWELVE)], coming=QUIET)
    assert not scene.ending
    assert not quiet_turns(scene, 1).table.over


def test_b42_twelve_points_with_an_expedition_do() -> None:
    """B42: the expedition may come first or last."""
    crew = ["sailor-7", "pirate-9", "sailor-5"]
    assert Scene(goal="expedition", seats=[seat(*crew, expeditions=["expedition-priests"])]).ending
    scene = Scene(
        goal="expedition", expeditions=["expedition-captains"], seats=[seat(*TWELVE, "captain-4", "captain-4")]
    )
    assert not scene.ending
    assert scene.play("fulfil expedition-captains").ending


def test_b42_only_players_with_an_expedition_can_win() -> None:
    """B42: 13 points without one do not win against 12 with one."""
    with_one = seat("sailor-7", "pirate-9", "sailor-5", expeditions=["expedition-priests"])
    more = seat(*OTHER_TWELVE, "sailor-3")
    scene = Scene(goal="expedition", active=2, seats=[with_one, more], coming=["expedition-captains"])
    quiet_turns(scene, 1)
    assert (scene.table.scores, scene.table.winners) == ({"1": 12, "2": 13}, [1])


@pytest.mark.parametrize("goal", ["points", "expedition"])
def test_b43_after_a_thousand_turns_the_end_counts_as_triggered(goal: str) -> None:
    """B43: a limit of the program; nobody buys anything."""
    scene = Scene(goal=goal, active=2, coming=QUIET)
    scene.table.state.turn = 998
    quiet_turns(scene, 1)
    assert (scene.ending, scene.active) == (False, 1)
    quiet_turns(scene, 1)
    assert (scene.ending, scene.active) == (True, 2)
    assert quiet_turns(scene, 1).table.over
