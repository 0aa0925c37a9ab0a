"""What takes how long, for those who trace a server; nothing happens unless somebody does.

`with span("work"):` anywhere below the server, which knows of OpenTelemetry (`server/tracing.py`).
"""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

Spans = Callable[[str], AbstractContextManager[object]]

_spans: Spans | None = None
_NOTHING = nullcontext()


def span(name: str) -> AbstractContextManager[object]:
    """Belongs to the one around it, if there is one."""
    return _spans(name) if _spans else _NOTHING


def trace_with(spans: Spans | None) -> None:
    global _spans
    _spans = spans
