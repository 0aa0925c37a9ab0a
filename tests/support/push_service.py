"""A push service on loopback, and the browsers that it serves: what they get, they can read."""

import json
import os
import ssl
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.hmac import HMAC
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)


def b64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")


@dataclass
class Posted:
    """One request, as it came in."""

    path: str
    headers: dict[str, str]  # by names in small letters
    body: bytes


@dataclass
class Browser:
    """One that has subscribed: it alone has the key to what it is sent."""

    endpoint: str
    server_key: str  # from whom alone it takes messages
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def point(self) -> bytes:
        public = self.key.public_key()
        return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> dict[str, str]:
        """What the page tells the server."""
        return {"endpoint": self.endpoint, "p256dh": b64(self.point), "auth": b64(self.auth)}

    def read(self, posted: Posted) -> dict[str, Any]:
        """RFC 8291, section 3.4, the receiving end."""
        salt, length, body = posted.body[:16], posted.body[20], posted.body[21:]
        sender, sealed = body[:length], body[length:]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        first = _hmac(self.auth, self.key.exchange(ec.ECDH(), theirs))
        secret = _hmac(first, b"WebPush: info\0" + self.point + sender + b"\x01")
        second = _hmac(salt, secret)
        key = _hmac(second, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = _hmac(second, b"Content-Encoding: nonce\0\x01")[:12]
        opened = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert opened.endswith(b"\x02")
        found: dict[str, Any] = json.loads(opened[:-1])
        return found

    def check_sender(self, posted: Posted) -> dict[str, Any]:
        """RFC 8292: signed by the key that the browser was told; what it claims."""
        scheme, _, rest = posted.headers["authorization"].partition(" ")
        assert scheme == "vapid"
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert parts["k"] == self.server_key
        signed, _, signature = parts["t"].rpartition(".")
        numbers = raw(signature)
        halves = int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")
        known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(parts["k"]))
        known.verify(encode_dss_signature(*halves), signed.encode(), ec.ECDSA(SHA256()))
        head, claims = (json.loads(raw(part)) for part in signed.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        found: dict[str, Any] = claims
        return found


def _hmac(key: bytes, message: bytes) -> bytes:
    digest = HMAC(key, SHA256())
    digest.update(message)
    return digest.finalize()


class PushService:
    """Takes what is posted, and answers as it is told to."""

    def __init__(self, folder: Path) -> None:
        self.certificate = folder / "certificate.pem"
        key_file = folder / "key.pem"
        _certify(self.certificate, key_file)
        self.posted: list[Posted] = []
        self.answers: list[int] = []  # the next ones; then 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["content-length"])
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.posted.append(Posted(self.path, headers, self.rfile.read(length)))
                status = service.answers.pop(0) if service.answers else 201
                if status == 0:  # breaks off
                    return
                self.send_response(status)
                if status == 307:
                    self.send_header("Location", f"{service.url}/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(self.certificate, key_file)
        self._server.socket = tls.wrap_socket(self._server.socket, server_side=True)
        self.url = f"https://localhost:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    @property
    def trusted(self) -> ssl.SSLContext:
        """A client's context that knows this service."""
        return ssl.create_default_context(cafile=str(self.certificate))

    def browser(self, server_key: str) -> Browser:
        return Browser(f"{self.url}/push/{token_urlsafe(12)}", server_key)

    def for_browser(self, browser: Browser) -> list[Posted]:
        return [one for one in self.posted if browser.endpoint.endswith(one.path)]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@contextmanager
def push_service(folder: Path) -> Iterator[PushService]:
    service = PushService(folder)
    try:
        yield service
    finally:
        service.close()


def _certify(certificate: Path, key_file: Path) -> None:
    """A certificate for this machine, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    names = [x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, SHA256())
    )
    certificate.write_bytes(made.public_bytes(Encoding.PEM))
    key_file.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
