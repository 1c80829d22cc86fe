"""J80–J85: the ghost ship."""

from __future__ import annotations

from typing import Any

import pytest
from regatta import do, phase, player, race, refusal, ship, stock, under_way

from tradewind import table as tables
from tradewind.kernel.errors import LogbookError
from tradewind.table import Table


def ghosts_turn(*ships: dict[str, Any], dice: list[int | str], ghost: dict[str, Any], **more: Any) -> Table:
    """All players have acted; the captain is about to move the ghost."""
    for entry in ships:
        entry["hand"] = ["gold/gold"]
    table = under_way(*ships, dice=dice, ghost=ghost, options={"ghost": True}, **more)
    while phase(table) == "load":
        do(table, table.legal()[0])
    assert phase(table) == "ghost"
    return table


def test_j80_with_two_players_the_ghost_joins() -> None:
    """J80: five and three doubloons, Lady Beth face up; nine of the other eleven treasures are stacked."""
    for seed in range(8):
        table = tables.open("jamaica", players=2, seed=seed)
        view = table.view()
        assert view["ghost"] == {
            "space": 0,
            "lap": 0,
            "holds": [["gold", 5], ["gold", 3], None, None, None],
            "treasures": ["lady-beth"],
            "score": 3,
        }
        stack = table.view(everything=True)["treasures"]
        assert len(stack) == 9
        assert "lady-beth" not in stack


def test_j80_without_the_option_there_is_no_ghost_with_three() -> None:
    """J80, J85: null in the view, and all twelve treasures may come."""
    table = tables.open("jamaica", players=3, seed=1)
    assert table.view()["ghost"] is None


@pytest.mark.parametrize("players", [3, 4, 5])
def test_j85_the_ghost_may_join_three_to_five(players: int) -> None:
    """J85: option `ghost`."""
    assert tables.open("jamaica", players=players, ghost=True, seed=1).view()["ghost"] is not None


def test_j85_with_two_it_is_always_there_and_with_six_refused() -> None:
    """J85: the refusal names the option."""
    assert tables.open("jamaica", players=2, ghost=False, seed=1).view()["ghost"] is not None
    with pytest.raises(LogbookError) as refused:
        tables.open("jamaica", players=6, ghost=True)
    assert refused.value.where == "options.ghost"
    assert tables.open("jamaica", players=6, ghost=False, seed=1).view()["ghost"] is None


def test_j81_the_captain_moves_the_ghost_twice_after_everybody() -> None:
    """J81: by the morning and then by the evening die."""
    table = ghosts_turn(ship(10), ship(20), dice=[2, 3], ghost={"space": 15})
    assert (table.waiting, table.view()["active"], table.view()["action"]) == ([1], 0, "morning")
    assert table.legal() == ["ghost forward", "ghost backward"]
    do(table, "ghost forward")
    assert (player(table, 0)["space"], table.view()["action"]) == (17, "evening")
    do(table, "ghost backward")
    assert (phase(table), player(table, 0)["space"]) == ("lane", 15), "two steps back it stands on the merge"
    do(table, "lane outer")
    assert table.view()["round"] == 2


def test_j81_ahead_of_all_it_must_go_back_and_behind_all_forward() -> None:
    """J81: asked although there is only one answer."""
    ahead = ghosts_turn(ship(10), ship(20), dice=[1, 1], ghost={"space": 30})
    assert ahead.legal() == ["ghost backward"]
    assert refusal(ahead, "1 ghost forward") == "J81"
    behind = ghosts_turn(ship(10), ship(20), dice=[1, 1], ghost={"space": 0, "lap": -1})
    assert behind.legal() == ["ghost forward"]


def test_j81_level_with_a_ship_the_captain_chooses() -> None:
    """J81: ahead is fewer steps left by the shortest way; 27 and 25 are level."""
    table = ghosts_turn(ship(25), ship(20), dice=[1, 1], ghost={"space": 27}, tokens=[])
    assert table.legal() == ["ghost forward", "ghost backward"]
    table = ghosts_turn(ship(10), ship(9), dice=[1, 1], ghost={"space": 11})
    assert table.legal() == ["ghost backward"], "11 is ahead of both"


def test_j81_level_with_the_last_ship_it_is_not_behind_all() -> None:
    """J81: behind all means farther from the finish than every ship."""
    table = ghosts_turn(ship(10), ship(20), dice=[1, 1], ghost={"space": 10})
    assert table.legal() == ["ghost forward", "ghost backward"]


def test_j81_at_forks_the_captain_chooses_for_the_ghost() -> None:
    """J81: the lane is asked of the captain, refusals name J81."""
    table = do(ghosts_turn(ship(10), ship(20), dice=[1, 1], ghost={"space": 6}), "1 ghost forward")
    assert (phase(table), table.waiting, table.view()["active"]) == ("lane", [1], 0)
    assert refusal(table, "1 load 1") == "J81"
    do(table, "lane inner")
    assert player(table, 0)["space"] == 13


