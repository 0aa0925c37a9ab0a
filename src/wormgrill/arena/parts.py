"""Parts of a tournament in a worker that lives on after it: each can be broken off from outside."""

from collections import deque
from collections.abc import Callable
from concurrent.futures import CancelledError
from threading import Lock
from typing import TypeVar

from wormgrill.arena.programs import Programs, keeping_programs

T = TypeVar("T")

_lock = Lock()
_playing: list[tuple[str, Programs]] = []
_over: deque[str] = deque(maxlen=1000)  # so many are still known when a late part arrives


def play_part(whole: str, call: Callable[[], T]) -> T:
    """A call of this tournament; its programs end with it, or when all is broken off."""
    with keeping_programs() as programs:
        part = (whole, programs)
        with _lock:
            if whole in _over:
                raise CancelledError
            _playing.append(part)
        try:
            return call()
        finally:
            with _lock:
                _playing.remove(part)


def break_off(whole: str) -> None:
    """The programs of this tournament end now, its games with the one that is being played."""
    with _lock:
        _over.append(whole)
        parts = [programs for name, programs in _playing if name == whole]
    for programs in parts:
        programs.close()
