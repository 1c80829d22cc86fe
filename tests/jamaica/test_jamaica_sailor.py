"""The sailor sails, loads, fights, pays and finishes on purpose."""

from __future__ import annotations

from regatta import do, phase, race, ship, under_way
from voyages_at_random import JAMAICA, moments

from tradewind.kernel.chance import Chance
from tradewind.kernel.view import redact
from tradewind.table import Table


def choice(table: Table, seat: int = 1) -> str:
    """What the sailor does in that seat."""
    moves = table.game.move_list()
    table.game.engine.legal(table.state, seat - 1, moves)
    place = JAMAICA.bots["sailor"](redact(table.state, seat - 1), seat - 1, moves, Chance())
    return table.game.moves.texts[moves.cards[place]]


def test_j36_the_sailor_comes_home_when_that_wins() -> None:
    """J36, J70: rich and one step away."""
    rich = {"space": 49, "holds": [["gold", 6], ["gold", 6]], "hand": ["forward/food", "gold/gold"]}
    table = do(race(rich, ship(), ship(), dice=[1, 1]), "1 dice 1 1")
    assert choice(table) == "play forward/food"


def test_j36_the_sailor_does_not_end_a_race_it_would_lose() -> None:
    """J36, J70: poor, with a rich ship close behind."""
    poor = {"space": 49, "holds": [], "hand": ["forward/food", "gold/gold"]}
    rival = ship(48, holds=[["gold", 6]] * 5)
    assert choice(do(race(poor, rival, ship(), dice=[1, 1]), "1 dice 1 1")) == "play gold/gold"


def test_j33_the_sailor_sails_where_it_can_pay() -> None:
    """J33, J50: with no food it loads rather than runs into a shortage."""
    hungry = {"space": 9, "holds": [["gold", 6]], "hand": ["forward/powder", "food/powder"]}
    assert choice(do(race(hungry, ship(), ship(), dice=[1, 1]), "1 dice 1 1")) == "play food/powder"


def test_j35_the_sailor_goes_for_a_treasure() -> None:
    """J35: the inner lane costs three food, the outer leads to a guarded lair."""
    table = under_way(ship(6, "forward/powder", holds=[["food", 6]]), ship(), ship(), dice=[3, 1])
    assert choice(table) == "lane outer"


def test_j21_the_sailor_dumps_what_is_worth_least() -> None:
    """J21: one powder rather than six doubloons."""
    full = [["gold", 6], ["powder", 1], ["food", 5], ["gold", 4], ["food", 4]]
    table = under_way(ship(0, "food/forward", holds=full), ship(), ship(), dice=[3, 1])
    assert choice(table) == "dump 2"


def test_j10_the_sailor_lays_the_dice_for_its_best_card() -> None:
    """J10: one step leads to the lair, six past it."""
    table = race(ship(8, "forward/powder", holds=[["food", 6]]), ship(), ship(), dice=[6, 1], tokens=[9])
    assert choice(table) == "dice 1 6"


def test_j41_the_sailor_uses_no_powder_where_it_cannot_win() -> None:
    """J41: against 6 + 10 its own one powder changes nothing."""
    strong = ship(9, "forward/powder", holds=[["powder", 6], ["gold", 1]])
    table = under_way(strong, ship(10, holds=[["powder", 1]]), ship(), dice=[1, 1, 10])
    do(table, "1 attack 2", "1 powder 6")
    assert choice(table, 2) == "powder 0"


def test_j41_the_sailor_uses_powder_where_it_decides() -> None:
    """J41: against a shot of 6 six powder win in almost every case, and there is a full hold of gold to take."""
    table = under_way(
        ship(9, "forward/powder", holds=[["gold", 6]]), ship(10, holds=[["powder", 6]]), ship(), dice=[1, 1, 6]
    )
    do(table, "1 attack 2", "1 powder 0")
    assert int(choice(table, 2).split()[1]) > 2


def test_j43_the_sailor_takes_the_richest_loot() -> None:
    """J43: six doubloons rather than two food."""
    table = under_way(
        ship(9, "forward/powder", holds=[]), ship(10, holds=[["food", 2], ["gold", 6]]), ship(), dice=[1, 1, "star"]
    )
    do(table, "1 attack 2", "1 powder 0")
    assert (phase(table), choice(table)) == ("loot", "steal hold 2")


def test_j62_the_sailor_has_a_bad_roll_thrown_again() -> None:
    """J62: a 2 again, a 10 not."""
    for face, expected in ((2, "reroll"), (10, "keep")):
        armed = ship(9, "forward/powder", treasures=["sarans-sabre"])
        table = do(under_way(armed, ship(10), ship(), dice=[1, 1, face]), "1 attack 2", "1 powder 0")
        assert choice(table) == expected


def test_j81_the_sailor_sends_the_ghost_at_the_others() -> None:
    """J81, J83: not at itself."""
    table = under_way(
        ship(17, "gold/gold", holds=[["gold", 1]] * 5),
        ship(19, "gold/gold", holds=[["gold", 4]] * 5),
        dice=[1, 1],
        ghost={"space": 18},
        tokens=[],
    )
    assert (phase(table), choice(table)) == ("ghost", "ghost forward")


def test_j70_the_sailor_beats_random_players() -> None:
    """J70: one sailor among three, from every seat, wins far more than its share."""
    won = 0
    for seed in range(24):
        for state, asked, _ in moments({"players": 3, "ghost": False}, 500 + seed, sailors=1 << seed % 3):
            if asked < 0:
                won += seed % 3 + 1 in JAMAICA.winners(state)
    assert won >= 18, f"the sailor won only {won} of 24 races"
