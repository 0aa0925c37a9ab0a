"""The worker process: it reads jobs from its input and writes what came of them to its output.

It ends with its input, so also when the server is killed, whatever it may be doing.
"""

import contextlib
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from time import perf_counter
from typing import IO, Any, NamedTuple

from wormgrill.rules.errors import Refusal
from wormgrill.signals import stop_signals
from wormgrill.work.pipe import packed, receive, send, unpacked


class Outcome(NamedTuple):
    """What came of a job, and how long it took."""

    result: Any
    error: Exception | None
    seconds: float


def main(nice: int) -> None:
    """Until the input ends; others go before this process, the nicer it is."""
    asked, answers = _own_pipes()
    for one in stop_signals():  # the server decides what they mean; it ends our input
        signal.signal(one, signal.SIG_IGN)
    with contextlib.suppress(OSError):  # a locked-in server may not, and does not have to
        os.nice(nice)
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(asked, jobs), daemon=True).start()
    while True:
        send(answers, _done(jobs.get()))


def _own_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """For us alone: what a bot prints goes to the log, and what it reads is empty."""
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return asked, answers


def _listen(asked: IO[bytes], jobs: "SimpleQueue[bytes]") -> None:
    with contextlib.suppress(EOFError, OSError):
        while True:
            jobs.put(receive(asked))
    os._exit(0)


def _done(job: bytes) -> bytes:
    began = perf_counter()
    try:
        call: Callable[..., Any]
        call, arguments = unpacked(job)
        outcome = Outcome(call(*arguments), None, perf_counter() - began)
    except Exception as error:
        outcome = Outcome(None, _told(error), perf_counter() - began)
    return packed(outcome)


def _told(error: Exception) -> Exception:
    """As it is, if it can go through a pipe; where a mistake was made goes with it."""
    if not isinstance(error, Refusal):
        error.add_note(traceback.format_exc())
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
