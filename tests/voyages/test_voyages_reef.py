"""V20–V33: Marauders' Reef, and how games end."""

from __future__ import annotations

from typing import Any

import pytest
from voyaging import FIRST, REEF, do, fights, refusal, sailed, sheet, voyage

from tradewind import table as tables
from tradewind.table import Table

RAM = [0, 0, 3, 0, 0, 0]


def test_v20_the_ship_stops_in_front_of_a_reef() -> None:
    """V20: like the edge."""
    table = sailed([-1, 3], 2, 6)
    assert sheet(table)["hex"] == [1, 3]
    assert "a reef lies ahead" in refusal(table, "sail")[1]


def test_v20_with_the_ram_reefs_are_passed_or_end_the_move() -> None:
    """V20: open sea without a region; no choice to stop in front."""
    on_reef = sheet(sailed([1, 3], 2, 1, duties=RAM))
    assert (on_reef["hex"], on_reef["regions"]) == ([2, 3], [1])
    through = sheet(sailed([1, 3], 2, 6, duties=RAM))
    assert (through["hex"], through["regions"]) == ([7, 3], [1, 3, 6])


def test_v21_one_battle_a_round() -> None:
    """V21: after a fight only `done` is left."""
    table = do(sailed([3, 4], 2, 1), "fight s3")
    assert table.legal(1) == ["done"]
    assert refusal(table, "fight s3")[0] == "V21"
    assert refusal(table, "fight m2")[0] == "V21"


def test_v22_the_own_hex_hides_nobody() -> None:
    """V22: s2 is in the ship's hex; m1 two hexes to the north-west can be fought past it."""
    table = sailed([1, 2], 2, 1, berths=8)
    assert sheet(table)["hex"] == [2, 2]
    assert {"fight s2", "fight m1"} <= set(fights(table))


def test_v22_the_nearest_in_a_line_hides_the_next_until_it_is_beaten() -> None:
    """V22: s4 lies before m3; beaten ships are gone."""
    table = sailed([-4, 8], 2, 1, berths=12)
    assert "fight s4" in fights(table)
    rule, why = refusal(table, "fight m3")
    assert rule == "V22"
    assert "s4" in why
    assert "fight m3" in fights(sailed([-4, 8], 2, 1, berths=12, beaten=["s4"]))


def test_v22_islands_and_reefs_block_the_line_even_with_the_ram() -> None:
    """V22: Twin Peaks hides m2 from the east; a reef hides L2 from the west, Ram or not."""
    table = sailed([9, 3], 6, 1, berths=12)
    assert sheet(table)["hex"] == [9, 2]
    assert refusal(table, "fight m2")[0] == "V22"
    table = sailed([0, 3], 2, 1, berths=12, duties=RAM)
    assert sheet(table)["hex"] == [1, 3]
    assert refusal(table, "fight L2")[0] == "V22"


def test_v22_one_may_fight_from_an_island_and_from_a_reef() -> None:
    """V22: between means neither the ship's own hex nor the target's."""
    from_island = sailed([-3, 7], 6, 1, berths=7)
    assert sheet(from_island)["hex"] == [-3, 6]
    assert fights(from_island) == ["fight m3"]
    from_reef = sailed([3, 2], 2, 1, berths=8, duties=RAM)
    assert sheet(from_reef)["hex"] == [4, 2]
    assert "fight m2" in fights(from_reef)


def test_v22_sailors_relics_and_stars_hide_nothing() -> None:
    """V22: the ocean star lies between the ship and s3."""
    table = sailed([0, 4], 2, 1, berths=7)
    assert sheet(table)["hex"] == [1, 4]
    assert "fight s3" in fights(table)


def test_v22_a_marauder_in_no_straight_line_cannot_be_fought() -> None:
    """V22: six directions only."""
    assert refusal(sailed([3, 4], 2, 1, berths=12), "fight L1")[0] == "V22"


