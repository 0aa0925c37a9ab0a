"""Who computes for a command: this process, worker processes, or a cluster."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from wormgrill.words.texts import say

if TYPE_CHECKING:  # so that help is quick
    from concurrent.futures import Executor


class Computing(NamedTuple):
    executor: Executor
    workers: int
    tasks: int  # under way at once: nobody waits for the next, and this process does one at a time


def computing_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", metavar="N", type=int, help=say("workers-arg"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=say("cluster-arg"))


def check_computing(arguments: argparse.Namespace) -> None:
    """What contradicts itself is refused before anything is done."""
    from wormgrill.commands.arguments import CommandRefusal, at_least_one

    at_least_one(arguments, "workers")
    if arguments.cluster is not None and arguments.workers is not None:
        raise CommandRefusal(say("cluster-and-workers"))


@contextmanager
def computing(arguments: argparse.Namespace, most: int) -> Iterator[Computing]:
    """As the arguments ask for it; at most so many workers are of use."""
    from concurrent.futures.process import BrokenProcessPool

    from wormgrill.arena.workers import pool
    from wormgrill.commands.arguments import CommandRefusal
    from wormgrill.work.cores import cores

    if arguments.cluster is not None:
        from wormgrill.arena.cluster import cluster

        with cluster(arguments.cluster) as found:
            yield Computing(found.executor, found.workers, 2 * found.workers)
        return
    workers = max(1, min(arguments.workers or cores(), most))
    try:
        with pool(workers) as executor:
            yield Computing(executor, workers, 1 if workers == 1 else 2 * workers)
    except BrokenProcessPool:
        raise CommandRefusal(say("arena-worker-lost")) from None
