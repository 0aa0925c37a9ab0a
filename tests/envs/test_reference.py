"""The tables of the reference are those of the code."""

from tests.support.env_tables import PAGE, TABLES, written


def test_the_tables_of_the_reference_are_current() -> None:
    """If not: python -m tests.support.env_tables."""
    page = PAGE.read_text("utf-8")
    assert all(page.count(f"<!-- {name} -->") == 2 for name in TABLES)
    assert written(page) == page
