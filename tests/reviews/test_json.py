"""A review as JSON: the shape that docs/reference/review.md promises."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.support.standin import RECORDS, recorded, standin
from wormgrill.formats.position_json import decode
from wormgrill.formats.record import Record
from wormgrill.reviews.messages import review_view
from wormgrill.reviews.walk import review
from wormgrill.rules.legal import legal_actions
from wormgrill.words.texts import has
from wormgrill.words.voice import Voice

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "review.md").read_text("utf-8")
SEAT = [
    *("name", "start", "luck", "errors", "others", "correction", "result"),
    *("turns", "decisions", "per_turn", "per_decision", "grade"),
]
STEP = ["number", "kind", "text", "told", "win", "change", "best", "options", "why"]


def as_json(record: Record) -> dict[str, Any]:
    view = review_view(review(record, standin), Voice())
    given: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return given


@pytest.fixture(scope="module", params=[file.stem for file in RECORDS])
def record(request: pytest.FixtureRequest) -> Record:
    return recorded(request.param)


def test_it_has_the_promised_shape(record: Record) -> None:
    given = as_json(record)
    players = len(record.start.seats)
    assert list(given) == [
        *("edition", "players", "finished", "result", "seats", "turns", "curve"),
        *("moments", "puzzles", "turning", "exact", "grades"),
    ]
    assert given["edition"] == record.start.edition.key
    assert given["players"] == [seat.name for seat in record.start.seats]
    assert given["finished"] is True
    assert {len(row) for row in given["curve"]} == {players}
    for seat in given["seats"]:
        assert list(seat) == SEAT
        assert has(f"grade-{seat['grade']}")
    assert list(given["turning"]) == ["text", "turn", "seat"]
    assert [grade["most"] for grade in given["grades"]] == sorted(
        grade["most"] for grade in given["grades"]
    )
    assert all(has(f"grade-{grade['key']}") for grade in given["grades"])
    for turn in given["turns"]:
        assert list(turn) == ["number", "seat", "before", "correction", "steps", "after", "ended"]
        for step in turn["steps"]:
            assert list(step) == STEP


def test_steps_are_numbered_and_named_as_in_the_record(record: Record) -> None:
    steps = [step for turn in as_json(record)["turns"] for step in turn["steps"]]
    assert [step["number"] for step in steps] == [*range(len(record.steps))]
    assert [step["text"] for step in steps] == [str(step) for step in record.steps]
    for step in steps:
        actions = [option["action"] for option in step["options"]]
        if step["kind"] == "roll":
            assert (step["best"], actions, step["why"]) == (None, [], None)
        else:
            assert step["text"] in actions
            assert step["best"] in actions
            assert (step["why"] is None) == (len(actions) == 1)


def test_a_puzzle_is_a_position_with_its_legal_actions(record: Record) -> None:
    for puzzle in as_json(record)["puzzles"]:
        position = decode(puzzle["position"])
        legal = [str(action) for action in legal_actions(position)]
        assert [option["action"] for option in puzzle["options"]] == legal
        assert puzzle["played"] != puzzle["best"]
        win = {option["action"]: option["win"][puzzle["seat"]] for option in puzzle["options"]}
        assert win[puzzle["best"]] - win[puzzle["played"]] == pytest.approx(puzzle["cost"])


def test_an_unfinished_game_says_so() -> None:
    whole = recorded("classic-2-players")
    given = as_json(Record(whole.start, whole.steps[:50]))
    assert given["finished"] is False
    assert sum(given["result"]) == pytest.approx(1)
    assert 0 < given["result"][0] < 1
    assert given["curve"][-1] == given["turns"][-1]["after"] == given["result"]


def test_every_field_is_explained() -> None:
    given = as_json(recorded("classic-2-players"))
    fields = {*given, *SEAT, *STEP, *given["turns"][0], *given["moments"][0], *given["puzzles"][0]}
    explained = set(re.findall(r"`([a-z_]+)`", PAGE))
    assert fields - explained == set()
