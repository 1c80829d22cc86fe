"""The process in which a bot from outside thinks, started by `outside`; it is given the process that asks."""

from __future__ import annotations

import faulthandler
import importlib.util
import os
import random
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

from tradewind.bots.outside import GROUP, Answer, Hello, Question, end_with_all, read, write
from tradewind.bots.players import LONGEST_QUOTE, Choice, Seen
from tradewind.kernel import registry

CHOOSE: Final = "choose"
WATCH: Final = 1.0  # seconds between two looks at whether anybody is still asking
LONGEST_MOVE: Final = 1000
NOWHERE: Final = os.open(os.devnull, os.O_WRONLY)


def main() -> None:
    """Load the bot, then answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for who asks, who ends this process
    threading.Thread(target=_leave_with, args=(int(sys.argv[1]),), daemon=True).start()
    _go_first()
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # what the bot reads is no question,
    os.dup2(2, 1)  # and what it prints is no answer
    hello = msgspec.msgpack.decode(read(asked), type=Hello)
    game = registry.game(hello.game)
    kind = type(game.template(hello.options))
    try:
        with _watched(hello.seconds):
            choose = _bot(hello)
    except BaseException as error:
        write(answers, _crash(error, hello.file))
        return
    write(answers, Answer())
    while packed := read(asked):
        given = msgspec.msgpack.decode(packed, type=Question)
        seen = Seen(game, hello.options, given.seat, kind.from_bytes(given.state), given.legal)
        random.seed(seen.seed(given.seed))
        with _watched(given.seconds):
            answer = _answer(choose, seen, hello.file)
        write(answers, answer)


def _answer(choose: Callable[[Seen], Any], seen: Seen, file: str) -> Answer:
    try:
        answer = _understood(choose(seen))
        msgspec.msgpack.encode(answer)
    except BaseException as error:
        return _crash(error, file)
    return answer


def _understood(said: Any) -> Answer:
    """A move's text, or a Choice. What is neither is passed on as it looks, for the complaint about it."""
    if isinstance(said, Choice) and isinstance(said.move, str):
        sure = None if said.sure is None else float(said.sure)
        return Answer(said.move[:LONGEST_MOVE], sure, int(said.playouts))
    return Answer(said[:LONGEST_MOVE] if isinstance(said, str) else repr(said)[:LONGEST_QUOTE])


def _crash(error: BaseException, file: str) -> Answer:
    """What went wrong, and on which line of the bot's file."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    if isinstance(error, SyntaxError) and error.filename == file:
        lines = [error.lineno]
    where = f" ({Path(file).name}:{lines[-1]})" if lines else ""
    return Answer(crashed=f"{type(error).__name__}: {error}"[:LONGEST_QUOTE] + where)


def _bot(hello: Hello) -> Callable[[Seen], Any]:
    thing = _in_file(Path(hello.file), hello.thing) if hello.file else _installed(hello.thing)
    if isinstance(thing, type):
        thing = thing()
    choose: Callable[[Seen], Any] = getattr(thing, CHOOSE, thing)
    if not callable(choose):
        raise TypeError(f"{hello.thing} is neither a function nor a class with “{CHOOSE}”")
    return choose


def _installed(name: str) -> Any:
    from importlib.metadata import entry_points

    return next(iter(entry_points(group=GROUP, name=name))).load()


def _in_file(file: Path, thing: str) -> Any:
    """What is named, or the function `choose`, or the only class that can choose."""
    module = _opened(file)
    if thing or hasattr(module, CHOOSE):
        return getattr(module, thing or CHOOSE)
    own = [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__]
    able = [each for each in own if hasattr(each, CHOOSE)]
    if len(able) != 1:
        raise AttributeError(f"there must be a function “{CHOOSE}” or one class that has it")
    return able[0]


def _opened(file: Path) -> ModuleType:
    sys.path.insert(0, str(file.parent))  # a bot may bring modules of its own
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[file.stem] = module
    spec.loader.exec_module(module)
    return module


def _leave_with(who_asks: int) -> None:
    """A bot that thinks for ever must not outlive the game, were it over before the bot was even there."""
    while os.getppid() == who_asks:
        time.sleep(WATCH)
    end_with_all(os.getpid())


@contextmanager
def _watched(seconds: float) -> Iterator[None]:
    """A bot lost in a call that never returns stops every thread of Python; this watch is none, and ends it too."""
    faulthandler.dump_traceback_later(seconds + WATCH, exit=True, file=NOWHERE)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


def _go_first() -> None:
    """Where memory runs out, a bot is ended rather than the game."""
    with suppress(OSError):  # only Linux asks
        Path("/proc/self/oom_score_adj").write_text("1000")


if __name__ == "__main__":
    main()
