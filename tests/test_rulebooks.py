"""The rulebooks: every numbered rule in every language, and nothing that the code names is missing."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

import tradewind
from tradewind.kernel.rulebook import Rulebook, rule_text, rulebooks
from tradewind.kernel.text import LANGUAGES

GAMES: Final = Path(tradewind.__file__).parent / "games"
FOLDERS: Final = sorted(path for path in GAMES.iterdir() if (path / "rules").exists())
SHELVES: Final = sorted(path.parent for path in GAMES.glob("**/rules/en.md"))
CITED: Final = re.compile(r"\b([A-Z])(\d{1,2})(?:–([A-Z])(\d{1,2}))?\b")
FOREIGN: Final = {"en": "а-яіїєґё", "pl": "а-яіїєґё", "uk": "ыэъё", "ru": "іїєґ"}  # letters no text of the language has
TRANSLATED: Final = [
    (shelf, language)
    for shelf in SHELVES
    for language in LANGUAGES
    if language != "en" and (shelf / f"{language}.md").exists()
]


def shelf_name(part: Path | str) -> str:
    return part if isinstance(part, str) else part.parent.name


def book(shelf: Path, language: str) -> Rulebook:
    return next(each for each in rulebooks(shelf.parent, language) if each.name == shelf.parent.name)


def plain(text: str) -> str:
    """Without the moves and options, which are the same in every language."""
    return re.sub(r"`[^`]*`", "", text)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_number_is_given_twice(folder: Path) -> None:
    rules = [rule.id for each in rulebooks(folder, "en") for section in each.sections for rule in section.rules]
    twice = [rule for rule, count in Counter(rules).items() if count > 1]
    assert rules, f"{folder.name} has no rules"
    assert not twice, f"{twice}: one number, two rules"


@pytest.mark.parametrize("shelf", SHELVES, ids=shelf_name)
def test_every_rulebook_is_in_every_language(shelf: Path) -> None:
    assert sorted(path.stem for path in shelf.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize(("shelf", "language"), TRANSLATED, ids=shelf_name)
def test_every_language_has_the_same_rules_in_the_same_order(shelf: Path, language: str) -> None:
    english, other = book(shelf, "en"), book(shelf, language)
    assert [len(section.rules) for section in other.sections] == [len(section.rules) for section in english.sections]
    assert list(other.rules()) == list(english.rules())


@pytest.mark.parametrize(("shelf", "language"), TRANSLATED, ids=shelf_name)
def test_every_language_names_the_same_moves_and_refers_to_the_same_rules(shelf: Path, language: str) -> None:
    english, other = book(shelf, "en").rules(), book(shelf, language).rules()
    for rule, text in english.items():
        assert plain(other[rule]) != plain(text), f"{rule} is not translated"
        for pattern in (r"`[^`]*`", r"\b[A-Z]\d{1,2}\b"):
            said, there = set(re.findall(pattern, text)), set(re.findall(pattern, other[rule]))
            assert said == there, f"{rule} in {language}"


@pytest.mark.parametrize(("shelf", "language"), TRANSLATED, ids=shelf_name)
def test_a_rulebook_is_in_its_language_and_without_other_markup(shelf: Path, language: str) -> None:
    whole = book(shelf, language)
    texts = [whole.title, whole.opening, *(section.title for section in whole.sections), *whole.rules().values()]
    for text in texts:
        found = re.findall(f"[{FOREIGN[language]}]", text, re.IGNORECASE)
        assert not found, f"{found} in {text!r}"
        assert not re.search(r"[*_#|\[\]<>]", plain(text)), f"markup in {text!r}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_rule_referred_to_is_there(folder: Path) -> None:
    rules = {rule: text for each in rulebooks(folder, "en") for rule, text in each.rules().items()}
    letters = {rule[0] for rule in rules}
    for rule, text in rules.items():
        cited = {f"{letter}{number}" for letter, number, *_ in CITED.findall(plain(text)) if letter in letters}
        assert cited <= set(rules), f"{rule} refers to {sorted(cited - set(rules))}"


def test_a_rule_is_found_by_its_number() -> None:
    folder = GAMES / "jamaica"
    assert (rule_text(folder, "J3", "en") or "").startswith("The bank")
    assert rule_text(folder, "J3", "xx") == rule_text(folder, "J3", "en")
    assert rule_text(folder, "Z99", "en") is None
