"""The catalogue: every text a person sees, in every language, as Fluent files.

`locales/LANGUAGE.ftl` of the package holds what all games share; a game's folder, and each of its expansions', has its
own `locales/LANGUAGE.ftl`. Message keys of a game begin with the game's name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

ENGLISH = "en"
LANGUAGES = ("en", "uk", "pl", "ru")
_PACKAGE = Path(__file__).parent.parent
_elsewhere: list[Path] = []  # folders of games that are not part of this package


@dataclass(frozen=True)
class Message:
    """A text in the catalogue, with what goes into it. An argument that is itself a Message is put into words first."""

    key: str
    arguments: Mapping[str, Any] = field(default_factory=dict)


class Catalogue:
    """All texts of one language, with English behind it."""

    def __init__(self, language: str, files: tuple[Path, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language, ENGLISH], use_isolating=False)
        for path in files:
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def keys(self) -> set[str]:
        return set(self._bundle._messages)

    def say(self, message: Message) -> str:
        """The message in words; its key where the catalogue has no such text."""
        if message.key not in self._bundle._messages:
            return message.key
        said = {name: self.say(value) if isinstance(value, Message) else value for name, value in message.arguments.items()}
        pattern = self._bundle.get_message(message.key).value
        text, _ = self._bundle.format_pattern(pattern, said)
        return str(text)


def files(language: str) -> tuple[Path, ...]:
    """The catalogue's files of one language, the shared one first."""
    shared = _PACKAGE / "locales" / f"{language}.ftl"
    ours = sorted(_PACKAGE.glob(f"games/**/locales/{language}.ftl"))
    return (shared, *ours, *(path for folder in _elsewhere for path in sorted(folder.glob(f"**/locales/{language}.ftl"))))


def also_in(folder: Path) -> None:
    """Take the texts of a game that lives elsewhere into the catalogue."""
    if folder not in _elsewhere:
        _elsewhere.append(folder)
        catalogue.cache_clear()


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language; English for one we do not speak."""
    return Catalogue(language, files(language if language in LANGUAGES else ENGLISH))
