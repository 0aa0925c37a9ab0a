"""Programs that end with the one who started them, and with all they have started themselves."""

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial

_SET_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of prctl(2)


def start_program(words: Sequence[str]) -> "subprocess.Popen[bytes]":
    """A program to be asked over a pipe, in a group of its own: Ctrl-C is for us alone."""
    return subprocess.Popen(  # noqa: S603 - the caller knows which program the user has named
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        process_group=None if sys.platform == "win32" else 0,
        creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        preexec_fn=_tied_to_us(),
    )


def end_program(process: "subprocess.Popen[bytes]") -> None:
    """At once, with its whole group."""
    if sys.platform == "win32":
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):  # it has ended by itself
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _tied_to_us() -> Callable[[], None] | None:
    """If we are killed, so is the program: the kernel watches over the thread that starts it.

    Linux alone has this; elsewhere a program is left to notice the end of its input.
    """
    if sys.platform != "linux":
        return None
    return partial(_tie, ctypes.CDLL(None).prctl, os.getpid())


def _tie(prctl: Callable[[int, int], int], parent: int) -> None:
    prctl(_SET_DEATH_SIGNAL, signal.SIGKILL)
    if os.getppid() != parent:  # it ended before we could ask
        os._exit(1)
