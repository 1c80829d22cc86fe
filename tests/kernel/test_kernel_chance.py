"""Chance: one door, two generators, a desk that scripts and records."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from tradewind.kernel.chance import (
    EVERYBODY,
    NOBODY_KNOWS,
    Chance,
    Desk,
    ImpossibleOutcome,
    Outcome,
    below,
    commitment,
    drawn,
    fair_key,
    pick,
    roll,
    seed_fair,
    seed_simulation,
    shuffle,
)
from tradewind.kernel.game import knows
from tradewind.kernel.record import Pile, holding

KEY = bytes(range(32))
# the 99.99th percentile of chi-square with so many degrees of freedom
CHI_SQUARE = {1: 15.1, 5: 25.7, 51: 99.6, 119: 186.0}


WORD = 2**32  # a number below this is a whole word of the generator


def simulated(seed: int) -> Chance:
    chance = Chance()
    seed_simulation(chance, seed)
    return chance


def fair(key: bytes = KEY) -> Chance:
    chance = Chance()
    seed_fair(chance, key)
    return chance


def pile_of(*cards: int) -> Pile:
    pile = holding(Pile, 12)()
    pile.size = len(cards)
    pile.cards[: len(cards)] = cards
    return pile


def chi_square(counts: Counter[int], sides: int) -> float:
    expected = sum(counts.values()) / sides
    return sum((counts[value] - expected) ** 2 / expected for value in range(sides))


@pytest.mark.parametrize("sides", [2, 6, 52, 120])
@pytest.mark.parametrize("chance", [simulated(7), simulated(2**59 + 1), fair()], ids=["seed 7", "large seed", "fair"])
def test_all_numbers_are_equally_likely(chance: Chance, sides: int) -> None:
    """Chi-square over 40 draws for each side, with fixed seeds."""
    counts = Counter(below(chance, sides) for _ in range(sides * 400))
    assert set(counts) <= set(range(sides))
    assert chi_square(counts, sides) < CHI_SQUARE[sides - 1]


def test_the_first_numbers_of_neighbouring_seeds_are_unrelated() -> None:
    """What a fleet of games with seeds 0, 1, 2 … meets first."""
    first = Counter(below(simulated(seed), 6) for seed in range(6000))
    assert chi_square(first, 6) < CHI_SQUARE[5]
    pairs = Counter(int(below(simulated(seed), 6) == below(simulated(seed + 1), 6)) for seed in range(6000))
    assert 0.13 < pairs[1] / 6000 < 0.20


def test_successive_numbers_are_unrelated() -> None:
    """Pairs of dice, all 36 equally likely."""
    chance = simulated(3)
    pairs = Counter(below(chance, 6) * 6 + below(chance, 6) for _ in range(36 * 300))
    assert chi_square(pairs, 36) < 80


def test_a_simulation_stays_within_its_word() -> None:
    """The generator's word never leaves 63 bits and never gets stuck."""
    chance = simulated(0)
    words = set()
    for _ in range(5000):
        below(chance, WORD)
        word = (chance.high << 32) + chance.low
        assert 0 < word < 2**63
        words.add(word)
    assert len(words) == 5000


def test_a_fair_game_is_fed_by_sha_256_of_key_and_counter() -> None:
    """The definition, written once more: the first four bytes, little-endian, of SHA-256(key, counter from 1)."""
    chance = fair()
    for counter in range(1, 200):
        digest = hashlib.sha256(KEY + counter.to_bytes(4, "little")).digest()
        assert below(chance, WORD) == int.from_bytes(digest[:4], "little")
    assert chance.used == 199


def test_the_key_is_the_secret_with_every_seats_salt() -> None:
    """And the commitment fixes the secret alone."""
    assert fair_key(b"s" * 32) == hashlib.sha256(b"tradewind key\n" + b"s" * 32).digest()
    assert fair_key(b"s" * 32, ["a", "b"]) == hashlib.sha256(b"tradewind key\n" + b"s" * 32 + b"\na\nb").digest()
    assert fair_key(b"s" * 32, ["ab"]) != fair_key(b"s" * 32, ["a", "b"])
    assert commitment(b"s" * 32) == hashlib.sha256(b"tradewind commitment\n" + b"s" * 32).hexdigest()


def test_a_number_below_a_limit_is_the_words_share_of_it() -> None:
    """word × limit / 2³², which anybody can check by hand."""
    chance, again = fair(), fair()
    for limit in (2, 6, 119):
        assert below(chance, limit) == below(again, WORD) * limit >> 32


