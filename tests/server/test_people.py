"""Who somebody is, and what nobody can do in their place."""

from __future__ import annotations

import contextlib
import json
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from seafarers import ME, OPEN, Eyes, Person, Refused, Running, database_in, here
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin


@pytest.fixture
def server(sqlite_server: Running) -> Running:
    return sqlite_server


def test_a_person_comes_back_with_name_and_passphrase(server: Running) -> None:
    ann = Person(server)
    name = f"Ann {ann.me['id']}"
    ann.post("/api/me/passphrase", {"name": name, "passphrase": "nine walruses"})
    elsewhere = Person(server, "")
    back = elsewhere.post("/api/me/login", {"name": name.upper(), "passphrase": "nine walruses"})
    assert back["id"] == ann.me["id"]
    assert back["named"] is True
    with pytest.raises(Refused, match="wrong-passphrase"):
        elsewhere.post("/api/me/login", {"name": name, "passphrase": "ten walruses"})
    with pytest.raises(Refused, match="wrong-passphrase"):
        elsewhere.post("/api/me/login", {"name": "nobody of that name", "passphrase": "nine walruses"})
    with pytest.raises(Refused, match="name-taken"):
        Person(server).post("/api/me/passphrase", {"name": name, "passphrase": "eleven gulls"})


def test_a_passphrase_is_kept_as_argon2(server: Running) -> None:
    ann = Person(server)
    ann.post("/api/me/passphrase", {"name": f"Bo {ann.me['id']}", "passphrase": "a very plain secret"})
    kept = b"".join(file.read_bytes() for file in Path(server.database).parent.glob("tables.sqlite*"))
    assert b"$argon2id$" in kept
    assert b"a very plain secret" not in kept


def test_the_cookie_is_closed_to_scripts_and_other_sites(server: Running, tmp_path: Path) -> None:
    def cookie(port: int) -> str:
        request = urllib.request.Request(
            f"http://127.0.0.1:{port}/api/me", b"{}", {"X-Tradewind": "1", "Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            return str(answer.headers["set-cookie"])

    plain = cookie(server.port)
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {part.strip() for part in plain.split(";")}
    assert "Secure" not in plain, "over plain HTTP a secure cookie would never come back"
    behind = Running(str(tmp_path / "s.sqlite"), "--public", "https://games.example.org")
    assert cookie(behind.port).endswith("; Secure")
    behind.stop()
    value = SimpleCookie(plain)["tradewind"].value
    person, _, signature = value.partition(".")
    assert Person(server, value).get("/api/me")["id"] == person
    for forged in (f"{person}.", f"{person}.{signature[:-2]}AA", f"other.{signature}", person):
        with pytest.raises(Refused, match="no-person"):
            Person(server, forged).get("/api/me")


def test_every_answer_carries_the_policy(server: Running) -> None:
    for path in ("/", "/table/anything", "/api/games", "/no/such/page"):
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}{path}") as answer:
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_foreign_page_changes_nothing(server: Running) -> None:
    ann = Person(server)
    own = f"http://127.0.0.1:{server.port}"
    right = {"X-Tradewind": "1", "Content-Type": "application/json"}
    for headers in ({}, {"Content-Type": "application/json"}, right | {"Origin": "https://evil.example"}):
        with pytest.raises(Refused, match="origin"):
            ann.ask("POST", "/api/me/name", {"name": "Mallory"}, headers)
    assert ann.ask("POST", "/api/me/name", {"name": "Ann"}, right | {"Origin": own})["name"] == "Ann"
    table = ann.opens("port-royal", ME, here("Ola"), options={"players": 2})
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/ws"
    with pytest.raises(InvalidStatus), connect(url, origin=Origin("https://evil.example")):
        pass
    with connect(url, origin=Origin(own)):
        pass


def test_knowing_a_table_gives_nobody_a_seat(server: Running) -> None:
    """A stolen id lets somebody watch, and nothing else."""
    ann, mallory = Person(server), Person(server)
    table = ann.opens("port-royal", ME, here("Ola"), options={"players": 2})
    deeds: list[tuple[str, dict[str, object]]] = [
        ("moves", {"seat": 1, "at": 0, "text": "draw", "id": "x"}),
        ("undo", {"seat": 1, "at": 0, "id": "x"}),
        ("why", {"seat": 1, "text": "draw"}),
        ("chat", {"text": "hello", "id": "x"}),
        ("leave", {"seat": 1}),
        ("notices", {"seat": 1, "webhook": "https://example.org/hook"}),
        ("seats/1", {"do": "remove"}),
        ("seats/1", {"do": "back"}),
        ("start", {}),
        ("sit", {"seat": 1}),
        ("rematch", {}),
    ]
    before = ann.get(f"/api/tables/{table}")
    for path, body in deeds:
        with pytest.raises(Refused) as refused:
            mallory.post(f"/api/tables/{table}/{path}", body)
        assert refused.value.status in (403, 409), path
    with mallory.looks(table) as eyes:
        assert eyes.until("snapshot")["seat"] is None
        eyes.say(type="look", seat=1)
        assert eyes.until("error")["code"] == "not-your-seat"
        eyes.say(type="hello", look=1)
        assert eyes.until("snapshot")["seat"] is None
    assert ann.get(f"/api/tables/{table}")["mark"] == before["mark"], "nothing was written"


def test_a_token_in_any_alphabet_is_only_a_wrong_one(server: Running) -> None:
    ann, mallory = Person(server), Person(server)
    table = ann.opens("port-royal", ME, here("Ola"), options={"players": 2})
    with mallory.looks(table, tokens=["жетон", "🏴"]) as eyes:
        assert eyes.until("snapshot")["seat"] is None
    move = {"seat": 1, "at": 0, "text": "draw", "id": "x", "token": "жетон"}
    with pytest.raises(Refused, match="not-your-seat"):
        mallory.post(f"/api/tables/{table}/moves", move)


@pytest.mark.parametrize("others", ['x={"a":1}; ', "a b=c; ", "=; ;; ", 'q="\\"; '])
def test_cookies_of_others_do_not_make_somebody_a_stranger(server: Running, others: str) -> None:
    ann = Person(server)
    asked = {"Cookie": f"{others}tradewind={ann.token}; y=[1,2]"}
    assert Person(server, "").ask("GET", "/api/me", headers=asked)["id"] == ann.me["id"]


def status(server: Running, path: str) -> int:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}{path}") as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        with refused:
            return int(refused.code)


