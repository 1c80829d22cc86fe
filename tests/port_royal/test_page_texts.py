"""Every text that the table in the browser can show is there, and no other: found in the board's own sources."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tradewind.games import port_royal
from tradewind.games.port_royal.cards import PRODUCTS
from tradewind.kernel import registry
from tradewind.kernel.text import catalogue

FOLDER = Path(port_royal.__file__).parent
SOURCES = sorted(path for path in FOLDER.rglob("web/**/*") if path.suffix in (".ts", ".svelte"))
KEY = re.compile(r"(?<=['`])port-royal(?:-[a-z]+)*-?(?:\$\{[^}`]+\}(?:-[a-z]+)*)*(?=['`])")
GAP = re.compile(r"\$\{[^}]+\}")
ABOUT = "port-royal-board-about-"


def used() -> dict[str, re.Pattern[str]]:
    """What the sources ask the catalogue for; a gap may be filled with any words."""
    written = {key for path in SOURCES for key in KEY.findall(path.read_text(encoding="utf-8"))}
    return {key: re.compile("[a-z0-9-]+".join(map(re.escape, GAP.split(key)))) for key in written}


def asked_by_the_page() -> set[str]:
    """What the page shows of every game: its name, a line about it, and its options."""
    keys = set()
    for name in (game.name for game in port_royal.GAMES):
        keys |= {f"{name}-board-title", f"{name}-board-line", f"{name}-board-goal"}
        for option, values in registry.game(name).choices().items():
            if option != "players":
                keys.add(f"{name}-board-option-{option}")
                keys |= {f"{name}-board-option-{option}-{value}" for value in values if isinstance(value, str)}
    return keys


def test_every_text_of_the_board_is_there() -> None:
    known = catalogue("en").keys()
    for key, pattern in used().items():
        assert any(map(pattern.fullmatch, known)), f"the board shows {key}, which no catalogue has"
    assert asked_by_the_page() <= known, "a game's name, line or option has no text"


def test_the_board_has_no_text_that_nothing_shows() -> None:
    patterns = [pattern for key, pattern in used().items() if "-board-" in key]
    texts = {key for key in catalogue("en").keys() if key.startswith("port-royal-") and "-board-" in key}  # noqa: SIM118
    unused = {key for key in texts - asked_by_the_page() if not any(pattern.fullmatch(key) for pattern in patterns)}
    assert unused == set()


@pytest.mark.parametrize("product", sorted(PRODUCTS))
def test_every_card_of_a_product_is_explained_at_the_table(product: str) -> None:
    known = catalogue("en").keys()
    for card in PRODUCTS[product]:
        assert {ABOUT + card["face"], ABOUT + card["kind"]} & known, f"nothing is said about {card['face']}"
