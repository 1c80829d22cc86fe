"""Where a ship can get to, for odds and pictures: every end that the player's choice of lanes allows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

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
    LAIR,
    PORT,
    SAIL,
    STAY,
    SYMBOL,
)


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
    """A ship on its way through a card: where it lies and what it has to pay with."""

    berth: Berth
    food: int
    gold: int

    def can_pay(self) -> bool:
        """J32, J33: is there enough for the space?"""
        space = self.berth.space
        return KIND[space] in (LAIR, KIND[HOME]) or (self.gold if KIND[space] == PORT else self.food) >= COST[space]

    def paid(self) -> Plight:
        """The same after paying."""
        space = self.berth.space
        if KIND[space] == PORT:
            return replace(self, gold=self.gold - COST[space])
        return replace(self, food=self.food - COST[space])

    def loaded(self, good: int, amount: int) -> Plight:
        """J20: the same with goods put into a hold."""
        if good == FOOD:
            return replace(self, food=self.food + amount)
        return replace(self, gold=self.gold + amount) if good == GOLD else self


@dataclass(frozen=True)
class Stop:
    """Where one action of a card ends, before anything is paid there."""

    action: int
    plight: Plight


def stops(plight: Plight, card: int, dice: tuple[int, int], action: int = 0) -> Iterator[Stop]:
    """J12, J31: every stop that a card can lead to, as the ships lie now; what follows a shortage is left out."""
    if action == len(dice) or plight.berth.home:
        return
    symbol = SYMBOL[card][action]
    if symbol < SAIL:
        yield from stops(plight.loaded(symbol, dice[action]), card, dice, action + 1)
        return
    for end in ends(plight.berth, symbol - SAIL, dice[action]):
        arrived = replace(plight, berth=end)
        yield Stop(action, arrived)
        if arrived.can_pay():
            yield from stops(arrived.paid(), card, dice, action + 1)
