"""Classes with what they are worth, and how more of them are found."""

from collections.abc import Callable
from functools import partial

import numpy as np

from wormgrill.solver.graph import Floats, Ints
from wormgrill.solver.junior.sweep import DuelSolver

_NOTHING = (np.zeros(0, np.int64), np.zeros(0))

# Per number of tiles face up: classes, sorted, and what they are worth.
ByTiles = dict[int, tuple[Ints, Floats]]
Told = Callable[[int, int], None]  # so many tiles face up, so many classes


class DuelTable:
    """Knows some classes from the beginning, and learns what it is asked to.

    What was learned is forgotten when there is too much of it: a game comes to fewer and fewer
    classes, most of which its first question has found already.
    """

    def __init__(
        self,
        solver: DuelSolver,
        given: ByTiles | None = None,
        room: int = 1 << 62,
        digits: int = 15,
    ):
        self.solver = solver
        self._given = given or {}
        self._learned: ByTiles = {}
        self._room = room  # classes learned per number of tiles
        self._digits = digits  # of what is learned; with few, it is the same in whichever order

    @property
    def learned(self) -> ByTiles:
        return self._learned

    def worth(self, classes: Ints, tiles: int) -> Floats:
        """To the mover; not a number where a class is not known."""
        return self._worth(self._learned, classes, tiles)

    def learn(self, classes: Ints, tiles: int, told: Told | None = None) -> Floats:
        """What classes with so many tiles face up are worth; what is not known is solved."""
        solver = self.solver
        full = any(len(found) > self._room for found, _ in self._learned.values())
        known = {} if full else dict(self._learned)  # others may ask at the same time
        to_solve, wanted = dict[int, Ints](), np.unique(classes)
        for number in range(tiles, 0, -1):
            unknown = wanted[np.isnan(self._worth(known, wanted, number))]
            if not len(unknown):
                break
            to_solve[number] = solver.with_partners(unknown, number)
            wanted = solver.leads(to_solve[number], number)
        for number in sorted(to_solve):
            new = to_solve[number]
            if told:
                told(number, len(new))
            worth = solver.solve(new, number, partial(self._worth, known)).round(self._digits)
            known[number] = _merged(known.get(number, _NOTHING), (new, worth))
        self._learned = known
        return self._worth(known, classes, tiles)

    def forget(self) -> None:
        self._learned = {}

    def _worth(self, learned: ByTiles, classes: Ints, tiles: int) -> Floats:
        given = _look_up(self._given.get(tiles, _NOTHING), classes)
        if tiles not in learned:
            return given
        return np.where(np.isnan(given), _look_up(learned[tiles], classes), given)


def _merged(one: tuple[Ints, Floats], other: tuple[Ints, Floats]) -> tuple[Ints, Floats]:
    classes, worth = (np.concatenate(both) for both in zip(one, other, strict=True))
    order = np.argsort(classes)
    return classes[order], worth[order]


def _look_up(known: tuple[Ints, Floats], classes: Ints) -> Floats:
    keys, worth = known
    if not len(keys):
        return np.full(len(classes), np.nan)
    place = np.minimum(np.searchsorted(keys, classes), len(keys) - 1)
    return np.where(keys[place] == classes, worth[place], np.nan)
