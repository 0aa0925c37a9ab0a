"""Many things of which few differ: each is read once."""

from collections.abc import Hashable, Iterable
from typing import TypeVar

Thing = TypeVar("Thing", bound=Hashable)


def numbered(things: Iterable[Thing]) -> tuple[dict[Thing, int], list[int]]:
    """Each different thing once, as they come, and the number of the one at each place."""
    known: dict[Thing, int] = {}
    return known, [known.setdefault(thing, len(known)) for thing in things]
