"""A player in figures, from games whose figures are known."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wormgrill.study.figures import CountedGame, figures
from wormgrill.study.kinds import Topic
from wormgrill.study.own_game import OwnError, OwnGame, SituationTally

EARLY = ("stop", "roll", 2)


def game(**other: Any) -> OwnGame:
    usual: dict[str, Any] = {
        "edition": "classic",
        "players": 2,
        "place": 1,
        "shared": False,
        "worms": 8,
        "turns": 10,
        "decisions": 40,
        "given": 0.2,
        "luck": 0.1,
        "hinted": False,
        "public": False,
        "rivals": [],
        "tallies": [SituationTally(Topic.GO_ON, 2, 5, 1, 0.1)],
        "errors": [OwnError(7, 2, "", "stop", "roll", 0.1, EARLY)],
    }
    return OwnGame(**usual | other)


def counted(games: list[OwnGame]) -> list[CountedGame]:
    return [CountedGame(f"t{number}", float(number), one) for number, one in enumerate(games)]


def test_skill_is_told_from_the_tenth_game_on() -> None:
    assert figures(counted([game()] * 9)).skill is None
    skill = figures(counted([game(given=0.1), game(given=0.3)] * 5)).skill
    assert skill is not None
    assert skill.per_turn == pytest.approx(0.02)
    assert skill.low < 0.02 < skill.high


def test_a_game_with_hints_counts_for_places_and_not_for_skill() -> None:
    told = figures(counted([game()] * 9 + [game(hinted=True, errors=[])]))
    assert (told.games, told.hinted, told.skill, told.worst) == (10, 1, None, [])
    assert told.editions[0].wins == 10


def test_places_and_worms_are_told_by_edition_and_number_of_players() -> None:
    third = game(edition="other", players=3, place=3, worms=2)
    told = figures(counted([game(), game(place=2, worms=2), third]))
    first, second = told.editions
    assert (first.games, first.places, first.wins, first.worms) == (2, [1, 1], 1, 5.0)
    assert (second.games, second.places, second.worms) == (1, [0, 0, 1], 2.0)


def test_the_dearest_way_to_err_is_told_first() -> None:
    late = OwnError(9, 3, "", "roll", "stop", 0.3, ("roll", "stop", 3))
    worst = figures(counted([game(), game(errors=[late])] * 5)).worst
    assert [(one.played, one.best, one.dice, one.times) for one in worst] == [
        ("roll", "stop", 3, 5),
        ("stop", "roll", 2, 5),
    ]
    assert worst[0].cost == pytest.approx(1.5)


def test_the_best_is_what_was_decided_often_and_well() -> None:
    well = SituationTally(Topic.KEEP, 8, 3, 0, 0.0)
    rare = SituationTally(Topic.PIECE, 1, 1, 0, 0.0)
    tallies = [well, rare, SituationTally(Topic.GO_ON, 2, 5, 1, 0.1)]
    best = figures(counted([game(tallies=tallies)] * 10)).best
    assert [(one.topic, one.decisions, one.wrong) for one in best] == [
        (Topic.KEEP, 30, 0),
        (Topic.GO_ON, 50, 10),
    ]


@given(st.lists(st.floats(-1, 1), max_size=30))
def test_the_curve_of_luck_ends_at_its_sum(lucks: list[float]) -> None:
    points = figures(counted([game(luck=luck) for luck in lucks])).luck
    assert [point.luck for point in points] == lucks
    assert (points[-1].sum if points else 0) == pytest.approx(sum(lucks), abs=1e-9)


def test_the_level_that_plays_alike_is_told_of_games_without_hints() -> None:
    assert figures(counted([game()] * 9 + [game(hinted=True)])).level is None
    level = figures(counted([game(given=0.1), game(given=0.3)] * 5)).level
    assert level is not None
    assert (level.edition, level.players, level.bot) == ("classic", 2, f"level-{level.nearest:g}")


def test_a_rating_needs_ten_games_with_people_at_public_tables() -> None:
    public = game(public=True, rivals=[2])
    assert figures(counted([public] * 9 + [game()] * 9)).rating is None
    rating = figures(counted([public] * 10)).rating
    assert rating is not None
    assert rating.games == 10
    assert rating.mu > 25
