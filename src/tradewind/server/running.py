"""Running the server: uvicorn with what suits it."""

from __future__ import annotations

import gc
import logging
import sys
from typing import Any, Final

import msgspec
import uvicorn

from tradewind.kernel.errors import TradewindError
from tradewind.kernel.text import Message
from tradewind.server.app import Application
from tradewind.server.settings import Settings
from tradewind.server.wire import Wire

LARGEST_MESSAGE: Final = 16 * 1024
COLLECT: Final = (10_000, 20, 50)  # a move makes many small things and no circles
SWITCH_SECONDS: Final = 0.001  # how long the loop may keep the writer waiting
_OWN: Final = set(logging.makeLogRecord({}).__dict__) | {"message", "taskName"}


class Lines(logging.Formatter):
    """One JSON object a line; what is logged holds no secrets, since nothing secret is ever passed here."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        told |= {key: value for key, value in record.__dict__.items() if key not in _OWN}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told, enc_hook=str).decode()


def log_to(stream: Any, level: int) -> None:
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)


class Server(uvicorn.Server):
    """Says when it can be reached."""

    def __init__(self, config: uvicorn.Config, application: Application) -> None:
        super().__init__(config)
        self.application = application

    async def shutdown(self, sockets: Any = None) -> None:
        """Clients hear it before their connections are closed."""
        self.application.say_goodbye()
        await super().shutdown(sockets)

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is here now stays
        gc.set_threshold(*COLLECT)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]  # where 0 was asked for, any that is free
            ready(msgspec.structs.replace(self.application.settings, port=port))


def ready(settings: Settings) -> None:
    """The first requests can come."""
    sys.stdout.write(settings.address + "\n")
    sys.stdout.flush()
    if settings.opens_browser:
        import webbrowser

        webbrowser.open(settings.address)


def serve(settings: Settings) -> bool:
    """Until somebody stops it. False: it could not start; TradewindError: with this database it cannot."""
    log_to(sys.stderr, logging.WARNING if settings.opens_browser else logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    sys.setswitchinterval(SWITCH_SECONDS)
    application = Application(settings)
    config = uvicorn.Config(
        application,
        host=settings.host,
        port=settings.port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="httptools",
        ws=Wire,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=False,
    )
    server = Server(config, application)
    server.run()
    if application.cannot_start is not None:
        raise application.cannot_start
    return server.started


def main() -> int:
    """The process that `tradewind serve` becomes."""
    from tradewind.cli.output import Refused, refuse

    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    try:
        if serve(settings):
            return 0
    except SystemExit:  # uvicorn has said why
        pass
    except TradewindError as error:
        return refuse(Refused.from_error(error), json=False)
    return refuse(Refused(Message("error-server-start"), f"{settings.host}:{settings.port}"), json=False)


if __name__ == "__main__":
    sys.exit(main())
