"""B25, B26, M2: expeditions."""

from __future__ import annotations

import pytest
from scenes import Scene, seat

CAPTAINS_AND_SETTLER = "expedition-captains-settler"


def test_b25_an_expedition_is_fulfilled_before_the_first_card() -> None:
    """B25: at any moment of the own turn; persons to the discard, its points and coins to the player."""
    scene = Scene(
        expeditions=["expedition-priests"],
        seats=[seat("priest-4", "priest-4", "sailor-3", coins=0)],
        coming=["jack-6", "tax-points"],
    )
    assert scene.legal == ["draw", "fulfil expedition-priests"]
    scene.play("fulfil expedition-priests")
    assert (scene.expeditions, scene.fulfilled[0]) == ([], ["expedition-priests"])
    assert (scene.discard, scene.cards[0]) == (["priest-4", "priest-4"], ["sailor-3"])
    assert (scene.points[0], scene.purses[0]) == (1 + 4, ["jack-6", "tax-points"])
    assert (scene.phase, scene.legal) == ("discover", ["draw"])


def test_b25_also_in_the_own_go_of_trade_and_hire() -> None:
    """B25: a captain hired this very go may sail."""
    scene = Scene(
        harbour=["captain-4", "flute-1-1"],
        expeditions=["expedition-captains"],
        seats=[seat("captain-4", coins=4)],
    ).play("stop", "hire captain-4")
    assert set(scene.legal) == {"fulfil expedition-captains", "pass"}
    scene.play("fulfil expedition-captains")
    assert (scene.coins[0], scene.points[0], scene.go) == (2, 4, 2)


def test_b25_not_while_others_take_cards() -> None:
    """B25: neither the active player nor the one whose go it is."""
    crew = ["priest-4", "priest-4"]
    scene = Scene(harbour=["flute-1-1"], expeditions=["expedition-priests"], seats=[seat(), seat(*crew)])
    scene.play("stop", "pass")
    assert scene.legal == ["pass", "trade flute-1-1"]
    assert scene.refusal("fulfil expedition-priests") == "B25"


def test_b25_not_on_anothers_turn() -> None:
    """B25, B5: it is not this seat's move."""
    scene = Scene(expeditions=["expedition-priests"], seats=[seat(), seat("priest-4", "priest-4")])
    assert scene.refusal("fulfil expedition-priests", seat=2) == "B5"


def test_b25_any_number_may_be_fulfilled() -> None:
    """B25: three in one turn."""
    scene = Scene(
        expeditions=["expedition-priests", "expedition-captains", "expedition-settlers"],
        seats=[seat(*["priest-4", "captain-4", "settler-4"] * 2)],
    )
    scene.play("fulfil expedition-priests", "fulfil expedition-captains", "fulfil expedition-settlers")
    assert (scene.points[0], scene.coins[0], scene.cards[0]) == (12, 3 + 6, [])


def test_b25_only_open_expeditions() -> None:
    """B25: not one that is in the deck, nor one somebody has."""
    scene = Scene(seats=[seat("priest-4", "priest-4"), seat(expeditions=["expedition-priests"])])
    assert scene.refusal("fulfil expedition-priests") == "B25"
    assert scene.refusal("fulfil expedition-captains") == "B25"


def test_b25_an_open_question_comes_first() -> None:
    """B25: a ship waits for an answer."""
    scene = Scene(
        expeditions=["expedition-priests"], coming=["flute-1-1"], seats=[seat("priest-4", "priest-4", "sailor-3")]
    ).play("draw")
    assert scene.legal == ["admit", "repel"]
    assert scene.refusal("fulfil expedition-priests") == "B12"


@pytest.mark.parametrize(
    ("crew", "enough"),
    [
        (["captain-4", "captain-4", "settler-4"], True),
        (["captain-4", "jack-6", "settler-4"], True),
        (["jack-6", "jack-6", "jack-6"], True),
        (["captain-4", "captain-4", "priest-4"], False),
        (["captain-4", "settler-4", "settler-4"], False),
        (["captain-4", "captain-4"], False),
        (["captain-4", "jack-6"], False),
        (["captain-4", "captain-4", "captain-4", "sailor-3"], False),
    ],
)
def test_b26_whose_symbols_cover_an_expedition(crew: list[str], enough: bool) -> None:
    """B26: anchors, crosses and houses; a jack stands for any one of them."""
    scene = Scene(expeditions=[CAPTAINS_AND_SETTLER], seats=[seat(*crew)])
    move = f"fulfil {CAPTAINS_AND_SETTLER}"
    assert (move in scene.legal) == enough, f"{', '.join(crew)} are {'' if enough else 'not '}enough"
    if not enough:
        assert scene.refusal(move) == "B26"


