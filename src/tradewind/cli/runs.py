"""What runs of many games share: a seed, a progress bar, and paper to draw on."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from tradewind.fleet.voyage import SEEDS
from tradewind.kernel.errors import LogbookError
from tradewind.kernel.text import Catalogue, Message

SEA: Final = "#2b7a83"
INK: Final = "#22201c"
PAPER: Final = "#f4ead5"

_T = TypeVar("_T")


def seed_of_run(given: str | None) -> int:
    """The seed of a run; its games have this and the following ones."""
    if given is None:
        return secrets.randbelow(SEEDS // 2)
    try:
        seed = int(given, 16)
    except ValueError:
        seed = -1
    if not 0 <= seed < SEEDS:
        raise LogbookError(Message("simulate-seed"), "--seed")
    return seed


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def with_progress(pieces: Iterable[tuple[int, _T]], games: int, texts: Catalogue) -> Iterator[_T]:
    """The pieces of a run as they come, each with how many games it is, and a bar that shows how far it got."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    label = texts.say(Message("simulate-progress"))
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)
        for count, piece in pieces:
            progress.advance(task, count)
            yield piece


@contextmanager
def drawing(path: Path, width: float, height: float) -> Iterator[Any]:
    """Axes on a sheet that is written to the file."""
    try:
        import matplotlib
    except ImportError as error:
        raise LogbookError(Message("simulate-no-plot"), "--plot") from error
    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(width, height), facecolor=PAPER)
    axes.set_facecolor(PAPER)
    axes.spines[["top", "right"]].set_visible(False)
    yield axes
    figure.tight_layout()
    try:
        figure.savefig(path, dpi=120)
    except (OSError, ValueError) as error:
        raise LogbookError(Message("error-unwritable"), str(path)) from error
    finally:
        pyplot.close(figure)
