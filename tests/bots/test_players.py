"""Players: what they are given, how they are named, and what happens to those who misbehave."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from running import is_there
from tradewind.bots import players
from tradewind.bots.outside import OutsidePlayer
from tradewind.bots.players import BotFailed, Choice, Guarded, Seen, look
from tradewind.kernel import registry
from tradewind.kernel.chance import Chance, seed_simulation
from tradewind.kernel.errors import LogbookError

PORT_ROYAL = registry.game("port-royal")
TWO = PORT_ROYAL.options({"players": 2})
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"

MISBEHAVING = {
    "crash": ("def choose(seen):\n    return 1 / 0", "It crashed: ZeroDivisionError: division by zero (bot.py:2)"),
    "leave": ("import sys\ndef choose(seen):\n    sys.exit(3)", "It crashed: SystemExit: 3 (bot.py:3)"),
    "vanish": ("import os\ndef choose(seen):\n    os._exit(0)", "Its process ended without an answer."),
    "hang": ("def choose(seen):\n    while True: pass", "It did not answer within 1 s."),
    "sleep": ("import time\ndef choose(seen):\n    time.sleep(60)", "It did not answer within 1 s."),
    "illegal": ("def choose(seen):\n    return 'repel'", "“repel” is no legal move."),
    "number": ("def choose(seen):\n    return 7", "“7” is no legal move."),
    "nothing": ("def choose(seen):\n    pass", "“None” is no legal move."),
    "surrogate": ("def choose(seen):\n    return '\\ud800'", "It crashed: UnicodeEncodeError"),
    "endless": ("def choose(seen):\n    return 'draw' * 10**7", "is no legal move."),
    "syntax": ("def choose(seen:\n    return 1", "It crashed: SyntaxError: '(' was never closed"),
    "import": ("import no_such_module", "It crashed: ModuleNotFoundError: No module named 'no_such_module'"),
    "empty": ("", "there must be a function “choose” or one class that has it"),
    "hang at once": ("while True: pass", "It did not answer within 1 s."),
    "choice": (
        "from tradewind.bots.players import Choice\ndef choose(seen):\n    return Choice('draw', sure='very')",
        "It crashed: ValueError: could not convert string to float",
    ),
}


def dealt(seed: int = 5) -> Any:
    state = PORT_ROYAL.template(TWO)
    seed_simulation(state.chance, seed)
    PORT_ROYAL.engine.start(state)
    return state


def first_decision() -> Seen:
    return look(PORT_ROYAL, TWO, dealt(), 1)


@pytest.fixture
def bot(tmp_path: Path) -> Callable[[str], str]:
    def bot(source: str) -> str:
        file = tmp_path / "bot.py"
        file.write_text(source, encoding="utf-8")
        return str(file)

    return bot


def play_through(names: list[str], seed: int = 5) -> Any:
    state, seated = dealt(seed), [players.guarded(name, PORT_ROYAL, TWO, 3) for name in names]
    while not PORT_ROYAL.over(state):
        seat = PORT_ROYAL.engine.actor(state)
        choice = seated[seat].choose(look(PORT_ROYAL, TWO, state, seat + 1))
        PORT_ROYAL.engine.apply(state, seat, PORT_ROYAL.moves.numbers[choice.move])
    return state


def test_a_player_sees_what_the_contract_shows_its_seat() -> None:
    seen = first_decision()
    assert seen.legal == ["draw"]
    assert seen.view["players"][0]["coins"] == 3
    assert seen.moves.cards[: seen.moves.size] == [PORT_ROYAL.moves.number("draw")]
    assert seen.state.deck.cards == [0] * len(seen.state.deck.cards), "the deck's faces must not reach a player"
    chance = seen.state.chance
    assert (chance.low, chance.high, chance.desk) == (0, 0, None), "nor what the next card comes from"


def test_what_is_hidden_changes_no_choice() -> None:
    """Two deals that look the same to the seat: the same chance, the same choice."""
    for name in ("random", "sailor"):
        one, other = dealt(5), dealt(6)
        asked = players.player(name, PORT_ROYAL, TWO, 3)
        assert look(PORT_ROYAL, TWO, one, 1).state == look(PORT_ROYAL, TWO, other, 1).state
        assert one != other
        assert asked.choose(look(PORT_ROYAL, TWO, one, 1)) == asked.choose(look(PORT_ROYAL, TWO, other, 1))


def test_the_same_seed_plays_the_same_game() -> None:
    assert play_through(["random", "sailor"]) == play_through(["random", "sailor"])


def test_chance_of_another_seed_or_seat_is_another() -> None:
    seen = first_decision()
    others = Seen(seen.game, seen.options, 2, seen.state, seen.legal)
    assert len({seen.seed(1), seen.seed(2), others.seed(1)}) == 3
    assert isinstance(seen.chance(1), Chance)


def test_an_unknown_name_is_told_who_there_is() -> None:
    with pytest.raises(LogbookError, match=r"called “parrot” for this game\. There are: random, sailor"):
        players.player("parrot", PORT_ROYAL, TWO, 1)


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(LogbookError, match="There is no such file"):
        players.player("nowhere/parrot.py", PORT_ROYAL, TWO, 1)


def test_the_bot_in_ten_lines_plays_a_game_and_beats_dice() -> None:
    example = str(EXAMPLES / "trader.py")
    assert len((EXAMPLES / "trader.py").read_text().strip().splitlines()) <= 13
    won = [PORT_ROYAL.winners(play_through([example, "random"], seed)) for seed in range(5)]
    assert won.count([1]) >= 4, "the bot in ten lines loses against dice"


@pytest.mark.parametrize("kind", MISBEHAVING)
def test_a_bot_that_misbehaves_is_named_with_what_it_did(bot: Callable[[str], str], kind: str) -> None:
    source, expected = MISBEHAVING[kind]
    name = bot(source)
    outsider = OutsidePlayer(name, PORT_ROYAL, TWO, 1, limit=1, start=1 if kind == "hang at once" else 60)
    began = time.monotonic()
    with pytest.raises(BotFailed) as failure:
        Guarded(name, outsider).choose(first_decision())
    assert expected in str(failure.value)
    assert (failure.value.name, failure.value.seat) == (name, 1)
    assert len(str(failure.value)) < 300, "what a bot says when it fails is kept short"
    assert time.monotonic() - began < 30


def test_a_bot_that_failed_once_may_be_asked_again(bot: Callable[[str], str], tmp_path: Path) -> None:
    mark = tmp_path / "been-here"
    source = f"from pathlib import Path\ndef choose(seen):\n    m = Path({str(mark)!r})\n"
    for failing, why in (("raise KeyError('once')", "once"), ("import os; os._exit(1)", "ended")):
        mark.unlink(missing_ok=True)
        name = bot(source + f"    if not m.exists():\n        m.touch()\n        {failing}\n    return 'draw'")
        guarded = players.guarded(name, PORT_ROYAL, TWO, 1)
        with pytest.raises(BotFailed, match=why):
            guarded.choose(first_decision())
        assert guarded.choose(first_decision()) == Choice("draw")


def test_a_bot_may_print_and_read_without_disturbing_the_game(bot: Callable[[str], str]) -> None:
    source = "import os, sys\ndef choose(seen):\n    print('ahoy'); os.write(1, b'x' * 100)\n"
    name = bot(source + "    assert sys.stdin.read() == ''\n    return seen.legal[0]")
    assert players.guarded(name, PORT_ROYAL, TWO, 1).choose(first_decision()).move == "draw"


def test_a_bot_from_a_file_gets_its_view_and_nothing_else(bot: Callable[[str], str]) -> None:
    """It answers with all it can find of the deck and of the seed."""
    source = "import gc\nfrom tradewind.bots.players import Choice\ndef choose(seen):\n    s = seen.state\n"
    name = bot(source + "    return repr((sum(s.deck.cards), s.chance.high, s.chance.key, sorted(vars(seen))))")
    with pytest.raises(BotFailed) as failure:
        players.guarded(name, PORT_ROYAL, TWO, 1).choose(first_decision())
    known = "(0, 0, [0, 0, 0, 0, 0, 0, 0, 0], ['game', 'legal', 'options', 'seat', 'state'])"
    assert known[:70] in str(failure.value)


@pytest.mark.parametrize("thing", ["", ":Careful"])
def test_a_class_with_choose_is_a_bot(bot: Callable[[str], str], thing: str) -> None:
    source = "class Careful:\n    def choose(self, seen):\n        return seen.legal[0]\n"
    assert players.guarded(bot(source) + thing, PORT_ROYAL, TWO, 1).choose(first_decision()) == Choice("draw")


def test_a_bot_says_how_sure_it_is(bot: Callable[[str], str]) -> None:
    source = "from tradewind.bots.players import Choice\ndef choose(seen):\n    return Choice('draw', {}, 12)"
    for said, meant in (("0.25", 0.25), ("7", None), ("float('nan')", None)):
        name = bot(source.format(said))
        assert players.guarded(name, PORT_ROYAL, TWO, 1).choose(first_decision()) == Choice("draw", meant, 12)


def test_python_s_own_chance_is_seeded_for_every_decision(bot: Callable[[str], str]) -> None:
    name = bot("import random\ndef choose(seen):\n    return str(random.random())")

    def said(seed: int) -> str:
        with pytest.raises(BotFailed) as failure:
            players.guarded(name, PORT_ROYAL, TWO, seed).choose(first_decision())
        return str(failure.value)

    assert said(1) == said(1) != said(2)


def test_what_a_bot_started_ends_with_it(bot: Callable[[str], str], tmp_path: Path) -> None:
    mark = tmp_path / "pid"
    starts = f"    open({str(mark)!r}, 'w').write(str(subprocess.Popen(['sleep', '600']).pid))\n"
    name = bot("import subprocess\ndef choose(seen):\n" + starts + "    return 'draw'")
    outsider = OutsidePlayer(name, PORT_ROYAL, TWO, 1)
    assert outsider.choose(first_decision()).move == "draw"
    outsider.close()
    until = time.monotonic() + 30
    while time.monotonic() < until and is_there(mark.read_text()):
        time.sleep(0.1)
    assert not is_there(mark.read_text()), "what it started goes on without it"


def test_a_bot_leaves_if_who_asks_was_gone_before_it_came() -> None:
    somebody_else = str(os.getppid())
    command = [sys.executable, "-P", "-m", "tradewind.bots.visiting", somebody_else]
    with subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True) as waiting_for_a_question:
        try:
            assert waiting_for_a_question.wait(timeout=30) != 0
        finally:
            waiting_for_a_question.kill()


@pytest.mark.parametrize("lost", ["while 1: pass", "re.match('(a+)+$', 'a' * 60 + 'b')"])
def test_a_bot_that_thinks_for_ever_does_not_outlive_who_asked(
    bot: Callable[[str], str], tmp_path: Path, lost: str
) -> None:
    mark = tmp_path / "pid"
    name = bot(f"import os, re\ndef choose(seen):\n    open({str(mark)!r}, 'w').write(str(os.getpid()))\n    {lost}")
    asker = "; ".join(
        (
            f"import sys; sys.path[:] = {sys.path!r}",
            "from test_players import *",
            f"players.guarded({name!r}, PORT_ROYAL, TWO, 1, limit=5).choose(first_decision())",
        )
    )
    here = os.environ | {"PYTHONPATH": str(Path(__file__).parent)}
    asking = subprocess.Popen([sys.executable, "-c", asker], env=here)
    until = time.monotonic() + 60
    while not (mark.exists() and mark.read_text()) and time.monotonic() < until:
        time.sleep(0.1)
    asking.kill()
    asking.wait()
    thinker = mark.read_text()
    while time.monotonic() < until and is_there(thinker):
        time.sleep(0.2)
    assert not is_there(thinker), "it thinks on although nobody asks"
