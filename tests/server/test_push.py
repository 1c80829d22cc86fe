"""Web Push: what a browser is sent it alone can read, and the push service knows whose message it is."""

from __future__ import annotations

import json
import re
import sqlite3
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from seafarers import GAME, ME, OPEN, Person, Refused, Running

from pushing import Browser, bytes_of, text_of
from tradewind.server import push
from tradewind.server.answers import Subscription, SubscriptionKeys


@pytest.fixture
def browser() -> Iterator[Browser]:
    made = Browser()
    yield made
    made.close()


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(str(tmp_path_factory.mktemp("push") / "own.sqlite"), "--no-limits", "--webhooks-anywhere")
    yield server
    server.stop()


def two_at_a_table(server: Running) -> tuple[Person, Person, str]:
    """Ann, who begins, and Bo, who is not looking."""
    ann, bo = Person(server), Person(server)
    table = ann.opens(GAME, ME, OPEN, options={"players": 2}, wait=True)
    bo.post(f"/api/tables/{table}/sit", {"name": "Bo"})
    ann.post(f"/api/tables/{table}/start")
    return ann, bo, table


def until_asked(mover: Person, seat: int, table: str) -> None:
    """Somebody moves until it is the other's turn."""
    with mover.looks(table, look=seat) as eyes:
        now = eyes.until("snapshot")
        while now["waiting"] == [seat]:
            eyes.say(type="move", id=f"m{now['at']}", seat=seat, at=now["at"], text=now["legal"][str(seat)][-1])
            now = eyes.until("step")


def test_a_message_is_sealed_as_the_standard_shows() -> None:
    """The example of RFC 8291, appendix A."""
    keys = SubscriptionKeys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    sealed = push.encrypted(
        b"When I grow up, I want to be a watermelon",
        Subscription("https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV", keys),
        bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
        push.key_from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    )
    assert text_of(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_hears_whose_turn_it_is(own: Running, browser: Browser) -> None:
    ann, bo, table = two_at_a_table(own)
    key = bo.get("/api/push")["key"]
    bo.post(f"/api/tables/{table}/notices", {"seat": 2, "push": browser.subscription(), "words": "uk"})
    until_asked(ann, 1, table)
    browser.wait()
    headers, body = browser.heard[0]
    told = browser.reads(body)
    assert (told["title"], told["body"]) == ("Порт-Рояль", "Bo, ваш хід")
    assert (told["table"], told["seat"], told["link"]) == (table, 2, f"/table/{table}")
    assert (headers["content-encoding"], headers["urgency"]) == ("aes128gcm", "high")
    assert int(headers["ttl"]) > 0
    assert re.fullmatch(r"[\w-]{1,32}", headers["topic"]), "a newer notice stands for an older one"
    check_token(headers["authorization"], key, browser.origin)


def check_token(authorization: str, key: str, origin: str) -> None:
    """RFC 8292: signed with the key that the browser subscribed with, for this push service, for some hours."""
    found = re.fullmatch(r"vapid t=([\w.-]+), k=([\w-]+)", authorization)
    assert found
    token, sender = found.groups()
    assert sender == key
    head, claims, signature = token.split(".")
    halves = bytes_of(signature)
    signed = encode_dss_signature(int.from_bytes(halves[:32], "big"), int.from_bytes(halves[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(bytes_of(claims))
    assert told["aud"] == origin
    assert 0 < told["exp"] - time.time() <= 24 * 3600
    assert told["sub"].startswith(("https:", "mailto:"))


def test_the_key_stays_the_same_for_the_life_of_a_database(own: Running) -> None:
    before = Person(own).get("/api/push")
    own.stop()
    own.start()
    assert Person(own).get("/api/push") == before


def test_a_browser_that_is_gone_is_forgotten_and_others_are_not(own: Running, browser: Browser) -> None:
    ann, bo, table = two_at_a_table(own)
    elsewhere = Browser()
    for each in (browser, elsewhere):
        bo.post(f"/api/tables/{table}/notices", {"seat": 2, "push": each.subscription()})
    browser.status = 410
    until_asked(ann, 1, table)
    browser.wait()
    elsewhere.wait()
    until_asked(bo, 2, table)
    until_asked(ann, 1, table)
    elsewhere.wait(2)
    assert len(browser.heard) == 1, "nobody knocks again where nobody lives"
    assert elsewhere.reads(elsewhere.heard[1][1])["body"] == "Bo, your turn"
    elsewhere.close()


def test_notices_end_for_one_browser_or_for_all(own: Running, browser: Browser) -> None:
    def kept() -> list[str]:
        with sqlite3.connect(own.database) as database:
            rows = database.execute("SELECT body FROM notices WHERE table_id = ?", (table,)).fetchall()
        database.close()
        return [row[0] for row in rows]

    _, bo, table = two_at_a_table(own)
    path, phone = f"/api/tables/{table}/notices", browser.subscription()
    laptop = phone | {"endpoint": f"{browser.origin}/laptop"}
    for each in (phone, laptop, phone):
        bo.post(path, {"seat": 2, "push": each})
    assert kept()[0].count("endpoint") == 2, "a browser that subscribes again is the same browser"
    bo.post(path, {"seat": 2, "push": laptop, "none": True})
    assert "laptop" not in kept()[0]
    bo.post(path, {"seat": 2, "webhook": "https://example.org/hook"})
    assert "endpoint" not in kept()[0], "a webhook instead of browsers"
    bo.post(path, {"seat": 2, "none": True})
    assert kept() == []


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"keys": {"p256dh": text_of(b"\4" + b"x" * 64), "auth": text_of(b"x" * 16)}}, "push.keys"),
        ({"keys": {"p256dh": "?", "auth": "?"}}, "push.keys"),
        ({"endpoint": "ftp://example.org/"}, "push.endpoint"),
        ({"endpoint": "https:///nowhere"}, "push.endpoint"),
    ],
)
def test_what_is_no_subscription_is_refused(own: Running, browser: Browser, change: dict[str, Any], where: str) -> None:
    _, bo, table = two_at_a_table(own)
    body = {"seat": 2, "push": browser.subscription() | change}
    with pytest.raises(Refused) as refused:
        bo.post(f"/api/tables/{table}/notices", body)
    assert (refused.value.status, refused.value.error["where"]) == (422, where)


