"""The browser's page: the files that the build has left in the package, the first one for every address of the page."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

import tradewind
from tradewind.server.refusal import Refusal

DIST: Final = Path(tradewind.__file__).parent / "web" / "dist"
FIRST: Final = "index.html"
BUILT: Final = "/assets/"
FOREVER: Final = "public, max-age=31536000, immutable"  # names of built files carry a digest
NEVER: Final = "no-cache"
MISSING: Final = (
    b"<!doctype html><title>Tradewind</title><p>The page is not built. The API is at <a href=/api/openapi.json>"
    b"/api/openapi.json</a>."
)


def _file(root: Path, path: str) -> Path | None:
    try:
        file = (root / path.lstrip("/")).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # too long for a name, or not one at all
        return None


@lru_cache(maxsize=512)
def page(path: str) -> tuple[bytes, str, str, str]:
    """Content, kind, how long it may be kept, and a name for exactly this content."""
    root = DIST.resolve()
    file = _file(root, path)
    if file is None and path.startswith(BUILT):
        raise Refusal("no-such-page")  # an older page asks for what a newer build has not
    file = file or root / FIRST
    if not file.is_file():
        return MISSING, "text/html; charset=utf-8", NEVER, '"missing"'
    content = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/javascript", "application/json", "image/svg+xml"):
        kind += "; charset=utf-8"
    keeps = FOREVER if "assets" in file.relative_to(root).parts else NEVER
    return content, kind, keeps, f'"{hashlib.sha256(content).hexdigest()[:20]}"'


@lru_cache(maxsize=512)
def packed(path: str) -> bytes | None:
    """The same compressed; none for a picture that is packed already."""
    content, kind, _, _ = page(path)
    return None if kind.startswith("image/png") else gzip.compress(content, mtime=0)
