"""`tradewind`: the commands, each imported only when it is the one that runs."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from tradewind import __version__
from tradewind.cli.helping import Command, Group, misused, unknown_command
from tradewind.cli.output import Refused, refuse
from tradewind.kernel.errors import TradewindError
from tradewind.kernel.text import Message

PIPE_CLOSED: Final = 141
TYPER_INTERRUPTED: Final = 130  # how Typer says that somebody pressed Ctrl-C
OUR_FAULT: Final = 70
TRACEBACK: Final = "TRADEWIND_TRACEBACK"  # set it to see where a mistake of ours comes from

# Each is a function of its own name in a module of its own name.
COMMANDS: Final = ("games", "serve", "play", "replay", "verify", "simulate", "arena", "bench")

_usage_error: type[Exception] = typer.BadParameter.__bases__[0]  # Typer's own, wherever it keeps it


def application(wanted: str) -> typer.Typer:
    """The command line with one command ready to run; of the others only the names are known."""
    app = typer.Typer(cls=Group, add_completion=False, context_settings={"help_option_names": ["-h", "--help"]})
    app.callback()(_about)
    for name in COMMANDS:
        app.command(name, cls=Command)(_command(name) if name == wanted else _unopened)
    return app


def _command(name: str) -> Any:
    return getattr(import_module(f"tradewind.cli.{name}"), name)


def _unopened() -> None:
    """A command that is only listed."""


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tradewind {__version__}")
        raise typer.Exit


def _about(
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_version)] = False,
) -> None:
    """Tradewind plays pirate board games exactly by their rules."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and leave with its exit status; nobody sees a traceback for what they typed or handed in."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        status = _run(given)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = PIPE_CLOSED
    sys.exit(status)


def _interrupted(for_programs: bool) -> int:
    return refuse(Refused(Message("error-interrupted"), "keyboard"), for_programs)


def _run(given: list[str]) -> int:
    wanted = next((word for word in given if not word.startswith("-")), "")
    for_programs = not {"--json", "--trace", "--rounds"}.isdisjoint(given)
    try:
        if not given:
            import_module("tradewind.cli.serve").alone()
            return 0
        if wanted and wanted not in COMMANDS:
            return refuse(unknown_command(wanted, COMMANDS), for_programs)
        status = application(wanted)(given, prog_name="tradewind", standalone_mode=False) or 0
        return _interrupted(for_programs) if status == TYPER_INTERRUPTED else status
    except _usage_error as error:
        return refuse(misused(error, given), for_programs)
    except TradewindError as error:
        return refuse(Refused.from_error(error), for_programs)
    except (KeyboardInterrupt, typer.Abort):
        return _interrupted(for_programs)
    except BrokenPipeError:
        raise
    except Exception as error:
        if TRACEBACK in os.environ:
            raise
        refuse(_our_fault(error), for_programs)
        return OUR_FAULT


def _our_fault(error: Exception) -> Refused:
    """A mistake of ours, with the place where it happened, for a report."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    told = {"error": type(error).__name__, "variable": TRACEBACK}
    return Refused(Message("error-ours", told), f"{Path(frame.filename).name}:{frame.lineno}")


if __name__ == "__main__":
    main()