def test_j81_whoever_is_captain_steers_the_ghost() -> None:
    """J81, J83: lane and target are asked of seat 2, who has the compass."""
    table = ghosts_turn(ship(13), ship(20), dice=[1, 1, "star"], ghost={"space": 6}, captain=2)
    assert table.waiting == [2]
    do(table, "2 ghost forward")
    assert (phase(table), table.waiting) == ("lane", [2])
    do(table, "2 lane inner")
    assert (phase(table), table.waiting, table.legal()) == ("attack", [2], ["attack 1"])


def test_j82_the_ghost_never_pays_and_takes_treasures_unseen() -> None:
    """J82: face down, shown to nobody, not even to the captain."""
    treasures = ["sixth-hold"]
    table = ghosts_turn(ship(10), ship(20), dice=[1, 1], ghost={"space": 3}, treasures=treasures)
    do(table, "ghost forward")
    assert player(table, 0)["space"] == 4
    assert stock(table, 0, "gold") == 8
    for seat in (None, 1, 2):
        assert table.view(seat)["ghost"]["treasures"] == ["lady-beth", "?"]
    assert table.view(everything=True)["ghost"]["treasures"] == ["lady-beth", "sixth-hold"]
    assert len(player(table, 0)["holds"]) == 5, "J84: a bonus from a lair does not work"
    do(table, "ghost forward")
    assert (player(table, 0)["space"], stock(table, 0, "gold")) == (5, 8)


def test_j83_the_player_on_the_left_rolls_and_decides_for_the_ghost() -> None:
    """J83: the captain chooses whom it attacks, the victim's left neighbour what it takes."""
    ships = [ship(10), ship(20), ship(21, holds=[["food", 4], ["gold", 2]])]
    table = ghosts_turn(*ships, dice=[1, 1, 10, 2], ghost={"space": 20})
    do(table, "ghost forward")
    assert (phase(table), table.waiting, table.legal()) == ("attack", [1], ["attack 3"])
    do(table, "attack 3")
    assert table.view()["combat"]["powder"] == [0, None]
    assert (phase(table), table.waiting) == ("powder", [3]), "the ghost fires without a question"
    do(table, "3 powder 0")
    assert (phase(table), table.waiting) == ("loot", [1]), "seat 1 is on the left of seat 3"
    assert not [move for move in table.legal() if move.startswith("curse")]
    assert refusal(table, "1 steal hold 5") == "J83"
    do(table, "steal hold 2")
    assert (phase(table), table.waiting, table.legal()) == ("load", [1], ["load 3", "load 4", "load 5"])
    do(table, "load 3")
    assert stock(table, 0, "gold") == 10


def test_j83_all_but_gold_goes_to_the_bank() -> None:
    """J83: stolen food is nobody's, and nothing is loaded."""
    ships = [ship(10), ship(20), ship(21, holds=[["food", 4]])]
    table = ghosts_turn(*ships, dice=[1, 1, 10, 2], ghost={"space": 20})
    do(table, "1 ghost forward", "1 attack 3", "3 powder 0", "1 steal hold 1")
    assert phase(table) == "ghost"
    assert stock(table, 0, "food") == stock(table, 3, "food") == 0


def test_j83_a_ghost_full_of_gold_throws_it_away() -> None:
    """J83, J43: if all holds have gold, stolen gold goes to the bank."""
    ships = [ship(10), ship(20), ship(21, holds=[["gold", 4]])]
    table = ghosts_turn(*ships, dice=[1, 1, 10, 2], ghost={"space": 20, "holds": [["gold", 1]] * 5})
    do(table, "1 ghost forward", "1 attack 3", "3 powder 0", "1 steal hold 1")
    assert phase(table) == "ghost"
    assert (stock(table, 0, "gold"), stock(table, 3, "gold")) == (5, 2), "the morning and evening loads are left"


def test_j83_lady_beth_helps_the_ghost() -> None:
    """J83: 4 + 2 beats 4; with two players the opponent decides for it."""
    table = under_way(ship(9, "forward/powder"), ship(), dice=[1, 1, 4, 4], ghost={"space": 10})
    assert table.legal() == ["attack 0"]
    do(table, "attack 0")
    assert table.view()["combat"] == {
        "attacker": 1,
        "defender": 0,
        "powder": [None, 0],
        "rolls": [None, None],
        "sabre": False,
    }
    do(table, "powder 0")
    assert (phase(table), table.waiting, table.view()["active"]) == ("loot", [2], 1)


def test_j83_who_beats_the_ghost_takes_anything_but_lady_beth() -> None:
    """J80, J83, J94: Lady Beth is number 1 and never legal; a face-down one is taken unseen."""
    ghost = {"space": 10, "treasures": ["lady-beth", "sixth-hold", "gold-7"]}
    table = under_way(ship(9, "forward/powder"), ship(), dice=[1, 1, "star"], ghost=ghost)
    assert table.view(1)["ghost"]["treasures"] == ["lady-beth", "?", "?"]
    do(table, "attack 0", "powder 0")
    assert table.legal() == ["steal hold 1", "steal hold 2", "steal treasure 2", "steal treasure 3", "nothing"]
    assert refusal(table, "1 steal treasure 1") == "J83"
    do(table, "steal treasure 2")
    assert table.view(2)["players"][0]["treasures"] == ["sixth-hold"], "what proves a bonus is turned up at once"
    assert len(player(table, 1)["holds"]) == 6


