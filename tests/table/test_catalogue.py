"""The four languages say the same things, each by its own grammar."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from fluent_texts import Variables
from tradewind.kernel import text
from tradewind.kernel.text import LANGUAGES, Catalogue, Message

PACKAGE = Path(text.__file__).parent.parent
PLURALS = {"en": {"one", "other"}} | {slavic: {"one", "few", "many", "other"} for slavic in ("uk", "pl", "ru")}
# the folders that use the shared catalogue: everything but the games
SHARED_SOURCES = [path for path in PACKAGE.rglob("*.py") if "games" not in path.relative_to(PACKAGE).parts[:-1]]
PAGE_SOURCES = [path for path in (PACKAGE / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts")]
KEY = re.compile(
    r"(player|(error|play|replay|verify|games|simulate|bench|fleet|bots|arena|level|serve|help|command|option|usage)-"
    r"[a-z0-9\[\]+-]+)$"
)
SAMPLES: tuple[str | int, ...] = ("harbour", "Ґанок", 0, 1, 2, 5, 21, 999)


def messages(language: str) -> Iterator[tuple[str, Variables]]:
    source = (PACKAGE / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), f"{language}.ftl does not parse: {entry.content}"
        if isinstance(entry, ftl.Message):
            found = Variables()
            found.visit(entry)
            yield entry.id.name, found


def nodes() -> Iterator[ast.AST]:
    for path in SHARED_SOURCES:
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def patterns() -> list[re.Pattern[str]]:
    """What could be a key in the source: every string, and every f-string with anything in its gaps."""
    written = {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    built = [
        "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z-]+" for part in node.values)
        for node in nodes()
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)
    ]
    whole = [re.escape(text) for text in written if not text.endswith("-")]  # else it is the beginning of a built one
    return [re.compile(pattern) for pattern in [*whole, *built] if KEY.match(pattern.replace("\\", ""))]


def patterns_of_the_page() -> list[re.Pattern[str]]:
    """The same for the page: its texts are quoted, or built in a template with anything in the gaps."""
    sources = [path.read_text(encoding="utf-8") for path in PAGE_SOURCES]
    written = {key for source in sources for key in re.findall(r"'(page-[a-z0-9-]+)'", source)}
    built = {key for source in sources for key in re.findall(r"`(page-[^`]+)`", source)}
    return [re.compile(re.sub(r"\$\{[^}]*\}", "[a-z0-9-]+", key)) for key in written | built]


def test_every_language_has_the_same_texts_with_the_same_variables() -> None:
    english = {key: found.names for key, found in messages("en")}
    for language in LANGUAGES:
        assert {key: found.names for key, found in messages(language)} == english, f"{language} differs from English"


def test_every_text_is_used_and_every_text_used_is_there() -> None:
    keys = [key for key, _ in messages("en")]
    assert len(keys) == len(set(keys)), "a key stands twice"
    sought = patterns() + patterns_of_the_page()
    missing = {pattern.pattern for pattern in sought if not any(map(pattern.fullmatch, keys))}
    assert missing == set(), "the source uses texts that are not there"
    unused = {key for key in keys if not any(pattern.fullmatch(key) for pattern in sought)}
    assert unused == set(), "there are texts that nothing uses"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_by_number_names_the_plurals_of_the_language(language: str) -> None:
    for key, found in messages(language):
        for choice in found.choices:
            assert choice == PLURALS[language], f"{key} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_without_fluent_is_what_fluent_says(language: str) -> None:
    """All games' texts too: the quick way and Fluent's must not differ in a letter."""
    files = text.files(language)
    quick, slow = Catalogue(language, files), Catalogue(language, files)
    slow._plain = {}
    names = {name for path in files for name in re.findall(r"\$(\w+)", path.read_text(encoding="utf-8"))}
    assert quick._plain, f"{language} has plain texts"
    for key in quick.keys():  # noqa: SIM118 - a catalogue is no dictionary
        for sample in SAMPLES:
            message = Message(key, dict.fromkeys(names, sample))
            assert quick.say(message) == slow.say(message), key
        assert quick.say(Message(key)) == slow.say(Message(key)), key


def test_a_text_that_is_not_there_is_shown_by_its_key() -> None:
    assert text.catalogue("en").say(Message("no-such-text")) == "no-such-text"
