"""Hints and bots' choices over the pipe, and what happens when something of ours breaks."""

import json

import pytest

from tests.support.asking import ask, code, engine, playing
from wormgrill.bots.registry import BOTS
from wormgrill.engine import Engine
from wormgrill.formats.position_json import encode
from wormgrill.rules import EDITIONS, Phase, start
from wormgrill.rules.position import Turn


def test_a_hint_has_the_figures_of_every_legal_action() -> None:
    speaker = playing()
    ask(speaker, op="act", action="roll")
    faces = ["1", "1", "2", "3", "4", "worm", "worm", "worm"]
    position = ask(speaker, op="dice", faces=faces)["position"]
    answer = ask(speaker, op="hint")
    assert [hint["action"] for hint in answer["hints"]] == position["legal"]
    assert answer["best"] == "keep worm"
    for hint in answer["hints"]:
        assert list(hint) == ["action", "win", "worms", "success"]
        assert len(hint["win"]) == 2
        assert sum(hint["win"]) == pytest.approx(1)
        assert 0 < hint["success"] < 1
    assert ask(speaker, op="position")["position"] == position


def test_there_is_no_hint_where_nothing_is_to_be_decided() -> None:
    speaker = playing()
    ask(speaker, op="act", action="roll")
    nothing = {
        "ok": True, "hints": [], "best": None, "endings": [], "unit": None, "exact": False,
    }  # fmt: skip
    assert ask(speaker, op="hint") == nothing
    assert code(ask(speaker, op="choose", bot="turn-ev")) == "illegal-action"


@pytest.mark.parametrize("bot", BOTS)
def test_choose_says_what_a_bot_would_do_and_does_not_do_it(bot: str) -> None:
    speaker = playing("deluxe", seed=5)
    ask(speaker, op="act", action="roll")
    position = ask(speaker, op="dice")["position"]
    assert ask(speaker, op="choose", bot=bot)["action"] in position["legal"]
    assert ask(speaker, op="position")["position"] == position


@pytest.mark.parametrize("bot", ["deep", "cmd: ls", "", 3, None])
def test_an_unknown_bot_is_a_bad_request(bot: object) -> None:
    """Programs of the machine are not reached over the wire."""
    assert code(ask(playing(), op="choose", bot=bot)) == "bad-request"


def test_a_seeded_random_bot_plays_the_same_game_again() -> None:
    def actions(seed: int) -> list[str]:
        speaker = playing(seed=seed)
        found = []
        for _ in range(30):
            answer = ask(speaker, op="choose", bot="random")
            if not answer["ok"]:
                ask(speaker, op="dice")
                continue
            found.append(answer["action"])
            ask(speaker, op="act", action=answer["action"])
        return found

    assert actions(1) == actions(1)
    assert actions(1) != actions(2)


def test_hint_and_choose_need_a_game() -> None:
    assert code(ask(engine(), op="hint")) == "no-game"
    assert code(ask(engine(), op="choose", bot="turn-ev")) == "no-game"
    assert code(ask(playing(), op="choose")) == "bad-request"


def test_a_hint_does_not_depend_on_the_one_before() -> None:
    """R15: the same board, before any roll and after a Double 1 was laid aside."""
    board = start(EDITIONS["deluxe"], ["Ada", "Bo"])
    ada = board.seats[0]._replace(bratworms=1)
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
