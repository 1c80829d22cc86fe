"""The catalogue: texts by key, in four languages, with names and numbers put in."""

from __future__ import annotations

from pathlib import Path

import pytest

from tradewind.kernel import text
from tradewind.kernel.errors import IllegalMove, LogbookError
from tradewind.kernel.text import Catalogue, Message

SHIPS = """
greeting = Ahoy, { $name }!
ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
bare = The wind
    drops.
"""
KORABLI = """
ships = { $count ->
    [one] { $count } корабель
    [few] { $count } кораблі
    [many] { $count } кораблів
   *[other] { $count } корабля
}
"""


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    for name, source in {"en": SHIPS, "uk": KORABLI}.items():
        (tmp_path / f"{name}.ftl").write_text(source, encoding="utf-8")
    return {name: tmp_path / f"{name}.ftl" for name in ("en", "uk")}


def test_a_text_is_said_with_what_goes_into_it(files: dict[str, Path]) -> None:
    catalogue = Catalogue("en", (files["en"],))
    assert catalogue.say(Message("greeting", {"name": "Ann"})) == "Ahoy, Ann!"
    assert catalogue.say(Message("ships", {"count": 1})) == "1 ship"
    assert catalogue.say(Message("ships", {"count": 3})) == "3 ships"
    assert catalogue.say(Message("bare")).split() == ["The", "wind", "drops."]


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 корабель"), (3, "3 кораблі"), (5, "5 кораблів"), (21, "21 корабель")]
)
def test_plurals_are_the_languages_own(files: dict[str, Path], count: int, words: str) -> None:
    assert Catalogue("uk", (files["uk"],)).say(Message("ships", {"count": count})) == words


def test_a_message_inside_a_message_is_put_into_words_first(files: dict[str, Path]) -> None:
    catalogue = Catalogue("en", (files["en"],))
    assert catalogue.say(Message("greeting", {"name": Message("ships", {"count": 2})})) == "Ahoy, 2 ships!"


def test_what_is_missing_is_shown_by_its_key(files: dict[str, Path]) -> None:
    catalogue = Catalogue("uk", (files["uk"],))
    assert catalogue.say(Message("greeting", {"name": "Ann"})) == "greeting"
    assert catalogue.keys() == {"ships"}


def test_a_language_we_do_not_speak_is_english() -> None:
    assert text.catalogue("tlh").say(Message("error-empty")) == text.catalogue("en").say(Message("error-empty"))


def test_texts_of_a_game_that_lives_elsewhere_join_the_catalogue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text, "_elsewhere", list(text._elsewhere))
    folder = tmp_path / "locales"
    folder.mkdir()
    (folder / "en.ftl").write_text("elsewhere-greeting = Land ahoy!\n", encoding="utf-8")
    text.also_in(tmp_path)
    assert text.catalogue("en").say(Message("elsewhere-greeting")) == "Land ahoy!"
    monkeypatch.undo()
    text.catalogue.cache_clear()
    assert text.catalogue("en").say(Message("elsewhere-greeting")) == "elsewhere-greeting"


def test_errors_say_what_where_and_by_which_rule() -> None:
    refused = IllegalMove(Message("error-no-such-move", {"move": "1 dance"}), "B12", 7, "1 dance")
    assert (refused.rule, refused.at, refused.move) == ("B12", 7, "1 dance")
    assert "1 dance" in str(refused)
    assert LogbookError(Message("error-empty"), "byte 0").where == "byte 0"
