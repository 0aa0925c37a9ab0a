"""Whatever comes from outside is read or refused; nothing else ever happens."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any, TypeVar

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.support.good_positions import GOOD, Json
from tests.support.selfplay import NAMES, SMALL, TABLES
from wormgrill.formats.edition_toml import edition_from, edition_table, read_edition
from wormgrill.formats.position_json import decode, encode, state
from wormgrill.formats.position_line import from_line, to_line
from wormgrill.rules import Position, apply, legal_actions, start
from wormgrill.rules.errors import Refusal

pytestmark = pytest.mark.uncounted

Result = TypeVar("Result")
OFTEN = settings(max_examples=5 * settings().max_examples)

# The words of the wire, so that what is broken is often nearly right.
WORDS = [
    *("deluxe", "junior", "roll", "choose", "rob", "return", "pinch", "over", "unused", "in-hand"),
    *("kept", "hen", "raven", "golden-die", "weasel", "apple", "worm", "1", "4", "bun", "-", ""),
    *("short-game", "first", "value", "worms", "up", "specialist", "classic", "Ada"),
]
scalars = (
    st.none()
    | st.booleans()
    | st.integers(-2, 40)
    | st.integers()
    | st.floats()
    | st.sampled_from(WORDS)
    | st.text(max_size=8)
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=4), inner, max_size=4)
    ),
    max_leaves=8,
)
positions = [
    *GOOD.values(),
    json.loads(json.dumps(state(start(SMALL, ["Ada", "Bob"])))),
]


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) in a JSON value."""
    if isinstance(value, dict):
        found = list(value)
    else:
        found = list(range(len(value))) if isinstance(value, list) else []
    below = [place for key in found for place in places(value[key])]
    return [(value, key) for key in found] + below


@st.composite
def broken(draw: st.DrawFn, good: list[Json]) -> Json:
    """A good value with some of its parts replaced, removed, doubled or swapped."""
    value = deepcopy(draw(st.sampled_from(good)))
    for _ in range(draw(st.integers(1, 3))):
        container, key = draw(st.sampled_from(places(value)))
        what = draw(st.sampled_from(["replace", "remove", "swap", "double"]))
        if what == "replace":
            container[key] = draw(scalars if draw(st.booleans()) else values)
        elif what == "remove":
            del container[key]
        elif what == "swap":  # with another of its like: two specialists, two stacks
            alike = [place for place in places(value) if place[1] == key]
            other, _ = draw(st.sampled_from(alike))
            container[key], other[key] = deepcopy(other[key]), deepcopy(container[key])
        elif isinstance(container, list):
            container.append(deepcopy(container[key]))
    return value


def plays_on(position: Position) -> None:
    """What was accepted holds together: it can be told again, and every decision carried out."""
    assert decode(json.loads(json.dumps(encode(position)))) == position
    assert from_line(to_line(position)) == position
    for action in legal_actions(position):
        following, _ = apply(position, action)
        assert decode(json.loads(json.dumps(encode(following)))) == following


def accepted(read: Callable[[Any], Result], given: object) -> Result | None:
    """What was read, or None where it was refused in words; anything else fails the test."""
    try:
        return read(given)
    except Refusal:
        return None


@OFTEN
@given(values)
@example([])
@example({})
def test_any_json_is_read_or_refused_as_a_position(given: object) -> None:
    accepted(decode, given)


@OFTEN
@given(broken(positions))
def test_a_broken_position_is_refused_or_plays_on(given: Json) -> None:
    if position := accepted(decode, given):
        plays_on(position)


@OFTEN
@given(broken([edition_table(edition) | {"key": "x"} for edition in TABLES.values()]))
def test_a_broken_edition_is_refused_or_can_be_played(given: Json) -> None:
    if edition := accepted(edition_from, given):
        plays_on(start(edition, NAMES[: edition.players[0]]))


@OFTEN
@given(st.text() | st.text("[]{}=.,\"'\n#abe10 +-:\\"))
@example("[[a]]\n[a]")
@example("a.b = 1\na = 2")
@example("a = \x00")
@example("\ufeffkey = 1")
@example("a = 1979-13-45")
@example("a = 1e999")
def test_any_text_is_read_or_refused_as_an_edition(text: str) -> None:
    accepted(read_edition, text)


LINES = [to_line(decode(position)) for position in positions]


@st.composite
def broken_lines(draw: st.DrawFn) -> str:
    """A good line with some characters cut out and others put in."""
    line = draw(st.sampled_from(LINES))
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(line)))
        put = draw(st.text(max_size=3) | st.text(";:/.,*!@=-%0123456789", max_size=3))
        line = line[:place] + put + line[place + draw(st.integers(0, 6)) :]
    return line


@OFTEN
@given(st.text() | st.text(";:/.,*!@=-%09a") | broken_lines())
@example("%7B;-;:-:0:-;-;0;-;over")
@example("%7B%7D;-;:-:0:-;-;0;-;over")
def test_any_line_is_refused_or_plays_on(line: str) -> None:
    if position := accepted(from_line, line):
        plays_on(position)
