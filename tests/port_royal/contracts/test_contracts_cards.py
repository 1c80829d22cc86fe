"""K1–K5: the persons and ships of Just One More Contract."""

from __future__ import annotations

from collections import Counter

import pytest
from contracting import COLOURS, Deal, seat

import tradewind as tw
from tradewind.games.port_royal.cards import FACES, IS_PERSON, KIND, NUMBER, PRODUCTS, SHIP, copies_to_mix
from tradewind.games.port_royal.names import card_message
from tradewind.kernel.text import catalogue

PERSONS = [card["face"] for card in PRODUCTS["contracts"] if card["kind"] != "ship"]
SHIPS = [card["face"] for card in PRODUCTS["contracts"] if card["kind"] == "ship"]
GIFTS = [face for face in SHIPS if face.endswith("gift")]
FACTS = {card["face"]: card for card in PRODUCTS["contracts"]}


@pytest.mark.parametrize("product", ["contracts", "contract-cards-off"])
def test_k1_fourteen_persons_and_ten_ships_join_the_deck(product: str) -> None:
    """K1: with the contracts or without them."""
    joined = copies_to_mix("contracts")
    assert sum(IS_PERSON[card] for card in joined) == 14
    assert sum(KIND[card] == SHIP for card in joined) == 10
    table = tw.open("port-royal", players=2, with_=[product], seed=1)
    cards = Counter(table.view(everything=True)["deck"]) + Counter(
        face for player in table.view(everything=True)["players"] for face in player["coins"]
    )
    assert sum(cards.values()) == 119 + 24
    for face, many in Counter(FACES[card] for card in joined).items():
        assert cards[face] >= many


def test_k1_without_the_contracts_nothing_but_their_cards_is_there() -> None:
    """K1: no contract lies open, in the view or in anybody's list."""
    table = tw.open("port-royal", players=2, with_=["contract-cards-off"], seed=1)
    assert "contracts" not in table.view()
    assert "contracts" not in table.view()["players"][0]


@pytest.mark.parametrize("face", PERSONS)
def test_k1_each_person_is_hired_for_its_cost_and_brings_its_points(face: str) -> None:
    """K1: the printed figures."""
    deal = Deal(product="contract-cards-off", harbour=[face], seats=[seat(coins=12)], phase="hire")
    deal.play(f"hire {face}")
    assert deal.coins[0] == 12 - FACTS[face]["cost"]
    assert deal.points[0] == FACTS[face]["points"]


@pytest.mark.parametrize("face", SHIPS)
def test_k1_each_ship_brings_its_coins(face: str) -> None:
    """K1: the printed figures."""
    deal = Deal(product="contract-cards-off", harbour=[face, "flute-1-1"][: 1 + ("flute" not in face)], phase="hire")
    deal.play(f"trade {face}")
    assert deal.coins[0] == 3 + FACTS[face]["coins"]


@pytest.mark.parametrize("colour", range(5))
def test_k2_a_clerk_of_the_ships_colour_lets_its_owner_take_one_more_card(colour: int) -> None:
    """K2: each of the five clerks; ships of other colours do not count."""
    clerks = ["clerk-yellow-4", "clerk-blue-6", "clerk-green-9", "clerk-red-6", "clerk-black-4"]
    deal = Deal(harbour=COLOURS[:3] if colour < 3 else COLOURS[2:], seats=[seat(clerks[colour])], phase="hire")
    other = next(ship for ship in deal.harbour if ship != COLOURS[colour])
    assert deal.takes == 1
    deal.play(f"trade {COLOURS[colour]}")
    assert (deal.takes, deal.go) == (1, 1), "the clerk grants one more card"
    deal.play(f"trade {other}")
    assert deal.go == 2, "a ship of another colour grants none"


def test_k2_a_non_active_owner_still_pays_for_each_card() -> None:
    """K2: two cards, two coins to the active player."""
    deal = Deal(harbour=["flute-1-1", "barque-1-1", "frigate-1-1"], seats=[seat(), seat("clerk-blue-6")], phase="hire")
    deal.play("pass", "trade flute-1-1", "trade barque-1-1")
    assert (deal.coins[:2], deal.go) == ([5, 3], 3)


def test_k2_a_clerk_hired_in_this_go_counts_for_the_next_ship() -> None:
    """K2: four colours let the player take two cards: the clerk first, then a ship, then one more."""
    harbour = [*COLOURS[:4], "clerk-blue-6"]
    deal = Deal(harbour=harbour, seats=[seat(coins=9)], phase="hire").play("hire clerk-blue-6", "trade flute-1-1")
    assert (deal.takes, deal.go) == (1, 1)


