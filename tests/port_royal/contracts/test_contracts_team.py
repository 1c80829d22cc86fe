"""K40–K45: the cooperative game and the game alone."""

from __future__ import annotations

from typing import Any

import pytest
from contracting import COLOURS, Deal, contract, seat

import tradewind as tw
from tradewind.games.port_royal.cards import FACES, NUMBER
from tradewind.games.port_royal.expansions.contracts.telling import rank
from tradewind.games.port_royal.names import card_message

# the three contracts of the rule book's example: seals 1, 0 and -1, two different letters
EXAMPLE = ["femme-fatale", "command-of-the-sea", "enemy-galleon"]
OPENING = ["jack-6", "jack-6", "jack-6"]
TIME = ["priest-4", "settler-4", "captain-4", "sailor-3", "flute-1-1", "barque-1-1", "frigate-1-1", "galleon-1-2"]


def alone(**more: Any) -> tw.Table:
    """The example's game: one player, the three contracts, the first cards known."""
    chance = {"contracts": EXAMPLE, "deck": OPENING + TIME}
    return tw.open("port-royal", players=1, with_=["contracts"], mode="cooperative", seed=5, chance=chance, **more)


@pytest.mark.parametrize(("players", "contracts"), [(1, 3), (2, 5), (3, 7), (4, 9), (5, 11)])
def test_k40_so_many_contracts_lie_open_and_white_ones_among_them(players: int, contracts: int) -> None:
    """K40: of all eighteen."""
    seen = set()
    for seed in range(60):
        table = tw.open("port-royal", players=players, with_=["contracts"], mode="cooperative", seed=seed)
        names = {each["name"] for each in table.view()["contracts"]["open"]}
        assert len(names) == contracts
        seen |= names
    assert len(seen) == 18


def test_k41_the_rule_books_time_deck_has_fifteen_cards() -> None:
    """K41: 13 + (1 + 0 - 1) + 2 letters; dealt from the deck after the opening coins, its top card first."""
    table = alone()
    assert table.view()["contracts"]["time"] == 15
    opened = table.view(everything=True)
    assert opened["players"][0]["coins"] == OPENING
    assert opened["contracts"]["time"][: len(TIME)] == TIME
    assert table.view()["deck"] == 119 + 24 - 3 - 15


@pytest.mark.parametrize(
    ("opened", "cards"),
    [
        (["mercenary", "pirates-nest", "broker"], 14),  # three As, one letter
        (["small-estate", "ransom", "explorer"], 20),
        (["curse", "enemy-galleon", "mercenary"], 14),
        ([], 13),
    ],
)
def test_k41_numbers_add_up_and_each_letter_counts_once(opened: list[str], cards: int) -> None:
    """K41: on whatever lies open."""
    assert Deal(opened, players=1, mode="cooperative").time == cards


def test_k42_the_first_card_of_a_turn_comes_from_the_time_deck_and_the_others_do_not() -> None:
    """K42: and a time card is not listed again by chance when it is turned up."""
    table = alone(position=None)
    used = len(table.desk.outcomes)
    table.play("draw")
    assert table.view()["harbour"] == [TIME[0]]
    assert len(table.desk.outcomes) == used
    assert table.view()["contracts"]["time"] == 14
    table.play("draw")
    assert len(table.desk.outcomes) == used + 1
    assert table.view()["contracts"]["time"] == 14


def test_k42_before_the_time_card_nothing_else_may_be_done() -> None:
    """K42: no expedition, no contract, no gambler, no stopping."""
    crew = seat("priest-4", "priest-4", "pirate-5", "sailor-3", "gambler-4")
    deal = Deal(
        ["mercenary", "curse"],
        players=1,
        mode="cooperative",
        also=["gambler"],
        seats=[crew],
        expeditions=["expedition-priests"],
        time=["settler-4"],
    )
    assert deal.legal == ["draw"]
    for move in ("complete mercenary", "fulfil expedition-priests", "gamble", "stop", "pass", "decline", "aside"):
        assert deal.refusal(move) == "K42"
    deal.play("draw")
    assert {"complete mercenary", "fulfil expedition-priests", "gamble", "stop"} < set(deal.legal)


def test_k42_the_time_card_is_resolved_like_any_other() -> None:
    """K42: a ship can be repelled, an expedition lies beside the harbour, a tax takes effect."""
    ship = Deal(["curse"], players=2, mode="cooperative", seats=[seat("sailor-3")], time=["flute-1-1"]).play("draw")
    assert (ship.phase, ship.revealed) == ("repel?", ["flute-1-1"])
    expedition = Deal(["curse"], players=2, mode="cooperative", time=["expedition-priests", "priest-4"]).play("draw")
    assert (expedition.expeditions, expedition.drawn) == (["expedition-priests"], True)
    assert expedition.play("draw").time == 1, "the next card comes from the deck"
    tax = Deal(["curse"], players=2, mode="cooperative", time=["tax-points", "priest-4"]).play("draw")
    assert (tax.phase, tax.coins) == ("aside?", [4, 4])


