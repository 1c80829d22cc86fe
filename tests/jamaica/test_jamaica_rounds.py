"""J1–J13: setting up, and how a round runs."""

from __future__ import annotations

import pytest
from regatta import do, phase, player, race, ship, stock, under_way

from tradewind import table as tables
from tradewind.games.jamaica.components import CARDS, LAIRS, TREASURES
from tradewind.replay import Viewer, trace


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_j1_everybody_starts_at_port_royal_with_cards_food_and_gold(players: int) -> None:
    """J1: five holds, three food in hold 1, three doubloons in hold 2, three of eleven cards in hand."""
    table = tables.open("jamaica", players=players, seed=3)
    for seat in range(1, players + 1):
        entry = player(table, seat)
        assert (entry["space"], entry["lap"]) == (0, 0)
        assert entry["holds"] == [["food", 3], ["gold", 3], None, None, None]
        assert len(entry["hand"]) == 3
        assert sorted(entry["hand"] + entry["deck"]) == sorted(CARDS[1:]), "the eleven cards are not all there"


@pytest.mark.parametrize("face", CARDS[1:])
def test_j1_each_action_card_can_be_dealt_and_played(face: str) -> None:
    """J1, J12: every card of the deck does its morning and its evening action."""
    table = under_way(ship(20, face, holds=[["food", 6], ["gold", 6]]), ship(), dice=[1, 1, "star"])
    morning, evening = face.split("/")
    steps = 0
    while 1 in table.waiting and phase(table) != "dice":
        table.play(table.legal(1)[0], 1)
        steps += 1
        assert steps < 10
    moved = [1 if symbol == "forward" else -1 for symbol in (morning, evening) if symbol in ("forward", "backward")]
    route = {20: 0, 21: 1, 19: -1, 22: 2, 18: -2}
    assert route[player(table, 1)["space"]] == sum(moved), f"{face} led somewhere else"
    for good in ("food", "gold", "powder"):
        loads = [symbol for symbol in (morning, evening) if symbol == good]
        if loads and not moved:
            assert stock(table, 1, good) == (0 if good == "powder" else 6) + len(loads)


def test_j2_nine_of_twelve_treasures_are_stacked_and_nine_lairs_guarded() -> None:
    """J2: nine treasures in the stack, none more often than it exists; nobody sees them."""
    table = tables.open("jamaica", players=3, seed=5)
    view = table.view(everything=True)
    assert len(view["treasures"]) == 9
    assert view["tokens"] == list(LAIRS)
    assert len(LAIRS) == 9
    for face in view["treasures"]:
        assert view["treasures"].count(face) <= (2 if face in ("gold-3", "gold-7") else 1)
    assert table.view()["treasures"] == 9


def test_j2_every_treasure_can_be_among_the_nine() -> None:
    """J2: the three that leave the game are drawn at random."""
    seen: set[str] = set()
    for seed in range(30):
        seen |= set(tables.open("jamaica", players=3, seed=seed).view(everything=True)["treasures"])
    assert seen == set(TREASURES[1:])


def test_j3_the_bank_never_runs_out() -> None:
    """J3: more doubloons than any box holds, and six more are paid out."""
    rich = [["gold", 6]] * 4
    ships = [ship(0, "gold/gold", holds=rich) for _ in range(6)]
    table = do(under_way(*ships, dice=[6, 6]), "1 load 5")
    assert stock(table, 1, "gold") == 30


def test_j4_seat_1_is_the_first_captain_and_the_compass_passes_to_the_left() -> None:
    """J4, J13: seat 1 first, then the next number, and after the last seat 1 again."""
    table = tables.open("jamaica", players=2, seed=1)
    assert table.view()["captain"] == 1
    captains = []
    for _ in range(3):
        captains.append(table.view()["captain"])
        number = table.view()["round"]
        while table.view()["round"] == number:
            table.play(table.legal(table.waiting[0])[0], table.waiting[0])
    assert captains == [1, 2, 1]


def test_j10_the_captain_decides_which_die_is_for_the_morning() -> None:
    """J10: after the roll, before anybody chooses a card."""
    table = race(ship(), ship(), dice=[5, 2])
    assert table.view()["dice"] == [5, 2]
    assert table.waiting == [1]
    assert sorted(table.legal()) == ["dice 2 5", "dice 5 2"]
    table.play("dice 2 5")
    assert table.view()["dice"] == [2, 5]
    assert phase(table) == "play"


def test_j11_a_laid_card_leaves_the_hand_and_stays_secret() -> None:
    """J11: others see that a card lies there, not which; the owner knows the own card."""
    table = do(race(ship(0, "food/powder"), ship(), dice=[1, 1]), "1 dice 1 1", "1 play food/powder")
    assert table.view(2)["players"][0]["card"] == "?"
    assert table.view(2)["players"][0]["hand"] == 0
    assert table.view(1)["players"][0]["card"] == "food/powder"
    assert table.view(everything=True)["players"][0]["card"] == "food/powder"
    assert table.view(1)["players"][1]["card"] is None
    assert table.waiting == [2]


