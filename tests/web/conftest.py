"""A real server on a real socket, and real Chromium looking at it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from browsing import Visit, Visitor
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright
from serving import Server

import tradewind

WEB = Path(tradewind.__file__).parent / "web"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
STILL = {"speed": 0, "pace": 0, "theme": "day", "language": "en"}
WATCH_SHIFTS = """
window.shifted = { unasked: 0, afterATouch: 0, what: [] }
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    window.shifted[entry.hadRecentInput ? 'afterATouch' : 'unasked'] += entry.value
    if (entry.value > 0.001) window.shifted.what.push(...entry.sources.map(({ node }) => node?.className ?? node?.data))
  }
}).observe({ type: 'layout-shift', buffered: true })
"""


@pytest.fixture(scope="session")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], Server]]:
    """Servers, each with tables of its own."""
    assert (WEB / "dist" / "index.html").exists(), "the page is not built: pip install -e . builds it"
    started: list[Server] = []

    def start() -> Server:
        server = Server(tmp_path_factory.mktemp("server"))
        server.start()
        started.append(server)
        return server

    yield start
    for server in started:
        server.stop()


@pytest.fixture(scope="session")
def address(harbour: Callable[[], Server]) -> str:
    """Where the server is."""
    return harbour().address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine; .ci/run installs it")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield started
        started.close()


@pytest.fixture(scope="session")
def axe() -> str:
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Somebody comes to the page with a browser of their own; whatever goes wrong in it fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def come(
        width: int = 1280,
        height: int = 800,
        at: str = address,
        keeps: bool = True,
        sharp: float = 1,
        **settings: object,
    ) -> Visitor:
        workers: Literal["allow", "block"] = "allow" if keeps else "block"
        size: ViewportSize = {"width": width, "height": height}
        context = browser.new_context(viewport=size, base_url=at, service_workers=workers, device_scale_factor=sharp)
        kept = json.dumps(STILL | settings)
        context.add_init_script(f"localStorage['tradewind-settings'] ??= JSON.stringify({kept});{WATCH_SHIFTS}")
        contexts.append(context)
        page: Page = context.new_page()
        page.on("pageerror", lambda error: faults.append(f"{error} {error.stack}"))
        page.set_default_timeout(15_000)
        return Visitor(page)

    yield come
    for context in contexts:
        context.close()
    assert not faults, f"the page stumbled: {faults[0]}"
