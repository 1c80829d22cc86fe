"""K24–K28 and K30: the contracts that have their moment."""

from __future__ import annotations

from typing import Any

import pytest
from contracting import COLOURS, Deal, contract, seat

# --- K24: Enemy frigate and Enemy galleon


def test_k24_enemy_frigate_is_complete_with_the_third_frigate_given_up() -> None:
    """K24: steps 1 and 2, then by itself; the coins are the traders', too, and none comes."""
    deal = Deal(["enemy-frigate"], seats=[seat("trader-red-3")], harbour=["frigate-3-6", "priest-4"], phase="hire")
    deal.play("waive frigate-3-6")
    assert (deal.steps("enemy-frigate"), deal.done("enemy-frigate"), deal.coins[0]) == ({"1": 1}, [], 3)
    assert "frigate-3-6" in deal.discard
    begun = contract("enemy-frigate", seat1=1)
    assert Deal([begun], harbour=["frigate-1-1"], phase="hire").play("waive frigate-1-1").steps("enemy-frigate") == {
        "1": 2
    }
    nearly = contract("enemy-frigate", seat1=2)
    last = Deal([nearly], harbour=["frigate-1-1"], phase="hire").play("waive frigate-1-1")
    assert (last.steps("enemy-frigate"), last.done("enemy-frigate"), last.coins[0]) == ({}, [1], 3 + 8)


def test_k24_enemy_galleon_is_complete_with_the_second() -> None:
    """K24: several players may stand on a step."""
    opened = [contract("enemy-galleon", seat1=1, seat2=1)]
    deal = Deal(opened, harbour=["galleon-3-7", "priest-4"], phase="hire").play("waive galleon-3-7")
    assert (deal.steps("enemy-galleon"), deal.done("enemy-galleon"), deal.coins[0]) == ({"2": 1}, [1], 9)


def test_k24_giving_up_a_galleon_does_nothing_for_the_frigate() -> None:
    """K24: each contract has its colour."""
    deal = Deal(["enemy-frigate"], harbour=["galleon-3-7", "frigate-1-1"], phase="hire")
    assert deal.refusal("waive galleon-3-7") == "K24"
    assert "waive frigate-1-1" in deal.legal


def test_k24_a_non_active_player_pays_the_fee_from_coins_already_held() -> None:
    """K24, B23: with no coin the ship can only be traded; the oldest rule of fees stands."""
    harbour = ["frigate-3-6", "priest-4"]
    poor = Deal(["enemy-frigate"], seats=[seat(), seat(coins=0)], harbour=harbour, phase="hire").play("pass")
    assert poor.refusal("waive frigate-3-6") == "B23"
    assert "trade frigate-3-6" in poor.legal
    paid = Deal(["enemy-frigate"], seats=[seat(), seat(coins=1)], harbour=harbour, phase="hire")
    paid.play("pass", "waive frigate-3-6")
    assert (paid.coins[:2], paid.steps("enemy-frigate")) == ([4, 0], {"2": 1})


def test_k24_the_fee_is_not_one_of_the_coins_that_the_contract_brings() -> None:
    """K24: it is paid before; the contract's six coins are all the player's."""
    opened = [contract("enemy-galleon", seat2=1)]
    coming = ["priest-4", "priest-4", "priest-4", "settler-4", "settler-4", "settler-4"]
    purse = ["jack-6"]
    deal = Deal(
        opened, seats=[seat(), seat(coins=purse)], harbour=["galleon-1-2", "jester-5"], phase="hire", coming=coming
    )
    deal.play("pass", "waive galleon-1-2")
    assert deal.purses[0][-1] == "jack-6"
    assert deal.purses[1] == coming


def test_k24_clerks_count() -> None:
    """K24, K2: it is a trade."""
    deal = Deal(["enemy-galleon"], seats=[seat("clerk-black-4")], harbour=["galleon-1-2", "flute-1-1"], phase="hire")
    deal.play("waive galleon-1-2")
    assert (deal.go, deal.takes) == (1, 1)


def test_k24_a_gift_ships_taker_still_gives_the_coin() -> None:
    """K24, K5: only the taker's own coins are given up; the contract's come first."""
    opened = [contract("enemy-galleon", seat1=1)]
    deal = Deal(opened, harbour=["galleon-3-skull-gift"], phase="hire").play("waive galleon-3-skull-gift")
    assert (deal.phase, deal.done("enemy-galleon"), deal.coins) == ("give?", [1], [9, 3, 3])
    assert deal.play("give 2").coins == [9, 4, 3]


