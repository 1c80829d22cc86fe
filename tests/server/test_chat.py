"""Chat: every line reaches everybody once and in order, unless the host mutes whoever says it."""

from __future__ import annotations

import pytest
from seafarers import GAME, ME, OPEN, Person, Refused, two


def test_chat_reaches_everybody_and_the_host_can_mute(ann: Person, bo: Person) -> None:
    table = ann.opens(GAME, ME, OPEN, options={"players": 2})
    bo.post(f"/api/tables/{table}/sit", {"name": "Bo"})
    with ann.looks(table) as eyes, bo.looks(table) as others:
        eyes.until("snapshot")
        others.until("snapshot")
        others.say(type="chat", id="c1", text="Ahoy  there")
        heard = eyes.until("chat")
        assert (heard["seat"], heard["name"], heard["text"]) == (2, "Bo", "Ahoy there")
        ann.post(f"/api/tables/{table}/seats/2", {"do": "mute"})
        others.say(type="chat", id="c2", text="still here")
        assert others.until("error")["code"] == "muted"
    with pytest.raises(Refused, match="not-your-seat"):
        Person(ann.server).post(f"/api/tables/{table}/chat", {"text": "a stranger", "id": "c3"})
    with ann.looks(table) as later:
        assert later.until("chat")["text"] == "Ahoy there", "whoever comes later reads it, too"


def test_every_line_of_chat_goes_out_once(ann: Person) -> None:
    """Also lines that are said within one moment, and those that somebody was away for."""
    table = two(ann)
    lines = [str(number) for number in range(20)]
    with ann.looks(table) as eyes, ann.looks(table, look=2) as others:
        begun = eyes.until("snapshot")
        others.until("snapshot")
        for line in lines:
            eyes.say(type="chat", id=f"c{line}", text=line)
        eyes.answers(*[f"c{line}" for line in lines])
        heard = [other["text"] for other in [*others.seen, *others.quiet()] if other["type"] == "chat"]
        assert heard == lines
        eyes.say(type="look", seat=2)
        eyes.until("snapshot")
        assert [each["text"] for each in [*eyes.seen, *eyes.quiet()] if each["type"] == "chat"] == lines
    with ann.looks(table, since=0, mark=begun["mark"]) as back:
        assert [each["text"] for each in back.quiet(1.0) if each["type"] == "chat"] == lines


def test_who_comes_in_the_midst_of_a_talk_hears_all_of_it_in_order(ann: Person) -> None:
    table = two(ann)
    lines = [str(number) for number in range(60)]
    with ann.looks(table) as eyes:
        eyes.until("snapshot")
        for place, line in enumerate(lines):
            eyes.say(type="chat", id=f"c{line}", text=line)
            if place % 20 == 10:
                with ann.looks(table) as newcomer:
                    for later in lines[place + 1 : place + 6]:
                        eyes.say(type="chat", id=f"c{later}", text=later)
                    heard = [each["text"] for each in newcomer.quiet(1.0) if each["type"] == "chat"]
                    assert heard == lines[: place + 6]


def test_whoever_comes_back_hears_only_what_was_said_meanwhile(ann: Person) -> None:
    table = two(ann)
    ann.post(f"/api/tables/{table}/chat", {"id": "c1", "text": "before"})
    with ann.looks(table) as eyes:
        seen = eyes.until("snapshot")
        assert eyes.until("chat")["text"] == "before"
    ann.post(f"/api/tables/{table}/chat", {"id": "c2", "text": "after"})
    with ann.looks(table, since=seen["at"], mark=seen["mark"]) as back:
        heard = back.quiet(1.0)
        assert "current" in [each["type"] for each in heard]
        assert [each["text"] for each in heard if each["type"] == "chat"] == ["after"]
