"""The greatest chances of one turn: to reach at least, or exactly, so many points with a worm."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wormgrill.rules.edition import Edition
from wormgrill.rules.legal import keepable
from wormgrill.rules.pieces import WORM, Specialist
from wormgrill.rules.position import (
    GoldenDie,
    Phase,
    Position,
    Turn,
    has_worm,
    kept_with,
    total,
)
from wormgrill.solver import kernel
from wormgrill.solver.dice_states import dice_kind
from wormgrill.solver.graph import Floats, Graph, Ints, graph
from wormgrill.solver.leads import state_of
from wormgrill.solver.tables import Tables

Wanted = Callable[[Ints], NDArray[np.bool_]]


class Hand(NamedTuple):
    """Specialists that change the dice. (Nobody holds two, R19; but one may ask.)"""

    golden_die: bool = False
    weasel: bool = False
    canned_worm: bool = False


def first_turn(edition: Edition, hand: Hand, wanted: Wanted) -> float:
    """The greatest chance at the start of a turn."""
    found = 0.0
    for golden in (False, True) if hand.golden_die else (False,):
        tables = graph(dice_kind(edition, golden))
        once, more = _solve(tables, edition, hand, wanted)
        found = max(found, float((more if hand.weasel else once).rolling[tables.root]))
    return found


def from_here(position: Position, wanted: Wanted) -> float:
    """The greatest chance in this position's turn, from where it stands."""
    turn = position.turn
    assert turn is not None
    hand = hand_of(position, turn)
    edition = position.edition
    if turn.phase is Phase.ROLL:
        return first_turn(edition, hand, wanted)
    if turn.limbo or turn.phase is Phase.PINCH:  # the dice are done
        worm = has_worm(position, turn)
        return float(worm and bool(wanted(np.array([total(position, turn)]))[0]))
    tables = graph(dice_kind(edition, turn.golden_die is not GoldenDie.UNUSED))
    used, unused = _solve(tables, edition, hand, wanted)
    now = unused if hand.weasel and not turn.weasel_used else used
    if turn.phase is Phase.DICE:
        return float(now.rolling[state_of(tables, position, turn)])
    if turn.phase is not Phase.CHOOSE:
        return float(now.best[state_of(tables, position, turn)])
    found = [
        float(now.best[state_of(tables, position, kept_with(turn, face))])
        for face in keepable(position, turn)
    ]
    if now is unused:
        found.append(float(used.rolling[state_of(tables, position, turn)]))
    return max(found)


def hand_of(position: Position, turn: Turn) -> Hand:
    held = position.seats[turn.player].specialist
    return Hand(
        held is Specialist.GOLDEN_DIE, held is Specialist.WEASEL, held is Specialist.CANNED_WORM
    )


def _solve(tables: Graph, edition: Edition, hand: Hand, wanted: Wanted) -> tuple[Tables, Tables]:
    """Without the weasel, and with it still to be used."""
    worm = (tables.mask >> edition.face_order[WORM] & 1).astype(bool)
    points = tables.points
    if hand.canned_worm:
        points = np.where(worm, points, points + edition.points[WORM])
        worm = tables.mask > 0
    stop = (worm & wanted(points)).astype(np.float64)
    dead = np.zeros_like(stop) if edition.kind.dead_roll_fails else stop
    without = _filled(tables, stop, dead, None)
    return without, _filled(tables, stop, dead, without.rolling)


def _filled(graph: Graph, stop: Floats, dead: Floats, once_more: Floats | None) -> Tables:
    tables = Tables(stop.copy(), np.zeros_like(stop), stop, dead)
    for part in (graph.after, graph.main):
        kernel.solve(part, tables, once_more)
    return tables


def at_least(number: int) -> Wanted:
    return lambda points: points >= number


def exactly(number: int) -> Wanted:
    return lambda points: points == number


def table_of(edition: Edition, chance: Callable[[Wanted], float]) -> dict[str, dict[str, float]]:
    """`at_least` and `exactly` for the number of every tile."""
    numbers = sorted({tile.value for tile in edition.tiles})
    return {
        "at_least": {str(number): chance(at_least(number)) for number in numbers},
        "exactly": {str(number): chance(exactly(number)) for number in numbers},
    }
