"""The words for what the sheets print. A map of one's own may have things that the catalogue does not know by name."""

from __future__ import annotations

from tradewind.games.voyages.facts import KINDS, SKILLS, STARS, TYPES
from tradewind.games.voyages.layout import USES
from tradewind.games.voyages.maps import Map
from tradewind.kernel.text import ENGLISH, Message, catalogue


def named(group: str, name: str) -> Message | str:
    """The catalogue's word, or the name itself."""
    key, known = f"voyages-{group}-{name}", catalogue(ENGLISH).keys()
    return Message(key) if key in known else name


def place_named(name: str) -> Message | str:
    """A region or an island as people speak of it: `Cooper's Quay` is `coopers-quay` in the catalogue."""
    known = named("place", name.lower().replace("'", "").replace(" ", "-"))
    return known if isinstance(known, Message) else name


def map_words(chart: Map) -> Message | str:
    key, known = f"voyages-map-{chart.name}", catalogue(ENGLISH).keys()
    return Message(key) if key in known else chart.title


def use_words(use: int) -> Message:
    return Message(f"voyages-use-{USES[use]}")


def track_words(track: int) -> Message | str:
    return named("track", TYPES[track])


def kind_words(kind: int) -> Message | str:
    return named("kind", KINDS[kind])


def skill_words(skill: int) -> Message:
    return Message(f"voyages-skill-{SKILLS[skill]}")


def star_words(star: int) -> Message | str:
    return named("star", STARS[star])
