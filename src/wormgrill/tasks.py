"""Calls on any executor: so many under way at once, and what they bring as it comes."""

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from itertools import islice
from typing import TypeVar

T = TypeVar("T")


class OwnExecutor(Executor):
    """One of ours: when it is broken off, it ends by itself what is under way."""


# A future of Dask's can be cancelled at any time, and its call goes on.
KNOWS_WHAT_HAS_BEGUN = (OwnExecutor, ThreadPoolExecutor, ProcessPoolExecutor)


def results(
    executor: Executor, calls: Iterator[Callable[[], T]], at_once: int
) -> Generator[T, None, None]:
    """What the calls bring, in the order in which they end. A call is drawn when its turn comes.

    Closed early, it cancels what has not begun. On somebody else's executor, which lives on, it
    waits for what has: nothing that a call has started outlives it. Where nobody knows what has
    begun, it waits for all of it.
    """
    under_way: set[Future[T]] = set()
    try:
        while True:
            for call in islice(calls, at_once - len(under_way)):
                under_way.add(executor.submit(call))
            if not under_way:
                return
            finished, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
    finally:
        known = isinstance(executor, KNOWS_WHAT_HAS_BEGUN)
        begun = [future for future in under_way if not known or not future.cancel()]
        if not isinstance(executor, OwnExecutor):
            wait(begun)
