"""Structured logs on standard error. No token, code, address or whole path is ever logged."""

import logging
import sys

import structlog
from structlog.typing import Processor


def set_up(form: str, quiet: bool) -> None:
    """JSON for machines, text for a terminal; quiet tells only what goes wrong."""
    text = form == "text" or (form == "auto" and sys.stderr.isatty())
    renderer = structlog.dev.ConsoleRenderer() if text else structlog.processors.JSONRenderer()
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
        cache_logger_on_first_use=False,
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
