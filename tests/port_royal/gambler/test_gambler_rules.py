"""G1–G5: the Gambler, from given positions with a fixed deck."""

from __future__ import annotations

from typing import Any

import pytest

import tradewind.table as tables
from tradewind.kernel.errors import IllegalMove, LogbookError
from tradewind.table import Table

GAMBLER = {"cards": ["gambler-4"], "coins": 3}
TWO_GAMBLERS = {"cards": ["gambler-4", "gambler-6"], "coins": 3}


def table(coming: list[str], *players: dict[str, Any], **position: Any) -> Table:
    """A game with the gamblers in which this player is active, and these cards come next."""
    return tables.open(
        "port-royal",
        players=max(2, len(players)),
        with_=["gambler"],
        seed=1,
        position={"players": list(players), **position},
        chance={"deck": coming},
    )


def refusal(game: Table, move: str, seat: int | None = None) -> str | None:
    verdict = game.why(move, seat)
    assert not verdict.allowed, f"{move} should be refused"
    with pytest.raises(IllegalMove) as refused:
        game.play(move, seat)
    assert refused.value.rule == verdict.rule
    return verdict.rule


# --- the cards


@pytest.mark.parametrize(("face", "cost", "points"), [("gambler-4", 4, 1), ("gambler-6", 6, 2), ("gambler-8", 8, 3)])
def test_g1_every_gambler_can_be_hired_and_used(face: str, cost: int, points: int) -> None:
    """G1: each gambler costs and counts what it shows, and works in the next turn of its owner."""
    game = table(["sailor-3", "sailor-3", "priest-4", "captain-4"], {"coins": cost}, {}, harbour=[face])
    game.play("stop")
    game.play(f"hire {face}")
    player = game.view()["players"][0]
    assert (player["coins"], player["points"], player["cards"]) == (0, points, [face])
    assert "gamble" not in game.legal()
    own_turn = table(["sailor-3", "sailor-3", "priest-4", "captain-4"], {"cards": [face]})
    own_turn.play("gamble")
    assert own_turn.view()["harbour"] == ["sailor-3", "sailor-3", "priest-4", "captain-4"]


def test_g1_the_four_gamblers_join_the_base_deck() -> None:
    """G1: 119 cards and 4 gamblers, less the opening coins of two players."""
    mixed = tables.open("port-royal", players=2, with_=["gambler"], seed=1)
    assert mixed.view()["deck"] == 119 + 4 - 6
    deck = mixed.view(everything=True)
    faces = deck["deck"] + [face for player in deck["players"] for face in player["coins"]]
    assert [faces.count(f"gambler-{cost}") for cost in (4, 6, 8)] == [2, 1, 1]


def test_g1_without_the_option_there_is_no_gambler_and_nothing_of_it_in_the_view() -> None:
    plain = tables.open("port-royal", players=2, seed=1)
    assert plain.view()["deck"] == 119 - 6
    assert "gambler" not in plain.view()
    assert refusal(plain, "gamble") == "G1"


# --- G1: four cards at once


def test_g1_a_gamble_may_be_the_very_first_thing() -> None:
    game = table(["sailor-3", "flute-1-1", "frigate-2-3", "priest-4"], GAMBLER)
    assert game.view()["drawn"] is False
    assert game.legal() == ["draw", "gamble"]
    game.play("gamble")
    view = game.view()
    assert view["harbour"] == ["sailor-3", "flute-1-1", "frigate-2-3", "priest-4"]
    assert view["drawn"] is True


def test_g1_ships_cannot_be_repelled_with_however_many_sabres() -> None:
    """G1: three sabres would repel a pinnace with one; under a gambler nobody is asked."""
    armed = {"cards": ["gambler-4", "pirate-5", "sailor-3"], "coins": 3}
    game = table(["pinnace-1-1", "flute-1-1", "sailor-3", "sailor-3"], armed)
    game.play("gamble")
    assert game.view()["phase"] == "hire"
    assert game.view()["harbour"] == ["pinnace-1-1", "flute-1-1", "sailor-3", "sailor-3"]


def test_g1_expeditions_lie_beside_the_harbour_and_can_be_fulfilled_at_once() -> None:
    ready = {"cards": ["gambler-4", "captain-4", "captain-4"], "coins": 3}
    game = table(["expedition-captains", "sailor-3", "sailor-3", "priest-4"], ready)
    game.play("gamble")
    assert game.view()["expeditions"] == ["expedition-captains"]
    assert game.view()["harbour"] == ["sailor-3", "sailor-3", "priest-4"]
    assert "fulfil expedition-captains" in game.legal()


