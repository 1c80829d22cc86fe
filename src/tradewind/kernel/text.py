"""The catalogue: every text a person sees, in every language, as Fluent files.

`locales/LANGUAGE.ftl` of the package holds what all games share; a game's folder, and each of its expansions', has its
own `locales/LANGUAGE.ftl`. Message keys of a game begin with the game's name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any

ENGLISH = "en"
LANGUAGES = ("en", "uk", "pl", "ru")
PLAYER = "player"  # the key of somebody by seat
NO_NAMES: Mapping[int, str] = {}
_PACKAGE = Path(__file__).parent.parent
_PLACE = re.compile(r"\{ \$(\w+) \}")
_PLAIN = re.compile(r"^([a-z][\w-]*) = ((?:[^{}\n]|\{ \$\w+ \})+)$(?!\n+[ }])", re.MULTILINE)  # no plurals, one line
_KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_elsewhere: list[Path] = []  # folders of games that are not part of this package


@dataclass(frozen=True)
class Message:
    """A text in the catalogue, with what goes into it. An argument that is itself a Message is put into words first."""

    key: str
    arguments: Mapping[str, Any] = field(default_factory=dict)


def player_at(seat: int) -> Message:
    """Somebody by seat, counted from 0: whoever knows who sits there says the name instead, in the nominative."""
    return Message(PLAYER, {"seat": seat + 1})


class Catalogue:
    """All texts of one language.

    Most are a line of plain words with a name or a small number put in. Fluent, and with it Babel, is loaded for the
    first that needs more: so that a command which says one line starts at once.
    """

    def __init__(self, language: str, files: tuple[Path, ...]) -> None:
        self.language = language
        self._sources = [path.read_text(encoding="utf-8") for path in files]
        self._plain = {key: text for source in reversed(self._sources) for key, text in _PLAIN.findall(source)}

    @cached_property
    def _bundle(self) -> Any:
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([self.language, ENGLISH], use_isolating=False)
        for source in self._sources:
            bundle.add_resource(FluentResource(source))
        return bundle

    def keys(self) -> set[str]:
        return self._keys

    @cached_property
    def _keys(self) -> set[str]:
        return {key for source in self._sources for key in _KEY.findall(source)}

    def say(self, message: Message, names: Mapping[int, str] = NO_NAMES) -> str:
        """The message in words; its key where the catalogue has no such text. Seats with a name go by it."""
        if message.key == PLAYER and message.arguments.get("seat") in names:
            return names[message.arguments["seat"]]
        said = {
            name: self.say(value, names) if isinstance(value, Message) else value
            for name, value in message.arguments.items()
        }
        return self._said_plainly(message.key, said) or self._said_by_fluent(message.key, said)

    def _said_plainly(self, key: str, said: Mapping[str, Any]) -> str | None:
        if key not in self._plain or not all(isinstance(value, str) or _small(value) for value in said.values()):
            return None
        try:
            return _PLACE.sub(lambda place: str(said[place[1]]), self._plain[key]).strip()
        except KeyError:
            return None

    def _said_by_fluent(self, key: str, said: Mapping[str, Any]) -> str:
        if key not in self._bundle._messages:
            return key
        text, _ = self._bundle.format_pattern(self._bundle.get_message(key).value, said)
        return str(text)


def _small(value: Any) -> bool:
    """A number that every language writes with the same digits."""
    return type(value) is int and 0 <= value < 1000


def files(language: str) -> tuple[Path, ...]:
    """The catalogue's files of one language, the shared one first."""
    shared = _PACKAGE / "locales" / f"{language}.ftl"
    ours = sorted(_PACKAGE.glob(f"games/**/locales/{language}.ftl"))
    return (
        shared,
        *ours,
        *(path for folder in _elsewhere for path in sorted(folder.glob(f"**/locales/{language}.ftl"))),
    )


def also_in(folder: Path) -> None:
    """Take the texts of a game that lives elsewhere into the catalogue."""
    if folder not in _elsewhere:
        _elsewhere.append(folder)
        catalogue.cache_clear()


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language; English for one we do not speak."""
    return Catalogue(language, files(language if language in LANGUAGES else ENGLISH))