def test_a_file_that_is_not_there_is_not_the_page(server: Running) -> None:
    assert status(server, "/" + "x" * 300) == 200, "any address is an address of the page"
    assert status(server, "/assets/no-such-file.js") == 404
    assert status(server, "/assets/" + "x" * 300) == 404
    assert status(server, "/x%00y") == 200


def test_a_name_is_tidied_alike_when_one_registers_and_when_one_comes_back(server: Running) -> None:
    ann = Person(server)
    name = f"Ann\u200b  {ann.me['id'][:8]}\u00ad"
    ann.post("/api/me/passphrase", {"name": name, "passphrase": "nine walruses"})
    for written in (name, name.replace("\u200b", "").replace("\u00ad", "")):
        back = Person(server, "").post("/api/me/login", {"name": written, "passphrase": "nine walruses"})
        assert back["id"] == ann.me["id"]


def test_an_unknown_name_takes_no_longer_than_a_wrong_passphrase(server: Running) -> None:
    """Hashing takes long on purpose; for nobody it is done once, in advance of all comparisons."""
    ann, elsewhere = Person(server), Person(server, "")
    name = f"Cy {ann.me['id']}"
    ann.post("/api/me/passphrase", {"name": name, "passphrase": "nine walruses"})

    def took(given: str) -> float:
        began = time.perf_counter()
        with pytest.raises(Refused, match="wrong-passphrase"):
            elsewhere.post("/api/me/login", {"name": given, "passphrase": "ten walruses"})
        return time.perf_counter() - began

    took(name)
    pairs = [(took(name), took(f"nobody called {place}")) for place in range(15)]
    assert min(nobodys for _, nobodys in pairs) < 1.5 * min(known for known, _ in pairs)


