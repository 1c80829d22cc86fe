"""The rules as people read them: `rules/LANGUAGE.md` in a game's folder, and in each of its expansions'.

Such a file has a title (`# Jamaica`), a paragraph to begin with, and sections (`## Combat`) of numbered rules, each a
paragraph (`**J40.** Who stops where …`). Moves and options stand in `backticks`; there is no other markup.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tradewind.kernel.text import ENGLISH

_RULE = re.compile(r"\*\*([A-Z]\d+)\.\*\* (.+)", re.DOTALL)


@dataclass(frozen=True)
class Rule:
    """One numbered rule."""

    id: str
    text: str


@dataclass(frozen=True)
class Section:
    """What belongs together in a rulebook."""

    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game, or of one of its expansions."""

    name: str  # the folder it lies in: "port_royal", "gambler"
    title: str
    opening: str
    sections: tuple[Section, ...]

    def rules(self) -> dict[str, str]:
        """Every rule's text by its number, in the order of the book."""
        return {rule.id: rule.text for section in self.sections for rule in section.rules}


@cache
def rulebooks(folder: Path, language: str) -> tuple[Rulebook, ...]:
    """The rulebooks in a game's folder, the game's own first; in English where it is not in the language."""
    shelves = sorted((path.parent for path in folder.glob(f"**/rules/{ENGLISH}.md")), key=lambda path: len(path.parts))
    wanted = [(shelf / f"{language}.md", shelf / f"{ENGLISH}.md") for shelf in shelves]
    return tuple(_read(book if book.exists() else english) for book, english in wanted)


def rule_text(folder: Path, rule: str, language: str) -> str | None:
    """What a rule says, by its number."""
    return next((book.rules()[rule] for book in rulebooks(folder, language) if rule in book.rules()), None)


def _read(path: Path) -> Rulebook:
    paragraphs = [" ".join(each.split()) for each in path.read_text(encoding="utf-8").split("\n\n") if each.strip()]
    title, opening, *rest = paragraphs
    sections: list[tuple[str, list[Rule]]] = []
    for paragraph in rest:
        if paragraph.startswith("## "):
            sections.append((paragraph[3:], []))
        elif numbered := _RULE.fullmatch(paragraph):
            sections[-1][1].append(Rule(numbered[1], numbered[2]))
        else:
            raise ValueError(f"{path}: neither a section nor a numbered rule: {paragraph[:80]}")
    return Rulebook(
        path.parent.parent.name,
        title.removeprefix("# "),
        opening,
        tuple(Section(name, tuple(rules)) for name, rules in sections),
    )
