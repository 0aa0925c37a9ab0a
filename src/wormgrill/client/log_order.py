"""A table's log as it comes in: each number once and in order, whoever has brought it."""

from wormgrill.match.log import Fact


class LogOrder:
    """An answer may overtake the stream, which brings what is between."""

    def __init__(self) -> None:
        self.last = 0  # everything up to here has come
        self._early: dict[int, Fact] = {}

    def begin(self, version: int) -> None:
        """What came before is not asked for."""
        self.last = version
        self._early.clear()

    def take(self, fact: Fact) -> list[Fact]:
        """What can be told now."""
        if fact["seq"] > self.last:
            self._early[fact["seq"]] = fact
        ready: list[Fact] = []
        while (next := self._early.pop(self.last + 1, None)) is not None:
            self.last += 1
            ready.append(next)
        return ready