def test_g1_all_four_are_drawn_before_a_tax_takes_effect() -> None:
    """G1, B14: the bonus coins come from below the four cards; the tax card lies in the discard after them."""
    rich = {"cards": ["gambler-4"], "coins": 12}
    deck = ["tax-sabres", "sailor-3", "priest-4", "flute-1-1", "jester-5", "jester-7"]
    game = table(deck, rich, {"coins": 3})
    game.play("gamble")
    view = game.view(everything=True)
    assert view["harbour"] == ["sailor-3", "priest-4", "flute-1-1"]
    assert view["players"][0]["coins"][-1] == "jester-5", "half of 12 coins, then one for tying at no sabres"
    assert len(view["players"][0]["coins"]) == 7
    assert view["players"][1]["coins"][-1] == "jester-7"
    assert len(view["discard"]) == 6 + 1
    assert view["discard"][-1] == "tax-sabres"


def test_g1_several_taxes_take_effect_in_the_order_drawn() -> None:
    rich = {"cards": ["gambler-4", "sailor-3"], "coins": 24}
    deck = ["tax-sabres", "sailor-3", "tax-points", "flute-1-1", "jester-5", "jester-7"]
    game = table(deck, rich, {"coins": 3})
    game.play("gamble")
    view = game.view(everything=True)
    assert len(view["players"][0]["coins"]) == 24 - 12 + 1 - 6, "24 to 12, 1 for the sabre, 13 to 7; fewest points: no"
    assert len(view["players"][1]["coins"]) == 3 + 1
    assert view["discard"][12] == "tax-sabres", "after the twelve coins it took"
    assert view["discard"][12 + 1 + 6] == "tax-points", "after the six that it took"


def test_g1_taxes_take_effect_also_if_the_turn_is_a_bust_and_before_the_harbour_is_lost() -> None:
    rich = {"cards": ["gambler-4"], "coins": 12}
    game = table(["flute-1-1", "tax-points", "flute-2-2", "sailor-3", "jester-5"], rich, {"coins": 0})
    game.play("gamble")
    view = game.view()
    assert (view["players"][0]["coins"], view["players"][1]["coins"]) == (6, 1)
    assert view["discard"][6] == "tax-points", "six coins, the tax, and only then the harbour"
    assert sorted(view["discard"][7:]) == ["flute-1-1", "flute-2-2", "sailor-3"]
    assert view["active"] == 2


def test_g1_with_fewer_than_four_cards_those_there_are() -> None:
    """G1: one card in the deck and two in the discard."""
    game = _last_cards(GAMBLER, left=["sailor-3"], discard=["priest-4", "settler-4"])
    game.play("gamble")
    view = game.view()
    assert view["harbour"][0] == "sailor-3"
    assert sorted(view["harbour"][1:]) == ["priest-4", "settler-4"]
    assert (view["deck"], view["discard"], view["phase"]) == (0, [], "hire")


def test_g1_with_no_card_at_all_a_gamble_still_succeeds() -> None:
    """G1, G3: nothing is revealed, so nothing busts, and one more card may be taken."""
    game = _last_cards(GAMBLER, left=[], discard=[], harbour=["flute-1-1", "sailor-3"])
    game.play("gamble")
    assert (game.view()["phase"], game.view()["takes"]) == ("hire", 2)


def test_g4_with_no_card_at_all_and_a_second_gambler_stopping_is_possible() -> None:
    """G4: `gamble` or `stop` is asked although no card was revealed this turn."""
    game = _last_cards(TWO_GAMBLERS, left=[], discard=[])
    game.play("gamble")
    assert game.view()["drawn"] is False
    assert game.legal() == ["stop", "gamble"]


def _last_cards(player: dict[str, Any], left: list[str], discard: list[str], **position: Any) -> Table:
    """Almost every card is somebody's coin: only these are left to draw."""
    named = player["cards"] + left + discard + position.get("harbour", [])
    coins = 119 + 4 - len(named) - player["coins"]
    return table([], player, {"coins": coins}, discard=discard, deck=left, **position)


# --- G2: the bust


