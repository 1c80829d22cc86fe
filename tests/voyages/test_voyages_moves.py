"""V50–V56: moves and refusals; the view, chance and positions."""

from __future__ import annotations

from typing import Any

import pytest
from voyaging import FIRST, REEF, do, refusal, sailed, sheet, voyage

from tradewind import table as tables
from tradewind.kernel.errors import IllegalMove, LogbookError, NothingToUndo
from tradewind.table import Table


def in_phase(phase: str) -> Table:
    """A lone player's table in each phase."""
    if phase == "assign":
        return voyage({}, dice=(2, 1, 3))
    if phase == "change":
        return do(voyage({}, dice=(2, 1, 3)), "assign 2 1 3")
    return sailed([-1, 3], 1, 1) if phase == "fort" else sailed([3, 4], 2, 1)


@pytest.mark.parametrize(
    ("phase", "moves"),
    [
        ("assign", ["heading up", "hero speed 2", "sail", "fort small", "fight s1", "done"]),
        ("change", ["assign 2 1 3", "fort small", "fight s1", "done"]),
        ("fort", ["assign 1 1 1", "duty down", "hero duty 1", "sail", "fight s2", "done"]),
        ("battle", ["assign 2 1 1", "speed up", "hero heading 5", "sail", "fort small"]),
    ],
)
def test_v50_a_move_at_another_moment_is_refused(phase: str, moves: list[str]) -> None:
    """V50: assign, change, fort, battle, in this order."""
    table = in_phase(phase)
    assert sheet(table)["phase"] == phase
    for move in moves:
        assert refusal(table, move)[0] == "V50", f"{move} while {phase}"


def test_v50_a_seat_that_is_done_and_a_game_that_is_over() -> None:
    """V50: whatever the move."""
    table = voyage({}, {}, dice=(2, 1, 3), last=True)
    do(table, "1 assign 2 1 3", "1 sail", "1 done")
    for move in ("assign 2 1 3", "done", "fight s1", "heading up"):
        assert refusal(table, move, 1)[0] == "V50"
    do(table, "2 assign 2 1 3", "2 sail", "2 done")
    assert table.over
    assert refusal(table, "assign 2 1 3", 2)[0] == "V50"


@pytest.mark.parametrize(
    ("on", "move"), [(REEF, "sell rum"), (REEF, "fight dread"), (FIRST, "fight s1"), (FIRST, "fort small")]
)
def test_v50_what_the_map_does_not_have_has_no_moment(on: str, move: str) -> None:
    """V50: moves of another map are refused in every phase."""
    table = voyage({}, dice=(2, 1, 3), on=on)
    assert refusal(table, move)[0] == "V50"
    do(table, "assign 2 1 3", "sail")
    assert refusal(table, move)[0] == "V50"


@pytest.mark.parametrize(
    "text", ["", "fly", "assign 1 2", "assign 7 1 1", "hero speed 7", "fight s9", "sell gold", "SAIL"]
)
def test_v50_a_text_that_is_no_move_at_all_has_no_rule(text: str) -> None:
    """V50 is for moves: anything else is refused without a rule."""
    with pytest.raises(IllegalMove) as caught:
        voyage({}).perform(f"1 {text}")
    assert caught.value.rule is None


@pytest.mark.parametrize(("dice", "count"), [((1, 2, 3), 6), ((4, 4, 2), 3), ((5, 5, 5), 1)])
def test_v51_equal_dice_give_equal_texts_listed_once(dice: tuple[int, int, int], count: int) -> None:
    """V51: 6, 3 or 1 assignments."""
    legal = voyage({}, dice=dice).legal(1)
    assert len(legal) == len(set(legal)) == count
    assert all(sorted(move.split()[1:]) == sorted(map(str, dice)) for move in legal)


def test_v52_everything_that_can_be_done_while_changing() -> None:
    """V52: steps, heroes to every other value, and `sail`."""
    table = do(voyage({"heroes": 1}, dice=(1, 2, 3)), "assign 1 2 3")
    steps = [f"{use} {way}" for use in ("heading", "speed", "duty") for way in ("up", "down")]
    shown = {"heading": 1, "speed": 2, "duty": 3}
    heroes = [f"hero {use} {face}" for use in shown for face in range(1, 7) if face != shown[use]]
    assert table.legal(1) == [*steps, *heroes, "sail"]


