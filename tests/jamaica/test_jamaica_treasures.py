"""J60, J61, J63: what treasures do, each of them."""

from __future__ import annotations

import pytest
from regatta import do, phase, player, race, ship, stock, under_way

from tradewind.games.jamaica.components import TREASURES
from tradewind.table import Table

VALUES = {"gold-3": 3, "gold-5": 5, "gold-7": 7, "curse-2": -2, "curse-3": -3, "curse-4": -4}


def found(treasure: str) -> Table:
    """Seat 1 has just taken this treasure from the lair on space 4."""
    return under_way(ship(3, "forward/powder", holds=[]), ship(), ship(), dice=[1, 1], treasures=[treasure])


@pytest.mark.parametrize("treasure", TREASURES[1:])
def test_j61_each_treasure_is_shown_to_those_who_may_see_it(treasure: str) -> None:
    """J60, J61: a bonus lies open, gold and curses face down; so are the scores."""
    table = found(treasure)
    mine, theirs, nobodys = (table.view(seat)["players"][0] for seat in (1, 2, None))
    shown = treasure if treasure not in VALUES else "?"
    assert mine["treasures"] == [treasure]
    assert theirs["treasures"] == nobodys["treasures"] == [shown]
    assert mine["score"] == -5 + VALUES.get(treasure, 0)
    assert theirs["score"] == nobodys["score"] == -5


@pytest.mark.parametrize("treasure", sorted(VALUES))
def test_j61_gold_and_curses_count_at_the_end_and_are_turned_up(treasure: str) -> None:
    """J61: everybody sees them in the final view."""
    holder = ship(0, "powder/gold", treasures=[treasure], holds=[])
    table = under_way(holder, ship(), ship(49, "forward/food", holds=[]), dice=[1, 1])
    do(table, "1 load 1", "1 load 2", "2 load 3", "2 load 4")
    assert table.over
    assert table.view(2)["players"][0]["treasures"] == [treasure]
    assert table.view()["players"][0]["score"] == -5 + 1 + VALUES[treasure]
    assert table.scores is not None
    assert table.scores["1"] == -4 + VALUES[treasure]


def test_j60_morgans_map_gives_a_fourth_card_at_the_end_of_the_same_round() -> None:
    """J60, J63: won in this round, refilled to four."""
    table = race({"space": 3}, ship(), ship(), dice=[1, 1], treasures=["morgans-map"], hands=[["forward/powder"]])
    do(table, "1 dice 1 1", "1 play forward/powder", "2 play gold/gold", "3 play gold/gold", "1 load 3")
    assert len(player(table, 1)["hand"]) == 2
    do(table, "2 load 3", "2 load 4", "3 load 3", "3 load 4")
    assert len(player(table, 1)["hand"]) == 4


def test_j63_morgans_map_lost_the_hand_is_not_refilled_above_three() -> None:
    """J63: with four cards and the map gone, none is drawn after one is played."""
    hand = ["powder/food", "gold/gold", "food/powder", "forward/food"]
    ships = [ship(9, "forward/powder"), {"space": 10, "hand": hand, "treasures": ["morgans-map"]}, ship()]
    table = race(*ships, dice=[1, 1, "star"])
    do(table, "1 dice 1 1", "1 play forward/powder", "2 play powder/food", "3 play gold/gold")
    do(table, "1 attack 2", "1 powder 0", "1 steal treasure 1", "1 load 3")
    do(table, "2 load 3", "2 load 4", "3 load 3", "3 load 4")
    assert len(player(table, 2)["hand"]) == 3
    assert player(table, 2)["hand"] == hand[1:]
    assert len(player(table, 1)["hand"]) == 4, "the winner draws to four"


def test_j60_the_sixth_hold_is_a_hold() -> None:
    """J60: it shows as a sixth entry and can be loaded."""
    table = found("sixth-hold")
    assert player(table, 1)["holds"] == [None] * 6
    assert "load 6" in table.legal()
    do(table, "load 6")
    assert player(table, 1)["holds"][5] == ["powder", 1]


def test_j60_the_sixth_hold_is_taken_with_what_is_in_it() -> None:
    """J60: six food change hands with the hold, without loading."""
    rich = ship(10, treasures=["sixth-hold"], holds=[None, None, None, None, None, ["food", 6]])
    table = under_way(ship(9, "forward/powder", holds=[]), rich, ship(), dice=[1, 1, "star"])
    do(table, "1 attack 2", "1 powder 0", "1 steal treasure 1")
    assert player(table, 1)["holds"] == [None] * 5 + [["food", 3]], "three of the six went for the space"
    assert player(table, 2)["holds"] == [None] * 5
    assert phase(table) == "load"


def test_j60_goods_in_the_sixth_hold_count() -> None:
    """J60, J70: gold there is gold."""
    table = race(ship(0, treasures=["sixth-hold"], holds=[None] * 5 + [["gold", 4]]), ship())
    assert stock(table, 1, "gold") == 4
    assert player(table, 1)["score"] == -1


def test_j61_a_curse_can_come_back() -> None:
    """J61: treasures stand in the order they were got."""
    first = ship(9, "forward/forward", treasures=["curse-2", "gold-3"], holds=[["food", 6]])
    table = under_way(first, ship(10, treasures=["gold-7"]), ship(), dice=[1, 1, "star"])
    do(table, "1 attack 2", "1 powder 0", "1 curse 1")
    assert player(table, 2)["treasures"] == ["gold-7", "curse-2"]
    assert player(table, 1)["treasures"][:1] == ["gold-3"]
