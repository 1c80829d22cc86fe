"""B10–B16: phase one, Discover."""

from __future__ import annotations

import pytest
from scenes import Scene, all_but, seat


def test_b10_the_active_player_must_reveal_one_card() -> None:
    """B10: nothing but `draw` at first; then also `stop`."""
    scene = Scene(coming=["sailor-3"])
    assert scene.legal == ["draw"]
    assert scene.refusal("stop") == "B10"
    assert scene.play("draw").legal == ["draw", "stop"]


@pytest.mark.parametrize("card", ["tax-points", "tax-sabres", "expedition-priests"])
def test_b10_stopping_is_allowed_with_an_empty_harbour(card: str) -> None:
    """B10: the first card was a tax or an expedition."""
    scene = Scene(coming=[card]).play("draw")
    assert (scene.harbour, scene.legal) == ([], ["draw", "stop"])
    assert scene.play("stop").active == 2


def test_b10_stopping_is_allowed_after_a_repelled_ship() -> None:
    """B10: the first card went to the discard."""
    scene = Scene(coming=["flute-1-1"], seats=[seat("sailor-3")]).play("draw", "repel")
    assert (scene.harbour, scene.legal) == ([], ["draw", "stop"])


def test_b11_a_person_goes_to_the_harbour() -> None:
    """B11: to the right of what lies there."""
    scene = Scene(harbour=["jack-6"], coming=["admiral-9"]).play("draw")
    assert scene.harbour == ["jack-6", "admiral-9"]
    assert (scene.drawn, scene.revealed) == (True, [])


def test_b12_without_enough_sabres_a_ship_comes_in_by_itself() -> None:
    """B12: one sabre against two: nobody is asked."""
    scene = Scene(coming=["flute-2-2"], seats=[seat("sailor-3")]).play("draw")
    assert (scene.harbour, scene.phase) == (["flute-2-2"], "discover")


def test_b12_with_enough_sabres_the_player_chooses() -> None:
    """B12: two sabres against two: admit or repel."""
    scene = Scene(coming=["flute-2-2"], seats=[seat("pirate-5")]).play("draw")
    assert (scene.phase, scene.revealed, scene.harbour) == ("repel?", ["flute-2-2"], [])
    assert scene.legal == ["admit", "repel"]


def test_b12_an_admitted_ship_lies_in_the_harbour() -> None:
    """B12: repelling is a choice."""
    scene = Scene(coming=["flute-2-2"], seats=[seat("pirate-5")]).play("draw", "admit")
    assert (scene.harbour, scene.revealed, scene.discard) == (["flute-2-2"], [], [])


def test_b12_a_repelled_ship_lies_in_the_discard() -> None:
    """B12: and the harbour is as it was."""
    scene = Scene(harbour=["jack-6"], coming=["flute-2-2"], seats=[seat("pirate-5")]).play("draw", "repel")
    assert (scene.harbour, scene.revealed, scene.discard) == (["jack-6"], [], ["flute-2-2"])


def test_b12_a_ship_is_repelled_only_when_it_is_revealed() -> None:
    """B12: later it is too late."""
    scene = Scene(coming=["flute-2-2"], seats=[seat("pirate-5")]).play("draw", "admit")
    assert scene.refusal("repel") == "B12"


def test_b12_a_skull_is_never_repelled() -> None:
    """B12: not even by the whole crew."""
    crew = seat("pirate-5", "pirate-7", "pirate-9", *["sailor-3"] * 7, "sailor-5", "sailor-5", "sailor-7")
    scene = Scene(coming=["galleon-3-skull"], seats=[crew]).play("draw")
    assert scene.sabres[0] == 16
    assert (scene.harbour, scene.phase) == (["galleon-3-skull"], "discover")


def test_b12_sabres_are_not_used_up() -> None:
    """B12: three ships in one turn against one sailor."""
    ships = ["flute-1-1", "barque-1-1", "frigate-1-1"]
    scene = Scene(coming=ships, seats=[seat("sailor-7")]).play(*["draw", "repel"] * 3)
    assert (scene.discard, scene.harbour, scene.sabres) == (ships, [], [1, 0])


