"""Many games on any executor: tasks of about a second, and results that do not depend on them."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import closing
from functools import partial

from wormgrill.arena.game import Pairing
from wormgrill.arena.rounds import PlayedRounds, play_rounds
from wormgrill.arena.standings import Standings, Tally, standings
from wormgrill.progress import Progress
from wormgrill.tasks import results

SECONDS = 1.0  # a task should take
FASTER = 8  # times as large may the next task be at most


class Stopped(KeyboardInterrupt):
    """A tournament that was asked to stop, and what it had found by then, if anything."""

    def __init__(self, found: Standings | None) -> None:
        super().__init__()
        self.found = found


SaveRecord = Callable[[int, str], None]  # a game's number, its record


def rounds_for(pairing: Pairing, games: int) -> int:
    """So many games at least, and every rotation of the bots equally often."""
    return -(-games // pairing.rotations)


def tournament(
    pairing: Pairing,
    games: int,
    executor: Executor,
    *,
    tasks: int | None = None,
    rounds_per_task: int | None = None,
    progress: Progress | None = None,
    save: SaveRecord | None = None,
) -> Standings:
    """Play these games on the executor, with so many tasks under way at once.

    Without `rounds_per_task`, each task is made to last about a second.
    """
    rounds = rounds_for(pairing, games)
    tasks = tasks or 2 * (os.cpu_count() or 1)
    whole, size = Tally(), rounds_per_task or 1

    def calls() -> Iterator[Callable[[], PlayedRounds]]:
        begun = 0
        while begun < rounds:
            fair = size if rounds_per_task else min(size, -(-(rounds - begun) // tasks))
            some = range(begun, min(begun + fair, rounds))
            begun = some.stop
            yield partial(play_rounds, pairing, some, save is not None)

    try:
        with closing(results(executor, calls(), tasks)) as coming:
            for played in coming:
                whole += played.tally
                size = rounds_per_task or _next_size(played)
                if progress:
                    progress(whole.games, rounds * pairing.rotations)
                for number, record in played.records:
                    assert save is not None
                    save(number, record)
    except KeyboardInterrupt:
        raise Stopped(standings(whole) if whole.games else None) from None
    return standings(whole)


def _next_size(played: PlayedRounds) -> int:
    in_time = int(played.rounds * SECONDS / max(played.seconds, 1e-6))
    return max(1, min(in_time, FASTER * played.rounds))
