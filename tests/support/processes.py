"""Programs that tests start: signals mean to them what they usually mean, and none is left over."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Any

PATIENCE = 300.0  # seconds, after which something is broken: a busy machine takes its time

# Another Python's Wormgrill can be tried with the same tests: `make release` does so.
WORMGRILL = (os.environ.get("PYTHON_UNDER_TEST", sys.executable), "-m", "wormgrill")


class Program(subprocess.Popen[bytes]):
    """A program in a session of its own, with a mark in its environment.

    By both, `family` knows all that it has started, also when its number is somebody else's by now.
    """

    def __init__(
        self,
        command: Sequence[str],
        ignoring: Collection[signal.Signals] = (),
        env: Mapping[str, str] = os.environ,
        **options: Any,
    ) -> None:
        self._mark = f"STARTED_BY_TEST={token_hex(8)}"
        name, _, value = self._mark.partition("=")
        super().__init__(
            command,
            env={**env, name: value},
            preexec_fn=partial(_usual_signals, ignoring),
            start_new_session=True,
            **options,
        )

    def family(self) -> list[int]:
        """The program and whatever it has started, as far as they have not ended."""
        everybody = [int(folder.name) for folder in Path("/proc").glob("[0-9]*")]
        near = [pid for pid in everybody if _facts(pid)[3:] == [str(self.pid)]]
        return [pid for pid in near if alive(pid) and self._marked(pid)]

    def _marked(self, pid: int) -> bool:
        try:
            return self._mark.encode() in Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
        except OSError:  # it has ended, or is not ours
            return False

    def end(self) -> None:
        """Whatever is left of it, and of all that it has started."""
        self.kill()
        while family := self.family():
            for pid in family:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        self.wait()
        for pipe in (self.stdin, self.stdout, self.stderr):
            if pipe:
                pipe.close()


def _usual_signals(ignoring: Collection[signal.Signals]) -> None:
    """Whoever runs the tests may ignore some, and programs inherit that."""
    for one in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(one, signal.SIG_IGN if one in ignoring else signal.SIG_DFL)


@contextmanager
def running(
    command: Sequence[str], ignoring: Collection[signal.Signals] = (), **options: Any
) -> Iterator[Program]:
    program = Program(command, ignoring, **options)
    try:
        yield program
    finally:
        program.end()


def told(command: Sequence[str], **options: Any) -> str:
    """By a program that comes to its end; what it has started ends with it in any case."""
    with running(command, stdout=subprocess.PIPE, **options) as program:
        words, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0
    return words.decode()


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