def test_v52_the_free_step_comes_before_a_sailor_and_without_either_a_step_is_not_legal() -> None:
    """V52: with Oars and no sailor, one step of the speed."""
    table = do(voyage({"duties": [3, 0, 0, 0, 0, 0], "spent": 6}, dice=(1, 2, 3)), "assign 1 2 3")
    assert table.legal(1) == ["speed up", "speed down", "sail"]
    do(table, "speed up")
    assert table.legal(1) == ["sail"]
    assert sheet(table)["free"] == ["oars"]


def test_v53_the_fort_choice_is_compulsory_and_before_the_battle() -> None:
    """V53: nothing else is legal."""
    table = in_phase("fort")
    assert table.legal(1) == ["fort small", "fort medium", "fort large"]
    do(table, "fort large")
    assert "done" in table.legal(1)


def test_v54_one_text_for_each_marauder_that_can_be_beaten() -> None:
    """V54: and `done`; after a fight only `done`."""
    table = sailed([1, 2], 2, 1, berths=8)
    assert table.legal(1) == ["fight s2", "fight m1", "done"]
    assert do(table, "fight m1").legal(1) == ["done"]


def test_v55_done_is_always_played_and_until_then_everything_since_the_dice_can_be_undone() -> None:
    """V55: also when there is nothing to fight."""
    table = voyage({}, dice=(3, 2, 1), rolls=(1, 1, 1))
    begun = table.view(1)
    do(table, "assign 3 2 1", "heading up", "heading up", "sail")
    assert table.legal(1)[-1] == "done"
    for _ in range(4):
        table.undo()
    assert table.view(1) == begun
    do(table, "assign 3 2 1", "sail", "done")
    with pytest.raises(NothingToUndo):
        table.undo()


@pytest.mark.parametrize(
    ("keys", "move", "rule"),
    [
        ({"beaten": ["s3"]}, "fight s3", "V24"),
        ({"beaten": ["L1"], "spent": 6}, "fight L1", "V24"),
        ({"spent": 6}, "fight L1", "V22"),
        ({"spent": 6}, "fight s3", "V23"),
    ],
)
def test_v56_the_first_refusal_that_applies(keys: dict[str, Any], move: str, rule: str) -> None:
    """V56: V50, V21, V24, V22, V23, in this order."""
    assert refusal(sailed([3, 4], 2, 1, **keys), move)[0] == rule


def test_v56_a_second_fight_is_refused_before_anything_about_the_marauder() -> None:
    """V56: V21 comes before V24 and V22; V50 before V21."""
    table = do(sailed([3, 4], 2, 1), "fight s3")
    assert {refusal(table, f"fight {name}")[0] for name in ("s3", "L1", "m1")} == {"V21"}
    do(table, "done")
    assert refusal(table, "fight s3")[0] == "V50"


# --- the view


def test_the_keys_of_the_view_on_marauders_reef() -> None:
    """V33: exactly those of the contract."""
    view = tables.open("voyages", seed=1).view(1)
    assert set(view) == {"map", "round", "dice", "last", "players"}
    assert set(view["players"][0]) == {
        "phase",
        "heading",
        "speed",
        "duty",
        "free",
        "hex",
        "berths",
        "spent",
        "heroes",
        "regions",
        "islands",
        "taken",
        "duties",
        "skills",
        "beaten",
        "forts",
        "stars",
        "gold",
    }
    assert (view["map"], view["round"], view["last"]) == (REEF, 1, False)


def test_a_view_for_nobody_is_as_the_round_began_but_alone_as_it_is_now() -> None:
    """V33: nobody else is at a lone player's table."""
    alone = do(voyage({}, dice=(2, 1, 3)), "assign 2 1 3")
    assert alone.view()["players"][0]["phase"] == "change"
    assert alone.legal_for(None) == {"1": alone.legal(1)}
    pair = do(voyage({}, {}, dice=(2, 1, 3)), "1 assign 2 1 3", "1 heading up")
    assert [player["phase"] for player in pair.view()["players"]] == ["assign", "assign"]
    assert pair.legal_for(None) == {"1": [], "2": []}
    assert pair.view(everything=True)["players"][0]["heading"] == 3
    assert pair.legal_for(None, everything=True)["1"] == pair.legal(1)


def test_a_hidden_sheet_shows_no_phase_no_dice_and_no_free_step() -> None:
    """V33: whatever `waiting` says."""
    table = voyage({}, {"duties": [3] * 6}, dice=(2, 1, 3))
    do(table, "2 assign 2 1 3", "2 speed up", "2 sail", "2 done")
    hidden = table.view(1)["players"][1]
    assert (hidden["phase"], hidden["heading"], hidden["speed"], hidden["duty"], hidden["free"]) == (
        "assign",
        None,
        None,
        None,
        [],
    )
    assert table.view(2)["players"][1]["free"] == ["oars"]


