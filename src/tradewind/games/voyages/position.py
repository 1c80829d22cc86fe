"""A given position: the beginning of a round. A key not given has its set-up value, whatever the other keys say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tradewind.games.voyages.dice import roll_dice
from tradewind.games.voyages.facts import FACES, HEX, KINDS, MARAUDERS, STARS, TYPES, icons_of
from tradewind.games.voyages.finish import last_possible_round
from tradewind.games.voyages.flow import begin_round, set_up
from tradewind.games.voyages.layout import DICE, Sheet, State
from tradewind.games.voyages.maps import MAPS, ROWS, Map
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.record import Ints
from tradewind.kernel.text import Message

KEYS: Final = ("map", "round", "dice", "last", "players")
IGNORED: Final = ("skills", "gold", "phase", "heading", "speed", "duty", "free")
MOST_GOLD: Final = 30_000


def lay_out(given: Mapping[str, Any], state: State) -> None:
    """Turn a template into the position, and begin the round."""
    for key in given:
        if key not in KEYS:
            raise impossible("key", str(key)[:80])
    if given.get("map", MAPS[state.map].name) != MAPS[state.map].name:
        raise impossible("map", "map", map=MAPS[state.map].name)
    state.round = _number(given, "round", 1, (1, last_possible_round(state)), "")
    _lay_dice(given, state)
    for seat, entry in enumerate(_players(given, state)):
        set_up(state.now[seat], state.map)
        _lay_sheet(entry, state.now[seat], f"players[{seat}]")
    begin_round(state)
    if state.seats > 1:
        _lay_last(given, state)


def _lay_last(given: Mapping[str, Any], state: State) -> None:
    """V30: what is said counts, except that no round can follow the last possible one."""
    last = _flag(given, "last", bool(state.last), "")
    state.last = int(last or state.round == last_possible_round(state))


def impossible(key: str, where: str, **arguments: Any) -> LogbookError:
    return LogbookError(Message(f"voyages-position-{key}", {"where": where, **arguments}), f"position.{where}")


def _players(given: Mapping[str, Any], state: State) -> list[Mapping[str, Any]]:
    entries = given.get("players", [{}] * state.seats)
    if not isinstance(entries, list) or len(entries) != state.seats:
        raise impossible("players", "players", players=state.seats)
    for seat, entry in enumerate(entries):
        if not isinstance(entry, dict):
            raise impossible("players", f"players[{seat}]", players=state.seats)
    return entries


def _lay_dice(given: Mapping[str, Any], state: State) -> None:
    """This round's dice, if they are given; otherwise they are rolled."""
    if "dice" not in given:
        roll_dice(state)
        return
    faces = given["dice"]
    if not isinstance(faces, list) or len(faces) != DICE or not all(_is_whole(face, 1, FACES) for face in faces):
        raise impossible("dice", "dice")
    state.dice[:] = faces


def _lay_sheet(given: Mapping[str, Any], sheet: Sheet, where: str) -> None:
    chart = MAPS[sheet.map]
    extras = _extras(chart)
    for key in given:
        if key not in (*_COMMON, *extras, *IGNORED):
            raise impossible("key", f"{where}.{str(key)[:80]}")
        if key not in IGNORED:
            {**_COMMON, **extras}[key](given, sheet, where)
    if sheet.spent + sheet.heroes > sheet.berths:
        raise impossible("crew", where)


def _lay_hex(given: Mapping[str, Any], sheet: Sheet, where: str) -> None:
    sheet.hex = _hex(given["hex"], sheet, f"{where}.hex")
    sheet.wake = sheet.hex


def _lay_crew(given: Mapping[str, Any], sheet: Sheet, where: str) -> None:
    crew = MAPS[sheet.map].crew
    sheet.berths = _number(given, "berths", sheet.berths, (crew.sailors + crew.heroes, crew.berths), where)
    sheet.spent = _number(given, "spent", sheet.spent, (0, crew.berths), where)
    sheet.heroes = _number(given, "heroes", sheet.heroes, (0, crew.berths), where)


def _lay_regions(given: Mapping[str, Any], sheet: Sheet, where: str) -> None:
    chart = MAPS[sheet.map]
    _mark(sheet.regions, given, "regions", [0, *(region.id for region in chart.regions)], where)


def _lay_islands(given: Mapping[str, Any], sheet: Sheet, where: str) -> None:
    chart = MAPS[sheet.map]
    _mark(sheet.islands, given, "islands", ["", *(island.id for island in chart.islands)], where)


def _lay_taken(given: Mapping[str, Any], sheet: Sheet, where: str) -> None:
    chart = MAPS[sheet.map]
    _mark(sheet.taken, given, "taken", [[], *(list(place) for place, _, _ in icons_of(chart))], where)


def _lay_stars(given: Mapping[str, Any], sheet: Sheet, where: str) -> None:
    chart = MAPS[sheet.map]
    here = [star.name for star in chart.stars]
    _mark(sheet.stars, given, "stars", [name if name in here else "" for name in STARS], where)


