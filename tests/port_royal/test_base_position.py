"""Positions, scripted decks and options of the base game: what can be, and what cannot."""

from __future__ import annotations

from typing import Any

import pytest
from scenes import Scene, all_but, seat

import tradewind as tw

A_SKULL = {"phase": "repel?", "revealed": ["galleon-3-skull"], "players": [{"cards": ["pirate-5"]}]}
CANNOT_BE = [
    ("two ships of one colour in the harbour", {"harbour": ["flute-1-1", "flute-2-2"]}, "harbour[1]"),
    ("a tax in the harbour", {"harbour": ["tax-points"]}, "harbour[0]"),
    ("an expedition in the harbour", {"harbour": ["sailor-3", "expedition-priests"]}, "harbour[1]"),
    ("more copies than there are", {"harbour": ["pirate-5"], "discard": ["pirate-5"]}, "discard"),
    ("more coins than cards", {"players": [{"coins": 120}]}, "players[0].coins"),
    ("a card that does not exist", {"harbour": ["kraken-9"]}, "harbour[0]"),
    ("a ship in front of a player", {"players": [{"cards": ["flute-1-1"]}]}, "players[0].cards[0]"),
    ("a person fulfilled as an expedition", {"players": [{"expeditions": ["sailor-3"]}]}, "players[0].expeditions[0]"),
    ("a person among the open expeditions", {"expeditions": ["sailor-3"]}, "expeditions[0]"),
    ("more players than play", {"players": [{}, {}, {}]}, "players"),
    ("a player who is no object", {"players": [3]}, "players[0]"),
    ("wrong points", {"players": [{"cards": ["sailor-3"], "points": 2}]}, "players[0].points"),
    ("wrong sabres", {"players": [{"cards": ["sailor-3"], "sabres": 0}]}, "players[0].sabres"),
    ("a wrong deck", {"deck": 5}, "deck"),
    ("a key that does not exist", {"weather": "fine"}, "weather"),
    ("a player's key that does not exist", {"players": [{"mood": 1}]}, "players[0].mood"),
    ("a phase that does not exist", {"phase": "siesta"}, "phase"),
    ("nothing to repel", {"phase": "repel?"}, "revealed"),
    ("too few sabres to be asked", {"phase": "repel?", "revealed": ["flute-1-1"]}, "revealed"),
    ("a skull to be repelled", A_SKULL, "revealed"),
    ("something revealed and nothing asked", {"revealed": ["flute-1-1"]}, "revealed"),
    ("a harbour after a bust", {"phase": "bust", "harbour": ["flute-1-1"]}, "harbour"),
    ("a harbour before the first card", {"harbour": ["flute-1-1"], "drawn": False}, "drawn"),
    ("another's go in Discover", {"go": 2}, "go"),
    ("cards to take in Discover", {"takes": 1}, "takes"),
    ("a seat that does not play", {"active": 3}, "active"),
    ("a seat that is no number", {"active": "1"}, "active"),
    ("a flag that is none", {"ending": 1}, "ending"),
    ("the fifth expedition with two players", {"expeditions": ["expedition-all"]}, "expeditions"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "position", "where"), [pytest.param(*each, id=each[0]) for each in CANNOT_BE])
def test_a_position_that_cannot_be_is_refused_with_its_place(what: str, position: dict[str, Any], where: str) -> None:
    """Position: like a file that is no logbook."""
    with pytest.raises(tw.LogbookError) as refused:
        tw.open("port-royal", players=2, seed=1, position=position)
    assert refused.value.where == f"position.{where}", what


def test_what_a_position_leaves_out_is_as_in_the_set_up() -> None:
    """Position: three coins, nothing in front of anybody, seat 1 discovers."""
    scene = Scene(players=3)
    assert (scene.coins, scene.points, scene.cards) == ([3, 3, 3], [0, 0, 0], [[], [], []])
    assert (scene.active, scene.phase, scene.drawn, scene.harbour, scene.discard) == (1, "discover", False, [], [])
    assert scene.deck == 119 - 9


def test_with_five_players_the_fifth_expedition_lies_open_unless_the_position_says_otherwise() -> None:
    """Position, B2: named as somebody's, or not named among the open ones."""
    assert Scene(players=5).expeditions == ["expedition-all"]
    assert Scene(players=5, expeditions=[]).expeditions == []
    assert Scene(players=5, expeditions=[], seats=[seat(expeditions=["expedition-all"])]).points[0] == 5


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ({"players": [{"coins": ["expedition-all"]}]}, "players[0].coins"),
        ({"discard": ["expedition-all"]}, "discard"),
        ({"phase": "over", "revealed": ["expedition-all"]}, "revealed"),
    ],
)
def test_b1_the_five_player_expedition_is_never_drawn_or_discarded(position: dict[str, Any], where: str) -> None:
    """B1, B2: it lies open from the start until it is somebody's."""
    for players in (4, 5):
        with pytest.raises(tw.LogbookError) as refused:
            tw.open("port-royal", players=players, position=position)
        assert refused.value.where == f"position.{where}"


