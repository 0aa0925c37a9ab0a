"""Start, luck, errors and correction add up to the result, in every game there is."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import process_time

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.position import play, stack, table
from tests.support.selfplay import TABLES, game, purposeful
from tests.support.selfplay import settings as tables
from tests.support.standin import RECORDS, recorded, standin
from wormgrill.formats.record import Record
from wormgrill.reviews.account import Decision, Review
from wormgrill.reviews.walk import review
from wormgrill.rules import Phase, Position, Step, apply, roll_outcomes
from wormgrill.rules.actions import Rob
from wormgrill.rules.edition import Options
from wormgrill.rules.events import TurnEnded
from wormgrill.solver import kernel
from wormgrill.solver.graph import Floats
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values.known import Known, result

EXACT = 1e-9
GAMES = [(key, *table) for key, edition in TABLES.items() for table in tables(edition)]


def played(start: Position, chance: Random, most: int) -> Record:
    """A game from here on, or its first steps."""
    position, steps = start, list[Step]()
    while not position.over and len(steps) < most:
        steps.append(purposeful(position, chance))
        position, _ = apply(position, steps[-1])
    return Record(start, tuple(steps))


def adds_up(found: Review, record: Record) -> None:
    last = record.position()
    assert found.finished == last.over
    if last.over:
        assert found.result == pytest.approx(tuple(result(last)), abs=EXACT)
    assert sum(found.result) == pytest.approx(1, abs=EXACT)
    for seat in found.seats:
        parts = seat.start + seat.luck + seat.errors + seat.others + seat.correction
        assert parts == pytest.approx(seat.result, abs=EXACT)
    for turn in found.turns:
        assert sum(turn.correction) == pytest.approx(0, abs=EXACT)
        now = np.array(turn.before)
        for step in turn.steps:
            now = now + np.array(step.change)
            assert now == pytest.approx(np.array(step.win), abs=EXACT)
            if isinstance(step, Decision):
                _decision_holds(step)
    assert [step.number for turn in found.turns for step in turn.steps] == [
        *range(len(record.steps))
    ]


def _decision_holds(step: Decision) -> None:
    assert step.change[step.seat] <= EXACT
    assert (
        step.best.seats[step.seat]
        >= max(option.seats[step.seat] for option in step.options) - EXACT
    )
    from_best = np.array(step.played.seats) - np.array(step.best.seats)
    assert from_best == pytest.approx(np.array(step.change), abs=EXACT)
    if step.forced:
        assert step.change == (0.0,) * len(step.change)


@settings(max_examples=60)
@given(st.sampled_from(GAMES), st.integers(0, 2**32), st.integers(0, 900))
def test_everything_adds_up_to_the_result_in_every_edition_and_at_every_table(
    setting: tuple[str, int, Options], seed: int, most: int
) -> None:
    """Also where the game is cut off, wherever that is, and where it began in its middle."""
    key, players, options = setting
    chance = Random(seed)
    some = [*game(TABLES[key], players, options, chance)]
    start = some[0] if seed % 2 else chance.choice(some)
    record = played(start, chance, most)
    adds_up(review(record, standin), record)


@pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
def test_the_recorded_games_add_up(file: Path) -> None:
    record = recorded(file.stem)
    found = review(record, standin)
    adds_up(found, record)
    assert found.finished
    assert len(found.curve) == len(found.turns) + 1


@pytest.mark.parametrize("key", ["small", "junior"])
def test_luck_is_measured_from_the_exact_mean_of_all_rolls(key: str) -> None:
    """For every seat: what a roll brings on average is what it was worth to roll."""
    known, chance, seen = Known(standin), Random(4), 0
    for position in game(TABLES[key], 3, TABLES[key].options, chance):
        turn = position.turn
        if turn is None or turn.phase is not Phase.DICE or chance.random() < 0.8:
            continue
        solved = SolvedTurn(position, known)
        mean = np.zeros(3)
        for dice, share in roll_outcomes(position):
            after, events = apply(position, dice)
            ended = any(isinstance(event, TurnEnded) for event in events)
            there = known([after])[0] if ended else solved.standing(after)
            mean += float(share) * there
        assert mean == pytest.approx(solved.standing(position), abs=EXACT)
        seen += 1
    assert seen > 3


def indifferent(positions: Sequence[Position]) -> Floats:
    """Nothing changes for Ada; Bo and Cem share the rest by Bo's Bratworms."""
    second = np.array([0.25 + 0.05 * position.seats[1].bratworms for position in positions])
    return np.stack([np.full(len(positions), 0.5), second, 0.5 - second], axis=1)


def test_a_choice_between_equals_is_no_error_but_still_counts_for_the_others() -> None:
    """The mover does not care whom he robs (R16); those who are robbed do."""
    before, _ = play(
        table(
            "deluxe",
            rolled="1 1 2 3 4 5 5 5",
            Ada=stack(),
            Bo=stack(bratworms=3),
            Cem=stack(bratworms=4),
        ),
        "keep 1",
    )
    first, other = (review(Record(before, (Rob(seat),)), indifferent) for seat in (1, 2))
    (robbed,) = other.turns[0].steps
    assert isinstance(robbed, Decision)
    assert robbed.cost == 0
    assert first.seats[0].errors == other.seats[0].errors == 0
    assert first.seats[1].others == 0  # the first of equals is what the figures assume
    assert other.seats[1].others == pytest.approx(0.05)
    assert other.seats[2].others == pytest.approx(-0.05)


def test_a_game_in_which_nothing_happened_has_its_chances_for_a_result() -> None:
    found = review(Record(recorded("classic-2-players").start), standin)
    assert found.turns == ()
    assert found.result == tuple(seat.start for seat in found.seats)
    assert [seat.grade for seat in found.seats] == [None, None]


class Noisy:
    """Its answers depend on when it is asked, in their last digits."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, positions: Sequence[Position]) -> Floats:
        self.asked += 1
        chances = standin(positions)
        shift = 1e-7 * (self.asked % 3)
        chances[:, 0] += shift
        chances[:, 1] -= shift
        return chances


def test_noise_in_the_last_digits_of_a_value_costs_nobody_anything() -> None:
    record = recorded("deluxe-2-players")
    adds_up(review(record, Noisy()), record)


def test_a_game_of_two_is_reviewed_in_less_than_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """In numpy alone; some 0.2 seconds of it, the tables of the dice included."""
    monkeypatch.setattr(kernel, "fast", None)
    record = recorded("classic-2-players")
    began = process_time()
    review(record, standin)
    assert process_time() - began < 1