def test_k24_merchants_do_not_keep_a_ship_whose_coins_were_not_taken() -> None:
    """K24, S3: it goes to the discard."""
    deal = Deal(
        ["enemy-frigate"], also=["set-sail"], seats=[seat("merchant-red-6")], harbour=["frigate-1-1"], phase="hire"
    )
    points = deal.points[0]
    deal.play("waive frigate-1-1")
    assert (deal.discard, deal.points[0]) == (["frigate-1-1"], points)
    assert deal.players[0]["set-sail"]["tucked"] == []


@pytest.mark.parametrize(
    "opened",
    [
        ["mercenary"],
        [contract("enemy-frigate", 1)],
        ["enemy-frigate", contract("mercenary", 1), contract("curse", 1), contract("broker", seat1=1)],
    ],
    ids=["not open", "already completed", "no marker"],
)
def test_k24_without_the_contract_to_mark_nothing_is_waived(opened: list[object]) -> None:
    """K24: it must lie open, not be completed, and a marker be free or already there."""
    deal = Deal(opened, harbour=["frigate-1-1", "priest-4"], phase="hire")
    assert deal.refusal("waive frigate-1-1") == "K24"


# --- K25: Tax collector


def test_k25_each_payer_decides_clockwise_from_the_active_player_before_the_bonus() -> None:
    """K25: all pay; then they decide one after another; then those with the fewest points get their coin."""
    purses = [seat(coins=12), seat(coins=20), seat("sailor-3", coins=13)]
    deal = Deal(["tax-collector"], seats=purses, active=3, coming=["tax-points"])
    deal.play("draw")
    assert (deal.phase, deal.asked, deal.go, deal.revealed) == ("complete?", [3], 3, ["tax-points"])
    assert (deal.coins, deal.legal) == ([6, 10, 7], ["complete tax-collector", "decline"])
    deal.play("decline")
    assert (deal.asked, deal.go) == ([1], 3)
    deal.play("complete tax-collector")
    assert (deal.asked, deal.coins) == ([2], [13, 10, 7])
    deal.play("complete tax-collector")
    assert (deal.phase, deal.asked, deal.done("tax-collector")) == ("discover", [3], [1, 2])
    assert deal.coins == [14, 18, 7], "seven coins each, and one for the fewest points"


def test_k25_who_pays_nothing_or_cannot_complete_is_not_asked() -> None:
    """K25, M4: seat 1 has too few coins, seat 2 has completed it, seat 3 has no marker."""
    opened = [contract("tax-collector", 2), contract("curse", 3), contract("broker", 3), contract("mercenary", 3)]
    deal = Deal(opened, seats=[seat(coins=11), seat(coins=12), seat(coins=12)], coming=["tax-sabres"]).play("draw")
    assert (deal.phase, deal.coins) == ("discover", [12, 7, 7])


def test_k25_a_gamblers_two_taxes_are_two_moments() -> None:
    """K25, G1: in the order drawn, each with its payers and its bonus."""
    cards = ["tax-points", "tax-sabres", "priest-4", "settler-4"]
    deal = Deal(
        ["tax-collector"], also=["gambler"], players=2, seats=[seat("gambler-4", coins=30), seat(coins=5)], coming=cards
    )
    deal.play("gamble")
    assert (deal.phase, deal.coins, deal.revealed) == ("complete?", [15, 5], ["tax-points", "tax-sabres"])
    deal.play("decline")
    assert (deal.phase, deal.coins, deal.revealed) == ("complete?", [8, 6], ["tax-sabres"])
    deal.play("complete tax-collector")
    assert (deal.phase, deal.coins, deal.harbour) == ("hire", [16, 7], ["priest-4", "settler-4"])


# --- K26: Curse


def test_k26_curse_is_asked_when_the_active_player_busts() -> None:
    """K26: after the harbour is discarded and the jesters have paid."""
    deal = Deal(["curse"], seats=[seat("jester-5")], harbour=["flute-1-1"], coming=["flute-4-5"]).play("draw")
    assert (deal.phase, deal.asked, deal.coins[0]) == ("complete?", [1], 4)
    assert sorted(deal.discard) == ["flute-1-1", "flute-4-5"]
    assert deal.legal == ["complete curse", "decline"]
    deal.play("complete curse")
    assert (deal.done("curse"), deal.coins[0], deal.active) == ([1], 5, 2)


