"""How the arena counts: who meets whom, ratings that find the true strengths, intervals that hold what they say."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from tradewind.arena.ledger import Ledger, Played, Run
from tradewind.arena.playing import play
from tradewind.arena.rating import MEAN, Result, ratings
from tradewind.arena.schedule import line_ups, orders, rotations
from tradewind.arena.standings import Share, standings
from tradewind.fleet.manned import Charter, Failure, Order, Voyage, forfeit
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.text import Message

THREE = ["ann", "bo", "cy"]
RUN = Run("dice-race", "1", {"players": 2}, "7", "forfeit")


def test_at_a_table_of_two_everybody_meets_everybody() -> None:
    assert line_ups(THREE, 2, together=False, pairs=False) == [("ann", "bo"), ("ann", "cy"), ("bo", "cy")]


def test_with_enough_bots_a_table_is_mixed_and_with_pairs_it_is_one_against_the_others() -> None:
    assert line_ups(THREE, 3, together=False, pairs=False) == [("ann", "bo", "cy")]
    assert len(line_ups(THREE, 3, together=False, pairs=True)) == 6
    assert ("bo", "ann", "ann", "ann") in line_ups(THREE, 4, together=False, pairs=False)


def test_teams_are_of_one_kind_and_alone_nobody_is_met() -> None:
    assert line_ups(THREE, 2, together=True, pairs=False) == [("ann", "ann"), ("bo", "bo"), ("cy", "cy")]
    assert line_ups(THREE, 1, together=False, pairs=False) == [("ann",), ("bo",), ("cy",)]


def test_every_line_up_plays_the_same_shuffles_from_every_seat() -> None:
    games = list(orders(line_ups(THREE, 3, together=False, pairs=True), 7, seed=40))
    by_line_up = Counter(tuple(sorted(order.seats)) for order in games)
    assert set(by_line_up.values()) == {9}, "seven games are rounded up to three shuffles from three seats"
    for sat in by_line_up:
        played = [order for order in games if tuple(sorted(order.seats)) == sat]
        assert {order.seed for order in played} == {40, 41, 42}
        assert len({(order.seed, order.seats) for order in played}) == 9, "a game is played twice"
    assert len(games) == 6 * 9


def test_a_team_of_one_kind_has_one_seating() -> None:
    assert rotations(("ann", "ann")) == [("ann", "ann")]


def drawn_games(strengths: dict[str, float], seats: int, shuffles: int, chance: random.Random) -> list[Result]:
    """Games as the model has them: everybody wins in proportion to strength."""
    results = []
    tables = line_ups(list(strengths), seats, together=False, pairs=seats > 2)
    for order in orders(tables, shuffles * seats, seed=0):
        weights = [strengths[bot] for bot in order.seats]
        winner = chance.choices(range(seats), weights)[0]
        shares = tuple(float(seat == winner) for seat in range(seats))
        results.append(Result(order.number, order.seats, shares))
    return results


def test_three_wins_to_one_are_190_points() -> None:
    """400 · log10(3) = 190.8; the drawn game that is added takes a little away."""
    shares = [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (0.0, 1.0)] * 1000
    results = [Result(number, ("ann", "bo"), share) for number, share in enumerate(shares)]
    rated = ratings(["ann", "bo"], results)
    assert rated["ann"].points - rated["bo"].points == pytest.approx(190.8, abs=0.5)
    assert rated["ann"].points + rated["bo"].points == pytest.approx(2 * MEAN)


@pytest.mark.parametrize("seats", [2, 4])
def test_ratings_find_the_strengths_and_their_intervals_hold_them(seats: int) -> None:
    """Of 200 arenas, about 95 % of all intervals should hold the true rating; fewer than 90 % would be no chance."""
    strengths = {"ann": 4.0, "bo": 2.0, "cy": 1.0}
    mean = 400 * 0.30103  # log10 of 4, 2 and 1 is 0.602, 0.301 and 0
    truth = {"ann": MEAN + 240.8 - mean, "bo": MEAN + 120.4 - mean, "cy": MEAN - mean}
    chance, held, all_of_them = random.Random(11), 0, 0
    for _ in range(200):
        rated = ratings(list(strengths), drawn_games(strengths, seats, 40, chance))
        for bot, rating in rated.items():
            held += rating.low <= truth[bot] <= rating.high
            all_of_them += 1
    assert 0.9 <= held / all_of_them <= 0.99


def test_who_never_lost_has_a_finite_rating_with_a_wide_interval() -> None:
    results = [Result(number, ("ann", "bo"), (1.0, 0.0)) for number in range(20)]
    rated = ratings(["ann", "bo"], results)
    assert MEAN < rated["ann"].points < MEAN + 500
    assert rated["ann"].high - rated["ann"].low > 150


def test_one_lopsided_pair_does_not_make_everybody_s_interval_wide() -> None:
    """Where somebody hardly ever loses the model's own spread is taken; it must be about as wide as the other."""
    chance = random.Random(3)
    games = drawn_games({"ann": 200.0, "bo": 1.0, "cy": 1.0}, 2, 200, chance)
    rated = ratings(["ann", "bo", "cy"], games)
    assert 10 < rated["bo"].high - rated["bo"].low < 150
    even = ratings(["bo", "cy"], [game for game in games if "ann" not in game.seats])
    assert even["bo"].high - even["bo"].low < 40


