"""Exact chances, checked against counting by hand and against the rules themselves."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from regatta import Ship, do, phase, player, race, ship, under_way

from tradewind.games.jamaica.layout import DICE_SOURCE
from tradewind.kernel.game import Odds
from tradewind.table import Table

FACES: list[int | str] = [2, 4, 6, 8, 10, "star"]
POWDER: list[Any] = [["powder", 4], ["food", 6]]


def chance(odds: Odds) -> Fraction:
    return Fraction(odds.favourable, odds.possible)


def of_kind(table: Table, kind: str, seat: int = 1) -> dict[str, Fraction]:
    """The chances of one kind, by move."""
    return {odds.move: chance(odds) for odds in table.odds(seat) if odds.kind == kind}


def duel(*rolls: int | str, first: Ship | None = None, second: Ship | None = None) -> Table:
    """Seat 1 is about to attack seat 2 on space 10."""
    attacker = {"holds": POWDER} | (first or {}) | ship(9, "forward/powder")
    defender = {"holds": POWDER} | (second or {}) | ship(10)
    return under_way(attacker, defender, ship(), dice=[1, 1, *rolls])


def counted(mine: int, theirs: int) -> Fraction:
    """The attacker's chance by going through all 36 pairs of rolls."""
    won = 0
    for shot, answer in product(FACES, FACES):
        if shot == "star":
            won += 1
        elif answer != "star":
            assert isinstance(shot, int)
            assert isinstance(answer, int)
            won += shot + mine > answer + theirs
    return Fraction(won, 36)


def test_j41_the_attackers_chance_for_each_amount_of_powder() -> None:
    """J41: against an enemy who adds nothing, and against one who adds everything."""
    table = do(duel(), "1 attack 2")
    quiet, answered = of_kind(table, "combat"), of_kind(table, "combat-answered")
    for amount in range(5):
        assert quiet[f"powder {amount}"] == counted(amount, 0)
        assert answered[f"powder {amount}"] == counted(amount, 4)


def test_j41_the_defenders_chance_is_exact() -> None:
    """J41, J42: the attacker's shot is known."""
    table = do(duel(6), "1 attack 2", "1 powder 3")
    for amount in range(5):
        winning = len([face for face in FACES if face == "star" or int(face) + amount > 9])
        assert of_kind(table, "combat", 2)[f"powder {amount}"] == Fraction(winning, 6)


def test_j60_lady_beth_counts_in_the_chance() -> None:
    """J60: two more for her owner."""
    table = do(duel(first={"treasures": ["lady-beth"]}), "1 attack 2")
    assert of_kind(table, "combat")["powder 1"] == counted(3, 0)


def test_j62_the_sabre_is_used_as_well_as_can_be() -> None:
    """J62: it can only help its owner; the chance is the best over both ways to use it."""
    table = do(duel(first={"treasures": ["sarans-sabre"]}), "1 attack 2")
    with_sabre = of_kind(table, "combat")
    enemy = do(duel(second={"treasures": ["sarans-sabre"]}), "1 attack 2")
    for amount in range(5):
        assert with_sabre[f"powder {amount}"] > counted(amount, 0)
        assert of_kind(enemy, "combat")[f"powder {amount}"] < counted(amount, 0)


def test_j62_keep_or_reroll_by_the_chance() -> None:
    """J62: with a 2 rolled and no answer in powder to come, rolling again is better; keeping is exact too."""
    table = do(duel(2, second={"holds": []}, first={"treasures": ["sarans-sabre"]}), "1 attack 2", "1 powder 0")
    assert phase(table) == "sabre"
    chances = of_kind(table, "combat")
    assert chances["reroll"] == counted(0, 0)
    assert chances["keep"] < chances["reroll"]


@pytest.mark.parametrize(("card", "ends"), [("forward/powder", [10]), ("forward/backward", [10, 9]), ("gold/gold", [])])
def test_j31_each_card_says_where_it_leads(card: str, ends: list[int]) -> None:
    """J31: the stops of both actions, as the ships lie now."""
    table = do(race(ship(9, card, holds=[["food", 6]]), ship(), dice=[1, 1]), "1 dice 1 1")
    reached = [odds.what.arguments["space"] for odds in table.odds(1) if odds.kind == "reach"]
    assert reached == ends
    assert all(odds.move == f"play {card}" for odds in table.odds(1))


def test_j50_the_spread_of_a_shortage_roll() -> None:
    """J50: two in six a port, two the sea, one a lair, one stays; it adds up to one."""
    table = do(race(ship(9, "forward/powder", holds=[]), ship(), dice=[1, 1]), "1 dice 1 1")
    spread = [(odds.what.arguments["spaces"], chance(odds)) for odds in table.odds(1) if odds.kind == "shortage"]
    third, sixth = Fraction(1, 3), Fraction(1, 6)
    assert spread == [("6", third), ("8", third), ("9", sixth), ("10", sixth)]


