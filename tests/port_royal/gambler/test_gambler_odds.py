"""The chance that a gamble busts is exact (G2): compared with every hand of four counted one by one."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

import tradewind.table as tables
from tradewind.games.port_royal.cards import COLOUR, FACES, KIND, NUMBER, SHIP
from tradewind.kernel.game import Odds
from tradewind.table import Table

ALL_CARDS = 119 + 4


def at_the_end_of_the_deck(deck: list[str], discard: list[str], harbour: list[str]) -> Table:
    """All other cards lie open in a harbour puzzle's discard or in front of the players, so few hands are possible."""
    known = [*deck, *discard, *harbour, "gambler-4"]
    players = [{"cards": ["gambler-4"], "coins": 0}, {"coins": ALL_CARDS - len(known)}]
    position = {"players": players, "deck": len(deck), "discard": discard, "harbour": harbour}
    return tables.open("port-royal", players=2, with_=["gambler"], seed=1, position=position, chance={"deck": deck})


def of_the_gamble(table: Table) -> Odds:
    [odds] = [odds for odds in table.odds() if odds.move == "gamble"]
    assert odds.kind == "bust"
    return odds


def busts(hand: tuple[int, ...], harbour: list[str]) -> bool:
    cards = [*hand, *(NUMBER[face] for face in harbour)]
    return any(copies > 1 for copies in Counter(COLOUR[card] for card in cards if KIND[card] == SHIP).values())


def unseen(table: Table) -> list[int]:
    return [face for face in range(1, len(FACES)) for _ in range(table.state.unseen[face])]


@pytest.mark.parametrize("harbour", [[], ["flute-2-2"], ["flute-2-2", "galleon-1-2", "sailor-3"]])
def test_g2_the_chance_of_a_bust_with_a_new_deck_to_come(harbour: list[str]) -> None:
    """G1, G2, B4: two cards are left in the deck, then the discard is shuffled and two come from there."""
    discard = ["flute-1-1", "frigate-1-1", "sailor-3", "priest-4", "galleon-2-4"]
    table = at_the_end_of_the_deck(["sailor-5", "pinnace-1-1"], discard, harbour)
    first, second = combinations(unseen(table), 2), combinations([NUMBER[face] for face in discard], 2)
    hands = [(*one, *other) for one, other in product(first, second)]
    odds = of_the_gamble(table)
    assert odds.possible == len(hands)
    assert odds.favourable == sum(busts(hand, harbour) for hand in hands)


def test_g2_the_chance_of_a_bust_with_the_whole_deck_in_the_discard() -> None:
    """B4: an empty deck is made of the discard, whose cards all know."""
    discard = ["flute-1-1", "flute-2-2", "frigate-1-1", "sailor-3", "priest-4", "galleon-2-4", "tax-sabres"]
    table = at_the_end_of_the_deck([], discard, ["frigate-2-3"])
    hands = list(combinations([NUMBER[face] for face in discard], 4))
    odds = of_the_gamble(table)
    assert (odds.possible, odds.favourable) == (len(hands), sum(busts(hand, ["frigate-2-3"]) for hand in hands))


def test_g2_fewer_than_four_cards_bust_less_often() -> None:
    table = at_the_end_of_the_deck([], ["flute-1-1", "flute-2-2", "sailor-3"], [])
    odds = of_the_gamble(table)
    assert (odds.favourable, odds.possible) == (1, 1), "all three come, and two of them are flutes"


def test_g2_the_first_gamble_of_a_game_busts_one_time_in_six() -> None:
    """50 ships, 10 of each colour, among the 122 cards nobody sees."""
    table = _with_gambler()
    odds = of_the_gamble(table)
    ships, others = 10, 122 - 50
    safe = (
        others * (others - 1) * (others - 2) * (others - 3) // 24
        + 5 * ships * (others * (others - 1) * (others - 2) // 6)
        + 10 * ships**2 * (others * (others - 1) // 2)
        + 10 * ships**3 * others
        + 5 * ships**4
    )
    assert odds.possible == 122 * 121 * 120 * 119 // 24
    assert odds.favourable == odds.possible - safe
    assert round(odds.chance, 3) == 0.165


def test_nobody_is_told_odds_of_a_gamble_that_cannot_be_made() -> None:
    without = tables.open("port-royal", players=2, with_=["gambler"], seed=1)
    in_hire = _with_gambler(phase="hire", harbour=["sailor-3"])
    for table in (without, in_hire):
        assert [odds for odds in table.odds() if odds.move == "gamble"] == []


def _with_gambler(**position: Any) -> Table:
    players = [{"cards": ["gambler-4"], "coins": 3}]
    return tables.open("port-royal", players=2, with_=["gambler"], seed=1, position={"players": players, **position})
