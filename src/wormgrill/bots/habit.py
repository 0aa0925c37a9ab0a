"""What somebody does who does not reckon: the habits of a beginner, as chances of what may be done.

Lay aside what counts most now, and a worm rather sooner than later, but not more than any tile
needs. Roll once more, for it is fun, unless there is a tile to be had and few dice are left, or no
tile for more points. Use whatever special thing there is.
"""

from collections.abc import Sequence
from math import exp

from wormgrill.rules.actions import FAIL, ROLL, STOP, WEASEL, Action, Keep
from wormgrill.rules.endings import Failure, ending_with
from wormgrill.rules.outlook import Prospect, outlook
from wormgrill.rules.pieces import WORM
from wormgrill.rules.position import Position, Turn, dice_left, has_worm, total
from wormgrill.solver.leaves import most_points

TASTE = 3.5  # points: so many more are e times as tempting
NEEDED = 3.0  # points that the first worm counts more
STOPS = (0.9, 0.75, 0.5, 0.3, 0.15)  # with a tile to be had and one die left, two …; then the last
TAKES_THE_LAST = 0.97  # stops, where more points would bring no tile
STOPS_WITHOUT = 0.005  # any tile
OVERSHOOTS = 0.1  # lays aside more than any tile needs
RARELY = {FAIL: 0.1, WEASEL: 0.2, ROLL: 0.3}  # where there is something else


def habits(position: Position, legal: Sequence[Action]) -> list[float]:
    """How much each of these legal actions is in line with habit: all above nought."""
    turn = position.turn
    assert turn is not None
    ahead = outlook(position)
    if STOP in legal:
        stops = _stops(position, turn, ahead[STOP])
        return [stops if action == STOP else 1 - stops for action in legal]
    return [_likes(position, turn, action, ahead.get(action)) for action in legal]


def _stops(position: Position, turn: Turn, ahead: Prospect) -> float:
    if isinstance(ahead.stopping, Failure):
        return STOPS_WITHOUT
    if not _brings(position, turn, ahead.total + 1):
        return TAKES_THE_LAST
    return STOPS[min(dice_left(position, turn), len(STOPS)) - 1]


def _likes(position: Position, turn: Turn, action: Action, ahead: Prospect | None) -> float:
    if isinstance(action, Keep):
        assert ahead is not None
        if not _brings(position, turn, ahead.total):
            return OVERSHOOTS
        more = ahead.total - total(position, turn)
        first = action.face == WORM and not has_worm(position, turn)
        return exp((more + NEEDED * first) / TASTE)
    return RARELY.get(action, 1.0)


def _brings(position: Position, turn: Turn, points: int) -> bool:
    """Whether so many points or more, and a worm, would bring anything."""
    return any(
        not isinstance(ending_with(position, turn.player, enough), Failure)
        for enough in range(points, most_points(position.edition) + 1)
    )
