"""Reviews, computed one at a time in a thread of their own, so that no bot waits for them."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from wormgrill.formats.record import Record
from wormgrill.reviews.champion import reviewed
from wormgrill.reviews.messages import ReviewView, review_view
from wormgrill.server.problems import ServerRefusal
from wormgrill.words.voice import Voice

MOST_STEPS = 2000  # some seconds; a long game has a thousand
MOST_WAITING = 8
MOST_KEPT = 16  # about a megabyte each
_RETRY_AFTER = 5

TableReview = tuple[str, str]  # of which table, in which language
Reading = Callable[[], Record]


class Reviewer:
    """Makes reviews and keeps the latest: of tables whose game is over, and of any record."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "reviewing")
        self._waiting = 0
        self._closed = False
        self._kept: OrderedDict[TableReview, asyncio.Task[ReviewView]] = OrderedDict()

    def knows(self, table: str, language: str) -> bool:
        return (table, language) in self._kept

    async def of_table(self, table: str, language: str, read: Reading) -> ReviewView:
        """A finished game does not change: computed once, for all who ask for it."""
        key = table, language
        if key not in self._kept:
            self._make_room()
            self._kept[key] = asyncio.ensure_future(self.of_record(read, language))
            self._kept[key].add_done_callback(partial(self._forget_failure, key))
        self._kept.move_to_end(key)
        return await asyncio.shield(self._kept[key])

    def _forget_failure(self, key: TableReview, work: "asyncio.Task[ReviewView]") -> None:
        """So that the next to ask tries again, even if nobody has waited for this try to end."""
        failed = work.cancelled() or work.exception() is not None
        if failed and self._kept.get(key) is work:
            del self._kept[key]

    async def of_record(self, read: Reading, language: str) -> ReviewView:
        """Reading is part of the work: a record is replayed step by step."""
        if self._waiting >= MOST_WAITING:
            raise ServerRefusal(
                "too-fast", "Too many reviews are wanted now.", retry_after=_RETRY_AFTER
            )
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, partial(self._view, read, language))
        finally:
            self._waiting -= 1

    def _view(self, read: Reading, language: str) -> ReviewView:
        record = read()
        if len(record.steps) > MOST_STEPS:
            raise ServerRefusal(
                "too-large", f"A review is for games of at most {MOST_STEPS} steps."
            )
        return review_view(reviewed(record, self._go_on), Voice(language))

    def _go_on(self, done: int, every: int) -> None:
        """Breaks off when the server stops."""
        if self._closed:
            raise ServerRefusal("closing", "Ask again in a moment.")

    def _make_room(self) -> None:
        while len(self._kept) >= MOST_KEPT:
            self._kept.popitem(last=False)

    def close(self) -> None:
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
