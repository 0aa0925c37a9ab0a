"""A job for a worker, what workers are to those who have one, and why they refuse it."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from math import ceil
from typing import Any, Generic, Protocol, TypeVar

from wormgrill.rules.errors import Refusal

Result = TypeVar("Result")
Produced = TypeVar("Produced", covariant=True)


@dataclass(frozen=True, slots=True)
class Job(Generic[Produced]):
    """A call of a module's function with plain values: all of it goes through a pipe."""

    call: Callable[..., Produced]
    arguments: tuple[Any, ...]
    asker: str  # for whom: a table, a guest, an address
    cost: float  # seconds, as a guess
    home: Hashable = None  # jobs of one home go to the worker that knows it, if that one is free


class Workers(Protocol):
    """Somebody who does jobs, off the event loop."""

    async def do(self, job: Job[Result]) -> Result:
        """What the call returns or raises; or a refusal: TooFast, TooLarge, Closing."""

    def start(self) -> None:
        """Get ready, so that the first job need not wait."""

    def close(self) -> None:
        """At once: whoever waits is refused with Closing."""


class TooFast(Refusal):
    """This asker has too much waiting already."""

    code = "too-fast"

    def __init__(self, seconds: float) -> None:
        wait = max(1, ceil(seconds))
        super().__init__(f"Too much that you have asked for is waiting. Try again in {wait} s.")
        self.more = {"retry_after": wait}


class TooLarge(Refusal):
    """Took longer than anything may, and was broken off."""

    code = "too-large"


class Closing(Refusal):
    """The server stops."""

    code = "closing"