def test_b12_a_ship_of_a_new_colour_may_be_repelled_too() -> None:
    """B12: whether or not its colour is there."""
    harbour = ["flute-1-1"]
    for ship in ("flute-2-1", "barque-1-1"):
        scene = Scene(harbour=harbour, coming=[ship], seats=[seat("sailor-3")]).play("draw")
        assert scene.legal == ["admit", "repel"], f"{ship} could not be repelled"


def test_b12_the_sabres_of_others_do_not_count() -> None:
    """B12: the active player's own."""
    scene = Scene(coming=["flute-1-1"], seats=[seat(), seat("pirate-9")]).play("draw")
    assert (scene.harbour, scene.phase) == (["flute-1-1"], "discover")


def test_b13_an_expedition_lies_beside_the_harbour_and_stays() -> None:
    """B13: it is no card of the harbour, and survives the turn."""
    scene = Scene(harbour=["jack-6"], coming=["expedition-priests"]).play("draw")
    assert (scene.expeditions, scene.harbour) == (["expedition-priests"], ["jack-6"])
    scene.play("stop")
    assert scene.active == 2
    assert scene.expeditions == ["expedition-priests"]


def test_b13_an_expedition_does_not_count_as_a_card_of_the_harbour() -> None:
    """B13, B33: four cards and an expedition are not five cards."""
    scene = Scene(
        harbour=["jack-6", "jack-6", "settler-4", "captain-4"],
        coming=["expedition-priests"],
        seats=[seat("admiral-5", coins=4)],
    ).play("draw", "stop")
    assert scene.coins[0] == 4


@pytest.mark.parametrize(("coins", "left"), [(0, 0), (11, 11), (12, 6), (13, 7), (14, 7), (25, 13)])
def test_b14_twelve_coins_or_more_are_halved(coins: int, left: int) -> None:
    """B14: half of them are discarded, rounded down; seat 1's bonus goes to the other seat here."""
    scene = Scene(coming=["tax-points"], seats=[seat("sailor-3", coins=coins), seat(coins=0)]).play("draw")
    assert scene.coins == [left, 1]
    assert len(scene.discard) == coins - left + 1


def test_b14_everybody_pays_whoever_is_active() -> None:
    """B14: every player with 12 or more."""
    scene = Scene(players=3, coming=["tax-sabres"], seats=[seat(coins=3), seat(coins=20), seat("sailor-3", coins=15)])
    assert scene.play("draw").coins == [3, 10, 15 - 7 + 1]


def test_b14_the_most_sabres_get_a_coin() -> None:
    """B14: only those with the most."""
    crews = [seat("sailor-3"), seat("pirate-5"), seat("sailor-3", "sailor-5")]
    assert Scene(players=3, coming=["tax-sabres"], seats=crews).play("draw").coins == [3, 4, 4]


def test_b14_the_fewest_points_get_a_coin() -> None:
    """B14: expeditions count too."""
    crews = [seat("sailor-7"), seat("sailor-5"), seat(expeditions=["expedition-priests"])]
    assert Scene(players=3, coming=["tax-points"], seats=crews).play("draw").coins == [3, 4, 3]


@pytest.mark.parametrize("tax", ["tax-sabres", "tax-points"])
def test_b14_at_zero_all_are_tied(tax: str) -> None:
    """B14: nobody has anything, so everybody gets a coin."""
    assert Scene(players=4, coming=[tax]).play("draw").coins == [4, 4, 4, 4]


def test_b14_first_all_pay_then_the_bonus_is_given() -> None:
    """B14: 11 coins and the bonus are 12, and not taxed any more."""
    assert Scene(coming=["tax-points"], seats=[seat(coins=11), seat(coins=12)]).play("draw").coins == [12, 7]


