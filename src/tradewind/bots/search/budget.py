"""How long a search may think: playouts, milliseconds, or whichever is used up first."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

DEFAULT: Final = "200ms"
_TEXT: Final = re.compile(r"(?P<amount>\d{1,7})(?P<unit>ms|s|)(?:x(?P<cores>\d{1,2}))?")


@dataclass(frozen=True)
class Budget:
    """0 playouts or 0 milliseconds: as many as the other allows."""

    playouts: int = 0
    milliseconds: int = 0
    cores: int = 1  # threads, each with a tree of its own


def budget(text: str) -> Budget | None:
    """`200ms`, `2s`, `5000` (playouts), each with `x2` for two cores; None if it is none of these."""
    found = _TEXT.fullmatch(text or DEFAULT)
    if not found or not int(found["amount"]) or found["cores"] == "0":
        return None
    amount, cores = int(found["amount"]), int(found["cores"] or 1)
    if found["unit"] == "":
        return Budget(playouts=amount, cores=cores)
    return Budget(milliseconds=amount * (1000 if found["unit"] == "s" else 1), cores=cores)