def test_v23_the_rulebooks_example_a_small_marauder_two_hexes_away_needs_four() -> None:
    """V23: 2 on its sail and 2 for the distance; equal is enough, three is not."""
    table = sailed([3, 4], 2, 1, spent=2)
    assert sheet(table)["hex"] == [4, 4]
    assert "fight s3" in fights(table)
    rule, why = refusal(sailed([3, 4], 2, 1, spent=3), "fight s3")
    assert rule == "V23"
    assert "needs strength 4" in why
    assert "you have 3" in why


@pytest.mark.parametrize(
    ("keys", "strength"),
    [
        ({}, 6),
        ({"spent": 2}, 4),
        ({"heroes": 2}, 8),
        ({"spent": 5, "heroes": 1}, 2),
        ({"duties": [0, 0, 0, 3, 0, 0], "spent": 3}, 5),
    ],
)
def test_v23_strength_is_sailors_twice_the_heroes_and_the_catapult(keys: dict[str, Any], strength: int) -> None:
    """V23: 1 per ordinary sailor, 2 per hero, 2 for the Catapult."""
    table = sailed([10, 0], 4, 1, **keys)  # s1 five away, m2 two, L1 next to the ship
    assert sheet(table)["hex"] == [9, 1]
    needed = {"L1": 9}
    assert fights(table) == [f"fight {name}" for name, least in needed.items() if strength >= least]
    _, why = refusal(table, "fight L1")
    assert f"you have {strength}" in why


def test_v23_nobody_is_spent_in_a_battle() -> None:
    """V23: and a marauder in the own hex has distance 0."""
    table = sailed([1, 2], 2, 1, spent=4)
    assert fights(table) == ["fight s2"]
    before = sheet(table)
    do(table, "fight s2")
    assert (sheet(table)["spent"], sheet(table)["berths"]) == (before["spent"], before["berths"])


def test_v24_a_beaten_marauder_is_crossed_off_and_marks_its_track() -> None:
    """V24: it cannot be fought again; the circle pays."""
    table = sailed([3, 4], 2, 1)
    gold = sheet(table)["gold"]
    do(table, "fight s3")
    assert sheet(table)["beaten"] == ["s3"]
    assert sheet(table)["gold"] == gold + 1
    assert refusal(sailed([3, 4], 2, 1, beaten=["s3"]), "fight s3")[0] == "V24"


@pytest.mark.parametrize(
    ("beaten", "start", "heading", "last"),
    [
        (["s1", "s2", "s4", "s5"], [3, 4], 2, "s3"),
        (["m1", "m3", "m4"], [8, 3], 5, "m2"),
        (["L1", "L2"], [5, 7], 3, "L3"),
    ],
)
def test_v25_all_of_one_type_gain_a_star(beaten: list[str], start: list[int], heading: int, last: str) -> None:
    """V25: 5 small, 4 medium or 3 large."""
    table = sailed(start, heading, 1, berths=11, heroes=6, beaten=beaten)
    assert sheet(table)["stars"] == []
    do(table, f"fight {last}")
    assert sheet(table)["stars"] == ["marauders"]


def test_v25_at_most_one_star_from_marauders() -> None:
    """V25: a second type gives none."""
    table = sailed([3, 4], 2, 1, beaten=["s1", "s2", "s4", "s5", "L1", "L2", "L3"], stars=["marauders"])
    gold = sheet(table)["gold"]
    do(table, "fight s3")
    assert sheet(table)["stars"] == ["marauders"]
    assert sheet(table)["gold"] == gold + 9 - 6


def test_v25_marauders_never_stop_the_ship() -> None:
    """V25: it sails through s2's hex."""
    assert sheet(sailed([1, 2], 2, 2))["hex"] == [3, 2]


