"""B1–B5: cards, coins, deck and turns."""

from __future__ import annotations

from collections import Counter

import pytest
from scenes import FIVE_PLAYER_EXPEDITION, Scene, all_but, seat

import tradewind as tw
from tradewind.games.port_royal.cards import PRODUCTS


def test_b1_the_box_holds_120_cards() -> None:
    """B1: 50 ships, ten of each colour; 60 persons; 6 expeditions; 4 tax increases."""
    kinds: Counter[str] = Counter()
    colours: Counter[str] = Counter()
    for card in PRODUCTS["base"]:
        kind = card["kind"] if card["kind"] in ("ship", "expedition", "tax") else "person"
        kinds[kind] += card["copies"]
        if kind == "ship":
            colours[card["colour"]] += card["copies"]
    assert kinds == {"ship": 50, "person": 60, "expedition": 6, "tax": 4}
    assert colours == dict.fromkeys(("yellow", "blue", "green", "red", "black"), 10)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_b2_fewer_than_five_play_without_the_fifth_expedition(players: int) -> None:
    """B2: it leaves the game."""
    view = tw.open("port-royal", players=players, seed=1).view(everything=True)
    everywhere = view["deck"] + [card for player in view["players"] for card in player["coins"]]
    assert view["expeditions"] == []
    assert sorted(everywhere) == sorted(all_but()), "all 119 other cards are in the deck or a purse"


def test_b2_five_play_with_it_open_from_the_start() -> None:
    """B2: it lies beside the harbour."""
    table = tw.open("port-royal", players=5, seed=1)
    assert table.view()["expeditions"] == [FIVE_PLAYER_EXPEDITION]
    assert FIVE_PLAYER_EXPEDITION not in table.view(everything=True)["deck"]


def test_b3_everybody_begins_with_three_coins_dealt_seat_by_seat() -> None:
    """B3: 3 cards each from the top of the deck, whose number is public."""
    opening = ["sailor-3", "flute-1-1", "jack-6", "priest-4", "tax-points", "governor-8"]
    table = tw.open("port-royal", players=2, seed=1, chance={"deck": opening})
    assert [player["coins"] for player in table.view()["players"]] == [3, 3]
    assert table.view()["deck"] == 119 - 6
    shown = table.view(everything=True)["players"]
    assert [player["coins"] for player in shown] == [opening[:3], opening[3:]]


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_b3_nobody_knows_the_face_of_a_coin(viewer: int | None) -> None:
    """B3: not even its owner."""
    table = tw.open("port-royal", players=2, seed=1)
    assert table.view(viewer)["players"][0]["coins"] == 3
    assert set(table.seen(viewer).players[0].coins.cards) == {0}


def test_b3_coins_are_spent_face_up_from_the_top_of_the_pile() -> None:
    """B3: what came last goes first, and is seen when it is spent."""
    purse = ["flute-1-1", "priest-4", "captain-4", "settler-4"]
    scene = Scene(harbour=["sailor-3"], phase="hire", seats=[seat(coins=purse)])
    scene.play("hire sailor-3")
    assert sorted(scene.discard) == ["captain-4", "priest-4", "settler-4"]
    assert scene.purses[0] == ["flute-1-1"]


def test_b3_first_the_cost_then_the_fee() -> None:
    """B3, B23: both from the top; the fee lands on top of the active player's pile."""
    scene = Scene(
        harbour=["sailor-3"],
        phase="hire",
        go=2,
        seats=[seat(coins=["jack-6"]), seat(coins=["flute-1-1", "priest-4", "captain-4", "settler-4"])],
    )
    scene.play("hire sailor-3")
    assert sorted(scene.discard) == ["captain-4", "priest-4", "settler-4"]
    assert scene.purses == [["jack-6", "flute-1-1"], []]


def test_b4_the_discard_becomes_the_deck_only_when_a_card_is_needed() -> None:
    """B4: drawing the last card shuffles nothing yet."""
    scene = Scene(
        deck=["sailor-3"], discard=all_but("sailor-3", "jack-6", "jack-6"), seats=[seat(coins=1), seat(coins=1)]
    )
    discard = len(scene.discard)
    scene.play("draw")
    assert (scene.deck, len(scene.discard)) == (0, discard)
    scene.play("draw")
    assert (scene.deck, scene.discard) == (discard - 1, [])


def test_b4_coins_that_cannot_be_drawn_are_lost() -> None:
    """B4: with nothing else to draw, a traded galleon's three coins are one: the galleon itself."""
    rest = all_but("galleon-3-7")
    scene = Scene(deck=0, harbour=["galleon-3-7"], phase="hire", seats=[seat(coins=rest[:60]), seat(coins=rest[60:])])
    scene.play("trade galleon-3-7")
    assert scene.purses[0][-1] == "galleon-3-7"
    assert scene.coins == [61, len(rest) - 60]


def test_b4_a_draw_that_finds_no_card_is_a_stop() -> None:
    """B4: `draw` stays legal; nothing is revealed, and Trade & Hire begins."""
    rest = all_but("governor-8", "flute-1-1")
    scene = Scene(
        deck=0, harbour=["flute-1-1"], seats=[seat("governor-8", coins=rest[:60]), seat(coins=rest[60:])], players=2
    )
    assert scene.legal == ["draw", "stop"]
    scene.play("draw")
    assert (scene.phase, scene.asked, scene.takes) == ("hire", [1], 2)


