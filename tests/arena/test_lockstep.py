"""Games in lockstep are the games of the rules, decision by decision and to the last digit."""

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest

from tests.support.selfplay import SMALL
from wormgrill.arena import rounds
from wormgrill.arena.game import Pairing, opening, play_game
from wormgrill.arena.lockstep import arrays, service
from wormgrill.arena.programs import Programs
from wormgrill.arena.rounds import play_rounds
from wormgrill.bots.bot import BotTrouble
from wormgrill.formats.edition_toml import read_edition
from wormgrill.rules import EDITIONS
from wormgrill.rules.edition import Edition, Options
from wormgrill.solver import fast, kernel
from wormgrill.solver.dice_states import dice_kind
from wormgrill.solver.graph import graph
from wormgrill.solver.tables import Tables

# An exact tile, lower tiles that are worth more than higher ones, uneven dice: what the boxes of
# these editions do not have.
ODD = read_edition("""
key = "odd"
title = "Odd tiles"
kind = "classic"
players = [2, 5]
dice = 5
faces = [
  { name = "1", points = 1, sides = 2 },
  { name = "nothing", points = 0 },
  { name = "3", points = 3 },
  { name = "worm", points = 4, sides = 2 },
]
tiles = [
  { value = 5, worms = 2, exact = true },
  { value = 6, worms = 5 },
  { value = 8, worms = 1 },
  { value = 9, worms = 1 },
  { value = 10, worms = 3 },
  { value = 13, worms = 0 },
]
""")
UNLIKE = read_edition("""
key = "unlike"
title = "Equal numbers, other worms"
kind = "junior"
players = [2, 5]
dice = 3
faces = [{ name = "1", points = 1 }, { name = "worm", points = 2 }]
tiles = [{ value = 3, worms = 1 }, { value = 4, worms = 1 }, { value = 4, worms = 2 }]
""")
SERVED = {"classic": EDITIONS["classic"], "junior": EDITIONS["junior"], "odd": ODD}
TABLES = [
    (("turn-ev", "first-tile"), Options()),
    (("careful", "turn-ev", "gambler"), Options(free_choice=True, first=2)),
    (("turn-ev", "turn-ev", "first-tile", "careful", "turn-ev"), Options(True, True, 1)),
    (("gambler", "gambler"), Options(short_game=True)),
]


@contextmanager
def one_by_one() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service, "serves", lambda pairing: False)
        yield


@pytest.mark.parametrize(("bots", "options"), TABLES)
@pytest.mark.parametrize("key", SERVED)
def test_every_decision_and_every_result_is_that_of_the_rules_and_the_bots(
    key: str, bots: tuple[str, ...], options: Options
) -> None:
    """R1 to R11, R30 to R34, O1 to O3: a record holds every die and every decision."""
    them = Pairing(SERVED[key], options, bots, seed=21)
    some = range(3, 3 + 24 // them.rotations)
    assert service.serves(them)
    together = play_rounds(them, some, with_records=True)
    plain = play_rounds(them, some)  # results read off the arrays, no record told
    with one_by_one():
        alone = play_rounds(them, some, with_records=True)
    assert together.records == alone.records
    assert together.tally == plain.tally == alone.tally


def test_it_makes_no_difference_how_many_play_together(monkeypatch: pytest.MonkeyPatch) -> None:
    them = Pairing(EDITIONS["junior"], Options(), ("turn-ev", "first-tile"), seed=2)
    whole = play_rounds(them, range(50)).tally
    monkeypatch.setattr(rounds, "TOGETHER", 7)
    assert play_rounds(them, range(50)).tally == whole


def test_many_boards_have_the_sums_they_have_alone() -> None:
    states = graph(dice_kind(EDITIONS["classic"], golden=False))
    part = states.main
    stop = np.random.default_rng(4).normal(size=(states.size, 5))
    dead = np.random.default_rng(5).normal(size=(states.size, 5))
    best, rolling = stop.copy(), np.zeros_like(stop)
    fast.solve_rows(
        *(part.first, part.rolls, part.dead, part.chance, part.options, part.target),
        *(best, rolling, stop, dead),
    )
    for lane in range(5):
        alone = Tables(stop[:, lane].copy(), np.zeros(states.size), stop[:, lane], dead[:, lane])
        fast.solve(part, alone, None)
        assert (best[:, lane] == alone.best).all()
        assert (rolling[:, lane] == alone.rolling).all()


@pytest.mark.parametrize(
    ("edition", "bots"),
    [
        (EDITIONS["deluxe"], ("turn-ev", "first-tile")),
        (EDITIONS["extrawurm"], ("turn-ev", "first-tile")),
        (SMALL, ("turn-ev", "first-tile")),
        (UNLIKE, ("turn-ev", "first-tile")),
        (EDITIONS["classic"], ("turn-ev", "champion")),
        (EDITIONS["classic"], ("turn-ev", "random")),
        (EDITIONS["classic"], ("first-tile", "first-tile")),  # nothing to solve
    ],
)
def test_other_bots_and_editions_play_one_by_one(edition: Edition, bots: tuple[str, ...]) -> None:
    assert not service.serves(Pairing(edition, Options(), bots, seed=1))


def test_without_numba_all_play_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "fast", None)
    monkeypatch.setattr(kernel, "_asked", True)
    them = Pairing(EDITIONS["junior"], Options(), ("turn-ev", "first-tile"), seed=1)
    assert not service.serves(them)
    result, _ = play_game(them, 0, Programs())
    assert play_rounds(them, range(1)).tally.bots["turn-ev"].worms >= result.worms[0]


def test_a_game_that_does_not_end_is_told_as_ever() -> None:
    them = Pairing(EDITIONS["junior"], Options(), ("turn-ev", "first-tile"), seed=5)
    longest = max(len(play_game(them, game, Programs())[1].steps) for game in range(8))
    enough = Pairing(*(them.edition, them.options, them.bots, them.seed), most_steps=longest)
    assert play_rounds(enough, range(4)).tally == play_rounds(them, range(4)).tally
    short = Pairing(*(them.edition, them.options, them.bots, them.seed), most_steps=longest - 1)
    with pytest.raises(BotTrouble, match=f"not over after {longest - 1} steps"):
        play_rounds(short, range(4))


def test_an_end_on_arrays_is_a_position_as_far_as_it_is_asked() -> None:
    them = Pairing(EDITIONS["classic"], Options(), ("turn-ev", "first-tile"), seed=5)
    began = opening(them, 0)
    boards = arrays.boards_of([began])
    boards.stack[0, 1, :2], boards.height[0, 1] = (3, 9), 2
    end = arrays.finished(boards, 0, began)
    assert end.scores == (0, 1 + 3)
    assert [tile.value for tile in end.seats[1].stack] == [24, 30]
