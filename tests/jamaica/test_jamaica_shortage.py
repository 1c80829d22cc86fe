"""J50, J51: who cannot pay."""

from __future__ import annotations

import pytest
from regatta import do, phase, player, refusal, ship, stock, under_way


def test_j50_two_food_of_three_are_paid_and_the_die_is_rolled() -> None:
    """J50: the rulebook's example: two food instead of three."""
    table = under_way(ship(9, "forward/powder", holds=[["food", 2]]), ship(), dice=[1, 1, "star"])
    assert stock(table, 1, "food") == 0
    assert player(table, 1)["space"] == 10
    assert [table.game.outcome_text(outcome) for outcome in table.desk.outcomes][-1] == "star"


def test_j50_too_few_doubloons_for_a_port() -> None:
    """J50: all there is of that kind, and nothing of another."""
    table = under_way(ship(4, "forward/powder", holds=[["gold", 1], ["food", 6], ["gold", 1]]), ship(), dice=[1, 1, 10])
    assert (stock(table, 1, "gold"), stock(table, 1, "food")) == (0, 6)
    assert player(table, 1)["space"] == 4


@pytest.mark.parametrize(("face", "space"), [(2, 18), (4, 18), (6, 17), (8, 17), (10, 19), ("star", 26)])
def test_j50_the_die_says_how_far_back(face: int | str, space: int) -> None:
    """J50: 2 and 4 port, 6 and 8 sea, 10 lair, the star stays; the present space does not count."""
    table = under_way(ship(19, "forward/powder", holds=[]), ship(), dice=[1, 1, face])
    do(table, "lane inner")
    assert player(table, 1)["space"] == space


def test_j50_exactly_enough_is_no_shortage() -> None:
    """J50: three food for three squares."""
    table = under_way(ship(9, "forward/powder", holds=[["food", 3]]), ship(), dice=[1, 1])
    assert stock(table, 1, "food") == 0
    assert phase(table) == "load"


def test_j50_at_a_merge_the_player_chooses_the_lane_even_if_the_other_is_nearer() -> None:
    """J50: back from 15 to the nearest lair: 11 by the outer lane, 4 by the inner."""
    for lane, space in (("outer", 11), ("inner", 4)):
        table = under_way(ship(14, "forward/powder", holds=[]), ship(), dice=[1, 1, 10])
        assert phase(table) == "lane"
        assert player(table, 1)["space"] == 15
        assert refusal(table, "1 load 1") == "J50"
        do(table, f"lane {lane}")
        assert player(table, 1)["space"] == space


@pytest.mark.parametrize("face", [2, 10])
def test_j50_never_back_past_port_royal(face: int) -> None:
    """J50: if no such space comes before it, the ship stops there; Port Royal is no port."""
    table = under_way(ship(0, "forward/powder", holds=[]), ship(3), dice=[2, 1, face])
    assert (player(table, 1)["space"], player(table, 1)["lap"]) == (0, 0)


def test_j50_a_ship_behind_port_royal_falls_back_like_any_other() -> None:
    """J50: from 49, lap −1, back to the port on 45; from 2, lap −1, to Port Royal, still a lap behind."""
    table = under_way(ship(48, "forward/powder", lap=-1, holds=[]), ship(), dice=[1, 1, 4])
    assert (player(table, 1)["space"], player(table, 1)["lap"]) == (45, -1)
    table = under_way(ship(1, "forward/powder", lap=-1, holds=[]), ship(), dice=[1, 1, 4])
    assert (player(table, 1)["space"], player(table, 1)["lap"]) == (0, -1)


def test_j51_a_space_reached_by_shortage_is_never_paid() -> None:
    """J51: back to the port on 6 with gold aboard, which stays."""
    table = under_way(ship(9, "forward/powder", holds=[["gold", 6]]), ship(), dice=[1, 1, 4])
    assert (player(table, 1)["space"], stock(table, 1, "gold")) == (6, 6)


def test_j51_a_combat_there_is_fought() -> None:
    """J51: after a shortage the ship meets another one."""
    table = under_way(ship(9, "forward/powder", holds=[]), ship(6, holds=[]), dice=[1, 1, 4, 2, 4])
    assert (phase(table), table.legal()) == ("attack", ["attack 2"])
    do(table, "attack 2", "powder 0", "2 powder 0", "2 nothing")
    assert (phase(table), table.view()["action"]) == ("load", "evening")


def test_j51_a_treasure_there_is_taken() -> None:
    """J51: back to the guarded lair on 9."""
    table = under_way(ship(9, "forward/powder", holds=[]), ship(), dice=[1, 1, 10], treasures=["gold-7"])
    assert (player(table, 1)["space"], player(table, 1)["treasures"]) == (9, ["gold-7"])


def test_j51_stay_is_no_move() -> None:
    """J51: no second combat with the ship that is still there; the evening action follows."""
    table = under_way(ship(9, "forward/powder", holds=[]), ship(10, holds=[]), dice=[1, 1, 4, 4, "star"])
    do(table, "1 attack 2", "1 powder 0", "2 powder 0")
    assert (phase(table), table.view()["action"]) == ("load", "evening")
    assert player(table, 1)["space"] == 10


def test_j51_after_a_shortage_in_the_morning_the_evening_sails_from_there() -> None:
    """J51: back to 9, then two forward to the lair on 11."""
    table = under_way(ship(9, "forward/forward", holds=[]), ship(), dice=[1, 2, 10])
    assert player(table, 1)["space"] == 11
