"""S1–S6: Set Sail!, on its own and mixed into the base game, from given positions with a fixed deck."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tradewind.table as tables
from tradewind.games.port_royal.cards import COLOUR, COLOURS, FACES, KIND, KINDS, SHIP, copies, copies_to_mix
from tradewind.kernel.errors import IllegalMove, LogbookError
from tradewind.table import Table

ALONE = "port-royal-set-sail"
MERCHANTS = {
    "yellow": ("merchant-yellow-4", "merchant-yellow-8", "pinnace-1-1", "pinnace-2-2"),
    "blue": ("merchant-blue-4", "merchant-blue-8", "flute-1-1", "flute-4-5"),
    "green": ("merchant-green-4", "merchant-green-6", "barque-1-1", "barque-3-5"),
    "red": ("merchant-red-4", "merchant-red-6", "frigate-1-1", "frigate-3-skull"),
    "black": ("merchant-black-4", "merchant-black-6", "galleon-1-2", "galleon-3-7"),
}
COIN_OF = {"pinnace-1-1": 1, "flute-1-1": 1, "barque-1-1": 1, "frigate-1-1": 1, "galleon-1-2": 1}


def alone(coming: list[str], *players: dict[str, Any], **position: Any) -> Table:
    """Set Sail! on its own; these cards come next."""
    return tables.open(
        ALONE,
        players=max(2, len(players)),
        seed=1,
        position={"players": list(players), **position},
        chance={"deck": coming},
    )


def mixed(coming: list[str], *players: dict[str, Any], **position: Any) -> Table:
    """The base game with the marked cards of Set Sail!"""
    return tables.open(
        "port-royal",
        players=max(2, len(players)),
        with_=["set-sail"],
        seed=1,
        position={"players": list(players), **position},
        chance={"deck": coming},
    )


def tucked(game: Table, seat: int = 1) -> list[str]:
    ships: list[str] = game.view()["players"][seat - 1]["set-sail"]["tucked"]
    return ships


# --- S1: the cards


def test_s1_the_game_on_its_own_has_60_cards_and_no_expedition() -> None:
    kinds = Counter(KINDS[KIND[card]] for card in copies("set-sail"))
    assert kinds == {"ship": 25, "merchant": 10, "sailor": 10, "pirate": 2, "passenger": 10, "tax": 3}
    ships = Counter(COLOURS[COLOUR[card]] for card in copies("set-sail") if KIND[card] == SHIP)
    assert ships == dict.fromkeys(COLOURS, 5)
    game = tables.open(ALONE, players=4, seed=1)
    assert game.view()["deck"] == 60 - 4 * 3
    assert game.view()["expeditions"] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s1_two_to_four_can_play(players: int) -> None:
    assert len(tables.open(ALONE, players=players, seed=1).view()["players"]) == players


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"players": 1}, "options.players"),
        ({"players": 5}, "options.players"),
        ({"with_": []}, "options.with"),
        ({"ending": "points"}, "options.ending"),
        ({"mode": "competitive"}, "options.mode"),
    ],
)
def test_s1_there_is_no_option_but_the_players(options: dict[str, Any], where: str) -> None:
    """S1, B42: neither the expedition ending nor another product goes with it."""
    with pytest.raises(LogbookError) as refused:
        tables.open(ALONE, **options)
    assert refused.value.where == where


def test_s1_moves_of_other_products_are_never_legal_in_this_game() -> None:
    game = alone([], harbour=["sailor-3"])
    assert "gambler" not in game.view()
    assert game.why("gamble").rule == "G1"
    with pytest.raises(IllegalMove) as refused:
        game.play("gamble")
    assert refused.value.rule == "G1"


def test_s1_otherwise_the_base_rules_hold() -> None:
    """S1, B12, B15, B20: sabres repel, a second ship of a colour busts, four colours give a second card."""
    game = alone(["flute-1-1"], {"cards": ["sailor-3"]}, harbour=["flute-4-5"])
    game.play("draw")
    assert game.legal() == ["admit", "repel"]
    game.play("admit")
    assert (game.view()["active"], game.view()["harbour"]) == (2, [])
    four = ["pinnace-1-1", "flute-1-1", "barque-1-1", "frigate-1-1"]
    assert alone([], harbour=four, phase="hire").view()["takes"] == 2


# --- S2: the tax


def test_s2_who_has_nine_coins_or_more_keeps_eight() -> None:
    """S2: 9, 8 and 20 coins; the two without points get one afterwards."""
    pointed = {"cards": ["passenger-2"], "coins": 20}
    game = alone(["tax-nine"], {"coins": 9}, {"coins": 8}, pointed)
    game.play("draw")
    view = game.view()
    assert [player["coins"] for player in view["players"]] == [8 + 1, 8 + 1, 8]
    assert len(view["discard"]) == 1 + 12 + 1
    assert view["discard"][-1] == "tax-nine"
    assert view["phase"] == "discover"


def test_s2_fewest_points_counts_the_ships_under_merchants() -> None:
    """S2, S3, B40: the same sum of points everywhere."""
    keeper = {"cards": ["merchant-red-4"], "coins": 3, "set-sail": {"tucked": ["frigate-1-1", "frigate-1-1"]}}
    game = alone(["tax-nine"], keeper, {"cards": ["passenger-4"], "coins": 3})
    game.play("draw")
    assert [player["coins"] for player in game.view()["players"]] == [3, 4]


def test_s2_in_the_base_game_its_own_taxes_hold() -> None:
    """S6: the tax of Set Sail! is not among the marked cards."""
    assert "tax-nine" not in [FACES[card] for card in copies_to_mix("set-sail")]
    game = mixed(["tax-points"], {"coins": 9}, {"coins": 12})
    game.play("draw")
    assert [player["coins"] for player in game.view()["players"]] == [10, 7]


# --- S3: merchants


@pytest.mark.parametrize("colour", MERCHANTS)
@pytest.mark.parametrize("place", [0, 1])
def test_s3_every_merchant_keeps_a_ship_of_its_colour(colour: str, place: int) -> None:
    """S3: the coins come all the same, the ship is a point and not in the discard."""
    merchant, ship = MERCHANTS[colour][place], MERCHANTS[colour][2]
    game = alone([], {"cards": [merchant], "coins": 0}, harbour=[ship], phase="hire")
    before = game.view()["players"][0]["points"]
    game.play(f"trade {ship}")
    player = game.view()["players"][0]
    assert (player["coins"], player["points"]) == (COIN_OF[ship], before + 1)
    assert tucked(game) == [ship]
    assert game.view()["discard"] == []


@pytest.mark.parametrize("colour", MERCHANTS)
def test_s3_a_merchant_does_not_keep_a_ship_of_another_colour(colour: str) -> None:
    other = "black" if colour != "black" else "red"
    ship = MERCHANTS[other][2]
    game = alone([], {"cards": [MERCHANTS[colour][0]], "coins": 0}, harbour=[ship], phase="hire")
    game.play(f"trade {ship}")
    assert tucked(game) == []
    assert game.view()["discard"] == [ship]


@pytest.mark.parametrize(
    ("face", "cost", "points"),
    [
        ("merchant-yellow-4", 4, 1),
        ("merchant-blue-4", 4, 1),
        ("merchant-green-4", 4, 1),
        ("merchant-red-4", 4, 1),
        ("merchant-black-4", 4, 1),
        ("merchant-green-6", 6, 2),
        ("merchant-red-6", 6, 2),
        ("merchant-black-6", 6, 2),
        ("merchant-blue-8", 8, 3),
        ("merchant-yellow-8", 8, 3),
        ("passenger-2", 2, 1),
        ("passenger-4", 4, 2),
        ("passenger-6", 6, 3),
    ],
)
def test_s3_s4_every_new_person_costs_and_counts_what_it_shows(face: str, cost: int, points: int) -> None:
    game = alone([], {"coins": cost}, harbour=[face], phase="hire")
    game.play(f"hire {face}")
    player = game.view()["players"][0]
    assert (player["coins"], player["points"], player["cards"]) == (0, points, [face])
    poor = alone([], {"coins": cost - 1}, {"coins": 9}, harbour=[face, "pinnace-1-1"], phase="hire")
    assert poor.why(f"hire {face}").rule == "B22"


def test_s3_two_merchants_of_a_colour_give_one_point_for_a_ship() -> None:
    both = {"cards": ["merchant-red-4", "merchant-red-6"], "coins": 0}
    game = alone([], both, harbour=["frigate-1-1"], phase="hire")
    game.play("trade frigate-1-1")
    assert game.view()["players"][0]["points"] == 1 + 2 + 1
    assert tucked(game) == ["frigate-1-1"]


def test_s3_a_merchant_hired_in_this_very_go_counts() -> None:
    harbour = ["merchant-red-4", "frigate-1-1", "pinnace-1-1", "flute-1-1", "barque-1-1"]
    game = alone([], {"coins": 4}, harbour=harbour, phase="hire")
    game.play("hire merchant-red-4")
    game.play("trade frigate-1-1")
    assert game.view()["players"][0]["points"] == 1 + 1
    assert tucked(game) == ["frigate-1-1"]


def test_s3_merchants_work_also_for_players_who_are_not_active() -> None:
    """S3, B23: the fee is paid from the ship's coin."""
    game = alone([], {"coins": 0}, {"cards": ["merchant-blue-4"], "coins": 0}, harbour=["flute-1-1"])
    game.play("stop")
    game.play("pass")
    game.play("trade flute-1-1")
    view = game.view()
    assert tucked(game, seat=2) == ["flute-1-1"]
    assert [player["coins"] for player in view["players"]] == [1, 0]
    assert view["players"][1]["points"] == 1 + 1