def test_who_asks_too_fast_is_told_so(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "limited.sqlite"))
    ann = Person(server)
    table = ann.opens("port-royal", ME, OPEN, options={"players": 2})
    with ann.looks(table) as eyes:
        for _ in range(300):
            eyes.say(type="ping")
        assert eyes.until("error")["code"] == "too-fast"
    assert "too-fast" in answers(ann, 200, "/api/me/name", {"name": "Ann"})
    guess = {"name": "Ann", "passphrase": "guess after guess"}
    assert "too-fast" in answers(Person(server, ""), 20, "/api/me/login", guess)
    said = server.stop()
    assert ann.token not in said, "no token is logged"
    assert "guess after guess" not in said
    assert all(json.loads(line) for line in said.splitlines()), "every line of the log is an object"


class Strict(Running):
    """A server that answers an address a few times, and then hardly any more."""

    def command(self) -> list[str]:
        settings = {"database": self.database, "port": self.port, "address_rate": 0.01, "address_burst": 20}
        return [sys.executable, "-m", "tradewind.server.running", json.dumps(settings)]


def test_who_is_somebody_new_with_every_request_is_still_at_one_address(tmp_path: Path) -> None:
    server = Strict(database_in(tmp_path))
    try:
        assert answers(Person(server, ""), 10, "/api/me", {}) == set()
        assert answers(Person(server, ""), 15, "/api/me", {}) == {"too-fast"}
        with pytest.raises(InvalidStatus) as rejected:
            Person(server, "").looks("AAAAAAAAAAAAAAAA")
        assert rejected.value.response.status_code == 429
    finally:
        server.stop()


def test_any_free_port_is_told(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tradewind.cli.main", "serve", "--port", "0", "--database", database_in(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout
        try:
            with urllib.request.urlopen(server.stdout.readline().strip() + "healthz") as answer:
                assert answer.status == 200
        finally:
            server.terminate()


def test_what_is_asked_about_has_the_size_of_what_is_sent(server: Running) -> None:
    url = f"http://127.0.0.1:{server.port}/"
    with (
        urllib.request.urlopen(url) as sent,
        urllib.request.urlopen(urllib.request.Request(url, method="HEAD")) as asked,
    ):
        assert asked.headers["content-length"] == sent.headers["content-length"] == str(len(sent.read()))
        assert asked.read() == b""
    known = urllib.request.Request(url, headers={"If-None-Match": sent.headers["etag"]})
    with pytest.raises(urllib.error.HTTPError, match="304"):
        urllib.request.urlopen(known)


def test_what_one_person_is_told_is_kept_for_nobody_else(server: Running) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/api/games") as answer:
        assert answer.headers["cache-control"] == "no-store"


def answers(person: Person, times: int, path: str, body: dict[str, str]) -> set[str | None]:
    """The codes that come back."""
    codes: set[str | None] = set()
    for _ in range(times):
        try:
            person.post(path, body)
        except Refused as refused:
            codes.add(refused.code)
    return codes


def test_a_socket_that_never_stops_is_closed(tmp_path: Path) -> None:
    server = Running(database_in(tmp_path))
    try:
        ann = Person(server)
        table = ann.opens("port-royal", ME, OPEN, options={"players": 2})
        with ann.looks(table) as eyes:
            with contextlib.suppress(ConnectionClosed):
                for _ in range(3000):
                    eyes.say(type="ping")
            eyes.quiet(10.0)
            assert eyes.socket.close_code == 1008
    finally:
        server.stop()


def test_who_asks_for_answers_and_reads_none_is_let_go(server: Running) -> None:
    """Answers that nobody reads would fill the server's memory."""
    table = Person(server).opens("port-royal", ME, OPEN, options={"players": 2})
    ping = b"\x89\xfd" + bytes(4) + b"x" * 125
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as deaf:
        deaf.sendall(
            f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            deaf.sendall(ping * 2_000_000)


def test_what_is_too_large_is_refused(server: Running) -> None:
    ann = Person(server)
    with pytest.raises(Refused, match="too-large"):
        ann.post("/api/me/name", {"name": "x" * (3 * 2**20)})
    table = ann.opens("port-royal", ME, here("Ola"), options={"players": 2})
    with Eyes(ann, table) as eyes:
        eyes.until("snapshot")
        eyes.say(type="chat", id="c", text="x" * 20_000)
        assert eyes.quiet() is not None
        assert eyes.socket.close_code == 1009, "the socket says that the message was too big"