FULL: Any = [["food", 1], ["food", 1], ["food", 1], ["gold", 1], ["gold", 1]]
MIXED: Any = [["food", 2], ["food", 1], ["powder", 1], ["gold", 1], ["gold", 1]]
FED: Any = [["food", 3], ["food", 3], ["powder", 1], ["gold", 1], ["gold", 1]]
RICH: Any = [["gold", 1]] * 5
ROOM: Any = [["food", 2]]


@pytest.mark.parametrize(
    ("space", "card", "holds", "certain"),
    [
        (8, "gold/forward", FULL, True),  # only food may be thrown out, and all three would be needed
        (8, "gold/forward", MIXED, False),  # the powder may go, or food that would be needed
        (8, "gold/forward", FED, False),  # enough food stays, whatever goes
        (8, "gold/forward", RICH, True),  # nothing is loaded
        (8, "food/forward", RICH, True),  # one food comes, three are needed
        (8, "food/forward", ROOM, False),  # it joins two others, in a hold of its own
        (8, "food/forward", FULL, False),  # only gold goes
        (3, "gold/forward", RICH, False),  # a port takes three of five
        (3, "gold/forward", [["gold", 1]] * 2, False),
        (3, "food/forward", [["gold", 1]] * 3 + [["powder", 1]] * 2, False),
    ],
)
def test_j21_a_shortage_is_told_exactly_where_every_hold_that_may_be_emptied_leads_to_it(
    space: int, card: str, holds: list[Any], certain: bool
) -> None:
    """J20, J21, J50: checked by loading in every way that is legal and sailing on."""

    def begun() -> Table:
        return race(ship(space, card, holds=holds), ship(), dice=[1, 2, "star"])

    told = do(begun(), "1 dice 1 2")
    ends = {odds.what.arguments["space"] for odds in told.odds(1) if odds.kind == "reach"}
    assert (ends, bool(of_kind(told, "shortage"))) == ({space + 2}, certain)
    first = do(begun(), "1 dice 1 2", f"1 play {card}", "2 play gold/gold")
    ways = first.legal(1) if phase(first) == "load" and first.view()["active"] == 1 else [""]
    short = []
    for way in ways:
        table = do(begun(), "1 dice 1 2", f"1 play {card}", "2 play gold/gold", *([f"1 {way}"] if way else []))
        short.append(table.desk.used[DICE_SOURCE] > 2)
    assert all(short) == certain


def test_j31_where_a_combat_comes_first_no_shortage_is_certain() -> None:
    """J31, J43: what is taken decides whether the space can be paid, and so whether the ship sails on."""
    table = do(race(ship(9, "forward/backward", holds=[]), ship(10), dice=[1, 1]), "1 dice 1 1")
    assert [(odds.kind, odds.what.arguments["space"]) for odds in table.odds(1)] == [("reach", 10), ("combat", 10)]
    at_fork = under_way(ship(5, "forward/powder", holds=[]), ship(13), ship(), dice=[2, 1])
    assert set(of_kind(at_fork, "shortage")) == {"lane outer"}


def test_j10_the_captain_sees_the_chances_of_both_ways_to_lay_the_dice() -> None:
    """J10: the same cards under `dice 1 2` and `dice 2 1`."""
    table = race(ship(9, "forward/powder"), ship(), dice=[1, 2])
    reached = {odds.move: odds.what.arguments["space"] for odds in table.odds(1) if odds.kind == "reach"}
    assert reached == {"dice 1 2": 10, "dice 2 1": 11}


def test_j91_each_lane_says_where_it_leads() -> None:
    """J91: with the steps still to go, checked by going there."""
    table = under_way(ship(5, "forward/powder", holds=[["food", 6]]), ship(), dice=[3, 1])
    reached = {odds.move: odds.what.arguments["space"] for odds in table.odds(1) if odds.kind == "reach"}
    for lane, space in reached.items():
        twin = under_way(ship(5, "forward/powder", holds=[["food", 6]]), ship(), dice=[3, 1])
        do(twin, lane)
        assert player(twin, 1)["space"] == space
    assert set(reached) == {"lane inner", "lane outer"}


def test_j40_meeting_a_ship_is_told_with_the_chance_to_beat_it() -> None:
    """J40: nobody using powder."""
    table = do(race(ship(9, "forward/powder"), ship(10), dice=[1, 1]), "1 dice 1 1")
    assert of_kind(table, "combat") == {"play forward/powder": counted(0, 0)}
    assert [chance(odds) for odds in duel().odds(1)] == [counted(0, 0)]


def test_j61_who_is_not_asked_is_told_no_chances() -> None:
    """J61: nor is somebody without a seat."""
    table = do(duel(), "1 attack 2")
    assert table.odds(2) == []
    assert table.game.odds(table.seen(), -1) == []