def test_nobody_subscribes_for_another(own: Running, browser: Browser) -> None:
    ann, _, table = two_at_a_table(own)
    with pytest.raises(Refused, match="not-your-seat"):
        ann.post(f"/api/tables/{table}/notices", {"seat": 2, "push": browser.subscription()})


def test_notices_do_not_reach_into_the_servers_own_network(tmp_path: Path, browser: Browser) -> None:
    server = Running(str(tmp_path / "closed.sqlite"), "--no-limits")
    ann, bo, table = two_at_a_table(server)
    path, inside = f"/api/tables/{table}/notices", browser.subscription()
    with pytest.raises(Refused) as refused:
        bo.post(path, {"seat": 2, "push": inside})
    assert refused.value.error["where"] == "push.endpoint", "a push service speaks https"
    bo.post(path, {"seat": 2, "push": inside | {"endpoint": inside["endpoint"].replace("http:", "https:")}})
    until_asked(ann, 1, table)
    told_off(server, 1)
    bo.post(path, {"seat": 2, "webhook": f"{browser.origin}/hook"})
    until_asked(bo, 2, table)
    until_asked(ann, 1, table)
    told_off(server, 2)
    assert browser.heard == []
    server.stop()


def told_off(server: Running, count: int) -> None:
    """So many notices have failed."""
    for _ in range(100):
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics") as answer:
            if f'tradewind_notices_total{{result="failed"}} {count}\n' in answer.read().decode():
                return
        time.sleep(0.05)
    raise AssertionError(f"not {count} notices failed")


def test_without_the_extra_nobody_is_offered_a_push(tmp_path: Path, browser: Browser) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['cryptography'] = None\n")
    server = Running(str(tmp_path / "bare.sqlite"), "--no-limits", PYTHONPATH=str(tmp_path))
    _, bo, table = two_at_a_table(server)
    assert bo.get("/api/push") == {"key": None}
    with pytest.raises(Refused, match="no-push"):
        bo.post(f"/api/tables/{table}/notices", {"seat": 2, "push": browser.subscription()})
    server.stop()
