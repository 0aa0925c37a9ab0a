"""A day's row: the same for all, on every machine, and worth thinking about."""

import os
import subprocess
import sys
from collections.abc import Sequence
from itertools import pairwise

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.processes import PATIENCE
from wormgrill.daily import panel
from wormgrill.daily.house import play
from wormgrill.daily.lots import DailyLots
from wormgrill.daily.panel import LEAST, precise_valuation
from wormgrill.daily.row import PLAN, DailyRow, make_row
from wormgrill.formats.record_reader import parse_record
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Phase, Position
from wormgrill.solver.graph import Floats
from wormgrill.values.valuation import Valuation

DAY = "2026-11-16"
SEED = bytes(range(32))


@pytest.fixture(scope="module")
def row() -> DailyRow:
    return make_row(SEED, DAY)


def test_a_row_has_ten_decisions_as_planned(row: DailyRow) -> None:
    found = [(one.edition, one.players) for one in row.positions]
    assert found == [(slot.edition, slot.players) for slot in PLAN]
    for one, slot in zip(row.positions, PLAN, strict=True):
        position = one.read()
        assert position.turn is not None
        assert [option.action for option in one.options] == [*map(str, legal_actions(position))]
        assert (position.turn.phase is Phase.CHOOSE) == slot.dice


def test_every_position_asks_something_that_matters(row: DailyRow) -> None:
    for one in row.positions:
        second, best = sorted(option.worth for option in one.options)[-2:]
        assert best - second >= LEAST


def test_every_position_stands_in_its_game(row: DailyRow) -> None:
    for one in row.positions:
        record = parse_record(one.record)
        assert one.read() in [after for _, after, _ in record.replay()]
        assert one.decision in one.asked


def test_another_process_makes_the_same_row(row: DailyRow) -> None:
    program = (
        "import msgspec; from wormgrill.daily.row import make_row;"
        f"print(msgspec.json.encode(make_row(bytes.fromhex('{SEED.hex()}'), '{DAY}')).decode())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        timeout=PATIENCE,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "7"},
    )
    assert msgspec.json.decode(done.stdout, type=DailyRow) == row


def test_the_rounding_of_another_machine_decides_nothing(
    row: DailyRow, monkeypatch: pytest.MonkeyPatch
) -> None:
    noise = np.random.default_rng(1)

    def shaken(position: Position) -> Valuation:
        value, unit, _ = precise_valuation(position)

        def other(positions: Sequence[Position]) -> Floats:
            exact = value(positions)
            return exact + noise.uniform(-1e-11, 1e-11, exact.shape)

        return Valuation(other, unit)

    monkeypatch.setattr(panel, "precise_valuation", shaken)
    again = make_row(SEED, DAY)
    picked = [(one.position, one.asked) for one in row.positions]
    assert [(one.position, one.asked) for one in again.positions] == picked
    for one, other in zip(row.positions, again.positions, strict=True):
        told = [option.worth for option in one.options]
        assert [option.worth for option in other.options] == pytest.approx(told, abs=1e-9)


def test_other_days_and_seeds_give_other_games() -> None:
    def record(seed: bytes, day: str, game: int) -> object:
        return play(EDITIONS["junior"], 2, DailyLots(seed, day, game)).record

    records = [
        record(SEED, DAY, 1),
        record(SEED, DAY, 2),
        record(SEED, "2026-11-17", 1),
        record(bytes(32), DAY, 1),
    ]
    assert all(one != other for one, other in pairwise(records))
    assert records[0] == record(SEED, DAY, 1)


@given(st.binary(min_size=32, max_size=32), st.integers(1, 10))
@settings(max_examples=10, deadline=None)
def test_every_seed_gives_games_that_end_and_have_decisions(seed: bytes, game: int) -> None:
    played = play(EDITIONS["junior"], 2, DailyLots(seed, DAY, game))
    assert played.record.position().over
    assert played.decisions
    assert all(len(legal_actions(one.position)) > 1 for one in played.decisions)
    assert [one.number for one in played.decisions] == [*range(1, len(played.decisions) + 1)]