@pytest.mark.parametrize(
    ("card", "seats"),
    [
        ("flute-1-1", [seat(coins=3)]),
        ("flute-1-1", [seat("sailor-3", coins=3)]),
        ("sailor-5", [seat(coins=3)]),
        ("expedition-priests", [seat(coins=3)]),
        ("tax-sabres", [seat(coins=3)]),
        ("tax-sabres", [seat(coins=20)]),
    ],
)
def test_k42_the_time_card_is_told_wherever_it_lies(card: str, seats: list[Any]) -> None:
    """K42: in the harbour, waiting to be repelled, beside it, or discarded already with the coins it cost."""
    deal = Deal(["curse"], players=1, mode="cooperative", time=[card, "priest-4"], seats=seats)
    assert turned_up(deal) == [card]


def test_k42_a_tax_is_told_though_its_bonus_took_the_discard_for_a_new_deck() -> None:
    """K42, B4, B14: with an empty deck the bonus reshuffles; the tax alone lies in the discard."""
    deal = Deal(
        ["curse"],
        players=1,
        mode="cooperative",
        time=["tax-sabres", "sailor-5"],
        aside=0,
        seats=[seat(coins=138)],
        discard=["jack-6", "jack-6", "jack-6"],
    )
    assert deal.deck == 0
    assert turned_up(deal) == ["tax-sabres"]
    assert deal.discard == ["tax-sabres"]


def turned_up(deal: Deal) -> list[str]:
    """Draw; the cards that are told to have been turned up."""
    table = deal.table
    before, used = table.seen(), len(table.desk.outcomes)
    deal.play("draw")
    told = table.game.narrate(before, 0, table.game.moves.number("draw"), table.seen(), table.desk.outcomes[used:])
    words = [message.arguments["card"] for message in told if message.key == "port-royal-turned-up"]
    return [next(face for face in FACES if face and card_message(NUMBER[face]) == each) for each in words]


def test_k42_if_a_turn_begins_without_time_the_team_has_lost() -> None:
    """K42: at once; nobody wins, and there are no points."""
    deal = Deal(["curse"], players=2, mode="cooperative", time=["priest-4"], aside=4, seats=[seat(coins=0)] * 2)
    deal.play("draw", "stop")
    assert (deal.phase, deal.table.over, deal.table.winners) == ("over", True, [])
    assert deal.table.scores == {"1": 0, "2": 0}
    assert deal.refusal("draw", 1) == "K43"


def test_k42_the_last_turn_is_played_to_its_end() -> None:
    """K42: the time deck is empty, but the turn has begun."""
    deal = Deal(["mercenary"], players=2, mode="cooperative", time=["sailor-3"], seats=[seat("pirate-5")])
    deal.play("draw", "stop", "hire sailor-3")
    assert deal.time == 0
    deal.play("complete mercenary")
    assert (deal.table.over, deal.table.winners) == (True, [1, 2])


def test_k43_the_team_wins_as_soon_as_every_open_contract_is_completed_by_somebody() -> None:
    """K43: seat 2 has done the one, seat 1 does the other; nothing else happens any more."""
    opened = [contract("curse", 2), contract("enemy-galleon", seat1=1)]
    deal = Deal(opened, mode="cooperative", harbour=["galleon-3-skull-gift"], phase="hire", aside=3)
    deal.play("waive galleon-3-skull-gift")
    assert (deal.phase, deal.table.winners, deal.table.scores) == ("over", [1, 2, 3], {"1": 3, "2": 3, "3": 3})


def test_k43_a_contract_completed_twice_is_not_two() -> None:
    """K43: the other is still missing."""
    opened = [contract("mercenary", 2), "curse"]
    deal = Deal(opened, players=2, mode="cooperative", seats=[seat("pirate-5", "sailor-3")], harbour=COLOURS[:1])
    deal.play("complete mercenary")
    assert (deal.done("mercenary"), deal.table.over) == ([2, 1], False)


def test_k43_points_do_not_end_the_game_but_contracts_pay_as_ever() -> None:
    """K43, K12: 12 points and more, and no end."""
    crew = seat("sailor-7", "pirate-9", "jester-9", "pirate-7", "governor-8", "admiral-9")
    opened = [contract("explorer", 1), "mercenary", "curse"]
    deal = Deal(opened, players=2, mode="cooperative", seats=[crew], harbour=COLOURS[:1])
    deal.play("complete mercenary")
    assert (deal.points[0], deal.ending, deal.coins[0]) == (15, False, 6)


def test_k43_the_expedition_ending_means_nothing_to_a_team() -> None:
    """K43: B42 does not apply; a win is a win without any expedition."""
    position = {
        "contracts": {"open": [contract("mercenary")], "time": 3},
        "players": [seat("pirate-5", "sailor-3")],
        "harbour": ["priest-4"],
    }
    options: dict[str, Any] = {"with": ["contracts"], "mode": "cooperative", "ending": "expedition"}
    table = tw.open("port-royal", players=2, seed=1, position=position, **options)
    table.play("complete mercenary")
    assert table.winners == [1, 2]


