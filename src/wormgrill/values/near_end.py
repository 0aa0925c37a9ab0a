"""Near the end: where few tiles are left to win, chances are looked at a turn further.

There a net errs most, and a turn has so few ends that solving the next one for each of them takes
no longer than a hint may. docs/strength.md has the figures.
"""

from collections.abc import Callable, Sequence

from wormgrill.rules.position import Position
from wormgrill.solver.ends import Value
from wormgrill.solver.graph import Floats
from wormgrill.values.deep import deepened

FEW = 4  # ways to win a tile: from the grill, or from a rival
FEW_WITH_SIX_DICE = 6  # or with fewer: such turns are solved more quickly


def is_near_end(position: Position) -> bool:
    edition = position.edition
    if edition.bratworms or edition.specialists:
        return False  # their turns have many more ends, and more passes over the dice
    return ways_to_win(position) <= (FEW_WITH_SIX_DICE if edition.dice <= 6 else FEW)


def ways_to_win(position: Position) -> int:
    """Tiles face up, and rivals who have one."""
    mover = position.turn.player if position.turn else None
    rivals = (seat for number, seat in enumerate(position.seats) if number != mover)
    return sum(spot.up for spot in position.grill) + sum(bool(seat.stack) for seat in rivals)


def sharper_near_end(value: Value, is_near: Callable[[Position], bool] = is_near_end) -> Value:
    """Chances of winning, of positions near the end a turn further."""
    further = deepened(value)

    def sharpened(positions: Sequence[Position]) -> Floats:
        near = [not position.over and is_near(position) for position in positions]
        found = value(positions)
        if any(near):
            found[near] = further([one for one, end in zip(positions, near, strict=True) if end])
        return found

    return sharpened
