"""The clock that turns are timed by: it follows the time of day, but none of its jumps."""

from dataclasses import dataclass

import pytest

from wormgrill.match.steady_clock import SLEW, SteadyClock


@dataclass
class World:
    """A clock of the day that can be set, and one that cannot."""

    day: float = 1_794_744_000.0
    passed: float = 0.0

    def pass_by(self, seconds: float, rate: float = 1.0) -> None:
        self.day += seconds * rate
        self.passed += seconds

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.day, lambda: self.passed)


def test_it_shows_the_time_of_day() -> None:
    world = World()
    clock = world.clock()
    for _ in range(10):
        world.pass_by(7.5)
        assert clock() == pytest.approx(world.day)


@pytest.mark.parametrize("jump", [100 * 86400.0, -6 * 365 * 86400.0, 3600.0, -3600.0])
def test_a_jump_costs_nobody_a_turn(jump: float) -> None:
    world = World()
    clock = world.clock()
    before = clock()
    world.day += jump
    assert clock() == before
    world.pass_by(60)
    assert clock() - before == pytest.approx(60, rel=SLEW)


@pytest.mark.parametrize("rate", [1.0001, 0.9999])
def test_a_clock_that_goes_a_little_otherwise_is_followed(rate: float) -> None:
    world = World()
    clock = world.clock()
    for _ in range(1000):
        world.pass_by(60, rate)
        clock()
    assert clock() == pytest.approx(world.day, abs=0.01)


def test_it_never_goes_back() -> None:
    world = World()
    clock = world.clock()
    shown = [clock()]
    for jump in (-500.0, 300.0, -1e9, 1e9, 0.0):
        world.day += jump
        world.pass_by(1.0)
        shown.append(clock())
    assert shown == sorted(shown)
