"""A record as frames: every step, in pieces that fit together, numbered as a review is."""

from itertools import pairwise
from pathlib import Path

import pytest

from wormgrill.formats.position_json import decode, encode
from wormgrill.formats.position_line import from_line
from wormgrill.formats.record import Record
from wormgrill.formats.record_reader import parse_record
from wormgrill.replays.frames import ReplayFrame, replay_view
from wormgrill.reviews.champion import reviewed
from wormgrill.rules.seating import renamed

RECORDS = sorted((Path(__file__).parents[1] / "data" / "records").glob("*.txt"))


@pytest.fixture(params=RECORDS, ids=lambda path: path.stem)
def record(request: pytest.FixtureRequest) -> Record:
    path: Path = request.param
    return parse_record(path.read_text("utf-8"))


def all_frames(record: Record) -> list[ReplayFrame]:
    frames: list[ReplayFrame] = []
    first: int | None = 0
    while first is not None:
        piece = replay_view(record, first)
        frames += piece.frames
        first = piece.next
    return frames


def test_the_pieces_fit_together_and_lead_where_the_game_led(record: Record) -> None:
    frames = all_frames(record)
    assert [frame.number for frame in frames] == list(range(len(record.steps) + 1))
    assert [frame.text for frame in frames[1:]] == [str(step) for step in record.steps]
    assert decode(frames[0].position) == record.start
    after = [position for _, position, _ in record.replay()]
    assert [frame.position for frame in frames[1:]] == [encode(one) for one in after]


def test_a_step_has_one_address_and_every_piece_tells_how_many_there_are(record: Record) -> None:
    frames = all_frames(record)
    turns = replay_view(record, 7, most=1).turns
    assert turns == replay_view(record).turns
    wanted = [(turn, step) for turn, count in enumerate(turns, 1) for step in range(1, count + 1)]
    assert [(frame.turn, frame.step) for frame in frames] == [(1, 0), *wanted]


def test_a_line_tells_the_position_and_nobodys_name(record: Record) -> None:
    names = [seat.name for seat in record.start.seats]
    for frame in all_frames(record)[::10]:
        nameless = from_line(frame.line)
        assert [seat.name for seat in nameless.seats] == list("ABCDEFG"[: len(names)])
        assert renamed(nameless, names) == decode(frame.position)


def test_dice_that_end_a_turn_lie_there_first(record: Record) -> None:
    frames = all_frames(record)
    for before, frame in pairwise(frames):
        ends = frame.kind == "roll" and len(frame.events) > 1
        assert (frame.lies is not None) is ends
        if frame.lies:
            turn = frame.lies.position["turn"]
            assert turn["player"] == frame.seat == before.position["turn"]["player"]
            assert turn["rolled"] == frame.events[0]["faces"]


def test_frames_and_reviews_count_alike() -> None:
    record = parse_record(RECORDS[-1].read_text("utf-8"))
    frames = all_frames(record)
    for turn in reviewed(record).turns:
        for step in turn.steps:
            frame = frames[step.number + 1]
            assert (frame.turn, frame.seat, frame.text) == (turn.number, turn.seat, str(step.step))


def test_after_the_end_there_is_nothing() -> None:
    record = parse_record(RECORDS[0].read_text("utf-8"))
    piece = replay_view(record, len(record.steps) + 1)
    assert (piece.frames, piece.next) == ([], None)