def test_paired_shuffles_make_intervals_narrower() -> None:
    """If the first seat always wins, two bots of equal strength are known to be equal."""
    seat_decides = [Result(number, seats, (1.0, 0.0)) for number in range(50) for seats in (("a", "b"), ("b", "a"))]
    rated = ratings(["a", "b"], seat_decides)
    assert rated["a"].high - rated["a"].low < 1


def test_a_share_counts_shuffles_not_games() -> None:
    """Ten games on each of ten shuffles that decide everything tell no more than ten games."""
    alike, single = Share(), Share()
    for shuffle in range(10):
        single.add(shuffle, float(shuffle % 2))
        for _ in range(10):
            alike.add(shuffle, float(shuffle % 2))
    assert alike.interval == pytest.approx(single.interval, abs=0.02)
    assert (alike.won, alike.games, alike.rate) == (50, 100, 0.5)


def test_shared_wins_count_in_parts() -> None:
    games = [Played(number, ("ann", "bo"), [5, 5], [True, True], 9) for number in range(4)]
    found = standings(["ann", "bo"], games, rated=True)
    assert [standing.share.rate for standing in found.bots] == [0.5, 0.5]
    assert found.against["ann", "bo"].rate == 0.5


def test_a_team_wins_once_and_whole() -> None:
    games = [Played(number, ("ann", "ann"), [3, 3], [True, True], 9) for number in range(4)]
    found = standings(["ann"], games, rated=False)
    assert (found.bots[0].share.won, found.bots[0].share.games, found.bots[0].rating) == (4, 4, None)


def test_games_of_bots_that_are_not_asked_about_are_left_out() -> None:
    games = [Played(0, ("ann", "bo"), [3, 1], [True, False], 9), Played(0, ("ann", "cy"), [3, 1], [True, False], 9)]
    assert standings(["ann", "bo"], games, rated=True).games == 1


def voyage(scores: list[int], winners: list[bool], failed: list[int]) -> Voyage:
    failures = [Failure("bad", seat, Message("bots-gone")) for seat in failed]
    return Voyage(Order(0, ("bad",) * len(scores), 7), [], scores, winners, failures)


def test_who_forfeits_has_lost_and_the_best_of_the_others_have_won() -> None:
    went = voyage([9, 5, 7], [True, False, False], failed=[1])
    forfeit(went, together=False)
    assert went.winners == [False, False, True]


def test_a_forfeit_does_not_change_who_else_won() -> None:
    went = voyage([3, 5, 7], [False, False, True], failed=[1])
    forfeit(went, together=False)
    assert went.winners == [False, False, True]


def test_where_nobody_at_the_table_had_won_a_forfeit_gives_the_win_to_nobody() -> None:
    """Jamaica's ghost ship may win."""
    went = voyage([3, 5], [False, False], failed=[1])
    forfeit(went, together=False)
    assert went.winners == [False, False]


def test_a_team_loses_with_who_forfeits() -> None:
    went = voyage([3, 3], [True, True], failed=[2])
    forfeit(went, together=True)
    assert went.winners == [False, False]


def test_a_ledger_goes_on_after_a_line_that_was_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    ledger = Ledger(RUN, file)
    for number in range(3):
        ledger.add(Played(number, ("ann", "bo"), [1, 2], [False, True], 5))
    file.write_bytes(file.read_bytes()[:-20])
    again = Ledger(RUN, file)
    assert list(again.played) == [(0, ("ann", "bo")), (1, ("ann", "bo"))]
    again.add(Played(2, ("ann", "bo"), [1, 2], [False, True], 5))
    assert len(Ledger(RUN, file).played) == 3
    assert file.read_bytes().count(b"\n") == 4


def test_every_game_between_rule_bots_comes_home_once() -> None:
    """Enough of them for several convoys; the first ones were played before."""
    wanted = [order for order in orders([("bold", "random")], 4000, 7) if order.number > 9]
    home = list(play(Charter("dice-race", {"players": 2}), wanted, 7, print))
    assert {(game.shuffle, game.seats) for game in home} == {(order.number, order.seats) for order in wanted}
    assert len(home) == len(wanted)


def test_a_file_of_another_run_or_of_none_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    Ledger(RUN, file)
    with pytest.raises(LogbookError, match="another run"):
        Ledger(Run("dice-race", "1", {"players": 3}, "7", "forfeit"), file)
    file.write_bytes(b"")
    assert Ledger(RUN, file).played == {}, "an empty file is as good as none"
    assert Ledger.found(file) == RUN
    file.write_text("ahoy\n")
    with pytest.raises(LogbookError, match="no file with the results"):
        Ledger(RUN, file)
    assert file.read_text() == "ahoy\n", "a file that is not ours was changed"
