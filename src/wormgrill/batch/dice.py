"""The states and rolls of a turn as tables for arrays: states that roll alike, together.

States are numbered anew: those after a Double 1 first, in each part first those that cannot roll,
then group by group. A group has equally many rolls per state, so that its mean is a plain sum.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import WORM
from wormgrill.solver.dice_states import dice_kind
from wormgrill.solver.graph import Floats, Graph, Ints, Part, graph
from wormgrill.solver.leaves import most_points


@dataclass(frozen=True, eq=False)
class Group:
    """States first to last: per state and roll its options (padded with the first) and chance."""

    first: int
    last: int
    target: Ints  # [states, rolls, options]
    options: Ints  # [states, rolls]: how many they are
    chance: Floats  # [states, rolls]
    dead: Floats  # [states]: the chance of a dead roll


@dataclass(frozen=True, eq=False)
class DiceGraph:
    """`solver.graph.Graph` of one kind of dice, in tables that suit arrays."""

    size: int
    root: int
    middle: int  # states below lie after a Double 1
    after: tuple[Group, ...]
    main: tuple[Group, ...]
    brings: Ints  # per state: the points that stopping brings, or the number after the last
    brings_canned: Ints  # the same for the holder of the canned worm (R24)
    nothing: int  # that number: a failure


@lru_cache(maxsize=32)
def dice_graph(edition: Edition, golden: bool) -> DiceGraph:
    tables = graph(dice_kind(edition, golden))
    order: list[Ints] = []
    spans: list[list[tuple[int, int, Ints]]] = []
    for part, low, high in (
        (tables.after, 0, tables.after_double),
        (tables.main, tables.after_double, tables.size),
    ):
        spans.append([])
        here = np.arange(low, high)
        order.append(here[~tables.can_roll[low:high]])
        for states in _alike(part):
            first = sum(map(len, order))
            order.append(states)
            spans[-1].append((first, first + len(states), states))
    new = np.empty(tables.size, np.int64)
    new[np.concatenate(order)] = np.arange(tables.size)
    after, main = (
        tuple(_group(part, span, new) for span in spans_of)
        for part, spans_of in zip((tables.after, tables.main), spans, strict=True)
    )
    brings, canned, nothing = _brings(edition, tables)
    old = np.concatenate(order)
    return DiceGraph(
        tables.size,
        int(new[tables.root]),
        tables.after_double,
        after,
        main,
        brings[old],
        canned[old],
        nothing,
    )


def _alike(part: Part) -> list[Ints]:
    """The states of a part that roll, from few dice left to many, by their number of rolls."""
    found = []
    for level in part.levels:
        here = np.arange(level.first, level.last)
        rolls = part.rolls[here - part.first]
        found += [here[rolls == number] for number in np.unique(rolls)]
    return found


def _group(part: Part, span: tuple[int, int, Ints], new: Ints) -> Group:
    first, last, states = span
    first_roll = np.cumsum(part.rolls) - part.rolls
    first_option = np.cumsum(part.options, dtype=np.int64) - part.options
    places = states - part.first
    rolls = first_roll[places][:, None] + np.arange(part.rolls[places[0]])
    options = part.options[rolls].astype(np.int64)
    option = np.arange(options.max())
    number = np.where(option < options[..., None], option, 0)
    return Group(
        first,
        last,
        new[part.target[first_option[rolls][..., None] + number]],
        options,
        part.chance[rolls],
        part.dead[places],
    )


def _brings(edition: Edition, tables: Graph) -> tuple[Ints, Ints, int]:
    """R5, R24: as `solver.ends.Ends.of_states`."""
    worm = (tables.mask >> edition.face_order[WORM] & 1).astype(bool)
    nothing = most_points(edition) + 1
    points = tables.points
    canned = np.where(worm, points, points + edition.points[WORM])
    return np.where(worm, points, nothing), canned, nothing