def test_k26_declined_the_turn_passes() -> None:
    """K26: as after any bust."""
    deal = Deal(["curse"], harbour=["flute-1-1"], coming=["flute-4-5"]).play("draw", "decline")
    assert (deal.active, deal.phase, deal.done("curse")) == (2, "discover", [])


def test_k26_after_the_question_expeditions_may_be_fulfilled() -> None:
    """K26, B15: the turn has not passed yet."""
    crew = seat("priest-4", "priest-4")
    deal = Deal(
        ["curse"], seats=[crew], harbour=["flute-1-1"], coming=["flute-4-5"], expeditions=["expedition-priests"]
    )
    deal.play("draw", "complete curse")
    assert (deal.phase, deal.legal) == ("bust", ["pass", "fulfil expedition-priests"])


def test_k26_a_gamblers_bust_is_one_too() -> None:
    """K26, G2: though no jester pays."""
    cards = ["flute-1-1", "flute-4-5", "priest-4", "settler-4"]
    deal = Deal(["curse"], also=["gambler"], seats=[seat("gambler-4", "jester-5")], coming=cards).play("gamble")
    assert (deal.phase, deal.coins[0]) == ("complete?", 3)
    assert deal.play("complete curse").done("curse") == [1]


# --- K27: Broker and Experienced broker


def test_k27_broker_is_asked_when_the_third_colour_comes() -> None:
    """K27: the first time the marker goes on the step, in a later turn the contract is complete."""
    deal = Deal(["broker"], harbour=COLOURS[:2], coming=["barque-1-1", "priest-4"]).play("draw")
    assert (deal.phase, deal.asked, deal.legal) == ("complete?", [1], ["complete broker", "decline"])
    deal.play("complete broker")
    assert (deal.phase, deal.steps("broker"), deal.done("broker"), deal.coins[0]) == ("discover", {"1": 1}, [], 3)
    again = Deal([contract("broker", seat1=1)], harbour=COLOURS[:2], coming=["barque-1-1"])
    again.play("draw", "complete broker")
    assert (again.steps("broker"), again.done("broker"), again.coins[0]) == ({}, [1], 5)


def test_k27_the_moment_comes_once_a_turn() -> None:
    """K27: the fourth colour is none of Broker's business, and a moment declined is gone."""
    deal = Deal(["broker"], harbour=COLOURS[:2], coming=["barque-1-1", "frigate-1-1"]).play("draw", "decline", "draw")
    assert (deal.phase, deal.steps("broker")) == ("discover", {})
    assert deal.refusal("complete broker") == "K27"


def test_k27_three_colours_that_lie_there_already_are_no_moment() -> None:
    """K27: the harbour must come to hold them."""
    deal = Deal(["broker"], harbour=COLOURS[:3], coming=["priest-4"]).play("draw")
    assert deal.phase == "discover"


def test_k27_a_ship_let_in_brings_the_moment_too_and_a_repelled_one_does_not() -> None:
    """K27: only what lies in the harbour counts."""
    arguments: dict[str, Any] = {"harbour": COLOURS[:2], "coming": ["barque-1-1"], "seats": [seat("sailor-3")]}
    repelled = Deal(["broker"], **arguments).play("draw", "repel")
    assert repelled.phase == "discover"
    admitted = Deal(["broker"], **arguments).play("draw", "admit")
    assert admitted.phase == "complete?"


def test_k27_experienced_broker_is_complete_at_once_with_the_fourth_colour() -> None:
    """K27: no step before."""
    deal = Deal(["experienced-broker", "broker"], harbour=COLOURS[:3], coming=["frigate-1-1"]).play("draw")
    assert deal.legal == ["complete experienced-broker", "decline"]
    deal.play("complete experienced-broker")
    assert (deal.done("experienced-broker"), deal.coins[0]) == ([1], 5)


def test_k27_a_gamblers_two_moments_are_one_question() -> None:
    """K27, G1: both may be taken, or one; `decline` ends it."""
    opened = ["broker", "experienced-broker"]
    both = Deal(opened, also=["gambler"], seats=[seat("gambler-4")], coming=COLOURS[:4]).play("gamble")
    assert sorted(both.legal) == ["complete broker", "complete experienced-broker", "decline"]
    both.play("complete experienced-broker")
    assert both.legal == ["complete broker", "decline"]
    both.play("complete broker")
    assert (both.phase, both.takes, both.steps("broker")) == ("hire", 3, {"1": 1})
    one = Deal(opened, also=["gambler"], seats=[seat("gambler-4")], coming=COLOURS[:4])
    one.play("gamble", "complete broker", "decline")
    assert (one.phase, one.done("experienced-broker")) == ("hire", [])


