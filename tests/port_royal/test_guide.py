"""The guided first game: the script is a whole game, and every decision of the learner has its hint."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tradewind.games import port_royal
from tradewind.kernel.text import LANGUAGES, catalogue
from tradewind.table import Table, load

LEARNER = 1
GUIDE = tomllib.loads((Path(port_royal.__file__).parent / "guide.toml").read_text(encoding="utf-8"))


def opened() -> Table:
    return load({"logbook": 1, **GUIDE["logbook"], "moves": []})


@pytest.fixture(scope="module")
def asked() -> list[tuple[int, str]]:
    """After how many moves the learner is asked, and what the script then does."""
    table, moments = opened(), []
    for at, text in enumerate(GUIDE["logbook"]["moves"]):
        if table.waiting == [LEARNER]:
            moments.append((at, text.removeprefix(f"{LEARNER} ")))
        table.perform(text)
    return moments


def test_the_script_is_played_to_the_end_and_the_learner_wins() -> None:
    table = opened()
    for text in GUIDE["logbook"]["moves"]:
        table.perform(text)
    assert table.over, "the guided game stops before its end"
    assert table.winners == [LEARNER]
    assert len(table.desk.outcomes) == len(GUIDE["logbook"]["chance"]["deck"]), "the script has cards nobody draws"


def test_every_hint_comes_when_the_learner_is_asked_and_proposes_what_the_script_does(
    asked: list[tuple[int, str]],
) -> None:
    hints: list[dict[str, Any]] = GUIDE["step"]
    assert [(hint["at"], hint["move"]) for hint in hints] == asked


def test_what_the_learner_is_shown() -> None:
    """B12, B14, B15, B20, B25, B33: everything of the base game happens once before the guide lets go."""
    moves = [text.split(" ", 1)[1].split()[0] for text in GUIDE["logbook"]["moves"] if text.startswith("1 ")]
    assert {"draw", "stop", "repel", "admit", "trade", "hire", "fulfil", "pass"} == set(moves)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_has_its_text_and_no_text_is_left_over(language: str) -> None:
    texts = {key for key in catalogue(language).keys() if key.startswith("port-royal-guide-")}  # noqa: SIM118
    assert texts == {hint["text"] for hint in GUIDE["step"]}