def test_k44_coins_are_still_paid_between_players() -> None:
    """K44, B23: a ship of one coin brings its taker nothing, and the team one."""
    deal = Deal(["curse"], players=2, mode="cooperative", harbour=["flute-1-1", "priest-4"], phase="hire")
    deal.play("pass", "trade flute-1-1")
    assert deal.coins == [4, 3]


def test_k44_alone_a_player_is_always_active_and_pays_nobody() -> None:
    """K44: turn after turn, and the tax increase's coin is always the player's."""
    deal = Deal(["curse"], players=1, mode="cooperative", time=["flute-1-1", "tax-sabres", "tax-points", "priest-4"])
    deal.play("draw", "stop", "trade flute-1-1")
    assert (deal.active, deal.phase, deal.coins) == (1, "discover", [4])
    deal.play("draw", "decline", "stop", "draw", "decline")
    assert deal.coins == [6]


def test_k45_the_rule_books_player_sets_five_cards_aside_and_has_ten_turns() -> None:
    """K45: of fifteen; they come from the top, and are worth a pirate at least."""
    table = alone(aside=5)
    assert (table.view()["contracts"]["time"], table.view()["contracts"]["aside"]) == (10, 5)
    opened = table.view(everything=True)["contracts"]
    assert opened["aside"] == TIME[:5]
    assert opened["time"][:3] == TIME[5:8]


def test_k45_setting_everything_aside_is_losing_at_once() -> None:
    """K45, K42: the first turn begins without time."""
    table = alone(aside=15)
    assert (table.over, table.winners, table.scores) == (True, [], {"1": 0})


def test_k45_after_each_tax_increase_the_active_player_may_set_the_top_time_card_aside() -> None:
    """K45, M5: after it has taken effect."""
    deal = Deal(
        ["curse"],
        players=2,
        mode="cooperative",
        time=["settler-4", "priest-4"],
        coming=["tax-points", "jack-6", "jack-6"],
    )
    deal.play("draw", "draw")
    assert (deal.phase, deal.asked, deal.legal) == ("aside?", [1], ["decline", "aside"])
    assert (deal.coins, deal.discard) == ([4, 4], ["tax-points"])
    deal.play("aside")
    assert (deal.time, deal.aside, deal.phase) == (0, 1, "discover")
    assert deal.open("aside") == ["priest-4"]


def test_k45_declined_nothing_moves() -> None:
    """K45: the turn goes on."""
    deal = Deal(["curse"], players=2, mode="cooperative", time=["tax-points", "priest-4"]).play("draw", "decline")
    assert (deal.time, deal.aside, deal.phase) == (1, 0, "discover")


def test_k45_without_a_time_card_nothing_is_asked() -> None:
    """K45: if there is one."""
    deal = Deal(["curse"], players=2, mode="cooperative", time=["tax-points"]).play("draw")
    assert (deal.phase, deal.time) == ("discover", 0)


def test_k45_two_taxes_under_one_gambler_are_two_cards() -> None:
    """K45, G1: asked after each."""
    deal = Deal(
        ["curse"],
        players=2,
        mode="cooperative",
        also=["gambler"],
        seats=[seat("gambler-4")],
        time=["settler-4", "priest-4", "captain-4"],
        coming=["tax-points", "tax-points", "jester-5", "jester-7"],
    )
    deal.play("draw", "gamble")
    assert (deal.phase, deal.revealed) == ("aside?", ["tax-points"])
    deal.play("aside")
    assert (deal.phase, deal.aside) == ("aside?", 1)
    deal.play("aside")
    assert (deal.phase, deal.aside, deal.open("aside")) == ("hire", 2, ["priest-4", "captain-4"])


def test_k45_tax_collectors_decide_before_the_card_is_set_aside() -> None:
    """K45, K25: the tax has taken effect when its bonus is given."""
    deal = Deal(
        ["tax-collector", "curse"],
        players=1,
        mode="cooperative",
        time=["tax-points", "priest-4"],
        seats=[seat(coins=12)],
    )
    deal.play("draw")
    assert deal.phase == "complete?"
    deal.play("complete tax-collector")
    assert (deal.phase, deal.coins) == ("aside?", [6 + 7 + 1])


@pytest.mark.parametrize(
    ("points", "title"),
    [
        (0, "cabin-boy"),
        (1, "cabin-boy"),
        (2, "sailor"),
        (3, "sailor"),
        (4, "pirate"),
        (5, "pirate"),
        (6, "captain"),
        (7, "captain"),
        (8, "lord-of-the-seas"),
        (20, "lord-of-the-seas"),
    ],
)
def test_k45_ranks(points: int, title: str) -> None:
    """K45: two points a rank."""
    assert rank(points) == title
