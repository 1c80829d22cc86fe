"""V40–V49: First Voyage, the map to learn the game with."""

from __future__ import annotations

from typing import Any

import pytest
from voyaging import FIRST, do, fights, refusal, sailed, sheet, voyage

from tradewind import table as tables
from tradewind.table import Table

NONE = {"timber": 0, "rum": 0, "silk": 0, "spice": 0}


def on_first(start: list[int], heading: int, speed: int, duty: int = 1, **keys: Any) -> Table:
    return sailed(start, heading, speed, duty, on=FIRST, **keys)


def sales(table: Table) -> list[str]:
    return [move for move in table.legal(1) if move.startswith("sell")]


def test_v40_v41_no_reefs_marauders_forts_or_skills() -> None:
    """V40, V41: the sheet has no such keys, and the third square of a row gives nothing."""
    player = sheet(on_first([-2, 4], 2, 1, duty=1, duties=[2, 0, 0, 0, 0, 0]))
    assert {"free", "skills", "beaten", "forts"}.isdisjoint(player)
    assert player["duties"][0] == 3
    table = do(voyage({"duties": [3, 3, 3, 3, 3, 3], "spent": 6}, dice=(1, 2, 3), on=FIRST), "assign 1 2 3")
    assert table.legal(1) == ["sail"]


def test_v42_the_unbeaten_dread_ends_the_move_in_its_hex_and_is_explored() -> None:
    """V42: a sea hex of its region."""
    table = on_first([2, 6], 2, 4)
    player = sheet(table)
    assert player["hex"] == [3, 6]
    assert player["regions"] == [1, 6]
    assert "the Dread bars the way" in refusal(table, "sail")[1]


def test_v42_sailing_on_from_the_dread_is_normal_and_once_beaten_it_is_open_sea() -> None:
    """V42: from its hex, and through it."""
    assert sheet(on_first([3, 6], 2, 1))["hex"] == [4, 6]
    assert sheet(on_first([2, 6], 2, 2, dread=True))["hex"] == [4, 6]


@pytest.mark.parametrize(
    ("kind", "start", "heading", "end"),
    [
        ("timber", [2, 0], 2, [3, 0]),
        ("timber", [-3, 8], 5, [-4, 8]),
        ("rum", [-1, 4], 2, [0, 4]),
        ("rum", [4, 8], 5, [3, 8]),
        ("silk", [1, 2], 2, [2, 2]),
        ("silk", [3, 5], 2, [4, 5]),
        ("spice", [6, 2], 2, [7, 2]),
        ("spice", [0, 6], 2, [1, 6]),
    ],
)
def test_v43_every_cargo_hex_gives_one_unit_once(kind: str, start: list[int], heading: int, end: list[int]) -> None:
    """V43: on arrival, each hex once a game."""
    player = sheet(on_first(start, heading, 1))
    assert player["hex"] == end
    assert player["cargo"] == {**NONE, kind: 1}
    assert player["taken"] == [end]
    again = sheet(on_first(start, heading, 1, taken=[end]))
    assert again["cargo"] == NONE


@pytest.mark.parametrize(
    ("island", "start", "heading", "prices"),
    [
        ("B", [6, 0], 2, {"timber": 3, "rum": 4}),
        ("D", [-2, 6], 2, {"silk": 4, "spice": 5}),
        ("E", [4, 6], 2, {"timber": 2, "rum": 3, "silk": 5, "spice": 4}),
    ],
)
def test_v44_every_settlement_gives_a_sailor_and_buys_at_its_prices(
    island: str, start: list[int], heading: int, prices: dict[str, int]
) -> None:
    """V44: each kind in one go, all its units; the gold counts at once."""
    table = on_first(start, heading, 1, cargo={"timber": 2, "rum": 1, "silk": 2, "spice": 1})
    assert (sheet(table)["islands"], sheet(table)["berths"]) == ([island], 7)
    assert sales(table) == [f"sell {kind}" for kind in prices]
    earned = 0
    for kind, price in prices.items():
        units = sheet(table)["cargo"][kind]
        do(table, f"sell {kind}")
        earned += units * price
        assert sheet(table)["purse"] == earned
        assert sheet(table)["cargo"][kind] == 0
    assert sheet(table)["sold"] == list(prices)
    assert table.legal(1) == ["done"]


