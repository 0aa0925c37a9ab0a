"""Those who listen at a table: each has a queue, and whoever reads too slowly is let go."""

import asyncio
from dataclasses import dataclass, field
from typing import NamedTuple

WAITING_MESSAGES = 512  # a listener who reads slower than this is let go, and can come back


class Message(NamedTuple):
    seq: int | None  # what is not in the log has no number
    json: bytes


@dataclass(eq=False, slots=True)
class Listener:
    guest: str | None
    queue: asyncio.Queue[Message | None] = field(
        default_factory=lambda: asyncio.Queue(WAITING_MESSAGES)
    )

    def hear(self, message: Message) -> bool:
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