def test_j11_nobody_is_shown_what_others_may_play() -> None:
    """J11: without a seat the lists are empty, with one only the own list is there."""
    table = do(race(ship(), ship(), ship(), dice=[1, 1]), "1 dice 1 1")
    assert table.legal_for(None) == {"1": [], "2": [], "3": []}
    assert table.legal_for(2) == {"2": ["play gold/gold"]}
    assert set(table.legal_for(None, everything=True)["3"]) == {"play gold/gold"}


def test_j12_cards_are_turned_over_one_after_the_other_from_the_captain() -> None:
    """J12: until a player's turn comes the card stays face down, also after all have chosen."""
    table = under_way(ship(), ship(0, "powder/gold"), ship(0, "food/powder"), dice=[1, 2], captain=2)
    faces = [entry["card"] for entry in table.view()["players"]]
    assert faces == ["?", "powder/gold", "?"]
    assert (table.view()["active"], table.view()["action"]) == (2, "morning")
    do(table, "2 load 3")
    assert (table.view()["active"], table.view()["action"]) == (2, "evening")
    do(table, "2 load 4")
    assert [entry["card"] for entry in table.view()["players"]] == ["?", "powder/gold", "food/powder"]
    do(table, "3 load 3", "3 load 4")
    assert table.view()["active"] == 1, "after the last seat comes the first"


def test_j12_the_morning_action_uses_the_morning_die() -> None:
    """J12: left symbol and left die, then right symbol and right die."""
    table = do(under_way(ship(0, "powder/food"), ship(), dice=[2, 5]), "1 load 3", "1 load 4")
    assert player(table, 1)["holds"][2:4] == [["powder", 2], ["food", 5]]


def test_j13_everybody_draws_back_to_three_from_the_captain_clockwise() -> None:
    """J13: refills come in that order, then the next two dice."""
    hands = [["gold/gold", "food/powder"], ["powder/food", "forward/food"]]
    ships = [{"space": 0, "hand": ["powder/gold", "food/forward", "forward/forward"]} for _ in range(2)]
    table = race(*ships, dice=[1, 1, 3, 6], hands=hands, captain=2)
    do(table, "2 dice 1 1", "1 play powder/gold", "2 play powder/gold", "2 load 3", "2 load 4", "1 load 3", "1 load 4")
    do(table, "2 ghost forward")
    used = len(table.desk.outcomes)
    do(table, "2 ghost forward" if "ghost forward" in table.legal() else "2 ghost backward")
    drawn = [table.game.outcome_text(outcome) for outcome in table.desk.outcomes[used:]]
    assert drawn == ["powder/food", "gold/gold", 3, 6]
    assert player(table, 1)["hand"] == ["food/forward", "forward/forward", "gold/gold"]
    assert player(table, 1)["discard"] == ["powder/gold"]
    assert table.view()["captain"] == 1


def test_j13_a_deck_is_rebuilt_only_when_a_card_is_needed_and_the_deck_is_empty() -> None:
    """J13: the card just played is among those shuffled."""
    three = ["gold/gold", "powder/gold", "food/powder"]
    rest = [face for face in CARDS[1:] if face not in three]
    ships = [{"hand": three, "discard": rest[:-1]}, ship(), ship()]
    table = race(*ships, dice=[1, 1, 2, 2])
    assert player(table, 1)["deck"] == [rest[-1]]
    do(table, "1 dice 1 1", "1 play gold/gold", "2 play gold/gold", "3 play gold/gold")
    do(table, "1 load 3", "1 load 4", "2 load 3", "2 load 4", "3 load 3", "3 load 4")
    entry = player(table, 1)
    assert entry["deck"] == [], "an empty deck waits until a card is needed"
    assert entry["discard"] == [*rest[:-1], "gold/gold"]
    do(table, "2 dice 2 2", "1 play powder/gold")
    for seat in (2, 3):
        table.play(table.legal(seat)[0], seat)
    while table.view()["round"] == 2:
        table.play(table.legal(table.waiting[0])[0], table.waiting[0])
    entry = player(table, 1)
    assert entry["discard"] == []
    assert len(entry["hand"]) == 3
    assert "powder/gold" in entry["deck"] + entry["hand"], "the card just played is shuffled too"
    assert len(entry["deck"]) == 8


def test_j13_the_played_card_lies_there_until_the_round_ends() -> None:
    """J13: only then it goes to the discard."""
    table = do(under_way(ship(), ship(), ship(), dice=[1, 1]), "1 load 3", "1 load 4", "2 load 3")
    assert player(table, 1)["card"] == "gold/gold"
    assert player(table, 1)["discard"] == []
    do(table, "2 load 4", "3 load 3", "3 load 4")
    assert player(table, 1)["card"] is None
    assert player(table, 1)["discard"] == ["gold/gold"]


def test_j13_draws_show_in_a_trace_only_to_their_owner() -> None:
    """J13: line 0 has the hands seat by seat and two dice; what others draw is a question mark."""
    table = tables.open("jamaica", players=3, seed=9)
    line = next(iter(trace(table.logbook(), Viewer(2))))
    assert line["chance"][:3] == ["?"] * 3
    assert line["chance"][3:6] == line["view"]["players"][1]["hand"]
    assert line["chance"][6:9] == ["?"] * 3
    assert line["chance"][9:] == line["view"]["dice"]
