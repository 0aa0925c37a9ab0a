"""Why the best action is best: said in advance, in the words of a review."""

import pytest

from tests.advice.test_adviser import decisions
from tests.support.position import stack, table
from tests.support.selfplay import SMALL
from wormgrill.advice.adviser import Adviser
from wormgrill.advice.why import why_best, worded_hints
from wormgrill.rules import Position
from wormgrill.words.texts import LANGUAGES
from wormgrill.words.voice import Voice

ENGLISH = Voice()


def reason(position: Position, voice: Voice = ENGLISH) -> str | None:
    advice = Adviser().advise(position)
    assert advice is not None
    return why_best(advice, voice)


def test_what_the_best_brings_what_the_other_does_and_what_a_failure_costs() -> None:
    position = table("classic", kept="worm worm worm worm 5 5", Ada=stack(22, 35), Bo=stack(21))
    told = reason(position)
    assert told is not None
    verdict, best, other, risk = told.split(". ")
    assert verdict.startswith("The next best choice wins ")
    assert best == "Stop: takes tile 30 (3 worms)"
    assert other.startswith("Roll on: ")
    assert risk == "If the turn fails: tile 35 goes back, tile 36 is turned."


def test_where_there_is_no_choice_there_is_no_reason() -> None:
    assert reason(table("classic")) is None
    assert worded_hints(None, ENGLISH).why is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_words(language: str) -> None:
    position = table("classic", rolled="1 1 2 3 4 5 5 worm")
    told = reason(position, Voice(language))
    assert told is not None
    assert told.endswith(".")


def test_where_nobody_knows_the_chances_only_the_turn_is_told() -> None:
    told = [reason(position) or "" for position in decisions(SMALL.key, 2, 80, seed=5)]
    assert any("worms on average" in reasons for reasons in told)
    assert not any("games in 100" in reasons or "win the game" in reasons for reasons in told)
