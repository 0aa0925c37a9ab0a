"""Those who listen at a table: each has a queue, and whoever reads too slowly is let go."""

import asyncio
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

WAITING_MESSAGES = 512  # a listener who reads slower than this is let go, and can come back


class Message(NamedTuple):
    """What is sent down a stream: a fact of the log, or who is here."""

    seq: int | None  # what is not in the log has no number
    json: bytes

    @classmethod
    def of(cls, fact: dict[str, Any]) -> "Message":
        """A fact as it is told, with its number in it."""
        return cls(fact["seq"], msgspec.json.encode(fact))


@dataclass(eq=False, slots=True)
class Listener:
    """One open stream of a table: a guest's, or (None) a stranger's who looks on.

    Messages wait in its queue until the stream sends them; None is the last one.
    """

    guest: str | None
    queue: asyncio.Queue[Message | None] = field(
        default_factory=lambda: asyncio.Queue(WAITING_MESSAGES)
    )

    def hear(self, message: Message) -> bool:
        """Whether it could be taken; one who reads too slowly is let go."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.leave()
            return False
        return True

    def leave(self) -> None:
        """The end, at once: whatever waits is in the log."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
