"""Web Push: a message that only one browser can read (RFC 8291), from a server that says who it is (RFC 8292).

Needs the `cryptography` package, the extra `push`; `notices` asks for this module only where it is installed.
"""

from __future__ import annotations

import hashlib
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import SplitResult

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tradewind.server.answers import Subscription

AUTH_BYTES: Final = 16
SALT_BYTES: Final = 16
NUMBER_BYTES: Final = 32  # of a private key, and of each half of a signature
RECORD_SIZE: Final = 4096
LAST_RECORD: Final = b"\x02"  # ends the only record there is
KEPT_SECONDS: Final = 3 * 24 * 3600  # how long a push service keeps a message for a device that is off
VALID_SECONDS: Final = 12 * 3600  # of a token; a day at most is allowed
TOPIC_LETTERS: Final = 32

PrivateKey = ec.EllipticCurvePrivateKey


def new_key() -> PrivateKey:
    return ec.generate_private_key(ec.SECP256R1())


def key_to_text(key: PrivateKey) -> str:
    return _text(key.private_numbers().private_value.to_bytes(NUMBER_BYTES, "big"))


def key_from_text(text: str) -> PrivateKey:
    return ec.derive_private_key(int.from_bytes(_bytes(text), "big"), ec.SECP256R1())


def public_text(key: PrivateKey) -> str:
    """What a browser is given as `applicationServerKey`."""
    return _text(_point(key.public_key()))


def check(subscription: Subscription) -> None:
    """ValueError unless the browser's keys are keys."""
    _of_browser(subscription)


def headers(endpoint: SplitResult, key: PrivateKey, topic: str, contact: str) -> dict[str, str]:
    """Who sends this, how long it is worth keeping, and which older message it stands for."""
    told = hashlib.sha256(topic.encode()).digest()
    return {
        "authorization": f"vapid t={_token(endpoint, key, contact)}, k={public_text(key)}",
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT_SECONDS),
        "topic": _text(told)[:TOPIC_LETTERS],
        "urgency": "high",
    }


def _token(endpoint: SplitResult, key: PrivateKey, contact: str) -> str:
    """A signed note for one push service, good for some hours."""
    claims = {
        "aud": f"{endpoint.scheme}://{endpoint.netloc}",
        "exp": int(time.time()) + VALID_SECONDS,
        "sub": contact,
    }
    parts = [_text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    signed = ".".join(parts)
    halves = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    return f"{signed}.{_text(b''.join(half.to_bytes(NUMBER_BYTES, 'big') for half in halves))}"


def encrypted(
    text: bytes, subscription: Subscription, salt: bytes | None = None, sender: PrivateKey | None = None
) -> bytes:
    """The text for one browser, with a salt and a key that are drawn for this message alone."""
    salt, sender = salt or os.urandom(SALT_BYTES), sender or new_key()
    browser, auth = _of_browser(subscription)
    theirs, ours = _point(browser), _point(sender.public_key())
    shared = sender.exchange(ec.ECDH(), browser)
    secret = _derived(auth, shared, b"WebPush: info\0" + theirs + ours, 32)
    cipher = AESGCM(_derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + cipher.encrypt(nonce, text + LAST_RECORD, None)


def _of_browser(subscription: Subscription) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    auth = _bytes(subscription.keys.auth)
    if len(auth) != AUTH_BYTES:
        raise ValueError("a secret of another length")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(subscription.keys.p256dh)), auth


def _derived(salt: bytes, secret: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, purpose).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text(given: bytes) -> str:
    return urlsafe_b64encode(given).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