@pytest.mark.parametrize(("cards", "coins"), [(2, 0), (3, 2), (4, 2), (5, 0)])
def test_k3_vice_admirals_pay_with_three_or_four_cards_in_the_harbour(cards: int, coins: int) -> None:
    """K3: 1 coin each."""
    harbour = ["settler-4", "priest-4", "captain-4", "jack-6", "jester-5"][:cards]
    crew = seat("vice-admiral-5", "vice-admiral-7")
    assert Deal(harbour=harbour, seats=[crew]).play("stop").coins[0] == 3 + coins


def test_k3_a_vice_admiral_pays_a_non_active_owner_too_but_not_in_the_go_that_hired_it() -> None:
    """K3: seat 2's time comes with three cards left; seat 1 hired its own too late."""
    harbour = ["settler-4", "priest-4", "captain-4", "vice-admiral-9"]
    deal = Deal(harbour=harbour, seats=[seat(coins=9), seat("vice-admiral-5")])
    deal.play("stop", "hire vice-admiral-9")
    assert deal.coins == [0, 4, 3]


@pytest.mark.parametrize("ships", range(6))
def test_k4_gunners_pay_one_coin_less_than_there_are_ships(ships: int) -> None:
    """K4: per gunner, and never below 0."""
    deal = Deal(harbour=[*COLOURS[:ships], "jester-5"], seats=[seat("gunner-4", "gunner-8")])
    assert deal.play("stop").coins[0] == 3 + 2 * max(0, ships - 1)


def test_k4_a_gunner_hired_in_the_same_go_does_not_pay() -> None:
    """K4: its owner's time had come already; the next owner's ships are counted when that time comes."""
    deal = Deal(harbour=["flute-1-1", "barque-1-1", "gunner-6"], seats=[seat(coins=6), seat("gunner-6")])
    deal.play("stop", "hire gunner-6")
    assert deal.coins[:2] == [0, 4]


@pytest.mark.parametrize("ship", GIFTS)
def test_k5_a_gift_ship_brings_three_coins_and_another_player_one(ship: str) -> None:
    """K5: each of the five; its taker chooses."""
    deal = Deal(product="contract-cards-off", harbour=[ship], phase="hire").play(f"trade {ship}")
    assert (deal.phase, deal.asked, deal.legal) == ("give?", [1], ["give 2", "give 3"])
    deal.play("give 3")
    assert deal.coins == [6, 3, 4]


def test_k5_a_non_active_taker_pays_the_fee_and_may_give_to_the_active_player() -> None:
    """K5, B23: the fee first; then the gift."""
    deal = Deal(harbour=["barque-3-3-gift", "flute-1-1"], phase="hire").play("pass", "trade barque-3-3-gift")
    assert (deal.asked, deal.legal) == ([2], ["give 1", "give 3"])
    deal.play("give 1")
    assert (deal.coins, deal.go) == ([5, 5, 3], 3)


def test_k5_with_two_players_there_is_nothing_to_choose() -> None:
    """K5, M3: the other one gets the coin."""
    deal = Deal(players=2, harbour=["flute-3-5-gift"], phase="hire").play("trade flute-3-5-gift")
    assert (deal.coins, deal.phase) == ([6, 4], "discover")


def test_k5_alone_it_is_just_three_coins() -> None:
    """K5: solo."""
    deal = Deal(["mercenary"], players=1, mode="cooperative", harbour=["flute-3-5-gift"], phase="hire")
    assert deal.play("trade flute-3-5-gift").coins == [6]


def test_k5_the_gift_is_lost_if_no_card_can_be_drawn() -> None:
    """K5, B4: the ship's own card is the last that can be drawn, and it is one of the three coins."""
    hidden = Deal(product="contract-cards-off").deck
    purses = [seat(coins=3 + hidden - 1), seat(), seat()]
    deal = Deal(product="contract-cards-off", seats=purses, harbour=["flute-3-5-gift"], phase="hire")
    assert deal.deck == 0
    deal.play("trade flute-3-5-gift", "give 2")
    assert (deal.coins, deal.deck, deal.discard) == ([3 + hidden, 3, 3], 0, [])


@pytest.mark.parametrize("ship", GIFTS)
def test_k5_a_gift_ship_is_told_apart_from_others_by_its_name(ship: str) -> None:
    """K5: whoever takes it should know."""
    words = catalogue("en").say(card_message(NUMBER[ship]))
    assert words.endswith("with a gift (brings 3 coins)")
