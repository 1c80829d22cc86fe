"""Positions with contracts, the view they show, and the trace of a game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from contracting import Deal, contract, seat

import tradewind as tw
from playing import play_out
from tradewind import logbook as records
from tradewind.games.port_royal.expansions.contracts.facts import CONTRACTS
from tradewind.replay import Viewer, trace


def at(position: dict[str, Any], players: int = 2, mode: str = "competitive", **more: Any) -> tw.Table:
    options: dict[str, Any] = {"with": ["contracts"], "mode": mode}
    return tw.open("port-royal", players=players, seed=3, position=position, **options, **more)


def test_the_view_shows_contracts_markers_and_nests() -> None:
    """View: `open` with `done` and `steps`; per player `nest`; no team decks in the competitive game."""
    opened = [contract("mercenary", 2, 1), contract("enemy-frigate", 3, seat1=2, seat2=1), contract("pirates-nest")]
    deal = Deal(opened, seats=[seat(nest=["flute-1-1", "galleon-1-2"])])
    assert deal.contracts == {"open": opened}
    assert deal.nests == [["flute-1-1", "galleon-1-2"], [], []]


def test_the_teams_decks_are_counts_and_only_open_views_list_them() -> None:
    """View: `time` and `aside`; with everything open, faces, next first."""
    deal = Deal(["curse"], players=2, mode="cooperative", time=["priest-4", "jack-6"], aside=["settler-4", "captain-4"])
    assert (deal.contracts["time"], deal.contracts["aside"]) == (2, 2)
    for viewer in (None, 1, 2):
        assert "settler-4" not in json.dumps(deal.table.view(viewer))
    assert (deal.open("time"), deal.open("aside")) == (["priest-4", "jack-6"], ["settler-4", "captain-4"])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_a_view_taken_as_a_position_shows_itself_again(seed: int, mode: str) -> None:
    """Position: the keys of the view, at every moment that it says everything about."""
    options: dict[str, Any] = {"with": ["contracts", "gambler"], "mode": mode}
    table = tw.open("port-royal", players=3, seed=seed, **options)
    moves = play_out(tw.open("port-royal", players=3, seed=seed, **options), seed).moves
    tried = 0
    for move in moves[:150]:
        table.play(move)
        view = table.view()
        if view["phase"] in ("discover", "repel?", "give?", "hire", "bust"):
            again = tw.open("port-royal", players=3, seed=1, position=view, **options)
            assert again.view() == view
            assert again.legal() == table.legal()
            tried += 1
    assert tried > 10


def test_what_a_position_leaves_out_is_as_in_the_set_up() -> None:
    """Position: four contracts; for a team as many as K40 says, K41's time deck, and what the option sets aside."""
    assert len(at({}).view()["contracts"]["open"]) == 4
    team = at({}, 1, "cooperative", aside=4).view()["contracts"]
    given = [each["name"] for each in team["open"]]
    fresh = at({"contracts": {"open": [contract(name) for name in given]}}, 1, "cooperative").view()["contracts"]
    assert len(given) == 3
    assert (team["time"] + 4, team["aside"]) == (fresh["time"], 4)


def test_any_number_of_contracts_may_lie_open() -> None:
    """Position: none, or all; a team without any contract has nothing to win, and plays on."""
    for mode, names in (("competitive", list(CONTRACTS[1:17])), ("cooperative", list(CONTRACTS[1:]))):
        every = at({"contracts": {"open": [contract(name) for name in names]}}, 2, mode)
        assert [each["name"] for each in every.view()["contracts"]["open"]] == names
        none = at({"contracts": {"open": []}}, 2, mode)
        assert (none.view()["contracts"]["open"], none.over) == ([], False)


def test_points_follow_from_contracts_too() -> None:
    """Position: two contracts are a point; given and wrong, they are an error."""
    opened = {"open": [contract("curse", 1), contract("mercenary", 1)]}
    assert at({"contracts": opened, "players": [{"points": 1}]}).view()["players"][0]["points"] == 1
    with pytest.raises(tw.LogbookError) as refused:
        at({"contracts": opened, "players": [{"points": 0}]})
    assert refused.value.where == "position.players[0].points"


def test_time_cards_given_by_number_leave_the_scripted_deck_alone() -> None:
    """Position, chance: they are dealt from the unseen cards that `deck` does not need."""
    coming = ["admiral-5", "jester-5", "pirate-5", "gunner-4", "clerk-blue-6"]
    position = {
        "contracts": {"open": [contract("curse")], "time": 60},
        "players": [{"coins": 60}],
        "harbour": ["priest-4"],
    }
    for seed in range(10):
        table = tw.open(
            "port-royal",
            players=1,
            seed=seed,
            position=position,
            chance={"deck": coming},
            **{"with": ["contracts"], "mode": "cooperative"},
        )
        for card in coming:
            table.play("draw")
            assert table.view()["harbour"][-1] == card


