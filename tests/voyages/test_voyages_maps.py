"""Both maps, hex by hex, against the sheets as they were drawn (`printed/`): all that V27–V48 speak of is there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from voyaging import FIRST, REEF

from tradewind.games.voyages.maps import DEFAULT, MAP_NAMES, MAPS, Map, MapError, Reward, read

Printed = dict[str, Any]


def printed(name: str) -> Printed:
    path = Path(__file__).parent / "printed" / f"{name}.json"
    sheet: Printed = json.loads(path.read_text(encoding="utf-8"))
    return sheet


BOTH = [(MAPS[MAP_NAMES.index(name)], printed(name)) for name in (REEF, FIRST)]
both = pytest.mark.parametrize(("chart", "sheet"), BOTH, ids=[REEF, FIRST])


def pairs(places: Any) -> list[list[int]]:
    return [list(place) for place in places]


def reward(entry: str | dict[str, int]) -> Reward:
    return Reward(gift=entry) if isinstance(entry, str) else Reward(gold=entry["gold"])


def test_the_default_map_comes_first() -> None:
    """V1: Marauders' Reef unless another is asked for."""
    assert MAP_NAMES[0] == DEFAULT == REEF
    assert FIRST in MAP_NAMES


@both
def test_v2_grid_and_start(chart: Map, sheet: Printed) -> None:
    """V2: the hexes, and where the ship begins."""
    columns, rows = sheet["grid"]["columns"], sheet["grid"]["rows"]
    assert (chart.columns, chart.rows) == (columns, rows)
    assert list(chart.hexes) == [(column - row // 2, row) for row in range(rows) for column in range(columns)]
    assert list(chart.start) == sheet["start"]


@both
def test_v8_every_region(chart: Map, sheet: Printed) -> None:
    """V8: id, name and hexes."""
    found = [(region.id, region.name, pairs(region.hexes)) for region in chart.regions]
    assert found == [(region["id"], region["name"], region["hexes"]) for region in sheet["regions"]]


@both
def test_v10_every_island(chart: Map, sheet: Printed) -> None:
    """V10, V26: id, name, gold, fort and hexes."""
    found = [(island.id, island.name, island.gold, island.fort, pairs(island.hexes)) for island in chart.islands]
    assert found == [
        (island["id"], island["name"], island["gold"], island.get("fort", False), island["hexes"])
        for island in sheet["islands"]
    ]


@both
def test_v20_every_reef(chart: Map, sheet: Printed) -> None:
    """V20: and none on First Voyage (V40)."""
    assert pairs(chart.reefs) == sheet["reefs"]


@both
def test_v24_every_marauder(chart: Map, sheet: Printed) -> None:
    """V24: id, type, strength and hex; the gold of every circle (V32)."""
    found = [(ship.id, ship.type, ship.strength, list(ship.hex)) for ship in chart.marauders]
    assert found == [(ship["id"], ship["type"], ship["strength"], ship["hex"]) for ship in sheet["marauders"]]
    for track in chart.tracks:
        assert list(track.gold) == sheet["tracks"][track.type]["gold"]
        assert sum(ship.type == track.type for ship in chart.marauders) == sheet["tracks"][track.type]["count"]


@both
def test_v10_every_icon_and_star(chart: Map, sheet: Printed) -> None:
    """V10: sailors, relics and the stars that lie on the chart."""
    assert pairs(chart.sailors) == sheet["icons"]["sailor"]
    assert pairs(chart.relics) == sheet["icons"]["relic"]
    lying = [(star.name, list(star.hex)) for star in chart.stars if star.hex]
    assert lying == [(star["kind"], star["hex"]) for star in sheet["stars"]]


@both
def test_v27_v46_every_square_of_the_duties(chart: Map, sheet: Printed) -> None:
    """V27, V28, V46: squares, skills, columns and rows."""
    duties, facts = chart.duties, sheet["duties"]
    assert duties.squares == facts["squares_per_row"]
    assert [list(group) for group in duties.groups] == facts["column_groups"]
    assert list(duties.columns) == [reward(entry) for entry in facts["column_rewards"]]
    assert list(duties.skills) == list(facts["rows"].values())
    assert duties.rows_for_star == sheet["stars_rule"]["duties_rows_needed"]
    if duties.skills:
        assert (duties.skill_at, duties.row_gold) == (facts["skill_at_square"], facts["mastery_gold"])
        assert facts["mastery_at_square"] == duties.squares
    else:
        assert list(duties.rows) == [reward(entry) for entry in facts["row_rewards"].values()]
        assert duties.row_gold == 0


@both
def test_v2_v23_crew_and_gold(chart: Map, sheet: Printed) -> None:
    """V2, V23, V32, V48: the figures of the crew, the regions and the stars; V30, V31: the rounds."""
    crew, facts = chart.crew, sheet["crew"]
    assert (crew.sailors, crew.heroes, crew.berths) == (facts["start_ordinary"], facts["start_hero"], facts["capacity"])
    assert crew.hero_gold == facts["unused_hero_gold"]
    if chart.marauders:
        assert (crew.sailor_strength, crew.hero_strength) == (facts["ordinary_strength"], facts["hero_strength"])
        assert crew.catapult_strength == facts["catapult_bonus"]
        assert chart.fort_multiplier == sheet["tracks"]["fort_multiplier"]
    assert list(chart.regions_gold) == sheet["regions_gold"]
    assert (chart.star_gold, chart.stars_to_end) == (sheet["stars_rule"]["gold_each"], sheet["solo"]["stars_needed"])
    assert sheet["stars_rule"]["end_trigger"] == chart.stars_to_end
    assert (chart.rounds_alone, chart.rounds_several) == (sheet["solo"]["rounds"], sheet["several"]["rounds_at_most"])


@both
def test_v43_v45_cargo_settlements_and_the_dread(chart: Map, sheet: Printed) -> None:
    """V43, V44, V45: every cargo hex, every price, the Dread; none of it on Marauders' Reef."""
    cargo = sheet.get("cargo", {"hexes": {}})
    assert {kind: pairs(places) for kind, places in chart.cargo.items()} == cargo["hexes"]
    assert chart.unsold_gold == cargo.get("unsold_gold", 0)
    prices = {island.id: island.prices for island in chart.islands if island.prices}
    assert prices == {entry["island"]: entry["prices"] for entry in sheet.get("settlements", [])}
    if "dread" in sheet:
        assert chart.dread is not None
        found = (list(chart.dread.hex), chart.dread.sailors, chart.dread.gold)
        assert found == (sheet["dread"]["hex"], sheet["dread"]["sailors"], sheet["dread"]["gold"])
    else:
        assert chart.dread is None


@both
def test_v29_v47_the_names_and_order_of_the_stars(chart: Map, sheet: Printed) -> None:
    """V29, V47: five each."""
    expected = {
        REEF: ["marauders", "duties", "ocean", "island", "recruiting"],
        FIRST: ["ocean", "dread", "trade", "duties", "recruiting"],
    }
    assert [star.name for star in chart.stars] == expected[chart.name]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("@ . . #", ". . . #", "The sign @ must be there exactly once; found: 0."),
        ("@ . . #", "@ @ . #", "The sign @ must be there exactly once; found: 2."),
        (". . m . . s", ". . m . . z", "z means nothing"),
        ("1 1 1 2 2 2 2 2 2 3 3", "1 1 1 2 2 2 2 2 2 3", "not those of the chart"),
        ('sign = "s"', 'sign = "A"', "The sign A means two things"),
        ("[crew]", "[crews]", "“crew” is missing"),
        ("squares = 5", "squares = ", "Invalid value"),
        ('"sailor", "relic", "sailor", "relic", "sailor"', '"sailor"', "column_rewards"),
        ('"armoury"', '"cannons"', "skills"),
        ("[5, 11, 18]", "[5, 11]", "tracks"),
        ("25, 36]", "25]", "regions_gold"),
        ("[4, 5, 6]]", "[4, 5]]", "column_groups"),
        ('name = "marauders"', 'name = "pirates"', "pirates"),
        ('"sailor", "relic", "sailor", "relic", "sailor"', '"sailor", "relic", "sailor", "relic", "parrot"', "duties"),
        ("hero_gold = 2", 'hero_gold = "2"', "crew.hero_gold"),
        ("[5, 11, 18]", '[5, 11, "x"]', "tracks[2].gold"),
    ],
)
def test_a_map_that_cannot_be_says_what_is_wrong(old: str, new: str, said: str, tmp_path: Path) -> None:
    """A drawing error is named before anybody sails into it."""
    source = (Path(__file__).parents[2] / "src/tradewind/games/voyages/maps" / f"{REEF}.toml").read_text(
        encoding="utf-8"
    )
    assert old in source
    path = tmp_path / "own.toml"
    path.write_text(source.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(MapError) as caught:
        read(path)
    assert caught.value.where.startswith(str(path))
    assert said in f"{caught.value.where}: {caught.value}"
