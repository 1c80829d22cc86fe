"""What the server counts, as Prometheus reads it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tradewind.server.harbour import Harbour

LIMITS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How long something took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(LIMITS) + 1)
        self.sum = 0.0

    def note(self, seconds: float) -> None:
        self.sum += seconds
        for place, limit in enumerate(LIMITS):
            if seconds <= limit:
                self.counts[place] += 1
                return
        self.counts[-1] += 1

    def lines(self, name: str) -> list[str]:
        total, lines = 0, [f"# TYPE {name} histogram"]
        for limit, count in zip([*map(str, LIMITS), "+Inf"], self.counts, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{limit}"}} {total}')
        return [*lines, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """Counters, read at /metrics."""

    def __init__(self) -> None:
        self.messages = 0  # that clients sent
        self.frames = 0  # that were sent to clients
        self.entries: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.requests: Counter[tuple[str, int]] = Counter()
        self.bot_moves: Counter[str] = Counter()
        self.bot_failures = 0
        self.notices: Counter[str] = Counter()
        self.written = Histogram()  # from a change to its being on the disk

    def refused(self, code: str) -> None:
        self.refusals[code] += 1

    def text(self, harbour: Harbour) -> str:
        sockets = sum(len(clients) for room in harbour.rooms.values() for clients in room.clients.values())
        lines = [
            *_one("tradewind_messages_total", "counter", self.messages),
            *_one("tradewind_frames_total", "counter", self.frames),
            *_one("tradewind_commits_total", "counter", harbour.store.writer.commits),
            *_one("tradewind_tables_in_memory", "gauge", len(harbour.rooms)),
            *_one("tradewind_sockets", "gauge", sockets),
            *_one("tradewind_bot_failures_total", "counter", self.bot_failures),
            *_many("tradewind_entries_total", "kind", self.entries),
            *_many("tradewind_refusals_total", "code", self.refusals),
            *_many("tradewind_bot_moves_total", "bot", self.bot_moves),
            *_many("tradewind_notices_total", "result", self.notices),
            "# TYPE tradewind_requests_total counter",
            *(f'tradewind_requests_total{{method="{method}",status="{status}"}} {count}'
              for (method, status), count in sorted(self.requests.items())),
            *self.written.lines("tradewind_write_seconds"),
        ]  # fmt: skip
        return "\n".join(lines) + "\n"


def _one(name: str, kind: str, value: int) -> list[str]:
    return [f"# TYPE {name} {kind}", f"{name} {value}"]


def _many(name: str, label: str, values: Counter[str]) -> list[str]:
    lines = [f'{name}{{{label}="{_escaped(key)}"}} {value}' for key, value in sorted(values.items())]
    return [f"# TYPE {name} counter", *lines]


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
