"""V1–V12: the round, on either map."""

from __future__ import annotations

import pytest
from voyaging import FIRST, REEF, do, refusal, sailed, sheet, voyage

from tradewind import table as tables
from tradewind.kernel.errors import LogbookError

MAPS = (REEF, FIRST)


@pytest.mark.parametrize("on", MAPS)
@pytest.mark.parametrize("players", [1, 2, 100])
def test_v1_from_one_to_a_hundred_players_share_the_dice(on: str, players: int) -> None:
    """V1: everybody has the same sheet and the same three dice."""
    table = tables.open("voyages", players=players, map=on, seed=3)
    view = table.view(1)
    assert len(view["players"]) == players
    assert all(other == view["players"][0] for other in view["players"])
    assert len(view["dice"]) == 3
    assert table.waiting == list(range(1, players + 1))


@pytest.mark.parametrize("players", [0, 101, True, "2", 1.0, None])
def test_v1_other_numbers_of_players_are_refused(players: object) -> None:
    """V1: 1 to 100, and the refusal names the option."""
    with pytest.raises(LogbookError) as caught:
        tables.open("voyages", players=players)
    assert caught.value.where == "options.players"


def test_v1_nobody_touches_another_sheet() -> None:
    """V1: a whole round of one player leaves the other's sheet as it was."""
    table = voyage({}, {}, dice=(2, 2, 3))
    before = sheet(table, 2)
    do(table, "1 assign 2 2 3", "1 sail", "1 done")
    assert sheet(table, 2) == before


@pytest.mark.parametrize(("on", "start", "region"), [(REEF, [-1, 3], 1), (FIRST, [-2, 4], 1)])
def test_v2_the_set_up(on: str, start: list[int], region: int) -> None:
    """V2: the ship on the start hex with its region explored; 6 ordinary sailors in 12 berths."""
    player = sheet(tables.open("voyages", map=on, seed=1))
    assert player["hex"] == start
    assert player["regions"] == [region]
    assert (player["berths"], player["spent"], player["heroes"]) == (6, 0, 0)
    assert player["duties"] == [0] * 6
    assert player["gold"] == 1  # one region


def test_v3_a_round_closes_when_all_are_done_and_rolls_once() -> None:
    """V3: three dice a round, rolled when the last player is done."""
    table = voyage({}, {}, dice=(2, 1, 3), rolls=(4, 4, 5))
    do(table, "2 assign 2 1 3", "2 sail", "2 done")
    assert (table.view(1)["round"], table.view(1)["dice"]) == (1, [2, 1, 3])
    assert table.waiting == [1]
    do(table, "1 assign 3 2 1", "1 sail", "1 done")
    assert (table.view(1)["round"], table.view(1)["dice"]) == (2, [4, 4, 5])
    assert table.waiting == [1, 2]


def test_v3_duty_comes_after_the_move_and_before_the_arrival() -> None:
    """V3: the Armoury gained by this round's duty makes a hero of the sailor met on arrival."""
    table = sailed([-1, 5], 2, 1, duty=6, duties=[0, 0, 0, 0, 0, 2])
    player = sheet(table)
    assert player["hex"] == [0, 5]
    assert player["skills"] == ["armoury"]
    assert (player["berths"], player["heroes"]) == (7, 1)


def test_v4_each_die_is_used_once() -> None:
    """V4: the three numbers rolled; others are refused."""
    table = voyage({}, dice=(1, 2, 2))
    assert refusal(table, "assign 1 1 2")[0] == "V4"
    assert refusal(table, "assign 1 2 3")[0] == "V4"
    do(table, "assign 2 1 2")
    player = sheet(table)
    assert (player["heading"], player["speed"], player["duty"]) == (2, 1, 2)


@pytest.mark.parametrize(
    ("move", "faces"), [("heading up", [1, 1, 3]), ("speed down", [6, 6, 3]), ("duty up", [6, 1, 4])]
)
def test_v5_a_sailor_spent_moves_a_die_one_step(move: str, faces: list[int]) -> None:
    """V5: 6 and 1 are neighbours; the sailor is crossed off for good."""
    player = sheet(do(voyage({}, dice=(6, 1, 3)), "assign 6 1 3", move))
    assert [player["heading"], player["speed"], player["duty"]] == faces
    assert (player["spent"], player["berths"], player["heroes"]) == (1, 6, 0)


