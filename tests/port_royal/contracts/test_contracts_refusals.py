"""M6: which rule refuses a move; M1–M5 where contracts come in; options that do not go together."""

from __future__ import annotations

from typing import Any

import pytest
from contracting import COLOURS, Deal, contract, seat

import tradewind as tw


def test_m1_a_go_in_which_a_contract_could_be_completed_does_not_end_by_itself() -> None:
    """M1: `pass` is asked."""
    deal = Deal(["mercenary"], seats=[seat("pirate-5", "sailor-3")], harbour=["governor-8"]).play("stop")
    assert deal.legal == ["pass", "complete mercenary"]


def test_m3_give_is_refused_where_nothing_is_given() -> None:
    """M6: K5."""
    deal = Deal(["mercenary"], harbour=["flute-3-5-gift", "barque-1-1"], phase="hire")
    assert deal.refusal("give 2") == "K5"
    deal.play("trade flute-3-5-gift")
    assert deal.refusal("give 1") == "K5", "not to oneself"
    assert deal.refusal("give 5") == "K5", "not to an empty chair"
    assert deal.refusal("pass") == "K5", "the question is answered first"
    assert deal.refusal("give 1", 2) == "B23"
    assert deal.refusal("give 9") is None


def test_m4_while_a_moment_is_asked_nothing_else_is_legal() -> None:
    """M6: K30 for everything that is no answer."""
    deal = Deal(
        ["broker", "mercenary"], seats=[seat("pirate-5", "sailor-3")], harbour=COLOURS[:2], coming=["barque-3-5"]
    )
    deal.play("draw")
    for move in ("draw", "stop", "complete mercenary", "complete curse", "trade flute-1-1", "capture", "aside", "pass"):
        assert deal.refusal(move) == "K30"
    assert deal.refusal("decline", 2) == "B5"


def test_m4_decline_with_no_question_is_refused() -> None:
    """M6: K30."""
    assert Deal(["curse"]).refusal("decline") == "K30"
    assert Deal(["curse"], harbour=["flute-1-1"], phase="hire").refusal("decline") == "K30"


def test_m5_aside_is_refused_where_nothing_is_asked() -> None:
    """M6: K45; and everything else while it is asked."""
    assert Deal(["curse"]).refusal("aside") == "K45"
    deal = Deal(["curse"], players=2, mode="cooperative", time=["tax-points", "priest-4"]).play("draw")
    for move in ("draw", "stop", "complete curse", "repel"):
        assert deal.refusal(move) == "K45"


def test_m6_waive_is_refused_where_cards_are_not_taken() -> None:
    """M6: B20 in Discover, B15 after a bust, B20 for what is not there or too much, K24 without its contract."""
    deal = Deal(
        ["enemy-frigate", "mercenary"],
        harbour=["frigate-1-1"],
        seats=[seat("pirate-5", "sailor-3")],
        coming=["frigate-3-skull"],
    )
    assert deal.refusal("waive frigate-1-1") == "B20"
    deal.play("draw")
    assert (deal.phase, deal.refusal("waive frigate-1-1")) == ("bust", "B15")
    hire = Deal(
        ["enemy-frigate", "mercenary"],
        harbour=["frigate-1-1", "flute-1-1", "priest-4"],
        seats=[seat("pirate-5", "sailor-3")],
        phase="hire",
    )
    assert hire.refusal("waive frigate-2-3") == "B20"
    assert hire.refusal("waive flute-1-1") == "K24"
    assert hire.refusal("waive priest-4") == "K24"
    hire.play("trade flute-1-1")
    assert hire.refusal("waive frigate-1-1") == "B20", "the allowance is used up"
    assert hire.refusal("waive mercenary") is None


def test_m6_capture_is_refused_without_a_ship() -> None:
    """M6: K28; and a ship that waits is answered first by whatever else is said: B12."""
    assert Deal(["pirates-nest"]).refusal("capture") == "K28"
    deal = Deal(["pirates-nest", "mercenary"], seats=[seat("pirate-5", "sailor-3")], coming=["flute-1-1"]).play("draw")
    assert deal.refusal("complete mercenary") == "B12"
    assert deal.refusal("decline") == "B12"


def test_m6_whom_to_send_is_answered_first() -> None:
    """M6: B26 for a contract's move as for any other."""
    crew = seat("priest-4", "priest-4", "jack-6", "pirate-5", "sailor-3")
    deal = Deal(["mercenary"], seats=[crew], expeditions=["expedition-priests"]).play("fulfil expedition-priests")
    assert (deal.phase, deal.refusal("complete mercenary")) == ("send?", "B26")


