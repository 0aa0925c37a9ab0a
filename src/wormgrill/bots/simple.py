"""Bots that need no arithmetic beyond their fingers."""

from random import Random

from wormgrill.rules.actions import ROLL, ROLL_GOLDEN, STOP, Action, Keep, keep
from wormgrill.rules.endings import Failure, ending
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.pieces import WORM
from wormgrill.rules.position import Position, Turn


class RandomBot:
    def __init__(self, seed: int | None = None) -> None:
        self._chance = Random(seed)

    def choose(self, position: Position) -> Action:
        legal = legal_actions(position)
        return legal[int(self._chance.random() * len(legal))]


class FirstTileBot:
    """Stops once it can take a tile; keeps what counts most, worms once two faces lie there."""

    def __init__(self, seed: int | None = None) -> None:
        """Nothing is left to chance."""

    def choose(self, position: Position) -> Action:
        turn = position.turn
        assert turn is not None
        legal = legal_actions(position)
        if STOP in legal:
            return ROLL if isinstance(ending(position, turn), Failure) else STOP
        if isinstance(legal[0], Keep):
            return self._keep(position, turn, legal)
        return ROLL_GOLDEN if ROLL_GOLDEN in legal else legal[0]

    def _keep(self, position: Position, turn: Turn, legal: tuple[Action, ...]) -> Action:
        if keep(WORM) in legal and len(set(turn.kept)) >= 2:
            return keep(WORM)
        rolled = (*(turn.rolled or ()), turn.golden)
        points = position.edition.points

        def counts(action: Action) -> tuple[int, bool]:
            if not isinstance(action, Keep):
                return -1, False
            return rolled.count(action.face) * points[action.face], action.face == WORM

        return max(legal, key=counts)
