"""The bot `sailor` plays contracts on purpose: alone, in a team and against others."""

from __future__ import annotations

from typing import Any

import pytest
from contracting import COLOURS, Deal, contract, seat

import tradewind as tw
from tradewind.bots import bot
from tradewind.kernel.chance import Chance
from tradewind.kernel.registry import game

PORT_ROYAL = game("port-royal")


def choice(deal: Deal | tw.Table) -> str:
    """What a sailor would do, from what the asked seat sees."""
    table = deal.table if isinstance(deal, Deal) else deal
    asked = table.waiting[0] - 1
    moves = PORT_ROYAL.move_list()
    PORT_ROYAL.engine.legal(table.state, asked, moves)
    place = bot(PORT_ROYAL, "sailor")(table.seen(asked + 1), asked, moves, Chance())
    return PORT_ROYAL.moves.texts[moves.cards[place]]


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_a_sailor_completes_what_can_be_completed(mode: str) -> None:
    """K11: at once."""
    deal = Deal(["mercenary", "curse"], mode=mode, seats=[seat("pirate-5", "sailor-3")], harbour=["flute-1-1"])
    assert choice(deal) == "complete mercenary"


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_a_sailor_takes_the_moments_that_come(mode: str) -> None:
    """K25–K27: a broker's colour, a bust, a tax."""
    broker = Deal(["broker", "explorer"], mode=mode, harbour=COLOURS[:2], coming=["barque-1-1"]).play("draw")
    assert choice(broker) == "complete broker"
    curse = Deal(["curse", "explorer"], mode=mode, harbour=COLOURS[:2], coming=["flute-1-1"]).play("draw")
    assert choice(curse) == "complete curse"
    taxed = Deal(
        ["tax-collector", "curse"], mode=mode, seats=[seat(coins=12)], harbour=["priest-4"], coming=["tax-points"]
    )
    assert choice(taxed.play("draw")) == "complete tax-collector"


def test_a_lone_sailor_keeps_the_last_markers_for_what_is_missing() -> None:
    """K43: alone there are three contracts and three markers; in a team a second marker is a luxury."""
    sabres = seat("pirate-5", "sailor-3")
    opened = [contract("mercenary", 2), contract("curse", 2), "explorer", "ransom", "small-estate"]
    deal = Deal(opened, players=2, mode="cooperative", seats=[sabres], harbour=["flute-1-1"], phase="hire")
    assert "complete mercenary" in deal.legal
    assert choice(deal) == "complete mercenary", "one marker is to spare"
    bound = [contract("mercenary", 2), contract("curse", 1, 2), "explorer", "ransom", "small-estate"]
    deal = Deal(bound, players=2, mode="cooperative", seats=[sabres], harbour=["flute-1-1"], phase="hire")
    assert choice(deal) != "complete mercenary", "none is"


@pytest.mark.parametrize(
    ("wanted", "crew", "other"),
    [
        ("new-colony", "settler-4", "jester-5"),
        ("celebrities", "jester-5", "captain-4"),
        ("trading-post", "clerk-blue-6", "priest-4"),
    ],
)
def test_a_sailor_hires_whom_a_contract_still_needs(wanted: str, crew: str, other: str) -> None:
    """K20: the other half of a pair, rather than somebody of equal cost."""
    lacking = {"new-colony": "gunner-4", "celebrities": "priest-4", "trading-post": "settler-4"}[wanted]
    deal = Deal(
        [wanted, "curse"],
        players=2,
        mode="cooperative",
        seats=[seat(crew, coins=6)],
        harbour=[lacking, other],
        phase="hire",
    )
    assert choice(deal) == f"hire {lacking}"