def _lay_beaten(given: Mapping[str, Any], sheet: Sheet, where: str) -> None:
    chart = MAPS[sheet.map]
    here = [ship.id for ship in chart.marauders]
    _mark(sheet.beaten, given, "beaten", [name if name in here else "" for name in MARAUDERS], where)


def _lay_forts(given: Mapping[str, Any], sheet: Sheet, where: str) -> None:
    chart = MAPS[sheet.map]
    here = [track.type for track in chart.tracks]
    _mark(sheet.forts, given, "forts", [name if name in here else "" for name in TYPES], where)


def _lay_sold(given: Mapping[str, Any], sheet: Sheet, where: str) -> None:
    chart = MAPS[sheet.map]
    _mark(sheet.sold, given, "sold", [kind if kind in chart.cargo else "" for kind in KINDS], where)


def _lay_duties(given: Mapping[str, Any], sheet: Sheet, where: str) -> None:
    chart = MAPS[sheet.map]
    rows, most = given["duties"], chart.duties.squares
    if not isinstance(rows, list) or len(rows) != ROWS or not all(_is_whole(squares, 0, most) for squares in rows):
        raise impossible("duties", f"{where}.duties", squares=most)
    sheet.duties[:] = rows


def _lay_cargo(given: Mapping[str, Any], sheet: Sheet, where: str) -> None:
    chart = MAPS[sheet.map]
    units = given["cargo"]
    if not isinstance(units, dict):
        raise impossible("id", f"{where}.cargo")
    for kind in units:
        if kind not in chart.cargo:
            raise impossible("id", f"{where}.cargo.{str(kind)[:80]}")
        sheet.cargo[KINDS.index(kind)] = _number(units, kind, 0, (0, len(chart.cargo[kind])), f"{where}.cargo")


def _lay_purse(given: Mapping[str, Any], sheet: Sheet, where: str) -> None:
    sheet.purse = _number(given, "purse", 0, (0, MOST_GOLD), where)


def _lay_dread(given: Mapping[str, Any], sheet: Sheet, where: str) -> None:
    sheet.dread = int(_flag(given, "dread", False, where))


Layer = Callable[[Mapping[str, Any], Sheet, str], None]

_COMMON: Final[dict[str, Layer]] = {
    "hex": _lay_hex,
    "berths": _lay_crew,
    "spent": _lay_crew,
    "heroes": _lay_crew,
    "regions": _lay_regions,
    "islands": _lay_islands,
    "taken": _lay_taken,
    "duties": _lay_duties,
    "stars": _lay_stars,
}


def _extras(chart: Map) -> dict[str, Layer]:
    """The keys of what only some maps have."""
    extras: dict[str, Layer] = {}
    if chart.marauders:
        extras |= {"beaten": _lay_beaten, "forts": _lay_forts}
    if chart.cargo:
        extras |= {"cargo": _lay_cargo, "sold": _lay_sold}
    if chart.pays_gold:
        extras["purse"] = _lay_purse
    if chart.dread:
        extras["dread"] = _lay_dread
    return extras


def _is_whole(value: Any, least: int, most: int) -> bool:
    """Whether it is a whole number within bounds; True is not 1."""
    return type(value) is int and least <= value <= most


def _number(given: Mapping[str, Any], key: str, default: int, bounds: tuple[int, int], where: str) -> int:
    value, (least, most) = given.get(key, default), bounds
    if not _is_whole(value, least, most):
        raise impossible("number", f"{where}.{key}" if where else key, least=least, most=most)
    return int(value)


def _flag(given: Mapping[str, Any], key: str, default: bool, where: str) -> bool:
    value = given.get(key, default)
    if not isinstance(value, bool):
        raise impossible("flag", f"{where}.{key}" if where else key)
    return value


def _hex(value: Any, sheet: Sheet, where: str) -> int:
    if isinstance(value, list) and len(value) == 2 and all(type(number) is int for number in value):
        found = HEX.get((sheet.map, (value[0], value[1])))
        if found:
            return found
    raise impossible("hex", where)


def _mark(flags: Ints, given: Mapping[str, Any], key: str, ids: Sequence[Any], where: str) -> None:
    """Set the flags of the listed ids, and clear the others."""
    names = given[key]
    if not isinstance(names, list):
        raise impossible("id", f"{where}.{key}")
    flags[:] = [0] * len(flags)
    for place, name in enumerate(names):
        number = next((number for number, known in enumerate(ids) if known and _same(known, name)), None)
        if number is None or flags[number]:
            raise impossible("id", f"{where}.{key}[{place}]")
        flags[number] = 1


def _same(known: Any, name: Any) -> bool:
    """Equal and of one type all through: neither True nor 1.0 is 1."""
    if isinstance(known, list):
        return isinstance(name, list) and len(name) == len(known) and all(map(_same, known, name))
    return type(known) is type(name) and bool(known == name)
