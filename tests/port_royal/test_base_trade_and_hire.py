"""B20–B24 and B30–B36: phase two, Trade & Hire, and what persons can do."""

from __future__ import annotations

import pytest
from scenes import Scene, seat

COLOURS = ["pinnace-1-1", "flute-1-1", "barque-1-1", "frigate-1-1", "galleon-1-2"]


@pytest.mark.parametrize(("ships", "takes"), [(0, 1), (1, 1), (3, 1), (4, 2), (5, 3)])
def test_b20_ship_colours_say_how_many_cards_may_be_taken(ships: int, takes: int) -> None:
    """B20: 1 with up to three colours, 2 with four, 3 with five."""
    scene = Scene(harbour=[*COLOURS[:ships], "sailor-3"]).play("stop")
    assert (scene.phase, scene.go, scene.takes) == ("hire", 1, takes)


def test_b20_the_number_is_fixed_when_the_phase_begins() -> None:
    """B20: taking ships out of the harbour does not lower it."""
    scene = Scene(harbour=COLOURS).play("stop", "trade flute-1-1")
    assert scene.takes == 2
    scene.play("trade barque-1-1")
    assert scene.takes == 1
    scene.play("trade galleon-1-2")
    assert (scene.go, scene.harbour) == (2, ["pinnace-1-1", "frigate-1-1"])


def test_b20_cards_are_taken_one_at_a_time_and_no_more_than_allowed() -> None:
    """B20: the fourth card is refused."""
    scene = Scene(harbour=COLOURS, expeditions=["expedition-priests"], seats=[seat("priest-4", "priest-4")])
    scene.play("stop", *[f"trade {ship}" for ship in COLOURS[:3]])
    assert (scene.takes, scene.asked) == (0, [1])
    assert scene.refusal("trade frigate-1-1") == "B20"


def test_b20_taking_nothing_is_allowed_and_the_others_still_get_their_go() -> None:
    """B20: the active player passes."""
    scene = Scene(players=3, harbour=["flute-1-1"]).play("stop", "pass")
    assert (scene.active, scene.go, scene.asked) == (1, 2, [2])


def test_b21_a_traded_ship_is_discarded_and_pays_its_coins() -> None:
    """B21: the coins come from the deck."""
    scene = Scene(harbour=["barque-4-5"], coming=["jack-6", "priest-4", "tax-points", "captain-4"]).play("stop")
    scene.play("trade barque-4-5")
    assert (scene.discard, scene.coins) == (["barque-4-5"], [7, 3])
    assert scene.purses[0][3:] == ["jack-6", "priest-4", "tax-points", "captain-4"]


def test_b22_a_hired_person_costs_its_price_and_counts_at_once() -> None:
    """B22: coins to the discard; points and sabres count."""
    scene = Scene(harbour=["pirate-9"], seats=[seat(coins=10)]).play("stop", "hire pirate-9")
    assert (scene.coins[0], len(scene.discard), scene.cards[0]) == (1, 9, ["pirate-9"])
    assert (scene.points[0], scene.sabres[0]) == (3, 2)


def test_b22_whoever_cannot_pay_cannot_hire() -> None:
    """B22: two coins for a sailor of three."""
    scene = Scene(harbour=["sailor-3", "flute-1-1"], seats=[seat(coins=2)]).play("stop")
    assert scene.legal == ["pass", "trade flute-1-1"]
    assert scene.refusal("hire sailor-3") == "B22"


def test_b22_an_ability_counts_for_the_next_card_of_the_same_turn() -> None:
    """B22: the mademoiselle makes the sailor cheaper; the trader's coin comes with the ship."""
    harbour = [*COLOURS, "mademoiselle-7", "trader-blue-3"]
    scene = Scene(harbour=harbour, seats=[seat(coins=9)]).play("stop", "hire mademoiselle-7", "hire trader-blue-3")
    assert scene.coins[0] == 0
    assert scene.play("trade flute-1-1").coins[0] == 2


