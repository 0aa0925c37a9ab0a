"""The engine on a pipe: lines of any length and any bytes."""

import io
import json
import subprocess
import sys

from hypothesis import given
from hypothesis import strategies as some

from tests.support.asking import code
from tests.support.processes import PATIENCE
from wormgrill.engine import LONGEST_LINE, serve


def test_quit_ends_it_and_later_lines_are_not_read() -> None:
    writing = io.BytesIO()
    serve(io.BytesIO(b'{"op": "quit"}\n{"op": "hello"}\n'), writing)
    assert writing.getvalue() == b'{"ok": true}\n'


def test_lines_end_as_they_like_and_an_endless_one_is_one_error() -> None:
    long = b"x" * (3 * LONGEST_LINE)
    writing = io.BytesIO()
    reading = b'{"op":"hello"}\r\n' + long + b'\n\n{"op":"position"}'
    serve(io.BytesIO(reading), writing)
    answers = [json.loads(line) for line in writing.getvalue().splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, False, False]
    assert "longer than" in answers[1]["error"]["message"]
    assert code(answers[3]) == "no-game"


def test_a_line_of_just_64_kib_is_read() -> None:
    frame = b'{"op": "hello", "x": ""}'
    filled = frame.replace(b'""', b'"' + b"y" * (LONGEST_LINE - len(frame)) + b'"')
    assert len(filled) == LONGEST_LINE
    writing = io.BytesIO()
    serve(io.BytesIO(filled + b"\n" + filled + b"\r\n" + filled + b" \n"), writing)
    assert [json.loads(line)["ok"] for line in writing.getvalue().splitlines()] == [
        True,
        True,
        False,
    ]


_json = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(), inner, max_size=4),
    max_leaves=8,
)
_requests = some.fixed_dictionaries(
    {"op": some.sampled_from(["hello", "new", "act", "dice", "position", "set", "record"])},
    optional={
        "edition": some.sampled_from(["classic", "deluxe"]) | _json,
        "players": some.integers(0, 9) | some.lists(some.text(max_size=30), max_size=8) | _json,
        "options": _json,
        "seed": _json,
        "action": some.sampled_from(["roll", "stop", "keep 1", "keep worm"]) | some.text(),
        "faces": some.lists(some.sampled_from(["1", "worm", "x"]), max_size=9) | _json,
        "golden": _json,
        "position": _json,
    },
)
_lines = some.binary(max_size=60) | _requests.map(lambda request: json.dumps(request).encode())


@given(some.lists(_lines, max_size=12))
def test_any_bytes_get_one_answer_a_line_and_the_engine_goes_on(given_lines: list[bytes]) -> None:
    given_lines = [line.replace(b"\n", b" ") for line in given_lines]
    writing = io.BytesIO()
    serve(io.BytesIO(b"\n".join([*given_lines, b'{"op": "hello"}'])), writing)
    answers = [json.loads(line) for line in writing.getvalue().splitlines()]
    assert len(answers) == len(given_lines) + 1
    assert answers[-1]["ok"] is True


def test_the_real_program_speaks_over_a_real_pipe() -> None:
    requests = b'{"op": "hello"}\nnonsense\n{"op": "new", "edition": "junior", "players": 2}\n'
    done = subprocess.run(
        [sys.executable, "-m", "wormgrill", "engine"],
        input=requests,
        capture_output=True,
        check=True,
        timeout=PATIENCE,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True]
    assert done.stderr == b""
