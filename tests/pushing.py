"""A browser that gets Web Push, seen from the side of whoever sends it: a push service and the keys to read with."""

from __future__ import annotations

import json
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def text_of(given: bytes) -> str:
    return urlsafe_b64encode(given).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """Somebody's browser: a key, a secret, and a push service of its own that hears what it is sent."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes..."
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        browser = self

        class Service(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                browser.heard.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(browser.status)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Say nothing."""

        self.service = ThreadingHTTPServer(("127.0.0.1", 0), Service)
        threading.Thread(target=self.service.serve_forever, daemon=True).start()
        self.origin = f"http://127.0.0.1:{self.service.server_port}"

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": text_of(self.point), "auth": text_of(self.secret)}
        return {"endpoint": f"{self.origin}/to/me?a=1", "expirationTime": None, "keys": keys}

    def reads(self, body: bytes) -> Any:
        """RFC 8188 and RFC 8291 from the browser's side."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size, "one record"
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = HKDF(SHA256(), 32, self.secret, b"WebPush: info\0" + self.point + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        told, mark, _ = padded.rpartition(b"\x02")
        assert mark, "the last record ends with a two"
        return json.loads(told)

    def wait(self, count: int = 1) -> None:
        for _ in range(200):
            if len(self.heard) >= count:
                return
            time.sleep(0.05)
        raise AssertionError(f"the push service was asked {len(self.heard)} times, not {count}")

    def close(self) -> None:
        self.service.shutdown()
        self.service.server_close()
