"""J40–J43, J62: combat."""

from __future__ import annotations

from typing import Any

import pytest
from regatta import Ship, do, phase, player, refusal, ship, stock, under_way

from tradewind.table import Table

POWDER = [["powder", 4], ["powder", 2], ["gold", 6]]


def duel(*rolls: int | str, attacker: Ship | None = None, defender: Ship | None = None, **more: Any) -> Table:
    """Seat 1 stops on space 10 where seat 2 lies; the combat die will show the rolls."""
    first = {"holds": POWDER} | (attacker or {}) | ship(9, "forward/powder")
    second = {"holds": POWDER} | (defender or {}) | ship(10)
    return under_way(first, second, ship(), dice=[1, 1, *rolls], **more)


def combat(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = table.view()["combat"]
    return found


def test_j40_a_ship_on_the_space_must_be_attacked() -> None:
    """J40: asked even where there is only one."""
    table = duel(2, 4)
    assert phase(table) == "attack"
    assert table.legal() == ["attack 2"]
    assert combat(table) is None
    do(table, "attack 2")
    expected = {"attacker": 1, "defender": 2, "powder": [None, None], "rolls": [None, None], "sabre": False}
    assert combat(table) == expected


def test_j40_of_several_ships_one_is_attacked_whatever_its_lap() -> None:
    """J40: one combat only; a ship a lap behind is a ship like any other."""
    ships = [ship(9, "forward/powder", holds=[]), ship(10, holds=[]), ship(10, lap=-1, holds=[])]
    table = under_way(*ships, dice=[1, 1, 4, 4, "star"])
    assert table.legal() == ["attack 2", "attack 3"]
    do(table, "attack 3", "1 powder 0", "3 powder 0")
    assert phase(table) == "load", "a tie, a shortage that stays, and no second combat"


def test_j40_no_combat_at_port_royal() -> None:
    """J40: ships lie there side by side."""
    ships = [ship(49, "forward/powder", lap=-1), ship(), ship()]
    table = under_way(*ships, dice=[1, 1])
    assert player(table, 1)["space"] == 0
    assert phase(table) == "load"


def test_j41_powder_and_roll_make_the_shot_and_the_higher_wins() -> None:
    """J41: 3 + 2 against 0 + 6; powder committed is spent whatever comes."""
    table = do(duel(2, 6), "1 attack 2")
    assert table.legal() == [f"powder {amount}" for amount in range(7)]
    do(table, "1 powder 3", "1 pay 1", "1 pay 1", "1 pay 2")
    assert combat(table)["powder"] == [3, None]
    assert combat(table)["rolls"] == [2, None]
    assert table.waiting == [2]
    do(table, "2 powder 0")
    assert combat(table)["rolls"] == [2, 6]
    assert (phase(table), table.waiting, table.view()["active"]) == ("loot", [2], 1)
    assert player(table, 1)["holds"][:2] == [["powder", 2], ["powder", 1]]


def test_j41_a_tie_changes_nothing_but_the_powder() -> None:
    """J41: 2 + 4 against 0 + 6."""
    table = do(duel(4, 6), "1 attack 2", "1 powder 2", "1 pay 2", "1 pay 2", "2 powder 0")
    assert combat(table) is None
    assert stock(table, 1, "powder") == 4
    assert stock(table, 1, "gold") == stock(table, 2, "gold") == 6


def test_j41_powder_from_one_hold_or_all_of_it_is_not_asked_for() -> None:
    """J41, J93: no choice, no question."""
    table = do(duel(4, 6), "1 attack 2", "1 powder 6")
    assert stock(table, 1, "powder") == 0
    assert table.waiting == [2]


def test_j42_the_attackers_star_wins_at_once() -> None:
    """J42: the defender does not even fire."""
    table = do(duel("star"), "1 attack 2", "1 powder 1", "1 pay 2")
    assert (phase(table), table.waiting) == ("loot", [1])
    assert combat(table) == {"attacker": 1, "defender": 2, "powder": [1, None], "rolls": ["star", None], "sabre": False}


def test_j42_the_defenders_star_beats_any_shot() -> None:
    """J42: 6 + 10 is not enough."""
    table = do(duel(10, "star"), "1 attack 2", "1 powder 6", "2 powder 0")
    assert (phase(table), table.waiting) == ("loot", [2])


def test_j43_the_winner_takes_a_hold_and_loads_it_by_the_usual_rule() -> None:
    """J43, J92: the loser's hold is empty at once; an empty hold must be chosen."""
    table = do(duel("star"), "1 attack 2", "1 powder 0")
    assert "steal hold 4" not in table.legal(), "an empty hold is no loot"
    do(table, "steal hold 3")
    assert player(table, 2)["holds"][2] is None
    assert (phase(table), table.legal()) == ("load", ["load 4", "load 5"])
    assert combat(table) is not None, "the combat lasts until the goods are loaded"
    do(table, "load 5")
    assert player(table, 1)["holds"][4] == ["gold", 6]


def test_j43_with_all_holds_full_one_is_emptied_for_the_loot() -> None:
    """J43, J21: but not one with the same good."""
    full = [["gold", 1], ["food", 2], ["powder", 1], ["food", 3], ["gold", 2]]
    table = do(duel("star", attacker={"holds": full}), "1 attack 2", "1 powder 0", "1 steal hold 3")
    assert table.legal() == ["dump 2", "dump 3", "dump 4"]
    do(table, "dump 4")
    assert player(table, 1)["holds"][3] == ["gold", 6]


def test_j43_if_all_holds_have_that_good_the_loot_goes_to_the_bank() -> None:
    """J43: nothing is asked; the loser has lost it all the same."""
    table = do(
        duel("star", "star", attacker={"holds": [["gold", 1]] * 5}), "1 attack 2", "1 powder 0", "1 steal hold 3"
    )
    assert phase(table) == "load", "the evening's powder"
    assert table.view()["action"] == "evening"
    assert (stock(table, 1, "gold"), stock(table, 2, "gold")) == (5, 0)


def test_j43_a_treasure_is_taken_unseen() -> None:
    """J43, J61: face down it was the loser's, face down it is the winner's, who may look now."""
    table = duel("star", defender={"treasures": ["curse-4", "gold-7"]})
    do(table, "1 attack 2", "1 powder 0")
    assert table.view(1)["players"][1]["treasures"] == ["?", "?"]
    do(table, "steal treasure 1")
    assert table.view(1)["players"][0]["treasures"] == ["curse-4"]
    assert table.view(3)["players"][0]["treasures"] == ["?"]
    assert table.view(2)["players"][0]["treasures"] == ["?"], "a former owner is shown nothing"
    assert player(table, 2)["treasures"] == ["gold-7"]


def test_j43_the_winner_may_give_a_curse() -> None:
    """J43: only a cursed one, by its number in the own list."""
    table = duel("star", attacker={"treasures": ["gold-3", "curse-2", "lady-beth"]})
    do(table, "1 attack 2", "1 powder 0")
    assert [move for move in table.legal() if move.startswith("curse")] == ["curse 2"]
    do(table, "curse 2")
    assert player(table, 1)["treasures"] == ["gold-3", "lady-beth"]
    assert table.view(2)["players"][1]["treasures"] == ["curse-2"]
    assert table.view(1)["players"][1]["treasures"] == ["?"]


def test_j43_or_nothing() -> None:
    """J43: the winner is asked also where there is nothing to take, and may leave it."""
    table = duel("star", "star", defender={"holds": []}, attacker={"holds": []})
    do(table, "1 attack 2", "1 powder 0")
    assert table.legal() == ["nothing"]
    do(table, "nothing")
    assert combat(table) is None


def test_j43_loot_is_listed_to_the_winner_alone() -> None:
    """J43, J61: the list would show which own treasures are curses."""
    table = do(duel("star", attacker={"treasures": ["curse-3"]}), "1 attack 2", "1 powder 0")
    assert table.legal_for(None) == {"1": []}
    assert "curse 1" in table.legal_for(1)["1"]
    assert table.legal_for(2) == {}


@pytest.mark.parametrize(("rolls", "side"), [((4, 6), 2), ((4, 4), 1)])
def test_j60_lady_beth_adds_two_to_the_roll(rolls: tuple[int, int], side: int) -> None:
    """J60: 4 + 2 against 6 is a tie, against 4 it wins; the view shows the die as it fell."""
    table = do(duel(*rolls, "star", attacker={"treasures": ["lady-beth"]}), "1 attack 2", "1 powder 0", "2 powder 0")
    if side == 1:
        assert (table.waiting, combat(table)["rolls"]) == ([1], [4, 4])
    else:
        assert combat(table) is None


def test_j62_the_sabre_may_have_the_own_roll_thrown_again() -> None:
    """J62: right after the roll; the second roll stands and is shown in its place."""
    table = do(duel(2, 8, 4, attacker={"treasures": ["sarans-sabre"]}), "1 attack 2", "1 powder 0")
    assert (phase(table), table.waiting, table.legal()) == ("sabre", [1], ["reroll", "keep"])
    do(table, "reroll")
    assert (combat(table)["rolls"], combat(table)["sabre"]) == ([8, None], True)
    do(table, "2 powder 0")
    assert phase(table) == "loot", "once per combat: the defender's roll is not asked about"


def test_j62_the_sabre_may_force_the_enemy_to_roll_again() -> None:
    """J62: its owner is asked after each first roll, a star too."""
    table = do(duel("star", 2, 10, defender={"treasures": ["sarans-sabre"]}), "1 attack 2", "1 powder 0")
    assert (phase(table), table.waiting) == ("sabre", [2])
    do(table, "2 reroll")
    assert (phase(table), table.waiting) == ("powder", [2]), "the star is gone and the combat goes on"
    do(table, "2 powder 0")
    assert (phase(table), table.waiting) == ("loot", [2])


def test_j62_a_sabre_kept_can_still_be_used_on_the_second_roll() -> None:
    """J62: the attacker's roll first, then the defender's."""
    table = do(duel(6, 10, 2, attacker={"treasures": ["sarans-sabre"]}), "1 attack 2", "1 powder 0", "1 keep")
    do(table, "2 powder 0")
    assert (phase(table), table.waiting) == ("sabre", [1])
    do(table, "1 reroll")
    assert (phase(table), table.waiting, combat(table)["rolls"]) == ("loot", [1], [6, 2])


def test_j62_lady_beth_adds_to_the_second_roll_too() -> None:
    """J62: 2 rerolled into 4, and 2 more, beat 4."""
    both = {"treasures": ["sarans-sabre", "lady-beth"]}
    table = do(duel(2, 4, 4, attacker=both), "1 attack 2", "1 powder 0", "1 reroll", "2 powder 0")
    assert (phase(table), table.waiting) == ("loot", [1])


def test_j62_a_bystanders_sabre_does_nothing() -> None:
    """J62: only if its owner is one of the two."""
    ships = [ship(9, "forward/powder"), ship(10), ship(0, treasures=["sarans-sabre"])]
    table = do(under_way(*ships, dice=[1, 1, 2, 4]), "1 attack 2", "1 powder 0")
    assert phase(table) == "powder"


def test_j62_sabre_and_lady_beth_leave_a_shortage_roll_alone() -> None:
    """J62: no question after the shortage die."""
    helped = ship(9, "forward/powder", holds=[], treasures=["sarans-sabre", "lady-beth"])
    table = under_way(helped, ship(), ship(), dice=[1, 1, 2])
    assert phase(table) == "load"
    assert player(table, 1)["space"] == 6


def test_j83_refusals_in_a_combat_name_its_rules() -> None:
    """J96: attack J40, powder J41, sabre J62, loot J43."""
    table = duel("star", 4, 2, attacker={"treasures": ["sarans-sabre"]})
    assert refusal(table, "1 attack 3") == "J40"
    assert refusal(table, "2 attack 1") == "J12"
    do(table, "1 attack 2")
    assert refusal(table, "1 powder 7") == "J41"
    do(table, "1 powder 1")
    assert (phase(table), refusal(table, "1 pay 3")) == ("pay", "J41")
    do(table, "1 pay 1")
    assert refusal(table, "1 nothing") == "J62"
    do(table, "1 keep")
    assert refusal(table, "1 steal hold 4") == "J43"
    assert refusal(table, "1 curse 1") == "J43"
    assert refusal(table, "1 steal treasure 1") == "J43"