@pytest.mark.parametrize(
    ("position", "mode", "where"),
    [
        ({"contracts": []}, "competitive", "contracts"),
        ({"contracts": {"closed": []}}, "competitive", "contracts.closed"),
        ({"contracts": {"time": 3}}, "competitive", "contracts.time"),
        ({"contracts": {"open": {}}}, "competitive", "contracts.open"),
        ({"contracts": {"open": ["curse"]}}, "competitive", "contracts.open[0]"),
        ({"contracts": {"open": [{"name": "curses"}]}}, "competitive", "contracts.open[0].name"),
        ({"contracts": {"open": [{"name": "curse", "by": 1}]}}, "competitive", "contracts.open[0].by"),
        ({"contracts": {"open": [contract("curse"), contract("curse")]}}, "competitive", "contracts.open[1].name"),
        ({"contracts": {"open": [contract("ransom")]}}, "competitive", "contracts.open[0].name"),
        ({"contracts": {"open": [contract("curse", 3)]}}, "competitive", "contracts.open[0].done[0]"),
        ({"contracts": {"open": [contract("curse", 1, 1)]}}, "competitive", "contracts.open[0].done[1]"),
        ({"contracts": {"open": [{"name": "curse", "done": 1}]}}, "competitive", "contracts.open[0].done"),
        ({"contracts": {"open": [contract("curse", seat1=1)]}}, "competitive", "contracts.open[0].steps.1"),
        ({"contracts": {"open": [contract("broker", seat1=2)]}}, "competitive", "contracts.open[0].steps.1"),
        ({"contracts": {"open": [contract("broker", seat3=1)]}}, "competitive", "contracts.open[0].steps.3"),
        ({"contracts": {"open": [contract("broker", 1, seat1=1)]}}, "competitive", "contracts.open[0].steps.1"),
        ({"contracts": {"open": [{"name": "broker", "steps": []}]}}, "competitive", "contracts.open[0].steps"),
        (
            {"contracts": {"open": [contract(name, 1) for name in ("curse", "explorer", "mercenary", "broker")]}},
            "competitive",
            "contracts.open",
        ),
        ({"contracts": {"open": [contract("curse")], "time": -1}}, "cooperative", "contracts.time"),
        ({"contracts": {"open": [contract("curse")], "time": 10_000}}, "cooperative", "contracts.time"),
        ({"contracts": {"open": [contract("curse")], "aside": ["gull"]}}, "cooperative", "contracts.aside[0]"),
        (
            {"players": [{"contracts": {"nest": ["flute-1-1"]}}], "contracts": {"open": []}},
            "competitive",
            "players[0].contracts.nest",
        ),
        (
            {
                "players": [{"contracts": {"nest": ["flute-1-1", "flute-2-1"]}}],
                "contracts": {"open": [contract("pirates-nest")]},
            },
            "competitive",
            "players[0].contracts.nest",
        ),
        (
            {"players": [{"contracts": {"nest": ["priest-4"]}}], "contracts": {"open": [contract("pirates-nest")]}},
            "competitive",
            "players[0].contracts.nest",
        ),
        ({"players": [{"contracts": {"nests": []}}]}, "competitive", "players[0].contracts.nests"),
        ({"players": [{"contracts": 3}]}, "competitive", "players[0].contracts"),
        ({"phase": "complete?"}, "competitive", "phase"),
        ({"phase": "send?"}, "competitive", "phase"),
        ({"phase": "aside?"}, "cooperative", "phase"),
        ({"phase": "give?"}, "competitive", "phase"),  # M3: with two players nobody is asked
    ],
)
def test_positions_that_cannot_be_are_refused_by_name(position: dict[str, Any], mode: str, where: str) -> None:
    """Position: the entry is named."""
    with pytest.raises(tw.LogbookError) as refused:
        at(position, mode=mode)
    assert refused.value.where == f"position.{where}"


GIFT_SHIPS = ["pinnace-3-4-gift", "flute-3-5-gift", "barque-3-3-gift", "frigate-3-6-gift", "galleon-3-skull-gift"]


