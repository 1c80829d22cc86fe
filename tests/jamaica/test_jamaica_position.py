"""The position that a game can begin from: what is taken, what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from regatta import phase, player, race, ship

from playing import play_out
from tradewind import table as tables
from tradewind.games.jamaica.components import CARDS
from tradewind.kernel.errors import LogbookError


def test_j1_what_a_position_leaves_out_is_as_in_the_set_up() -> None:
    """J1: nothing given is the set-up; one key given changes that key alone."""
    plain = tables.open("jamaica", players=2, seed=6, position={})
    assert player(plain, 1)["holds"] == [["food", 3], ["gold", 3], None, None, None]
    given = tables.open(
        "jamaica", players=2, seed=6, position={"players": [{}, {"space": 12}], "round": 5, "captain": 2}
    )
    assert [player(given, seat)["space"] for seat in (1, 2)] == [0, 12]
    assert (given.view()["round"], given.view()["captain"], given.waiting) == (5, 2, [2])
    assert [len(player(given, seat)["hand"]) for seat in (1, 2)] == [3, 3]


def test_j63_a_hand_left_out_is_dealt_to_four_with_the_map() -> None:
    """J63: from `chance.hands`, else the seed."""
    hands = [["gold/gold", "food/powder", "powder/food", "forward/food", "gold/forward"]]
    table = race({"treasures": ["morgans-map"]}, ship(), hands=hands)
    assert player(table, 1)["hand"] == hands[0][:4]
    assert player(table, 1)["deck"][0] == hands[0][4]


def test_j13_cards_neither_in_hand_nor_discard_are_the_deck() -> None:
    """J13: a hand is taken as it is, also a short or a long one."""
    table = race({"hand": ["gold/gold"], "discard": ["food/powder", "powder/food"]}, ship())
    entry = player(table, 1)
    assert entry["hand"] == ["gold/gold"]
    assert entry["discard"] == ["food/powder", "powder/food"]
    assert sorted(entry["deck"]) == sorted(set(CARDS[1:]) - {"gold/gold", "food/powder", "powder/food"})
    everything = race({"hand": list(CARDS[1:])}, ship())
    assert player(everything, 1)["deck"] == []


def test_j13_a_deal_from_a_thin_deck_rebuilds_it() -> None:
    """J13: with ten cards on the discard the second card dealt needs a new deck."""
    table = race({"discard": list(CARDS[2:])}, ship())
    entry = player(table, 1)
    assert entry["hand"][0] == CARDS[1]
    assert (len(entry["hand"]), len(entry["deck"]), entry["discard"]) == (3, 8, [])


def test_j2_the_stack_has_a_treasure_for_each_token() -> None:
    """J2: out of those that nobody has."""
    table = race(ship(treasures=["gold-7", "gold-7"]), ship(), tokens=[4, 44])
    view = table.view(everything=True)
    assert view["tokens"] == [4, 44]
    assert len(view["treasures"]) == 2
    assert "gold-7" not in view["treasures"]
    assert "lady-beth" not in view["treasures"]


REFUSED = [
    ({"dice": [1, 2]}, "position.dice"),
    ({"players": [{"space": 50}]}, "position.players[0].space"),
    ({"players": [{"space": -1}]}, "position.players[0].space"),
    ({"players": [{"space": "4"}]}, "position.players[0].space"),
    ({"players": [{"lap": 1}]}, "position.players[0].lap"),
    ({"players": [{"space": 3, "lap": 2}]}, "position.players[0].lap"),
    ({"ghost": {"lap": 1}}, "position.ghost.lap"),
    ({"players": [{"treasures": ["gold-5", "gold-5"]}], "tokens": []}, "position.players[0].treasures"),
    (
        {"players": [{"treasures": ["gold-5"]}, {"treasures": ["gold-5"]}], "tokens": []},
        "position.players[1].treasures",
    ),
    ({"players": [{"treasures": ["lady-beth"]}], "tokens": []}, "position.players[0].treasures"),
    ({"players": [{"treasures": ["?"]}], "tokens": []}, "position.players[0].treasures[0]"),
    ({"players": [{"hand": ["gold/gold", "gold/gold"]}]}, "position.players[0].hand[1]"),
    ({"players": [{"hand": ["gold/gold"], "discard": ["gold/gold"]}]}, "position.players[0].hand[0]"),
    ({"players": [{"hand": 3}]}, "position.players[0].hand"),
    ({"tokens": [4, 4]}, "position.tokens[1]"),
    ({"tokens": [5]}, "position.tokens[0]"),
    ({"tokens": [99]}, "position.tokens[0]"),
    ({"players": [{"holds": [["food", 7]]}]}, "position.players[0].holds[0]"),
    ({"players": [{"holds": [["rum", 2]]}]}, "position.players[0].holds[0]"),
    ({"players": [{"holds": [None] * 5 + [["food", 1]]}]}, "position.players[0].holds[5]"),
    ({"ghost": {"holds": [["food", 1]]}}, "position.ghost.holds[0]"),
    (
        {"ghost": {"holds": [None] * 6, "treasures": ["lady-beth", "sixth-hold"]}, "tokens": []},
        "position.ghost.holds[5]",
    ),
    ({"players": [{"treasures": ["gold-5", "gold-7", "gold-7"]}]}, "position.tokens"),
    ({"players": [{}, {}, {}]}, "position.players"),
    ({"captain": 3}, "position.captain"),
    ({"weather": "fair"}, "position.weather"),
    ({"players": [{"rum": 1}]}, "position.players[0].rum"),
    ({"players": 2}, "position.players"),
    ({"players": [5]}, "position.players[0]"),
    ({"ghost": None}, "position.ghost"),
]


@pytest.mark.parametrize(("position", "where"), REFUSED)
def test_j96_a_position_that_cannot_be_is_refused_and_named(position: dict[str, Any], where: str) -> None:
    """J96: like a file that is no logbook."""
    with pytest.raises(LogbookError) as refused:
        tables.open("jamaica", players=2, position=position)
    assert refused.value.where == where


ACCEPTED: list[dict[str, Any]] = [
    {"players": [{"lap": -7, "space": 20}]},
    {"players": [{"treasures": ["gold-7", "gold-7"]}]},
    {"players": [{"treasures": ["lady-beth"]}], "ghost": {"treasures": []}},
    {"players": [{"holds": []}, {"holds": [None, ["powder", 6]]}]},
    {"players": [{"treasures": ["sixth-hold"], "holds": [["gold", 6]] * 6}]},
    {"tokens": []},
    {"tokens": [44, 4], "round": 99},
    {"ghost": {"space": 12, "treasures": ["lady-beth", "sarans-sabre"]}},
    {"players": [{"score": 99, "deck": 3, "card": None}], "treasures": 4, "phase": "dice", "active": None},
]


@pytest.mark.parametrize("position", ACCEPTED)
def test_j96_anything_else_is_accepted_and_can_be_played(position: dict[str, Any]) -> None:
    """J96: and the game goes on from there to its end."""
    table = tables.open("jamaica", players=2, position=position, seed=5)
    assert phase(table) == "dice"
    assert play_out(table).winners


def test_j85_a_ghost_in_a_position_without_one_is_refused() -> None:
    """J85: three players, no option."""
    with pytest.raises(LogbookError) as refused:
        tables.open("jamaica", players=3, position={"ghost": {"space": 3}})
    assert refused.value.where == "position.ghost"
    assert tables.open("jamaica", players=3, position={"ghost": None}, seed=1).view()["ghost"] is None
