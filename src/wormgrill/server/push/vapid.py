"""Who calls: a signature by which a push service knows a server again, RFC 8292."""

from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from wormgrill.server.push.encryption import CURVE, point_of, to_base64

GOOD_FOR = 12 * 3600.0  # seconds; at most a day is allowed
_HALF = 32  # bytes of each of the two numbers of a signature
_HEAD = to_base64(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))


def new_key() -> bytes:
    """A private key, as it is kept."""
    return _kept(ec.generate_private_key(CURVE))


def _kept(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_numbers().private_value.to_bytes(_HALF, "big")


class VapidKey:
    """The server's own key. Browsers are told its public half when they subscribe, and then their
    push service takes messages from nobody else."""

    def __init__(self, kept: bytes, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(kept, "big"), CURVE)
        self._contact = contact  # an https or mailto address: whom a push service may ask
        self.public = to_base64(point_of(self._key.public_key()))

    def authorization(self, endpoint: str, now: float) -> str:
        """The header for a message to this address."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now + GOOD_FOR),
            "sub": self._contact,
        }
        signed = f"{_HEAD}.{to_base64(msgspec.json.encode(claims))}"
        numbers = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(_HALF, "big") for number in numbers)
        return f"vapid t={signed}.{to_base64(signature)}, k={self.public}"