@pytest.mark.parametrize(("island", "start", "heading"), [("A", [-1, 3], 1), ("E", [7, 5], 2), ("G", [3, 6], 3)])
def test_v26_a_fort_gives_a_sailor_and_a_choice_of_circle(island: str, start: list[int], heading: int) -> None:
    """V26: on the first arrival; the chosen circle is marked."""
    table = sailed(start, heading, 1)
    assert sheet(table)["islands"] == [island]
    assert (sheet(table)["phase"], sheet(table)["berths"]) == ("fort", 7)
    assert table.legal(1) == ["fort small", "fort medium", "fort large"]
    do(table, "fort medium")
    assert (sheet(table)["phase"], sheet(table)["forts"]) == ("battle", ["medium"])


def test_v26_a_marked_circle_cannot_be_chosen() -> None:
    """V26: two circles are left."""
    table = sailed([-1, 3], 1, 1, forts=["small"])
    assert table.legal(1) == ["fort medium", "fort large"]
    assert refusal(table, "fort small")[0] == "V26"


def test_v26_the_only_free_circle_is_marked_without_asking_and_with_none_nothing_happens() -> None:
    """V26: the sailor comes in any case."""
    one = sheet(sailed([-1, 3], 1, 1, forts=["small", "large"]))
    assert (one["phase"], one["forts"], one["berths"]) == ("battle", ["small", "medium", "large"], 7)
    none = sheet(sailed([-1, 3], 1, 1, forts=["small", "medium", "large"]))
    assert (none["phase"], none["berths"]) == ("battle", 7)


def test_v26_a_fort_counts_once() -> None:
    """V26: a second arrival gives nothing."""
    again = sheet(sailed([-1, 3], 1, 1, islands=["A"]))
    assert (again["phase"], again["berths"], again["forts"]) == ("battle", 6, [])


@pytest.mark.parametrize("group", [(0, 1, 2), (3, 4, 5)])
@pytest.mark.parametrize(("column", "gift"), [(1, "sailor"), (2, "relic"), (3, "sailor"), (4, "relic"), (5, "sailor")])
def test_v27_each_column_pays_once_for_each_group(group: tuple[int, ...], column: int, gift: str) -> None:
    """V27: a sailor or a relic when the third row of the group crosses the column."""
    duties = [0] * 6
    for row in group:
        duties[row] = column
    duties[group[0]] -= 1
    player = sheet(sailed([-1, 3], 2, 1, duty=group[0] + 1, duties=duties, spent=1))
    armoury = 3 in group and column >= 3
    if gift == "sailor":
        assert (player["berths"], player["heroes"]) == (7, 1 if armoury else 0)
    else:
        assert (player["berths"], player["heroes"]) == (6, 1)


def test_v27_an_incomplete_column_pays_nothing() -> None:
    """V27: rows of the other group do not count."""
    player = sheet(sailed([-1, 3], 2, 1, duty=1, duties=[0, 1, 0, 1, 1, 1]))
    assert (player["berths"], player["heroes"]) == (6, 0)


def test_v27_a_complete_row_is_worth_three_gold_and_three_rows_a_star() -> None:
    """V27: the star once, from the third row."""
    table = sailed([-1, 3], 2, 1, duty=1, duties=[4, 0, 0, 0, 0, 0])
    assert sheet(table)["gold"] == 1 + 3
    assert sheet(table)["stars"] == []
    three = sheet(sailed([-1, 3], 2, 1, duty=1, duties=[4, 5, 0, 5, 0, 0]))
    assert three["stars"] == ["duties"]
    assert three["gold"] == 1 + 9 + 3


@pytest.mark.parametrize(
    ("row", "skill"), list(enumerate(["oars", "rudder", "ram", "catapult", "cabins", "armoury"], start=1))
)
def test_v28_the_third_square_of_a_row_gives_its_skill(row: int, skill: str) -> None:
    """V27, V28: by row."""
    two = [2 if number == row else 0 for number in range(1, 7)]
    assert sheet(sailed([-1, 3], 2, 1, duty=row, duties=two))["skills"] == [skill]
    assert sheet(voyage({"duties": two}))["skills"] == []


