"""The table: a game in progress for people."""

from __future__ import annotations

import random

import pytest

import tradewind as tw
from playing import play_out
from tradewind.kernel.chance import commitment

RACE = {"points": [14, 0], "pot": 0}


def test_a_game_is_played_to_its_end() -> None:
    table = tw.open("dice-race", players=3, seed=7)
    assert table.waiting == [1, 2, 3]
    assert table.scores is None
    assert table.winners == []
    play_out(table)
    assert table.over
    assert table.waiting == []
    assert table.legal() == []
    scores: dict[str, int] = table.scores or {}
    assert list(scores) == ["1", "2", "3"]
    assert table.winners == [int(seat) for seat, score in scores.items() if score == max(scores.values())]


def test_a_move_may_name_its_seat_or_leave_it_to_who_is_asked() -> None:
    table = tw.open("dice-race", players=2, seed=7, position=RACE, chance={"dice": [2, 3, 4]})
    table.play("roll")
    table.play("1 roll")
    table.play("roll", seat=1)
    assert table.moves == ["1 roll", "1 roll", "1 roll"]
    assert table.view()["pot"] == 9


def test_a_seat_must_be_named_where_several_are_asked() -> None:
    table = tw.open("dice-race", players=2, seed=7)
    with pytest.raises(tw.TradewindError, match="Asked now: 1, 2"):
        table.play("keep")
    with pytest.raises(tw.TradewindError, match="There is no seat 5; seats 1 to 2 play"):
        table.legal(5)


@pytest.mark.parametrize(
    ("text", "rule"),
    [("1 bank", "R3"), ("2 roll", "R3"), ("1 keep", "R2"), ("1 roll twice", "R3"), ("1 fly", None), ("3 roll", None)]
    + [
        (text, None)
        for text in ("", " ", "1", "1 ", "1  roll", " 1 roll", "01 roll", "+1 roll", "0 roll", "١ roll", "x")
    ],
)
def test_a_refusal_names_its_rule_and_leaves_everything_as_it_was(text: str, rule: str | None) -> None:
    table = tw.open("dice-race", players=2, seed=7, position=RACE)
    before = table.state.copy()
    assert (table.why(text).allowed, table.why(text).rule) == (False, rule)
    with pytest.raises(tw.IllegalMove) as refused:
        table.play(text)
    assert (refused.value.rule, refused.value.at) == (rule, 1)
    assert table.state == before
    assert table.moves == []


def test_why_says_what_allows_a_move_too() -> None:
    table = tw.open("dice-race", players=2, seed=7, position=RACE)
    assert (table.why("roll").allowed, table.why("roll").rule) == (True, "R3")
    assert table.why("roll", seat=2).allowed is False


def test_after_the_end_every_move_is_refused_by_the_rule_that_ended_it() -> None:
    table = play_out(tw.open("dice-race", players=2, seed=7))
    with pytest.raises(tw.IllegalMove) as refused:
        table.play("roll")
    assert refused.value.rule == "R4"


def test_undo_takes_back_what_revealed_nothing() -> None:
    """Keeping one's die shows nobody anything; rolling it again does."""
    table = tw.open("dice-race", players=3, seed=7, chance={"cups": [1, 2, 5, 6, 4]})
    start = table.state.copy()
    table.play("1 keep")
    table.play("3 keep")
    assert table.waiting == [2]
    table.undo()
    assert (table.waiting, table.moves) == ([2, 3], ["1 keep"])
    table.undo()
    assert table.state == start
    table.play("2 again")
    with pytest.raises(tw.NothingToUndo, match="revealed"):
        table.undo()
    table.play("1 keep")
    table.undo()
    assert table.moves == ["2 again"]
    assert table.view(seat=2)["cups"] == ["?", 6, "?"]


def test_undo_gives_scripted_outcomes_back() -> None:
    table = tw.open("dice-race", players=2, seed=7, position=RACE, chance={"dice": [2, 3, 5]})
    table.play("roll")
    table.play("bank")
    with pytest.raises(tw.NothingToUndo):  # the cups were lifted
        table.undo()
    other = tw.open("dice-race", players=2, seed=7, position={"pot": 4}, chance={"dice": [2, 3, 5]})
    other.play("bank")
    other.undo()
    other.play("roll")
    assert [outcome.value for outcome in other.desk.outcomes if outcome.source == 0] == [2]


def test_there_is_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(tw.NothingToUndo, match="no move to take back"):
        tw.open("dice-race", players=2).undo()


@pytest.mark.parametrize("name", ["dice-race", "port-royal"])
def test_undo_and_going_on_ends_in_the_same_game(name: str) -> None:
    """Whatever is taken back and played again, the state is the one that was never taken back."""
    plain, restless = tw.open(name, players=2, seed="b" * 64), tw.open(name, players=2, seed="b" * 64)
    chooser = random.Random(4)
    undone = 0
    for _ in range(300):
        if plain.over:
            break
        seat = plain.waiting[0]
        text = chooser.choice(plain.legal(seat))
        plain.play(text, seat)
        restless.play(text, seat)
        try:
            restless.undo()
            undone += 1
            restless.play(text, seat)
        except tw.NothingToUndo:
            pass
        assert restless.state == plain.state
        assert restless.desk.outcomes == plain.desk.outcomes
    assert undone


