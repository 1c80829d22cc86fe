"""J30–J36: sailing, stopping, paying, coming home."""

from __future__ import annotations

import pytest
from regatta import do, phase, player, refusal, ship, stock, under_way

from tradewind.games.jamaica.components import AHEAD, COST, KIND, LAIR, PORT, PORT_ROYAL, SPACES

PLENTY = [["food", 6], ["gold", 6], ["food", 6], ["gold", 6]]


def before(space: int) -> int:
    """A space from which one step forward leads here."""
    return next(other for other in range(SPACES) if space in AHEAD[other])


@pytest.mark.parametrize("space", range(SPACES))
def test_j31_every_space_takes_what_it_shows(space: int) -> None:
    """J31–J35: a port doubloons, the sea food, a lair nothing, Port Royal nothing."""
    start = before(space)
    table = under_way(ship(start, "forward/powder", holds=[["food", 6], ["gold", 6], ["gold", 3]]), ship(), dice=[1, 1])
    if phase(table) == "lane":
        do(table, "lane inner" if AHEAD[start][1] == space else "lane outer")
    while phase(table) == "pay":
        do(table, table.legal()[-1])
    assert player(table, 1)["space"] == space
    gold = COST[space] if KIND[space] == PORT else 0
    food = COST[space] if KIND[space] not in (PORT, LAIR, PORT_ROYAL) else 0
    assert (stock(table, 1, "gold"), stock(table, 1, "food")) == (9 - gold, 6 - food)
    assert len(player(table, 1)["treasures"]) == (1 if KIND[space] == LAIR else 0)


def test_j30_a_move_is_exactly_as_long_as_the_die_shows() -> None:
    """J30: forward with the morning die, back with the evening die."""
    table = under_way(ship(8, "forward/backward", holds=PLENTY), ship(), dice=[3, 2])
    assert player(table, 1)["space"] == 9


@pytest.mark.parametrize(("fork", "inner", "outer"), [(6, 13, 7), (19, 26, 20), (32, 39, 33)])
def test_j30_at_a_fork_the_player_chooses_the_lane(fork: int, inner: int, outer: int) -> None:
    """J30: going forward at 6, 19 and 32."""
    for lane, space in (("inner", inner), ("outer", outer)):
        table = under_way(ship(fork - 1, "forward/powder", holds=PLENTY), ship(), dice=[2, 1])
        assert phase(table) == "lane"
        assert player(table, 1)["space"] == fork, "meanwhile the ship stands on the fork"
        do(table, f"lane {lane}")
        assert player(table, 1)["space"] == space


@pytest.mark.parametrize(("merge", "inner", "outer"), [(15, 14, 12), (28, 27, 25), (41, 40, 38)])
def test_j30_going_back_the_lane_is_chosen_at_a_merge(merge: int, inner: int, outer: int) -> None:
    """J30: going backward at 15, 28 and 41."""
    for lane, space in (("inner", inner), ("outer", outer)):
        table = under_way(ship(merge, "backward/forward", holds=PLENTY), ship(), dice=[1, 1], tokens=[])
        do(table, f"lane {lane}")
        while phase(table) == "pay":
            do(table, table.legal()[0])
        assert table.view(everything=True)["action"] == "evening" or table.view()["active"] != 1
        assert player(table, 1)["space"] in (space, merge), f"the {lane} lane led elsewhere"


def test_j30_a_fork_where_the_move_ends_is_not_asked() -> None:
    """J30, J91: only with a step still to go."""
    table = under_way(ship(4, "forward/powder", holds=PLENTY), ship(), dice=[2, 1])
    assert phase(table) != "lane"
    assert player(table, 1)["space"] == 6


def test_j30_backward_out_of_port_royal_is_a_lap_less() -> None:
    """J30: the first move of the game may be backward."""
    table = under_way(ship(0, "backward/forward", holds=PLENTY), ship(), dice=[2, 1])
    while phase(table) == "pay":
        do(table, table.legal()[0])
    assert (player(table, 1)["space"], player(table, 1)["lap"]) == (49, -1)


def test_j30_back_home_from_behind_is_no_finish() -> None:
    """J30: lap −1 to 0: the ship passes through, or stops there for free."""
    table = under_way(ship(49, "forward/forward", lap=-1, holds=PLENTY), ship(), dice=[1, 2])
    while phase(table) == "pay":
        do(table, table.legal()[0])
    assert (player(table, 1)["space"], player(table, 1)["lap"]) == (2, 0)
    stopped = under_way(ship(49, "forward/powder", lap=-1, holds=[]), ship(), dice=[1, 2])
    assert (player(stopped, 1)["space"], player(stopped, 1)["lap"]) == (0, 0)
    assert phase(stopped) == "load", "the evening action follows"


