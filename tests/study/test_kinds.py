"""Kinds of decisions: told apart by what was done, what was better, and with how many dice."""

import pytest

from wormgrill.formats.position_line import from_line, to_line
from wormgrill.rules import EDITIONS
from wormgrill.rules.game import start
from wormgrill.study.kinds import ERRORS, Deed, ErrorKind, Topic, error_kind, situation
from wormgrill.study.puzzles import decision
from wormgrill.words.texts import has

START, _ = to_line(start(EDITIONS["classic"], ["1", "2"])).rsplit(";", 1)


def made(turn: str, played: str, best: str) -> ErrorKind:
    """The kind of an error, whatever it costs: of `played`, where `best` would have been better."""
    found = decision(from_line(f"{START};0:{turn}"), played)
    other = next(one for one in found.options if str(one.action) == best)
    return error_kind(type(found)(0, 0, found.position, found.played, other, found.options, (), ()))


@pytest.mark.parametrize(
    ("turn", "played", "best", "kind"),
    [
        ("after:5.5.5.5.worm:-:-:unused:0", "stop", "roll", (Deed.STOP, Deed.ROLL, 3)),
        ("after:5.5.5.5.worm:-:-:unused:0", "roll", "stop", (Deed.ROLL, Deed.STOP, 3)),
        ("choose:-:1.2.2.4.5.5.5.worm:-:unused:0", "keep worm", "keep 5", ("worm", "more", 8)),
        ("choose:-:1.2.2.4.5.5.5.worm:-:unused:0", "keep 4", "keep worm", ("lower", "worm", 8)),
        ("choose:-:1.2.2.4.5.5.5.worm:-:unused:0", "keep 5", "keep 2", ("more", "fewer", 8)),
        ("choose:-:1.2.2.4.5.5.5.worm:-:unused:0", "keep 1", "keep 4", ("lower", "higher", 8)),
    ],
)
def test_an_error_is_of_a_kind(
    turn: str, played: str, best: str, kind: tuple[str, str, int]
) -> None:
    assert made(turn, played, best) == kind


def test_a_decision_is_about_going_on_or_about_a_face() -> None:
    after = decision(from_line(f"{START};0:after:5.5.worm:-:-:unused:0"), "roll")
    assert situation(after) == (Topic.GO_ON, 5)
    rolled = "choose:-:1.2.2.4.5.5.5.worm:-:unused:0"
    choosing = decision(from_line(f"{START};0:{rolled}"), "keep 5")
    assert situation(choosing) == (Topic.KEEP, 8)


def test_every_kind_has_its_sentence() -> None:
    texts = [f"web-study-error-{played}-{best}" for played, best in ERRORS]
    assert [key for key in texts if not has(key)] == []
    assert [topic for topic in Topic if not has(f"web-study-topic-{topic}")] == []
