"""Proof, from a finished logbook, that the shuffle is the one committed to before the first card.

The seed must give the commitment; played again from that seed alone, every move must be legal, every outcome written
down must be the one that comes, and the result must be the one claimed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from tradewind import logbook as records
from tradewind.kernel.chance import EVERYBODY, Outcome, commitment
from tradewind.kernel.errors import IllegalMove, LogbookError
from tradewind.kernel.text import Message
from tradewind.logbook import Logbook
from tradewind.table import Table


@dataclass(frozen=True)
class Problem:
    """Something in a logbook that does not belong to the game that was committed to."""

    where: str  # seed, commitment, chance.deck[5], moves[6], result.scores …
    why: Message


def problems(logbook: Logbook, noted: str | None = None) -> list[Problem]:
    """What is wrong with a finished game; `noted` is the commitment a player wrote down before it began."""
    if logbook.seed is None:
        raise LogbookError(Message("verify-no-seed"), "seed")
    found = _commitment_problems(logbook, logbook.seed, noted)
    table = Table(msgspec.structs.replace(logbook, chance=None))
    wrong = _first_difference(table, logbook)
    if wrong:
        return [*found, wrong]
    if not table.over:
        raise LogbookError(Message("verify-unfinished", {"moves": len(logbook.moves)}), "moves")
    return found + _result_problems(table, logbook.result)


def _commitment_problems(logbook: Logbook, seed: str, noted: str | None) -> list[Problem]:
    """Who is at fault when seed, commitment and the player's note do not agree."""
    if not records.is_fair(seed):
        return [Problem("seed", Message("verify-guessable"))]
    promised = logbook.commitment.lower() if logbook.commitment else None
    found = []
    if noted and promised and promised != noted.lower():
        found.append(Problem("commitment", Message("verify-other-commitment")))
    expected = (noted or promised or "").lower()
    if not expected:
        found.append(Problem("commitment", Message("verify-no-commitment")))
    elif commitment(records.secret_of(seed)) != expected:
        found.append(Problem("seed", Message("verify-other-seed")))
    return found


def _first_difference(table: Table, logbook: Logbook) -> Problem | None:
    """Play the moves on what the seed gives, until one of them, or an outcome written down, does not fit."""
    refused = None
    for place, text in enumerate(logbook.moves):
        try:
            table.perform(text)
        except IllegalMove as illegal:
            refused = Problem(f"moves[{place}]", Message("verify-move", {"at": str(illegal.at), "why": illegal.why}))
            break
    return _other_outcome(table, table.game.script(logbook.chance or {}, table.options)) or refused


def _other_outcome(table: Table, script: Mapping[int, Sequence[int]]) -> Problem | None:
    """The first outcome that is not the one written down for it. All of them came before a refused move."""
    came: Counter[int] = Counter()
    for outcome in table.desk.outcomes:
        place = came[outcome.source]
        came[outcome.source] += 1
        written = script.get(outcome.source, ())
        if place < len(written) and written[place] != outcome.value:
            said = Outcome(outcome.source, written[place], EVERYBODY)
            texts = {"given": str(table.game.outcome_text(said)), "came": str(table.game.outcome_text(outcome))}
            return Problem(
                f"chance.{table.game.sources[outcome.source].name}[{place}]", Message("verify-outcome", texts)
            )
    return None


def _result_problems(table: Table, claimed: dict[str, Any] | None) -> list[Problem]:
    real = {"scores": table.scores, "winners": table.winners}
    if claimed is None:
        return [Problem("result", Message("verify-no-result"))]
    return [
        Problem(f"result.{key}", Message("verify-result", {"real": msgspec.json.encode(value).decode()}))
        for key, value in real.items()
        if claimed.get(key) != value
    ]
