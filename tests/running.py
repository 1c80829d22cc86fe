"""How tests run the command."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Callable

Run = Callable[..., subprocess.CompletedProcess[bytes]]


def as_a_terminal_starts_it() -> None:
    """Ctrl-C means something, also where the tests themselves were started with it ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
