"""All the ways in which a turn can end, as positions, found by the rules themselves."""

from typing import NamedTuple

from wormgrill.rules.actions import Pinch
from wormgrill.rules.edition import Edition
from wormgrill.rules.endings import Ending, Failure, FromGrill, FromRival, Why, ending_with
from wormgrill.rules.game import bring, follow
from wormgrill.rules.legal import legal_actions, ways_to_win
from wormgrill.rules.pieces import WORM, Specialist
from wormgrill.rules.play import Outcome, Play
from wormgrill.rules.position import Phase, Position, Turn, holds, with_turn


class How(NamedTuple):
    """How a turn ended: a tile from the grill, a theft, the hen, or a failure (no tile)."""

    tile: int | None
    seat: int | None = None  # whose tile it was
    hen: bool = False


FAILED = How(None)
FAILS = 0  # the end of a turn that fails, by a dead roll or without a worm (R4, R5)


class Leaf(NamedTuple):
    position: Position  # after the turn
    how: How


class ListedEnds(NamedTuple):
    """The ends of a turn begun in this position; the first of them is to fail."""

    position: Position
    turn: Turn
    leaves: tuple[Leaf, ...]
    first_leaf: list[int]  # per end; what still has to be chosen then gives it several leaves
    by_points: list[int]  # the end for so many points with a worm

    @property
    def canned(self) -> bool:
        """R24: a worm is not needed."""
        return holds(self.position, self.turn, Specialist.CANNED_WORM)


def listed_ends(position: Position, player: int) -> ListedEnds:
    """Asks the rules what each number of points brings, and follows up every choice owed then."""
    turn = Turn(player, Phase.AFTER)
    position = with_turn(position, turn)
    edition = position.edition
    found: dict[Ending, int] = {}
    leaves = [*_leaves(position, turn, Failure(Why.DEAD_ROLL))]
    first_leaf = [0]
    by_points = []
    matches = _numbers_to_match(position)
    number = 0
    for points in range(most_points(edition) + 1):
        if points in matches or points - 1 in matches or points == 0:
            end = ending_with(position, player, points)
            if isinstance(end, Failure):
                number = FAILS  # why it failed makes no difference afterwards
            elif end in found:
                number = found[end]
            else:
                number = found[end] = len(first_leaf)
                first_leaf.append(len(leaves))
                leaves += _leaves(position, turn, end)
        by_points.append(number)
    return ListedEnds(position, turn, tuple(leaves), first_leaf, by_points)


def most_points(edition: Edition) -> int:
    """With every die, the golden one included, and the canned worm."""
    return (edition.dice + 1) * max(edition.points.values()) + edition.points[WORM]


def _numbers_to_match(position: Position) -> set[int]:
    """Only at these totals, and just above them, does the end of the turn change (R6)."""
    tops = {seat.stack[-1].value for seat in position.seats if seat.stack}
    return tops | {spot.tile.value for spot in position.grill if spot.up}


def _leaves(position: Position, turn: Turn, end: Ending) -> list[Leaf]:
    if isinstance(end, FromRival):
        found = []
        for way in ways_to_win(end):
            if isinstance(way, Pinch):
                how = How(end.tile.value, way.seat, end.hen)
            else:
                how = How(way.value)
            found += follow_up(follow(position, turn, way), how)
        return found
    how = How(end.tile.value) if isinstance(end, FromGrill) else FAILED
    return follow_up(bring(Play(position, turn), end), how)


def follow_up(outcome: Outcome, how: How) -> list[Leaf]:
    """Every way in which the choices still owed can be made."""
    position, _ = outcome
    turn = position.turn
    if turn is None or turn.phase not in (Phase.ROB, Phase.RETURN):
        return [Leaf(position, how)]
    found = []
    for action in legal_actions(position):
        found += follow_up(follow(position, turn, action), how)
    return found
