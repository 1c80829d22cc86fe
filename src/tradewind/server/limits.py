"""How much one client may ask for: a bucket that fills steadily and is emptied by asking."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

MOST_BUCKETS: Final = 10_000


class Bucket:
    """Holds `burst` tokens at most and gains `rate` of them a second; a rate of 0 asks nothing."""

    __slots__ = ("burst", "filled", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.filled = time.monotonic()

    def allows(self) -> bool:
        if not self.rate:
            return True
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One for each who asks; the longest unused are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, who: str) -> bool:
        bucket = self._of.pop(who, None) or Bucket(self.rate, self.burst)
        self._of[who] = bucket
        if len(self._of) > MOST_BUCKETS:
            self._of.popitem(last=False)
        return bucket.allows()
