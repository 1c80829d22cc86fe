"""How a server is run."""

from __future__ import annotations

import os
from typing import Final

import msgspec

DAY: Final = 24 * 3600


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """Everything that can be chosen when it starts."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8080
    public: str = ""  # the address people reach it by, behind a proxy: https://games.example.org
    bot_processes: int = max(1, (os.cpu_count() or 2) // 2)
    bot_seconds: float = 30.0  # what a bot may take for a move before another does it
    socket_rate: float = 25.0  # messages a second and socket; 0: no limit
    socket_burst: float = 100.0
    http_rate: float = 15.0  # changing requests a second and person
    http_burst: float = 80.0
    address_rate: float = 500.0  # requests of any kind a second and address, new sockets included
    address_burst: float = 5000.0
    login_rate: float = 0.1  # passphrases tried a second and address
    login_burst: float = 8.0
    archive_days: float = 60.0
    opens_browser: bool = False  # for oneself, on this machine
    webhooks_anywhere: bool = False  # also to addresses inside one's own network

    @property
    def address(self) -> str:
        host = "localhost" if self.host in ("127.0.0.1", "0.0.0.0", "::1", "::") else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}/"

    @property
    def secure(self) -> bool:
        return self.public.startswith("https://")