def test_v5_any_number_of_sailors_may_be_spent_but_no_more() -> None:
    """V5: six sailors are six steps; a seventh step has nobody to pay for it."""
    table = do(voyage({}, dice=(1, 1, 1)), "assign 1 1 1", *["heading up"] * 3, *["speed up"] * 3)
    assert sheet(table)["spent"] == 6
    assert refusal(table, "duty up")[0] == "V5"
    assert table.legal(1) == ["sail"]


def test_v5_a_hero_sets_a_die_to_any_other_value_and_never_pays_for_a_step() -> None:
    """V5: a hero is spent by `hero` alone."""
    table = do(voyage({"heroes": 1, "spent": 5}, dice=(1, 2, 3)), "assign 1 2 3")
    assert refusal(table, "speed up")[0] == "V5"
    assert refusal(table, "hero speed 2")[0] == "V5"
    do(table, "hero speed 6")
    player = sheet(table)
    assert (player["speed"], player["heroes"], player["spent"]) == (6, 0, 6)
    assert refusal(table, "hero speed 1")[0] == "V5"


@pytest.mark.parametrize(
    ("heading", "end"),
    [(1, [6, 5]), (2, [6, 6]), (3, [5, 7]), (4, [4, 7]), (5, [4, 6]), (6, [5, 5])],
)
def test_v6_the_six_headings(heading: int, end: list[int]) -> None:
    """V6: 1 NE, 2 E, 3 SE, 4 SW, 5 W, 6 NW."""
    assert sheet(sailed([5, 6], heading, 1))["hex"] == end


def test_v6_the_whole_speed_is_sailed() -> None:
    """V6: moving is compulsory, for the whole speed."""
    assert sheet(sailed([-2, 4], 2, 6))["hex"] == [4, 4]


def test_v6_a_move_blocked_at_once_enters_nothing_but_all_else_follows() -> None:
    """V6: zero hexes; duty and arrival follow on the hex where the ship is."""
    player = sheet(sailed([10, 0], 2, 4, duty=5, regions=[1]))
    assert player["hex"] == [10, 0]
    assert player["regions"] == [1]
    assert player["duties"] == [0, 0, 0, 0, 1, 0]
    assert player["taken"] == [[10, 0]]
    assert player["heroes"] == 1


def test_v7_the_edge_ends_the_move() -> None:
    """V7: the ship stops before the edge."""
    table = sailed([-1, 3], 4, 5)
    assert sheet(table)["hex"] == [-2, 4]
    rule, why = refusal(table, "sail")
    assert rule == "V50"
    assert "there the map ends" in why


def test_v7_an_island_hex_ends_the_move_and_so_does_its_other_hex() -> None:
    """V7: sailing on from an island is normal; entering another hex of it stops again."""
    table = sailed([-1, 3], 1, 5)
    assert sheet(table)["hex"] == [0, 2]
    assert "to Watchhold: the island ends the move" in refusal(table, "sail")[1]
    assert sheet(sailed([0, 2], 1, 5))["hex"] == [1, 1]
    assert sheet(sailed([0, 2], 2, 2))["hex"] == [2, 2]


def test_v8_every_sea_hex_entered_explores_its_region() -> None:
    """V8: regions passed count; islands and reefs belong to none."""
    assert sheet(sailed([-2, 4], 2, 6))["regions"] == [1, 6]
    assert sheet(sailed([-1, 3], 1, 1, regions=[]))["regions"] == []


def test_v9_the_leftmost_open_square_is_crossed_and_a_full_row_does_nothing() -> None:
    """V9: the row named by the duty die."""
    assert sheet(sailed([-1, 3], 2, 1, duty=4, duties=[0, 0, 0, 3, 0, 0]))["duties"] == [0, 0, 0, 4, 0, 0]
    assert sheet(sailed([-1, 3], 2, 1, duty=4, duties=[0, 0, 0, 5, 0, 0]))["duties"] == [0, 0, 0, 5, 0, 0]


def test_v9_the_skill_comes_before_the_columns_reward() -> None:
    """V9: the third square of row 6 completes column 3 as well: its sailor is already a hero."""
    player = sheet(sailed([-1, 3], 2, 1, duty=6, duties=[0, 0, 0, 3, 3, 2]))
    assert player["skills"] == ["catapult", "cabins", "armoury"]
    assert (player["berths"], player["heroes"]) == (7, 1)


def test_v9_the_column_pays_before_the_row() -> None:
    """V9: square 4 of row 3 on First Voyage: column 4 pays gold, then the row a sailor, then the star of three rows."""
    player = sheet(sailed([-2, 4], 2, 1, duty=3, on=FIRST, duties=[4, 4, 3, 0, 0, 0]))
    assert player["purse"] == 4
    assert player["berths"] == 7
    assert player["stars"] == ["duties"]


