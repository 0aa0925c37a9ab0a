"""Somebody looks at what a command writes within this process."""

import sys

import pytest


def look(monkeypatch: pytest.MonkeyPatch, columns: int = 40) -> None:
    """From now on standard output and error are a terminal, so wide."""
    for stream in (sys.stdout, sys.stderr):
        monkeypatch.setattr(stream, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("COLUMNS", str(columns))