def test_s3_a_kept_ship_that_would_bring_no_coin_cannot_be_taken_without_one() -> None:
    """S3, B4, B23: the ship stays with the merchant, so with nothing to draw there is no coin for the fee."""
    merchant = {"cards": ["merchant-blue-4"], "coins": 0}
    named = ["merchant-blue-4", "flute-1-1", "sailor-3"]
    game = alone([], {"coins": 60 - len(named)}, merchant, harbour=["flute-1-1", "sailor-3"], deck=0)
    game.play("stop")
    assert game.view()["go"] == 1
    assert game.why("trade flute-1-1", seat=2).rule == "B23"
    game.play("pass")
    assert game.view()["active"] == 2, "seat 2 could take nothing"


def test_s3_tucked_ships_stay_in_the_order_they_were_traded_and_for_good() -> None:
    harbour = ["frigate-3-skull", "galleon-1-2", "pinnace-1-1", "flute-1-1", "barque-1-1"]
    both = {"cards": ["merchant-red-4", "merchant-black-4"], "coins": 0}
    game = alone([], both, harbour=harbour, phase="hire")
    game.play("trade galleon-1-2")
    game.play("trade frigate-3-skull")
    assert tucked(game) == ["galleon-1-2", "frigate-3-skull"]
    assert game.view()["players"][0]["points"] == 2 + 2


