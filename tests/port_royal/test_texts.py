"""Every text that the base game or one of its products can say is there, in four languages, and no other."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from fluent_texts import Variables
from tradewind.games import port_royal
from tradewind.games.port_royal import mounting
from tradewind.games.port_royal.cards import FACES, NUMBER, PRODUCTS
from tradewind.games.port_royal.moves import TEXTS
from tradewind.games.port_royal.names import card_message, card_name
from tradewind.kernel.text import LANGUAGES, Message, catalogue

FOLDER = Path(port_royal.__file__).parent
PLURALS = {"en": {"one", "other"}} | {slavic: {"one", "few", "many", "other"} for slavic in ("uk", "pl", "ru")}
FOLDERS = [FOLDER, *(path.parent for path in sorted(FOLDER.glob("expansions/*/locales")))]
IN_ONE_WORD = [FOLDER / "expansions" / name for name in ("gambler", "set_sail")]  # they name every text of theirs so

# functions that make a text of a word and its arguments: the word's place among theirs, and how the key begins
MAKERS = {
    "refuse": (1, "port-royal-why-"),
    "impossible": (0, "port-royal-position-"),
    "wrong_option": (0, "port-royal-option-"),
}
KINDS_OF_ODDS = ("bust", "ship", "person", "expedition", "tax")
COLUMNS = ("seat", "coins", "points", "sabres", "people")


@cache
def texts(folder: Path, language: str) -> dict[str, Variables]:
    found = {}
    for entry in FluentParser().parse((folder / "locales" / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{folder.name}/{language}.ftl does not parse: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


def calls(folder: Path) -> Iterator[tuple[str, set[str]]]:
    """Every text that a folder's Python names in one word, with the arguments it gives."""
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
                place, beginning = MAKERS[node.func.id]
                word = node.args[place]
                assert isinstance(word, ast.Constant), f"{path.name}, line {node.lineno}: a text's word stands there"
                given = {str(keyword.arg) for keyword in node.keywords}
                yield beginning + str(word.value), given | ({"option"} if node.func.id == "wrong_option" else set())
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                if node.value.startswith("port-royal-") and not node.value.endswith("-"):
                    yield node.value, set()


def told(folder: Path) -> set[str]:
    """What the rules and the terminal say; the browser's own texts are looked at in test_page_texts.py."""
    return {key for key in texts(folder, "en") if "-board-" not in key and "-guide-" not in key}


def cards(product: str) -> set[str]:
    return {card_name(NUMBER[card["face"]]).key for card in PRODUCTS[product]}


def _moves(expansion: str) -> tuple[str, ...]:
    """The texts of an expansion's own moves."""
    following = [mounting.first_move(name) for name in mounting.NAMES if name > expansion]
    return mounting.TEXTS[mounting.first_move(expansion) : min(following, default=len(mounting.TEXTS))]


def verbs(moves: tuple[str, ...]) -> set[str]:
    return {f"port-royal-{tense}-{text.split()[0]}" for text in moves for tense in ("do", "did", "may")}


def can_be_said_by_the_base_game() -> set[str]:
    named = {key for key, _ in calls(FOLDER)} - {game.name for game in port_royal.GAMES}
    odds = {f"port-royal-odds-{kind}" for kind in KINDS_OF_ODDS}
    columns = {f"port-royal-column-{column}" for column in COLUMNS}
    return named | odds | columns | cards("base") | verbs(TEXTS)


def test_the_base_game_has_every_text_it_can_say_and_no_other() -> None:
    assert told(FOLDER) == can_be_said_by_the_base_game()


@pytest.mark.parametrize("folder", IN_ONE_WORD, ids=lambda folder: folder.name)
def test_an_expansion_has_every_text_it_can_say_and_no_other(folder: Path) -> None:
    named = {key for key, _ in calls(folder)} - {game.name for game in port_royal.GAMES}
    can_say = named | cards(folder.name.replace("_", "-")) | verbs(_moves(folder.name))
    assert told(folder) == can_say - told(FOLDER)


@pytest.mark.parametrize("folder", [FOLDER, *IN_ONE_WORD], ids=lambda folder: folder.name)
def test_texts_show_nothing_that_they_are_not_given(folder: Path) -> None:
    everything = {**texts(FOLDER, "en"), **texts(folder, "en")}
    for key, given in calls(folder):
        if key.startswith(tuple(beginning for _, beginning in MAKERS.values())):
            assert everything[key].names <= given, f"{key} shows something it is not given"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_variables(folder: Path, language: str) -> None:
    english = {key: found.names for key, found in texts(folder, "en").items()}
    assert {key: found.names for key, found in texts(folder, language).items()} == english


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_by_number_names_the_plurals_of_the_language(folder: Path, language: str) -> None:
    for key, found in texts(folder, language).items():
        for choice in found.choices:
            assert choice == PLURALS[language], f"{key} in {language}"


def test_no_text_stands_in_two_folders() -> None:
    keys = [key for folder in FOLDERS for key in texts(folder, "en")]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_a_mounted_product_has_a_name(language: str) -> None:
    known = catalogue(language).keys()
    mounted = {"base"} | {name.replace("_", "-") for name in mounting.NAMES}
    for product in mounted & set(PRODUCTS):
        assert cards(product) <= known, f"{product}: cards without a name in {language}"


def said(language: str, key: str, **arguments: object) -> str:
    return catalogue(language).say(Message(key, arguments))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Pirate (cost 5): all in all you need 5 coins, you have 3."),
        ("uk", "Пірат (вартість 5): разом потрібно 5 монет, а у вас 3."),
        ("pl", "Pirat (koszt 5): razem potrzeba 5 monet, a masz 3."),
        ("ru", "Пират (цена 5): всего нужно 5 монет, а у вас 3."),
    ],
)
def test_a_refusal_says_what_is_missing(language: str, words: str) -> None:
    """B22: the pirate costs 5 coins, the player has 3."""
    pirate = card_message(NUMBER["pirate-5"])
    assert said(language, "port-royal-why-too-dear", card=pirate, cost=5, coins=3) == words


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", ["coin", "coins", "coins", "coins"]),
        ("uk", ["монету", "монети", "монет", "монету"]),
        ("pl", ["monetę", "monety", "monet", "monet"]),
        ("ru", ["монету", "монеты", "монет", "монету"]),
    ],
)
def test_coins_are_counted_as_each_language_counts(language: str, forms: list[str]) -> None:
    for coins, form in zip((1, 3, 5, 21), forms, strict=True):
        words = said(language, "port-royal-coins-gained", seat=2, coins=coins)
        assert words.split()[-2:] == [str(coins), form + "."]


def test_every_face_is_told_apart_from_others_by_name_and_figure() -> None:
    """Two faces that a player must choose between never look alike, but for ships that differ in their sabres."""
    words = catalogue("en").say
    persons = [face for face in range(1, len(FACES)) if card_message(face).key == "port-royal-person"]
    mounted = [face for face in persons if card_name(face).key in catalogue("en").keys()]  # noqa: SIM118
    assert len({words(card_message(face)) for face in mounted}) == len(mounted)
