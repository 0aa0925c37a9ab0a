"""Levels with a decimal: who plays between two steps of the ladder."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.position import stack, table
from wormgrill.bots.levels import SHARPNESS, LevelBot, sharpness_of
from wormgrill.bots.registry import BOTS, LEVELS, bot_named, level_key, make_bot, temper
from wormgrill.rules.errors import BadRequest
from wormgrill.words.texts import LANGUAGES
from wormgrill.words.voice import Voice

CHOICE = table("classic", Ada=stack(24), Bo=stack(28), kept="worm worm", rolled="1 2 3 4 4 5")
TENTHS = st.integers(10, 10 * LEVELS + 9).map(lambda tenths: tenths / 10)


def error_of(level: float) -> float:
    """What the choice costs on average."""
    weighed = LevelBot(level).weighed(CHOICE)
    best = max(one.worth for one in weighed)
    assert sum(one.chance for one in weighed) == pytest.approx(1)
    return sum(one.chance * (best - one.worth) for one in weighed)


def test_a_level_between_two_errs_less_than_the_lower_and_more_than_the_higher() -> None:
    errors = [error_of(level) for level in (4, 4.3, 4.9, 5, 9, 9.5, 9.9)]
    assert errors == sorted(set(errors), reverse=True)
    assert errors[-1] > 0


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_a_whole_level_is_what_it_was(level: int) -> None:
    for edition, ladder in SHARPNESS.items():
        assert sharpness_of(level, edition) == ladder[level - 1]
    assert bot_named(f"level-{level}.0") == bot_named(f"level-{level}")


@given(TENTHS)
def test_every_tenth_has_a_name_by_which_it_is_found(level: float) -> None:
    entry = BOTS[level_key(level)]
    assert (entry.level, entry.key in BOTS) == (level, True)
    assert 1 <= entry.difficulty <= 5
    assert sharpness_of(level, "classic") >= 0


def test_it_is_found_and_not_listed() -> None:
    assert "level-4.3" in BOTS
    assert "level-4.3" not in list(BOTS)
    assert len(list(BOTS)) == len(BOTS)


def test_above_the_highest_tenth_there_is_the_champion() -> None:
    assert [level_key(level) for level in (9.94, 9.96, 10)] == [
        "level-9.9",
        "champion",
        "champion",
    ]


def test_it_plays_and_does_the_same_again_with_its_seed() -> None:
    again = [[make_bot("level-2.5", seed).choose(CHOICE) for seed in range(9)] for _ in range(2)]
    assert again[0] == again[1]
    assert len(set(again[0])) > 1


@pytest.mark.parametrize(
    "name",
    [
        "level-12.77",
        "level-10",
        "level-0",
        "level-0.9",
        "level-4.33",
        "level-4.",
        "level-.5",
        "level--1",
        "level-4,3",
        "level-٤.٣",
        "level-nan",
        "level-4.3\n",
        "level-",
    ],
)
def test_what_is_no_level_is_refused_with_a_sentence_about_levels(name: str) -> None:
    with pytest.raises(BadRequest) as refused:
        make_bot(name)
    assert name not in BOTS
    assert "level-1 to level-9.9, one decimal at most, like level-4.3" in refused.value.message


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_temper_names_the_step(language: str) -> None:
    decimal = "4.3" if language == "en" else "4,3"
    assert decimal in temper(bot_named("level-4.3"), Voice(language))
