"""The public interface: every name, what it does, and what it costs to load."""

import ast
import subprocess
import sys
from inspect import getsource
from pathlib import Path
from random import Random

import pytest

import wormgrill
from wormgrill import EDITIONS, Phase, Position, Record, Refusal

SOURCE = ast.parse(Path(wormgrill.__file__).read_text("utf-8"))


def test_every_name_is_there_and_is_listed() -> None:
    assert set(wormgrill.__all__) <= set(dir(wormgrill))
    for name in wormgrill.__all__:
        assert getattr(wormgrill, name) is not None
    with pytest.raises(AttributeError, match="nothing_such"):
        wormgrill.nothing_such  # noqa: B018 - that it is not there is the test


def test_type_checkers_and_the_running_program_find_the_same_names() -> None:
    """The imports for type checkers name what is loaded when it is used."""
    (checked,) = [node for node in SOURCE.body if isinstance(node, ast.If)]
    seen = {
        alias.asname or alias.name: (node.module, alias.name)
        for node in checked.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert seen == wormgrill._HOME
    assert sorted(seen) == sorted(wormgrill.__all__)


def test_importing_the_package_loads_nothing_heavy() -> None:
    asked = "import sys, wormgrill; wormgrill.EDITIONS; print('numpy' in sys.modules)"
    told = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    ).stdout
    assert told.strip() == "False"


def test_a_position_is_played_by_words() -> None:
    position = wormgrill.start(EDITIONS["classic"], ["Ada", "Bo"])
    assert [str(action) for action in position.legal] == ["roll"]
    rolled = position.play("roll").play(wormgrill.Dice(("5", "5", "5", "5", "worm", "1", "2", "3")))
    assert rolled.play("keep 5").turn == rolled.play(rolled.legal[3]).turn
    with pytest.raises(Refusal, match="keep 4"):
        rolled.play("keep 4")
    assert rolled.scores == (0, 0)


def test_rolling_decides_to_roll_where_that_is_open() -> None:
    position = wormgrill.start(EDITIONS["deluxe"], ["Ada", "Bo"])
    chance = Random(4)
    rolled = position.roll(chance)
    assert rolled.turn is not None
    assert rolled.turn.phase is Phase.CHOOSE
    assert position.play("roll").roll(Random(4)) == rolled
    with pytest.raises(Refusal, match="No dice are in the air"):
        rolled.roll(chance)


def test_positions_travel_as_json_and_as_a_line() -> None:
    position = wormgrill.start(EDITIONS["junior"], ["Ada", "Bo"]).roll(Random(1))
    assert wormgrill.from_json(wormgrill.to_json(position)) == position
    assert wormgrill.from_line(wormgrill.to_line(position)) == position


def test_one_call_each_for_hints_odds_games_and_reviews() -> None:
    record = wormgrill.play(["turn-ev", "first-tile"], "classic", seed=2)
    assert record == wormgrill.play(["turn-ev", "first-tile"], "classic", seed=2)
    end = record.position()
    assert end.over
    review = wormgrill.review(record)
    for seat in review.seats:
        parts = seat.start + seat.luck + seat.errors + seat.others + seat.correction
        assert parts == pytest.approx(seat.result)
    advice = wormgrill.hint(record.start)
    assert advice.best is not None
    solved = wormgrill.solve(record.start)
    assert solved.best(record.start) == advice.best.action
    assert wormgrill.odds(record.start).at_least == wormgrill.odds("classic").at_least
    with pytest.raises(ValueError, match="over"):
        wormgrill.hint(end)


def test_a_tournament_depends_on_its_seed_alone() -> None:
    bots = ["first-tile", "random"]
    alone = wormgrill.tournament(bots, 6, "junior", seed=3, workers=1)
    assert alone == wormgrill.tournament(bots, 6, "junior", seed=3, workers=2)
    assert alone.games == 6


def test_docstrings_of_the_doors_are_there() -> None:
    for name in wormgrill.__all__:
        thing = getattr(wormgrill, name)
        if callable(thing) and not isinstance(thing, type(Position | Record)):
            assert thing.__doc__, name
    assert getsource(Position.play)
