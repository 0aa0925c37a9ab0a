"""Structured logs on standard error. No token, code, address or whole path is ever logged."""

import logging
import sys

import structlog


def set_up(form: str, quiet: bool) -> None:
    """JSON for machines, text for a terminal; quiet tells only what goes wrong."""
    text = form == "text" or (form == "auto" and sys.stderr.isatty())
    renderer = structlog.dev.ConsoleRenderer() if text else structlog.processors.JSONRenderer()
    level = logging.WARNING if quiet else logging.INFO
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, force=True)
