"""How many streams each address has open, at all processes together."""

from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

MOST_STREAMS = 200  # open at once, by address
STREAMS_TOLD = 10  # other processes are told in steps of so many: few addresses ever have them
TOLD_AGAIN = 3.0  # seconds
BELIEVED = 10.0  # seconds: a process that was killed tells nothing


class StreamsElsewhere(NamedTuple):
    """What another process has told, and how long it is believed."""

    number: int
    until: float


class OpenStreams:
    """Counted here, and told from time to time: never stored, and forgotten when nobody repeats
    it. Of an address another process may have a step less than what it has told, or more."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.tell: Callable[[str, int], None] = lambda who, number: None
        self._clock = clock
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, dict[str, StreamsElsewhere]] = {}  # by address and process

    def count(self, who: str) -> int:
        now = self._clock()
        others = self._elsewhere.get(who, {}).values()
        return self._here[who] + sum(told.number for told in others if told.until > now)

    def opened(self, who: str) -> None:
        self._here[who] += 1
        if self._here[who] % STREAMS_TOLD == 0:
            self.tell(who, self._here[who])

    def closed(self, who: str) -> None:
        if self._here[who] % STREAMS_TOLD == 0:
            self.tell(who, self._here[who] - STREAMS_TOLD)
        self._here[who] -= 1
        if not self._here[who]:
            del self._here[who]

    def tell_again(self) -> None:
        """Of whom others believe something; and forget what they have not repeated."""
        for who, number in self._here.items():
            if number >= STREAMS_TOLD:
                self.tell(who, number - number % STREAMS_TOLD)
        now = self._clock()
        for who, told in list(self._elsewhere.items()):
            left = {process: one for process, one in told.items() if one.until > now}
            self._elsewhere[who] = left
            if not left:
                del self._elsewhere[who]

    def heard(self, process: str, who: str, number: int) -> None:
        told = StreamsElsewhere(number, self._clock() + BELIEVED)
        self._elsewhere.setdefault(who, {})[process] = told