def test_s3_in_the_base_game_a_trader_of_the_colour_still_brings_its_coin() -> None:
    """S3, B31: both work."""
    pair = {"cards": ["merchant-red-6", "trader-red-3"], "coins": 0}
    game = mixed([], pair, harbour=["frigate-2-3"], phase="hire")
    game.play("trade frigate-2-3")
    player = game.view()["players"][0]
    assert (player["coins"], player["points"]) == (3, 2 + 1 + 1)


# --- S5: the end


def test_s5_eight_points_trigger_the_end_and_the_round_is_played_out() -> None:
    """S5, B40, B41: a tucked ship is the eighth point; the others finish the round."""
    nearly = {"cards": ["merchant-red-4", "passenger-6", "passenger-6"], "coins": 0}
    game = alone(["sailor-3", "sailor-3"], nearly, {"coins": 0}, harbour=["frigate-1-1"], phase="hire")
    assert game.view()["ending"] is False
    game.play("trade frigate-1-1")
    assert game.view()["ending"] is True
    assert (game.over, game.view()["active"]) == (False, 2)
    game.play("draw")
    game.play("stop")  # nobody can pay for the sailor
    assert (game.over, game.scores, game.winners) == (True, {"1": 8, "2": 0}, [1])


def test_s5_seven_points_do_not_end_the_game() -> None:
    game = alone([], {"cards": ["passenger-6", "passenger-6", "passenger-2"]})
    assert game.view()["ending"] is False


