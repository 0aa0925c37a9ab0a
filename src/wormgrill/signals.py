"""Signals that ask a program to stop, as far as whoever started it lets them through."""

import signal
from collections.abc import Callable
from types import FrameType

STOPPING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")  # the last two are not everywhere


def stop_signals() -> list[signal.Signals]:
    """Those not ignored: what nohup or a script's background job switched off stays off."""
    known = [signal.Signals[name] for name in STOPPING if name in signal.Signals.__members__]
    return [one for one in known if signal.getsignal(one) is not signal.SIG_IGN]


def on_stop(handler: Callable[[int, FrameType | None], object]) -> None:
    for one in stop_signals():
        signal.signal(one, handler)
