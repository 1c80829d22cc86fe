"""Playing games out, for tests of whatever comes after."""

from __future__ import annotations

import random

from tradewind.table import Table


def play_out(table: Table, seed: int = 1) -> Table:
    """The game to its end, every move chosen by a die of its own."""
    chooser = random.Random(seed)
    while not table.over:
        seat = table.waiting[0]
        table.play(chooser.choice(table.legal(seat)), seat)
    return table
