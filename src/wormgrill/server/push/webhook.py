"""The operator's webhook: a program of theirs is told whose turn it is, signed by a secret.

In the form of Standard Webhooks, so that their libraries can check it.
"""

import hmac
from base64 import b64encode
from hashlib import sha256

import msgspec

from wormgrill.match.calls import CallKind
from wormgrill.match.table import Table
from wormgrill.server.push.outgoing import Outgoing

_NUMBER = 16  # hexadecimal digits


class Webhook:
    """Where it is told, and the secret that both sides have."""

    def __init__(self, url: str, secret: str, door: Outgoing) -> None:
        self._url = url
        self._secret = secret.encode()
        self._door = door

    def number_of(self, guest: str) -> str:
        """What a guest is called there: always the same, and nothing can be done with it here."""
        return self._signed(b"guest " + guest.encode()).hex()[:_NUMBER]

    async def tell(
        self, table: Table, guest: str, kind: CallKind, deadline: float | None, now: float
    ) -> int:
        """The status of the answer. NotSent or NotAnswered."""
        body = msgspec.json.encode(
            {
                "event": "your-turn",
                "reminder": kind is CallKind.REMINDER,
                "table": table.id,
                "guest": self.number_of(guest),
                "edition": table.terms.edition.key,
                "deadline": deadline,
            }
        )
        id, at = f"{table.id}-{table.turn_began}-{kind}", str(int(now))
        signature = b64encode(self._signed(f"{id}.{at}.".encode() + body)).decode()
        headers = {
            "Content-Type": "application/json",
            "webhook-id": id,
            "webhook-timestamp": at,
            "webhook-signature": f"v1,{signature}",
        }
        return await self._door.post(self._url, headers, body, trusted=True)

    def _signed(self, message: bytes) -> bytes:
        return hmac.new(self._secret, message, sha256).digest()
