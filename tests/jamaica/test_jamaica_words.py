"""Texts in four languages, the story of a game, and the board in the terminal."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from regatta import do, race, ship, under_way
from rich.console import Console
from voyages_at_random import COMBINATIONS, JAMAICA, moments

import tradewind.games.jamaica as package
from tradewind.games.jamaica.components import COST, KIND, LAIR, PORT, SPACES
from tradewind.kernel.game import knows
from tradewind.kernel.rulebook import rulebooks
from tradewind.kernel.text import LANGUAGES, Message, catalogue, player_at
from tradewind.kernel.view import NO_SEAT, redact
from tradewind.table import Table

LOCALES = Path(package.__file__).parent / "locales"
# texts by which the page names a game and its options
PAGE_ASKS = ("jamaica-board-title", "jamaica-board-line", "jamaica-board-goal", "jamaica-board-option-")
RULES_OF_TESTS = Path(__file__).parent


def drawn(table: Table, seat: int | None, language: str = "en", width: int = 120) -> str:
    """The picture as a terminal shows it."""
    console = Console(file=StringIO(), width=width, force_terminal=False)
    viewer = NO_SEAT if seat is None else seat - 1
    console.print(JAMAICA.picture(table.seen(seat), viewer, catalogue(language).say))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_j12_a_whole_game_is_told_in_every_language(language: str) -> None:
    """J12: moves, verdicts, stories and odds all have words, with every argument filled in."""
    words = catalogue(language)

    def say(message: Message) -> None:
        text = words.say(message)
        assert not re.search(r"jamaica-|\{|\$[a-z]|None", text), f"{message} is said as {text!r}"

    for chosen in COMBINATIONS[:: len(COMBINATIONS) // 4]:
        before = None
        for state, seat, move in moments(chosen, 77, sailors=0b0110):
            if before is not None:
                for message in JAMAICA.narrate(before[0], before[1], before[2], redact(state, 0), []):
                    say(message)
            if seat >= 0:
                say(JAMAICA.move_words(move))
                say(JAMAICA.judge(state, seat, move).why)
                say(JAMAICA.judge(state, seat, 0).why)
                for odds in JAMAICA.odds(redact(state, seat), seat):
                    say(odds.what)
                before = (redact(state, 0), seat, move)


def test_all_languages_have_the_same_texts_and_every_one_is_used() -> None:
    """Every key in every language, and each is named in the code, whole or by its beginning."""
    keys = {
        language: set(re.findall(r"^(jamaica-[a-z0-9-]+) =", (LOCALES / f"{language}.ftl").read_text("utf-8"), re.M))
        for language in LANGUAGES
    }
    for language in LANGUAGES:
        assert keys[language] == keys["en"], f"{language} differs"
    folder = LOCALES.parent
    sources = [*folder.glob("*.py"), *folder.glob("*.toml"), *folder.glob("web/*.ts"), *folder.glob("web/*.svelte")]
    code = "".join(path.read_text("utf-8") for path in sources) + "\n".join(PAGE_ASKS)
    stems = set(re.findall(r"jamaica-[a-z-]+", code))
    for key in keys["en"]:
        assert any(key.startswith(stem) for stem in stems), f"nobody says {key}"


def test_j11_the_story_does_not_tell_which_card_was_laid() -> None:
    """J11: only when it is turned over."""
    table = do(race(ship(), ship(0, "powder/gold"), ship(), dice=[1, 2]), "1 dice 1 2", "1 play gold/gold")
    before = table.seen(1)
    do(table, "2 play powder/gold")
    told = JAMAICA.narrate(before, 1, JAMAICA.moves.number("play powder/gold"), table.seen(1), [])
    assert [message.key for message in told] == ["jamaica-did-play"]
    assert told[0].arguments == {"player": player_at(1)}


def test_j41_a_combat_is_told_with_its_rolls_and_its_winner() -> None:
    """J41: the die and who won."""
    table = do(under_way(ship(9, "forward/powder"), ship(10), ship(), dice=[1, 1, 8, 2]), "1 attack 2", "1 powder 0")
    before, used = table.seen(3), len(table.desk.outcomes)
    do(table, "2 powder 0")
    outcomes = [outcome for outcome in table.desk.outcomes[used:] if knows(outcome, 2)]
    told = JAMAICA.narrate(before, 1, JAMAICA.moves.number("powder 0"), table.seen(3), outcomes)
    said = [catalogue("en").say(message) for message in told]
    assert said == ["Seat 2 fires without powder.", "The combat die shows 2.", "Seat 1 wins the combat."]


def rules_told(table: Table, move: str) -> dict[str, str | None]:
    """Play a move; by which rule each thing that followed is told, as seat 1 is told it."""
    seat, _, text = move.partition(" ")
    before, used = table.seen(1), len(table.desk.outcomes)
    do(table, move)
    outcomes = [outcome for outcome in table.desk.outcomes[used:] if knows(outcome, 0)]
    told = JAMAICA.narrate(before, int(seat) - 1, JAMAICA.moves.number(text), table.seen(1), outcomes)
    return {message.key.removeprefix("jamaica-"): JAMAICA.rule_of(message) for message in told}


def fought(*rolls: int | str, ghost: bool = False, **attacker: object) -> Table:
    """Seat 1 has beaten whoever lay on space 10: seat 2, or the ghost."""
    mine = ship(9, "forward/powder", **attacker)
    if ghost:
        table = under_way(mine, ship(), dice=[1, 1, *rolls], ghost={"space": 10, "treasures": ["lady-beth", "gold-3"]})
        return do(table, "1 attack 0", "1 powder 0")
    other = ship(10, treasures=["gold-3"])
    return do(under_way(mine, other, ship(), dice=[1, 1, *rolls]), "1 attack 2", "1 powder 0")


def test_j33_a_token_paid_is_told_by_the_rule_that_wants_it() -> None:
    """J32, J33, J41: doubloons in a port, food at sea, powder before a shot."""
    stores = [["food", 3], ["food", 3], ["gold", 3], ["gold", 3], ["powder", 3]]
    at_sea = under_way(ship(9, "forward/powder", holds=stores), ship(), dice=[1, 1])
    assert rules_told(at_sea, "1 pay 1")["did-pay"] == "J33"
    in_port = under_way(ship(4, "forward/powder", holds=stores), ship(), dice=[1, 1])
    assert rules_told(in_port, "1 pay 3")["did-pay"] == "J32"
    holds = [["powder", 2], ["powder", 2], ["food", 6]]
    in_combat = under_way(ship(9, "forward/powder", holds=holds), ship(10), ship(), dice=[1, 1])
    do(in_combat, "1 attack 2", "1 powder 1")
    assert rules_told(in_combat, "1 pay 1")["did-pay"] == "J41"


def test_j30_a_lane_is_told_by_the_rule_that_asks_for_it() -> None:
    """J30, J50, J81: on the way, in a shortage, for the ghost."""
    on_the_way = under_way(ship(5, "forward/powder", holds=[["food", 6]]), ship(), dice=[3, 1])
    told = rules_told(on_the_way, "1 lane inner")
    assert (told["did-lane-inner"], told["sailed"]) == ("J30", "J30")
    short = under_way(ship(14, "forward/powder", holds=[]), ship(), dice=[1, 1, 10])
    told = rules_told(short, "1 lane outer")
    assert (told["did-lane-outer"], told["sailed"]) == ("J50", "J50")
    crew = [ship(10, "gold/gold"), ship(20, "gold/gold")]
    haunted = under_way(*crew, dice=[1, 1], ghost={"space": 6})
    do(haunted, "1 load 3", "1 load 4", "2 load 3", "2 load 4", "1 ghost forward")
    assert rules_told(haunted, "1 lane inner")["did-lane-inner"] == "J81"


def test_j43_loot_is_told_by_the_rule_of_the_ship_it_comes_from() -> None:
    """J43, J83: a hold, a treasure, a curse, nothing; from a player and from the ghost. What is stolen is not J35."""
    for ghost, rule in ((False, "J43"), (True, "J83")):
        place = 2 if ghost else 1
        assert rules_told(fought("star", ghost=ghost), "1 steal hold 1")["did-steal-hold"] == rule
        told = rules_told(fought("star", ghost=ghost), f"1 steal treasure {place}")
        assert (told["did-steal-treasure"], told["took"]) == (rule, rule)
        told = rules_told(fought("star", ghost=ghost, treasures=["curse-2"]), "1 curse 1")
        assert (told["did-curse"], told["took"]) == (rule, rule)
        assert rules_told(fought("star", ghost=ghost), "1 nothing")["did-nothing"] == rule


def test_j35_a_treasure_of_a_lair_is_told_by_the_lair() -> None:
    """J35: nobody was robbed of it."""
    table = race(ship(18, "forward/powder", holds=[]), ship(), dice=[1, 1], tokens=[19])
    do(table, "1 dice 1 1", "1 play forward/powder")
    assert rules_told(table, "2 play gold/gold")["took"] == "J35"


def test_j50_a_shortage_roll_and_where_it_leads_are_told_as_such() -> None:
    """J50: after a tie the shots are J41, the roll for the shortage is not, a star neither; staying is no move."""
    tied = {"holds": [["powder", 1]]}
    table = under_way(ship(9, "forward/powder", **tied), ship(10), ship(), dice=[1, 1, 6, 6, 10])
    do(table, "1 attack 2", "1 powder 0")
    before, used = table.seen(1), len(table.desk.outcomes)
    do(table, "2 powder 0")
    told = JAMAICA.narrate(before, 1, JAMAICA.moves.number("powder 0"), table.seen(1), table.desk.outcomes[used:])
    assert [JAMAICA.rule_of(message) for message in told if message.key == "jamaica-rolled"] == ["J41", "J50"]
    assert [JAMAICA.rule_of(message) for message in told if message.key == "jamaica-sailed"] == ["J50"]
    staying = race(ship(9, "forward/powder", holds=[]), ship(), dice=[1, 1, "star"])
    do(staying, "1 dice 1 1", "1 play forward/powder")
    told_of = rules_told(staying, "2 play gold/gold")
    assert (told_of["rolled-star"], told_of["sailed"]) == ("J50", "J30")


def test_j30_the_picture_shows_every_space_with_its_cost_and_every_ship() -> None:
    """J30–J35: ≈ food, $ doubloons, x lairs; ships by number, the ghost as G."""
    table = race(ship(9), ship(44), ship(20), dice=[2, 5], options={"ghost": True}, ghost={"space": 33})
    picture = drawn(table, 1)
    for space in ("45$7", "29≈1", "19x*", "PORT ROYAL", "13≈3"):
        assert space in picture, f"{space} is not on the board"
    lines = picture.splitlines()
    above = {name: next(place for place, text in enumerate(lines) if name in text) - 1 for name in ("33x*", "44x*")}
    assert "G" in lines[above["33x*"]]
    assert "2" in lines[above["44x*"]]


@pytest.mark.parametrize("width", [80, 100, 160])
def test_j30_every_space_is_on_the_board_in_a_terminal_of_any_width(width: int) -> None:
    """J30–J35: nothing is cut off from eighty columns up."""
    picture = drawn(race(ship(0), ship(0), dice=[2, 5]), 1, width=width)
    board = picture[: picture.index("╰")]
    for space in range(1, SPACES):
        sign = "x*" if KIND[space] == LAIR else ("$" if KIND[space] == PORT else "≈") + str(COST[space])
        assert f"{space:<2}{sign}" in board, f"space {space} is not to be seen in {width} columns"
    assert "12G" in board, "the ships lie at Port Royal"


def test_j30_the_picture_says_what_each_die_would_reach() -> None:
    """J30: forward and back, both lanes, with what it costs there."""
    table = do(race(ship(5, holds=[["food", 6]]), ship(), dice=[2, 5]), "1 dice 2 5")
    picture = drawn(table, 1)
    assert "Morning 2: forward to 7 (≈2), 13 (≈3); back to 3 (≈2)" in picture
    assert "Evening 5: forward to 10 (≈3), 16 ($3); back to 0 (PORT ROYAL)" in picture


def test_j61_the_picture_keeps_secrets() -> None:
    """J11, J61: another's hand is a number, a face-down treasure is face down, the own are named."""
    table = race(ship(9, "food/powder", treasures=["curse-4"]), ship(20, "gold/forward"), ship(), dice=[2, 5])
    mine, theirs, nobodys = (drawn(table, seat) for seat in (1, 2, None))
    assert "curse −4" in mine
    assert "curse −4" not in theirs
    assert "curse −4" not in nobodys
    assert "[food / powder]" in mine
    assert "[food / powder]" not in theirs
    assert "Your hand" not in nobodys


@pytest.mark.parametrize("language", LANGUAGES)
def test_j41_the_picture_of_a_combat(language: str) -> None:
    """J41: both shots, as far as they are known."""
    table = do(under_way(ship(9, "forward/powder"), ship(10), ship(), dice=[1, 1, 8, 2]), "1 attack 2", "1 powder 0")
    picture = drawn(table, 2, language)
    assert "0 + 8" in picture
    assert "? + ?" in picture


def test_every_numbered_rule_has_a_test_that_names_it() -> None:
    """J1–J96 as the rulebook numbers them."""
    numbered = {rule for book in rulebooks(JAMAICA.folder, "en") for rule in book.rules()}
    tests = "".join(path.read_text("utf-8") for path in RULES_OF_TESTS.glob("test_*.py"))
    named = set(re.findall(r"J\d+", tests)) | {name.upper() for name in re.findall(r"test_(j\d+)_", tests)}
    for first, last in re.findall(r"J(\d+)–J(\d+)", tests):
        named |= {f"J{number}" for number in range(int(first), int(last) + 1)} & numbered
    assert numbered - named == set()
    assert len(numbered) == 42