def test_j83_a_curse_handed_to_the_ghost_is_shown_to_nobody() -> None:
    """J83: not even to the giver."""
    mine = ship(9, "forward/powder", treasures=["curse-3"])
    table = under_way(mine, ship(), dice=[1, 1, "star"], ghost={"space": 10})
    do(table, "attack 0", "powder 0", "curse 1")
    assert table.view(1)["ghost"]["treasures"] == ["lady-beth", "?"]
    assert player(table, 0)["treasures"] == ["lady-beth", "curse-3"]
    assert table.view(1)["ghost"]["score"] == 3
    assert player(table, 0)["score"] == 0


def test_j84_a_stolen_bonus_works_for_the_ghost() -> None:
    """J84: the sabre is used by whoever decides for it."""
    ships = [ship(10), ship(21, treasures=["sarans-sabre"]), ship(20)]
    table = ghosts_turn(*ships, dice=[1, 1, "star", 2, 10, 6, 4], ghost={"space": 20})
    do(table, "1 ghost forward", "1 attack 2")
    assert (phase(table), table.waiting) == ("sabre", [2])
    do(table, "2 keep", "3 steal treasure 1")
    assert table.view()["ghost"]["treasures"] == ["lady-beth", "sarans-sabre"]
    do(table, "1 ghost backward", "1 attack 3")
    assert (phase(table), table.waiting) == ("sabre", [1]), "seat 1 decides for the ghost against seat 3"
    do(table, "1 reroll")
    assert table.view()["combat"]["rolls"] == [10, None]


def test_j84_the_ghost_keeps_only_gold_in_a_stolen_sixth_hold() -> None:
    """J84: it is a hold; food in it goes to the bank, gold stays."""
    for good, kept in (("food", None), ("gold", ["gold", 5])):
        victim = ship(21, treasures=["sixth-hold"], holds=[None] * 5 + [[good, 5]])
        table = ghosts_turn(ship(10), victim, ship(20), dice=[1, 1, "star"], ghost={"space": 20})
        do(table, "1 ghost forward", "1 attack 2", "3 steal treasure 1")
        assert len(player(table, 2)["holds"]) == 5
        assert player(table, 0)["holds"] == [["gold", 5], ["gold", 3], None, None, None, kept]


def test_j84_morgans_map_does_nothing_at_the_ghost() -> None:
    """J84: it lies there, face up."""
    ships = [ship(10), ship(21, treasures=["morgans-map"]), ship(20)]
    table = ghosts_turn(*ships, dice=[1, 1, "star"], ghost={"space": 20})
    do(table, "1 ghost forward", "1 attack 2", "3 steal treasure 1", "1 ghost backward")
    assert table.view()["ghost"]["treasures"] == ["lady-beth", "morgans-map"]


def test_j84_if_the_ghost_comes_home_the_round_is_the_last() -> None:
    """J84: it stops there, its evening move is lost, and it can win."""
    table = ghosts_turn(ship(10), ship(49, lap=0), dice=[1, 1], ghost={"space": 49})
    do(table, "ghost forward")
    assert table.over
    assert (player(table, 0)["space"], player(table, 0)["lap"]) == (0, 1)
    assert table.scores is not None
    assert table.scores["0"] == 15 + 8
    assert table.winners == [0]


def test_j84_at_the_end_the_ghosts_treasures_are_turned_up() -> None:
    """J61, J84: and they count."""
    ghost = {"space": 49, "treasures": ["lady-beth", "curse-4"]}
    table = do(ghosts_turn(ship(10), ship(49), dice=[1, 1], ghost=ghost), "1 ghost forward")
    assert table.view(2)["ghost"]["treasures"] == ["lady-beth", "curse-4"]
    assert table.view()["ghost"]["score"] == 15 + 8 - 4


def test_j84_no_combat_for_the_ghost_at_port_royal() -> None:
    """J40, J84: it lies there beside the others."""
    table = ghosts_turn(ship(0), ship(20), dice=[1, 1], ghost={"space": 49, "lap": -1})
    do(table, "ghost forward")
    assert phase(table) == "ghost"


def test_j36_the_ghost_still_moves_in_the_last_round() -> None:
    """J36: everybody after still acts, and the ghost moves."""
    table = under_way(ship(49, "forward/food"), ship(), dice=[1, 1])
    do(table, "2 load 3", "2 load 4")
    assert (phase(table), table.waiting) == ("ghost", [1])
    do(table, "1 ghost forward", "1 ghost forward")
    assert table.over


def test_j80_a_position_may_place_the_ghost_anywhere() -> None:
    """J80, J84: bonuses besides Lady Beth lie face down there."""
    table = race(ship(), ship(), ghost={"space": 33, "lap": -1, "treasures": ["lady-beth", "morgans-map"]})
    assert table.view()["ghost"]["treasures"] == ["lady-beth", "?"]
    assert table.view()["ghost"]["lap"] == -1
