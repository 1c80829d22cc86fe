"""K20–K23 and K29: the contracts that can be completed whenever their owner has what they ask for."""

from __future__ import annotations

from typing import Any

import pytest
from contracting import Deal, contract, seat

PAIRS: dict[str, Any] = {
    "femme-fatale": ("captain-4", "mademoiselle-9", 3),
    "master-trader": ("trader-red-3", "trader-black-3", 3),
    "trading-post": ("settler-4", "clerk-green-9", 4),
    "celebrities": ("priest-4", "jester-7", 4),
    "new-colony": ("settler-4", "gunner-8", 3),
    "command-of-the-sea": ("captain-4", "vice-admiral-7", 4),
}


@pytest.mark.parametrize("name", PAIRS)
def test_k20_a_pair_contract_wants_both_persons_and_they_stay(name: str) -> None:
    """K20: each of the six."""
    first, second, coins = PAIRS[name]
    deal = Deal([name], seats=[seat(first, second)]).play(f"complete {name}")
    assert (deal.done(name), deal.coins[0]) == ([1], 3 + coins)
    assert deal.players[0]["cards"] == [first, second]


@pytest.mark.parametrize("name", PAIRS)
@pytest.mark.parametrize("place", [0, 1])
def test_k20_one_of_them_is_not_enough_and_no_jack_stands_in(name: str, place: int) -> None:
    """K20: a jack-of-all-trades is neither."""
    deal = Deal([name], seats=[seat(PAIRS[name][place], "jack-6")])
    assert deal.refusal(f"complete {name}") == "K20"


def test_k20_two_traders_of_one_colour_do_as_well() -> None:
    """K20: Master trader, any two."""
    assert Deal(["master-trader"], seats=[seat("trader-green-3", "trader-green-3")]).play("complete master-trader")


def test_k20_a_merchant_is_no_trader() -> None:
    """K20: though it deals in ships, too."""
    deal = Deal(["master-trader"], also=["set-sail"], seats=[seat("trader-green-3", "merchant-green-6")])
    assert deal.refusal("complete master-trader") == "K20"


def test_k20_the_persons_may_still_go_on_an_expedition() -> None:
    """K20: after the contract is complete."""
    deal = Deal(
        ["femme-fatale"],
        seats=[seat("captain-4", "captain-4", "mademoiselle-7")],
        phase="hire",
        harbour=["sailor-3"],
        expeditions=["expedition-captains"],
    )
    deal.play("complete femme-fatale", "fulfil expedition-captains")
    assert (deal.players[0]["cards"], deal.done("femme-fatale")) == (["mademoiselle-7"], [1])


def test_k21_hard_working_hands_wants_four_persons_of_printed_cost_three() -> None:
    """K21: traders and sailors of 3."""
    hands = ["sailor-3", "sailor-3", "trader-red-3", "trader-black-3"]
    deal = Deal(["hard-working-hands"], seats=[seat(*hands, "jester-5")]).play("complete hard-working-hands")
    assert (deal.done("hard-working-hands"), deal.coins[0]) == ([1], 8)


def test_k21_a_discount_does_not_count() -> None:
    """K21: with a mademoiselle a priest costs 3, but 4 is printed."""
    deal = Deal(["hard-working-hands"], seats=[seat("sailor-3", "sailor-3", "sailor-3", "priest-4", "mademoiselle-7")])
    assert deal.refusal("complete hard-working-hands") == "K21"


@pytest.mark.parametrize(
    ("crew", "enough"), [(["pirate-5"], False), (["pirate-5", "sailor-3"], True), (["pirate-5", "pirate-7"], True)]
)
def test_k22_mercenary_wants_three_sabres(crew: list[str], enough: bool) -> None:
    """K22, K11: more than three will do."""
    deal = Deal(["mercenary"], seats=[seat(*crew)])
    assert ("complete mercenary" in deal.legal) == enough
    if not enough:
        assert deal.refusal("complete mercenary") == "K22"


def test_k23_explorer_wants_an_expedition() -> None:
    """K23: as soon as one is fulfilled."""
    deal = Deal(["explorer"], seats=[seat("priest-4", "priest-4")], expeditions=["expedition-priests"])
    assert deal.refusal("complete explorer") == "K23"
    deal.play("fulfil expedition-priests", "complete explorer")
    assert (deal.done("explorer"), deal.coins[0]) == ([1], 3 + 2 + 2)


def test_k29_small_estate_wants_twelve_points() -> None:
    """K29: persons, expeditions and contracts."""
    crew = seat("sailor-7", "pirate-9", "jester-9", "pirate-7")
    opened = [contract("explorer", 1), contract("curse", 1), "small-estate", "broker"]
    deal = Deal(opened, mode="cooperative", players=2, seats=[crew], harbour=["flute-1-1"], phase="hire")
    assert deal.points[0] == 12
    deal.play("complete small-estate")
    assert (deal.done("small-estate"), deal.coins[0], deal.points[0]) == ([1], 3, 14)


def test_k29_eleven_points_are_too_few() -> None:
    """K29: Small estate is refused."""
    crew = seat("sailor-7", "pirate-9", "jester-9", "pirate-7")
    deal = Deal(["small-estate"], mode="cooperative", players=2, seats=[crew], harbour=["flute-1-1"], phase="hire")
    assert deal.refusal("complete small-estate") == "K29"


def test_k29_ransom_is_paid_with_fifteen_coins() -> None:
    """K29: face up to the discard."""
    deal = Deal(
        ["ransom", "broker"], mode="cooperative", players=2, seats=[seat(coins=16)], harbour=["flute-1-1"], phase="hire"
    )
    deal.play("complete ransom")
    assert (deal.coins[0], len(deal.discard), deal.done("ransom")) == (1, 15, [1])


def test_k29_fourteen_coins_are_too_few() -> None:
    """K29: Ransom is refused."""
    deal = Deal(["ransom"], mode="cooperative", players=2, seats=[seat(coins=14)], harbour=["flute-1-1"], phase="hire")
    assert deal.refusal("complete ransom") == "K29"


def test_k29_the_white_contracts_belong_to_the_cooperative_game() -> None:
    """K29: in the competitive game they never lie open."""
    assert Deal(["mercenary"]).refusal("complete ransom") == "K29"
    assert Deal(["mercenary"]).refusal("complete small-estate") == "K29"