def test_another_seats_move_of_the_round_is_veiled() -> None:
    """V33: `2 ?`, whatever it was; alone everything is shown."""
    several, alone = voyage({}, {}), voyage({})
    for move in ("assign 1 2 3", "sail", "done"):
        assert several.game.veiled(several.state, 1, move) == "?"
        assert alone.game.veiled(alone.state, 0, move) == move


def test_after_the_end_everything_stays_as_in_the_last_round() -> None:
    """V33: every phase is done, the dice are those of the last round, and all is seen."""
    table = voyage({}, {"duties": [3, 0, 0, 0, 0, 0]}, dice=(2, 1, 3), last=True)
    do(table, "1 assign 2 1 3", "1 sail", "1 done")
    do(table, "2 assign 3 1 2", "2 speed up", "2 sail", "2 done")
    for view in (table.view(), table.view(1), table.view(2), table.view(everything=True)):
        assert (view["round"], view["dice"], view["last"]) == (1, [2, 1, 3], True)
        assert [player["phase"] for player in view["players"]] == ["done", "done"]
        assert [player["speed"] for player in view["players"]] == [1, 2]
        assert view["players"][1]["free"] == ["oars"]
    assert table.waiting == []


def test_the_dice_of_a_trace_come_with_the_move_that_closes_the_round() -> None:
    """V3: three with the set-up, three with the last `done` of a round, none at the end."""
    table = tables.open("voyages", players=2, seed=4)
    assert len(table.desk.outcomes) == 3
    dice = " ".join(str(face) for face in table.view()["dice"])
    for seat in (2, 1):
        do(table, f"{seat} assign {dice}", f"{seat} sail")
        if "done" not in table.legal(seat):
            do(table, f"{seat} {table.legal(seat)[0]}")
        assert len(table.desk.outcomes) == 3
        do(table, f"{seat} done")
    assert len(table.desk.outcomes) == 6


def test_lists_are_in_the_order_of_the_data_and_taken_is_sorted() -> None:
    """V33: whatever order they were given in."""
    player = sheet(
        voyage(
            {
                "regions": [6, 2, 4],
                "islands": ["I", "C", "A"],
                "taken": [[10, 0], [0, 5], [-4, 8], [3, 6]],
                "beaten": ["L1", "m2", "s5", "s1"],
                "forts": ["large", "small"],
                "duties": [3, 3, 0, 0, 3, 3],
            }
        )
    )
    assert player["regions"] == [2, 4, 6]
    assert player["islands"] == ["A", "C", "I"]
    assert player["taken"] == [[-4, 8], [0, 5], [3, 6], [10, 0]]
    assert player["beaten"] == ["s1", "s5", "m2", "L1"]
    assert player["forts"] == ["small", "large"]
    assert player["skills"] == ["oars", "rudder", "cabins", "armoury"]


# --- positions


def test_a_key_not_given_has_its_set_up_value_and_nothing_is_inferred() -> None:
    """V2: a given hex explores nothing, twelve berths give no star."""
    player = sheet(voyage({"hex": [3, 4], "berths": 12}))
    assert (player["regions"], player["stars"], player["berths"]) == ([1], [], 12)


def test_ignored_keys_are_ignored() -> None:
    """V33: skills and gold follow from the rest, and a round begins with `assign`."""
    keys = {"skills": ["ram"], "gold": 99, "phase": "done", "heading": 3, "speed": 2, "duty": 1, "free": ["oars"]}
    assert sheet(voyage(keys)) == sheet(voyage({}))


def test_dice_given_are_this_rounds_and_otherwise_they_are_rolled() -> None:
    """V3: given dice are no chance."""
    given = tables.open("voyages", position={"dice": [6, 6, 1]}, chance={"dice": [5, 5, 5]}, seed=1)
    assert given.view()["dice"] == [6, 6, 1]
    assert given.desk.outcomes == []
    rolled = tables.open("voyages", position={"round": 4}, chance={"dice": [5, 4, 3]}, seed=1)
    assert rolled.view()["dice"] == [5, 4, 3]
    assert len(rolled.desk.outcomes) == 3


