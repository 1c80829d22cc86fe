"""`tradewind serve`: tables for others; `tradewind` alone: for oneself, in the browser."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from tradewind.kernel.text import Message

OWN_PORT: Final = 8737
FILE: Final = "tradewind.sqlite"


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65535)] = 8080,
    database: Annotated[str | None, typer.Option(metavar="URL")] = None,
    public: Annotated[str, typer.Option(metavar="URL")] = "",
    bots: Annotated[int | None, typer.Option(metavar="N", min=1, max=256)] = None,
    limits: bool = True,
    webhooks_anywhere: Annotated[bool, typer.Option("--webhooks-anywhere")] = False,
    archive_days: Annotated[float, typer.Option(metavar="DAYS", min=0.01)] = 60.0,
    export: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    import_: Annotated[Path | None, typer.Option("--import", metavar="DIR")] = None,
) -> None:
    """Host tables for others, over HTTP and WebSocket."""
    if export is not None or import_ is not None:
        _carry(database or str(_own_file()), export, import_)
        return
    chosen: dict[str, Any] = {
        "host": host,
        "port": port,
        "public": public,
        "webhooks_anywhere": webhooks_anywhere,
        "archive_days": archive_days,
    }
    if bots is not None:
        chosen["bot_processes"] = bots
    if not limits:
        chosen |= {"socket_rate": 0.0, "http_rate": 0.0, "address_rate": 0.0, "login_rate": 0.0}
    _run(database or str(_own_file()), chosen, opens_browser=False)


def alone() -> None:
    """What `tradewind` without a command does: a server for oneself, and the browser at it."""
    _run(str(_own_file()), {"port": _free_port()}, opens_browser=True)


def _run(database: str, chosen: dict[str, Any], opens_browser: bool) -> None:
    """Become the server: what the command line was read with is left behind, which saves the server megabytes."""
    import msgspec

    from tradewind.server.settings import Settings

    settings = msgspec.json.encode(Settings(database=database, opens_browser=opens_browser, **chosen)).decode()
    command = [sys.executable, "-m", "tradewind.server.running", settings]
    sys.stdout.flush()
    if sys.platform == "win32":
        raise typer.Exit(subprocess.run(command, check=False).returncode)
    os.execv(sys.executable, command)


def _carry(database: str, export: Path | None, import_: Path | None) -> None:
    from tradewind.cli.output import language
    from tradewind.kernel.text import catalogue
    from tradewind.server.carrying import export_all, import_all

    say = catalogue(language()).say
    if import_ is not None:
        typer.echo(say(Message("serve-imported", {"games": import_all(database, import_)})))
    if export is not None:
        typer.echo(say(Message("serve-exported", {"games": export_all(database, export)})))


def _own_file() -> Path:
    from platformdirs import user_data_path

    return user_data_path("tradewind") / FILE


def _free_port() -> int:
    """Always the same if it is free, so that the browser knows its cookie; else any."""
    import socket

    for port in (OWN_PORT, 0):
        with socket.socket() as probe:
            if sys.platform != "win32":  # there it would take a port that somebody listens at
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            found: int = probe.getsockname()[1]
            return found
    return OWN_PORT
