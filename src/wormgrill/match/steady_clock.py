"""The time of day, without its jumps: nobody loses a turn because somebody sets the clock."""

import time
from collections.abc import Callable

SLEW = 0.01  # of the time that passes: so fast it follows a clock that goes otherwise


class SteadyClock:
    """Seconds since 1970, as the clock showed them at the start, counted on by one that nobody
    sets. What the clock of the day drifts is followed slowly; it never goes back."""

    def __init__(
        self,
        day: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._day = day
        self._monotonic = monotonic
        self._now = day()
        self._seen = monotonic()

    def __call__(self) -> float:
        seen = self._monotonic()
        passed, self._seen = seen - self._seen, seen
        behind = self._day() - (self._now + passed)
        self._now += passed + max(-SLEW * passed, min(SLEW * passed, behind))
        return self._now
