"""One person at a table in the terminal: everything shown is made from that seat's view."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from tradewind import logbook as records
from tradewind.bots.levels import LEVELS, shortsighted
from tradewind.bots.players import BotFailed, Guarded, guarded, look, relief
from tradewind.cli.output import console
from tradewind.cli.play import PERSON
from tradewind.kernel.errors import TradewindError
from tradewind.kernel.game import Odds, knows
from tradewind.kernel.rulebook import rule_text
from tradewind.kernel.text import Catalogue, Message, catalogue, player_at
from tradewind.kernel.view import NO_SEAT, mask
from tradewind.table import Table

CHANCE_BITS: Final = 60


class Sitting:
    """Shows the table, asks the person, lets the bots move, and keeps the game after every move."""

    def __init__(self, table: Table, bots: Mapping[int, str], file: Path, language: str) -> None:
        self.table = table
        self.bots = bots
        self.file = file
        self.language = language
        self.seat = next(seat for seat in range(1, table.seats + 1) if seat not in bots)
        self.console = console()
        names = {seat: name for seat, name in table.called.items() if name != PERSON}
        self.words = partial(catalogue(language).say, names=names | self._ranks(catalogue(language)))
        self._shown: list[str] | None = None  # the moves made when the table was last drawn
        self._secretive = 0  # who made the last move, if it was a secret one: said once, however many there are
        self._sure: dict[int, list[int]] = {}  # what bots that say so thought of their chances, in percent
        self._seated = {seat: self._player(name) for seat, name in bots.items()}

    def _ranks(self, texts: Catalogue) -> dict[int, str]:
        """Bots of a level go by its name in the person's language, with their seat if several have it."""
        seats = {seat: name for seat, name in self.bots.items() if name in LEVELS}
        told = {seat: texts.say(Message(f"level-{name}")) for seat, name in seats.items()}
        several = [name for name in told.values() if list(told.values()).count(name) > 1]
        return {seat: f"{name} {seat}" if name in several else name for seat, name in told.items()}

    def run(self) -> None:
        """Until the game is over, or the person leaves; either way nothing is lost."""
        self._save()
        self._say("play-welcome", seat=self.seat, file=str(self.file))
        if self.table.commitment:
            self._say("play-commitment", commitment=self.table.commitment)
        if set(shortsighted()).intersection(self.bots.values()):
            self._say("page-shortsighted")
        try:
            while not self.table.over and self._step():
                pass
        except KeyboardInterrupt:
            self._leave()
            raise
        if self.table.over:
            self._finish()
        else:
            self._leave()

    def _step(self) -> bool:
        """One move of whoever is asked, the person first. False: the person wants to leave."""
        asked = self.table.waiting
        if self.seat in asked:
            return self._ask()
        self._play(asked[0], self._bot_move(asked[0]))
        return True

    def _ask(self) -> bool:
        """Show the table and the menu until a move is made."""
        moves = self.table.legal(self.seat)
        if self._shown != self.table.moves:
            self._show(moves)
        try:
            said = input(self.words(Message("play-prompt")) + " ").strip()
        except EOFError:
            self.console.print()
            return False
        return self._obey(said, moves)

    def _obey(self, said: str, moves: list[str]) -> bool:
        word, _, rest = said.partition(" ")
        if word == "quit":
            return False
        if word == "undo":
            self._undo()
        elif word == "why" and rest:
            self._why(rest.strip(), moves)
        elif word == "rule" and rest:
            self._rule(rest.strip().upper())
        elif word == "save":
            self._save()
            self._say("play-saved", file=str(self.file))
        elif word in ("help", "?", ""):
            self._say("play-help")
        else:
            self._try(_chosen(said, moves))
        return True

    def _try(self, text: str) -> None:
        try:
            self._play(self.seat, text)
        except TradewindError as error:
            self._say("play-refused", why=error.why)

    def _play(self, seat: int, text: str) -> None:
        """Make a move, keep the game, and tell what the person may know of it."""
        table, viewer = self.table, self.seat - 1
        before, used = table.seen(self.seat), len(table.desk.outcomes)
        hidden = seat != self.seat and table.game.veiled(table.state, seat - 1, text) != text
        table.play(text, seat)
        self._save()
        move = table.game.moves.number(text)
        outcomes = [outcome for outcome in table.desk.outcomes[used:] if knows(outcome, viewer)]
        told = table.game.narrate(before, seat - 1, move, table.seen(self.seat), outcomes)
        if hidden and not told and self._secretive != seat:
            self._say("play-hidden", player=player_at(seat - 1))
        self._secretive = seat if hidden and not told else 0
        for message in told:
            self._print("  " + self.words(message))

    def _bot_move(self, seat: int) -> str:
        """What a bot does; all it gets is its own view and its list of moves. One that fails is replaced."""
        seen = look(self.table.game, self.table.options, self.table.state, seat)
        try:
            choice = self._seated[seat].choose(seen)
        except BotFailed as failed:
            self._say("play-relieved", player=player_at(seat - 1), why=failed.why)
            self._seated[seat] = self._player(relief(self.table.game))
            choice = self._seated[seat].choose(seen)
        if choice.sure is not None and self.bots[seat] not in LEVELS[:-1]:
            self._sure.setdefault(seat, []).append(round(100 * choice.sure))
            if self._open_handed:
                self._say("play-sure", player=player_at(seat - 1), percent=self._sure[seat][-1])
        return choice.move

    def _player(self, name: str) -> Guarded:
        seed = secrets.randbits(CHANCE_BITS)  # the bots' own chance: they neither see nor stir the game's
        return guarded(name, self.table.game, self.table.options, seed, cores=os.cpu_count() or 1)

    @property
    def _open_handed(self) -> bool:
        """Whether nobody knows what others do not: then a bot may say how sure it is without giving anything away."""
        kind: Any = type(self.table.state)
        return mask(kind, self.seat - 1) == mask(kind, NO_SEAT)

    def _undo(self) -> None:
        """Back to the person's last decision; what others did since goes back with it."""
        own = [place for place, text in enumerate(self.table.moves) if text.startswith(f"{self.seat} ")]
        try:
            self.table.undo(len(self.table.moves) - own[-1] if own else 0)
        except TradewindError as error:
            self._say("play-refused", why=error.why)
            return
        self._save()
        self._say("play-undone")

    def _why(self, text: str, moves: list[str]) -> None:
        verdict = self.table.why(_chosen(text, moves), self.seat)
        key = "play-why-allowed" if verdict.allowed else "play-why-refused"
        self._say(key, rule=verdict.rule or "–", why=verdict.why)

    def _rule(self, number: str) -> None:
        text = rule_text(self.table.game.folder, number, self.language)
        self._say("play-rule" if text else "play-no-rule", rule=number[:80], text=text or "")

    def _show(self, moves: list[str]) -> None:
        self._shown = list(self.table.moves)
        game, seen = self.table.game, self.table.seen(self.seat)
        self.console.print()
        self.console.print(game.picture(seen, self.seat - 1, self.words))
        odds = self.table.odds(self.seat)
        for chance in odds:
            if chance.move not in moves:
                self._print(self._percent(chance))
        for number, text in enumerate(moves, 1):
            beside = [self._percent(chance) for chance in odds if chance.move == text]
            words = self.words(game.move_words(game.moves.number(text)))
            self._print(f"{number:>3}  {words}" + (f"  ({', '.join(beside)})" if beside else ""))

    def _percent(self, odds: Odds) -> str:
        return self.words(Message("play-odds", {"what": odds.what, "percent": round(100 * odds.chance)}))

    def _finish(self) -> None:
        table = self.table
        self.console.print()
        self.console.print(table.game.picture(table.seen(self.seat), self.seat - 1, self.words))
        for seat, score in sorted((table.scores or {}).items(), key=lambda entry: -entry[1]):
            self._say("play-score", player=table.game.scorer(int(seat)), score=score)
            self._reckon((table.reckonings or {}).get(seat, []))
        winners = ", ".join(self.words(table.game.scorer(seat)) for seat in table.winners)
        self._say("play-winners" if winners else "play-no-winner", players=winners)
        if not self._open_handed:
            for bot, sure in self._sure.items():
                self._say("play-was-sure", player=player_at(bot - 1), first=sure[0], last=sure[-1])
        self._say("play-verify" if table.fair else "play-saved", file=str(self.file))

    def _reckon(self, parts: list[tuple[Message, int]]) -> None:
        """What a score came from, as far as it is something."""
        said = [self.words(Message("play-part", {"what": what, "points": points})) for what, points in parts if points]
        if said:
            self._print("  " + " · ".join(said))

    def _leave(self) -> None:
        self._say("play-resume", file=str(self.file))

    def _save(self) -> None:
        records.write(self.table.logbook(), self.file)

    def _say(self, key: str, **arguments: Any) -> None:
        self._print(self.words(Message(key, arguments)))

    def _print(self, line: str) -> None:
        self.console.print(line, soft_wrap=True)


def _chosen(said: str, moves: list[str]) -> str:
    """A number of the menu, or a move's own text."""
    return moves[int(said) - 1] if said.isdecimal() and len(said) < 6 and 1 <= int(said) <= len(moves) else said
