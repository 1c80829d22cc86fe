"""The one door that chance comes through: sampled, recorded and scripted here and nowhere else.

Two generators stand behind it. A *fair* game is fed by SHA-256 over a 256-bit key and a counter: nothing that players
see lets them predict it, and the key can be committed to before the first card. A *simulated* game is fed by a
multiply-with-carry generator that costs a nanosecond compiled.

A table hangs a `Desk` on its chance: outcomes fixed in advance are taken from there, and every outcome is written down
with who may know it. Bots, fleets and search have no desk.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tradewind.kernel.record import Beside, Int, Ints, Pile, Record, number, slots
from tradewind.kernel.rule import compiled_as, rule

EVERYBODY = -1  # who may know an outcome: everybody,
NOBODY_KNOWS = -2  # nobody, or (from 0) one seat

_LOW = 0xFFFFFFFF
_MULTIPLIER = 2147483085  # the largest below 2**31 that makes a safe prime of multiplier * 2**32 - 1


class Chance(Record):
    """Where the next outcomes come from. Seen by nobody."""

    low: Int = number(64)  # the simulation generator, 32 and 31 bits
    high: Int = number(64)
    fair: Int  # 1: SHA-256 of `key` and a counter
    used: Int  # words a fair game has used
    key: Ints = slots(8, bits=32, signed=False)

    desk: Beside[Desk | None]


@rule
def seed_simulation(chance: Chance, seed: int) -> None:
    """Start the fast generator from a seed of up to 63 bits; neighbouring seeds give unrelated games."""
    low = _scrambled(seed & _LOW)
    high = _scrambled((seed >> 32) ^ low)
    word = ((high >> 2) << 32) + _scrambled(low ^ high) + 1
    chance.fair = 0
    chance.low = word & _LOW
    chance.high = word >> 32


@rule
def _scrambled(word: int) -> int:
    """32 bits in, 32 unrelated bits out (the finaliser of MurmurHash3)."""
    word ^= word >> 16
    word = (word * 0x85EBCA6B) & _LOW
    word ^= word >> 13
    word = (word * 0xC2B2AE35) & _LOW
    return word ^ (word >> 16)


def seed_fair(chance: Chance, key: bytes) -> None:
    """Start the unpredictable generator from a key of 32 bytes."""
    chance.fair = 1
    chance.used = 0
    chance.key[:] = [int.from_bytes(key[place : place + 4], "little") for place in range(0, 32, 4)]


@rule
def _simulated_word(chance: Chance) -> int:
    word = _MULTIPLIER * chance.low + chance.high
    low = word & _LOW
    high = word >> 32
    chance.low = low
    chance.high = high
    return low ^ high


@rule
def _simulated_below(chance: Chance, limit: int) -> int:
    return (_simulated_word(chance) * limit) >> 32


@compiled_as(_simulated_below)
def below(chance: Chance, limit: int) -> int:
    """A number from 0 to limit - 1, all equally likely. Compiled code only ever simulates."""
    if chance.fair:
        return (_fair_word(chance) * limit) >> 32
    word = _MULTIPLIER * chance.low + chance.high
    chance.low = low = word & _LOW
    chance.high = high = word >> 32
    return ((low ^ high) * limit) >> 32


def _fair_word(chance: Chance) -> int:
    """32 bits that nobody can predict without the key."""
    chance.used += 1
    key = b"".join(word.to_bytes(4, "little") for word in chance.key)
    return int.from_bytes(hashlib.sha256(key + chance.used.to_bytes(4, "little")).digest()[:4], "little")


@rule
def _pick_sampled(chance: Chance, source: int, pile: Pile, known: int) -> int:
    return below(chance, pile.size)


@rule
def _roll_sampled(chance: Chance, source: int, sides: int, known: int) -> int:
    return below(chance, sides) + 1


@compiled_as(_pick_sampled)
def pick(chance: Chance, source: int, pile: Pile, known: int) -> int:
    """Where in the pile the next card comes from; `known` says who sees which it is."""
    desk = chance.desk
    if desk is None:
        return below(chance, pile.size)
    return desk.pick(chance, source, pile, known)


@compiled_as(_roll_sampled)
def roll(chance: Chance, source: int, sides: int, known: int) -> int:
    """A die: 1 to `sides`."""
    desk = chance.desk
    if desk is None:
        return below(chance, sides) + 1
    return desk.roll(chance, source, sides, known)


@rule
def _shuffle_sampled(chance: Chance, source: int, pile: Pile) -> None:
    for left in range(pile.size, 1, -1):
        place = below(chance, left)
        card = pile.cards[place]
        pile.cards[place] = pile.cards[left - 1]
        pile.cards[left - 1] = card


@compiled_as(_shuffle_sampled)
def shuffle(chance: Chance, source: int, pile: Pile) -> None:
    """Fix the order in which a pile's cards will come, the top one first. Each is an outcome once it is `drawn`."""
    desk = chance.desk
    if desk is None:
        _shuffle_sampled(chance, source, pile)
    else:
        desk.shuffle(chance, source, pile)