@pytest.mark.parametrize(
    ("row", "use", "skill"), [(1, "speed", "oars"), (2, "heading", "rudder"), (5, "duty", "cabins")]
)
def test_v28_the_first_step_on_the_die_is_free_and_sailors_add_to_it(row: int, use: str, skill: str) -> None:
    """V28: one free step a round."""
    duties = [3 if number == row else 0 for number in range(1, 7)]
    table = do(voyage({"duties": duties}, dice=(3, 3, 3)), "assign 3 3 3", f"{use} up")
    assert (sheet(table)["spent"], sheet(table)["free"], sheet(table)[use]) == (0, [skill], 4)
    do(table, f"{use} down")
    assert (sheet(table)["spent"], sheet(table)[use]) == (1, 3)


def test_v28_the_armoury_makes_heroes_of_new_sailors() -> None:
    """V28: those aboard before stay ordinary."""
    player = sheet(sailed([-1, 5], 2, 1, duties=[0, 0, 0, 0, 0, 3]))
    assert (player["berths"], player["heroes"]) == (7, 1)


def test_v29_there_are_five_stars() -> None:
    """V29: each is worth 3 gold."""
    names = ["marauders", "duties", "ocean", "island", "recruiting"]
    table = voyage({"stars": names[::-1]})
    assert sheet(table)["stars"] == names
    assert sheet(table)["gold"] == 1 + 15


def finish_round(table: Table) -> Table:
    """Everybody assigns the dice as rolled, sails and is done."""
    dice = " ".join(str(face) for face in table.view()["dice"])
    for seat in table.waiting:
        do(table, f"{seat} assign {dice}", f"{seat} sail")
        if "done" not in table.legal(seat):
            do(table, f"{seat} {table.legal(seat)[0]}")
        do(table, f"{seat} done")
    return table


@pytest.mark.parametrize("on", [REEF, FIRST])
def test_v30_a_third_star_brings_exactly_one_more_round(on: str) -> None:
    """V30: the round in which it is gained closes, the next is the last."""
    start = {"hex": [2, 4] if on == REEF else [4, 4], "stars": ["duties", "recruiting"]}
    table = voyage({}, start, dice=(2, 1, 1), on=on, rolls=(1, 1, 1))
    assert table.view()["last"] is False
    do(table, "2 assign 2 1 1", "2 sail", "2 done")
    assert table.view()["last"] is False
    do(table, "1 assign 2 1 1", "1 sail", "1 done")
    assert table.view(2)["players"][1]["stars"].count("ocean") == 1
    assert (table.over, table.view()["last"], table.view()["round"]) == (False, True, 2)
    finish_round(table)
    assert table.over
    assert table.view()["round"] == 2


@pytest.mark.parametrize("on", [REEF, FIRST])
def test_v30_the_sixtieth_round_is_the_last_in_any_case(on: str) -> None:
    """V30: with nobody near a third star."""
    table = voyage({}, {}, on=on, round=59, rolls=(1, 1, 1))
    assert table.view()["last"] is False
    finish_round(table)
    assert (table.view()["round"], table.view()["last"]) == (60, True)
    finish_round(table)
    assert table.over


@pytest.mark.parametrize("on", [REEF, FIRST])
def test_v31_alone_there_are_always_sixteen_rounds(on: str) -> None:
    """V31: a third star does not end the game; three make a success, with the gold as its score."""
    stars = ["ocean", "duties", "recruiting"]
    table = voyage({"stars": stars}, on=on, round=15, rolls=(1, 1, 1))
    assert table.view()["last"] is False
    finish_round(table)
    assert (table.over, table.view()["round"], table.view()["last"]) == (False, 16, True)
    finish_round(table)
    assert table.over
    assert table.winners == [1]
    assert table.scores == {"1": sheet(table)["gold"]}


@pytest.mark.parametrize("on", [REEF, FIRST])
def test_v31_fewer_than_three_stars_are_a_defeat(on: str) -> None:
    """V31: nobody wins."""
    table = finish_round(voyage({"stars": ["ocean", "duties"]}, on=on, round=16))
    assert table.over
    assert table.winners == []


