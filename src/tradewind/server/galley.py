"""The process in which bots think: reads questions from its standard input, writes answers to its output."""

from __future__ import annotations

import os
import signal
import sys
from functools import lru_cache
from typing import Any, BinaryIO

import msgspec

from tradewind.kernel import registry
from tradewind.server.crew import HEAD, Answer, Question

_question = msgspec.msgpack.Decoder(Question)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    serve(sys.stdin.buffer, answers)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Until there are no more questions."""
    while len(head := questions.read(HEAD.size)) == HEAD.size:
        said = msgspec.msgpack.encode(_answered(_question.decode(questions.read(HEAD.unpack(head)[0]))))
        answers.write(HEAD.pack(len(said)) + said)
        answers.flush()


def _answered(question: Question) -> Answer:
    from tradewind.bots.players import Seen

    try:
        game = registry.game(question.game)
        template = game.template(question.options)
        state = type(template).from_bytes(question.view)
        seen = Seen(game, question.options, question.seat, state, question.legal)
        packed = msgspec.json.encode(question.options)
        choice = _player(question.bot, question.game, packed, question.seed).choose(seen)
    except Exception as error:
        return Answer("", None, f"{type(error).__name__}: {error}"[:200])
    return Answer(choice.move, choice.sure)


@lru_cache(maxsize=64)
def _player(bot: str, game: str, options: bytes, seed: int) -> Any:
    from tradewind.bots.players import guarded

    return guarded(bot, registry.game(game), msgspec.json.decode(options), seed)


if __name__ == "__main__":
    main()
