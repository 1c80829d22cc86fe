"""A third map is a file, not code: The Lagoon is played, checked and drawn without a line about it anywhere."""

from __future__ import annotations

import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from voyaging import FIRST, REEF

from tradewind.games.voyages import mapcheck
from tradewind.games.voyages.balance import balance
from tradewind.games.voyages.maps import FOLDER, MAP_NAMES, MAPS, OWN_MAPS, read

LAGOON = Path(__file__).parent / "lagoon.toml"

PLAYED = """
import random
from tradewind import table as tables
from tradewind.games.voyages.game import Voyages
from tradewind.kernel.chance import Chance
from rich.console import Console
from tradewind.kernel.text import catalogue

def at(moves, **keys):
    table = tables.open("voyages", map="lagoon", seed=1, position={"players": [keys], "dice": [2, 1, 1]})
    for move in ("assign 2 1 1", "sail", *moves):
        table.play(f"1 {move}")
    return table.view(1)["players"][0]

game = Voyages()
assert game.choices()["map"] == ("marauders-reef", "first-voyage", "lagoon"), game.choices()["map"]
begun = tables.open("voyages", map="lagoon", seed=1).view(1)["players"][0]
assert (begun["hex"], begun["berths"], begun["heroes"], begun["gold"]) == ([0, 0], 5, 1, 2 + 1), begun
assert {"skills", "free", "beaten", "forts", "cargo", "sold", "purse", "dread"} <= set(begun)
assert at([], hex=[2, 1])["hex"] == [3, 1]
assert at([], hex=[0, 1])["hex"] == [0, 1], "a reef stops the ship"
assert at([], hex=[0, 1], duties=[2, 0, 0, 0, 0, 0])["hex"] == [1, 1], "the Ram of row 1 passes it"
assert at([], hex=[4, 1])["stars"] == ["pearl"]
assert at([], hex=[0, 2])["cargo"] == {"tea": 1}
sold = at(["sell tea"], hex=[0, 3], cargo={"tea": 1})
assert (sold["purse"], sold["stars"], sold["berths"]) == (7, ["trade"], 6), sold
beaten = at(["fight dread"], hex=[2, 2])
assert (beaten["purse"], beaten["stars"], beaten["spent"]) == (5, ["dread"], 2), beaten
won = at(["fight w1"], hex=[1, 0], beaten=["w2"], forts=["wreckers"], regions=[])
assert (won["beaten"], won["stars"], won["gold"]) == (["w1", "w2"], ["marauders"], 2 + 3 * 5 + 1 + 4), won
fort = tables.open("voyages", map="lagoon", seed=1, position={"players": [{"hex": [0, 2]}], "dice": [5, 1, 2]})
for move in ("assign 5 1 2", "sail"):
    fort.play(f"1 {move}")
assert fort.legal(1) == ["fort wreckers", "fort titans"], fort.legal(1)

for players in (1, 3):
    table = tables.open("voyages", map="lagoon", players=players, seed=4)
    chooser = random.Random(4)
    while not table.over:
        seat = chooser.choice(table.waiting)
        Console(file=open("/dev/null", "w")).print(game.picture(table.seen(seat), seat - 1, catalogue("pl").say))
        table.play(f"{seat} {chooser.choice(table.legal(seat))}")
    assert table.view()["round"] <= (9 if players == 1 else 20)
print("played")
"""


def test_v40_a_third_map_is_played_by_the_same_rules() -> None:
    """V1–V56: every feature is switched on by the map's data, in any combination and with any names."""
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        env={**os.environ, OWN_MAPS: str(LAGOON)},
        capture_output=True,
        check=False,
        text=True,
        timeout=300,
    )
    assert done.stdout == "played\n", done.stderr