def test_g2_two_ships_of_one_colour_end_the_turn_and_no_jester_pays() -> None:
    jesters = {"cards": ["jester-5", "jester-7"], "coins": 3}
    game = table(["flute-1-1", "flute-2-2", "sailor-3", "priest-4"], {**GAMBLER}, jesters)
    game.play("gamble")
    view = game.view()
    assert view["active"] == 2, "Trade & Hire is skipped"
    assert [player["coins"] for player in view["players"]] == [3, 3]
    assert view["harbour"] == []
    assert sorted(view["discard"]) == ["flute-1-1", "flute-2-2", "priest-4", "sailor-3"]


def test_g2_a_ship_that_lay_there_before_counts() -> None:
    game = table(["sailor-3", "sailor-3", "frigate-2-3", "priest-4"], GAMBLER, harbour=["frigate-1-1"])
    game.play("gamble")
    assert game.view()["active"] == 2


def test_g2_after_an_ordinary_bust_jesters_still_pay() -> None:
    """B15: only the gambler's bust is without further effect."""
    game = table(["flute-2-2"], GAMBLER, {"cards": ["jester-5"], "coins": 3}, harbour=["flute-1-1"])
    game.play("draw")
    assert game.view()["players"][1]["coins"] == 4


def test_g2_expeditions_may_still_be_fulfilled_before_the_turn_passes() -> None:
    ready = {"cards": ["gambler-4", "captain-4", "captain-4"], "coins": 3}
    game = table(["flute-1-1", "flute-2-2", "sailor-3", "priest-4"], ready, expeditions=["expedition-captains"])
    game.play("gamble")
    assert game.view()["phase"] == "bust"
    assert game.legal() == ["pass", "fulfil expedition-captains"]
    assert refusal(game, "gamble") == "B15"
    game.play("fulfil expedition-captains")
    assert game.view()["players"][0]["points"] == 1 + 4
    assert game.view()["active"] == 2


# --- G3: success


def test_g3_trade_and_hire_begins_by_itself_with_one_more_card() -> None:
    game = table(["sailor-3", "sailor-5", "flute-1-1", "frigate-1-1"], GAMBLER)
    game.play("gamble")
    assert (game.view()["phase"], game.view()["takes"]) == ("hire", 2)
    assert refusal(game, "gamble") == "B16"
    assert refusal(game, "draw") == "B16"


def test_g3_the_card_comes_on_top_of_what_the_colours_give() -> None:
    """G3, B20: four colours give two cards, the gambler a third."""
    game = table(["pinnace-1-1", "flute-1-1", "barque-1-1", "frigate-1-1"], GAMBLER)
    game.play("gamble")
    assert game.view()["takes"] == 3


def test_g3_the_others_take_one_card_as_always() -> None:
    game = table(["pinnace-1-1", "flute-1-1", "barque-1-1", "sailor-3"], GAMBLER, {"coins": 5})
    game.play("gamble")
    game.play("pass")
    assert (game.view()["go"], game.view()["takes"]) == (2, 1)


# --- G4: several gamblers


def test_g4_after_a_success_the_next_gambler_or_stop_is_asked() -> None:
    game = table(["sailor-3", "sailor-3", "flute-1-1", "priest-4", *["settler-4"] * 4], TWO_GAMBLERS)
    game.play("gamble")
    assert game.view()["phase"] == "discover"
    assert game.view()["gambler"] == {"used": 1}
    assert game.legal() == ["stop", "gamble"]
    game.play("gamble")
    view = game.view()
    assert (view["phase"], view["takes"], view["gambler"]) == ("hire", 3, {"used": 2})
    assert len(view["harbour"]) == 8


def test_g4_stopping_keeps_the_card_of_the_gambler_used() -> None:
    game = table(["sailor-3", "sailor-3", "flute-1-1", "priest-4"], TWO_GAMBLERS)
    game.play("gamble")
    game.play("stop")
    assert (game.view()["phase"], game.view()["takes"]) == ("hire", 2)


def test_g4_each_gambler_works_once_a_turn_and_again_in_the_next() -> None:
    game = table(["flute-1-1", "flute-2-2", "sailor-3", "priest-4", "sailor-3"], GAMBLER)
    game.play("gamble")
    assert game.view()["gambler"] == {"used": 0}, "a new turn"
    game.play("draw")
    game.play("stop")
    game.play("pass")
    assert (game.view()["active"], "gamble" in game.legal()) == (1, True)


def test_g4_with_every_gambler_used_another_gamble_is_refused() -> None:
    game = table([], GAMBLER, harbour=["sailor-3"], gambler={"used": 1})
    assert refusal(game, "gamble") == "G4"
    assert game.legal() == ["stop"]