def test_b23_the_others_follow_clockwise() -> None:
    """B23: from the active player's left; each may take one card."""
    scene = Scene(players=4, active=3, harbour=COLOURS).play("stop")
    order = []
    while scene.phase == "hire":
        order.append((scene.go, scene.takes))
        scene.play("pass")
    assert order == [(3, 3), (4, 1), (1, 1), (2, 1)]


def test_b23_each_card_costs_the_others_a_coin_for_the_active_player() -> None:
    """B23: ship or person."""
    scene = Scene(players=3, harbour=["flute-3-2", "sailor-3"], seats=[seat(coins=3), seat(coins=3), seat(coins=4)])
    scene.play("stop", "pass", "trade flute-3-2")
    assert scene.coins == [4, 3 + 3 - 1, 4]
    scene.play("hire sailor-3")
    assert scene.coins == [5, 5, 4 - 3 - 1]


def test_b23_a_ships_fee_may_come_from_what_the_ship_brings() -> None:
    """B23: with an empty purse."""
    scene = Scene(harbour=["flute-1-1"], seats=[seat(coins=0), seat(coins=0)], coming=["jack-6"]).play("stop", "pass")
    scene.play("trade flute-1-1")
    assert scene.purses == [["jack-6"], []]


def test_b23_a_person_needs_cost_and_fee() -> None:
    """B23: three coins are not enough for a sailor of three on another's turn."""
    scene = Scene(harbour=["sailor-3", "flute-1-1"], seats=[seat(coins=0), seat(coins=3)]).play("stop", "pass")
    assert scene.legal == ["pass", "trade flute-1-1"]
    assert scene.refusal("hire sailor-3") == "B23"


def test_b23_the_fee_moves_face_down() -> None:
    """B23: it is a card, and nobody sees it."""
    scene = Scene(harbour=["flute-1-1"], seats=[seat(coins=0), seat(coins=["governor-8"])], coming=["jack-6"])
    scene.play("stop", "pass", "trade flute-1-1")
    assert scene.purses == [["jack-6"], ["governor-8"]]
    assert scene.discard == ["flute-1-1"]


def test_b23_not_this_players_go() -> None:
    """B23: the active player first."""
    assert Scene(harbour=["flute-1-1"]).play("stop").refusal("trade flute-1-1", seat=2) == "B23"


def test_b24_what_is_left_is_discarded_and_the_next_player_is_active() -> None:
    """B24: the harbour is empty for seat 2."""
    scene = Scene(harbour=["flute-1-1", "jack-6"]).play("stop", "pass", "pass")
    assert (scene.harbour, sorted(scene.discard)) == ([], ["flute-1-1", "jack-6"])
    assert (scene.active, scene.go, scene.phase, scene.drawn) == (2, 2, "discover", False)


@pytest.mark.parametrize("person", ["settler-4", "captain-4", "priest-4", "jack-6"])
def test_b30_settler_captain_priest_and_jack_do_nothing_but_sail(person: str) -> None:
    """B30: no sabre, no discount, no further card, no coin."""
    scene = Scene(harbour=[*COLOURS[:3], "sailor-3", "jack-6"], seats=[seat(person, coins=3)]).play("stop")
    assert (scene.sabres[0], scene.takes, scene.coins[0]) == (0, 1, 3)
    scene.play("hire sailor-3")
    assert scene.coins[0] == 0
    assert scene.points[0] == 2


def test_b31_a_trader_brings_a_coin_for_ships_of_its_colour() -> None:
    """B31: and for no other."""
    scene = Scene(harbour=COLOURS, seats=[seat("trader-red-3", "trader-red-3", coins=0)])
    assert scene.play("stop", "trade frigate-1-1").coins[0] == 3
    assert scene.play("trade flute-1-1").coins[0] == 4


def test_b31_traders_work_for_non_active_players_too() -> None:
    """B31: whenever the owner trades."""
    scene = Scene(harbour=["flute-2-2"], seats=[seat(), seat("trader-blue-5")]).play("stop", "pass", "trade flute-2-2")
    assert scene.coins == [4, 3 + 2 + 1 - 1]


def test_b32_sabres_add_up() -> None:
    """B32: a sailor has one, a pirate two, whatever they cost."""
    crew = ["sailor-3", "sailor-5", "sailor-7", "pirate-5", "pirate-7", "pirate-9"]
    assert Scene(seats=[seat(*crew)]).sabres[0] == 9


