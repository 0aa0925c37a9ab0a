"""The worker processes of a server, and what they are for."""

from wormgrill.match.thinking import warm_up
from wormgrill.work.processes import BUDGET, Trouble, WorkerProcesses

LONG_WORK_NICE = 5  # others go before: answers, moves, hints
LONG_WORK_BUDGET = 3 * BUDGET


def worker_processes(most: int, trouble: Trouble) -> tuple[WorkerProcesses, WorkerProcesses]:
    """Those who do what is quick, and those who do what is long, about half of them each.

    Quick are moves and hints with the dice of the box. A review, a picture, or a turn with dice of
    somebody's own takes up to seconds, and nothing that is quick ever waits for one of these.
    """
    long = most // 2
    return (
        WorkerProcesses(most - long, warm_up, trouble=trouble),
        WorkerProcesses(long, nice=LONG_WORK_NICE, budget=LONG_WORK_BUDGET, trouble=trouble),
    )
