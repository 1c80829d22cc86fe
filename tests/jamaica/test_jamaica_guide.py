"""The guided first game: the script is a whole race, and every decision of the learner has its hint."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tradewind.games import jamaica
from tradewind.games.jamaica.layout import DICE_SOURCE
from tradewind.kernel.text import LANGUAGES, catalogue
from tradewind.table import Table, load

LEARNER = 1
GUIDE = tomllib.loads((Path(jamaica.__file__).parent / "guide.toml").read_text(encoding="utf-8"))
SCRIPT: list[str] = GUIDE["logbook"]["moves"]
HINTS: list[dict[str, Any]] = GUIDE["step"]


def opened() -> Table:
    return load({"logbook": 1, **GUIDE["logbook"], "moves": []})


def test_the_script_is_played_to_the_end_and_the_richer_ship_beats_the_faster_one() -> None:
    """J36, J70: green is home first; the learner, who is not, has more points."""
    table = opened()
    for text in SCRIPT:
        table.perform(text)
    assert table.over, "the guided race stops before its end"
    assert [player["lap"] for player in table.view()["players"]] == [0, 0, 1]
    assert table.winners == [LEARNER]


def test_every_hint_comes_when_the_learner_is_asked_and_proposes_what_the_script_does() -> None:
    """Cards are laid at the same time: there the script lets the learner choose first."""
    table, asked = opened(), []
    for at, text in enumerate(SCRIPT):
        seat, _, move = text.partition(" ")
        if seat == str(LEARNER):
            assert LEARNER in table.waiting
            asked.append((at, move))
        else:
            assert LEARNER not in table.waiting, f"move {at} is made while the learner is still thinking"
        table.perform(text)
    assert [(hint["at"], hint["move"]) for hint in HINTS] == asked


def test_the_scripted_dice_are_those_that_are_rolled() -> None:
    """J10, J41, J50: every die of the race is written down, none is left over."""
    table = opened()
    for text in SCRIPT:
        table.perform(text)
    rolled = [outcome.value for outcome in table.desk.outcomes if outcome.source == DICE_SOURCE]
    assert rolled == GUIDE["logbook"]["chance"]["dice"]


def test_what_the_learner_is_shown() -> None:
    """J10, J11, J20, J21, J30, J33, J41, J43: everything that a player decides, but for the sabre and the ghost."""
    verbs = {text.split()[1] for text in SCRIPT if text.startswith(f"{LEARNER} ")}
    assert verbs == {"dice", "play", "load", "dump", "lane", "pay", "powder", "steal"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_has_its_text_and_no_text_is_left_over(language: str) -> None:
    texts = {key for key in catalogue(language).keys() if key.startswith("jamaica-guide-")}  # noqa: SIM118
    assert texts == {hint["text"] for hint in HINTS}