def test_b33_an_admiral_pays_two_coins_for_a_full_harbour() -> None:
    """B33: five cards or more when the owner's time to take comes, active or not."""
    crews = [seat("admiral-5", "admiral-7"), seat("admiral-9")]
    scene = Scene(harbour=[*COLOURS, "jack-6"], seats=crews).play("stop")
    assert scene.coins == [3 + 4, 3]
    scene.play("trade flute-1-1", "pass")
    assert scene.coins == [3 + 4 + 1, 3 + 2], "five cards were left for seat 2"


def test_b33_four_cards_are_too_few() -> None:
    """B33: for the second player, after a card was taken."""
    scene = Scene(harbour=COLOURS, seats=[seat(), seat("admiral-9")]).play("stop", "trade flute-1-1", "pass")
    assert (scene.go, scene.coins[1]) == (2, 3)


def test_b33_an_admiral_hired_in_this_go_does_not_pay() -> None:
    """B33: the owner's time to take had come before."""
    scene = Scene(harbour=[*COLOURS, "admiral-5"], seats=[seat(coins=5)]).play("stop", "hire admiral-5")
    assert scene.coins[0] == 0


def test_b33_an_admiral_pays_before_the_first_card_is_taken() -> None:
    """B33: its coins can be spent at once."""
    scene = Scene(harbour=[*COLOURS, "settler-4"], seats=[seat("admiral-5", coins=2)])
    assert scene.play("stop", "hire settler-4").coins[0] == 0


def test_b34_a_jester_pays_for_an_empty_harbour() -> None:
    """B34: also the active player, who stopped with nothing in it."""
    scene = Scene(coming=["tax-sabres"], seats=[seat("jester-5", "sailor-3"), seat("jester-7", "jester-9")])
    scene.play("draw", "stop")
    assert scene.coins == [3 + 1 + 1, 3 + 2]


def test_b34_a_jester_pays_when_the_others_left_nothing() -> None:
    """B34: the last card was taken before."""
    scene = Scene(harbour=["flute-1-1"], seats=[seat(), seat("jester-5")]).play("stop", "trade flute-1-1")
    assert (scene.coins, scene.active) == ([4, 4], 2)


def test_b34_a_jester_hired_in_this_go_does_not_pay() -> None:
    """B34: though the harbour is empty then."""
    scene = Scene(harbour=["jester-5"], seats=[seat(coins=5)]).play("stop", "hire jester-5")
    assert scene.coins == [0, 3]


def test_b35_a_governor_allows_one_card_more() -> None:
    """B35: whoever is active; each further card costs a non-active owner a coin."""
    crews = [seat("governor-8"), seat("governor-8", "governor-8", coins=0)]
    scene = Scene(harbour=COLOURS, seats=crews).play("stop")
    assert scene.takes == 3 + 1
    scene.play("pass")
    assert scene.takes == 3
    scene.play("trade flute-1-1", "trade barque-1-1", "trade galleon-1-2")
    assert scene.coins == [3 + 3, 0]


def test_b35_a_governor_hired_in_this_go_does_not_count_yet() -> None:
    """B35: not until the next."""
    scene = Scene(harbour=["governor-8", "flute-1-1"], seats=[seat(coins=8)]).play("stop", "hire governor-8")
    assert scene.go == 2


def test_b36_mademoiselles_lower_the_cost() -> None:
    """B36: by one each."""
    scene = Scene(harbour=["governor-8"], seats=[seat("mademoiselle-7", "mademoiselle-9", coins=6)]).play("stop")
    assert scene.play("hire governor-8").coins[0] == 0


def test_b36_never_below_nothing() -> None:
    """B36: four mademoiselles and a sailor of three: free, but no coin comes back."""
    crew = ["mademoiselle-7", "mademoiselle-7", "mademoiselle-9", "mademoiselle-9"]
    scene = Scene(harbour=["sailor-3"], seats=[seat(*crew, coins=0)]).play("stop", "hire sailor-3")
    assert (scene.coins[0], scene.discard) == (0, [])
