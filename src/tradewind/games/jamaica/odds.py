"""Exact chances from what a seat knows: where each card leads, how a shortage may end, how a combat may.

What others will choose is nobody's to know: a combat is counted twice, for an enemy who adds no powder and for one who
adds all of it. Whoever has the sabre uses it as well as can be.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from tradewind.games.jamaica.combat import LADY_BETHS_HELP
from tradewind.games.jamaica.components import (
    CARDS,
    DIE,
    FALL,
    HOME,
    KIND_NAMES,
    LADY_BETH,
    LANES,
    POWDER,
    SARANS_SABRE,
    STAR,
    STAY,
)
from tradewind.games.jamaica.course import Berth, Plight, Stop, ends, falls, into_lane, stops
from tradewind.games.jamaica.describe import seat_text
from tradewind.games.jamaica.finish import takes_part
from tradewind.games.jamaica.holds import hold_count, stock
from tradewind.games.jamaica.layout import (
    ACTIONS,
    ATTACK,
    ATTACKER,
    DEFENDER,
    DICE,
    GHOST,
    LANE,
    NO_FALL,
    NO_ROLL,
    PLAY,
    POWDER_PHASE,
    SABRE,
    Ship,
    State,
)
from tradewind.games.jamaica.narrate import card_words, ship_words
from tradewind.games.jamaica.voyage import is_target
from tradewind.kernel.game import Odds
from tradewind.kernel.text import Message

NO_SABRE: Final = -1
SIDES: Final = len(DIE)


def chances(view: State, seat: int) -> list[Odds]:
    """What may come of the seat's next decision."""
    if seat < 0:
        return []
    if view.phase == PLAY and not view.ships[seat].laid:
        return list(_cards(view, seat, (view.dice[0], view.dice[1])))
    if view.asked != seat:
        return []
    if view.phase == DICE:
        orders = sorted({(view.dice[0], view.dice[1]), (view.dice[1], view.dice[0])})
        return [odds for order in orders for odds in _cards(view, seat, order, f"dice {order[0]} {order[1]}")]
    if view.phase == LANE and view.acting == seat and view.fall == NO_FALL:
        return list(_lanes(view, seat))
    return list(_combat(view, seat))


# --- where a card leads


def _cards(view: State, seat: int, dice: tuple[int, int], move: str = "") -> Iterator[Odds]:
    ship = view.ships[seat]
    here = Berth(ship.space, ship.lap)
    for card in ship.hand.cards[: ship.hand.size]:
        for stop in stops(here, (_plight(ship, here),), card, dice, lambda berth: bool(_met(view, seat, berth))):
            yield from _stop(view, seat, stop, card, move or f"play {CARDS[card]}")


def _plight(ship: Ship, berth: Berth) -> Plight:
    """The ship with its present goods somewhere."""
    return Plight(berth, tuple((ship.goods[hold], ship.amounts[hold]) for hold in range(hold_count(ship))))


def _met(view: State, seat: int, berth: Berth) -> list[int]:
    """J40: the ships that must be fought there; none in Port Royal."""
    others = [number for number in range(GHOST + 1) if number != seat and takes_part(view, number)]
    return [number for number in others if view.ships[number].space == berth.space != HOME]


def _stop(view: State, seat: int, stop: Stop, card: int, move: str) -> Iterator[Odds]:
    """J31: a space reached, the ships met there, and the shortage if it certainly cannot be paid."""
    berth = stop.berth
    said = {"card": card_words(card), "action": ACTIONS[stop.action], "space": berth.space}
    yield Odds(Message("jamaica-odds-reach", said), 1, 1, "reach", move)
    for other in _met(view, seat, berth):
        duel = _duel(view, seat, other)
        yield _winning(duel.begun(), ATTACKER, "jamaica-odds-meet", said | {"ship": ship_words(other)}, move)
    if stop.short:
        yield from _shortage(berth, move)


def _shortage(berth: Berth, move: str) -> Iterator[Odds]:
    """J50: the spread of the shortage roll."""
    for kind in dict.fromkeys(FALL[face] for face in DIE):
        faces = [face for face in DIE if FALL[face] == kind]
        spaces = ", ".join(str(end.space) for end in falls(berth)[faces[0]])
        name = "stay" if kind == STAY else KIND_NAMES[kind]
        said = {"space": berth.space, "spaces": spaces}
        yield Odds(Message(f"jamaica-odds-shortage-{name}", said), len(faces), SIDES, "shortage", move)


def _lanes(view: State, seat: int) -> Iterator[Odds]:
    """J30, J91: where each lane leads with the steps still to go."""
    ship = view.ships[seat]
    here = Berth(ship.space, ship.lap)
    for lane, name in enumerate(LANES):
        for end in ends(into_lane(here, view.heading, lane), view.heading, view.steps - 1):
            yield Odds(Message("jamaica-odds-lane", {"space": end.space}), 1, 1, "reach", f"lane {name}")
            if not _met(view, seat, end) and not _plight(ship, end).can_pay():
                yield from _shortage(end, f"lane {name}")


# --- how a combat may end