def test_a_sailor_in_a_team_gives_up_coins_for_a_contract_that_is_missing() -> None:
    """K24: and moves on; a mate who is farther is left to finish it."""
    opened = [contract("enemy-galleon", seat1=1), "curse"]
    deal = Deal(opened, players=2, mode="cooperative", harbour=["galleon-3-7"], phase="hire")
    assert choice(deal) == "waive galleon-3-7"
    others = [contract("enemy-galleon", seat2=1), "curse"]
    assert (
        choice(Deal(others, players=2, mode="cooperative", harbour=["galleon-3-7"], phase="hire"))
        == "trade galleon-3-7"
    )


def test_a_sailor_keeps_ships_rather_than_sink_them() -> None:
    """K28: a third ship for the nest, where letting it in would be a bust."""
    crew = seat("sailor-3", nest=["barque-1-1", "frigate-1-1"])
    deal = Deal(["pirates-nest", "curse"], seats=[crew], harbour=["flute-1-1"], coming=["flute-2-1"]).play("draw")
    assert choice(deal) == "capture"


def test_a_sailor_gives_a_gift_to_the_weakest_rival() -> None:
    """K5: fewest points, then fewest coins."""
    crews = [seat(), seat("sailor-3", coins=1), seat(coins=5)]
    deal = Deal(["curse"], seats=crews, harbour=["flute-3-5-gift"], phase="hire").play("trade flute-3-5-gift")
    assert choice(deal) == "give 3"
    crews = [seat(), seat(coins=1), seat(coins=5)]
    deal = Deal(["curse"], seats=crews, harbour=["flute-3-5-gift"], phase="hire").play("trade flute-3-5-gift")
    assert choice(deal) == "give 2"


def test_a_sailor_gives_a_gift_to_the_mate_who_needs_it() -> None:
    """K5: the one who saves up for the ransom; else the poorest."""
    arguments: dict[str, Any] = {
        "mode": "cooperative",
        "seats": [seat(), seat(coins=2), seat(coins=11)],
        "harbour": ["flute-3-5-gift"],
        "phase": "hire",
    }
    assert choice(Deal(["ransom", "curse"], **arguments).play("trade flute-3-5-gift")) == "give 3"
    assert choice(Deal(["explorer", "curse"], **arguments).play("trade flute-3-5-gift")) == "give 2"


def test_a_sailor_sets_time_aside_only_when_ahead() -> None:
    """K45: one contract left and plenty of time, or many left and little."""
    ahead = Deal(
        ["explorer"],
        players=2,
        mode="cooperative",
        time=["tax-points", *["settler-4"] * 5, *["priest-4"] * 5, *["captain-4"] * 5, *["sailor-3"] * 5],
    )
    assert choice(ahead.play("draw")) == "aside"
    behind = Deal(
        ["explorer", "curse", "ransom"], players=2, mode="cooperative", time=["tax-points", *["settler-4"] * 5]
    )
    assert choice(behind.play("draw")) == "decline"


def test_a_sailor_sends_nobody_away_for_points_that_a_team_has_no_use_for() -> None:
    """K43: an expedition is for the Explorer, not for its points."""
    crew = seat("priest-4", "priest-4", "settler-4", coins=0)
    arguments: dict[str, Any] = {
        "players": 2,
        "mode": "cooperative",
        "seats": [crew],
        "harbour": ["flute-1-1"],
        "phase": "hire",
        "expeditions": ["expedition-priests"],
    }
    assert choice(Deal(["celebrities", "curse"], **arguments)) != "fulfil expedition-priests"
    assert choice(Deal(["explorer", "curse"], **arguments)) == "fulfil expedition-priests"


@pytest.mark.parametrize("players", [1, 2])
def test_sailors_finish_most_of_their_contracts(players: int) -> None:
    """K43: in ten games at least two thirds of all; at random hardly any are done."""
    done = 0
    for seed in range(10):
        table = tw.open("port-royal", players=players, with_=["contracts"], mode="cooperative", seed=seed)
        while not table.over:
            table.play(choice(table))
        done += sum(bool(each["done"]) for each in table.view()["contracts"]["open"])
    assert done >= 10 * (2 * players + 1) * 2 // 3