@rule
def _drawn_unnoticed(chance: Chance, source: int, card: int, known: int) -> None:
    return


@compiled_as(_drawn_unnoticed)
def drawn(chance: Chance, source: int, card: int, known: int) -> None:
    """The top card of a shuffled pile has come; `known` says who sees which it is."""
    if chance.desk is not None:
        chance.desk.drawn(source, card, known)


@dataclass(frozen=True)
class Outcome:
    """One thing chance brought: from which source, what, and who may know it."""

    source: int
    value: int
    known: int


class ImpossibleOutcome(Exception):
    """A scripted outcome that cannot come: entry `place` of `source`."""

    def __init__(self, source: int, place: int, value: int) -> None:
        super().__init__(f"source {source}, entry {place}, value {value}")
        self.source = source
        self.place = place
        self.value = value


@dataclass
class Desk:
    """Outcomes fixed in advance, and the record of all that came."""

    script: Mapping[int, Sequence[int]] = field(default_factory=dict)
    outcomes: list[Outcome] = field(default_factory=list)
    used: Counter[int] = field(default_factory=Counter)

    def rewind(self, count: int) -> None:
        """Forget all outcomes but the first `count`."""
        for outcome in self.outcomes[count:]:
            self.used[outcome.source] -= 1
        del self.outcomes[count:]

    def pick(self, chance: Chance, source: int, pile: Pile, known: int) -> int:
        scripted = self._scripted(source)
        if scripted is None:
            place = below(chance, pile.size)
        else:
            place = pile.cards.index(scripted, 0, pile.size) if scripted in pile.cards[: pile.size] else -1
            self._require(place >= 0, source, scripted)
        self._note(Outcome(source, pile.cards[place], known))
        return place

    def roll(self, chance: Chance, source: int, sides: int, known: int) -> int:
        scripted = self._scripted(source)
        if scripted is None:
            value = below(chance, sides) + 1
        else:
            value = scripted
            self._require(1 <= value <= sides, source, value)
        self._note(Outcome(source, value, known))
        return value

    def shuffle(self, chance: Chance, source: int, pile: Pile) -> None:
        """What is scripted lies on top, as far as it is there at all; the rest is shuffled."""
        coming = iter(self.script.get(source, ())[self.used[source] :])
        following = True
        for left in range(pile.size, 1, -1):
            card = next(coming, None) if following else None
            following = card is not None and card in pile.cards[:left]
            place = pile.cards.index(card) if following and card is not None else below(chance, left)
            pile.cards[place], pile.cards[left - 1] = pile.cards[left - 1], pile.cards[place]

    def drawn(self, source: int, card: int, known: int) -> None:
        scripted = self._scripted(source)
        self._require(scripted in (None, card), source, scripted or 0)
        self._note(Outcome(source, card, known))

    def _note(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        self.used[outcome.source] += 1

    def _scripted(self, source: int) -> int | None:
        entries = self.script.get(source, ())
        used = self.used[source]
        return entries[used] if used < len(entries) else None

    def _require(self, possible: bool, source: int, value: int) -> None:
        if not possible:
            raise ImpossibleOutcome(source, self.used[source], value)


def fair_key(secret: bytes, salts: Sequence[str] = ()) -> bytes:
    """The key of a fair game: the secret committed to, with what every seat added."""
    return hashlib.sha256(b"tradewind key\n" + secret + "".join(f"\n{salt}" for salt in salts).encode()).digest()


def commitment(secret: bytes) -> str:
    """What is shown before the first card: it fixes the secret and tells nothing about it."""
    return hashlib.sha256(b"tradewind commitment\n" + secret).hexdigest()