def test_without_a_desk_dice_show_all_their_sides() -> None:
    chance = simulated(5)
    assert {roll(chance, 0, 6, EVERYBODY) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {pick(chance, 0, pile_of(4, 5, 6), EVERYBODY) for _ in range(100)} == {0, 1, 2}


def test_the_desk_gives_what_is_scripted_and_then_what_comes() -> None:
    """Each source has its own script; everything is recorded with who may know it."""
    chance = simulated(5)
    chance.desk = desk = Desk({0: [6, 1], 1: [5]})
    shown = [roll(chance, 0, 6, EVERYBODY), roll(chance, 0, 6, 2), roll(chance, 0, 6, NOBODY_KNOWS)]
    assert shown[:2] == [6, 1]
    assert pick(chance, 1, pile_of(4, 5, 6), EVERYBODY) == 1
    assert desk.outcomes == [
        Outcome(0, 6, EVERYBODY),
        Outcome(0, 1, 2),
        Outcome(0, shown[2], NOBODY_KNOWS),
        Outcome(1, 5, EVERYBODY),
    ]
    assert desk.used == {0: 3, 1: 1}


def test_scripted_outcomes_use_no_randomness() -> None:
    """What the script does not fix comes from the seed as if nothing had been fixed before."""
    chance, other = simulated(5), simulated(5)
    chance.desk = Desk({0: [3]})
    roll(chance, 0, 6, EVERYBODY)
    assert roll(chance, 0, 6, EVERYBODY) == roll(other, 0, 6, EVERYBODY)


@pytest.mark.parametrize("value", [0, 7, -1])
def test_a_die_cannot_show_what_it_has_not(value: int) -> None:
    chance = simulated(5)
    chance.desk = Desk({3: [2, value]})
    roll(chance, 3, 6, EVERYBODY)
    with pytest.raises(ImpossibleOutcome) as impossible:
        roll(chance, 3, 6, EVERYBODY)
    assert (impossible.value.source, impossible.value.place, impossible.value.value) == (3, 1, value)


def test_a_card_that_is_not_there_cannot_come() -> None:
    """Slots past a pile's size do not count: 0 is no card."""
    chance = simulated(5)
    for card in (9, 0):
        chance.desk = Desk({0: [card]})
        with pytest.raises(ImpossibleOutcome):
            pick(chance, 0, pile_of(4, 5, 6), EVERYBODY)


def test_rewinding_gives_the_script_back() -> None:
    """Undo: the outcomes taken back come again, from the script too."""
    chance = simulated(5)
    chance.desk = desk = Desk({0: [1, 2, 3]})
    for _ in range(3):
        roll(chance, 0, 6, EVERYBODY)
    desk.rewind(1)
    assert [outcome.value for outcome in desk.outcomes] == [1]
    assert [roll(chance, 0, 6, EVERYBODY) for _ in range(2)] == [2, 3]


def test_a_shuffled_pile_has_every_order() -> None:
    """All 24 orders of four cards, equally likely."""
    orders: Counter[tuple[int, ...]] = Counter()
    chance = simulated(11)
    for _ in range(24 * 200):
        pile = pile_of(1, 2, 3, 4)
        shuffle(chance, 0, pile)
        orders[tuple(pile.cards[:4])] += 1
    assert len(orders) == 24
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 60


def test_a_desk_without_a_script_shuffles_as_no_desk_does() -> None:
    """Real games and simulated ones agree."""
    with_desk, without = simulated(4), simulated(4)
    with_desk.desk = Desk()
    piles = pile_of(*range(1, 11)), pile_of(*range(1, 11))
    shuffle(with_desk, 0, piles[0])
    shuffle(without, 0, piles[1])
    assert piles[0] == piles[1]


def test_a_scripted_shuffle_lays_the_script_on_top() -> None:
    """The top card is the last; the rest comes from the seed."""
    chance = simulated(4)
    chance.desk = desk = Desk({0: [3, 1]})
    pile = pile_of(1, 2, 3, 4, 5)
    shuffle(chance, 0, pile)
    assert pile.cards[4::-1][:2] == [3, 1]
    assert sorted(pile.cards[:5]) == [1, 2, 3, 4, 5]
    drawn(chance, 0, 3, EVERYBODY)
    with pytest.raises(ImpossibleOutcome):
        drawn(chance, 0, 2, EVERYBODY)
    assert desk.outcomes == [Outcome(0, 3, EVERYBODY)]


@pytest.mark.parametrize(("known", "seats"), [(EVERYBODY, {-1, 0, 1, 2}), (NOBODY_KNOWS, set()), (0, {0}), (2, {2})])
def test_who_knows_an_outcome(known: int, seats: set[int]) -> None:
    """-1 is somebody who only watches."""
    assert {seat for seat in (-1, 0, 1, 2) if knows(Outcome(0, 1, known), seat)} == seats
