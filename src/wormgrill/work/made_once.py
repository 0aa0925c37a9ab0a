"""What is made once, for all who ask while it is being made or soon after."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from functools import partial
from typing import Any, Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Made = TypeVar("Made")


class MadeOnce(Generic[Key, Made]):
    """The latest things that were asked for; what could not be made is tried again."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Key, asyncio.Task[Made]] = OrderedDict()

    def __contains__(self, key: Key) -> bool:
        return key in self._kept

    async def get(self, key: Key, make: Callable[[], Coroutine[Any, Any, Made]]) -> Made:
        """Made to the end, even if the one who asked first does not wait for it."""
        if key not in self._kept:
            self._kept[key] = asyncio.ensure_future(make())
            self._kept[key].add_done_callback(partial(self._forget_failure, key))
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return await asyncio.shield(self._kept[key])

    def _forget_failure(self, key: Key, work: "asyncio.Task[Made]") -> None:
        """So that the next to ask tries again, even if nobody has waited for this try to end."""
        failed = work.cancelled() or work.exception() is not None
        if failed and self._kept.get(key) is work:
            del self._kept[key]
