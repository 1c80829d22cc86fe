"""Tradewind: pirate board games exactly by their rules.

import tradewind as tw

table = tw.open("port-royal", players=3, seed=7)
table.play("draw")
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tradewind.kernel.errors import IllegalMove, LogbookError, NothingToUndo, TradewindError
    from tradewind.logbook import Logbook
    from tradewind.table import Table, load, open

__version__ = "0.1.0"

__all__ = [
    "IllegalMove",
    "Logbook",
    "LogbookError",
    "NothingToUndo",
    "Table",
    "TradewindError",
    "load",
    "open",
]

_HOMES = {
    "IllegalMove": "tradewind.kernel.errors",
    "Logbook": "tradewind.logbook",
    "LogbookError": "tradewind.kernel.errors",
    "NothingToUndo": "tradewind.kernel.errors",
    "Table": "tradewind.table",
    "TradewindError": "tradewind.kernel.errors",
    "load": "tradewind.table",
    "open": "tradewind.table",
}


def __getattr__(name: str) -> Any:
    """The public names, each imported when it is first used: a part of the package must not cost the whole."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)
