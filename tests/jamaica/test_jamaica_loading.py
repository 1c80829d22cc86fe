"""J20–J22: loading."""

from __future__ import annotations

from regatta import do, phase, player, refusal, ship, stock, under_way

FULL = [["food", 1], ["gold", 2], ["powder", 3], ["food", 4], ["gold", 5]]


def test_j20_goods_go_into_one_empty_hold_of_the_players_choice() -> None:
    """J20: as many as the die shows, in any empty hold and no other."""
    table = under_way(ship(0, "powder/gold"), ship(), dice=[4, 2])
    assert table.legal() == ["load 3", "load 4", "load 5"]
    do(table, "load 5")
    assert player(table, 1)["holds"] == [["food", 3], ["gold", 3], None, None, ["powder", 4]]


def test_j20_tokens_are_never_added_to_a_hold_in_use() -> None:
    """J20: not even of the same kind, and nothing may be emptied while a hold is empty."""
    table = under_way(ship(0, "gold/gold"), ship(), dice=[4, 2])
    assert refusal(table, "1 load 2") == "J20"
    assert refusal(table, "1 dump 1") == "J20"


def test_j20_loading_is_a_must_even_with_one_hold_to_choose() -> None:
    """J20: the only empty hold is asked for too."""
    table = under_way(ship(0, "powder/food", holds=FULL[:4]), ship(), dice=[1, 1])
    assert table.legal() == ["load 5"]


def test_j21_with_no_empty_hold_one_with_another_good_is_emptied() -> None:
    """J21: of the player's choice, its tokens go to the bank."""
    table = under_way(ship(0, "gold/gold", holds=FULL), ship(), dice=[6, 1])
    assert table.legal() == ["dump 1", "dump 3", "dump 4"]
    assert refusal(table, "1 dump 2") == "J21"
    assert refusal(table, "1 load 1") == "J21"
    do(table, "dump 4")
    assert player(table, 1)["holds"][3] == ["gold", 6]
    assert stock(table, 1, "food") == 1


def test_j21_if_all_holds_have_that_good_the_action_is_skipped() -> None:
    """J21: nothing is asked and nothing is loaded."""
    table = under_way(ship(0, "gold/gold", holds=[["gold", 2]] * 5), ship(), dice=[6, 6])
    assert table.view()["active"] == 2
    assert stock(table, 1, "gold") == 10


def test_j22_gold_twice_on_one_card_goes_into_two_holds() -> None:
    """J22: the rulebook's example: both actions load gold, never into one hold together."""
    table = do(under_way(ship(0, "gold/gold"), ship(), dice=[3, 4]), "1 load 3")
    assert phase(table) == "load"
    assert table.legal() == ["load 4", "load 5"]
    do(table, "load 4")
    assert player(table, 1)["holds"][1:4] == [["gold", 3], ["gold", 3], ["gold", 4]]


def test_j22_with_one_hold_left_the_second_load_must_empty_another() -> None:
    """J22: the gold of the morning cannot make room for the gold of the evening."""
    table = do(under_way(ship(0, "gold/gold", holds=FULL[:4]), ship(), dice=[3, 4]), "1 load 5")
    assert table.legal() == ["dump 1", "dump 3", "dump 4"]
