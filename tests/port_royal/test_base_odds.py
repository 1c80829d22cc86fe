"""The odds of the next card equal what comes of trying every card that may lie on top."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from scenes import Scene, all_but, seat

import tradewind as tw

KINDS = {"flute": "ship", "pinnace": "ship", "barque": "ship", "frigate": "ship", "galleon": "ship"}
KINDS |= {"tax": "tax", "expedition": "expedition"}

POSITIONS: list[dict[str, Any]] = [
    {},
    {"harbour": ["flute-1-1", "barque-2-3", "sailor-3"]},
    {"harbour": ["flute-1-1", "galleon-1-2", "frigate-1-1"], "seats": [seat("pirate-5", "sailor-3", coins=9)]},
    {"harbour": ["pinnace-1-1"], "discard": ["flute-1-1", "tax-points", "jack-6"], "seats": [seat(coins=30)]},
    {"drawn": True, "expeditions": ["expedition-priests"], "seats": [seat("pirate-9"), seat("sailor-7", coins=20)]},
]


def unseen(scene: Scene) -> Counter[str]:
    """What nobody sees, from the public view alone."""
    view = scene.table.view()
    seen = view["harbour"] + view["discard"] + view["revealed"] + view["expeditions"]
    for player in view["players"]:
        seen += player["cards"] + player["expeditions"]
    return Counter(all_but(*seen))


def tried(position: dict[str, Any]) -> dict[str, int]:
    """Let each unseen face be the next card, weigh it with its copies, and look what happens."""
    counts: Counter[str] = Counter()
    for face, copies in unseen(Scene(**position)).items():
        if copies:
            scene = Scene(**position, coming=[face]).play("draw")
            counts[KINDS.get(face.partition("-")[0], "person")] += copies
            counts["bust"] += copies if scene.active == 2 else 0
            counts["all"] += copies
    return counts


@pytest.mark.parametrize("position", POSITIONS)
def test_the_odds_equal_brute_force(position: dict[str, Any]) -> None:
    """B10: exact, from public information alone."""
    expected = tried(position)
    for odds in Scene(**position).table.odds(1):
        assert (odds.favourable, odds.possible) == (expected[odds.kind], expected["all"]), f"the chance of {odds.kind}"


def test_an_empty_deck_will_be_made_of_the_discard() -> None:
    """B4: then only the discarded cards can come."""
    discard = ["flute-1-1", "sailor-3", "tax-points"]
    rest = all_but(*discard, "flute-2-2")
    scene = Scene(deck=0, harbour=["flute-2-2"], discard=discard, seats=[seat(coins=rest[:60]), seat(coins=rest[60:])])
    odds = {each.kind: (each.favourable, each.possible) for each in scene.table.odds(1)}
    assert odds == {"bust": (1, 3), "ship": (1, 3), "person": (1, 3), "expedition": (0, 3), "tax": (1, 3)}


def test_the_odds_are_the_same_for_everybody() -> None:
    """B3: nobody knows more than the others."""
    table = tw.open("port-royal", players=3, seed=2)
    table.play("draw")
    shown = [[(odds.kind, odds.favourable, odds.possible) for odds in table.odds(seat)] for seat in (1, 2, 3)]
    assert shown[0] == shown[1] == shown[2] != []


def test_there_are_no_odds_where_nothing_is_drawn() -> None:
    assert Scene(harbour=["flute-1-1"]).play("stop").table.odds(1) == []
