"""What answers cost, the signs they are told by, places, and days in a row.

Chances given away are counted in whole millionths, so that sums are the same everywhere.
"""

from bisect import bisect_left
from collections.abc import Collection, Sequence
from enum import StrEnum
from typing import NamedTuple

from wormgrill.daily.calendar import day_after
from wormgrill.words.voice import EVEN

MILLION = 1_000_000


class AnswerQuality(StrEnum):
    """How good an answer was."""

    BEST = "best"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


# Up to which cost, and the sign to share: each has another shape too, not only another colour.
_QUALITIES = (
    (round(EVEN * MILLION), AnswerQuality.BEST, "🪱"),
    (30_000, AnswerQuality.SLIP, "🟡"),
    (80_000, AnswerQuality.MISTAKE, "🔶"),
    (MILLION + 1, AnswerQuality.BLUNDER, "🟥"),
)
SIGNS = {quality: sign for _, quality, sign in _QUALITIES}
SPREAD = (0, 50_000, 100_000, 200_000, 300_000)  # where the groups of a day's sums end


def millionths(chance: float) -> int:
    return round(chance * MILLION)


def quality_of(cost: int) -> AnswerQuality:
    return next(quality for below, quality, _ in _QUALITIES if cost < below)


class RankedTry(NamedTuple):
    """A finished try and its place; equal sums share one."""

    place: int
    guest: str
    cost: int


def ranked(sums: Sequence[tuple[str, int]]) -> list[RankedTry]:
    """The least given away first."""
    found: list[RankedTry] = []
    for number, (guest, cost) in enumerate(sorted(sums, key=lambda one: one[1]), 1):
        tied = found and found[-1].cost == cost
        found.append(RankedTry(found[-1].place if tied else number, guest, cost))
    return found


def spread(costs: Collection[int]) -> list[int]:
    """How many sums are in each group of SPREAD, and beyond them."""
    counts = [0] * (len(SPREAD) + 1)
    for cost in costs:
        counts[bisect_left(SPREAD, cost)] += 1
    return counts


class DailyStreak(NamedTuple):
    """Days in a row on which the row was finished."""

    now: int
    longest: int


def streak(finished: Collection[str], today: str) -> DailyStreak:
    """The present one counts as long as today can still be played."""
    days = set(finished)
    last = today if today in days else day_after(today, -1)
    begins = [day for day in days if day_after(day, -1) not in days]
    return DailyStreak(_before(days, last), max((_from(days, day) for day in begins), default=0))


def _before(days: set[str], last: str) -> int:
    count = 0
    while day_after(last, -count) in days:
        count += 1
    return count


def _from(days: set[str], first: str) -> int:
    count = 0
    while day_after(first, count) in days:
        count += 1
    return count
