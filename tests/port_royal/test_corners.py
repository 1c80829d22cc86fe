"""Corners of positions, scripts and the turn limit where two readings of the rules once differed."""

from __future__ import annotations

from typing import Any

import pytest
from scenes import Scene, seat

import tradewind as tw
from tradewind.logbook import Logbook
from tradewind.replay import Viewer, trace

CAPTAINS = "expedition-captains"


def one_turn(table: tw.Table) -> None:
    """Draw, stop, take nothing."""
    active = table.view()["active"]
    while not table.over and table.view()["active"] == active:
        legal = table.legal()
        table.play(next(move for move in ("pass", "stop", "admit", "draw") if move in legal))


@pytest.mark.parametrize(("players", "turns"), [(2, 1000), (3, 1002), (5, 1000)])
def test_b43_the_game_ends_with_the_round_in_which_the_thousandth_turn_is_finished(players: int, turns: int) -> None:
    """B43, B40: after 1,000 turns the end counts as triggered; with two or five players that closes the round."""
    table = tw.open("port-royal", seed=7, players=players, position={"active": players})
    table.state.turn = turns - 1
    one_turn(table)
    assert table.over


def test_b43_nine_hundred_and_ninety_eight_turns_do_not() -> None:
    """B43: the round before goes on."""
    table = tw.open("port-royal", seed=7, players=2, position={"active": 2})
    table.state.turn = 997
    one_turn(table)
    assert not table.over
    assert not table.view()["ending"]


def test_chance_may_go_on_past_the_reshuffle_of_a_position_whose_coins_are_counted() -> None:
    """Position: counted coins come from the unseen cards the deck does not need; later cards come from the discard."""
    # nine cards are left for the deck; what comes after them has been discarded before
    first = ["flute-1-1", "barque-1-1", "frigate-1-1", "galleon-1-2", "pinnace-1-1", "flute-1-1", "barque-1-1"]
    later = ["flute-1-1", "barque-1-1", "frigate-1-1"] * 20
    scene = Scene(seats=[seat(coins=50), seat(coins=60)], coming=[*first, "galleon-1-2", "pinnace-1-1", *later])
    assert scene.deck == 9
    assert scene.table.view(everything=True)["deck"][:7] == first


def test_a_position_in_trade_and_hire_may_say_that_no_card_was_revealed() -> None:
    """B4, `drawn`: a draw that finds none acts as stop and leaves it false; that view is a position, too."""
    seats = [seat("captain-4", "captain-4", coins=70), seat(coins=46)]
    scene = Scene(seats=seats, expeditions=[CAPTAINS]).play("draw")
    assert (scene.phase, scene.drawn, scene.deck) == ("hire", False, 0)
    assert sorted(scene.legal) == [f"fulfil {CAPTAINS}", "pass"]
    again = tw.open("port-royal", seed=8, players=2, position=scene.table.view())
    assert again.view() == scene.table.view()


def test_a_finished_game_is_a_position_whatever_its_last_turn_was_like() -> None:
    """View: once over, `active`, `go`, `takes`, `drawn` mean nothing."""
    table = tw.open("port-royal", seed=7, players=2, position={"phase": "over", "drawn": False})
    assert table.over


def closing(position: dict[str, Any], turns: int) -> list[int]:
    """Who is active after each line of `--rounds`."""
    table = tw.open("port-royal", seed=7, players=3, position=position)
    for _ in range(turns):
        one_turn(table)
    logbook = Logbook(
        logbook=1, game="port-royal", options={"players": 3}, seed="7", position=position, moves=list(table.moves)
    )
    return [line["view"]["active"] for line in trace(logbook, Viewer(), rounds=True)][1:]


@pytest.mark.parametrize(("active", "rounds"), [(1, 2), (2, 2), (3, 3)])
def test_b40_a_round_is_closed_by_the_player_to_the_right_of_the_first(active: int, rounds: int) -> None:
    """B40, --rounds: also when a position begins in the middle of a round."""
    assert closing({"active": active}, 7) == [1] * rounds


@pytest.mark.parametrize("where", ["players[0].coins", "discard"])
def test_b1_the_five_player_expedition_is_nobodys_coin(where: str) -> None:
    """B1: its back is no coin, so it is never in a purse nor spent."""
    cards = ["expedition-all"]
    position: dict[str, Any] = {"discard": cards} if where == "discard" else {"players": [{"coins": cards}]}
    with pytest.raises(tw.LogbookError) as refused:
        tw.open("port-royal", seed=7, players=5, position=position)
    assert refused.value.where == f"position.{where}"


def test_k43_a_teams_game_is_never_about_to_end() -> None:
    """K43: B40–B42 do not apply, so `ending` is false throughout; a position that says otherwise cannot be."""
    team: dict[str, Any] = {"players": 2, "with_": ["contracts"], "mode": "cooperative"}
    with pytest.raises(tw.LogbookError) as refused:
        tw.open("port-royal", seed=7, position={"ending": True}, **team)
    assert refused.value.where == "position.ending"
    assert not tw.open("port-royal", seed=7, position={"ending": False}, **team).view()["ending"]
