"""The transcripts that other implementations can be held against."""

import json
from pathlib import Path

import pytest

from tests.support.asking import engine

TRANSCRIPTS = sorted((Path(__file__).parents[1] / "data" / "transcripts").glob("*.jsonl"))


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