def test_b26_exactly_as_many_persons_as_symbols_go() -> None:
    """B26: the others stay."""
    scene = Scene(expeditions=["expedition-captains"], seats=[seat(*["captain-4"] * 4, "priest-4")])
    scene.play("fulfil expedition-captains")
    assert scene.cards[0] == ["captain-4", "captain-4", "priest-4"]


def test_m2_one_possible_set_goes_without_asking() -> None:
    """M2: two captains are two captains, whichever they are."""
    scene = Scene(expeditions=["expedition-captains"], seats=[seat("captain-4", "jack-6", "priest-4")])
    scene.play("fulfil expedition-captains")
    assert (scene.phase, scene.cards[0]) == ("discover", ["priest-4"])


def test_m2_with_several_sets_the_player_says_whom_to_send() -> None:
    """M2: until only one set is left; the rest goes without asking."""
    scene = Scene(expeditions=["expedition-captains"], seats=[seat("captain-4", "captain-4", "jack-6")])
    scene.play("fulfil expedition-captains")
    assert (scene.phase, scene.legal) == ("send?", ["send captain-4", "send jack-6"])
    scene.play("send jack-6")
    assert (scene.phase, scene.cards[0], scene.fulfilled[0]) == ("discover", ["captain-4"], ["expedition-captains"])


def test_m2_a_sent_person_is_discarded_at_once_and_the_reward_comes_last() -> None:
    """M2: after the first of three, the expedition still lies open."""
    crew = ["captain-4", "captain-4", "settler-4", "settler-4", "jack-6", "jack-6"]
    scene = Scene(expeditions=[CAPTAINS_AND_SETTLER], seats=[seat(*crew, coins=0)])
    scene.play(f"fulfil {CAPTAINS_AND_SETTLER}", "send jack-6")
    assert (scene.discard, scene.expeditions, scene.coins[0]) == (["jack-6"], [CAPTAINS_AND_SETTLER], 0)
    assert scene.points[0] == 5
    assert (scene.phase, scene.legal) == ("send?", ["send captain-4", "send settler-4", "send jack-6"])
    scene.play("send settler-4")
    assert scene.legal == ["send captain-4", "send jack-6"]
    scene.play("send captain-4")
    assert (scene.phase, scene.cards[0]) == ("discover", ["captain-4", "settler-4", "jack-6"])
    assert (scene.points[0], scene.coins[0]) == (3 + 6, 3)


def test_m2_no_other_move_meanwhile() -> None:
    """M2: not even drawing."""
    scene = Scene(expeditions=["expedition-captains"], seats=[seat("captain-4", "captain-4", "jack-6")])
    scene.play("fulfil expedition-captains")
    assert scene.refusal("draw") == "B26"
    assert scene.refusal("send priest-4") == "B26"
    assert scene.refusal("fulfil expedition-captains") == "B26"


def test_m2_after_a_bust_the_bust_goes_on_when_all_are_sent() -> None:
    """M2, B15: then the turn passes by itself."""
    scene = Scene(
        harbour=["flute-1-1"],
        coming=["flute-2-2"],
        expeditions=["expedition-captains"],
        seats=[seat("captain-4", "captain-4", "jack-6")],
    ).play("draw", "fulfil expedition-captains")
    assert scene.phase == "send?"
    assert scene.play("send captain-4").phase in ("send?", "discover")
    if scene.phase == "send?":
        scene.play("send captain-4")
    assert (scene.active, scene.phase) == (2, "discover")


def test_m2_whom_to_send_may_have_one_answer_but_two_sets() -> None:
    """M2: every set has a captain, so `send captain-4` is possible and leaves the question open."""
    scene = Scene(
        expeditions=[CAPTAINS_AND_SETTLER], seats=[seat("captain-4", "settler-4", "settler-4", "jack-6", "jack-6")]
    )
    scene.play(f"fulfil {CAPTAINS_AND_SETTLER}")
    assert scene.legal == ["send captain-4", "send settler-4", "send jack-6"]
    scene.play("send captain-4")
    assert scene.legal == ["send settler-4", "send jack-6"]
    scene.play("send jack-6")
    assert scene.phase == "send?"
    scene.play("send jack-6")
    assert scene.cards[0] == ["settler-4", "settler-4"]


def test_b25_the_five_player_expedition_can_be_fulfilled() -> None:
    """B2, B25: one captain, one priest, one settler: 5 points and 3 coins."""
    scene = Scene(players=5, seats=[seat("captain-4", "priest-4", "settler-4", coins=0)])
    scene.play("fulfil expedition-all")
    assert (scene.points[0], scene.coins[0], scene.expeditions) == (5, 3, [])


def test_b25_a_discarded_persons_points_are_gone() -> None:
    """B25: 2 points of the priests less, 4 of the expedition more."""
    scene = Scene(expeditions=["expedition-priests"], seats=[seat("priest-4", "priest-4")])
    assert scene.points[0] == 2
    assert scene.play("fulfil expedition-priests").points[0] == 4