def test_g4_only_the_active_players_gamblers_count() -> None:
    game = table([], {}, GAMBLER)
    assert refusal(game, "gamble") == "G1"
    assert refusal(game, "gamble", seat=2) == "B5"


# --- G5: ordinary cards before, not after


def test_g5_ordinary_cards_may_be_revealed_before_the_gambler() -> None:
    game = table(["pinnace-1-1", "sailor-3", "flute-1-1", "priest-4", "sailor-3"], GAMBLER)
    game.play("draw")
    assert game.legal() == ["draw", "stop", "gamble"]
    game.play("gamble")
    assert len(game.view()["harbour"]) == 5


def test_g5_no_ordinary_card_after_a_gamble() -> None:
    game = table(["sailor-3", "sailor-3", "flute-1-1", "priest-4"], TWO_GAMBLERS)
    game.play("gamble")
    assert refusal(game, "draw") == "G5"


def test_g1_a_revealed_ship_is_decided_on_before_a_gamble() -> None:
    """B12, B25: an open question is answered first."""
    armed = {"cards": ["gambler-4", "sailor-3"], "coins": 3}
    game = table(["flute-1-1"], armed)
    game.play("draw")
    assert game.view()["phase"] == "repel?"
    assert refusal(game, "gamble") == "B12"


# --- at the table


def test_a_gamble_cannot_be_taken_back() -> None:
    game = table(["sailor-3", "sailor-3", "flute-1-1", "priest-4"], TWO_GAMBLERS)
    game.play("gamble")
    with pytest.raises(Exception, match="revealed"):
        game.undo()


NOBODYS: dict[str, Any] = {"used": 3}
A_SHIP: dict[str, Any] = {"phase": "repel?", "revealed": ["flute-1-1"]}


@pytest.mark.parametrize(
    ("players", "position"),
    [
        ([{}], NOBODYS),
        ([{}, GAMBLER], {"used": 1}),
        ([GAMBLER], {"used": 2}),
        ([TWO_GAMBLERS], {"used": 3}),
        ([{"cards": ["gambler-4", "sailor-3"]}], {"used": 1} | A_SHIP),
    ],
)
def test_g4_a_position_with_more_gamblers_used_than_can_be_is_refused(
    players: list[dict[str, Any]], position: dict[str, Any]
) -> None:
    """G1, G4: only the active player's, each once; and no ship that they bring is repelled."""
    used = {"gambler": {"used": position["used"]}}
    with pytest.raises(LogbookError) as refused:
        table([], *players, **used, **{key: value for key, value in position.items() if key != "used"})
    assert refused.value.where == "position.gambler.used"


def test_k42_a_position_before_the_time_card_has_no_gambler_used() -> None:
    """K42, G1: afterwards it may."""
    for drawn in (False, True):
        position = {"players": [TWO_GAMBLERS], "gambler": {"used": 1}, "drawn": drawn}
        options: dict[str, Any] = {"players": 1, "with_": ["gambler", "contracts"], "mode": "cooperative"}
        if drawn:
            assert tables.open("port-royal", seed=1, position=position, **options).legal() == ["stop", "gamble"]
        else:
            with pytest.raises(LogbookError):
                tables.open("port-royal", seed=1, position=position, **options)


def test_a_position_says_how_many_gamblers_were_used() -> None:
    """G3: its default for `takes` counts them."""
    game = table([], TWO_GAMBLERS, phase="hire", harbour=["sailor-3", "flute-1-1"], gambler={"used": 2})
    assert game.view()["takes"] == 3


@pytest.mark.parametrize(
    ("entry", "where"),
    [
        (1, "position.gambler"),
        ({"used": 5}, "position.gambler.used"),
        ({"used": True}, "position.gambler.used"),
        ({"left": 1}, "position.gambler.left"),
    ],
)
def test_a_position_with_a_gambler_entry_that_cannot_be_is_refused(entry: Any, where: str) -> None:
    with pytest.raises(LogbookError) as refused:
        table([], GAMBLER, gambler=entry)
    assert refused.value.where == where


def test_a_position_without_the_gamblers_has_no_such_key() -> None:
    with pytest.raises(LogbookError) as refused:
        tables.open("port-royal", players=2, position={"gambler": {"used": 0}})
    assert refused.value.where == "position.gambler"
