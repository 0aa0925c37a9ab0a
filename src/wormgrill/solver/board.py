"""The board of a turn: all of a position but its dice. The ends of the turn depend on it alone."""

from typing import NamedTuple

from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.events import Reason
from wormgrill.rules.legal import victims
from wormgrill.rules.pieces import ONE, Specialist
from wormgrill.rules.play import Play
from wormgrill.rules.position import Phase, Position, Seat, Spot, Turn


class Board(NamedTuple):
    """Positions with the same board are in the same turn, as far as a solution can tell.

    A Double 1 brings its Bratworm once (R15), so whether it has done so belongs to the board.
    """

    edition: Edition
    options: Options
    seats: tuple[Seat, ...]
    grill: tuple[Spot, ...]
    supply: int
    out: tuple[Specialist, ...]
    player: int
    doubled: bool

    @property
    def position(self) -> Position:
        """This board, with the player about to stop or roll on."""
        turn = Turn(self.player, Phase.AFTER)
        return Position(
            self.edition, self.options, self.seats, self.grill, self.supply, self.out, turn
        )


def board_of(position: Position) -> Board:
    turn = position.turn
    if turn is None:
        raise ValueError("The game is over: no turn is on.")
    return _board(position, turn.player, position.edition.bratworms > 0 and _doubled(turn))


def _doubled(turn: Turn) -> bool:
    """A Double 1 was laid aside, and its Bratworm is not still owed."""
    owed = turn.phase is Phase.ROB and turn.limbo is None
    return turn.kept.count(ONE) > 1 and not owed


def _board(position: Position, player: int, doubled: bool) -> Board:
    return Board(
        position.edition,
        position.options,
        position.seats,
        position.grill,
        position.supply,
        position.out,
        player,
        doubled,
    )


def after_double_one(board: Board) -> list[Board]:
    """R15, R16: the board with the Bratworm, per player it may come from."""
    if board.doubled:
        return [board]
    position = board.position
    turn = position.turn
    assert turn is not None
    play = Play(position, turn)
    if play.give_bratworm(Reason.DOUBLE_ONE):
        return [_board(play.position(), board.player, doubled=True)]
    return [robbed(board, victim) for victim in victims(position, turn)]


def robbed(board: Board, victim: int) -> Board:
    """R16: the board once the Bratworm of a Double 1 has come from this player."""
    position = board.position
    assert position.turn is not None
    play = Play(position, position.turn)
    play.rob(victim, Reason.DOUBLE_ONE)
    return _board(play.position(), board.player, doubled=True)
