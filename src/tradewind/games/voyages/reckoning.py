"""V32, V48: where a player's gold came from."""

from __future__ import annotations

from collections.abc import Iterator

from tradewind.games.voyages.crew import stars
from tradewind.games.voyages.duties import complete_rows
from tradewind.games.voyages.facts import HERO_GOLD, ROW_GOLD_AT_THE_END, STAR_GOLD, TYPES
from tradewind.games.voyages.finish import cargo_gold, island_gold, region_gold, track_gold
from tradewind.games.voyages.layout import Sheet
from tradewind.games.voyages.maps import MAPS
from tradewind.games.voyages.words import track_words
from tradewind.kernel.text import Message


def reckoning(sheet: Sheet) -> Iterator[tuple[Message, int]]:
    """V32, V48: in the order of the sheet; what the map does not have is left out."""
    chart = MAPS[sheet.map]
    yield Message("voyages-part-islands"), island_gold(sheet)
    yield Message("voyages-part-regions"), region_gold(sheet)
    for track in chart.tracks:
        number = TYPES.index(track.type)
        yield Message("voyages-part-track", {"track": track_words(number)}), track_gold(sheet, number)
    if chart.pays_gold:
        yield Message("voyages-part-purse"), sheet.purse
    if chart.cargo:
        yield Message("voyages-part-cargo"), cargo_gold(sheet)
    yield Message("voyages-part-heroes"), sheet.heroes * HERO_GOLD[sheet.map]
    if ROW_GOLD_AT_THE_END[sheet.map]:
        yield Message("voyages-part-rows"), complete_rows(sheet) * ROW_GOLD_AT_THE_END[sheet.map]
    yield Message("voyages-part-stars"), stars(sheet) * STAR_GOLD[sheet.map]
