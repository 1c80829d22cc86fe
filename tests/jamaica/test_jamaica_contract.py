"""J90–J96 and what completes the contract: moves, refusals, view, chance, position."""

from __future__ import annotations

from typing import Any

import pytest
from regatta import do, phase, player, race, refusal, ship, under_way

from playing import play_out
from tradewind import table as tables
from tradewind.games.jamaica import GAMES
from tradewind.games.jamaica.components import CARDS, LAIRS
from tradewind.games.jamaica.moves import TEXTS
from tradewind.kernel.errors import IllegalMove, LogbookError, NothingToUndo
from tradewind.replay import Viewer, trace
from tradewind.table import load

JAMAICA = GAMES[0]
SHIP_KEYS = {"space", "lap", "holds", "treasures", "score"}
PLAYER_KEYS = SHIP_KEYS | {"hand", "deck", "discard", "card"}
ROUND_KEYS = {"round", "captain", "phase", "active", "action", "dice", "combat"}
VIEW_KEYS = ROUND_KEYS | {"tokens", "treasures", "players", "ghost"}


# --- moves


def test_j90_equal_dice_give_one_text() -> None:
    """J90: `dice 4 4` once; different dice give two texts."""
    assert race(ship(), ship(), dice=[4, 4]).legal() == ["dice 4 4"]
    assert race(ship(), ship(), dice=[6, 1]).legal() == ["dice 1 6", "dice 6 1"]


def test_j90_a_card_is_named_by_its_two_symbols() -> None:
    """J90: `play MORNING/EVENING`, one text for each card."""
    assert [text for text in TEXTS if text.startswith("play")] == [f"play {card}" for card in CARDS[1:]]


def test_j91_the_lane_is_asked_also_where_both_lead_to_the_same_space() -> None:
    """J91: each time a ship stands on a fork with a step still to go."""
    table = under_way(ship(16, "backward/forward", holds=[["food", 6]]), ship(), dice=[3, 1], tokens=[])
    assert (phase(table), player(table, 1)["space"]) == ("lane", 15)
    assert sorted(table.legal()) == ["lane inner", "lane outer"]


def test_j91_two_forks_in_one_move_are_asked_one_after_the_other() -> None:
    """J91: a fall back through two merges asks twice."""
    table = under_way(ship(26, "forward/powder", holds=[]), ship(), dice=[2, 1, 10], tokens=[])
    assert player(table, 1)["space"] == 28
    do(table, "lane inner")
    assert player(table, 1)["space"] == 19, "the inner lane has no lair, the fork is one"


def test_j92_dump_empties_and_loads_in_one() -> None:
    """J92: no `load` follows."""
    full = [["food", 1], ["gold", 1], ["food", 1], ["gold", 1], ["food", 1]]
    table = do(under_way(ship(0, "powder/gold", holds=full), ship(), dice=[2, 3]), "1 dump 1")
    assert player(table, 1)["holds"][0] == ["powder", 2]
    assert table.view()["action"] == "evening"


def test_j93_pay_is_asked_only_where_there_is_a_choice() -> None:
    """J93: two holds and not all of it has to go."""
    one = under_way(ship(0, "forward/powder", holds=[["food", 5], ["gold", 6]]), ship(), dice=[1, 1])
    assert phase(one) == "load", "one hold: no question"
    everything = under_way(ship(0, "forward/powder", holds=[["food", 1], ["food", 1]]), ship(), dice=[1, 1])
    assert phase(everything) == "load", "all of it: no question"
    choice = under_way(ship(0, "forward/powder", holds=[["food", 1], ["food", 2]]), ship(), dice=[1, 1])
    assert choice.legal() == ["pay 1", "pay 2"]
    do(choice, "pay 1")
    assert phase(choice) == "load", "only one hold is left"
    assert player(choice, 1)["holds"][:2] == [None, ["food", 1]]


def test_j94_numbers_count_in_the_list_as_the_view_shows_it() -> None:
    """J94: holds of the loser, treasures of the loser, curses among the own treasures."""
    mine = ship(9, "forward/powder", treasures=["lady-beth", "curse-2", "gold-3", "curse-4"])
    theirs = ship(10, treasures=["gold-5"], holds=[None, ["food", 2], None, None, ["gold", 1]])
    table = do(under_way(mine, theirs, ship(), dice=[1, 1, "star"]), "1 attack 2", "1 powder 0")
    assert table.legal() == ["steal hold 2", "steal hold 5", "steal treasure 1", "curse 2", "curse 4", "nothing"]


