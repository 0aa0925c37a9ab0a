"""Bots to be named as `py:tests.arena.bad_bots:CLASS`: some good, the others bad in one way."""

import time

from wormgrill.rules.actions import Action, keep
from wormgrill.rules.position import Phase, Position


class Last:
    """Always the last legal action."""

    def choose(self, position: Position) -> Action:
        return position.legal[-1]


class Seeded(Last):
    def __init__(self, seed: int) -> None:
        self.seed = seed


class Illegal(Last):
    def choose(self, position: Position) -> Action:
        return keep("9") if _after(position) else super().choose(position)


class Raising(Last):
    def choose(self, position: Position) -> Action:
        if _after(position):
            raise KeyError("worm")
        return super().choose(position)


class Slow(Last):
    """Never comes to an end, whatever it catches."""

    def choose(self, position: Position) -> Action:
        while _after(position):
            try:
                time.sleep(0.01)
            except Exception:
                continue
        return super().choose(position)


class Late(Last):
    """Comes back, but too late, and has caught whatever came."""

    def choose(self, position: Position) -> Action:
        try:
            until = time.monotonic() + 20
            while _after(position) and time.monotonic() < until:
                time.sleep(0.01)
        except BaseException:
            return super().choose(position)
        return super().choose(position)


class Unmade:
    def __init__(self) -> None:
        raise RuntimeError("no file of weights")

    def choose(self, position: Position) -> Action:
        raise NotImplementedError


class NoBot:
    pass


def function() -> Last:
    return Last()


def nothing() -> None:
    return None


READY = Last()


def _after(position: Position) -> bool:
    return position.turn is not None and position.turn.phase is Phase.AFTER
