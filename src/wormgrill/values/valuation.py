"""A value, and the unit it speaks in."""

from typing import NamedTuple

from wormgrill.rules.position import Position
from wormgrill.solver.ends import Value
from wormgrill.values.champion import champion_value, is_exact
from wormgrill.values.deep import deepened
from wormgrill.values.unit import Unit
from wormgrill.values.worms import turn_ev


class Valuation(NamedTuple):
    """What positions are worth to every seat, and in which unit."""

    value: Value
    unit: Unit
    exact: bool = False  # not an estimate: the game is solved


WORMS = Valuation(turn_ev, Unit.WORMS)


def best_valuation(position: Position) -> Valuation:
    """The champion's; where no net serves the edition with so many players, worms."""
    value = champion_value(position.edition, len(position.seats))
    return WORMS if value is None else Valuation(value, Unit.WIN, is_exact(position))


def deep_valuation(position: Position) -> Valuation:
    """The champion's, a turn further; what is exact, or counts worms, stays what it is."""
    found = best_valuation(position)
    if found.exact or found.unit is Unit.WORMS:
        return found
    return found._replace(value=deepened(found.value))
