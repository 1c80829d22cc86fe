"""Who made each move of a table, packed: a table with thousands of moves costs little."""

from __future__ import annotations

from array import array


class Made:
    """Who made each move, whether in secret, and by which entry: a number for each."""

    __slots__ = ("_moves",)

    def __init__(self) -> None:
        self._moves = array("q")

    def note(self, seat: int, secret: bool, entry: int) -> None:
        self._moves.append((entry << 16) + (seat << 1) + secret)

    def forget(self, left: int) -> None:
        del self._moves[left:]

    def seat(self, place: int) -> int:
        return (self._moves[place] & 0xFFFF) >> 1

    def entry(self, place: int) -> int:
        return self._moves[place] >> 16

    def only_secret(self, since: int, seat: int) -> bool:
        """Whether from there on others alone have moved, and only in secret."""
        return all(self._moves[place] & 1 and self.seat(place) != seat for place in range(since, len(self._moves)))