@pytest.mark.parametrize("island", ["A", "C", "F"])
def test_v44_the_other_islands_are_no_settlements(island: str) -> None:
    """V44: they give gold and no sailor, and buy nothing."""
    start = {"A": ([0, 1], 2), "C": ([2, 3], 2), "F": ([0, 8], 2)}[island]
    table = on_first(*start, 1, cargo={"rum": 1})
    assert (sheet(table)["islands"], sheet(table)["berths"]) == ([island], 6)
    assert refusal(table, "sell rum")[0] == "V44"


def test_v44_selling_again_later_and_after_a_move_of_no_hex() -> None:
    """V44: whenever a move ends there; the sailor only on the first arrival. Nothing has to be sold."""
    table = on_first([5, 7], 2, 3, cargo={"rum": 2}, islands=["E"])
    assert (sheet(table)["hex"], sheet(table)["berths"]) == ([5, 7], 6)
    assert table.legal(1) == ["sell rum", "done"]


def test_v45_the_dread_costs_four_sailors_ordinary_ones_first() -> None:
    """V45: 6 gold at once and a star."""
    table = do(on_first([2, 6], 2, 1, heroes=1), "fight dread")
    player = sheet(table)
    assert (player["spent"], player["heroes"]) == (4, 1)
    assert (player["purse"], player["stars"], player["dread"]) == (6, ["dread"], True)
    heroes = sheet(do(on_first([2, 6], 2, 1, spent=1, heroes=3), "fight dread"))
    assert (heroes["spent"], heroes["heroes"]) == (5, 1)


def test_v45_a_move_of_no_hex_is_enough() -> None:
    """V45: only the last hex of the move counts, and the own one if there is none. Not fighting costs nothing."""
    table = voyage({"hex": [3, 6]}, dice=(2, 1, 1), on=FIRST, rolls=(1, 1, 1))
    do(table, "assign 2 1 1", "sail")
    assert fights(table) == []
    table = on_first([2, 6], 2, 1)
    assert table.legal(1) == ["fight dread", "done"]
    do(table, "done")
    assert sheet(table)["spent"] == 0


def test_v45_what_forbids_the_fight() -> None:
    """V45: too few sailors, beaten, not here."""
    rule, why = refusal(on_first([2, 6], 2, 1, spent=3), "fight dread")
    assert rule == "V45"
    assert "costs 4" in why
    assert "you have 3" in why
    assert refusal(on_first([2, 6], 2, 1, dread=True), "fight dread")[0] == "V45"
    assert refusal(on_first([-2, 4], 2, 1), "fight dread")[0] == "V45"


@pytest.mark.parametrize(
    ("row", "berths", "heroes", "purse"),
    [(1, 6, 1, 0), (2, 6, 0, 3), (3, 7, 0, 0), (4, 6, 1, 0), (5, 6, 0, 3), (6, 7, 0, 0)],
)
def test_v46_every_complete_row_pays_its_reward(row: int, berths: int, heroes: int, purse: int) -> None:
    """V46: a relic, gold or a sailor; nothing more at the end."""
    duties = [3 if number == row else 0 for number in range(1, 7)]
    player = sheet(on_first([-2, 4], 2, 1, duty=row, duties=duties))
    assert (player["berths"], player["heroes"], player["purse"]) == (berths, heroes, purse)
    assert player["gold"] == 1 + purse + 2 * heroes


@pytest.mark.parametrize("group", [(0, 1, 2), (3, 4, 5)])
@pytest.mark.parametrize(("column", "berths", "heroes", "purse"), [(1, 7, 0, 0), (2, 6, 0, 2), (3, 6, 1, 0)])
def test_v46_every_column_pays_for_each_group(
    group: tuple[int, ...], column: int, berths: int, heroes: int, purse: int
) -> None:
    """V46: a sailor, gold, a relic."""
    duties = [0] * 6
    for row in group:
        duties[row] = column
    duties[group[1]] -= 1
    player = sheet(on_first([-2, 4], 2, 1, duty=group[1] + 1, duties=duties))
    assert (player["berths"], player["heroes"], player["purse"]) == (berths, heroes, purse)