def tradewind(*command: str, maps: Path, language: str = "en", program: str = "") -> subprocess.CompletedProcess[str]:
    """The command, or a program, where somebody's surroundings name a map."""
    called = ["-c", program] if program else ["-m", "tradewind.cli.main", *command]
    surroundings = {**os.environ, OWN_MAPS: str(maps), "LC_ALL": f"{language}_XX.UTF-8", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, *called], env=surroundings, capture_output=True, check=False, encoding="utf-8", timeout=300
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The sign @ must be there exactly once; found: 0."),
        ("uk", "Знак @ має стояти рівно один раз, а знайдено: 0."),
        ("pl", "Znak @ musi wystąpić dokładnie raz, a znaleziono: 0."),
        ("ru", "Знак @ должен стоять ровно один раз, а найдено: 0."),
    ],
)
def test_v40_a_slip_in_a_map_of_ones_own_is_said_in_one_line(language: str, said: str, tmp_path: Path) -> None:
    """V40: which file, which entry, and what; it is no mistake of ours."""
    path = tmp_path / "own.toml"
    path.write_text(LAGOON.read_text(encoding="utf-8").replace("@ . w", ". . w"), encoding="utf-8")
    done = tradewind("games", maps=path, language=language)
    assert (done.returncode, done.stderr) == (2, f"tradewind: {path}: chart: {said}\n")


def test_v40_a_map_of_ones_own_does_not_take_the_place_of_ours(tmp_path: Path) -> None:
    """V40: a file with the name of a map that is there already is refused, by the checker too."""
    path = tmp_path / f"{REEF}.toml"
    path.write_text(LAGOON.read_text(encoding="utf-8"), encoding="utf-8")
    said = f"{path}: There is a map called {REEF} already; give the file another name."
    assert tradewind("games", maps=tmp_path).stderr == f"tradewind: {said}\n"
    checked = run_mapcheck(path)
    assert (checked.returncode, checked.stdout) == (2, said + "\n")


BAZAAR = """
from tradewind import table as tables
from tradewind.kernel.registry import game

voyages = game("voyages")
kinds = voyages.moves.texts[voyages.moves.number("sell tea") :][:30]
aboard = {text.split()[1]: 1 for text in kinds}
position = {"players": [{"hex": [0, 3], "cargo": aboard}], "dice": [2, 1, 1]}
table = tables.open("voyages", map="bazaar", seed=1, position=position)
for move in ("assign 2 1 1", "sail"):
    table.play(f"1 {move}")
assert table.legal(1) == ["fight w2", *kinds, "done"], table.legal(1)
print([path.name for path in voyages.also_made_of])
"""


def test_v44_a_settlement_may_buy_any_number_of_kinds(tmp_path: Path) -> None:
    """V44, V49: thirty kinds can be sold there. The map's file is among those the rules are made of."""
    kinds = ["tea", *(f"tea{number}" for number in range(29))]
    signs = "tbcdefghijklmnpqrsuvyzCDEFGHIJ"
    cargo = ", ".join(f'{{ kind = "{kind}", sign = "{sign}" }}' for kind, sign in zip(kinds, signs, strict=True))
    source = LAGOON.read_text(encoding="utf-8")
    source = source.replace(" . o B . w .\n", f" . o B . w .\n{' '.join(signs[1:])}\n")
    source = source.replace(" 1 1 - 2 2 2\n", f" 1 1 - 2 2 2\n{'1 ' * len(signs[1:])}\n")
    source = source.replace('cargo = [{ kind = "tea", sign = "t" }]', f"cargo = [{cargo}]")
    source = source.replace("{ tea = 7 }", "{ " + ", ".join(f"{kind} = 7" for kind in kinds) + " }")
    path = tmp_path / "bazaar.toml"
    path.write_text(source, encoding="utf-8")
    done = tradewind(maps=path, program=BAZAAR)
    assert done.stdout == "['bazaar.toml']\n", done.stderr


