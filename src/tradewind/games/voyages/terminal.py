"""The sheet in a terminal: the chart with the ship's wake, the crew and the duties, and where the dice could lead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tradewind.games.voyages.course import plotted
from tradewind.games.voyages.crew import has_skill, sailors, stars
from tradewind.games.voyages.describe import sheet_seen
from tradewind.games.voyages.facts import (
    COMPASS,
    DREAD_AT,
    HEX,
    ICON_AT,
    ISLAND_AT,
    KINDS,
    LINE,
    MARAUDERS,
    NEXT,
    NO_STAR,
    SKILLS,
    STAR_AT,
    STARS,
    TYPES,
    icons_of,
)
from tradewind.games.voyages.finish import gold, track_gold
from tradewind.games.voyages.flow import offer_assignments
from tradewind.games.voyages.layout import ASSIGN, CHANGE, DICE, DUTY, HEADING, SPEED, Sheet, State
from tradewind.games.voyages.maps import MAPS, ROWS, Map
from tradewind.games.voyages.moves import ORDERS, SHOWN_BY, TEXTS
from tradewind.games.voyages.words import kind_words, map_words, skill_words, star_words, track_words
from tradewind.kernel.record import Moves, holding
from tradewind.kernel.text import Message, player_at
from tradewind.kernel.view import NO_SEAT

Words = Callable[[Message], str]

CELL: Final = 4  # columns a hex takes; odd rows begin half a hex later
MOST_LISTED: Final = 12  # others in the list
SHIP: Final = "▲"
WAKE: Final = "≈"
SIGNS: Final = {"sea": "·", "reef": "▒", "sailor": "+", "relic": "◇", "star": "★", "dread": "☠", "used": " "}
STYLES: Final = {
    "sea": "dim cyan",
    "reef": "red",
    "island": "bold yellow",
    "visited": "dim yellow",
    "marauder": "bold red",
    "icon": "bold green",
    "star": "bold bright_yellow",
    "ship": "bold white on blue",
    "wake": "bright_cyan",
    "reach": "black on cyan",
}
LETTERS: Final = "abcdef"


def picture(view: State, seat: int, words: Words) -> Any:
    """One player's table (or, for somebody who only watches, the first seat's sheet)."""
    from rich.console import Group
    from rich.table import Table

    own = max(seat, 0)
    sheet = sheet_seen(view, seat, own)
    reach = _reach(view, sheet) if seat != NO_SEAT and view.asked >= 0 else {}
    beside = Table.grid(padding=(0, 2))
    beside.add_row(_chart(sheet, reach), _crew_and_duties(sheet, words))
    title = {"map": map_words(MAPS[view.map]), "round": view.round, "dice": "  ".join(str(face) for face in view.dice)}
    parts: list[Any] = [words(Message("voyages-title", title)), beside]
    if view.last and view.asked >= 0:
        parts.insert(1, words(Message("voyages-last-round")))
    if reach:
        parts.append(_where_the_dice_lead(sheet, reach, words))
    if view.seats > 1:
        parts.append(_others(view, seat, words))
    return Group(*parts)


def _reach(view: State, sheet: Sheet) -> dict[int, str]:
    """The assignments that can be made, or the one that has been: each with its letter."""
    if sheet.phase == ASSIGN:
        moves = holding(Moves, len(ORDERS))()
        offer_assignments(view, moves)
        return {move: LETTERS[place] for place, move in enumerate(moves.cards[: moves.size])}
    if sheet.phase == CHANGE:
        showing = next(move for move, shown in enumerate(SHOWN_BY) if list(shown) == list(sheet.shows))
        return {showing: LETTERS[0]}
    return {}


def _chart(sheet: Sheet, reach: dict[int, str]) -> Any:
    """The hexes, odd rows half a hex to the right."""
    from rich.panel import Panel
    from rich.text import Text

    chart = MAPS[sheet.map]
    wake = _wake(sheet)
    ends = {plotted(sheet, SHOWN_BY[move][HEADING], SHOWN_BY[move][SPEED]).end: reach[move] for move in reversed(reach)}
    drawing = Text()
    for row in range(chart.rows):
        drawing.append(" " * (CELL // 2) if row % 2 else "")
        for q, r in (place for place in chart.hexes if place[1] == row):
            number = HEX[sheet.map, (q, r)]
            sign, style = _sign(sheet, chart, number)
            if number in wake:
                sign, style = WAKE, STYLES["wake"]
            if number in ends:
                sign, style = sign.strip() + ends[number], STYLES["reach"]
            if number == sheet.hex:
                sign, style = SHIP, STYLES["ship"]
            drawing.append(sign.center(CELL - 1), style)
            drawing.append(" ")
        drawing.append("\n" if row < chart.rows - 1 else "")
    return Panel(drawing, border_style="cyan", expand=False)


def _wake(sheet: Sheet) -> list[int]:
    """The hexes of the last move, where it was a straight one."""
    for heading in range(1, len(COMPASS)):
        place, passed = sheet.wake, [sheet.wake]
        while NEXT[place][heading] and place != sheet.hex:
            place = NEXT[place][heading]
            passed.append(place)
        if place == sheet.hex:
            return passed
    return []


def _sign(sheet: Sheet, chart: Map, number: int) -> tuple[str, str]:
    """What is drawn on a hex."""
    for ship in chart.marauders:
        marauder = MARAUDERS.index(ship.id)
        if LINE[number][marauder] == 0 and not sheet.beaten[marauder]:
            return ship.id, STYLES["marauder"]
    star = STAR_AT[number]
    island = ISLAND_AT[number]
    if star != NO_STAR and not sheet.stars[star]:
        return SIGNS["star"] + (chart.islands[island - 1].id if island else ""), STYLES["star"]
    if island:
        return chart.islands[island - 1].id, STYLES["visited" if sheet.islands[island] else "island"]
    if DREAD_AT[number] and not sheet.dread:
        return SIGNS["dread"], STYLES["marauder"]
    icon = ICON_AT[number]
    if icon and not sheet.taken[icon]:
        _, gift, kind = icons_of(chart)[icon - 1]
        return SIGNS[gift] if gift else kind[:2], STYLES["icon"]
    if chart.hexes[number - HEX[sheet.map, chart.hexes[0]]] in chart.reefs:
        return SIGNS["reef"], STYLES["reef"]
    return SIGNS["sea"], STYLES["sea"]


def _crew_and_duties(sheet: Sheet, words: Words) -> Any:
    from rich.text import Text

    chart = MAPS[sheet.map]
    crew = {"sailors": sailors(sheet), "heroes": sheet.heroes, "berths": sheet.berths, "most": chart.crew.berths}
    lines = [words(Message("voyages-gold", {"gold": gold(sheet)})), words(Message("voyages-crew", crew)), ""]
    for row in range(ROWS):
        squares = "■" * sheet.duties[row] + "□" * (chart.duties.squares - sheet.duties[row])
        lines.append(f"{row + 1} {squares} {_row_words(sheet, chart, row, words)}".rstrip())
    lines.append("")
    for track in chart.tracks:
        number = TYPES.index(track.type)
        doubled = " ×2" if sheet.forts[number] else ""
        lines.append(f"{_say(track_words(number), words)}: {track_gold(sheet, number)}{doubled}")
    for kind in chart.cargo:
        units = sheet.cargo[KINDS.index(kind)]
        mark = " ✓" if sheet.sold[KINDS.index(kind)] else ""
        lines.append(f"{_say(kind_words(KINDS.index(kind)), words)}: {units}{mark}")
    lines.append("")
    for star in chart.stars:
        number = STARS.index(star.name)
        lines.append(("★ " if sheet.stars[number] else "☆ ") + _say(star_words(number), words))
    return Text("\n".join(lines))


def _row_words(sheet: Sheet, chart: Map, row: int, words: Words) -> str:
    if not chart.duties.skills:
        return ""
    skill = SKILLS.index(chart.duties.skills[row])
    return words(skill_words(skill)) + (" ✓" if has_skill(sheet, skill) else "")


def _say(text: Message | str, words: Words) -> str:
    return words(text) if isinstance(text, Message) else text


def _where_the_dice_lead(sheet: Sheet, reach: dict[int, str], words: Words) -> Any:
    """Each assignment with the hex it would reach, before any change."""
    from rich.table import Table

    from tradewind.games.voyages.course import course_words

    table = Table(border_style="dim")
    for column in ("letter", "assignment", "course", "duty"):
        table.add_column(words(Message(f"voyages-column-{column}")))
    for move, letter in reach.items():
        heading, speed, duty = (SHOWN_BY[move][use] for use in (HEADING, SPEED, DUTY))
        course = words(course_words(sheet, plotted(sheet, heading, speed), heading))
        row = f"{duty} ({sheet.duties[duty - 1]})"
        table.add_row(
            letter, TEXTS[move] if sheet.phase == ASSIGN else " ".join(map(str, sheet.shows[:DICE])), course, row
        )
    return table


def _others(view: State, seat: int, words: Words) -> Any:
    """The other sheets in short, as far as they are known."""
    from rich.table import Table

    table = Table(border_style="dim")
    for column in ("seat", "gold", "stars", "round"):
        table.add_column(words(Message(f"voyages-column-{column}")))
    for other in range(min(view.seats, MOST_LISTED)):
        sheet = sheet_seen(view, seat, other)
        state = "voyages-finished" if view.done[other] else "voyages-at-sea"
        name = words(player_at(other))
        style = "bold" if other == seat else ""
        table.add_row(name, str(gold(sheet)), "★" * stars(sheet), words(Message(state)), style=style)
    if view.seats > MOST_LISTED:
        table.add_row(words(Message("voyages-more-seats", {"count": view.seats - MOST_LISTED})), "", "", "")
    return table
