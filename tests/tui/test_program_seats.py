"""A program at a server's table, told on a terminal: in its story, and beside its name."""

from types import SimpleNamespace
from typing import cast

import pytest

from wormgrill.client.live_table import LiveTable
from wormgrill.client.story import told
from wormgrill.match.table import SeatKind, StandInReason
from wormgrill.match.view import SeatView
from wormgrill.tui.table_words import notes
from wormgrill.words.voice import Voice


@pytest.mark.parametrize(
    ("language", "sentence", "word"),
    [
        ("en", "Bo sits down: a program (Hugo 3).", "program"),
        ("de", "Bo setzt sich: ein Programm (Hugo 3).", "Programm"),
        ("fr", "Bo prend place\u202f: un programme (Hugo 3).", "programme"),
        ("it", "Bo si siede: un programma (Hugo 3).", "programma"),
    ],
)
def test_a_program_is_told_in_every_language(language: str, sentence: str, word: str) -> None:
    voice = Voice(language)
    sat = {
        "type": "sat",
        "seat": 1,
        "kind": "bot",
        "name": "Bo",
        "bot": "hugo",
        "program": "Hugo 3",
    }
    (said,) = told(sat, str, voice)
    assert said == sentence
    seats = [
        _seat(SeatKind.BOT, bot="hugo"),
        _seat(SeatKind.GUEST),
        _seat(SeatKind.GUEST, bot="turn-ev", why=StandInReason.CLOCK),
    ]
    live = cast("LiveTable", SimpleNamespace(view=SimpleNamespace(seats=seats)))
    assert notes(live, voice) == (word, word, voice.say("web-bot-plays"))


def _seat(kind: SeatKind, bot: str | None = None, why: StandInReason | None = None) -> SeatView:
    return SeatView(
        kind=kind, name="Bo", bot=bot, why=why, you=False, here=True, hand_over=None,
        program="Hugo 3",
    )  # fmt: skip
