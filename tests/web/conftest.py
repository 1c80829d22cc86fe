"""A real server on a real socket, and real Chromium looking at it."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import tradewind
from browsing import Visitor

DIST = Path(tradewind.__file__).parent / "web" / "dist"
CHROMIUM = "/usr/bin/chromium"
STILL = {"speed": 0, "theme": "day", "language": "en"}


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is."""
    assert (DIST / "index.html").exists(), "the page is not built: pip install -e . builds it"
    folder = tmp_path_factory.mktemp("server")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "tradewind.cli.main", "serve", "--port", str(port), "--no-limits"]
    command += ["--database", str(folder / "tables.sqlite")]
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as server,
    ):
        assert server.stdout is not None
        yield server.stdout.readline().strip().rstrip("/")
        server.terminate()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield started
        started.close()


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Somebody comes to the page with a browser of their own; whatever goes wrong in it fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def come(width: int = 1280, height: int = 800, settings: dict[str, object] | None = None) -> Visitor:
        context = browser.new_context(viewport={"width": width, "height": height}, base_url=address)
        kept = json.dumps(STILL | (settings or {}))
        context.add_init_script(f"localStorage['tradewind-settings'] ??= JSON.stringify({kept})")
        contexts.append(context)
        page: Page = context.new_page()
        page.on("pageerror", lambda error: faults.append(f"{error} {error.stack}"))
        page.set_default_timeout(15_000)
        return Visitor(page)

    yield come
    for context in contexts:
        context.close()
    assert not faults, f"the page stumbled: {faults[0]}"
