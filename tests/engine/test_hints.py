"""Hints over the pipe, and what happens when something of ours breaks."""

import json
from dataclasses import replace

import pytest

from wormgrill.engine import Engine
from wormgrill.formats.position_json import encode
from wormgrill.rules import EDITIONS, Phase, start
from wormgrill.rules.position import Turn


def test_a_hint_does_not_depend_on_the_one_before() -> None:
    """R15: the same board, before any roll and after a Double 1 was laid aside."""
    board = start(EDITIONS["deluxe"], ["Ada", "Bo"])
    ada = replace(board.seats[0], bratworms=1)
    before = board._replace(seats=(ada, board.seats[1]), supply=6)
    after = before._replace(turn=Turn(0, Phase.AFTER, ("1", "1")))
    engine = Engine()
    for position in (before, after, before):
        asked = {"op": "set", "position": encode(position)}
        assert engine.answer(json.dumps(asked).encode())["ok"]
        answer = engine.answer(b'{"op": "hint"}')
        fresh = Engine()
        fresh.answer(json.dumps(asked).encode())
        assert answer == fresh.answer(b'{"op": "hint"}')
        assert answer["endings"][0].keys() == {"tile", "from", "hen", "chance"}


def test_a_mistake_of_ours_is_told_and_the_game_stays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = Engine()
    engine.answer(b'{"op": "new", "edition": "classic", "players": 2}')
    before = engine.answer(b'{"op": "position"}')
    with monkeypatch.context() as broken:
        broken.setattr("wormgrill.engine.encode", lambda position: 1 / 0)
        answer = engine.answer(b'{"op": "act", "action": "roll"}')
    assert answer["error"]["code"] == "internal"
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert engine.answer(b'{"op": "position"}') == before