def test_j30_the_lap_has_no_lower_end() -> None:
    """J30: a ship a lap behind can fall another lap behind."""
    table = under_way(ship(1, "backward/forward", lap=-1, holds=PLENTY), ship(), dice=[4, 1])
    while phase(table) == "pay":
        do(table, table.legal()[0])
    assert (player(table, 1)["space"], player(table, 1)["lap"]) == (48, -2)


def test_j31_combat_comes_before_payment() -> None:
    """J31: who loses the food in the combat cannot pay for the space any more."""
    robbed = ship(1, "forward/powder", holds=[["food", 3]])
    table = under_way(robbed, ship(2, holds=[]), dice=[1, 1, 2, 10, "star"])
    do(table, "1 attack 2", "1 powder 0", "2 powder 0", "2 steal hold 1", "2 load 1")
    assert stock(table, 2, "food") == 3
    assert player(table, 1)["space"] == 2, "the star let the ship stay"
    assert [outcome.value for outcome in table.desk.outcomes[-3:]][-1] == 12, "a shortage was rolled for"


def test_j31_a_space_is_paid_only_once() -> None:
    """J31: staying there costs nothing more."""
    table = do(under_way(ship(0, "forward/powder", holds=[["food", 6]]), ship(), dice=[1, 1]), "1 load 2")
    assert stock(table, 1, "food") == 4


def test_j32_in_a_port_the_player_chooses_the_holds_to_pay_from() -> None:
    """J32: token by token, and the rest goes without asking once there is no choice."""
    table = under_way(ship(4, "forward/powder", holds=[["gold", 1], ["gold", 2], ["gold", 3]]), ship(), dice=[1, 1])
    assert table.legal() == ["pay 1", "pay 2", "pay 3"]
    do(table, "pay 1")
    assert table.legal() == ["pay 2", "pay 3"]
    do(table, "pay 3", "pay 3")
    assert player(table, 1)["holds"][:3] == [None, ["gold", 2], ["gold", 1]]


def test_j33_at_sea_food_is_paid() -> None:
    """J33: one food for each square."""
    table = under_way(ship(9, "forward/powder", holds=[["food", 4], ["gold", 6]]), ship(), dice=[1, 1])
    assert player(table, 1)["holds"][:2] == [["food", 1], ["gold", 6]]


def test_j34_a_lair_costs_nothing() -> None:
    """J34: also where no token lies any more."""
    table = under_way(ship(3, "forward/powder", holds=[]), ship(), dice=[1, 1], tokens=[])
    assert player(table, 1)["space"] == 4
    assert player(table, 1)["treasures"] == []


def test_j35_a_guarded_lair_gives_the_top_treasure_once() -> None:
    """J35: its token goes; the next ship finds nothing."""
    ships = [ship(3, "forward/powder"), ship(2, "forward/powder", holds=[])]
    table = under_way(*ships, dice=[1, 2], treasures=["gold-5", "gold-7"])
    assert player(table, 1)["treasures"] == ["gold-5"]
    assert 4 not in table.view()["tokens"]
    assert table.view()["treasures"] == 8


def test_j36_home_stops_the_ship_whatever_is_left_of_the_die() -> None:
    """J36: the evening action is lost, the round is played out, then the game ends at once."""
    table = under_way(ship(48, "forward/food"), ship(10, "powder/gold"), ship(), dice=[5, 3])
    assert (player(table, 1)["space"], player(table, 1)["lap"]) == (0, 1)
    assert table.waiting == [2], "the others still act"
    hands = [len(player(table, seat)["hand"]) for seat in (1, 2, 3)]
    do(table, "2 load 3", "2 load 4", "3 load 3", "3 load 4")
    assert table.over
    view = table.view()
    assert (view["phase"], view["captain"], view["active"], view["action"]) == ("over", 1, None, None)
    assert [len(player(table, seat)["hand"]) for seat in (1, 2, 3)] == hands, "nobody draws"
    assert [entry["card"] for entry in view["players"]] == ["forward/food", "powder/gold", "gold/gold"]
    assert table.waiting == []
    assert refusal(table, "1 nothing") == "J36"


def test_j36_who_acted_before_in_the_round_does_not_act_again() -> None:
    """J36: with the last player home the game ends."""
    table = under_way(ship(0, "powder/gold"), ship(), ship(49, "forward/gold", hand=["forward/food"]), dice=[1, 3])
    do(table, "1 load 3", "1 load 4", "2 load 3", "2 load 4")
    assert table.over
    assert table.scores == {"1": 1, "2": 2, "3": 18}
    assert table.winners == [3]
