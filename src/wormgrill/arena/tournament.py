"""Many games on any executor: tasks of about a second, and results that do not depend on them."""

import os
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait

from wormgrill.arena.game import Pairing, PlayedRounds, play_rounds
from wormgrill.arena.standings import Standings, Tally, standings
from wormgrill.progress import Progress

SECONDS = 1.0  # a task should take
FASTER = 8  # times as large may the next task be at most

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
    whole = Tally()
    under_way: set[Future[PlayedRounds]] = set()
    begun, size = 0, rounds_per_task or 1
    try:
        while whole.rounds < rounds:
            while begun < rounds and len(under_way) < tasks:
                fair = size if rounds_per_task else min(size, -(-(rounds - begun) // tasks))
                some = range(begun, min(begun + fair, rounds))
                under_way.add(executor.submit(play_rounds, pairing, some, save is not None))
                begun = some.stop
            finished, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for played in (future.result() for future in finished):
                whole += played.tally
                size = rounds_per_task or _next_size(played)
                for number, record in played.records:
                    assert save is not None
                    save(number, record)
            if progress:
                progress(whole.games, rounds * pairing.rotations)
    finally:
        for future in under_way:
            future.cancel()
    return standings(whole)


def _next_size(played: PlayedRounds) -> int:
    in_time = int(played.rounds * SECONDS / max(played.seconds, 1e-6))
    return max(1, min(in_time, FASTER * played.rounds))
