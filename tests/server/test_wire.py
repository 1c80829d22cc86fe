"""What goes over the wire: it fits the schema, nothing a client may not know is in it, and nonsense changes nothing."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from seafarers import ME, Eyes, Person, Running, here

import tradewind as tw
from tradewind.kernel import registry
from tradewind.kernel.text import Message
from tradewind.kernel.view import NO_SEAT, redact
from tradewind.server.live import LiveTable
from tradewind.server.moment import Moment, Step
from tradewind.server.protocol import schema

DOCS = Path(__file__).parent.parent.parent / "docs"
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("port-royal", {"players": 3}),
    ("jamaica", {"players": 3}),
    ("voyages", {"players": 3}),
    ("dice-race", {"players": 2}),
]


@pytest.fixture
def server(sqlite_server: Running) -> Running:
    return sqlite_server


def test_the_schema_in_the_docs_is_the_one_that_is_served(server: Running) -> None:
    written = json.loads((DOCS / "server-protocol.schema.json").read_bytes())
    assert written == Person(server).get("/protocol.schema.json") == schema()


@pytest.mark.parametrize("game", ["port-royal", "jamaica", "voyages"])
def test_every_frame_fits_the_schema(server: Running, game: str) -> None:
    said = schema()
    fits = Draft202012Validator({"$ref": "#/$defs/server", "$defs": said["$defs"]})
    ann = Person(server)
    table = ann.opens(game, ME, here("Bo"), options={"players": 2})
    with ann.looks(table, look=1) as one, ann.looks(table, look=2, words="uk") as two:
        seats = {1: one, 2: two}
        now: dict[int, dict[str, Any]] = {seat: eyes.until("snapshot") for seat, eyes in seats.items()}
        chooser = random.Random(3)
        for _ in range(30):
            seat = now[1]["waiting"][0]
            text = chooser.choice(now[seat]["legal"][str(seat)])
            seats[seat].say(type="move", id=str(now[1]["at"]), seat=seat, at=now[1]["at"], text=text)
            now = {each: eyes.until("step") for each, eyes in seats.items()}
        one.say(type="why", id="w", seat=1, text="nonsense")
        one.say(type="chat", id="c", text="Ahoy")
        one.say(type="nonsense")
        one.say(type="ping")
        one.until("pong")
        for frame in one.seen + two.seen:
            fits.validate(frame)


@pytest.mark.parametrize("game", ["port-royal", "jamaica", "voyages"])
def test_every_event_comes_with_the_rule_behind_it(server: Running, game: str) -> None:
    """As it happens, in the story for whoever comes later, and when one looks back."""
    known, ann = registry.game(game), Person(server)
    table = ann.opens(game, here("Ann"), here("Bo"), options={"players": 2})
    with ann.looks(table, look=1) as one, ann.looks(table, look=2) as two:
        seats = {1: one, 2: two}
        now: dict[int, dict[str, Any]] = {seat: eyes.until("snapshot") for seat, eyes in seats.items()}
        chooser, live = random.Random(5), list[dict[str, Any]]()
        for _ in range(12):
            seat = now[1]["waiting"][0]
            text = chooser.choice(now[seat]["legal"][str(seat)])
            seats[seat].say(type="move", id=str(now[1]["at"]), seat=seat, at=now[1]["at"], text=text)
            now = {each: eyes.until("step") for each, eyes in seats.items()}
            live.append(now[1])
        with ann.looks(table, look=1) as later, ann.looks(table, look=1, since=4, mark=live[3]["mark"]) as back:
            story = later.until("snapshot")["log"]
            missed = [back.until("step") for _ in live[4:]]
    again = ann.get(f"/api/tables/{table}/replay?seat=1&from=1")["steps"]
    for told in (live, story, again):
        assert [(line["events"], line["rules"]) for line in told] == [(step["events"], step["rules"]) for step in live]
    assert [step["rules"] for step in missed] == [step["rules"] for step in live[4:]]
    for step in live:
        assert step["rules"] == [known.rule_of(understood(event)) for event in step["events"]]
    assert sum(rule is not None for step in live for rule in step["rules"]) >= len(live) // 2, (
        "there is much to explain"
    )


def understood(wired: Any) -> Message:
    """A message as it was before it was sent."""
    key, arguments = wired
    return Message(
        key, {name: understood(value) if isinstance(value, list) else value for name, value in arguments.items()}
    )


def told(table: LiveTable, eyes: int, text: str, change: Any = None) -> bytes:
    """What is sent about a move to one viewer; `change` may stir the table first."""
    if change is not None:
        change(table)
    seat, _, words = text.partition(" ")
    step = Step(Moment(table, len(table.moves)), int(seat), words, [eyes])
    outcomes = table.advance(text)
    step.made(Moment(table, len(table.moves)), outcomes)
    return step.frame(eyes, "", False, 1) + step.line(eyes, "")


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[game for game, _ in GAMES])
def test_hidden_things_make_no_difference_on_the_wire(game: str, options: dict[str, Any]) -> None:
    """Non-interference: two tables that differ only in what a viewer cannot know send the viewer the same bytes.

    The other table is the first with its unknowns filled in anew, so that it looks the same to the viewer; a move made
    in secret may be another one there. Only moves that turn nothing up are compared: what is turned up differs, and
    is then known. So is who is asked next.
    """
    chooser, compared = random.Random(7), 0
    for seed in range(6):
        logbook = tw.open(game, seed=seed, **options).logbook()
        table = LiveTable(logbook)
        while not table.over and len(table.moves) < 80:
            seat = chooser.choice(table.waiting)
            text = f"{seat} {chooser.choice(table.legal(seat))}"
            eyes = chooser.randrange(table.seats + 1)
            compared += same_bytes(table, eyes, text, chooser.randrange(2**40))
            table.advance(text)
    assert compared > 15, "enough moves were compared"


def same_bytes(table: LiveTable, eyes: int, text: str, seed: int) -> bool:
    from tradewind.kernel.chance import Chance, seed_simulation

    seat = eyes - 1 if eyes else NO_SEAT
    twins = [LiveTable(table.logbook(), table.moves) for _ in range(2)]
    chance = Chance()
    seed_simulation(chance, seed)
    other = redact(table.state, seat)
    table.game.engine.resample(other, seat, chance)
    other.chance = twins[1].state.copy().chance
    other.chance.desk = twins[1].desk
    twins[1].state = other
    if seat != NO_SEAT and redact(other, seat) != redact(table.state, seat):
        raise AssertionError("a resampled state looks different")
    mover, words = int(text.partition(" ")[0]), text.partition(" ")[2]
    look = table.game.veiled(table.state, mover - 1, words)
    fitting = [each for each in twins[1].legal(mover) if table.game.veiled(other, mover - 1, each) == look]
    if eyes == mover:
        fitting = [words]
    if not fitting:
        return False  # with other cards in hand the mover could not do this
    before = twins[0].state.reveals
    sent = [told(twins[0], eyes, text), told(twins[1], eyes, f"{mover} {fitting[seed % len(fitting)]}")]
    if any(twin.state.reveals != before for twin in twins) or twins[0].waiting != twins[1].waiting:
        return False
    assert sent[0] == sent[1], f"{text}: what {eyes or 'a spectator'} is sent depends on something hidden"
    return True


@pytest.mark.parametrize("game", ["port-royal", "port-royal-set-sail"])
def test_a_game_in_which_all_see_the_same_shows_all_the_same(game: str) -> None:
    """What is described once for everybody is what each would have been told."""
    known = registry.game(game)
    assert known.all_see_the_same
    table, chooser = tw.open(game, players=3, seed=5), random.Random(5)
    while not table.over:
        seat = table.waiting[0]
        text = chooser.choice(table.legal(seat))
        views = [redact(table.state, viewer) for viewer in (NO_SEAT, 0, 1, 2)]
        assert all(view == views[0] for view in views)
        assert len({str(known.describe(views[0], viewer)) for viewer in (NO_SEAT, 0, 1, 2)}) == 1
        assert len({str(known.odds(views[0], viewer)) for viewer in (0, 1, 2)}) == 1
        assert known.veiled(table.state, seat - 1, text) == text, "no move is a secret"
        table.play(text, seat)


def nonsense(chooser: random.Random, table: str) -> Any:
    """Something a client should never say."""
    given: list[Any] = [None, 0, -1, 2**70, 1.5, "", "draw", "1 draw", [], {}, True, "x" * 500, "\0", "🏴‍☠️", table]
    kinds = ["hello", "look", "move", "undo", "why", "chat", "salt", "ping", "step", "ack", "", None]
    keys = ["type", "id", "seat", "at", "text", "salt", "look", "since", "mark", "tokens", "words", "more"]
    message = {key: chooser.choice(given) for key in chooser.sample(keys, chooser.randrange(len(keys)))}
    if chooser.random() < 0.8:
        message["type"] = chooser.choice(kinds)
    if chooser.random() < 0.5:
        message |= {"id": str(chooser.random()), "seat": chooser.choice([1, 2, 3]), "at": chooser.choice([0, 1, 99])}
    return message


def test_nonsense_is_answered_and_changes_nothing(server: Running) -> None:
    """A short run of what `benchmarks/server_fuzz.py` does for hours."""
    ann, mallory = Person(server), Person(server)
    table = ann.opens("jamaica", ME, here("Bo"), options={"players": 2})
    before = ann.get(f"/api/tables/{table}")
    chooser = random.Random(11)
    with Eyes(mallory, table) as eyes:
        eyes.until("snapshot")
        for _ in range(400):
            text = json.dumps(nonsense(chooser, table))
            if chooser.random() < 0.2:
                place = chooser.randrange(len(text))
                text = text[:place] + chooser.choice(["}", "\x00", '"', "[[[[", ""]) + text[place + 1 :]
            eyes.socket.send(text)
        eyes.say(type="ping")
        eyes.until("pong")
    for frame in eyes.seen:
        assert frame["type"] in ("table", "snapshot", "error", "pong"), frame
        assert frame.get("code") != "ours"
    after = ann.get(f"/api/tables/{table}")
    assert {**after, "spectators": 0} == {**before, "spectators": 0}


def test_the_bot_in_the_docs_plays_as_it_is_written(server: Running, tmp_path: Path) -> None:
    (written,) = re.findall(r"```python\n(.*?)```", (DOCS / "server-protocol.md").read_text(), re.DOTALL)
    assert "localhost:8080" in written
    file = tmp_path / "bot.py"
    file.write_text(written.replace("localhost:8080", f"127.0.0.1:{server.port}"))
    ended = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, timeout=120, check=True)
    assert "won by [" in ended.stdout
