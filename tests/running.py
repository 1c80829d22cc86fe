"""How tests run the command."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

Run = Callable[..., subprocess.CompletedProcess[bytes]]


def as_a_terminal_starts_it() -> None:
    """Ctrl-C means something, also where the tests themselves were started with it ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def is_there(process: str) -> bool:
    """Whether a process is still doing something."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
