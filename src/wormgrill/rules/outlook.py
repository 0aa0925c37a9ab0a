"""What is certain about an action, and what a failure would cost."""

from collections.abc import Iterable
from dataclasses import dataclass

from wormgrill.rules.actions import Action, Keep, Stop
from wormgrill.rules.endings import Ending, Why, ending
from wormgrill.rules.events import Event, Returned, SpecialistMoved, Turned, WithPlayer
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.pieces import Specialist, Tile
from wormgrill.rules.play import Play
from wormgrill.rules.position import (
    Position,
    Turn,
    counts_canned_worm,
    kept_with,
    no_roll_left,
    total,
)


@dataclass(frozen=True, slots=True)
class Prospect:
    """What is certain once dice are kept, or when the player stops."""

    dice: int  # laid aside by it
    total: int  # then
    canned_worm: bool  # it counts in that total (R24)
    stopping: Ending  # what the turn brings if it ends right then
    ends: bool  # whether it does: by stopping, or by itself (R3)


@dataclass(frozen=True, slots=True)
class Loss:
    """What a failure costs (R9, R27, R32): what goes back to the grill, and what is turned."""

    tile: Tile | None = None
    specialist: Specialist | None = None
    turned: Tile | None = None


def outlook(position: Position) -> dict[Action, Prospect]:
    """For each legal action that keeps dice or stops; the others are in the dice's hands."""
    turn = position.turn
    if turn is None:
        return {}
    found: dict[Action, Prospect] = {}
    for action in legal_actions(position):
        if isinstance(action, Keep):
            then = kept_with(turn, action.face)
            ends = no_roll_left(position, then)
            found[action] = _prospect(position, then, len(then.kept) - len(turn.kept), ends)
        elif isinstance(action, Stop):
            found[action] = _prospect(position, turn, 0, ends=True)
    return found


def _prospect(position: Position, then: Turn, dice: int, ends: bool) -> Prospect:
    canned_worm = counts_canned_worm(position, then)
    return Prospect(dice, total(position, then), canned_worm, ending(position, then), ends)


def loss(position: Position, turn: Turn) -> Loss:
    """Asked of the rules themselves: the turn fails on a copy."""
    play = Play(position, turn)
    play.fail(Why.NOTHING)
    return loss_told(play.events)


def loss_told(events: Iterable[Event]) -> Loss:
    """What the events of a failure say that it has cost."""
    tile = specialist = turned = None
    for event in events:
        match event:
            case Returned(tile=returned):
                tile = returned
            case SpecialistMoved(specialist=moved, origin=WithPlayer()):
                specialist = moved
            case Turned(tile=down):
                turned = down
    return Loss(tile, specialist, turned)
