"""The game as a pure function of decisions and rolls: start and apply."""

from collections.abc import Callable, Sequence
from typing import Any

from wormgrill.rules import actions
from wormgrill.rules.actions import Action, Fail, Keep, Pinch, Return, Rob, Roll, Stop, Take, Weasel
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.endings import Failure, FromGrill, Why, ending
from wormgrill.rules.events import (
    Event,
    Kept,
    OnTile,
    Place,
    Reason,
    Rerolled,
    Rolled,
    SpecialistMoved,
    WithPlayer,
)
from wormgrill.rules.legal import keepable, legal_actions, ways_to_win
from wormgrill.rules.pieces import ONE, Dice, Specialist
from wormgrill.rules.play import Play
from wormgrill.rules.position import (
    GoldenDie,
    Phase,
    Position,
    Seat,
    Spot,
    Turn,
    kept_with,
    may_use_weasel,
    no_roll_left,
    total,
)
from wormgrill.rules.rolls import checked

Step = Action | Dice


def start(edition: Edition, names: Sequence[str], options: Options | None = None) -> Position:
    options = edition.options if options is None else options
    standing = {value: specialist for specialist, value in edition.specialists}
    return Position(
        edition,
        options,
        tuple(map(Seat, names)),
        tuple(Spot(tile, True, standing.get(tile.value)) for tile in edition.tiles),
        edition.bratworms,
        (),
        Turn(options.first),  # O3
    )


def apply(position: Position, step: Step) -> tuple[Position, tuple[Event, ...]]:
    """What follows from a decision or a roll. What the rules do not allow is refused."""
    if isinstance(step, Dice):
        step = checked(position, step)
    elif step not in (legal := legal_actions(position)):
        raise actions.refusal(step, legal)
    assert position.turn is not None
    play = Play(position, position.turn)
    return _FOLLOW[type(step)](play, step), tuple(play.events)


def _roll(play: Play, step: Roll) -> Position:
    turn = play.turn
    golden_die = GoldenDie.IN_HAND if step.golden else turn.golden_die  # R22
    play.turn = Turn(turn.player, Phase.DICE, turn.kept, None, None, golden_die, turn.weasel_used)
    return play.position()


def _weasel(play: Play, step: Weasel) -> Position:
    """R23: all the dice just rolled go back into the hand."""
    turn = play.turn
    play.events.append(Rerolled(turn.player, turn.rolled or (), turn.golden))
    play.turn = Turn(turn.player, Phase.DICE, turn.kept, None, None, turn.golden_die, True)
    return play.position()


def _land(play: Play, dice: Dice) -> Position:
    turn = play.turn
    play.turn = Turn(
        turn.player,
        Phase.CHOOSE,
        turn.kept,
        dice.faces,
        dice.golden,
        turn.golden_die,
        turn.weasel_used,
    )
    rolled = play.position()
    dead = not keepable(rolled, play.turn)
    play.events.append(Rolled(turn.player, dice.faces, dice.golden, dead))
    if not dead or may_use_weasel(rolled, play.turn):
        return rolled
    return _fail(play, actions.FAIL)


def _fail(play: Play, step: Fail) -> Position:
    """A dead roll is the end of the turn: a failure (R4), or what lies aside counts (R30)."""
    if not play.edition.kind.dead_roll_fails:
        return _stop(play, actions.STOP)
    play.fail(Why.DEAD_ROLL)
    return play.end_turn()


def _keep(play: Play, step: Keep) -> Position:
    before = len(play.turn.kept)
    golden = step.face == play.turn.golden
    play.turn = kept_with(play.turn, step.face)
    dice = len(play.turn.kept) - before
    points = total(play.position(), play.turn)
    play.events.append(Kept(play.player, step.face, dice, golden, points))
    if step.face == ONE and dice > 1 and not play.give_bratworm(Reason.DOUBLE_ONE):  # R15
        return play.waiting(Phase.ROB)
    return _after_keep(play)


def _after_keep(play: Play) -> Position:
    position = play.waiting(Phase.AFTER)
    return _stop(play, actions.STOP) if no_roll_left(position, play.turn) else position  # R3


def _stop(play: Play, step: Stop) -> Position:
    position = play.waiting(Phase.PINCH)
    end = ending(position, play.turn)
    if isinstance(end, Failure):
        play.fail(end.why)
        return play.end_turn()
    if isinstance(end, FromGrill):
        return _win_tile(play, Take(end.tile.value))
    ways = ways_to_win(end)
    return position if len(ways) > 1 else _FOLLOW[type(ways[0])](play, ways[0])


def _win_tile(play: Play, step: Take) -> Position:
    specialist = play.take(step.value)
    if specialist is Specialist.RAVEN:
        if not play.give_bratworm(Reason.RAVEN):
            return play.waiting(Phase.ROB, limbo=specialist)
        return _raven_moves_on(play)
    return _win_specialist(play, specialist, OnTile(step.value))


def _pinch(play: Play, step: Pinch) -> Position:
    if play.seats[step.seat].specialist is Specialist.HEN:
        return _win_specialist(play, play.take_hen(step.seat), WithPlayer(step.seat))
    return _win_specialist(play, play.steal(step.seat), WithPlayer(step.seat))


def _win_specialist(play: Play, specialist: Specialist | None, origin: Place) -> Position:
    """R18, and R19: nobody holds two."""
    if specialist is None:
        return play.end_turn()
    play.events.append(SpecialistMoved(specialist, origin, WithPlayer(play.player)))
    if play.seats[play.player].specialist:
        return play.waiting(Phase.RETURN, limbo=specialist)
    play.hold(specialist)
    return play.end_turn()


def _return(play: Play, step: Return) -> Position:
    if step.specialist is not play.turn.limbo:
        play.hold(play.turn.limbo)
    play.put_back(step.specialist, WithPlayer(play.player))
    return play.end_turn()


def _rob(play: Play, step: Rob) -> Position:
    raven = play.turn.limbo is not None
    play.rob(step.seat, Reason.RAVEN if raven else Reason.DOUBLE_ONE)
    return _raven_moves_on(play) if raven else _after_keep(play)


def _raven_moves_on(play: Play) -> Position:
    """R28: never held, it moves on from the tile just taken."""
    tile = play.seats[play.player].stack[-1]
    play.put_back(Specialist.RAVEN, OnTile(tile.value))
    return play.end_turn()


_FOLLOW: dict[type, Callable[[Play, Any], Position]] = {
    Roll: _roll,
    Dice: _land,
    Keep: _keep,
    Weasel: _weasel,
    Fail: _fail,
    Stop: _stop,
    Take: _win_tile,
    Pinch: _pinch,
    Return: _return,
    Rob: _rob,
}