@pytest.mark.parametrize(("group", "gold"), [((0, 1, 2), 4 + 3), ((3, 4, 5), 4 + 3)])
def test_v46_the_fourth_column_comes_with_a_row(group: tuple[int, ...], gold: int) -> None:
    """V46: column 4 pays 4 gold, then the row (here one of 3 gold)."""
    duties = [0] * 6
    for row in group:
        duties[row] = 4
    duties[group[1]] = 3
    player = sheet(on_first([-2, 4], 2, 1, duty=group[1] + 1, duties=duties))
    assert player["purse"] == gold


def test_v47_the_five_stars() -> None:
    """V47: ocean, Dread, trade, duties, recruiting."""
    assert sheet(on_first([4, 4], 2, 1))["stars"] == ["ocean"]
    assert sheet(do(on_first([2, 6], 2, 1), "fight dread"))["stars"] == ["dread"]
    assert sheet(on_first([-2, 4], 2, 1, duties=[3, 4, 4, 0, 0, 0]))["stars"] == ["duties"]
    assert sheet(on_first([-3, 7], 2, 1, berths=11))["stars"] == ["recruiting"]
    sold = on_first([4, 6], 2, 1, cargo={"rum": 1, "spice": 1}, sold=["timber", "silk"])
    do(sold, "sell rum")
    assert sheet(sold)["stars"] == []
    do(sold, "sell spice")
    assert sheet(sold)["stars"] == ["trade"]
    assert sheet(voyage({"stars": ["recruiting", "duties", "trade", "dread", "ocean"]}, on=FIRST))["stars"] == [
        "ocean",
        "dread",
        "trade",
        "duties",
        "recruiting",
    ]


def test_v48_all_the_gold_of_a_sheet() -> None:
    """V48: islands, regions, the purse, unsold cargo, heroes and stars; complete rows nothing."""
    player = {
        "islands": ["A", "E"],
        "regions": [1, 2, 3, 6],
        "purse": 11,
        "cargo": {"timber": 2, "silk": 1},
        "heroes": 2,
        "stars": ["ocean", "trade"],
        "duties": [4, 4, 0, 0, 0, 0],
    }
    assert sheet(voyage(player, on=FIRST))["gold"] == 6 + 16 + 11 + 3 + 4 + 6


@pytest.mark.parametrize(("island", "gold"), [("A", 2), ("B", 3), ("C", 3), ("D", 2), ("E", 4), ("F", 2)])
def test_v48_every_islands_gold(island: str, gold: int) -> None:
    """V48: visited islands."""
    assert sheet(voyage({"islands": [island], "regions": []}, on=FIRST))["gold"] == gold


def test_v49_sales_and_done_in_any_order_in_the_phase_arrival() -> None:
    """V49: the last phase is called arrival."""
    table = on_first([4, 6], 2, 1, cargo={"timber": 1, "spice": 2})
    assert sheet(table)["phase"] == "arrival"
    assert table.legal(1) == ["sell timber", "sell spice", "done"]
    do(table, "sell spice", "done")
    assert sheet(table)["cargo"] == {**NONE, "timber": 1}


@pytest.mark.parametrize(
    ("start", "heading", "cargo", "move"),
    [
        ([6, 0], 2, {"silk": 1}, "sell silk"),
        ([6, 0], 2, {"silk": 1}, "sell rum"),
        ([-2, 4], 2, {"rum": 1}, "sell rum"),
    ],
)
def test_v49_refused_sales(start: list[int], heading: int, cargo: dict[str, int], move: str) -> None:
    """V49: not bought here, not aboard, no settlement: all V44."""
    assert refusal(on_first(start, heading, 1, cargo=cargo), move)[0] == "V44"


def test_v49_the_keys_of_a_player() -> None:
    """V49: as on Marauders' Reef, without what the map has not, and with the cargo."""
    player = sheet(tables.open("voyages", map=FIRST, seed=2))
    assert set(player) == {
        "phase",
        "heading",
        "speed",
        "duty",
        "hex",
        "berths",
        "spent",
        "heroes",
        "regions",
        "islands",
        "taken",
        "duties",
        "stars",
        "gold",
        "cargo",
        "sold",
        "purse",
        "dread",
    }
    assert player["cargo"] == NONE
    assert (player["sold"], player["purse"], player["dread"]) == ([], 0, False)


def test_v49_a_position_in_the_unbeaten_dreads_hex_is_allowed() -> None:
    """V49: and the ship can leave it."""
    assert sheet(voyage({"hex": [3, 6]}, on=FIRST))["hex"] == [3, 6]
