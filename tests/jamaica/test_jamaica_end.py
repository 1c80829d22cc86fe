"""J70: points, and who wins."""

from __future__ import annotations

from typing import Any

import pytest
from regatta import Ship, do, player, race, ship, under_way

from tradewind.games.jamaica.components import LAP, STEPS_LEFT
from tradewind.table import Table


def last_round(*ships: Ship, **more: Any) -> Table:
    """The last seat comes home with nothing; the others lie where they lie, with every hold full of gold."""
    skipping = [entry | {"hand": ["gold/gold"]} for entry in ships]
    return under_way(*skipping, ship(49, "forward/food", holds=[]), dice=[1, 1], **more)


def gold(amount: int) -> list[Any]:
    """Five holds full of gold, so that a load of gold is skipped."""
    share, rest = divmod(amount, 5)
    return [["gold", share + (hold < rest)] for hold in range(5)]


def test_j70_the_rulebooks_example_is_23_points() -> None:
    """J70: space 8, doubloons 3 + 3 + 6, a treasure of 7 and a curse of 4."""
    holds = [["gold", 3], ["gold", 3], ["gold", 6], ["food", 1], ["powder", 2]]
    table = race(ship(47, holds=holds, treasures=["gold-7", "curse-4"]), ship(), ship())
    assert player(table, 1)["score"] == 23


@pytest.mark.parametrize(
    ("space", "lap", "expected"),
    [(0, 0, -5), (1, 0, -5), (40, 0, -5), (41, 0, 2), (44, 0, 5), (49, 0, 10), (45, -1, -5), (0, -1, -5)],
)
def test_j70_the_number_on_the_space(space: int, lap: int, expected: int) -> None:
    """J70: −5 up to the red line, in Port Royal without having finished, and behind it."""
    assert player(race(ship(space, lap=lap, holds=[]), ship()), 1)["score"] == expected


def test_j70_a_ship_at_home_has_fifteen() -> None:
    """J70: 15 at Port Royal for a ship that has finished."""
    table = under_way(ship(49, "forward/food", holds=[]), ship(), ship(), dice=[1, 1])
    assert player(table, 1)["score"] == 15


def test_j70_most_points_win() -> None:
    """J70: being home is not enough."""
    table = last_round(ship(43, holds=gold(13)), ship(0, holds=gold(9)))
    assert table.over
    assert table.scores == {"1": 17, "2": 4, "3": 15}
    assert table.winners == [1]


@pytest.mark.parametrize(("tie", "winner"), [("behind", 1), ("ahead", 2)])
def test_j70_a_tie_goes_to_the_ship_farther_from_the_finish(tie: str, winner: int) -> None:
    """J70: the option `tie` turns it round."""
    table = last_round(ship(41, holds=gold(18)), ship(44, holds=gold(15)), options={"tie": tie})
    assert table.scores == {"1": 20, "2": 20, "3": 15}
    assert table.winners == [winner]


def test_j70_still_tied_they_share() -> None:
    """J70: equal points, equally far: by the inner lane 39 is as far as 37 by the outer."""
    assert STEPS_LEFT[39] == STEPS_LEFT[37]
    table = last_round(ship(39, holds=gold(24)), ship(37, holds=gold(24)))
    assert table.scores == {"1": 19, "2": 19, "3": 15}
    assert table.winners == [1, 2]


def test_j70_a_lap_behind_is_thirty_two_steps_more() -> None:
    """J70: a ship behind Port Royal is farther away than any other."""
    assert LAP == 32
    table = last_round(ship(49, lap=-1, holds=gold(24)), ship(1, holds=gold(24)))
    assert table.winners == [1]


@pytest.mark.parametrize("tie", ["behind", "ahead"])
def test_j70_the_ghost_takes_part(tie: str) -> None:
    """J70, J84: with as many points and nearer to the finish it loses the tie, or wins it."""
    ghost = {"space": 43, "holds": [["gold", 6], ["gold", 6], ["gold", 3]]}
    ships = [ship(42, "gold/gold", holds=gold(16)), ship(49, "forward/food")]
    table = under_way(*ships, dice=[1, 1], ghost=ghost, tokens=[], options={"tie": tie})
    do(table, "1 ghost forward", "1 ghost backward")
    assert table.scores == {"1": 19, "2": 18, "0": 19}
    assert table.winners == ([1] if tie == "behind" else [0])
