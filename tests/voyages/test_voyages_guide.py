"""The guided first game: a whole voyage alone on First Voyage, with a hint at every decision."""

from __future__ import annotations

import tomllib

import pytest

from tradewind.games.voyages import GAMES
from tradewind.kernel.text import LANGUAGES, catalogue
from tradewind.table import Table, load

LEARNER = 1
GUIDE = tomllib.loads((GAMES[0].folder / "guide.toml").read_text(encoding="utf-8"))


def opened() -> Table:
    return load({"logbook": 1, **GUIDE["logbook"], "moves": []})


def test_the_script_is_played_to_the_end_with_all_five_stars() -> None:
    """V31, V47: sixteen rounds, and every star of First Voyage is gained on the way."""
    table = opened()
    for text in GUIDE["logbook"]["moves"]:
        table.perform(text)
    assert table.over, "the guided game stops before its end"
    assert table.winners == [LEARNER]
    assert table.view(LEARNER)["players"][0]["stars"] == ["ocean", "dread", "trade", "duties", "recruiting"]
    assert len(GUIDE["logbook"]["chance"]["dice"]) == len(table.desk.outcomes), "the script has dice nobody rolls"


def test_every_hint_comes_when_the_learner_is_asked_and_proposes_what_the_script_does() -> None:
    table, asked = opened(), []
    for at, text in enumerate(GUIDE["logbook"]["moves"]):
        if table.waiting == [LEARNER]:
            asked.append((at, text.removeprefix(f"{LEARNER} ")))
        table.perform(text)
    assert [(hint["at"], hint["move"]) for hint in GUIDE["step"]] == asked


def test_what_the_learner_is_shown() -> None:
    """V49, V51, V52, V55: every kind of move on First Voyage is made at least once."""
    made = {text.split()[1] for text in GUIDE["logbook"]["moves"]}
    assert made == {"assign", "speed", "hero", "sail", "sell", "fight", "done"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_has_its_text_and_no_text_is_left_over(language: str) -> None:
    texts = {key for key in catalogue(language).keys() if key.startswith("voyages-guide-")}  # noqa: SIM118
    assert texts == {hint["text"] for hint in GUIDE["step"]}