@pytest.mark.parametrize(("count", "gold"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (5, 25), (6, 36)])
def test_v32_regions_pay_the_number_for_their_count(count: int, gold: int) -> None:
    """V32: not a sum."""
    assert sheet(voyage({"regions": list(range(1, count + 1))}))["gold"] == gold


@pytest.mark.parametrize(
    ("beaten", "gold"),
    [
        ([], 0),
        (["s5"], 1),
        (["s1", "s2"], 2),
        (["s1", "s2", "s3"], 4),
        (["s1", "s2", "s3", "s4"], 6),
        (["s1", "s2", "s3", "s4", "s5"], 9),
        (["m4"], 3),
        (["m1", "m2"], 6),
        (["m1", "m2", "m3"], 10),
        (["m1", "m2", "m3", "m4"], 15),
        (["L2"], 5),
        (["L1", "L2"], 11),
        (["L1", "L2", "L3"], 18),
    ],
)
def test_v32_a_track_pays_its_rightmost_circle_doubled_by_its_fort(beaten: list[str], gold: int) -> None:
    """V32: and a fort circle of another track changes nothing."""
    assert sheet(voyage({"regions": [], "beaten": beaten}))["gold"] == gold
    forts = {"s": "small", "m": "medium", "L": "large"}
    own = [forts[beaten[0][0]]] if beaten else []
    others = [name for name in forts.values() if name not in own]
    assert sheet(voyage({"regions": [], "beaten": beaten, "forts": own}))["gold"] == 2 * gold
    assert sheet(voyage({"regions": [], "beaten": beaten, "forts": others}))["gold"] == gold


def test_v32_all_the_gold_of_a_sheet() -> None:
    """V32: islands, regions, tracks, heroes, complete rows and stars."""
    player = {
        "islands": ["A", "D", "H"],
        "regions": [1, 2, 6],
        "beaten": ["s1", "s2", "m1"],
        "forts": ["medium"],
        "berths": 9,
        "spent": 2,
        "heroes": 3,
        "duties": [5, 4, 5, 0, 0, 0],
        "stars": ["ocean", "island"],
    }
    assert sheet(voyage(player))["gold"] == (2 + 5 + 6) + 9 + (2 + 2 * 3) + 2 * 3 + 3 * 2 + 3 * 2


def test_v32_most_gold_wins_and_ties_share() -> None:
    """V32: however many stars the others have."""
    rich = {"hex": [10, 0], "taken": [[10, 0]], "islands": ["H"], "regions": [1]}
    table = voyage(rich, {**rich, "islands": []}, rich, dice=(2, 1, 1), last=True)
    for seat in (3, 1, 2):
        do(table, f"{seat} assign 2 1 1", f"{seat} sail", f"{seat} done")
    assert table.over
    assert table.winners == [1, 3]
    assert table.scores == {"1": 7, "2": 1, "3": 7}


def test_v33_what_others_do_is_seen_when_the_round_closes() -> None:
    """V33: until then their sheets are as they were when it began."""
    table = voyage({}, {}, dice=(2, 1, 3), rolls=(1, 1, 1))
    begun = table.view(1)["players"][1]
    do(table, "2 assign 2 1 3", "2 sail")
    assert table.view(1)["players"][1] == begun
    do(table, "2 done")
    assert table.view(1)["players"][1] == begun
    assert table.view()["players"] == [begun, begun]
    assert table.waiting == [1]
    assert table.view(2)["players"][1]["hex"] == [0, 3]
    do(table, "1 assign 1 2 3", "1 sail", "1 fort small", "1 done")
    assert table.view(1)["players"][1]["hex"] == [0, 3]


def test_v33_the_dice_are_the_only_chance() -> None:
    """V33: the same moves with the same dice give the same game, whatever the seed."""
    views = []
    for seed in (1, 2):
        table = tables.open("voyages", seed=seed, chance={"dice": [2, 1, 3, 4, 4, 4]})
        do(table, "assign 2 1 3", "sail", "done")
        views.append(table.view(1))
    assert views[0] == views[1]