def test_k27_with_one_marker_left_the_second_is_not_asked_any_more() -> None:
    """K27, M4: whoever could not complete is not asked."""
    opened = ["broker", "experienced-broker", contract("curse", 1), contract("mercenary", 1)]
    deal = Deal(opened, also=["gambler"], seats=[seat("gambler-4")], coming=COLOURS[:4])
    deal.play("gamble", "complete broker")
    assert (deal.phase, deal.steps("broker"), deal.done("experienced-broker")) == ("hire", {"1": 1}, [])


def test_k27_a_gamblers_bust_is_no_moment() -> None:
    """K27, G2: the harbour is lost, whatever it held."""
    deal = Deal(["broker"], also=["gambler"], seats=[seat("gambler-4")], coming=[*COLOURS[:3], "flute-4-5"]).play(
        "gamble"
    )
    assert (deal.active, deal.steps("broker")) == (2, {})


# --- K28: Pirates' nest


def test_k28_repelled_ships_are_kept_one_of_each_colour() -> None:
    """K28: a second ship of the colour can only be repelled to the discard."""
    deal = Deal(["pirates-nest"], seats=[seat("sailor-3")], coming=["flute-1-1", "flute-2-1"]).play("draw")
    assert deal.legal == ["admit", "repel", "capture"]
    deal.play("capture")
    assert (deal.nests[0], deal.discard, deal.phase) == (["flute-1-1"], [], "discover")
    deal.play("draw")
    assert deal.legal == ["admit", "repel"]
    assert deal.refusal("capture") == "K28"


def test_k28_the_fifth_colour_completes_the_contract_and_all_five_are_discarded() -> None:
    """K28: at once; then its coins come."""
    kept = ["flute-1-1", "barque-1-1", "frigate-1-1", "galleon-1-2"]
    deal = Deal(["pirates-nest"], seats=[seat("sailor-3", nest=kept)], coming=["pinnace-1-1"]).play("draw", "capture")
    assert (deal.nests[0], deal.done("pirates-nest"), deal.coins[0]) == ([], [1], 6)
    assert deal.discard == [*kept, "pinnace-1-1"]


@pytest.mark.parametrize(
    "opened",
    [
        ["mercenary"],
        [contract("pirates-nest", 1)],
        ["pirates-nest", contract("curse", 1), contract("explorer", 1), contract("broker", seat1=1)],
    ],
    ids=["not open", "already completed", "no marker"],
)
def test_k28_without_the_contract_to_mark_no_ship_is_kept(opened: list[object]) -> None:
    """K28: it must lie open, not be completed, and a marker be free."""
    deal = Deal(opened, seats=[seat("sailor-3")], coming=["flute-1-1"]).play("draw")
    assert deal.legal == ["admit", "repel"]
    assert deal.refusal("capture") == "K28"


def test_k28_ships_kept_bind_no_marker() -> None:
    """K28, K11: all three may still go elsewhere."""
    opened = ["pirates-nest", contract("curse", 1), contract("explorer", 1), "mercenary"]
    deal = Deal(opened, seats=[seat("pirate-5", "sailor-3", nest=["flute-1-1"])]).play("complete mercenary")
    assert deal.done("mercenary") == [1]


# --- K30


@pytest.mark.parametrize(
    ("name", "rule"),
    [("tax-collector", "K25"), ("curse", "K26"), ("broker", "K27"), ("experienced-broker", "K27")],
)
def test_k30_outside_its_moment_a_contract_cannot_be_completed(name: str, rule: str) -> None:
    """K30: at once or not at all; the refusal names the contract's own rule."""
    assert Deal([name], harbour=COLOURS[:4]).refusal(f"complete {name}") == rule


@pytest.mark.parametrize(
    ("name", "rule"), [("enemy-frigate", "K24"), ("enemy-galleon", "K24"), ("pirates-nest", "K28")]
)
def test_k30_what_is_marked_by_waiving_and_capturing_is_never_completed_by_name(name: str, rule: str) -> None:
    """K30, M4: there is no such move, but a rule that says why."""
    deal = Deal([name])
    assert deal.refusal(f"complete {name}") == rule
    assert f"complete {name}" not in deal.table.game.moves.texts
