"""Messages to browsers by Web Push: encrypted for one browser (RFC 8291), and signed by this server (RFC 8292)."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes of a record; a message is one
AUTH_BYTES = 16
GOOD_FOR = 12 * 3600  # seconds for which a signature is good


def encoded(data: bytes) -> str:
    """Bytes as text, without the signs that fill it up."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """And back; raises ValueError."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def new_private() -> str:
    """A fresh private key, in hex."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


def private_key(secret: str) -> ec.EllipticCurvePrivateKey:
    """The key of its hex."""
    return ec.derive_private_key(int(secret, 16), CURVE)


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def browser_key(p256dh: str) -> ec.EllipticCurvePublicKey:
    """A browser's key; raises ValueError."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))


def encrypted(
    message: bytes,
    p256dh: str,
    auth: str,
    *,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A message that only one browser can read."""
    salt = os.urandom(16) if salt is None else salt
    own = own or ec.generate_private_key(CURVE)
    theirs, ours = browser_key(p256dh), public_bytes(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    key = _derived(decoded(auth), shared, b"WebPush: info\0" + public_bytes(theirs) + ours, 32)
    cipher = AESGCM(_derived(salt, key, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(salt, key, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + cipher.encrypt(nonce, message + b"\2", None)


def _derived(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(key)


def authorization(endpoint: str, own: ec.EllipticCurvePrivateKey, now: float, contact: str) -> str:
    """The header that says who sends it."""
    parts = urlsplit(endpoint)
    claims: dict[str, str | int] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + GOOD_FOR}
    if contact:
        claims["sub"] = contact
    pieces = ({"typ": "JWT", "alg": "ES256"}, claims)
    signed = ".".join(encoded(json.dumps(piece).encode()) for piece in pieces)
    r, s = decode_dss_signature(own.sign(signed.encode(), ec.ECDSA(SHA256())))
    token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={encoded(public_bytes(own.public_key()))}"
