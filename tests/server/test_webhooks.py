"""Webhooks: who is told of a turn, and where nothing is ever sent."""

from __future__ import annotations

import ipaddress
import time

import pytest
from seafarers import GAME, ME, OPEN, Person, Running, hooked

from tradewind.server.notices import _is_outside


def test_a_webhook_hears_that_it_is_somebodys_turn(own: Running) -> None:
    hook, heard = hooked()
    ann, bo = Person(own), Person(own)
    table = ann.opens(GAME, ME, OPEN, options={"players": 2}, wait=True)
    bo.post(f"/api/tables/{table}/sit", {})
    bo.post(f"/api/tables/{table}/notices", {"seat": 2, "webhook": f"http://127.0.0.1:{hook.server_port}/turn"})
    ann.post(f"/api/tables/{table}/start")
    with ann.looks(table) as eyes:
        now = eyes.until("snapshot")
        while now["waiting"] == [1]:
            eyes.say(type="move", id=f"m{now['at']}", seat=1, at=now["at"], text=now["legal"]["1"][-1])
            now = eyes.until("step")
    for _ in range(100):
        if heard:
            break
        time.sleep(0.05)
    hook.shutdown()
    hook.server_close()
    assert heard[0]["table"] == table
    assert (heard[0]["seat"], heard[0]["turn"]) == (2, True)


def test_who_left_a_seat_hears_nothing_of_the_next_ones_turns(own: Running) -> None:
    hook, heard = hooked()
    ann, bo, cy = Person(own), Person(own), Person(own)
    table = ann.opens(GAME, OPEN, ME, options={"players": 2}, wait=True)
    for person, place in ((bo, "bo"), (cy, "cy")):
        person.post(f"/api/tables/{table}/sit", {"seat": 1})
        address = f"http://127.0.0.1:{hook.server_port}/{place}"
        person.post(f"/api/tables/{table}/notices", {"seat": 1, "webhook": address})
        person.post(f"/api/tables/{table}/leave", {"seat": 1})
    Person(own).post(f"/api/tables/{table}/sit", {"seat": 1})
    ann.post(f"/api/tables/{table}/start")
    time.sleep(1.0)
    hook.shutdown()
    hook.server_close()
    assert heard == []


@pytest.mark.parametrize(
    ("address", "outside"),
    [
        ("9.9.9.9", True),
        ("2620:fe::9", True),
        ("64:ff9b::909:909", True),
        ("10.0.0.1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("224.0.0.1", False),
    ],
)
def test_notices_go_to_public_addresses_alone(address: str, outside: bool) -> None:
    """Also where an address of the new kind stands for one of the old kind."""
    assert _is_outside(ipaddress.ip_address(address)) is outside
