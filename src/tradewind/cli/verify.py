"""`tradewind verify`: proof that a finished game was shuffled as promised."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from tradewind import logbook as records
from tradewind.cli.output import Refused, language, print_json, refuse
from tradewind.kernel.chance import commitment as committed
from tradewind.kernel.errors import LogbookError, TradewindError
from tradewind.kernel.text import ENGLISH, Message, catalogue
from tradewind.logbook import FAIR_DIGITS, Logbook
from tradewind.verify import Problem, problems

NOT_PROVEN: Final = 1


def verify(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    commitment: Annotated[str | None, typer.Option(metavar="HEX")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Prove that a finished game was shuffled as promised before its first card."""
    try:
        if commitment is not None and not records.is_hex(commitment, FAIR_DIGITS, FAIR_DIGITS):
            raise LogbookError(Message("error-must-be-commitment"), "--commitment")
        logbook = records.read(file)
        found = problems(logbook, commitment)
    except TradewindError as error:
        raise typer.Exit(refuse(Refused.from_error(error), json)) from None
    _report(logbook, found, json)
    if found:
        raise typer.Exit(NOT_PROVEN)


def _report(logbook: Logbook, found: list[Problem], json: bool) -> None:
    shown = committed(records.secret_of(logbook.seed or ""))
    if json:
        say = catalogue(ENGLISH).say
        wrong = [{"where": problem.where, "why": say(problem.why)} for problem in found]
        print_json({"verified": not found, "commitment": shown, "moves": len(logbook.moves), "problems": wrong})
        return
    say = catalogue(language()).say
    for problem in found:
        typer.echo(f"{problem.where}: {say(problem.why)}")
    summary = {"commitment": shown, "moves": len(logbook.moves)}
    typer.echo(say(Message("verify-failed" if found else "verify-proven", summary)))
