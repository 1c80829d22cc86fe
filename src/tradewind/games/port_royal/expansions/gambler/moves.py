"""The gambler's one move."""

from typing import Final

TEXTS: Final = ("gamble",)
