"""The lessons: legal from the first step to the last, explained in every language, and wise."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import wormgrill
from wormgrill.bots.solving import turn_ev_bot
from wormgrill.formats.position_json import decode, encode
from wormgrill.lessons import LESSONS, lesson
from wormgrill.lessons.replay import LessonFrame, LessonStep, LessonWay, moves
from wormgrill.position_view import previews_view, standing_view
from wormgrill.rules import EDITIONS, apply, legal_actions
from wormgrill.rules.actions import choose
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Phase, Position
from wormgrill.words.texts import LANGUAGE, LANGUAGES, say_in

LOCALES = Path(wormgrill.__file__).parent / "locales"
STEPS = [
    pytest.param(step, key, place, id=f"{key}-{place + 1}")
    for key in LESSONS
    for place, step in enumerate(lesson(key).steps)
]
each_step = pytest.mark.parametrize(("step", "key", "place"), STEPS)
each_lesson = pytest.mark.parametrize("key", LESSONS)


def written(language: str) -> dict[str, str]:
    text = (LOCALES / language / "lesson.ftl").read_text("utf-8")
    return dict(re.findall(r"^([\w-]+) = (.*)$", text, re.MULTILINE))


def named() -> set[str]:
    steps = [step for key in LESSONS for step in lesson(key).steps]
    return {step.text for step in steps} | {other.text for step in steps for other in step.others}


def wanted(step: LessonStep) -> list[tuple[str, ...]]:
    return [tuple(way.actions) for way in step.ways if way.actions]


def test_every_edition_has_a_lesson_of_two_minutes() -> None:
    assert LESSONS.keys() == EDITIONS.keys()
    assert all(8 <= len(lesson(key).steps) <= 14 for key in LESSONS)


@each_step
def test_a_step_shows_a_position_of_this_edition_that_a_game_comes_to(
    step: LessonStep, key: str, place: int
) -> None:
    position = decode(step.position)
    assert position.edition is EDITIONS[key]
    assert encode(position) == step.position
    assert previews_view(position) == step.previews
    assert standing_view(position) == step.standing


@each_step
def test_the_learner_decides_only_on_the_own_turn(step: LessonStep, key: str, place: int) -> None:
    if wanted(step):
        assert step.position["turn"]["player"] == lesson(key).you


@each_step
def test_every_legal_move_leads_on_or_is_explained(step: LessonStep, key: str, place: int) -> None:
    if not wanted(step):
        assert step.others == []
        return
    told = [*wanted(step), *(tuple(other.actions) for other in step.others)]
    assert len(told) == len(set(told))
    possible = set()
    for action in legal_actions(decode(step.position)):
        after = apply(decode(step.position), action)[0]
        goes_on = action_is_a_keep(str(action)) and after.turn and after.turn.phase is Phase.AFTER
        ends = [("roll",), ("stop",)] if goes_on else [()]
        possible |= {(str(action), *end) for end in ends}
    assert set(told) == possible == set(moves(decode(step.position)))


def action_is_a_keep(text: str) -> bool:
    return text.startswith("keep ")


@each_step
def test_every_accepted_move_is_legal_and_leads_to_the_next_step(
    step: LessonStep, key: str, place: int
) -> None:
    """Found again from the positions alone: each follows from the one before by the rules."""
    steps = lesson(key).steps
    if place + 1 == len(steps):
        assert [(way.actions, way.frames) for way in step.ways] == [([], [])]
        return
    for way in step.ways:
        position = decode(step.position)
        for frame, after in replayed(way, position):
            assert encode(after) == frame.position
            assert previews_view(after) == frame.previews
            assert standing_view(after) == frame.standing
            position = after
        following = steps[place + 1]
        if len(step.ways) > 1 or encode(position) != following.position:
            assert not following.position["over"]
            assert begins_a_scene(key, following)


def begins_a_scene(key: str, step: LessonStep) -> bool:
    return any(encode(scene.position) == step.position for scene in LESSONS[key])


def replayed(way: LessonWay, position: Position) -> Iterator[tuple[LessonFrame, Position]]:
    """The learner's decisions as they are told, the rivals' as they must have been."""
    told = list(way.actions)
    rolled: list[dict[str, Any]] = []
    for frame in way.frames:
        rolled += [event for event in frame.events if event["type"] == "rolled"]
        turn = frame.position["turn"]
        if turn and turn["rolled"] and not frame.position["legal"]:
            assert rolled[-1]["dead"]
            continue  # the dead roll is only looked at
        position = step_to(frame, position, told, rolled)
        yield frame, position
        rolled = []
    assert told == []


def step_to(
    frame: LessonFrame, position: Position, told: list[str], rolled: list[dict[str, Any]]
) -> Position:
    legal = legal_actions(position)
    for action in [choose(told[0], legal)] if told else legal:
        after = apply(position, action)[0]
        if after.turn and after.turn.phase is Phase.DICE:
            if not rolled:
                continue
            after = apply(after, Dice(tuple(rolled[-1]["faces"]), rolled[-1]["golden"]))[0]
        if encode(after) == frame.position:
            del told[:1]
            return after
    raise AssertionError(f"nothing legal leads to {frame.position['turn']}")


@each_lesson
def test_what_is_recommended_brings_the_most_worms(key: str) -> None:
    """Where a text says that another choice is better, it is, for a beginner who counts worms."""
    adviser = turn_ev_bot()
    for step in lesson(key).steps:
        if not wanted(step):
            continue
        position = decode(step.position)
        assert str(adviser.choose(position)) in {move[0] for move in wanted(step)}, step.text
        for first, *then in wanted(step):
            if then:
                kept = apply(position, choose(first, legal_actions(position)))[0]
                assert str(adviser.choose(kept)) == then[0], step.text


@each_lesson
def test_the_learner_wins_the_game_that_is_played_to_its_end(key: str) -> None:
    last = lesson(key).steps[-1].position
    assert last["winners"] == ([lesson(key).you] if last["over"] else None)
    assert last["over"] == (key in ("classic", "junior"))


def test_the_worms_at_the_end_are_those_the_text_counts() -> None:
    assert lesson("classic").steps[-1].position["scores"] == [7, 6]
    assert re.findall(r"\d+", written(LANGUAGE)["lesson-classic-end"]) == ["7", "6"]


def test_every_text_of_a_lesson_is_there_and_none_is_left_over() -> None:
    own = {name for name in written(LANGUAGE) if re.match("lesson-(classic|extra|junior)-", name)}
    assert named() == own


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_told_in_every_language_with_the_same_numbers(language: str) -> None:
    def numbers(text: str) -> set[str]:
        return set(re.findall(r"\d+", text))

    for name in named():
        told = say_in(language, name)
        assert told.endswith((".", "!")), name
        assert numbers(told) == numbers(say_in(LANGUAGE, name)), name
        assert (told == say_in(LANGUAGE, name)) == (language == LANGUAGE), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chef_says_little(language: str) -> None:
    longest = {
        key: max(len(say_in(language, s.text)) for s in lesson(key).steps) for key in LESSONS
    }
    assert max(longest.values()) <= 140
    assert longest["junior"] <= 125


def test_only_what_builds_on_the_classic_turn_points_to_it() -> None:
    for key in LESSONS:
        first, *rest = lesson(key).steps
        assert first.see == ("classic" if EDITIONS[key].specialists else None)
        assert all(step.see is None for step in rest)
