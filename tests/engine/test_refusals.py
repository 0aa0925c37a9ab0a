"""What the engine refuses has a code, and leaves the game as it was."""

from typing import Any

import pytest

from tests.support.asking import ask, code, engine, playing
from wormgrill.engine import LONGEST_LINE


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (b"", "bad-request"),
        (b"   ", "bad-request"),
        (b"hello", "bad-request"),
        (b"[]", "bad-request"),
        (b"null", "bad-request"),
        (b'"hello"', "bad-request"),
        (b"{}", "bad-request"),
        (b'{"op": 1}', "bad-request"),
        (b'{"op": NaN}', "bad-request"),
        (b'{"op": "hello"', "bad-request"),
        (b"\xff\xfe", "bad-request"),
        (b'{"op": "\xff"}', "bad-request"),
        (b"[" * 50_000, "bad-request"),
        (b'{"op": "hello", "x": ' + b"9" * 5000 + b"}", "bad-request"),
        (b'{"op": "hello", "x": "' + b"y" * LONGEST_LINE + b'"}', "bad-request"),
        (b'{"op": "dance"}', "unknown-op"),
        (b'{"op": "Hello"}', "unknown-op"),
        (b'{"op": "position"}', "no-game"),
        (b'{"op": "record"}', "no-game"),
        (b'{"op": "dice"}', "no-game"),
        (b'{"op": "act", "action": "roll"}', "no-game"),
        (b'{"op": "act"}', "bad-request"),
        (b'{"op": "new"}', "bad-request"),
        (b'{"op": "new", "edition": "classic"}', "bad-request"),
        (b'{"op": "new", "edition": "poker", "players": 2}', "bad-request"),
        (b'{"op": "new", "edition": 3, "players": 2}', "bad-request"),
        (b'{"op": "new", "edition": {}, "players": 2}', "bad-request"),
        (b'{"op": "new", "edition": "classic", "players": 1}', "bad-request"),
        (b'{"op": "new", "edition": "classic", "players": 8}', "bad-request"),
        (b'{"op": "new", "edition": "junior", "players": 6}', "bad-request"),
        (b'{"op": "new", "edition": "classic", "players": true}', "bad-request"),
        (b'{"op": "new", "edition": "classic", "players": 2.0}', "bad-request"),
        (b'{"op": "new", "edition": "classic", "players": ["Ada"]}', "bad-request"),
        (b'{"op": "new", "edition": "classic", "players": ["Ada", 1]}', "bad-request"),
        (b'{"op": "new", "edition": "classic", "players": ["Ada", " Ada "]}', "bad-request"),
        (b'{"op": "new", "edition": "classic", "players": 2, "seed": "x"}', "bad-request"),
        (b'{"op": "new", "edition": "classic", "players": 2, "options": []}', "bad-request"),
        (b'{"op":"new","edition":"classic","players":2,"options":{"x":1}}', "bad-request"),
        (b'{"op":"new","edition":"classic","players":2,"options":{"first":2}}', "bad-request"),
        (b'{"op": "set", "position": []}', "bad-request"),
        (b'{"op": "set", "position": {}}', "bad-request"),
    ],
)
def test_what_cannot_be_read_or_done_is_refused_with_its_code(line: bytes, expected: str) -> None:
    speaker = engine()
    assert code(speaker.answer(line)) == expected
    assert ask(speaker, op="hello")["ok"]


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        ({"op": "act", "action": "stop"}, "illegal-action"),
        ({"op": "act", "action": "roll golden"}, "illegal-action"),
        ({"op": "act", "action": " roll"}, "illegal-action"),
        ({"op": "act", "action": ""}, "illegal-action"),
        ({"op": "act", "action": ["roll"]}, "bad-request"),
        ({"op": "dice"}, "illegal-dice"),
        ({"op": "dice", "faces": ["1"] * 8}, "illegal-dice"),
        ({"op": "dice", "faces": "1"}, "bad-request"),
        ({"op": "dice", "golden": "worm"}, "bad-request"),
        ({"op": "dice", "faces": [1]}, "bad-request"),
    ],
)
def test_a_refusal_leaves_the_game_as_it_was(request_: dict[str, Any], expected: str) -> None:
    speaker = playing()
    before = ask(speaker, op="position")
    assert code(ask(speaker, **request_)) == expected
    assert ask(speaker, op="position") == before


@pytest.mark.parametrize(
    "request_",
    [
        {"faces": ["1"] * 7},
        {"faces": ["1"] * 9},
        {"faces": ["1"] * 7 + ["6"]},
        {"faces": ["1"] * 7 + ["Worm"]},
        {"faces": ["1"] * 8, "golden": "worm"},
        {"faces": []},
    ],
)
def test_dice_that_cannot_have_been_rolled_are_refused(request_: dict[str, Any]) -> None:
    speaker = playing()
    ask(speaker, op="act", action="roll")
    before = ask(speaker, op="position")
    assert code(ask(speaker, op="dice", **request_)) == "illegal-dice"
    assert code(ask(speaker, op="act", action="roll")) == "illegal-action"
    assert ask(speaker, op="position") == before


def test_a_failed_set_keeps_the_old_game() -> None:
    speaker = playing()
    before = ask(speaker, op="position")
    broken = before["position"] | {"supply": 3}
    assert code(ask(speaker, op="set", position=broken)) == "bad-position"
    assert ask(speaker, op="position") == before


def test_unknown_fields_are_ignored() -> None:
    assert ask(engine(), op="hello", whatever=1)["ok"]
    assert ask(engine(), op="new", edition="classic", players=2, colour="green")["ok"]
