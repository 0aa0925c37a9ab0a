"""Programs that tests start: signals mean to them what they usually mean, and none is left over."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

PATIENCE = 300.0  # seconds, after which something is broken: a busy machine takes its time

WORMGRILL = (sys.executable, "-m", "wormgrill")


def start(
    command: Sequence[str], ignoring: Collection[signal.Signals] = (), **options: Any
) -> "subprocess.Popen[bytes]":
    """In a session of its own, so that `end` finds all that it starts; ended by the caller."""
    return subprocess.Popen(
        command, preexec_fn=partial(_usual_signals, ignoring), start_new_session=True, **options
    )


def _usual_signals(ignoring: Collection[signal.Signals]) -> None:
    """Whoever runs the tests may ignore some, and programs inherit that."""
    for one in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(one, signal.SIG_IGN if one in ignoring else signal.SIG_DFL)


@contextmanager
def running(
    command: Sequence[str], ignoring: Collection[signal.Signals] = (), **options: Any
) -> Iterator["subprocess.Popen[bytes]"]:
    process = start(command, ignoring, **options)
    try:
        yield process
    finally:
        end(process)


def end(process: "subprocess.Popen[bytes]") -> None:
    """Whatever is left of it, and of all that it has started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    for one in session(process.pid):  # those in groups of their own
        with suppress(ProcessLookupError):
            os.kill(one, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe:
            pipe.close()


def session(leader: int) -> list[int]:
    """The processes of the leader's session that have not ended."""
    everybody = [int(folder.name) for folder in Path("/proc").glob("[0-9]*")]
    return [pid for pid in everybody if _facts(pid)[3:] == [str(leader)] and alive(pid)]


def alive(pid: int) -> bool:
    """A process that has ended without anybody having asked how is not."""
    return state(pid) not in ("", "Z")


def state(pid: int) -> str:
    """As Linux tells it: R runs, S sleeps (waits for something), Z has ended; "" is not there."""
    return "".join(_facts(pid)[:1])


def _facts(pid: int) -> list[str]:
    """State, parent, group and session."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:4]
    except (FileNotFoundError, ProcessLookupError):
        return []


def until(holds: Callable[[], object], what: str) -> None:
    """Wait for what comes by itself, for as long as it may take on a busy machine."""
    latest = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < latest, what
        time.sleep(0.02)
