"""The executors at hand: this process, or one worker process per core."""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from multiprocessing import active_children, parent_process
from multiprocessing.util import Finalize
from typing import ParamSpec, TypeVar

from wormgrill.arena.programs import Programs, keeping_programs
from wormgrill.signals import stop_signals
from wormgrill.tasks import OwnExecutor

MOST_WORKERS = 61 if sys.platform == "win32" else 1000  # Windows can wait for no more

P = ParamSpec("P")
T = TypeVar("T")


@contextmanager
def pool(workers: int) -> Iterator[Executor]:
    """Whatever ends the tournament early also ends the games still under way."""
    if workers == 1:
        with keeping_programs():
            yield _Here()
        return
    others = set(active_children())
    executor = _Pool(min(workers, MOST_WORKERS), initializer=_settle_in)
    try:
        yield executor
    except BaseException:
        for worker in set(active_children()) - others:
            worker.terminate()
        executor.shutdown(cancel_futures=True)
        raise
    executor.shutdown()


class _Here(OwnExecutor):
    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class _Pool(ProcessPoolExecutor, OwnExecutor):
    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        return super().submit(partial(_interruptible, fn), *args, **kwargs)


# In a worker: to be terminated breaks off the task, but never the sending of its result, which
# would leave the pool waiting for the rest of it.
_playing = False
_leaving = False


def _settle_in() -> None:
    for one in stop_signals():  # the first process decides what they mean
        signal.signal(one, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)  # and tells us
    kept = ExitStack()
    programs = kept.enter_context(keeping_programs())
    Finalize(None, kept.close, exitpriority=10)
    threading.Thread(target=_end_with_parent, args=(programs,), daemon=True).start()


def _end_with_parent(programs: Programs) -> None:
    """A worker whose first process was killed would wait for its next task for ever."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    programs.close()
    os._exit(1)


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