def test_b14_the_tax_card_is_discarded_and_the_turn_goes_on() -> None:
    """B14: the harbour stays."""
    scene = Scene(harbour=["flute-1-1"], coming=["tax-points"]).play("draw")
    assert (scene.discard, scene.harbour, scene.revealed) == (["tax-points"], ["flute-1-1"], [])
    assert (scene.phase, scene.legal) == ("discover", ["draw", "stop"])


def test_b15_a_second_ship_of_a_colour_is_a_bust() -> None:
    """B15: the harbour is discarded, nobody trades or hires, and the turn passes."""
    scene = Scene(harbour=["flute-1-1", "jack-6", "barque-1-1"], coming=["flute-3-5"]).play("draw")
    assert sorted(scene.discard) == ["barque-1-1", "flute-1-1", "flute-3-5", "jack-6"]
    assert (scene.harbour, scene.active, scene.phase) == ([], 2, "discover")
    assert scene.coins == [3, 3]


def test_b15_admitting_a_second_ship_of_a_colour_is_a_bust_too() -> None:
    """B15: who could repel it need not."""
    scene = Scene(harbour=["flute-1-1"], coming=["flute-2-1"], seats=[seat("sailor-3")]).play("draw", "admit")
    assert (scene.harbour, scene.active, len(scene.discard)) == ([], 2, 2)


def test_b15_repelling_it_prevents_the_bust() -> None:
    """B15, B12: the harbour stays as it was."""
    scene = Scene(harbour=["flute-1-1"], coming=["flute-2-1"], seats=[seat("sailor-3")]).play("draw", "repel")
    assert (scene.harbour, scene.active, scene.phase) == (["flute-1-1"], 1, "discover")


def test_b15_every_jester_pays_on_a_bust() -> None:
    """B15, B34: the active player's too, 1 coin each."""
    scene = Scene(
        players=3,
        harbour=["flute-1-1"],
        coming=["flute-2-1"],
        seats=[seat("jester-5"), seat(), seat("jester-7", "jester-9")],
    )
    assert scene.play("draw").coins == [4, 3, 5]


def test_b15_open_expeditions_survive_a_bust() -> None:
    """B15: they are not in the harbour."""
    scene = Scene(harbour=["flute-1-1"], expeditions=["expedition-priests"], coming=["flute-2-1"]).play("draw")
    assert (scene.expeditions, scene.active) == (["expedition-priests"], 2)


def test_b15_after_a_bust_expeditions_may_still_be_fulfilled() -> None:
    """B15: by the active player, before the turn passes."""
    scene = Scene(
        harbour=["flute-1-1"],
        expeditions=["expedition-priests", "expedition-captains"],
        coming=["flute-2-1"],
        seats=[seat("priest-4", "priest-4", "captain-4", "captain-4")],
    ).play("draw")
    assert (scene.phase, scene.active) == ("bust", 1)
    assert set(scene.legal) == {"fulfil expedition-priests", "fulfil expedition-captains", "pass"}
    scene.play("fulfil expedition-captains", "pass")
    assert (scene.active, scene.phase, scene.points[0]) == (2, "discover", 4 + 1 + 1)


def test_b16_there_is_no_way_back_to_discover() -> None:
    """B16: neither another card nor another stop."""
    scene = Scene(harbour=["flute-1-1"]).play("stop")
    assert (scene.refusal("draw"), scene.refusal("stop")) == ("B16", "B16")


def test_b10_to_b16_every_card_of_the_deck_can_be_drawn_by_a_strong_crew() -> None:
    """B10: as long as nothing busts, a turn may go through the whole deck."""
    crew = ["pirate-5", "pirate-7", "pirate-9", "sailor-3"]
    aside = [card for card in all_but() if card.endswith("skull") or card.startswith("tax")]
    scene = Scene(discard=aside, seats=[seat(*crew, coins=0), seat(coins=0)])
    while scene.deck:
        scene.play("draw")
        if scene.phase == "repel?":
            scene.play("repel")
    assert len(scene.harbour) == 60 - len(crew)
    assert scene.active == 1
