"""A worker process as the server sees it: jobs go in, outcomes come out, or it ends."""

import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from subprocess import Popen
from typing import IO, Any

from wormgrill.lifeline import end_program, start_program
from wormgrill.work.pipe import packed, receive, send, unpacked
from wormgrill.work.worker import Outcome

_START = """
import sys
nice, *sys.path = sys.argv[1:]
from wormgrill.work.worker import main
main(int(nice))
"""

Call = tuple[Callable[..., Any], tuple[Any, ...]]
Told = Callable[["WorkerProcess", Outcome | None], None]


class WorkerProcess:
    """One process, and the thread that starts it and talks with it.

    `told` is called in that thread: with the outcome of each job, and with None once the process
    has ended, of its own accord or by `end`.
    """

    def __init__(self, told: Told, nice: int) -> None:
        self._told = told
        self._nice = nice
        self._jobs: SimpleQueue[Call | None] = SimpleQueue()
        self._process: Popen[bytes] | None = None
        self._state = threading.Lock()  # whoever ends the process must know that it is still ours
        self._ended = False
        threading.Thread(target=self._live, name="worker", daemon=True).start()

    def give(self, call: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        self._jobs.put((call, arguments))

    def end(self) -> None:
        """At once, whatever it is doing; also before it has started."""
        with self._state:
            self._ended = True
            self._jobs.put(None)
            if self._process:
                end_program(self._process)
                self._process = None

    def _live(self) -> None:
        try:
            with self._state:
                if self._ended:
                    return
                # -P: nothing is imported from the folder in which the server was started
                words = [sys.executable, "-P", "-c", _START, str(self._nice), *sys.path]
                self._process = process = start_program(words)
            assert process.stdin is not None
            assert process.stdout is not None
            with process.stdin as asked, process.stdout as answers:
                while job := self._jobs.get():
                    self._told(self, _outcome(job, asked, answers))
        except (OSError, EOFError):
            pass  # it has ended, or could not even be started
        finally:
            self.end()
            self._told(self, None)


def _outcome(job: Call, asked: IO[bytes], answers: IO[bytes]) -> Outcome:
    try:
        message = packed(job)
    except Exception as error:
        return Outcome(None, error, 0.0)
    send(asked, message)
    outcome: Outcome = unpacked(receive(answers))
    return outcome