@dataclass(frozen=True)
class Duel:
    """What decides a combat: added to each roll, the rolls so far, whose the sabre is."""

    added: tuple[int, int]
    rolls: tuple[int, int]
    sabre: int  # the side that may still use it

    def begun(self) -> Ends:
        """From before the attacker's roll."""
        return self._roll(ATTACKER)

    def defended(self) -> Ends:
        """From before the defender's roll."""
        return self._roll(DEFENDER)

    def kept(self, side: int) -> Ends:
        """A side's roll stands."""
        if side == ATTACKER and self.rolls[ATTACKER] != STAR:
            return self.defended()
        if self.rolls[side] == STAR:
            return Ends.won_by(side)
        return Ends.of(self.added[ATTACKER] + self.rolls[ATTACKER], self.added[DEFENDER] + self.rolls[DEFENDER])

    def rerolled(self, side: int) -> Ends:
        """J62: the second roll stands, and the sabre is used."""
        return Ends.mean([replace(self, rolls=self._with(side, face), sabre=NO_SABRE).kept(side) for face in DIE])

    def _roll(self, side: int) -> Ends:
        return Ends.mean([replace(self, rolls=self._with(side, face))._judged(side) for face in DIE])

    def _judged(self, side: int) -> Ends:
        """Keep or roll again, whichever is better for the sabre's owner."""
        if self.sabre == NO_SABRE:
            return self.kept(side)
        return max(self.kept(side), self.rerolled(side), key=lambda found: found.margin(self.sabre))

    def _with(self, side: int, face: int) -> tuple[int, int]:
        return (face, self.rolls[DEFENDER]) if side == ATTACKER else (self.rolls[ATTACKER], face)


@dataclass(frozen=True)
class Ends:
    """How likely each side is to win; the rest are ties."""

    attacker: Fraction
    defender: Fraction

    @staticmethod
    def won_by(side: int) -> Ends:
        return Ends(Fraction(side == ATTACKER), Fraction(side == DEFENDER))

    @staticmethod
    def of(shot: int, answer: int) -> Ends:
        return Ends(Fraction(shot > answer), Fraction(answer > shot))

    @staticmethod
    def mean(found: list[Ends]) -> Ends:
        attacker = sum((each.attacker for each in found), Fraction())
        defender = sum((each.defender for each in found), Fraction())
        return Ends(attacker / len(found), defender / len(found))

    def win(self, side: int) -> Fraction:
        return self.attacker if side == ATTACKER else self.defender

    def margin(self, side: int) -> Fraction:
        return self.win(side) - self.win(1 - side)


def _duel(view: State, attacker: int, defender: int, powder: tuple[int, int] = (0, 0)) -> Duel:
    """Two ships with the powder they use."""
    ships = (view.ships[attacker], view.ships[defender])
    sabres = [side for side, ship in enumerate(ships) if ship.bonuses[SARANS_SABRE]]
    first, second = (LADY_BETHS_HELP * ship.bonuses[LADY_BETH] for ship in ships)
    added = (first + powder[ATTACKER], second + powder[DEFENDER])
    return Duel(added, (NO_ROLL, NO_ROLL), sabres[0] if sabres else NO_SABRE)


def _winning(found: Ends, side: int, key: str, said: Mapping[str, object], move: str, kind: str = "combat") -> Odds:
    chance = found.win(side)
    return Odds(Message(key, said), chance.numerator, chance.denominator, kind, move)


def _combat(view: State, seat: int) -> Iterator[Odds]:
    """J41, J62: for every target, amount of powder, or use of the sabre, the chance to win."""
    if view.phase == ATTACK and view.acting == seat:
        for target in range(GHOST + 1):
            if is_target(view, target):
                said = {"ship": ship_words(target)}
                yield _winning(
                    _duel(view, seat, target).begun(),
                    ATTACKER,
                    "jamaica-odds-attack",
                    said,
                    f"attack {seat_text(target)}",
                )
    elif view.phase == POWDER_PHASE:
        for amount in range(stock(view.ships[seat], POWDER) + 1):
            yield from _shots(view, amount)
    elif view.phase == SABRE:
        yield from _second_thoughts(view)


def _answers(view: State) -> list[tuple[str, int]]:
    """What the defender may add to its shot: nothing, or everything."""
    defender = view.combat.ships[DEFENDER]
    powder = 0 if defender == GHOST else stock(view.ships[defender], POWDER)
    return [("", 0), ("-answered", powder)] if powder else [("", 0)]


def _shots(view: State, amount: int) -> Iterator[Odds]:
    combat = view.combat
    attacker, defender = combat.ships
    said = {"powder": amount}
    if combat.side == DEFENDER:
        duel = replace(_duel(view, attacker, defender, (combat.powder[0], amount)), rolls=(combat.rolls[0], NO_ROLL))
        if combat.sabre:
            duel = replace(duel, sabre=NO_SABRE)
        yield _winning(duel.defended(), DEFENDER, "jamaica-odds-powder", said, f"powder {amount}")
        return
    for name, answer in _answers(view):
        found = _duel(view, attacker, defender, (amount, answer)).begun()
        yield _winning(found, ATTACKER, f"jamaica-odds-powder{name}", said, f"powder {amount}", f"combat{name}")


def _second_thoughts(view: State) -> Iterator[Odds]:
    """J62: the sabre's owner's chance to win if the roll stands, and if it is rolled again."""
    combat = view.combat
    attacker, defender = combat.ships
    side = ATTACKER if view.ships[attacker].bonuses[SARANS_SABRE] else DEFENDER
    answers = _answers(view) if combat.side == ATTACKER else [("", combat.powder[DEFENDER])]
    for name, answer in answers:
        duel = replace(
            _duel(view, attacker, defender, (combat.powder[0], answer)), rolls=(combat.rolls[0], combat.rolls[1])
        )
        for move, found in (("keep", duel.kept(combat.side)), ("reroll", duel.rerolled(combat.side))):
            yield _winning(found, side, f"jamaica-odds-{move}{name}", {}, move, f"combat{name}")
