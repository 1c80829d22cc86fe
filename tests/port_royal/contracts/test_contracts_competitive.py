"""K10–K13: contracts in the competitive game."""

from __future__ import annotations

from typing import Any

import pytest
from contracting import Deal, contract, seat

import tradewind as tw

FIRST_FOUR = ["mercenary", "curse", "broker", "explorer"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_k10_four_contracts_lie_open_and_none_is_white(players: int) -> None:
    """K10: of sixteen; in three hundred games all of them come, and no other."""
    seen = set()
    for seed in range(300):
        opened = tw.open("port-royal", players=players, with_=["contracts"], seed=seed).view()["contracts"]["open"]
        assert len(opened) == 4
        assert all(each["done"] == [] and each["steps"] == {} for each in opened)
        seen |= {each["name"] for each in opened}
    assert len(seen) == 16
    assert not seen & {"small-estate", "ransom"}


def test_k10_the_contracts_can_be_fixed_in_advance() -> None:
    """K10: in their order; the rest comes from the seed."""
    table = tw.open("port-royal", players=2, with_=["contracts"], seed=1, chance={"contracts": FIRST_FOUR[:3]})
    assert [each["name"] for each in table.view()["contracts"]["open"]][:3] == FIRST_FOUR[:3]


def test_k10_a_white_contract_cannot_come_in_the_competitive_game() -> None:
    """K10: the entry is named."""
    with pytest.raises(tw.LogbookError) as refused:
        tw.open("port-royal", players=2, with_=["contracts"], seed=1, chance={"contracts": ["curse", "ransom"]})
    assert refused.value.where == "chance.contracts[1]"
    assert "ransom" in str(refused.value)


def test_k11_a_contract_may_be_completed_at_any_moment_of_the_own_turn() -> None:
    """K11: before the first card, after one, and in Trade & Hire."""
    deal = Deal(["mercenary", "explorer", "master-trader"], seats=[_able()], coming=[*["settler-4"] * 3, "priest-4"])
    assert {"complete mercenary", "complete explorer", "complete master-trader"} < set(deal.legal)
    deal.play("complete mercenary", "draw", "complete explorer", "stop", "complete master-trader")
    assert [deal.done(name) for name in ("mercenary", "explorer", "master-trader")] == [[1], [1], [1]]


def _able() -> Any:
    """A player who can complete three contracts."""
    return seat("pirate-5", "sailor-3", "trader-red-3", "trader-black-3", expeditions=["expedition-priests"])


def test_k11_also_after_a_bust() -> None:
    """K11: the turn does not pass by itself while a contract can be completed."""
    deal = Deal(
        ["mercenary"], seats=[seat("pirate-5", "sailor-3")], harbour=["frigate-1-1"], coming=["frigate-3-skull"]
    )
    deal.play("draw")
    assert (deal.phase, deal.legal) == ("bust", ["pass", "complete mercenary"])
    deal.play("complete mercenary")
    assert (deal.done("mercenary"), deal.active) == ([1], 2)


def test_k11_a_non_active_player_completes_before_between_and_after_taking() -> None:
    """K11: in the own go, and not before."""
    crew = seat("governor-8", "sailor-3", "sailor-3", "settler-4", coins=9)
    deal = Deal(
        ["mercenary", "new-colony", "explorer"],
        seats=[seat(), crew | {"expeditions": ["expedition-captains"]}],
        harbour=["sailor-3", "gunner-4"],
        phase="hire",
    )
    assert deal.refusal("complete explorer", 2) == "B23"
    deal.play("pass", "complete explorer", "hire sailor-3", "complete mercenary", "hire gunner-4")
    assert (deal.go, deal.legal) == (2, ["pass", "complete new-colony"])
    deal.play("complete new-colony")
    assert (deal.done("new-colony"), deal.active) == ([2], 2)


def test_k11_on_a_bust_the_others_have_no_go() -> None:
    """K11: seat 2 could complete Mercenary, but is not asked."""
    deal = Deal(
        ["mercenary"],
        seats=[seat(), seat("pirate-5", "sailor-3")],
        harbour=["frigate-1-1"],
        coming=["frigate-1-1"],
    ).play("draw")
    assert (deal.active, deal.phase, deal.drawn) == (2, "discover", False)


def test_k11_each_contract_once_and_three_in_all() -> None:
    """K11: with three markers placed nothing more can be completed."""
    three = [contract("explorer", 1), contract("master-trader", 1), contract("celebrities", 1)]
    deal = Deal([*three, "mercenary"], seats=[_able()], coming=["priest-4"])
    assert deal.refusal("complete explorer") == "K11"
    assert deal.refusal("complete mercenary") == "K11"
    assert not any(move.startswith("complete") for move in deal.legal)


def test_k11_a_marker_on_a_step_is_bound_for_good() -> None:
    """K11: two contracts done and one begun leave no marker; what is begun can be finished."""
    done = [contract("celebrities", 1), contract("new-colony", 1), contract("enemy-galleon", seat1=1)]
    deal = Deal([*done, "mercenary"], seats=[_able()], harbour=["galleon-1-2", "jester-5"], phase="hire")
    assert deal.refusal("complete mercenary") == "K11"
    deal.play("waive galleon-1-2")
    assert (deal.done("enemy-galleon"), deal.steps("enemy-galleon")) == ([1], {})


def test_k11_several_players_may_complete_the_same_contract() -> None:
    """K11, K12: the markers lie in the order they came, and bring 3, 2 and 1 coins."""
    sabres = seat("pirate-5", "sailor-3")
    crew = [sabres, seat("pirate-7", "sailor-5"), seat("pirate-9", "sailor-7")]
    deal = Deal(["mercenary"], seats=crew, active=2, harbour=["flute-1-1"], phase="hire")
    deal.play("complete mercenary", "pass", "complete mercenary", "pass", "complete mercenary")
    assert deal.done("mercenary") == [2, 3, 1]
    assert deal.coins == [3 + 1, 3 + 3, 3 + 2]


def test_k12_the_second_to_complete_gets_three_coins_and_for_the_second_contract_a_point() -> None:
    """K12, the rule book's example: another was there first, so 3 coins; the player's second contract: 1 point."""
    opened = [contract("celebrities", 2), contract("explorer", 1)]
    crew = seat("priest-4", "jester-5", expeditions=["expedition-captains"])
    deal = Deal(opened, seats=[crew])
    before = deal.points[0]
    deal.play("complete celebrities")
    assert (deal.done("celebrities"), deal.coins[0]) == ([2, 1], 6)
    assert deal.points[0] == before + 1


@pytest.mark.parametrize(("earlier", "points"), [(0, 0), (1, 1), (2, 2)])
def test_k12_points_come_with_the_second_and_the_third_contract(earlier: int, points: int) -> None:
    """K12: 1 and 2 more."""
    opened = [contract(name, 1) for name in ["celebrities", "new-colony"][:earlier]]
    deal = Deal([*opened, "mercenary"], seats=[seat("pirate-5", "sailor-3")])
    before = deal.points[0]
    assert deal.play("complete mercenary").points[0] == before + points


def test_k12_coins_that_cannot_be_drawn_are_lost() -> None:
    """K12, B4: every free card is somebody's coin."""
    crew = ["pirate-5", "sailor-3"]
    hidden = Deal(["mercenary"], seats=[seat(*crew)]).deck
    deal = Deal(["mercenary"], seats=[seat(*crew, coins=3 + hidden)])
    assert deal.play("complete mercenary").coins[0] == 3 + hidden


def test_k13_a_contracts_points_can_trigger_the_end() -> None:
    """K13, B40: 11 points and the second contract's."""
    crew = seat("sailor-7", "pirate-9", "jester-9", "pirate-7")
    deal = Deal([contract("explorer", 1), "mercenary"], seats=[crew])
    assert (deal.points[0], deal.ending) == (11, False)
    deal.play("complete mercenary")
    assert (deal.points[0], deal.ending) == (12, True)


def test_k13_most_points_win_contracts_included() -> None:
    """K13, B41: the round is played out; 2 for persons and 3 for contracts beat 4 for persons."""
    three = [contract(name, 2) for name in ("celebrities", "explorer", "new-colony")]
    crew = [seat("pirate-9", "sailor-3"), seat("pirate-7")]
    deal = Deal(three, players=2, seats=crew, active=2, phase="hire", ending=True, harbour=["flute-1-1"])
    deal.play("pass", "pass")
    assert (deal.table.scores, deal.table.winners) == ({"1": 4, "2": 5}, [2])
