"""Structured logs on standard error. No token, code, address or whole path is ever logged."""

import logging
import os
import sys
from collections.abc import Callable, Hashable, Mapping
from threading import Lock
from typing import Any

import msgspec
import structlog
from structlog.typing import Processor


def set_up(form: str, quiet: bool) -> None:
    """JSON for machines, text for a terminal; quiet tells only what goes wrong."""
    text = form == "text" or (form == "auto" and sys.stderr.isatty())
    colors = "NO_COLOR" not in os.environ and sys.stderr.isatty()
    renderer = (
        structlog.dev.ConsoleRenderer(colors=colors)
        if text
        else structlog.processors.JSONRenderer(_json)
    )
    level = logging.WARNING if quiet else logging.INFO
    shared: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),  # a line is written at once
        cache_logger_on_first_use=True,
    )
    others = logging.StreamHandler(sys.stderr)
    others.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
            foreign_pre_chain=shared,
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[others], force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # that nonsense came in is no news


def _json(line: Any, **_: Any) -> str:
    return msgspec.json.encode(line, enc_hook=repr).decode()


class Repetitions:
    """What happens again and again: logged the first time, then counted and told once a minute.

    `repeated.tell(log.error, "not stored", {"reason": reason})`. Any thread may.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._again: dict[Hashable, tuple[int, Callable[[int], object]]] = {}

    def tell(
        self, say: Callable[..., object], event: str, what: Mapping[str, Hashable], **more: object
    ) -> None:
        """It is the same if event and `what` are; `more` is told of the first alone."""
        key = (event, *what.items())
        with self._lock:
            found = self._again.get(key)
            times = found[0] + 1 if found else 0
            self._again[key] = times, lambda times: say(event, **what, times=times)
        if not found:
            say(event, **what, **more)

    def tell_all(self) -> None:
        """Every minute. What has not happened again since the last one is news the next time."""
        with self._lock:
            counted = [*self._again.items()]
            self._again = {key: (0, say) for key, (times, say) in counted if times}
        for _, (times, say) in counted:
            if times:
                say(times)


repeated = Repetitions()  # one for the process, as the log is
