"""Junior for two: classes of positions against the positions themselves, by the rules alone."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wormgrill.rules import EDITIONS, Position, start
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.pieces import WORM, Face, Specialist, Tile
from wormgrill.rules.scoring import shares
from wormgrill.solver.graph import Floats
from wormgrill.solver.junior.classes import DuelClasses
from wormgrill.solver.junior.sweep import DuelSolver
from wormgrill.solver.junior.table import DuelTable
from wormgrill.solver.leaves import listed_ends
from wormgrill.solver.turn import SolvedTurn

JUNIOR = EDITIONS["junior"]


def small(*tiles: tuple[int, int], dice: int = 6, faces: tuple[Face, ...] = ()) -> Edition:
    return replace(
        JUNIOR,
        key="small",
        dice=dice,
        faces=faces or JUNIOR.faces,
        tiles=tuple(Tile(*tile) for tile in tiles),
    )


OTHER_FACES = (Face(WORM, 1, 1), Face("bun", 2, 2), Face("salad", 1, 1))
SMALL = {
    "two pairs": small((4, 1), (4, 1), (7, 2), (7, 2)),
    "four numbers": small((2, 1), (3, 1), (4, 2), (6, 4), dice=4),
    "worms of another box": small((2, 3), (2, 3), (3, 1), (3, 1), dice=3),
    "another die": small((2, 1), (3, 2), (3, 2), (4, 3), dice=3, faces=OTHER_FACES),
    "three alike": small((2, 1), (2, 1), (2, 1), (3, 2), (5, 2), dice=3, faces=OTHER_FACES),
}


def tiles_up(position: Position) -> int:
    return sum(spot.up for spot in position.grill)


def by_brute_force(edition: Edition, options: Options) -> dict[Position, Floats]:
    """Every position that can come up at the start of a turn, and what it is worth to each seat.

    Whoever is asked again and again what the ends of a turn are worth, ends up with the truth.
    """
    listed = [start(edition, ("Ada", "Bo"), options)]
    worth: dict[Position, Floats] = {}
    for position in listed:  # grows while it is read
        worth[position] = np.array([0.5, 0.5])
        assert position.turn is not None
        for leaf in listed_ends(position, position.turn.player).leaves:
            if leaf.position.over:
                worth[leaf.position] = np.array(shares(leaf.position))
            elif leaf.position not in worth:
                worth[leaf.position] = np.array([0.5, 0.5])
                listed.append(leaf.position)

    def value(positions: Sequence[Position]) -> Floats:
        return np.array([worth[position] for position in positions])

    for _, same in groupby(sorted(listed, key=tiles_up), key=tiles_up):
        level, change = list(same), 1.0
        while change > 1e-12:
            change = 0.0
            for position in level:
                now = SolvedTurn(position, value).standing(position)
                change = max(change, float(np.abs(now - worth[position]).max()))
                worth[position] = now
    return {position: worth[position] for position in listed}


@pytest.mark.parametrize("free_choice", [False, True], ids=["", "O2"])
@pytest.mark.parametrize("name", SMALL)
def test_a_class_is_worth_what_each_of_its_positions_is(name: str, free_choice: bool) -> None:
    edition = SMALL[name]
    table = DuelTable(DuelSolver(edition, free_choice=free_choice))
    classes = table.solver.classes
    table.learn(np.array([classes.first]), len(edition.tiles))
    for position, worth in by_brute_force(edition, Options(free_choice=free_choice)).items():
        assert position.turn is not None
        mover = position.turn.player
        number = np.array([classes.of(position, mover)])
        found = table.worth(number, tiles_up(position))[0]
        assert found == pytest.approx(worth[mover], abs=1e-10)


def test_all_that_can_come_up_is_found_from_the_start() -> None:
    edition = SMALL["two pairs"]
    table = DuelTable(DuelSolver(edition, free_choice=False))
    classes = table.solver.classes
    table.learn(np.array([classes.first]), len(edition.tiles))
    listed = by_brute_force(edition, Options())
    assert {
        (tiles, number) for tiles, (found, _) in table.learned.items() for number in found.tolist()
    } == {
        (tiles_up(position), classes.of(position, position.turn.player))
        for position in listed
        if position.turn
    }


def test_a_table_that_has_to_forget_says_the_same() -> None:
    edition = SMALL["two pairs"]
    solver = DuelSolver(edition, free_choice=False)
    whole = DuelTable(solver)
    whole.learn(np.array([solver.classes.first]), len(edition.tiles))
    forgetful = DuelTable(solver, room=3)
    for tiles, (classes, worth) in reversed(whole.learned.items()):
        for number, expected in zip(classes, worth, strict=True):
            assert forgetful.learn(np.array([number]), tiles)[0] == pytest.approx(expected)


@given(st.data())
def test_a_pinch_that_is_pinched_back_leads_to_the_same_class(data: st.DataObject) -> None:
    """R31: so at most two classes wait for each other."""
    classes = DuelClasses(JUNIOR)
    kinds = len(classes.kinds)
    tiles = data.draw(st.integers(1, 6))
    where = data.draw(st.permutations([*range(kinds), *range(kinds)]))
    up, rest = where[:tiles], where[tiles:]
    middle = data.draw(st.integers(0, min(5, len(rest))))
    number = np.array([_class(classes, up, rest[:middle], rest[middle : middle + 5])])
    assert classes.many_up(number) == [tiles]
    if classes.can_pinch(number)[0]:
        there = classes.pinched(number, tiles)
        assert classes.can_pinch(there)[0]
        assert classes.pinched(there, tiles) == number
        assert classes.lead(there) == -classes.lead(number) - 2 * classes.worms[rest[middle] + 1]


def _class(
    classes: DuelClasses, up: Sequence[int], own: Sequence[int], rival: Sequence[int]
) -> int:
    """Both stacks from the top down."""
    position = start(JUNIOR, ("Ada", "Bo"))
    ada, bo = position.seats
    kinds = classes.kinds
    return classes.of(
        position._replace(
            seats=(
                ada._replace(stack=tuple(kinds[kind] for kind in reversed(own))),
                bo._replace(stack=tuple(kinds[kind] for kind in reversed(rival))),
            ),
            grill=tuple(position.grill[0]._replace(tile=kinds[kind]) for kind in sorted(up)),
        ),
        0,
    )


def test_classes_that_differ_are_different_numbers_whatever_the_stacks_hold() -> None:
    """A key whose parts have no fixed length mistakes one stack for another."""
    classes = DuelClasses(JUNIOR)
    stacks = [(), (0,), (1,), (5,), (0, 0), (0, 1), (1, 0), (5, 5)]
    found = {_class(classes, (2, 2, 3, 3), own, rival) for own in stacks for rival in stacks}
    assert len(found) == len(stacks) ** 2


def test_only_games_of_junior_s_kind_are_solved_so() -> None:
    assert [key for key, edition in EDITIONS.items() if DuelClasses.fits(edition)] == ["junior"]
    assert DuelClasses.fits(SMALL["three alike"])
    bought = {
        "specialists": replace(JUNIOR, specialists=((Specialist.HEN, 4),)),
        "worms of equal tiles differ": small((4, 1), (4, 2)),
        "four alike": small(*[(4, 1)] * 4),
        "exact tiles": replace(JUNIOR, tiles=(Tile(4, 1, exact=True),)),
        "too many tiles": small(*[(value, 1) for value in range(4, 20) for _ in range(2)]),
    }
    for name, edition in bought.items():
        assert not DuelClasses.fits(edition), name