@pytest.mark.parametrize("name", ["dice-race", "port-royal"])
def test_a_loaded_game_is_the_game_that_was_kept(name: str) -> None:
    table = play_out(tw.open(name, players=3))
    again = tw.load(table.logbook())
    assert again.state == table.state
    assert again.logbook() == table.logbook()


def test_undo_works_in_a_loaded_game() -> None:
    table = tw.open("dice-race", players=3, seed=7)
    table.play("2 keep")
    table.play("1 keep")
    again = tw.load(table.logbook())
    again.undo()
    again.undo()
    assert again.state == tw.open("dice-race", players=3, seed=7).state


def test_an_impossible_outcome_names_its_entry_and_leaves_the_table_usable() -> None:
    table = tw.open("dice-race", players=2, seed=7, position=RACE, chance={"dice": [3, 9]})
    table.play("roll")
    before = table.state.copy()
    with pytest.raises(tw.LogbookError) as refused:
        table.play("roll")
    assert refused.value.where == "chance.dice[1]"
    assert table.state == before
    table.play("bank")
    assert table.over


def test_an_impossible_outcome_in_the_set_up_is_named_too() -> None:
    with pytest.raises(tw.LogbookError) as refused:
        tw.open("dice-race", players=2, chance={"cups": [3, 7]})
    assert refused.value.where == "chance.cups[1]"


def test_a_drawn_seed_is_fair_and_kept() -> None:
    table, other = tw.open("dice-race", players=2), tw.open("dice-race", players=2)
    assert table.seed != other.seed
    assert len(table.seed) == 64
    assert table.fair
    assert table.commitment == commitment(bytes.fromhex(table.seed)) == table.logbook().commitment


def test_salts_change_the_game_and_not_the_commitment() -> None:
    first = tw.open("port-royal", players=2, seed="a" * 64)
    salted = tw.open("port-royal", players=2, seed="a" * 64, salts=["mine", "yours"])
    assert first.commitment == salted.commitment
    assert first.desk.outcomes != salted.desk.outcomes
    assert salted.logbook().salts == ["mine", "yours"]


def test_an_integer_seed_is_written_in_hex() -> None:
    table = tw.open("dice-race", players=2, seed=255)
    assert table.logbook().seed == "ff"
    assert table.commitment is None
    assert table.state == tw.open("dice-race", players=2, seed="ff").state


@pytest.mark.parametrize("seed", ["", "xyz", "0x7", "1_0", " 7", "7\n", "f" * 65, -1, "٧"])
def test_other_seeds_are_refused(seed: int | str) -> None:
    with pytest.raises(tw.LogbookError) as refused:
        tw.open("dice-race", players=2, seed=seed)
    assert refused.value.where == "seed"


@pytest.mark.parametrize("salts", [["a\nb"], ["x" * 201]])
def test_a_salt_is_one_short_line(salts: list[str]) -> None:
    with pytest.raises(tw.LogbookError) as refused:
        tw.open("dice-race", players=2, salts=salts)
    assert refused.value.where == "salts[0]"


def test_a_guessable_seed_takes_no_salts() -> None:
    with pytest.raises(tw.LogbookError) as refused:
        tw.open("dice-race", players=2, seed=7, salts=["mine"])
    assert refused.value.where == "salts"


@pytest.mark.parametrize(
    ("arguments", "where"),
    [
        ({"players": 99}, "options.players"),
        ({"players": True}, "options.players"),
        ({"players": 2, "wind": 3}, "options.wind"),
        ({"players": 2, "seats": ["Ann"]}, "seats"),
        ({"players": 2, "position": {"points": [99]}}, "position.points[0]"),
        ({"players": 2, "position": {"points": 3}}, "position"),
        ({"players": 2, "position": {"pot": 10**30}}, "position"),
        ({"players": 2, "chance": {"wind": [1]}}, "chance.wind"),
        ({"players": 2, "chance": {"dice": 4}}, "chance"),
    ],
)
def test_what_cannot_be_is_named(arguments: dict[str, object], where: str) -> None:
    with pytest.raises(tw.LogbookError) as refused:
        tw.open("dice-race", **arguments)  # type: ignore[arg-type]
    assert refused.value.where == where


def test_rules_of_another_version_are_refused_by_name() -> None:
    logbook = tw.open("dice-race", players=2, seed=7).logbook()
    logbook.rules = "0.3"
    with pytest.raises(tw.LogbookError, match=r"0\.3.*1\.0") as refused:
        tw.load(logbook)
    assert refused.value.where == "rules"


def test_an_option_that_python_keeps_for_itself_gets_an_underscore() -> None:
    assert tw.open("dice-race", players_=2, flags=["red"], seed=1).logbook().options == {"players": 2, "flags": ["red"]}


def test_the_table_tells_a_seat_its_own_secret_only() -> None:
    table = tw.open("dice-race", players=3, seed=7, chance={"cups": [1, 2, 5]})
    assert table.view()["cups"] == ["?", "?", "?"]
    assert table.view(seat=2)["cups"] == ["?", 2, "?"]
    assert table.view(everything=True)["cups"] == [1, 2, 5]
    assert table.seen(3).cups[:3] == [0, 0, 5]


def test_odds_belong_to_a_seat() -> None:
    table = tw.open("dice-race", players=2, seed=7, position=RACE)
    assert [(odds.move, odds.favourable, odds.possible) for odds in table.odds(1)] == [("roll", 1, 6)]
