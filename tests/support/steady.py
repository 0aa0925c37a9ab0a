"""Is the suite steady? `make steady` runs it again and again where it is not made easy for it:

with Ctrl-C ignored, as in the background of a script, while a busy loop keeps every core from it.
Each run must pass, and must leave no process behind.
"""

import ctypes
import os
import signal
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic, sleep

from tests.support.processes import Program, alive, running
from wormgrill.signals import on_stop

BUSY = (sys.executable, "-c", "while True: pass")
LAST_MOMENTS = 10.0  # seconds, for a browser that is just ending
_ADOPT_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER of prctl(2): whoever is left behind becomes our child


@contextmanager
def busy_cores() -> Iterator[list[int]]:
    loops = [Program(BUSY) for _ in range(os.cpu_count() or 1)]
    try:
        yield [loop.pid for loop in loops]
    finally:
        for loop in loops:
            loop.end()


def left_behind(known: Collection[int]) -> list[int]:
    latest = monotonic() + LAST_MOMENTS
    while (orphans := _orphans(known)) and monotonic() < latest:
        sleep(0.1)
    return orphans


def _orphans(known: Collection[int]) -> list[int]:
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text("utf-8").split()
    return [pid for pid in map(int, children) if pid not in known and alive(pid)]


def once(command: list[str], log: Path) -> list[str]:
    """One run; what is wrong with it."""
    with log.open("wb") as output, busy_cores() as busy:
        with running(command, [signal.SIGINT], stdout=output, stderr=output) as suite:
            wrong = [f"it failed: see {log}"] if suite.wait() else []
            orphans = left_behind([*busy, suite.pid])
        for pid in orphans:
            words = Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ")
            wrong.append(f"it left behind: {words.decode(errors='replace')}")
            os.kill(pid, signal.SIGKILL)
    return wrong


def main(runs: int, command: list[str]) -> None:
    on_stop(lambda *_: sys.exit("stopped"))  # and end what runs
    ctypes.CDLL(None).prctl(_ADOPT_ORPHANS, 1)
    folder = Path(mkdtemp(prefix="steady-"))
    for number in range(1, runs + 1):
        began = monotonic()
        wrong = once(command, folder / f"{number}.log")
        seconds = f"{monotonic() - began:.0f} s"
        if wrong:
            sys.exit(f"run {number} of {runs}, {seconds}: " + "; ".join(wrong))
        print(f"run {number} of {runs}, {seconds}: passed", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