def test_j95_the_ghosts_way_is_a_move_of_the_captain() -> None:
    """J95: `ghost forward`, `ghost backward`."""
    assert [text for text in TEXTS if text.startswith("ghost")] == ["ghost forward", "ghost backward"]


# --- refusals


@pytest.mark.parametrize(
    "text",
    [
        "sail 3",
        "powder 37",
        "steal hold 7",
        "steal treasure 13",
        "curse 13",
        "dice 0 3",
        "dice 7 1",
        "load 7",
        "dump 0",
        "pay 7",
        "attack 7",
        "play gold/powder",
        "lane middle",
        "powder",
        "ghost",
        "powder 01",
        "",
    ],
)
def test_j96_a_text_that_is_no_move_at_all_names_no_rule(text: str) -> None:
    """J96: null comes first."""
    assert refusal(race(ship(), ship()), f"1 {text}") is None


def test_j96_the_list_of_moves_is_as_wide_as_the_rules_say() -> None:
    """J96: powder 0–36, steal hold 1–6, steal treasure and curse 1–12, the rest within 1–6."""
    for text in (
        "powder 0",
        "powder 36",
        "steal hold 6",
        "steal treasure 12",
        "curse 12",
        "dice 6 6",
        "load 6",
        "pay 6",
    ):
        assert JAMAICA.moves.number(text) >= 0, f"{text} is missing"
    assert len(TEXTS) == 36 + 11 + 2 + 18 + 7 + 37 + 2 + 6 + 12 + 12 + 1 + 2


def test_j96_a_seat_that_is_not_asked() -> None:
    """J96: J12; while cards are chosen J11."""
    table = race(ship(), ship(), ship(), dice=[1, 2])
    assert refusal(table, "2 dice 1 2") == "J12"
    assert refusal(table, "1 play gold/gold") == "J10", "the captain is asked something else"
    do(table, "1 dice 1 2", "1 play gold/gold")
    assert refusal(table, "1 play gold/gold") == "J11"
    assert refusal(table, "2 play food/powder") == "J11"
    assert refusal(table, "2 load 1") == "J11"


def test_j96_the_rule_of_the_open_decision() -> None:
    """J96: dice J10, loading J20 and J21, lane J30, pay J32 and J33."""
    assert refusal(race(ship(), ship(), dice=[1, 2]), "1 dice 2 2") == "J10"
    lane = under_way(ship(6, "forward/powder"), ship(), dice=[1, 1])
    assert refusal(lane, "1 load 1") == "J30"
    port = under_way(ship(4, "forward/powder", holds=[["gold", 3], ["gold", 3]]), ship(), dice=[1, 1])
    assert refusal(port, "1 pay 3") == "J32"
    sea = under_way(ship(0, "forward/powder", holds=[["food", 3], ["food", 3]]), ship(), dice=[1, 1])
    assert refusal(sea, "1 pay 5") == "J33"


def test_j96_an_illegal_move_in_a_logbook_says_where_it_stands() -> None:
    """J96: the number of the move, its text and its rule."""
    logbook = race(ship(), ship(), dice=[1, 2]).logbook()
    with pytest.raises(IllegalMove) as refused:
        load({**_as_dict(logbook), "moves": ["1 dice 1 2", "1 dice 1 2"]})
    assert (refused.value.at, refused.value.move, refused.value.rule) == (2, "1 dice 1 2", "J11")


def test_j96_words_for_a_refusal_tell_no_secret() -> None:
    """J96: a card that is in another's hand and one that is not are refused in the same words."""
    table = do(race(ship(), ship(), ship(), dice=[1, 2]), "1 dice 1 2", "1 play gold/gold")
    assert len({table.why(f"1 play {card}").why.key for card in CARDS[1:]}) == 1


def _as_dict(logbook: Any) -> dict[str, Any]:
    import msgspec

    found: dict[str, Any] = msgspec.to_builtins(logbook)
    return found


# --- options


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"players": 1}, "players"),
        ({"players": 7}, "players"),
        ({"players": "3"}, "players"),
        ({"players": True}, "players"),
        ({"players": 3, "ghost": "yes"}, "ghost"),
        ({"players": 6, "ghost": True}, "ghost"),
        ({"players": 3, "tie": "first"}, "tie"),
        ({"players": 3, "with": []}, "with"),
    ],
)
def test_j85_an_option_that_cannot_be_is_named(options: dict[str, Any], where: str) -> None:
    """J70, J85: the refusal names the option."""
    with pytest.raises(LogbookError) as refused:
        JAMAICA.options(options)
    assert refused.value.where == f"options.{where}"