def run_mapcheck(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", mapcheck.__name__, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, check=False, text=True, timeout=300)


def test_the_checker_reads_draws_and_sails_a_map_of_ones_own(tmp_path: Path) -> None:
    """Counts, reach, balance and the picture, in one command."""
    done = run_mapcheck(LAGOON, "--svg", tmp_path / "lagoon.svg", "--games", "3")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "The Lagoon: 24 hexes, 21 sea, 1 reef, 2 land" in done.stdout
    assert "random: 3 games alone" in done.stdout
    assert "sailor: 3 games alone" in done.stdout
    picture = ET.parse(tmp_path / "lagoon.svg").getroot()
    drawn = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert {"The Lagoon", "A", "Anvil", "B", "Bell", "tea", "w1", "w2", "T1"} <= set(drawn)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (" . # . + . *", " . # . + # *", "is land or reef, and yet in region"),
        ("1 1 1 2 2 2\n 1 - 1 2", "1 1 2 2 2 2\n 1 - 1 2", "Nothing is wrong"),
        ("- 1 1 2 2 2", "- 1 1 2 2 1", "in 2 pieces"),
        ("- 1 1 2 2 2", "- 1 1 2 2 -", "belongs to no region"),
        ("stars_to_end = 2", "stars_to_end = 6", "Only 5 stars can be gained; 6 are needed"),
        ("settlement = { tea = 7 }", "settlement = { }", "cannot be gained: trade"),
    ],
)
def test_the_checker_finds_what_is_wrong(old: str, new: str, said: str, tmp_path: Path) -> None:
    """Regions, islands and stars."""
    source = LAGOON.read_text(encoding="utf-8")
    assert old in source
    path = tmp_path / "own.toml"
    path.write_text(source.replace(old, new, 1), encoding="utf-8")
    done = run_mapcheck(path, "--games", "0")
    assert said in done.stdout, done.stdout + done.stderr


def test_the_checker_says_when_something_is_out_of_reach(tmp_path: Path) -> None:
    """A star behind reefs on all sides needs the Ram; without skills nothing gets there."""
    source = LAGOON.read_text(encoding="utf-8")
    walled = source.replace("@ . w . T .", "@ . w . T #").replace(" . # . + . *", " . # . + # *")
    walled = walled.replace("A . t . X .", "A . t . X #").replace(
        "1 1 1 2 2 2\n 1 - 1 2 2 2\n- 1 1 2 2 2", "1 1 1 2 2 -\n 1 - 1 2 - 2\n- 1 1 2 2 -"
    )
    path = tmp_path / "walled.toml"
    path.write_text(walled, encoding="utf-8")
    assert "star [5, 1] can only be reached with the Ram." in run_mapcheck(path, "--games", "0").stdout
    skills = 'skills = ["ram", "oars", "rudder", "armoury", "cabins", "catapult"]\n'
    path.write_text(walled.replace(skills, "").replace("skill_at = 2\n", ""), encoding="utf-8")
    done = run_mapcheck(path, "--games", "0")
    assert done.returncode == 1
    assert "star [5, 1] can never be reached." in done.stdout


def test_the_checker_refuses_what_is_no_map(tmp_path: Path) -> None:
    """Exit status 2, and never a traceback."""
    path = tmp_path / "none.toml"
    path.write_text("title = 3", encoding="utf-8")
    for given in (path, tmp_path / "missing.toml"):
        done = run_mapcheck(given)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", [REEF, FIRST])
def test_nothing_is_wrong_with_our_own_maps(name: str) -> None:
    """Everything can be reached within a few moves, and every star can be gained."""
    chart = MAPS[MAP_NAMES.index(name)]
    assert read(FOLDER / f"{name}.toml") == chart
    assert mapcheck.check(chart).findings == []


def test_the_balance_weighs_random_moves_against_the_sailor() -> None:
    """The sailor earns far more than moves at random."""
    blind, sailor = balance(0, 6)
    assert sailor.gold > 2 * blind.gold
    report = mapcheck.weigh([blind, sailor])
    assert len(report.facts) == 2
    assert report.playable
