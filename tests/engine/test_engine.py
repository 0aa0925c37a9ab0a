"""The engine protocol: every op, every code, and any bytes."""

import io
import json
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tests.support.processes import PATIENCE
from tests.support.selfplay import SMALL
from wormgrill.bots.registry import BOTS
from wormgrill.engine import LONGEST_LINE, Engine, serve
from wormgrill.formats.edition_toml import edition_table
from wormgrill.formats.record_reader import parse_record
from wormgrill.version import __version__

TRANSCRIPTS = sorted((Path(__file__).parents[1] / "data" / "transcripts").glob("*.jsonl"))


def engine() -> Engine:
    return Engine(today=date(2026, 11, 15))


def ask(speaker: Engine, **request: Any) -> dict[str, Any]:
    return speaker.answer(json.dumps(request).encode())


def playing(edition: str = "classic", **more: Any) -> Engine:
    speaker = engine()
    assert ask(speaker, op="new", edition=edition, players=["Ada", "Bo"], **more)["ok"]
    return speaker


def code(answer: dict[str, Any]) -> str:
    assert answer["ok"] is False
    assert list(answer) == ["ok", "error"]
    assert list(answer["error"]) == ["code", "message"]
    return str(answer["error"]["code"])


def test_hello_says_what_speaks_here() -> None:
    assert ask(engine(), op="hello") == {
        "ok": True,
        "protocol": 1,
        "name": "Wormgrill",
        "version": __version__,
        "editions": ["classic", "extrawurm", "deluxe", "junior"],
        "bots": list(BOTS),
    }


def test_players_may_be_a_count() -> None:
    answer = ask(engine(), op="new", edition="junior", players=3)
    names = [player["name"] for player in answer["position"]["players"]]
    assert names == ["Player 1", "Player 2", "Player 3"]


def test_a_custom_edition_is_played_as_an_object() -> None:
    table = edition_table(SMALL)
    answer = ask(engine(), op="new", edition=table, players=2)
    assert answer["position"]["edition"] == table


def test_a_turn_over_the_pipe() -> None:
    speaker = playing()
    assert ask(speaker, op="act", action="roll")["position"]["turn"]["phase"] == "dice"
    faces = ["worm", "5", "worm", "1", "worm", "2", "5", "worm"]
    rolled = ask(speaker, op="dice", faces=faces)
    assert rolled["events"] == [
        {
            "type": "rolled",
            "player": 0,
            "faces": ["1", "2", "5", "5", "worm", "worm", "worm", "worm"],
            "golden": None,
            "dead": False,
        }
    ]
    kept = ask(speaker, op="act", action="keep worm")
    assert kept["position"]["turn"]["total"] == 20
    ask(speaker, op="act", action="roll")
    ask(speaker, op="dice", faces=["1", "1", "5", "worm"])
    ask(speaker, op="act", action="keep 5")
    stopped = ask(speaker, op="act", action="stop")
    assert stopped["events"] == [
        {"type": "took", "player": 0, "tile": {"value": 25, "worms": 2}, "from": "grill"},
        {"type": "turn-ended", "player": 0, "next": 1},
    ]
    assert stopped["position"] == ask(speaker, op="position")["position"]


def test_the_same_seed_rolls_the_same_dice() -> None:
    def first_roll(seed: int) -> Any:
        speaker = playing(seed=seed)
        ask(speaker, op="act", action="roll")
        return ask(speaker, op="dice")["events"][0]["faces"]

    assert first_roll(7) == first_roll(7)
    assert len({tuple(first_roll(seed)) for seed in range(20)}) > 10


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
    nothing = {"ok": True, "hints": [], "best": None, "endings": [], "unit": None}
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


def test_a_printed_position_can_be_set_again_and_played_on() -> None:
    speaker = playing("deluxe", seed=1)
    ask(speaker, op="act", action="roll")
    printed = ask(speaker, op="dice")["position"]
    other = engine()
    assert ask(other, op="set", position=printed)["position"] == printed
    action = printed["legal"][0]
    assert (
        ask(other, op="act", action=action)["position"]
        == ask(speaker, op="act", action=action)["position"]
    )


def test_computed_fields_of_a_set_position_may_be_missing() -> None:
    printed = ask(playing("extrawurm"), op="position")["position"]
    bare = {
        key: printed[key]
        for key in ("edition", "options", "players", "grill", "supply", "out", "turn")
    }
    bare["turn"] = {key: value for key, value in bare["turn"].items() if key != "total"}
    assert ask(engine(), op="set", position=bare)["position"] == printed


def test_the_record_says_where_the_dice_came_from() -> None:
    speaker = playing(seed=4)
    ask(speaker, op="act", action="roll")
    ask(speaker, op="dice")
    record = ask(speaker, op="record")["record"]
    assert record.splitlines()[:6] == [
        "Wormgrill record 1",
        "Edition: classic",
        "Player: Ada",
        "Player: Bo",
        "Date: 2026-11-15",
        "Dice: seed 4",
    ]
    assert len(parse_record(record).steps) == 2


def test_the_record_of_a_set_position_begins_there() -> None:
    speaker = playing()
    ask(speaker, op="act", action="roll")
    middle = ask(speaker, op="dice", faces=["worm"] * 8)["position"]
    other = engine()
    ask(other, op="set", position=middle)
    ask(other, op="act", action="keep worm")
    again = parse_record(ask(other, op="record")["record"])
    assert again.start.turn is not None
    assert again.start.turn.rolled == ("worm",) * 8


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


@pytest.mark.parametrize("file", TRANSCRIPTS, ids=lambda file: file.stem)
def test_the_transcripts_for_other_implementations_are_true(file: Path) -> None:
    """Lines alternate: a request, then the answer to it; of a refusal only the code counts."""
    lines = file.read_text("utf-8").splitlines()
    speaker = engine()
    for request, answer in zip(lines[::2], lines[1::2], strict=True):
        given, expected = speaker.answer(request.encode()), json.loads(answer)
        if not expected["ok"]:
            given["error"].pop("message")
        assert given == expected


def test_there_is_a_transcript_of_every_edition() -> None:
    assert {file.stem.split("-")[0] for file in TRANSCRIPTS} == {
        "classic",
        "extrawurm",
        "deluxe",
        "junior",
        "refusals",
    }
