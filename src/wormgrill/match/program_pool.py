"""The programs that an operator lets play, asked for all tables of this process."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import monotonic

from wormgrill.bots.external import PATIENCE
from wormgrill.bots.offered import program_chose
from wormgrill.bots.registry import BotEntry
from wormgrill.rules.actions import Action
from wormgrill.rules.errors import BadRequest
from wormgrill.rules.position import Position
from wormgrill.work.job import Closing, Job
from wormgrill.work.processes import WorkerProcesses

COST = 0.1  # seconds; a guess, put right later
MOST_FAILURES = 3  # in a row
REST = 60.0  # seconds after these
MARGIN = 10.0  # seconds in which a worker should have noticed by itself

BotTroubleTold = Callable[[str, Exception], None]


@dataclass(slots=True)
class _Asked:
    """A program, and the one worker that asks its one copy: its tables take turns, and nobody else
    waits for it."""

    entry: BotEntry
    workers: WorkerProcesses
    failures: int = 0
    rests_until: float = 0.0


class ProgramPool:
    """`choose` asks a program, each with so many seconds per move.

    One that dies or stalls is started again with the next question; after three failures in a row
    it rests for a minute, so that nobody waits for it at every move.
    """

    def __init__(
        self,
        entries: Iterable[BotEntry] = (),
        seconds: float = PATIENCE,
        trouble: BotTroubleTold = lambda bot, error: None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._seconds = seconds
        self._trouble = trouble
        self._clock = clock
        budget = max(seconds, PATIENCE) + seconds + MARGIN  # it may have to start first
        self._programs = {
            entry.key: _Asked(entry, WorkerProcesses(1, budget=budget)) for entry in entries
        }

    async def choose(self, table: str, name: str, position: Position) -> Action | None:
        """None if it has failed, rests, or is not offered any more: somebody else must decide."""
        program = self._programs.get(name)
        if program is None:
            self._trouble(name, BadRequest(f"The bot “{name}” is not offered here any more."))
            return None
        if self._clock() < program.rests_until:
            return None
        job = Job(program_chose, (program.entry, position, self._seconds), table, COST)
        try:
            action = await program.workers.do(job)
        except Closing:
            raise
        except Exception as error:
            self._trouble(name, error)
            self._note_failure(program)
            return None
        program.failures = 0
        return action

    def _note_failure(self, program: _Asked) -> None:
        program.failures += 1
        if program.failures >= MOST_FAILURES:
            program.failures = 0
            program.rests_until = self._clock() + REST

    @property
    def running(self) -> int:
        return sum(program.workers.running for program in self._programs.values())

    @property
    def waiting(self) -> int:
        return sum(program.workers.waiting for program in self._programs.values())

    def close(self) -> None:
        for program in self._programs.values():
            program.workers.close()