def test_b4_a_draw_that_finds_no_card_leaves_drawn_false() -> None:
    """B4: nobody has anything to do, so the turn passes; the end was triggered when it began."""
    rest = all_but()
    scene = Scene(deck=0, seats=[seat(coins=rest[:60]), seat(coins=rest[60:])])
    assert (scene.legal, scene.drawn, scene.ending) == (["draw"], False, True)
    scene.play("draw")
    assert (scene.phase, scene.active, scene.drawn) == ("discover", 2, False)


def test_b4_a_busted_harbour_is_in_the_discard_before_the_jesters_are_paid() -> None:
    """B4: the deck is empty, so the jester's coin comes from the busted harbour."""
    named = ("jester-5", "flute-1-1", "flute-2-2", "sailor-3")
    rest = all_but(*named)
    scene = Scene(
        deck=["flute-2-2"],
        harbour=["flute-1-1", "sailor-3"],
        seats=[seat("jester-5", coins=rest[:60]), seat(coins=rest[60:])],
    )
    scene.play("draw")
    assert scene.purses[0][-1] in named
    assert (scene.deck, scene.discard) == (2, [])


def test_b4_sent_persons_are_in_the_discard_before_the_expedition_pays() -> None:
    """B4: the deck is empty, so the two coins are the two captains themselves."""
    rest = all_but("captain-4", "captain-4", "expedition-captains")
    scene = Scene(
        deck=0,
        drawn=True,
        expeditions=["expedition-captains"],
        seats=[seat("captain-4", "captain-4", coins=rest[:60]), seat(coins=rest[60:])],
    )
    scene.play("fulfil expedition-captains")
    assert scene.purses[0][-2:] == ["captain-4", "captain-4"]


def test_b4_a_tax_card_is_discarded_only_after_its_bonus() -> None:
    """B4: the bonus comes from the taxes paid, never from the tax card, which lies alone in the discard."""
    rest = all_but("tax-points")
    scene = Scene(deck=["tax-points"], seats=[seat(coins=rest[:60]), seat(coins=rest[60:])])
    scene.play("draw")
    assert scene.discard == ["tax-points"]
    assert scene.coins == [60 - 30 + 1, 58 - 29 + 1]
    assert scene.deck == 118 - sum(scene.coins)


def test_b4_coins_that_several_get_are_dealt_clockwise_from_the_active_player() -> None:
    """B4: each all of theirs at once: seat 2 is active, so seat 2, then 3, then 1."""
    scene = Scene(
        players=3,
        active=2,
        harbour=["flute-1-1"],
        coming=["flute-2-2", "settler-4", "captain-4", "priest-4", "jack-6"],
        seats=[seat("jester-7", coins=0), seat("jester-7", "jester-7", coins=0), seat("jester-5", coins=0)],
    )
    scene.play("draw")
    assert scene.purses == [["jack-6"], ["settler-4", "captain-4"], ["priest-4"]]


def test_b4_taxes_are_paid_clockwise_from_the_active_player() -> None:
    """B4: the discard shows the coins in the order they were paid."""
    ships, persons = ["flute-1-1", "barque-1-1", "pinnace-1-1", "frigate-1-1"] * 3, ["priest-4", "captain-4"] * 6
    persons[-2:] = ["settler-4", "jack-6"]
    scene = Scene(active=2, coming=["tax-points"], seats=[seat(coins=ships), seat(coins=persons)])
    scene.play("draw")
    assert Counter(scene.discard[:6]) == Counter(persons[-6:])
    assert Counter(scene.discard[6:12]) == Counter(ships[-6:])


def test_b4_a_turn_that_begins_without_a_card_triggers_the_end() -> None:
    """B4: every free card is somebody's coin; the round is played out and the game ends."""
    rest = all_but()
    scene = Scene(deck=0, seats=[seat(coins=rest[:60]), seat(coins=rest[60:])])
    scene.play("draw", "draw")
    assert scene.table.over
    assert scene.table.winners == [1]


def test_b4_then_the_expedition_ending_lets_all_win_if_nobody_has_an_expedition() -> None:
    """B4, B42: the most points win after all."""
    rest = all_but("sailor-3")
    scene = Scene(deck=0, goal="expedition", seats=[seat(coins=rest[:60]), seat("sailor-3", coins=rest[60:])])
    scene.play("draw", "draw")
    assert scene.table.winners == [2]


def test_b5_seat_1_begins_and_turns_pass_clockwise() -> None:
    """B5: 1, 2, 3 and 1 again; each discovers as the active player."""
    scene = Scene(players=3, coming=["expedition-priests", "expedition-captains", "expedition-settlers", "tax-points"])
    order = []
    for _ in range(4):
        order.append((scene.active, scene.go, scene.asked, scene.phase))
        scene.play("draw", "stop")
    assert order == [(seat, seat, [seat], "discover") for seat in (1, 2, 3, 1)]


def test_b5_only_the_active_player_discovers() -> None:
    """B5: the others wait."""
    assert Scene().refusal("draw", seat=2) == "B5"
