"""Where a ship can get to, for odds and pictures: every end that the player's choice of lanes allows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from tradewind.games.jamaica.components import (
    AHEAD,
    ASTERN,
    BACKWARD,
    COST,
    DIE,
    FALL,
    FOOD,
    FORWARD,
    GOLD,
    HOME,
    KIND,
    PORT,
    SAIL,
    SEA,
    STAY,
    SYMBOL,
)

TOLL: Final = {PORT: GOLD, SEA: FOOD}  # J32, J33: what a kind of space takes


@dataclass(frozen=True, order=True)
class Berth:
    """Where a ship lies."""

    space: int
    lap: int

    @property
    def home(self) -> bool:
        """J36: the race is over for this ship."""
        return self.lap > 0


def steps_from(berth: Berth, heading: int) -> set[Berth]:
    """J30: the next space, by every lane."""
    if heading == FORWARD:
        return {Berth(space, berth.lap + (space == HOME)) for space in AHEAD[berth.space]}
    return {Berth(space, berth.lap - (berth.space == HOME)) for space in ASTERN[berth.space]}


def into_lane(berth: Berth, heading: int, lane: int) -> Berth:
    """J91: the first space of a lane, from the fork."""
    return Berth((ASTERN if heading == BACKWARD else AHEAD)[berth.space][lane], berth.lap)


def ends(berth: Berth, heading: int, steps: int) -> list[Berth]:
    """J30, J36: where a voyage can end."""
    reached = {berth}
    for _ in range(steps):
        reached = {end for start in reached for end in ([start] if start.home else steps_from(start, heading))}
    return sorted(reached)


def falls(berth: Berth) -> dict[int, list[Berth]]:
    """J50: for each face of the shortage die, where the ship can end up."""
    return {face: [berth] if FALL[face] == STAY else sorted(set(_fall(berth, FALL[face]))) for face in DIE}


def _fall(berth: Berth, kind: int) -> Iterator[Berth]:
    for back in steps_from(berth, BACKWARD):
        if back.space == HOME or KIND[back.space] == kind:
            yield back
        else:
            yield from _fall(back, kind)


@dataclass(frozen=True)
class Plight:
    """A ship on its way through a card: where it lies and what it has in its holds."""

    berth: Berth
    holds: tuple[tuple[int, int], ...]  # the good and how much of it; nothing is 0 of any

    def aboard(self, good: int) -> int:
        return sum(amount for held, amount in self.holds if held == good)

    def can_pay(self) -> bool:
        """J32–J34: is there enough for the space?"""
        toll = TOLL.get(KIND[self.berth.space])
        return toll is None or self.aboard(toll) >= COST[self.berth.space]

    def paid(self) -> Plight:
        """J93: the same after paying, from whichever hold: no card both pays and then loads and sails on."""
        toll, due = TOLL.get(KIND[self.berth.space]), COST[self.berth.space]
        holds = []
        for good, amount in self.holds:
            taken = min(due, amount) if good == toll else 0
            due -= taken
            holds.append((good, amount - taken))
        return replace(self, holds=tuple(holds))

    def loaded(self, good: int, amount: int) -> list[Plight]:
        """J20, J21: the same with goods in a hold: an empty one, else any that may be emptied, else none."""
        empty = [place for place, (_, held) in enumerate(self.holds) if held == 0]
        places = empty[:1] or [place for place, (held, _) in enumerate(self.holds) if held != good]
        return [
            replace(self, holds=(*self.holds[:place], (good, amount), *self.holds[place + 1 :])) for place in places
        ] or [self]


@dataclass(frozen=True)
class Stop:
    """Where one action of a card ends, before anything is paid there."""

    action: int
    berth: Berth
    plights: tuple[Plight, ...]  # by every choice of holds; none where a combat may change everything

    @property
    def short(self) -> bool:
        """J50: is a shortage certain, whatever was chosen?"""
        return bool(self.plights) and not any(plight.can_pay() for plight in self.plights)


def stops(
    berth: Berth,
    plights: tuple[Plight, ...],
    card: int,
    dice: tuple[int, int],
    met: Callable[[Berth], bool],
    action: int = 0,
) -> Iterator[Stop]:
    """J12, J31: every stop that a card leads to, as the ships lie now.

    `met` says where another ship lies. What may or may not come after a shortage or a combat is left out.
    """
    if action == len(dice) or berth.home:
        return
    symbol, die = SYMBOL[card][action], dice[action]
    if symbol < SAIL:
        loaded = tuple(each for plight in plights for each in plight.loaded(symbol, die))
        yield from stops(berth, loaded, card, dice, met, action + 1)
        return
    for end in ends(berth, symbol - SAIL, die):
        arrived = () if met(end) else tuple(replace(plight, berth=end) for plight in plights)
        yield Stop(action, end, arrived)
        if KIND[end.space] not in TOLL or any(plight.can_pay() for plight in arrived):
            paid = tuple(plight.paid() for plight in arrived if plight.can_pay())
            yield from stops(end, paid, card, dice, met, action + 1)
