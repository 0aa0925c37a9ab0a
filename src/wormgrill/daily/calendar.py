"""Days, by the clock of Greenwich: everybody's day begins and ends at the same moment."""

from datetime import UTC, date, datetime, timedelta

DAY_SECONDS = 86_400


def day_of(at: float) -> str:
    """YYYY-MM-DD; as texts they sort as days do."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def is_day(text: str) -> bool:
    """Whether it is written as we write days, and there is such a day.

    >>> is_day("2026-11-16"), is_day("2026-02-30"), is_day("20261116")
    (True, False, False)
    """
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def day_after(day: str, days: int = 1) -> str:
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def number_of(day: str, first: str) -> int:
    """Which day it is, where the first one is 1."""
    return (date.fromisoformat(day) - date.fromisoformat(first)).days + 1


def seconds_left(at: float) -> float:
    """Until the day of this moment is over."""
    return DAY_SECONDS - at % DAY_SECONDS