def test_v10_a_sailor_is_taken_once_and_only_on_its_own_hex() -> None:
    """V10: nothing is gained from hexes only passed."""
    assert sheet(sailed([-1, 5], 2, 1))["berths"] == 7
    assert sheet(sailed([-1, 5], 2, 1, taken=[[0, 5]]))["berths"] == 6
    passed = sheet(sailed([5, 0], 4, 2))
    assert passed["hex"] == [3, 2]
    assert passed["taken"] == []


def test_v10_a_relic_makes_a_hero_of_an_ordinary_sailor() -> None:
    """V10: one unspent ordinary sailor becomes a hero."""
    player = sheet(sailed([4, 6], 5, 1))
    assert player["hex"] == [3, 6]
    assert (player["berths"], player["heroes"], player["spent"]) == (6, 1, 0)


def test_v10_what_is_reached_is_used_up_even_if_it_gives_nothing() -> None:
    """V10: a relic without an ordinary sailor, a sailor without a berth."""
    relic = sheet(sailed([4, 6], 5, 1, spent=6))
    assert (relic["heroes"], relic["taken"]) == (0, [[3, 6]])
    full = sheet(sailed([-1, 5], 2, 1, berths=12))
    assert (full["berths"], full["taken"], full["stars"]) == (12, [[0, 5]], [])


def test_v10_an_islands_gold_counts_once_from_whichever_hex() -> None:
    """V10: Twin Peaks from one hex and then from the other."""
    first = sheet(sailed([8, 3], 6, 1))
    assert (first["hex"], first["islands"]) == ([8, 2], ["B"])
    again = sheet(sailed([8, 2], 1, 1, islands=["B"]))
    assert (again["hex"], again["gold"]) == ([9, 1], 4 + 1)


def test_v10_a_star_is_taken_only_on_its_own_hex() -> None:
    """V10: the other hex of Starfall gives its gold and no star."""
    beside = sheet(sailed([6, 7], 2, 1))
    assert (beside["hex"], beside["islands"], beside["stars"]) == ([7, 7], ["H"], [])
    on_it = sheet(sailed([6, 7], 3, 1))
    assert (on_it["hex"], on_it["islands"], on_it["stars"]) == ([6, 8], ["H"], ["island"])
    assert sheet(sailed([-2, 4], 2, 6))["stars"] == []
    assert sheet(sailed([-2, 4], 2, 5))["stars"] == ["ocean"]


def test_v11_the_twelfth_berth_gains_a_star_whoever_is_spent() -> None:
    """V11: berths count whether or not their sailor is spent."""
    player = sheet(sailed([-1, 5], 2, 1, berths=11, spent=9))
    assert (player["berths"], player["stars"]) == (12, ["recruiting"])


def test_v12_catapult_and_armoury_work_at_once() -> None:
    """V12: the Catapult gained by this round's duty counts in this round's battle."""
    without = sailed([3, 4], 2, 1, duty=1, spent=4)
    assert "fight s3" not in without.legal(1)
    with_it = sailed([3, 4], 2, 1, duty=4, spent=4, duties=[0, 0, 0, 2, 0, 0])
    assert "fight s3" in with_it.legal(1)


@pytest.mark.parametrize(("row", "move"), [(1, "speed up"), (2, "heading up"), (5, "duty up")])
def test_v12_oars_rudder_and_cabins_work_from_the_next_round(row: int, move: str) -> None:
    """V12: their moment has passed when the duty is done; next round the first step is free."""
    duties = [2 if number == row else 0 for number in range(1, 7)]
    table = voyage({"duties": duties, "spent": 6}, dice=(2, 1, row), rolls=(3, 3, 3))
    do(table, f"assign 2 1 {row}")
    assert refusal(table, move)[0] == "V5"
    do(table, "sail", "done", "assign 3 3 3", move)
    assert sheet(table)["spent"] == 6


def test_v12_ram_works_from_the_next_round() -> None:
    """V12: the reef still stops the move that gains the Ram."""
    table = voyage({"hex": [1, 3], "duties": [0, 0, 2, 0, 0, 0]}, dice=(2, 1, 3), rolls=(2, 1, 1))
    do(table, "assign 2 1 3", "sail")
    assert sheet(table)["hex"] == [1, 3]
    assert "reef" in refusal(table, "sail")[1]
    do(table, "done", "assign 2 1 1", "sail")
    assert sheet(table)["hex"] == [2, 3]