@pytest.mark.parametrize(
    ("sheets", "keys", "last"),
    [
        (1, {}, False),
        (1, {"round": 16}, True),
        (1, {"last": True}, False),
        (1, {"round": 16, "last": False}, True),
        (2, {}, False),
        (2, {"last": True}, True),
        (2, {"round": 60}, True),
    ],
)
def test_last_in_a_position(sheets: int, keys: dict[str, Any], last: bool) -> None:
    """V30, V31: alone the sixteenth round alone decides."""
    assert voyage(*[{}] * sheets, **keys).view()["last"] is last


@pytest.mark.parametrize(("given", "last"), [({}, True), ({"last": False}, False)])
def test_last_follows_from_three_stars_if_it_is_not_given(given: dict[str, Any], last: bool) -> None:
    """V30: of anybody, with several seats; alone stars mean nothing."""
    stars = {"stars": ["ocean", "duties", "island"]}
    assert voyage({}, stars, **given).view()["last"] is last
    assert voyage(stars, **given).view()["last"] is False


@pytest.mark.parametrize(
    "keys",
    [
        {"spent": 4, "heroes": 3},
        {"duties": [6, 0, 0, 0, 0, 0]},
        {"duties": [0, 0, 0]},
        {"duties": [True, 0, 0, 0, 0, 0]},
        {"berths": 13},
        {"berths": 5},
        {"spent": -1},
        {"hex": [50, 0]},
        {"hex": [1]},
        {"hex": None},
        {"islands": ["Z"]},
        {"islands": ["A", "A"]},
        {"regions": [7]},
        {"regions": [True]},
        {"taken": [[3, 4]]},
        {"beaten": ["s6"]},
        {"forts": ["huge"]},
        {"stars": ["dread"]},
        {"stars": "ocean"},
        {"cargo": {"rum": 1}},
        {"purse": 3},
        {"wind": 3},
    ],
)
def test_a_position_that_cannot_be_is_refused_and_says_where(keys: dict[str, Any]) -> None:
    """V2: like a file that is no logbook."""
    with pytest.raises(LogbookError) as caught:
        voyage(keys)
    assert caught.value.where.startswith("position.players[0]")


@pytest.mark.parametrize(
    "keys",
    [
        {"duties": [5, 0, 0, 0, 0, 0]},
        {"cargo": {"gold": 1}},
        {"cargo": {"rum": 3}},
        {"cargo": {"rum": -1}},
        {"sold": ["gold"]},
        {"purse": -1},
        {"dread": 1},
        {"stars": ["island"]},
        {"beaten": []},
        {"forts": []},
    ],
)
def test_a_position_on_first_voyage_that_cannot_be(keys: dict[str, Any]) -> None:
    """V49: its own keys, and no others."""
    with pytest.raises(LogbookError) as caught:
        voyage(keys, on=FIRST)
    assert caught.value.where.startswith("position.players[0]")


@pytest.mark.parametrize(
    ("players", "keys", "where"),
    [
        (1, {"round": 17}, "position.round"),
        (2, {"round": 61}, "position.round"),
        (1, {"round": 0}, "position.round"),
        (1, {"dice": [1, 2]}, "position.dice"),
        (1, {"dice": [1, 2, 7]}, "position.dice"),
        (2, {"last": 1}, "position.last"),
        (1, {"map": FIRST}, "position.map"),
        (1, {"weather": "fine"}, "position.weather"),
        (2, {"players": [{}]}, "position.players"),
        (1, {"players": [3]}, "position.players[0]"),
    ],
)
def test_a_table_that_cannot_be(players: int, keys: dict[str, Any], where: str) -> None:
    """V30, V31: rounds above the last, dice that are none."""
    with pytest.raises(LogbookError) as caught:
        tables.open("voyages", players=players, position=keys, seed=1)
    assert caught.value.where == where


@pytest.mark.parametrize(
    ("chance", "where"),
    [
        ({"cards": []}, "chance.cards"),
        ({"dice": 3}, "chance.dice"),
        ({"dice": [1, 2, 7]}, "chance.dice[2]"),
        ({"dice": [1, True]}, "chance.dice[1]"),
    ],
)
def test_chance_that_cannot_be(chance: dict[str, Any], where: str) -> None:
    """V33: one flat list of numbers from 1 to 6."""
    with pytest.raises(LogbookError) as caught:
        tables.open("voyages", chance=chance, seed=1)
    assert caught.value.where == where


@pytest.mark.parametrize(("options", "where"), [({"map": "atlantis"}, "options.map"), ({"wind": 3}, "options.wind")])
def test_options_that_cannot_be_are_named(options: dict[str, Any], where: str) -> None:
    with pytest.raises(LogbookError) as caught:
        tables.open("voyages", **options)
    assert caught.value.where == where