def test_s5_a_tie_goes_to_the_most_coins() -> None:
    eight = {"cards": ["passenger-6", "passenger-4", "passenger-4", "passenger-2"], "coins": 1}
    also = {"cards": ["merchant-blue-8", "merchant-yellow-8", "merchant-red-6"], "coins": 2}
    game = alone([], eight, also, phase="over")
    assert (game.scores, game.winners) == ({"1": 8, "2": 8}, [2])


# --- S6: mixed into the base game


def test_s6_twenty_marked_cards_join_the_base_deck() -> None:
    kinds = Counter(KINDS[KIND[card]] for card in copies_to_mix("set-sail"))
    assert kinds == {"merchant": 5, "passenger": 5, "ship": 10}
    ships = Counter(COLOURS[COLOUR[card]] for card in copies_to_mix("set-sail") if KIND[card] == SHIP)
    assert ships == dict.fromkeys(COLOURS, 2)
    assert tables.open("port-royal", players=2, with_=["set-sail"], seed=1).view()["deck"] == 119 + 20 - 6


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s6_two_to_five_play_for_twelve_points(players: int) -> None:
    eight = {"cards": ["passenger-4"] * 4}
    position = {"players": [eight]}
    game = tables.open("port-royal", players=players, with_=["set-sail"], seed=1, position=position)
    assert game.view()["players"][0]["points"] == 8
    assert game.view()["ending"] is False


def test_s6_the_expedition_ending_goes_with_it() -> None:
    """B42: not so for Set Sail! alone."""
    game = tables.open("port-royal", players=2, with_=["set-sail"], ending="expedition", seed=1)
    assert "set-sail" in game.view()["players"][0]


def test_s6_without_the_option_nothing_of_it_is_in_the_view() -> None:
    assert "set-sail" not in tables.open("port-royal", players=2, seed=1).view()["players"][0]


@pytest.mark.parametrize("face", ["passenger-2", "merchant-red-4", "tax-nine"])
def test_s6_cards_without_the_mark_are_not_in_the_base_game(face: str) -> None:
    with pytest.raises(LogbookError) as refused:
        mixed([], discard=[face])
    assert refused.value.where == "position.discard"


# --- positions


def test_a_position_names_the_tucked_ships_and_the_points_follow() -> None:
    keeper = {"cards": ["merchant-red-4"], "points": 3, "set-sail": {"tucked": ["frigate-1-1", "frigate-1-1"]}}
    game = alone([], keeper)
    assert tucked(game) == ["frigate-1-1", "frigate-1-1"]
    assert game.view()["deck"] == 60 - 1 - 2 - 6, "they are seen, so they are not in the deck"


def test_a_position_is_left_as_it_was_given() -> None:
    keeper = {"cards": ["merchant-red-4"], "set-sail": {"tucked": ["frigate-1-1"]}}
    game = alone([], keeper)
    again = tables.load(game.logbook())
    assert again.view() == game.view()
    assert keeper == {"cards": ["merchant-red-4"], "set-sail": {"tucked": ["frigate-1-1"]}}


@pytest.mark.parametrize(
    ("entry", "where"),
    [
        ([], "position.players[0].set-sail"),
        ({"kept": []}, "position.players[0].set-sail.kept"),
        ({"tucked": "frigate-1-1"}, "position.players[0].set-sail.tucked"),
        ({"tucked": ["frigate-9-9"]}, "position.players[0].set-sail.tucked[0]"),
        ({"tucked": ["frigate-1-1", "sailor-3"]}, "position.players[0].set-sail.tucked[1]"),
        ({"tucked": ["frigate-1-1"] * 3}, "position.players[0].set-sail.tucked"),
    ],
)
def test_a_position_with_tucked_cards_that_cannot_be_is_refused(entry: Any, where: str) -> None:
    with pytest.raises(LogbookError) as refused:
        alone([], {"set-sail": entry})
    assert refused.value.where == where


def test_points_that_do_not_follow_from_the_tucked_ships_are_refused() -> None:
    with pytest.raises(LogbookError) as refused:
        alone([], {"cards": ["merchant-red-4"], "points": 1, "set-sail": {"tucked": ["frigate-1-1"]}})
    assert refused.value.where == "position.players[0].points"
