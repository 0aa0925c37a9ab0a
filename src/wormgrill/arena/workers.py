"""The executors at hand: this process, or one worker process per core."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import active_children
from multiprocessing.util import Finalize
from typing import ParamSpec, TypeVar

from wormgrill.arena.game import close_bots

P = ParamSpec("P")
T = TypeVar("T")


def cores() -> int:
    """Those this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def pool(workers: int) -> Iterator[Executor]:
    """Whatever ends the tournament early also ends the games still under way."""
    if workers == 1:
        try:
            yield _Here()
        finally:
            close_bots()
        return
    others = set(active_children())
    executor = _Pool(workers, initializer=_settle_in)
    try:
        yield executor
    except BaseException:
        for worker in set(active_children()) - others:
            worker.terminate()
        executor.shutdown(cancel_futures=True)
        raise
    executor.shutdown()


class _Here(Executor):
    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class _Pool(ProcessPoolExecutor):
    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        return super().submit(partial(_interruptible, fn), *args, **kwargs)


# In a worker: to be terminated breaks off the task, but never the sending of its result, which
# would leave the pool waiting for the rest of it.
_playing = False
_leaving = False


def _settle_in() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process decides what Ctrl-C means
    signal.signal(signal.SIGTERM, _leave)
    Finalize(None, close_bots, exitpriority=10)


def _leave(signum: int, frame: object) -> None:
    global _leaving
    _leaving = True
    if _playing:
        raise KeyboardInterrupt


def _interruptible(task: Callable[..., T], *args: object, **kwargs: object) -> T:
    global _playing
    _playing = True
    try:
        if _leaving:
            raise KeyboardInterrupt
        return task(*args, **kwargs)
    finally:
        _playing = False
