"""What happened, in words: from two views, so a viewer is told of others only what the closing of a round shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tradewind.games.voyages.course import course_words, sailed
from tradewind.games.voyages.crew import FREE_STEP_SKILL, has_skill
from tradewind.games.voyages.facts import DREAD_GOLD, MARAUDERS, SKILLS, STAR_COUNT
from tradewind.games.voyages.finish import score
from tradewind.games.voyages.layout import DICE, DUTY, HEADING, SPEED, Sheet, State
from tradewind.games.voyages.maps import MAPS, ROWS
from tradewind.games.voyages.moves import (
    ABOUT,
    BY,
    FIGHT,
    FIGHT_DREAD,
    FINISH,
    HERO,
    MARK_FORT,
    SAIL,
    SELL,
    SHOWN_BY,
    STEP,
    UP,
)
from tradewind.games.voyages.words import kind_words, place_named, skill_words, star_words, track_words, use_words
from tradewind.kernel.text import Message, player_at

RULES: Final = {
    "voyages-did-assign": "V4",
    "voyages-did-step": "V5",
    "voyages-did-free-step": "V28",
    "voyages-did-hero": "V5",
    "voyages-did-sail": "V6",
    "voyages-did-fort": "V26",
    "voyages-did-fight": "V21",
    "voyages-did-sell": "V44",
    "voyages-did-fight-dread": "V45",
    "voyages-did-done": "V55",
    "voyages-explored": "V8",
    "voyages-crossed": "V9",
    "voyages-learned": "V28",
    "voyages-visited": "V10",
    "voyages-loaded": "V43",
    "voyages-gained-sailors": "V11",
    "voyages-gained-heroes": "V10",
    "voyages-gained-purse": "V46",
    "voyages-rolled": "V3",
}  # the end has other rules for one player and for some maps: what is told of it says which
RULE_OF_A_STAR: Final = {
    "voyages-star-marauders": "V25",
    "voyages-star-duties": "V9",
    "voyages-star-recruiting": "V11",
    "voyages-star-dread": "V45",
    "voyages-star-trade": "V47",
}
RULE_OF_A_STAR_ON_THE_CHART: Final = "V10"


def rule_of(message: Message) -> str | None:
    """The rule that something narrated stems from."""
    if message.key != "voyages-gained-star":
        rule: str | None = message.arguments.get("rule", RULES.get(message.key))
        return rule
    star = message.arguments["star"]
    return RULE_OF_A_STAR.get(star.key if isinstance(star, Message) else star, RULE_OF_A_STAR_ON_THE_CHART)


def move_words(move: int) -> Message:
    """A move, for a button or a menu."""
    if move < STEP:
        heading, speed, duty = SHOWN_BY[move]
        return Message("voyages-do-assign", {"heading": heading, "speed": speed, "duty": duty})
    if move < HERO:
        return Message("voyages-do-up" if BY[move] == UP else "voyages-do-down", {"use": use_words(ABOUT[move])})
    if move < SAIL:
        return Message("voyages-do-hero", {"use": use_words(ABOUT[move]), "face": BY[move]})
    if MARK_FORT <= move < FIGHT:
        return Message("voyages-do-fort", {"track": track_words(ABOUT[move])})
    if FIGHT <= move < SELL:
        return Message("voyages-do-fight", {"marauder": MARAUDERS[ABOUT[move]]})
    if SELL <= move < FIGHT_DREAD:
        return Message("voyages-do-sell", {"kind": kind_words(ABOUT[move])})
    return Message({SAIL: "voyages-do-sail", FIGHT_DREAD: "voyages-do-fight-dread", FINISH: "voyages-do-done"}[move])


def narrate(before: State, seat: int, move: int, after: State) -> list[Message]:
    """The move and its consequences. Of another's move only the end of that seat's round is public."""
    told: list[Message] = []
    if move == FINISH:
        told.append(Message("voyages-did-done", {"player": player_at(seat)}))
    elif _is_hidden(before.now[seat]):
        return []
    elif move == SAIL:
        told += _sailing(before.now[seat], after.now[seat], seat)
    else:
        told.append(_told(before.now[seat], after.now[seat], seat, move))
        told += _new_stars(before.now[seat], after.now[seat], seat)
    if after.round != before.round or after.asked < 0:
        told += _closing(before, after)
    return told


def _is_hidden(sheet: Sheet) -> bool:
    """A sheet that the viewer may not see has no berths: a real one always has some."""
    return sheet.berths == 0


def _told(before: Sheet, after: Sheet, seat: int, move: int) -> Message:
    told: dict[str, Any] = {"player": player_at(seat)}
    if move < STEP:
        told |= {"heading": after.shows[HEADING], "speed": after.shows[SPEED], "duty": after.shows[DUTY]}
        return Message("voyages-did-assign", told)
    if move < SAIL:
        told |= {"use": use_words(ABOUT[move]), "face": after.shows[ABOUT[move]]}
        if move >= HERO:
            return Message("voyages-did-hero", told)
        if after.spent == before.spent:
            return Message("voyages-did-free-step", told | {"skill": skill_words(FREE_STEP_SKILL[ABOUT[move]])})
        return Message("voyages-did-step", told)
    if move < FIGHT:
        return Message("voyages-did-fort", told | {"track": track_words(ABOUT[move])})
    if move < SELL:
        return Message("voyages-did-fight", told | {"marauder": MARAUDERS[ABOUT[move]]})
    if move < FIGHT_DREAD:
        gold = after.purse - before.purse
        return Message("voyages-did-sell", told | {"kind": kind_words(ABOUT[move]), "gold": gold})
    return Message("voyages-did-fight-dread", told | {"gold": DREAD_GOLD[after.map]})


def _sailing(before: Sheet, after: Sheet, seat: int) -> Iterator[Message]:
    """The course, the duty, and whatever the arrival gave."""
    chart, who = MAPS[after.map], {"player": player_at(seat)}
    course = course_words(after, sailed(after), after.shows[HEADING])
    yield Message("voyages-did-sail", who | {"course": course})
    for number, region in enumerate(chart.regions, 1):
        if after.regions[number] > before.regions[number]:
            yield Message("voyages-explored", who | {"region": place_named(region.name)})
    for row in range(ROWS):
        if after.duties[row] > before.duties[row]:
            yield Message("voyages-crossed", who | {"row": row + 1, "square": after.duties[row]})
    for skill in range(len(SKILLS)):
        if has_skill(after, skill) and not has_skill(before, skill):
            yield Message("voyages-learned", who | {"skill": skill_words(skill)})
    for number, island in enumerate(chart.islands, 1):
        if after.islands[number] > before.islands[number]:
            yield Message("voyages-visited", who | {"island": place_named(island.name), "gold": island.gold})
    for kind in range(len(after.cargo)):
        if after.cargo[kind] > before.cargo[kind]:
            yield Message("voyages-loaded", who | {"kind": kind_words(kind)})
    yield from _crew_changes(before, after, seat)
    yield from _new_stars(before, after, seat)


def _crew_changes(before: Sheet, after: Sheet, seat: int) -> Iterator[Message]:
    changes = {
        "sailors": after.berths - before.berths,
        "heroes": after.heroes - before.heroes,
        "purse": after.purse - before.purse,
    }
    for key, gained in changes.items():
        if gained > 0:
            yield Message(f"voyages-gained-{key}", {"player": player_at(seat), "count": gained})


def _new_stars(before: Sheet, after: Sheet, seat: int) -> Iterator[Message]:
    for star in range(STAR_COUNT):
        if after.stars[star] > before.stars[star]:
            yield Message("voyages-gained-star", {"player": player_at(seat), "star": star_words(star)})


def _closing(before: State, after: State) -> Iterator[Message]:
    """What a closing round shows of those whose sheets were hidden, and what comes next."""
    for seat in range(after.seats):
        if _is_hidden(before.now[seat]):
            yield from _new_stars(before.began[seat], after.began[seat], seat)
    ending = {"rule": "V31" if after.seats == 1 else "V30"}
    if after.asked < 0:
        counting = {"rule": "V48" if MAPS[after.map].pays_gold else "V32"}
        for seat in range(after.seats):
            yield Message("voyages-final-gold", {"player": player_at(seat), "gold": score(after, seat)} | counting)
        yield Message("voyages-game-over", ending)
        return
    dice = {f"die{number + 1}": after.dice[number] for number in range(DICE)}
    yield Message("voyages-rolled", {"round": after.round, **dice})
    if after.last:
        yield Message("voyages-last-round", ending)
