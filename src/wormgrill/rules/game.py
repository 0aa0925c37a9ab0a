"""The game as a pure function of decisions and rolls: start and apply."""

from collections.abc import Callable, Sequence
from typing import Any

from wormgrill.rules import actions
from wormgrill.rules.actions import Action, Fail, Keep, Pinch, Return, Rob, Roll, Stop, Take, Weasel
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.endings import Ending, Failure, FromGrill, Why, ending
from wormgrill.rules.events import (
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
from wormgrill.rules.play import Outcome, Play
from wormgrill.rules.position import (
    GoldenDie,
    Phase,
    Position,
    Seat,
    Spot,
    Turn,
    counts_canned_worm,
    kept_with,
    may_use_weasel,
    no_roll_left,
    total,
    with_turn,
)
from wormgrill.rules.rolls import checked

Step = Action | Dice

# Not a rule: in some editions a game can go on for ever, and whoever runs one gives up here.
MOST_STEPS = 100_000  # games of random bots take some 3,000, hardly ever 10,000


def start(edition: Edition, names: Sequence[str], options: Options | None = None) -> Position:
    """A new game: everybody seated, every tile on the grill, the first turn about to begin."""
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


def apply(position: Position, step: Step) -> Outcome:
    """What follows from a decision or a roll. What the rules do not allow is refused."""
    if isinstance(step, Dice):
        step = checked(position, step)
    elif step not in (legal := legal_actions(position)):
        raise actions.refusal(step, legal)
    assert position.turn is not None
    return follow(position, position.turn, step)


def follow(position: Position, turn: Turn, step: Step) -> Outcome:
    """`apply` for those who know that the step is legal."""
    return _FOLLOW[type(step)](position, turn, step)


def _roll(position: Position, turn: Turn, step: Roll) -> Outcome:
    golden_die = GoldenDie.IN_HAND if step.golden else turn.golden_die  # R22
    return _in_the_air(position, turn, golden_die, turn.weasel_used), ()


def _weasel(position: Position, turn: Turn, step: Weasel) -> Outcome:
    """R23: all the dice just rolled go back into the hand."""
    rerolled = Rerolled(turn.player, turn.rolled or ())
    return _in_the_air(position, turn, turn.golden_die, weasel_used=True), (rerolled,)


def _in_the_air(
    position: Position, turn: Turn, golden_die: GoldenDie, weasel_used: bool
) -> Position:
    return with_turn(
        position, Turn(turn.player, Phase.DICE, turn.kept, None, None, golden_die, weasel_used)
    )


def _land(position: Position, turn: Turn, dice: Dice) -> Outcome:
    faces, golden = dice.faces, dice.golden
    lying = Turn(
        turn.player, Phase.CHOOSE, turn.kept, faces, golden, turn.golden_die, turn.weasel_used
    )
    rolled = with_turn(position, lying)
    dead = not keepable(rolled, lying)
    event = Rolled(turn.player, faces, golden, dead)
    if dead and not may_use_weasel(rolled, lying):
        return _dead(Play(rolled, lying, event))
    return rolled, (event,)


def _fail(position: Position, turn: Turn, step: Fail) -> Outcome:
    return _dead(Play(position, turn))


def _dead(play: Play) -> Outcome:
    """A dead roll is the end of the turn: a failure (R4), or what lies aside counts (R30)."""
    if not play.edition.kind.dead_roll_fails:
        return _end(play)
    return bring(play, Failure(Why.DEAD_ROLL))


def _keep(position: Position, turn: Turn, step: Keep) -> Outcome:
    then = kept_with(turn, step.face)
    after = with_turn(position, then)
    dice = len(then.kept) - len(turn.kept)
    golden = step.face == turn.golden
    canned = counts_canned_worm(after, then)
    event = Kept(turn.player, step.face, dice, golden, total(after, then), canned)
    if step.face == ONE and dice > 1:
        return _double_one(Play(after, then, event))
    if no_roll_left(after, then):
        return _end(Play(after, then, event))  # R3
    return after, (event,)


def _double_one(play: Play) -> Outcome:
    """R15: a Bratworm, before anything else happens."""
    if not play.give_bratworm(Reason.DOUBLE_ONE):
        return play.waiting(Phase.ROB)
    return _go_on(play)


def _go_on(play: Play) -> Outcome:
    waiting = play.waiting(Phase.AFTER)
    return _end(play) if no_roll_left(waiting[0], play.turn) else waiting  # R3


def _stop(position: Position, turn: Turn, step: Stop) -> Outcome:
    return _end(Play(position, turn))


def _end(play: Play) -> Outcome:
    """The turn ends: R6, R31."""
    return bring(play, ending(play.position(), play.turn))


def bring(play: Play, end: Ending) -> Outcome:
    """What the end of a turn brings; a choice is owed if there is more than one way to win."""
    if isinstance(end, Failure):
        play.fail(end.why)
        return play.end_turn()
    if isinstance(end, FromGrill):
        return _win_tile(play, end.tile.value)
    ways = ways_to_win(end)
    return play.waiting(Phase.PINCH) if len(ways) > 1 else _win_from(play, end.seats[0])


def _take(position: Position, turn: Turn, step: Take) -> Outcome:
    return _win_tile(Play(position, turn), step.value)


def _win_tile(play: Play, value: int) -> Outcome:
    specialist = play.take(value)
    if specialist is Specialist.RAVEN:
        if not play.give_bratworm(Reason.RAVEN):
            return play.waiting(Phase.ROB, specialist)
        return _raven_moves_on(play)
    return _win_specialist(play, specialist, OnTile(value))


def _pinch(position: Position, turn: Turn, step: Pinch) -> Outcome:
    return _win_from(Play(position, turn), step.seat)


def _win_from(play: Play, victim: int) -> Outcome:
    guarded = play.seats[victim].specialist is Specialist.HEN
    won = play.take_hen(victim) if guarded else play.steal(victim)
    return _win_specialist(play, won, WithPlayer(victim))


def _win_specialist(play: Play, specialist: Specialist | None, origin: Place) -> Outcome:
    """R18, and R19: nobody holds two."""
    if specialist is None:
        return play.end_turn()
    play.events.append(SpecialistMoved(specialist, origin, WithPlayer(play.player)))
    if play.seats[play.player].specialist:
        seat = origin.seat if isinstance(origin, WithPlayer) else None
        return play.waiting(Phase.RETURN, specialist, seat)
    play.hold(specialist)
    return play.end_turn()


def _return(position: Position, turn: Turn, step: Return) -> Outcome:
    play = Play(position, turn)
    if step.specialist is not turn.limbo:
        play.hold(turn.limbo)
    play.put_back(step.specialist, WithPlayer(turn.player))
    return play.end_turn()


def _rob(position: Position, turn: Turn, step: Rob) -> Outcome:
    play = Play(position, turn)
    if turn.limbo is Specialist.RAVEN:
        play.rob(step.seat, Reason.RAVEN)
        return _raven_moves_on(play)
    play.rob(step.seat, Reason.DOUBLE_ONE)
    return _go_on(play)


def _raven_moves_on(play: Play) -> Outcome:
    """R28: never held, it moves on from the tile just taken."""
    tile = play.seats[play.player].stack[-1]
    play.put_back(Specialist.RAVEN, OnTile(tile.value))
    return play.end_turn()


_FOLLOW: dict[type, Callable[[Position, Turn, Any], Outcome]] = {
    Roll: _roll,
    Dice: _land,
    Keep: _keep,
    Weasel: _weasel,
    Fail: _fail,
    Stop: _stop,
    Take: _take,
    Pinch: _pinch,
    Return: _return,
    Rob: _rob,
}
