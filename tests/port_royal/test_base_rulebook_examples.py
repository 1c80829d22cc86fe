"""The examples of the rulebooks, played out: the Polish and the Russian base game, the Ukrainian Complete Edition."""

from __future__ import annotations

import pytest
from scenes import Scene, seat

FOUR_COLOURS = ["pinnace-2-2", "flute-1-1", "barque-3-3", "frigate-1-1"]


@pytest.mark.parametrize("who", ["Grzegorz (001)", "Александр (004)", "Олег (000)"])
def test_a_sailor_and_a_pirate_repel_a_flute(who: str) -> None:
    """B12: 1 + 2 sabres against a flute of 2; nobody of the crew is discarded."""
    scene = Scene(coming=["flute-2-2"], seats=[seat("sailor-3", "pirate-5")]).play("draw", "repel")
    assert scene.sabres[0] == 3
    assert (scene.discard, scene.cards[0]) == (["flute-2-2"], ["sailor-3", "pirate-5"])


@pytest.mark.parametrize("who", ["Ela (001)", "Дмитрий (004)", "Олена (000)"])
def test_a_priest_and_a_jack_go_on_the_expedition_of_two_crosses(who: str) -> None:
    """B25, B26: both are discarded; the card and 2 coins are the reward."""
    scene = Scene(expeditions=["expedition-priests"], seats=[seat("priest-4", "jack-6", coins=0)])
    scene.play("fulfil expedition-priests")
    assert sorted(scene.discard) == ["jack-6", "priest-4"]
    assert (scene.fulfilled[0], scene.coins[0]) == (["expedition-priests"], 2)


@pytest.mark.parametrize("coins", [12, 13])
def test_who_has_twelve_or_thirteen_coins_loses_six(coins: int) -> None:
    """B14: spelt out in 000 and 004; the bonus goes to the seat with fewer points."""
    scene = Scene(coming=["tax-points"], seats=[seat("sailor-3", coins=coins), seat()]).play("draw")
    assert scene.coins == [coins - 6, 4]


@pytest.mark.parametrize("who", ["Bartek (001)", "Юлия (004)", "Вікторія (000)"])
def test_a_flute_is_traded_for_two_coins(who: str) -> None:
    """B21: the flute goes to the discard."""
    scene = Scene(harbour=["flute-2-2"]).play("stop", "trade flute-2-2")
    assert (scene.coins, scene.discard) == ([5, 3], ["flute-2-2"])


@pytest.mark.parametrize("who", ["Dorota (001)", "Андрей (004)", "Роман (000)"])
def test_a_sailor_is_hired_for_three_coins(who: str) -> None:
    """B22: they lie face up in the discard, the sailor before the player."""
    scene = Scene(harbour=["sailor-3"]).play("stop", "hire sailor-3")
    assert (scene.coins[0], len(scene.discard), scene.cards[0]) == (0, 3, ["sailor-3"])


def test_a_whole_turn_in_the_polish_rulebook() -> None:
    """B20–B24: Dorota turned up five cards with four colours, takes a ship of 2 and a person; Grzegorz takes a ship."""
    scene = Scene(harbour=[*FOUR_COLOURS[:3], "frigate-2-3"], coming=["settler-4"]).play("draw", "stop")
    assert (scene.go, scene.takes) == (1, 2)
    scene.play("trade pinnace-2-2")
    assert scene.coins == [5, 3]
    scene.play("hire settler-4")
    assert (scene.coins, scene.go, scene.takes) == ([1, 3], 2, 1)
    scene.play("trade barque-3-3")
    assert scene.coins == [2, 3 + 3 - 1]
    assert (scene.harbour, scene.active) == ([], 2)


def test_a_whole_turn_in_the_russian_rulebook() -> None:
    """B20–B24: Yulia and Dmitry take nothing, since the flute and the frigate only bring the coin they would owe."""
    scene = Scene(players=4, harbour=[*FOUR_COLOURS, "settler-4"]).play("stop", "trade pinnace-2-2", "hire settler-4")
    scene.play("trade barque-3-3")
    assert (scene.coins, scene.go) == ([3 + 2 - 4 + 1, 5, 3, 3], 3)
    for ship in ("flute-1-1", "frigate-1-1"):
        assert f"trade {ship}" in scene.legal
    scene.play("pass", "pass")
    assert scene.coins == [2, 5, 3, 3], "it made no difference to their purses"
    assert (scene.active, scene.harbour) == (2, [])
    assert {"flute-1-1", "frigate-1-1"} <= set(scene.discard)


def test_a_whole_turn_in_the_ukrainian_rulebook() -> None:
    """B20–B24: Andriy trades a ship of 3 first and hires with its coins; Olena trades and pays him 1."""
    scene = Scene(players=3, harbour=[*FOUR_COLOURS, "jack-6"]).play("stop")
    assert "hire jack-6" not in scene.legal, "three coins do not pay for a jack of six"
    scene.play("trade barque-3-3", "hire jack-6")
    assert (scene.coins[0], scene.points[0]) == (0, 1)
    scene.play("trade pinnace-2-2")
    assert scene.coins[:2] == [1, 3 + 2 - 1]


@pytest.mark.parametrize("book", ["001", "004", "000"])
def test_two_mademoiselles_save_two_coins(book: str) -> None:
    """B36: abilities of one kind add up."""
    scene = Scene(harbour=["settler-4"], seats=[seat("mademoiselle-7", "mademoiselle-7", coins=2)])
    assert scene.play("stop", "hire settler-4").coins[0] == 0


def test_cards_may_run_out_before_everybody_has_taken_one() -> None:
    """B23: all three books say so; the go of seat 3 is over before it began."""
    scene = Scene(players=3, harbour=["flute-1-1", "barque-1-1"]).play("stop", "trade flute-1-1", "trade barque-1-1")
    assert (scene.active, scene.phase) == (2, "discover")


def test_a_new_admiral_does_not_pay_and_a_tax_is_no_card_of_the_harbour() -> None:
    """B33: both spelt out in 000."""
    harbour = ["flute-1-1", "barque-1-1", "settler-4", "captain-4"]
    scene = Scene(harbour=harbour, coming=["tax-sabres"], seats=[seat("admiral-5", "pirate-5")]).play("draw", "stop")
    assert scene.coins[0] == 3 + 1, "four cards and a tax are not five cards"
