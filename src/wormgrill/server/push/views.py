"""What is asked and told about calls over HTTP."""

from typing import Annotated

import msgspec
from msgspec import Meta

from wormgrill.server.push.encryption import AUTH_BYTES, POINT_BYTES
from wormgrill.server.push.outgoing import MOST_ADDRESS


class CallDeviceView(msgspec.Struct):
    """A browser that is called. Its address is never shown again."""

    id: str
    made: Annotated[float, Meta(description="seconds since 1970")]


class CallsView(msgspec.Struct):
    """Where and how a guest is called."""

    key: Annotated[
        str, Meta(description="this server's public key, for PushManager.subscribe; base64url")
    ]
    everywhere: Annotated[
        bool, Meta(description="at all your tables, but where you said otherwise")
    ]
    devices: Annotated[list[CallDeviceView], Meta(description="the oldest first")]
    webhook: Annotated[
        str | None,
        Meta(description="what you are called at the operator's webhook; null if there is none"),
    ]


class CallsAsked(msgspec.Struct):
    everywhere: bool


class CallDeviceAsked(msgspec.Struct):
    """A PushSubscription, as a browser has made it."""

    endpoint: Annotated[
        str,
        Meta(
            max_length=MOST_ADDRESS,
            description="where its push service takes messages: https, a public name",
            examples=["https://push.example/wpush/v2/gAAAAAB"],
        ),
    ]
    p256dh: Annotated[
        str, Meta(max_length=100, description=f"{POINT_BYTES} bytes: its public key; base64url")
    ]
    auth: Annotated[str, Meta(max_length=100, description=f"{AUTH_BYTES} bytes; base64url")]


class TableCallView(msgspec.Struct):
    """Whether you are called at a table, if you have turned calls on anywhere."""

    wanted: bool


class TableCallAsked(msgspec.Struct):
    wanted: bool