def test_m6_what_was_revealed_or_not_this_seats_move() -> None:
    """M6: B5 in Discover, B23 in Trade & Hire, also while a moment or a gift is asked."""
    deal = Deal(["mercenary"], seats=[seat(), seat("pirate-5", "sailor-3")])
    assert deal.refusal("complete mercenary", 2) == "B5"
    assert Deal(["mercenary"], harbour=["flute-1-1"], phase="hire").refusal("complete mercenary", 2) == "B23"


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("femme-fatale", "K20"),
        ("master-trader", "K20"),
        ("trading-post", "K20"),
        ("celebrities", "K20"),
        ("new-colony", "K20"),
        ("command-of-the-sea", "K20"),
        ("hard-working-hands", "K21"),
        ("mercenary", "K22"),
        ("explorer", "K23"),
        ("enemy-frigate", "K24"),
        ("enemy-galleon", "K24"),
        ("tax-collector", "K25"),
        ("curse", "K26"),
        ("broker", "K27"),
        ("experienced-broker", "K27"),
        ("pirates-nest", "K28"),
        ("small-estate", "K29"),
        ("ransom", "K29"),
    ],
)
def test_m6_each_contract_is_refused_by_its_own_rule(name: str, rule: str) -> None:
    """M6: also where it does not lie open, and in a game without contracts."""
    assert Deal([]).refusal(f"complete {name}") == rule
    table = tw.open("port-royal", players=2, seed=1)
    assert table.why(f"complete {name}").rule == rule


def test_m6_after_the_end_everything_is_refused_by_the_rule_that_ended_it() -> None:
    """M6: B40 in the competitive game, K43 in the cooperative one."""
    assert Deal(["curse"], phase="over").refusal("complete curse", 1) == "B40"
    assert Deal(["curse"], players=2, mode="cooperative", phase="over").refusal("draw", 1) == "K43"


def test_why_names_the_rule_that_allows() -> None:
    """M6's other half: what each of the new moves is allowed by."""
    deal = Deal(
        ["mercenary", "enemy-galleon"], seats=[seat("pirate-5", "sailor-3")], harbour=["galleon-1-2"], phase="hire"
    )
    assert deal.table.why("complete mercenary").rule == "K22"
    assert deal.table.why("waive galleon-1-2").rule == "K24"
    assert deal.table.why("waive galleon-1-2").allowed


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"with": ["contracts", "contract-cards-off"]}, "with"),
        ({"with": ["contract-cards-off"], "mode": "cooperative"}, "mode"),
        ({"mode": "cooperative"}, "mode"),
        ({"with": ["contracts"], "mode": "alone"}, "mode"),
        ({"with": ["contracts"], "aside": 3}, "aside"),
        ({"with": ["contracts"], "mode": "cooperative", "aside": -1}, "aside"),
        ({"with": ["contracts"], "mode": "cooperative", "aside": True}, "aside"),
        ({"with": ["contracts"], "mode": "cooperative", "aside": "5"}, "aside"),
        ({"with": ["contracts"], "players": 1}, "players"),
        ({"with": ["contracts"], "mode": "cooperative", "players": 6}, "players"),
        ({"with": ["contracts", "contracts"]}, "with"),
        ({"with": "contracts"}, "with"),
    ],
)
def test_options_that_do_not_go_together_are_named(options: dict[str, Any], named: str) -> None:
    """The options of the last section."""
    with pytest.raises(tw.LogbookError) as refused:
        tw.open("port-royal", seed=1, **({"players": 2} | options))
    assert refused.value.where == f"options.{named}"


@pytest.mark.parametrize("chance", [{"contracts": "curse"}, {"contracts": ["curses"]}, {"contracts": [7]}])
def test_outcomes_that_are_no_contracts_are_named(chance: dict[str, Any]) -> None:
    """Chance: `contracts` is a list of their names."""
    with pytest.raises(tw.LogbookError) as refused:
        tw.open("port-royal", players=2, with_=["contracts"], seed=1, chance=chance)
    assert refused.value.where.startswith("chance.contracts")


def test_a_contract_cannot_come_twice() -> None:
    """Chance: the entry that cannot come is named."""
    with pytest.raises(tw.LogbookError) as refused:
        tw.open("port-royal", players=2, with_=["contracts"], seed=1, chance={"contracts": ["curse", "curse"]})
    assert refused.value.where == "chance.contracts[1]"


def test_a_done_contract_stays_refused_with_a_free_marker() -> None:
    """K11: each contract once."""
    deal = Deal([contract("mercenary", 1)], seats=[seat("pirate-5", "sailor-3")])
    assert deal.refusal("complete mercenary") == "K11"
