"""The HTTP API against its own description: schemathesis asks for whatever the description allows, and for what not."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from seafarers import ME, OPEN, Person, Running, here

ASKS = "from schemathesis.cli import schemathesis; schemathesis()"
# what fits the description may still be refused for what it says: 422
SETTINGS = """
headers = {{ Authorization = "Bearer {token}" }}
continue-on-failure = true
request-timeout = 30
suppress-health-check = ["all"]

[checks.positive_data_acceptance]
expected-statuses = ["2xx", 401, 403, 404, 409, 422]

[parameters]
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    server = Running(str(tmp_path / "tables.sqlite"), "--no-limits")
    yield server
    server.stop()


def gathering(person: Person) -> str:
    return person.opens("jamaica", ME, OPEN, options={"players": 2})


def playing(person: Person) -> str:
    return person.opens("port-royal", ME, here("Bo"), options={"players": 2})


def over(person: Person) -> str:
    table = person.opens("voyages", here("Ann"), here("Bo"), options={"players": 2})
    for seat in (1, 2):
        person.post(f"/api/tables/{table}/leave", {"seat": seat})
    with person.looks(table) as eyes:
        eyes.until("step", "snapshot", where=lambda heard: bool(heard["over"]))
    return table


def ask(server: Running, folder: Path, settings: str, *phases: str, cases: int) -> int:
    """How many requests schemathesis made of which none was answered otherwise than the description says."""
    file = folder / "schemathesis.toml"
    file.write_text(settings, encoding="utf-8")
    wanted = ["--phases", ",".join(phases), "--max-examples", str(cases), "--seed", "7"]
    where = f"http://127.0.0.1:{server.port}/api/openapi.json"
    command = [sys.executable, "-c", ASKS, "--config-file", str(file), "run", *wanted, where]
    asked = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert asked.returncode == 0, asked.stdout[-8000:] + asked.stderr[-2000:]
    assert "a mistake of ours" not in server.said()
    count = re.search(r"(\d+) generated", asked.stdout)
    assert count is not None
    return int(count[1])


@pytest.mark.slow
@pytest.mark.parametrize("stage", [gathering, playing, over])
def test_a_table_answers_as_it_is_described(server: Running, tmp_path: Path, stage: object) -> None:
    """Whatever is asked about a table before its game, during it and after it."""
    ann = Person(server)
    assert callable(stage)
    settings = SETTINGS.format(token=ann.token) + f'"path.table" = "{stage(ann)}"\n'
    assert ask(server, tmp_path, settings, "examples", "coverage", "fuzzing", cases=30) > 1000


@pytest.mark.slow
def test_one_thing_after_another_is_as_it_is_described(server: Running, tmp_path: Path) -> None:
    """Tables are made, and everything is tried with them."""
    settings = SETTINGS.format(token=Person(server).token)
    assert ask(server, tmp_path, settings, "examples", "stateful", cases=60) > 200