def test_j85_options_are_completed() -> None:
    """J85: what is left out has its default."""
    assert JAMAICA.options({"players": 3}) == {"players": 3, "ghost": False, "tie": "behind"}
    assert JAMAICA.options({"players": 2})["ghost"] is True


def test_j85_left_out_altogether_the_options_are_the_first_that_are_offered() -> None:
    """J85: two players, and so the ghost; a table opens with them."""
    first = {option: values[0] for option, values in JAMAICA.choices().items()}
    assert JAMAICA.options({}) == first | {"ghost": True}
    assert tables.open("jamaica", seed=1).seats == first["players"] == 2


# --- view


@pytest.mark.parametrize("seat", [None, 1, 2])
@pytest.mark.parametrize("everything", [False, True])
def test_j12_the_view_has_every_key_and_no_other(seat: int | None, everything: bool) -> None:
    """J12: the keys that the rules list."""
    view = tables.open("jamaica", players=2, seed=1).view(seat, everything)
    assert set(view) == VIEW_KEYS
    for entry in view["players"]:
        assert set(entry) == PLAYER_KEYS
    assert set(view["ghost"]) == SHIP_KEYS


def test_j61_what_others_see_is_counts() -> None:
    """J61: hands and decks are counts, the stack is a count; with everything open they are lists."""
    table = tables.open("jamaica", players=3, seed=2)
    other = table.view(2)["players"][0]
    assert (other["hand"], other["deck"], table.view(2)["treasures"]) == (3, 8, 9)
    opened = table.view(everything=True)
    assert [len(opened["players"][0][key]) for key in ("hand", "deck")] == [3, 8]


def test_j13_the_open_view_shows_what_will_really_be_drawn() -> None:
    """J13, J2: decks and stack, first drawn first, whatever is rolled in between."""
    table = tables.open("jamaica", players=3, seed=4, ghost=True)
    decks = [entry["deck"] for entry in table.view(everything=True)["players"]]
    stack = table.view(everything=True)["treasures"]
    while not table.over and table.view()["round"] < 8:
        seat = table.waiting[0]
        legal = table.legal(seat)
        table.play(legal[len(table.moves) % len(legal)], seat)
    names = [source.name for source in table.game.sources]
    drawn: dict[str, list[Any]] = {name: [] for name in names}
    for outcome in table.desk.outcomes:
        drawn[names[outcome.source]].append(table.game.outcome_text(outcome))
    for seat, deck in enumerate(decks):
        assert drawn[f"hands[{seat}]"][3:] == deck[: len(drawn[f"hands[{seat}]"]) - 3]
    assert drawn["treasures"] == stack[: len(drawn["treasures"])]
    assert len(drawn["dice"]) > 14


# --- chance


def test_j13_scripted_hands_come_in_order_past_reshuffles() -> None:
    """J13: an open trace's cards and dice, given back as `chance`, lead to the same game under another seed."""
    table = tables.open("jamaica", players=3, seed=8)
    while not table.over:
        seat = table.waiting[-1]
        legal = table.legal(seat)
        table.play(legal[len(table.moves) * 7 % len(legal)], seat)
    names = [source.name for source in table.game.sources]
    chance: dict[str, list[Any]] = {name: [] for name in names}
    for outcome in table.desk.outcomes:
        chance[names[outcome.source]].append(table.game.outcome_text(outcome))
    script = {
        "hands": [chance[f"hands[{seat}]"] for seat in range(3)],
        "dice": chance["dice"],
        "treasures": chance["treasures"],
    }
    assert len(script["hands"][0]) > 11, "the deck was rebuilt at least once"
    again = load({**_as_dict(table.logbook()), "seed": "abc", "chance": script, "commitment": None, "result": None})
    assert again.scores == table.scores
    assert again.desk.outcomes == table.desk.outcomes


def test_j13_a_card_that_cannot_come_next_is_an_error_that_names_the_entry() -> None:
    """J13: the second entry is in the hand already."""
    with pytest.raises(LogbookError) as refused:
        tables.open("jamaica", players=2, chance={"hands": [[], ["gold/gold", "gold/gold"]]})
    assert refused.value.where == "chance.hands[1][1]"


