"""A message that one browser alone can read: RFC 8291, in the coding aes128gcm of RFC 8188."""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
POINT_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
PADDED = 512  # bytes: the length of a message tells nothing either
_RECORD = 4096
_LAST = b"\x02"  # of the record, before the padding


class DeviceKeys(NamedTuple):
    """What a browser has given us to encrypt for it: its point on the curve, and a secret."""

    point: bytes
    auth: bytes


def encrypted(
    message: bytes,
    keys: DeviceKeys,
    ours: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    padded: int = PADDED,
) -> bytes:
    """The body of a push. Key pair and salt are fresh ones, unless a test vector brings its own."""
    ours = ours or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    point = point_of(ours.public_key())
    shared = ours.exchange(ec.ECDH(), public_key(keys.point))
    secret = _derived(shared, keys.auth, b"WebPush: info\0" + keys.point + point, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    record = (message + _LAST).ljust(padded, b"\0")
    assert len(record) + 16 <= _RECORD, "one record is enough for us"
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, record, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    """ValueError if it is no point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_base64(raw: bytes) -> str:
    """As browsers write it: URL-safe, without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """ValueError if it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
