"""The tables of docs/reference/environments.md, from the code they are about.

`python -m tests.support.env_tables` writes them into the page anew; a test fails when they are old.
"""

import re
from collections.abc import Iterable
from pathlib import Path

from wormgrill.envs.actions import action_table
from wormgrill.envs.layout import ObservationLayout, ObservedPart, Section, observation_layout
from wormgrill.rules import EDITIONS

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "environments.md"


def actions() -> str:
    tables = [action_table(edition) for edition in EDITIONS.values()]
    names = dict.fromkeys(name for table in tables for name in table.names)
    rows = (
        (f"`{name}`", *(str(table.number.get(name, "–")) for table in tables))
        for name in sorted(names, key=lambda name: max(t.number.get(name, -1) for t in tables))
    )
    sizes = (f"**{table.size}**" for table in tables)
    return _table(("action", *EDITIONS), [*rows, ("in all", *sizes)])


def observation() -> str:
    layouts = [observation_layout(edition) for edition in EDITIONS.values()]
    rows = []
    for name in ("turn", "seat 0", "grill"):
        parts = dict.fromkeys(
            part.name for layout in layouts for part in _section(layout, name).parts
        )
        for part in sorted(
            parts, key=lambda part: max(_places(one, name, part) for one in layouts)
        ):
            found = [_found(layout, name, part) for layout in layouts]
            places = (_range(*one) if one else "–" for one in found)
            units = [str(one[1].unit) if one else "–" for one in found]
            unit = min(units) if len({*units, "–"}) == 2 else " / ".join(units)
            meaning = next(one.meaning for _, one in filter(None, found))
            rows.append((f"{name} **{part}**", *places, unit, meaning))
    steps = (f"+ {layout.seats[0].size}" for layout in layouts)
    sizes = (f"**{layout.size}**" for layout in layouts)
    rows += [("each further seat", *steps, "", "the same of the next in turn order, six times")]
    rows += [("in all", *sizes, "", "")]
    return _table(("part", *EDITIONS, "divided by", "meaning"), rows)


def _section(layout: ObservationLayout, name: str) -> Section:
    return next(section for section in layout.sections if section.name == name)


def _found(layout: ObservationLayout, section: str, part: str) -> tuple[int, ObservedPart] | None:
    placed = _section(layout, section).placed()
    return next(((at, one) for at, one in placed if one.name == part), None)


def _range(first: int, part: ObservedPart) -> str:
    return f"{first}–{first + part.size - 1}" if part.size > 1 else f"{first}"


def _places(layout: ObservationLayout, section: str, part: str) -> int:
    found = _found(layout, section, part)
    return found[0] if found else -1


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = list(head)
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


TABLES = {"actions": actions, "observation": observation}


def written(page: str) -> str:
    """The page with its tables made anew."""
    for name, make in TABLES.items():
        mark = f"<!-- {name} -->"
        page = re.sub(f"{mark}\n.*?{mark}", f"{mark}\n\n{make()}\n\n{mark}", page, flags=re.DOTALL)
    return page


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