@pytest.mark.parametrize("product", ["contracts", "contract-cards-off"])
@pytest.mark.parametrize("go", [1, 3])
def test_k5_a_position_may_begin_with_a_gift(product: str, go: int) -> None:
    """K5, M3: whoever has taken the ship gives; then the go is taken up where it was."""
    position: dict[str, Any] = {"phase": "give?", "go": go, "harbour": ["sailor-3"], "discard": GIFT_SHIPS[:1]}
    position["players"] = [{"coins": 5}] * 3
    table = tw.open("port-royal", players=3, seed=1, position=position | {"takes": 1}, with_=[product])
    assert table.waiting == [go]
    assert table.legal() == [f"give {seat}" for seat in (1, 2, 3) if seat != go]
    table.play("give 2")
    view = table.view()
    assert [player["coins"] for player in view["players"]] == [5, 6, 5]
    assert (view["phase"], view["go"], view["takes"], table.waiting) == ("hire", go, 1, [go]), "the sailor can be hired"
    used_up = tw.open("port-royal", players=3, seed=1, position=position, with_=[product])
    assert used_up.view()["takes"] == 0, "the one card was the ship"


def test_k5_a_position_without_a_ship_that_brings_a_gift_has_none() -> None:
    """K5: all five lie in the harbour yet; or they are not in the game."""
    for product, position in (("contracts", {"harbour": GIFT_SHIPS}), ("gambler", {})):
        with pytest.raises(tw.LogbookError) as refused:
            tw.open("port-royal", players=3, position={"phase": "give?", **position}, with_=[product])
        assert refused.value.where == "position.phase"


@pytest.mark.parametrize("pile", ["time", "aside"])
def test_b1_the_five_player_expedition_is_never_in_a_teams_deck(pile: str) -> None:
    """B1, B2: it lies open from the start with five, and is in the box with fewer."""
    for players in (1, 4, 5):
        with pytest.raises(tw.LogbookError) as refused:
            at({"contracts": {"open": [contract("curse")], pile: ["expedition-all"]}}, players, "cooperative")
        assert refused.value.where == f"position.contracts.{pile}"


def test_a_game_without_contracts_has_no_such_keys() -> None:
    """Position: neither on the table nor with a player."""
    positions: list[dict[str, Any]] = [{"contracts": {}}, {"players": [{"contracts": {}}]}]
    for position in positions:
        with pytest.raises(tw.LogbookError):
            tw.open("port-royal", players=2, with_=["contract-cards-off"], position=position)


def test_a_position_in_which_the_team_has_won_is_over() -> None:
    """K43: every open contract is completed."""
    table = at({"contracts": {"open": [contract("curse", 2)], "aside": 2}}, 2, "cooperative")
    assert (table.over, table.winners, table.scores) == (True, [1, 2], {"1": 2, "2": 2})


def test_a_position_that_begins_a_turn_without_time_is_lost() -> None:
    """K42: but not in the middle of a turn."""
    assert at({"contracts": {"open": [contract("curse")], "time": 0}}, 2, "cooperative").winners == []
    assert at({"contracts": {"open": [contract("curse")], "time": 0}}, 2, "cooperative").over
    assert not at({"contracts": {"open": [contract("curse")], "time": 0}, "drawn": True}, 2, "cooperative").over


@pytest.mark.parametrize(("mode", "players"), [("competitive", 3), ("cooperative", 1), ("cooperative", 3)])
def test_the_chance_of_an_open_trace_is_the_logbooks_deck(mode: str, players: int) -> None:
    """Chance: coins, then the time deck from its top, then whatever is drawn; time cards are not listed again."""
    options: dict[str, Any] = {"with": ["contracts"], "mode": mode}
    table = play_out(tw.open("port-royal", players=players, seed=11, **options), 4)
    book = table.logbook()
    lines = list(trace(book, Viewer(open=True)))
    deck = [face for line in lines for face in line["chance"]]
    names = [each["name"] for each in lines[0]["view"]["contracts"]["open"]]
    coins = [face for player in lines[0]["view"]["players"] for face in player["coins"]]
    assert lines[0]["chance"] == coins + lines[0]["view"]["contracts"].get("time", [])
    book.seed, book.chance = "abc", {"deck": deck, "contracts": names}
    again, before = tw.load(records.encode(book)).view(everything=True), lines[-1]["view"]
    assert sorted(again.pop("deck")) == sorted(before.pop("deck")), "the order of what was never drawn is another"
    assert again == before


def test_a_spectators_trace_hides_the_time_deck() -> None:
    """Chance: question marks for the coins and the time cards of the set-up."""
    table = tw.open("port-royal", players=1, with_=["contracts"], mode="cooperative", seed=2)
    line = next(trace(table.logbook(), Viewer()))
    assert line["chance"] == ["?"] * (3 + line["view"]["contracts"]["time"])
