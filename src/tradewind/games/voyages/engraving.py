"""A map as an engraving: one SVG in the house style (paper, ink, a wash of sea, brass), drawn from the data alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import cos, pi, sin, sqrt
from typing import Any, Final
from xml.sax.saxutils import escape

from tradewind.games.voyages.facts import DIRECTIONS
from tradewind.games.voyages.maps import Hex, Island, Map, Marauder
from tradewind.games.voyages.words import map_words, named, place_named
from tradewind.kernel.text import Message

PAPER: Final = "#f4ead5"
SHADE: Final = "#e6d6b4"
INK: Final = "#22201c"
SEA: Final = "#2b7a83"
DEEP: Final = "#134553"
BRASS: Final = "#a87a24"
ALARM: Final = "#b3402a"
# washes for the regions: never by colour alone, their borders and names are drawn too
WASHES: Final = ("#cfe6e1", "#b9d9d8", "#dcebe4", "#a9cfd1", "#c4dfe3", "#b4d6c9", "#d3e4d8", "#9fc7cb")

SIZE: Final = 46.0  # from the middle of a hex to a corner
WIDE: Final = SIZE * sqrt(3)
MARGIN: Final = 60.0
HEAD: Final = 84.0  # room for the title
FOOT: Final = 196.0  # room for the legend
THIN: Final = 1.2
THICK: Final = 3.2
SERIF: Final = "Palatino, 'Palatino Linotype', 'Iowan Old Style', Georgia, serif"
SANS: Final = "system-ui, 'Segoe UI', 'Noto Sans', sans-serif"
COLUMNS_OF_LEGEND: Final = 4
LONGEST_LINE: Final = 9  # letters that fit across a hex

Words = Callable[[Message], str]
Point = tuple[float, float]


def engraved(chart: Map, words: Words) -> str:
    """The whole picture."""
    width, height = size(chart)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img">',
        f"<title>{escape(_name(chart, words))}</title>",
        "<defs><filter id='grain'><feTurbulence type='fractalNoise' baseFrequency='0.8' numOctaves='2' seed='7'/>"
        "<feColorMatrix values='0 0 0 0 0.13 0 0 0 0 0.12 0 0 0 0 0.1 0 0 0 0.06 0'/></filter></defs>",
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        *_frame(width, height),
        *_title(chart, words, width),
        *_waters(chart),
        *_borders(chart),
        *_names_of_regions(chart, words),
        *_land(chart, words),
        *_things(chart, words),
        *_legend(chart, words, height),
        *_rose(width - MARGIN - 62, height - FOOT / 2 - 12),
        '<rect width="100%" height="100%" filter="url(#grain)"/>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def size(chart: Map) -> Point:
    return MARGIN * 2 + WIDE * (chart.columns + 0.5), HEAD + FOOT + SIZE * (1.5 * chart.rows + 0.5)


def middle(place: Hex) -> Point:
    """Where a hex lies: rows half a hex to the right of each other."""
    q, r = place
    return MARGIN + WIDE * (q + r / 2 + 0.5), HEAD + SIZE * (1.5 * r + 1)


def _corners(place: Hex, radius: float = SIZE) -> list[Point]:
    x, y = middle(place)
    return [(x + radius * sin(k * pi / 3), y - radius * cos(k * pi / 3)) for k in range(6)]


def _edge(place: Hex, heading: int) -> tuple[Point, Point]:
    """The side of a hex that looks to a neighbour, headings counted from 0 at north-east."""
    corners = _corners(place)
    return corners[heading], corners[(heading + 1) % 6]


def _polygon(points: list[Point], **style: object) -> str:
    drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polygon points="{drawn}"{_style(style)}/>'


def _line(start: Point, end: Point, **style: object) -> str:
    return f'<line x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}"{_style(style)}/>'


def _circle(x: float, y: float, radius: float, **style: object) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"{_style(style)}/>'


def _path(shape: str, x: float, y: float, **style: object) -> str:
    return f'<path transform="translate({x:.1f} {y:.1f})" d="{shape}"{_style(style)}/>'


def _text(x: float, y: float, said: str, height: float = 16, serif: bool = True, **style: object) -> str:
    family = SERIF if serif else SANS
    given = {"text_anchor": "middle", "fill": INK, "font_size": height} | style
    return f'<text x="{x:.1f}" y="{y:.1f}" font-family="{family}"{_style(given)}>{escape(said)}</text>'


def _style(style: dict[str, object]) -> str:
    return "".join(f' {key.replace("_", "-")}="{value}"' for key, value in style.items())


def _frame(width: float, height: float) -> Iterator[str]:
    for inset, weight in ((18, THICK), (26, THIN)):
        box = f'x="{inset}" y="{inset}" width="{width - 2 * inset:.0f}" height="{height - 2 * inset:.0f}"'
        yield f'<rect {box} fill="none" stroke="{INK}" stroke-width="{weight}"/>'


def _name(chart: Map, words: Words) -> str:
    name = map_words(chart)
    return words(name) if isinstance(name, Message) else name


def _title(chart: Map, words: Words, width: float) -> Iterator[str]:
    yield _text(width / 2, HEAD - 24, _name(chart, words), 34)


def _waters(chart: Map) -> Iterator[str]:
    """Sea hexes washed by region, reefs hatched."""
    for place in chart.hexes:
        if place in chart.reefs:
            yield _polygon(_corners(place), fill=SHADE, stroke=DEEP, stroke_width=THIN)
            yield from _hatching(place)
        elif place in chart.region_at:
            wash = WASHES[chart.regions.index(chart.region_at[place]) % len(WASHES)]
            yield _polygon(_corners(place), fill=wash, stroke=SEA, stroke_width=THIN, stroke_opacity=0.45)


def _hatching(place: Hex) -> Iterator[str]:
    x, y = middle(place)
    for shift in (-22, -8, 6, 20):
        jag = f"M{shift - 10} 14 l7 -16 l5 8 l7 -18"
        yield _path(jag, x, y + 4, fill="none", stroke=ALARM, stroke_width=2)


def _borders(chart: Map) -> Iterator[str]:
    """Thick lines between regions, and round every island."""
    style = {"stroke": DEEP, "stroke_width": THICK, "stroke_linecap": "round"}
    for place, heading, other in _neighbours(chart):
        here, there = chart.region_at.get(place), chart.region_at.get(other)
        if here and there and here is not there and place < other:
            start, end = _edge(place, heading)
            yield _line(start, end, stroke_dasharray="2 6", **style)


def _neighbours(chart: Map) -> Iterator[tuple[Hex, int, Hex]]:
    for place in chart.hexes:
        for heading, (dq, dr) in enumerate(DIRECTIONS):
            yield place, heading, (place[0] + dq, place[1] + dr)


def _names_of_regions(chart: Map, words: Words) -> Iterator[str]:
    """Each name near the middle of its waters, on a hex with nothing on it."""
    busy = _places_with_things(chart)
    for region in chart.regions:
        free = [place for place in region.hexes if place not in busy] or list(region.hexes)
        if not free:
            continue
        centre_x = sum(middle(place)[0] for place in region.hexes) / len(region.hexes)
        centre_y = sum(middle(place)[1] for place in region.hexes) / len(region.hexes)
        x, y = min((middle(place) for place in free), key=lambda at: (at[0] - centre_x) ** 2 + (at[1] - centre_y) ** 2)
        style: dict[str, Any] = {"fill": DEEP, "font_style": "italic"}
        yield _text(x, y - 14, str(region.id), 20, **style)
        for number, line in enumerate(_lines_of(_place(region.name, words))):
            yield _text(x, y + 3 + 15 * number, line, 14, **style)


def _place(name: str, words: Words) -> str:
    known = place_named(name)
    return words(known) if isinstance(known, Message) else known


def _lines_of(name: str) -> list[str]:
    """A name broken so that it fits into a hex."""
    lines: list[str] = []
    for word in name.split():
        if lines and len(lines[-1]) + len(word) < LONGEST_LINE:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _places_with_things(chart: Map) -> set[Hex]:
    cargo = [place for places in chart.cargo.values() for place in places]
    stars = [star.hex for star in chart.stars if star.hex]
    ships = [ship.hex for ship in chart.marauders]
    dread = [chart.dread.hex] if chart.dread else []
    return {chart.start, *chart.sailors, *chart.relics, *cargo, *stars, *ships, *dread}


def _land(chart: Map, words: Words) -> Iterator[str]:
    for island in chart.islands:
        for place in island.hexes:
            yield _polygon(_corners(place), fill="#ead9ae", stroke="none")
            yield _polygon(_corners(place, SIZE * 0.8), fill=SHADE, stroke=BRASS, stroke_width=THIN, stroke_opacity=0.6)
        for place, heading, other in _neighbours(chart):
            if place in island.hexes and other not in island.hexes:
                start, end = _edge(place, heading)
                yield _line(start, end, stroke=BRASS, stroke_width=THICK, stroke_linecap="round")
        yield from _island_marks(island, words)


def _island_marks(island: Island, words: Words) -> Iterator[str]:
    """Its letter, its gold, what stands on it, and its name below."""
    x, y = middle(island.hexes[0])
    yield _text(x - 24, y - 4, island.id, 22, font_weight="bold")
    yield _circle(x, y - 11, 12, fill=BRASS, stroke=INK, stroke_width=THIN)
    yield _text(x, y - 5.5, str(island.gold), 16, serif=False, fill="#ffffff", font_weight="bold")
    if island.fort:
        yield from _fort(x + 25, y - 11)
    if island.prices:
        yield from _settlement(x + 25, y - 11)
    for number, line in enumerate(_lines_of(_place(island.name, words))):
        yield _text(x, y + 19 + 14 * number, line, 14)


def _fort(x: float, y: float) -> Iterator[str]:
    tower = "M-10 11 v-18 h4 v4 h4 v-4 h4 v4 h4 v-4 h4 v18 z"
    yield _path(tower, x, y, fill=INK)


def _settlement(x: float, y: float) -> Iterator[str]:
    house = "M-11 11 v-12 l11 -10 l11 10 v12 h-8 v-8 h-6 v8 z"
    yield _path(house, x, y, fill=DEEP)


def _things(chart: Map, words: Words) -> Iterator[str]:
    yield from _anchor(*middle(chart.start))
    for place in chart.sailors:
        yield from _sailor(*middle(place))
    for place in chart.relics:
        yield from _relic(*middle(place))
    for kind, places in chart.cargo.items():
        for place in places:
            yield from _crate(*middle(place), _kind_named(kind, words))
    for star in chart.stars:
        if star.hex:
            x, y = middle(star.hex)
            yield _star(x, y + (22 if star.hex in chart.island_at else 0))
    for ship in chart.marauders:
        yield from _marauder(chart, ship)
    if chart.dread:
        yield from _dread(*middle(chart.dread.hex))


def _anchor(x: float, y: float) -> Iterator[str]:
    yield _circle(x, y, 26, fill=PAPER, stroke=INK, stroke_width=THIN)
    shape = "M0 -14 v30 M-8 -7 h16 M-14 6 q3 11 14 11 q11 0 14 -11"
    yield _path(shape, x, y, fill="none", stroke=INK, stroke_width=THICK, stroke_linecap="round")
    yield _circle(x, y - 17, 3.5, fill="none", stroke=INK, stroke_width=2)


def _sailor(x: float, y: float) -> Iterator[str]:
    yield _circle(x, y - 8, 7, fill=INK)
    yield _path("M-13 15 q0 -16 13 -16 q13 0 13 16 z", x, y, fill=INK)


def _relic(x: float, y: float) -> Iterator[str]:
    yield _path("M0 -16 L13 -3 L0 18 L-13 -3 z", x, y, fill=BRASS, stroke=INK, stroke_width=2, stroke_linejoin="round")
    yield _path("M-13 -3 h26 M-5 -3 L0 18 L5 -3 L0 -16 z", x, y, fill="none", stroke=INK, stroke_width=THIN)


def _crate(x: float, y: float, said: str) -> Iterator[str]:
    yield _path("M-16 -15 h32 v24 h-32 z M-16 -15 l32 24 M16 -15 l-32 24", x, y, fill=SHADE, stroke=INK, stroke_width=2)
    yield _text(x, y + 27, said, 14, serif=False)


def _star(x: float, y: float, radius: float = 17) -> str:
    points = []
    for k in range(10):
        reach = radius if k % 2 == 0 else radius * 0.45
        points.append((x + reach * sin(k * pi / 5), y - reach * cos(k * pi / 5)))
    return _polygon(points, fill=BRASS, stroke=INK, stroke_width=2, stroke_linejoin="round")


def _marauder(chart: Map, ship: Marauder) -> Iterator[str]:
    """As many masts as the place of its type in the tracks; the strength on the sail."""
    x, y = middle(ship.hex)
    masts = 1 + [track.type for track in chart.tracks].index(ship.type)
    yield _path("M-24 8 h48 q-4 13 -13 13 h-22 q-9 0 -13 -13 z", x, y, fill=ALARM, stroke=INK, stroke_width=2)
    step = 44 / masts
    for mast in range(masts):
        at = x - 22 + step * (mast + 0.5)
        yield _line((at, y + 8), (at, y - 26), stroke=INK, stroke_width=2)
        half = min(step * 0.46, 13)
        yield _path(
            f"M{-half:.1f} -22 h{2 * half:.1f} v24 h{-2 * half:.1f} z", at, y, fill=PAPER, stroke=INK, stroke_width=2
        )
    yield _text(x - 22 + step * (masts // 2 + 0.5), y - 4, str(ship.strength), 17, serif=False, font_weight="bold")
    yield _text(x, y + 36, ship.id, 14, serif=False)


def _dread(x: float, y: float) -> Iterator[str]:
    yield _path("M-18 -4 a18 18 0 1 1 36 0 q0 10 -8 13 v9 h-20 v-9 q-8 -3 -8 -13 z", x, y, fill=INK)
    for side in (-7, 7):
        yield _circle(x + side, y - 4, 4.6, fill=PAPER)
    yield _path("M-4 18 v-6 M4 18 v-6 M0 18 v-6", x, y, fill="none", stroke=PAPER, stroke_width=2)


def _legend(chart: Map, words: Words, height: float) -> Iterator[str]:
    """What the signs mean; only those the map has."""
    top = height - FOOT + 26
    signs: list[tuple[str, Callable[[float, float], Iterator[str]]]] = [("start", _anchor), ("star", _star_sign)]
    signs += [("sailor", _sailor)] if chart.sailors else []
    signs += [("relic", _relic)] if chart.relics else []
    signs += [("reef", _reef_sign)] if chart.reefs else []
    signs += [("fort", _fort)] if any(island.fort for island in chart.islands) else []
    signs += [("settlement", _settlement)] if any(island.prices for island in chart.islands) else []
    signs += [("dread", _dread)] if chart.dread else []
    signs += [("marauder", _ship_sign)] if chart.marauders else []
    for number, (sign, draw) in enumerate(signs):
        x = MARGIN + 30 + number % COLUMNS_OF_LEGEND * 172
        y = top + number // COLUMNS_OF_LEGEND * 54
        yield from draw(x, y)
        said = words(Message(f"voyages-legend-{sign}"))
        yield _text(x + 34, y + 6, said, 15, serif=False, text_anchor="start")


def _star_sign(x: float, y: float) -> Iterator[str]:
    yield _star(x, y)


def _reef_sign(x: float, y: float) -> Iterator[str]:
    yield _path("M-18 14 l9 -20 l6 10 l9 -22 M2 14 l6 -12 l6 12", x, y, fill="none", stroke=ALARM, stroke_width=2)


def _ship_sign(x: float, y: float) -> Iterator[str]:
    yield _path("M-20 4 h40 q-4 11 -11 11 h-18 q-7 0 -11 -11 z", x, y, fill=ALARM, stroke=INK, stroke_width=2)
    yield _path("M-11 -20 h22 v20 h-22 z", x, y, fill=PAPER, stroke=INK, stroke_width=2)


def _rose(x: float, y: float) -> Iterator[str]:
    """The six headings with the faces of the die."""
    yield _circle(x, y, 44, fill=PAPER, stroke=INK, stroke_width=THIN)
    for heading in range(6):
        angle = (heading + 0.5) * pi / 3
        tip = (x + 42 * sin(angle), y - 42 * cos(angle))
        yield _line((x, y), tip, stroke=BRASS, stroke_width=THICK)
        yield _text(x + 56 * sin(angle), y - 56 * cos(angle) + 5, str(heading + 1), 16, serif=False, font_weight="bold")
    yield _circle(x, y, 6, fill=BRASS, stroke=INK, stroke_width=THIN)


def _kind_named(kind: str, words: Words) -> str:
    """A kind of cargo in words."""
    name = named("kind", kind)
    return words(name) if isinstance(name, Message) else name
