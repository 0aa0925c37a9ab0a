"""A short playable lesson for each edition. The rules replay it, so it cannot break them."""

from collections.abc import Mapping, Sequence
from functools import cache

from wormgrill.lessons.classic import CLASSIC
from wormgrill.lessons.extra import DELUXE, EXTRAWURM
from wormgrill.lessons.junior import JUNIOR
from wormgrill.lessons.replay import LessonView, replayed
from wormgrill.lessons.script import Scene

LESSONS: Mapping[str, Sequence[Scene]] = {
    "classic": CLASSIC,
    "extrawurm": EXTRAWURM,
    "deluxe": DELUXE,
    "junior": JUNIOR,
}


@cache
def lesson(edition: str) -> LessonView:
    return replayed(edition, LESSONS[edition])


__all__ = ["LESSONS", "LessonView", "lesson"]
