"""Numpy, numba and plain Python tell the same numbers."""

import numpy as np
import pytest

from tests.support.plain import plain_lists, plain_solve
from wormgrill.formats.edition_toml import read_edition
from wormgrill.rules import EDITIONS
from wormgrill.solver import kernel
from wormgrill.solver.dice_states import TooManyDice, dice_kind
from wormgrill.solver.graph import Floats, graph
from wormgrill.solver.tables import Tables

KINDS = {
    "classic": dice_kind(EDITIONS["classic"], golden=False),
    "deluxe": dice_kind(EDITIONS["deluxe"], golden=False),
    "golden die": dice_kind(EDITIONS["deluxe"], golden=True),
    "junior": dice_kind(EDITIONS["junior"], golden=False),
}


@pytest.fixture(params=["numpy", "numba"])
def backend(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "numba":
        kernel.speed_up()
        assert kernel.fast is not None, "numba belongs to the development set-up"
    else:
        monkeypatch.setattr(kernel, "fast", None)
    return str(request.param)


def solved(kind: str, seed: int, again: Floats | None = None) -> Tables:
    states = graph(KINDS[kind])
    chance = np.random.default_rng(seed)
    stop, dead = chance.normal(size=states.size), chance.normal(size=states.size)
    tables = Tables(stop.copy(), np.zeros(states.size), stop, dead)
    for part in (states.after, states.main):
        kernel.solve(part, tables, again)
    return tables


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", [1, 2])
def test_each_kernel_agrees_with_plain_python(backend: str, kind: str, seed: int) -> None:
    tables = solved(kind, seed)
    stop, dead = tables.stopping.tolist(), tables.dead.tolist()
    plain = plain_solve(plain_lists(graph(KINDS[kind])), stop, dead)
    assert np.abs(tables.best - plain).max() < 1e-12


@pytest.mark.parametrize("kind", KINDS)
def test_both_kernels_agree_with_the_weasel(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """R23: the same dice once more is worth something else in every state."""
    again = np.random.default_rng(5).normal(size=graph(KINDS[kind]).size)
    fast = solved(kind, 3, again)
    monkeypatch.setattr(kernel, "fast", None)
    plain = solved(kind, 3, again)
    assert np.abs(plain.best - fast.best).max() < 1e-12
    assert np.abs(plain.rolling - fast.rolling).max() < 1e-12


@pytest.mark.parametrize(
    ("kind", "states", "rolls"),
    [("classic", 1939, 33103), ("deluxe", 2127, 33412), ("golden die", 4666, 101049),
     ("junior", 227, 2507)],
)  # fmt: skip
def test_the_tables_have_their_known_size(kind: str, states: int, rolls: int) -> None:
    tables = graph(KINDS[kind])
    assert tables.size == states
    assert len(tables.after.chance) + len(tables.main.chance) == rolls
    assert graph(KINDS[kind]) is tables


@pytest.mark.parametrize("kind", KINDS)
def test_the_chances_of_every_state_sum_to_one(kind: str) -> None:
    tables = graph(KINDS[kind])
    for level in (*tables.after.levels, *tables.main.levels):
        whole = np.add.reduceat(level.chance, level.first_roll) + level.dead
        assert np.abs(whole - 1).max() < 1e-12


def test_too_many_dice_are_refused_at_once() -> None:
    faces = ", ".join(f'{{ name = "{n}", points = {n} }}' for n in range(1, 8))
    edition = read_edition(f"""
        key = "huge"
        kind = "classic"
        players = [2, 2]
        dice = 12
        faces = [{faces}, {{ name = "worm", points = 9 }}]
        tiles = [{{ value = 30, worms = 1 }}]
    """)
    with pytest.raises(TooManyDice, match="too many"):
        graph(dice_kind(edition, golden=False))