def test_every_card_a_position_does_not_name_is_unseen() -> None:
    """Position: coins by number come from the unseen cards, the rest is the deck."""
    scene = Scene(harbour=["flute-1-1"], discard=["jack-6"], seats=[seat("sailor-3", coins=10)])
    view = scene.table.view(everything=True)
    unseen = view["deck"] + [card for purse in scene.purses for card in purse]
    assert sorted(unseen) == sorted(all_but("flute-1-1", "jack-6", "sailor-3"))


def test_coins_by_number_leave_the_script_what_it_needs() -> None:
    """Position: the only pirate of nine is scripted, so nobody has it as a coin."""
    for purse in (50, 60, 110):
        scene = Scene(coming=["pirate-9", "jester-9"], seats=[seat(coins=purse), seat(coins=0)])
        assert scene.play("draw", "draw").harbour == ["pirate-9", "jester-9"]


def test_a_view_can_be_taken_up_as_a_position() -> None:
    """Position: the keys of the view, as many as are given; at any moment of a game at which no question is open."""
    table = tw.open("port-royal", players=3, seed=9)
    taken_up = 0
    while not table.over and len(table.moves) < 150:
        view = table.view()
        if view["phase"] in ("discover", "repel?", "bust", "hire"):
            again = tw.open("port-royal", players=3, seed=1, position=view)
            assert again.view() == view, f"after {len(table.moves)} moves"
            assert again.legal() == table.legal()
            taken_up += 1
        table.play(table.legal()[len(table.moves) * 3 % len(table.legal())])
    assert taken_up > 100


def test_a_deck_given_by_its_faces_comes_in_that_order() -> None:
    """Position: next first, as the open view lists it."""
    deck = ["sailor-3", "jack-6", "flute-1-1", "priest-4"]
    rest = all_but(*deck)
    scene = Scene(deck=deck, discard=rest[:50], seats=[seat(coins=rest[50:90]), seat(coins=rest[90:])])
    assert scene.table.view(everything=True)["deck"] == deck
    assert scene.play("draw", "draw", "draw").harbour == deck[:3]


def test_a_scripted_card_that_is_not_there_is_named_when_its_turn_comes() -> None:
    """Chance: the third pirate-5 in a deck that has one."""
    scene = Scene(coming=["sailor-3", "pirate-5", "pirate-5"]).play("draw", "draw")
    before = scene.table.state.copy()
    with pytest.raises(tw.LogbookError) as refused:
        scene.play("draw")
    assert refused.value.where == "chance.deck[2]"
    assert scene.table.state == before


def test_the_chance_of_an_open_trace_is_the_logbooks_deck() -> None:
    """Chance: coins and revealed cards alike, in the order drawn."""
    from tradewind.replay import Viewer, trace

    table = tw.open("port-royal", players=3, seed=4)
    for _ in range(80):
        table.play(table.legal()[len(table.moves) % len(table.legal())])
    lines = list(trace(table.logbook(), Viewer(open=True)))
    deck = [card for line in lines for card in line["chance"]]
    scripted = tw.open("port-royal", players=3, seed=99, chance={"deck": deck})
    for move in table.moves:
        scripted.play(move)
    assert scripted.view() == table.view()


@pytest.mark.parametrize(
    ("chance", "where"),
    [
        ({"deck": "sailor-3"}, "chance.deck"),
        ({"deck": ["kraken"]}, "chance.deck[0]"),
        ({"deck": ["sailor-3", 5]}, "chance.deck[1]"),
        ({"dice": [3]}, "chance.dice"),
    ],
)
def test_chance_that_cannot_be_is_named(chance: dict[str, Any], where: str) -> None:
    with pytest.raises(tw.LogbookError) as refused:
        tw.open("port-royal", players=2, chance=chance)
    assert refused.value.where == where


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"players": 1}, "options.players"),
        ({"players": 6}, "options.players"),
        ({"players": "2"}, "options.players"),
        ({"players": 2, "ending": "mutiny"}, "options.ending"),
        ({"players": 2, "with_": ["kraken"]}, "options.with"),
        ({"players": 2, "with_": "base"}, "options.with"),
        ({"players": 2, "rum": True}, "options.rum"),
    ],
)
def test_options_that_cannot_be_are_named(options: dict[str, Any], where: str) -> None:
    with pytest.raises(tw.LogbookError) as refused:
        tw.open("port-royal", **options)
    assert refused.value.where == where
