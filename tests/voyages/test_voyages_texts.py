"""Every text in four languages, with what the game puts into it; and the table as a terminal shows it."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from rich.console import Console
from voyaging import FIRST, REEF, do, sailed, voyage

from tradewind import table as tables
from tradewind.games.voyages import GAMES
from tradewind.games.voyages.maps import MAP_NAMES, MAPS
from tradewind.games.voyages.words import place_named
from tradewind.kernel.text import LANGUAGES, Message, catalogue
from tradewind.table import Table

GAME = GAMES[0]
LOCALES = GAME.folder / "locales"
PLURALS = {"en": {"one", "other"}} | {slavic: {"one", "few", "many", "other"} for slavic in ("uk", "pl", "ru")}
VARIABLE = re.compile(r"\$([A-Za-z0-9]+)")


def entries(language: str) -> dict[str, str]:
    """The messages of the game by key, as written."""
    body = FluentParser().parse((LOCALES / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry) for entry in body if isinstance(entry, ftl.Message)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_variables(language: str) -> None:
    english = {key: set(VARIABLE.findall(text)) for key, text in entries("en").items()}
    assert {key: set(VARIABLE.findall(text)) for key, text in entries(language).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_by_number_has_all_plural_forms(language: str) -> None:
    for key, text in entries(language).items():
        if "->" in text:
            forms = set(re.findall(r"\[(one|few|many|other)\]", text))
            assert forms == PLURALS[language], key


def said(message: Message, language: str) -> str:
    """The message in words; nothing in it may be missing."""
    words = catalogue(language).say(message)
    assert "voyages-" not in words, words
    assert "{" not in words, words
    return words


def test_every_text_is_used() -> None:
    """Keys are written out in the source, or made of a group and a name; the page asks for a title and the options."""
    sources = [path for kind in ("*.py", "*.toml", "web/*.ts", "web/*.svelte") for path in Path(GAME.folder).glob(kind)]
    source = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    groups = set(re.findall(r'(?:f"|`)(voyages-[a-z-]+-)[{$]', source)) | {
        "voyages-course-", "voyages-blocked-", "voyages-track-", "voyages-kind-", "voyages-star-",
        "voyages-board-option-"
    }  # fmt: skip
    written = set(re.findall(r"[\"'](voyages-[a-z-]+)[\"']", source))
    written |= {"voyages-board-title", "voyages-board-line", "voyages-board-goal"}
    for key in entries("en"):
        assert key in written or any(key.startswith(group) for group in groups), key


def test_every_text_of_the_board_is_there() -> None:
    """What the page would say is in the catalogue, written out or by its group."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in Path(GAME.folder, "web").rglob("*.svelte"))
    keys = entries("en")
    assert set(re.findall(r"'(voyages-[a-z-]+)'", source)) <= set(keys)
    for group in set(re.findall(r"`(voyages-[a-z-]+-)\$", source)):
        assert any(key.startswith(group) for key in keys), group


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("on", [REEF, FIRST])
def test_a_whole_game_can_be_told_and_drawn(language: str, on: str) -> None:
    """Every move has words, every position a picture, every change a story."""
    for move in range(len(GAME.moves)):
        assert said(GAME.move_words(move), language)
    for players in (1, 2):
        chooser, table = random.Random(players), tables.open("voyages", players=players, map=on, seed=players)
        while not table.over:
            seat = chooser.choice(table.waiting)
            text = chooser.choice(table.legal(seat))
            before = table.seen(1)
            table.play(f"{seat} {text}")
            for message in GAME.narrate(before, seat - 1, GAME.moves.number(text), table.seen(1), []):
                said(message, language)
            for odds in table.odds(1):
                assert 0 < odds.favourable <= odds.possible == 216
                said(odds.what, language)
        assert drawn(table, language)


@pytest.mark.parametrize(("on", "counting"), [(REEF, "V32"), (FIRST, "V48")])
@pytest.mark.parametrize(("players", "ending"), [(1, "V31"), (2, "V30")])
def test_v31_the_end_is_told_by_the_rules_of_its_map_and_of_one_or_several(
    on: str, counting: str, players: int, ending: str
) -> None:
    """V30–V32, V48: the last round, the end, and the gold that is counted then."""
    stars = [{"stars": ["duties", "ocean", "recruiting"]}] if players > 1 else [{}]
    table = voyage(
        *stars, *({} for _ in range(players - 1)), on=on, **({"round": 15} if players == 1 else {"last": False})
    )
    rules: dict[str, str | None] = {}
    while not table.over:
        seat = table.waiting[0]
        text = (
            "done" if "done" in table.legal(seat) else "sail" if "sail" in table.legal(seat) else table.legal(seat)[0]
        )
        before = table.seen(1)
        table.play(f"{seat} {text}")
        told = GAME.narrate(before, seat - 1, GAME.moves.number(text), table.seen(1), [])
        rules |= {message.key: GAME.rule_of(message) for message in told}
    assert rules["voyages-last-round"] == rules["voyages-game-over"] == ending
    assert rules["voyages-final-gold"] == counting


def drawn(table: Table, language: str = "en") -> str:
    out = io.StringIO()
    Console(file=out, width=140).print(GAME.picture(table.seen(1), 0, lambda message: said(message, language)))
    return out.getvalue()


def test_the_picture_shows_the_ship_its_wake_and_where_the_dice_lead() -> None:
    """The chart, the six assignments with their ends, and the sheet beside it."""
    table = voyage({"hex": [-2, 4]}, {}, dice=(2, 5, 4))
    before = drawn(table)
    assert "▲" in before
    assert before.count("assign ") == 6
    assert "★a" in before  # assign 2 5 4 reaches the ocean star
    do(table, "1 assign 2 5 4", "1 sail")
    after = drawn(table)
    assert "≈   ≈   ≈   ≈   ≈   ▲" in after
    assert "★ ocean" in after


def test_the_picture_shows_every_kind_of_thing() -> None:
    """Reefs, islands, marauders, icons and stars; cargo and the Dread."""
    reef = drawn(voyage({}, dice=(1, 1, 1)))
    for sign in ("▒", "s1", "m4", "L3", "+", "◇", "★", " I ", "Oars", "small marauders"):
        assert sign in reef, sign
    first = drawn(voyage({}, dice=(1, 1, 1), on=FIRST))
    for sign in ("☠", "ti", "ru", "si", "sp", "timber"):
        assert sign in first, sign


def test_the_odds_of_a_star_are_exact() -> None:
    """From [-1, 4] only heading 2 with speed 4 ends on the ocean star: 30 of 216 rolls have both a 2 and a 4."""
    table = sailed([-2, 5], 1, 1)
    assert table.view(1)["players"][0]["hex"] == [-1, 4]
    (odds,) = table.odds(1)
    assert (odds.kind, odds.move, odds.favourable, odds.possible) == ("star", "done", 30, 216)


def test_every_map_of_the_package_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        assert {f"voyages-map-{name}" for name in MAP_NAMES} <= set(entries(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_our_maps_has_a_name_in_every_language(language: str) -> None:
    """On the chart and in the story; a map of one's own keeps the names that are written in it."""
    for chart in MAPS:
        for name in [place.name for place in chart.regions] + [place.name for place in chart.islands]:
            known = place_named(name)
            assert isinstance(known, Message), f"{name} is not in the catalogue"
            assert known.key in entries(language)
    assert place_named("Anvil") == "Anvil"