def test_j13_an_impossible_card_is_noticed_when_its_turn_comes() -> None:
    """J13: not before; the fourth card of the script is drawn at the end of the round."""
    hand = ["gold/gold", "food/powder", "powder/food"]
    table = tables.open("jamaica", players=3, chance={"hands": [[*hand, "gold/gold"]], "dice": [1, 1]}, seed=1)
    do(table, "1 dice 1 1", "1 play food/powder")
    for seat in (2, 3):
        table.play(table.legal(seat)[0], seat)
    with pytest.raises(LogbookError) as refused:
        play_out(table)
    assert refused.value.where == "chance.hands[0][3]"


@pytest.mark.parametrize(
    ("dice", "where"),
    [([7], "chance.dice[0]"), (["Star"], "chance.dice[0]"), ([1, True], "chance.dice[1]"), ("12", "chance.dice")],
)
def test_j10_a_die_that_nobody_has_is_refused(dice: Any, where: str) -> None:
    """J10, J41: 1–6 for the action dice, 2–10 and the star for the combat die."""
    with pytest.raises(LogbookError) as refused:
        tables.open("jamaica", players=2, chance={"dice": dice})
    assert refused.value.where == where


def test_j41_a_number_of_the_other_die_cannot_come() -> None:
    """J41: an 8 for an action die, a 3 for the combat die."""
    with pytest.raises(LogbookError) as refused:
        race(ship(), ship(), dice=[1, 8])
    assert refused.value.where == "chance.dice[1]"
    table = under_way(ship(9, "forward/powder"), ship(10), dice=[1, 1, 3])
    with pytest.raises(LogbookError) as refused:
        do(table, "1 attack 2", "1 powder 0")
    assert refused.value.where == "chance.dice[2]"


@pytest.mark.parametrize(
    ("chance", "where"),
    [
        ({"hands": [["gold/powder"]]}, "chance.hands[0][0]"),
        ({"hands": [[], [], []]}, "chance.hands[2]"),
        ({"hands": {"1": []}}, "chance.hands"),
        ({"cards": []}, "chance.cards"),
        ({"treasures": ["gold-4"]}, "chance.treasures[0]"),
    ],
)
def test_j13_a_script_that_cannot_be_names_its_entry(chance: dict[str, Any], where: str) -> None:
    """J13: whatever stands in `chance` must be a card, a die or a treasure of the game."""
    with pytest.raises(LogbookError) as refused:
        tables.open("jamaica", players=2, chance=chance)
    assert refused.value.where == where


def test_j35_a_treasure_is_an_outcome_when_it_is_taken() -> None:
    """J35, J61: in a trace the taker sees which, the others a question mark; a bonus everybody sees."""
    for treasure, seen in (("gold-7", "?"), ("lady-beth", "lady-beth")):
        table = under_way(ship(3, "forward/powder"), ship(), ship(), dice=[1, 1], treasures=[treasure])
        mine, theirs = ([*trace(table.logbook(), Viewer(seat))][-1]["chance"] for seat in (1, 2))
        assert (mine, theirs) == ([treasure], [seen])


def test_j11_a_trace_hides_the_card_that_another_lays() -> None:
    """J11: `2 play ?`, while the own move is shown, and in an open trace all."""
    table = do(race(ship(), ship(), ship(), dice=[1, 2]), "1 dice 1 2", "2 play gold/gold")
    assert [*trace(table.logbook(), Viewer(1))][-1]["move"] == "2 play ?"
    assert [*trace(table.logbook(), Viewer())][-1]["move"] == "2 play ?"
    assert [*trace(table.logbook(), Viewer(2))][-1]["move"] == "2 play gold/gold"
    assert [*trace(table.logbook(), Viewer(open=True))][-1]["move"] == "2 play gold/gold"


# --- undo


def test_j11_a_card_laid_can_be_taken_back_until_somebody_turns_one_over() -> None:
    """J11: nothing was shown yet."""
    table = do(race(ship(), ship(), ship(), dice=[1, 2]), "1 dice 1 2", "1 play gold/gold", "2 play gold/gold")
    table.undo()
    assert table.waiting == [2, 3]
    do(table, "2 play gold/gold", "3 play gold/gold")
    with pytest.raises(NothingToUndo):
        table.undo()


def test_j20_a_load_can_be_taken_back() -> None:
    """J20: as long as nothing else was turned up."""
    table = do(under_way(ship(0, "powder/gold"), ship(), dice=[2, 3]), "1 load 3")
    table.undo()
    assert table.legal() == ["load 3", "load 4", "load 5"]


def test_lairs_are_where_the_data_says() -> None:
    """J2, J34: nine of them."""
    assert LAIRS == (4, 9, 11, 19, 22, 25, 33, 37, 44)
