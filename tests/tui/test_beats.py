"""A record as beats: nothing is left out, and dice always lie where they can be seen."""

from itertools import pairwise

import pytest

from tests.support.records import NAMES, record
from wormgrill.formats.record import Record
from wormgrill.rules.events import Rolled
from wormgrill.rules.position import Phase
from wormgrill.tui.beats import beats


@pytest.mark.parametrize("name", NAMES)
def test_nothing_that_happened_is_left_out(name: str) -> None:
    game = record(name)
    told = [event for beat in beats(game) for event in beat.events]
    assert told == [event for _, _, events in game.replay() for event in events]
    assert beats(game)[-1].position == game.position()


@pytest.mark.parametrize("name", NAMES)
def test_dice_are_never_left_in_the_air(name: str) -> None:
    turns = [beat.position.turn for beat in beats(record(name))]
    assert all(turn is None or turn.phase is not Phase.DICE for turn in turns)


def test_a_dead_roll_lies_there_before_the_turn_fails() -> None:
    """R4."""
    dead = [
        (before, beat)
        for before, beat in pairwise(beats(record("classic-2-players")))
        if any(isinstance(event, Rolled) and event.dead for event in before.events)
    ]
    assert dead
    for lying, after in dead:
        assert lying.position.turn is not None
        assert lying.position.turn.rolled
        assert after.ends_turn


def test_a_game_broken_off_in_mid_roll_can_be_looked_at() -> None:
    game = record("classic-2-players")
    short = Record(game.start, game.steps[:1])
    assert beats(short)[-1].position == short.position()


def test_a_game_without_a_step_has_its_start() -> None:
    assert len(beats(Record(record("junior-2-players").start))) == 1
