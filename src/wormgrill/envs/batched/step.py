"""A decision is carried out: the dice, what the turn brings, whose turn it is then."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from wormgrill.batch.board import BoardArrays, over, rotate
from wormgrill.batch.ends import bratworm, either, must_choose
from wormgrill.envs.batched.dice import Thrown
from wormgrill.envs.batched.ending import Brings, brings
from wormgrill.envs.batched.moves import Move, Moved, carry_out, is_
from wormgrill.envs.batched.setting import AFTER, NONE, PINCHING, RETURNING, ROBBING, ArraySetting
from wormgrill.envs.batched.state import Aside, Pieces, board, no_dice, small
from wormgrill.envs.batched.turn import Diced, no_roll_left, roll
from wormgrill.rules.pieces import Specialist


class Stepped(NamedTuple):
    """A game after a legal decision."""

    pieces: Pieces  # the mover first; if the game is over, the last one
    turn: Aside
    turn_over: Array
    game_over: Array


class _Robbed(NamedTuple):
    """The board after a Double 1, or after the choice that was owed for a Bratworm (R16)."""

    board: BoardArrays
    chosen: Array  # this was the choice
    owed: Array  # one is owed now


def follow(
    setting: ArraySetting, pieces: Pieces, turn: Aside, action: Array, thrown: Thrown
) -> Stepped:
    """What follows from a legal decision, and from these dice if it rolls any."""
    spec = setting.spec
    before = board(setting, pieces)
    diced = roll(setting, before, turn, action, thrown)
    robbed = _rob(setting, before, action, diced.double)
    end = brings(setting, before, diced.turn)
    ends = _ends(setting, turn, action, diced, robbed)
    move = _move(setting, turn, action, diced, robbed, end, ends)
    moved = carry_out(setting, robbed.board, move)
    owes = moved.owes_rob | moved.owes_return
    turn_over = (move.fails | move.takes | move.steals | move.returns | move.robs) & ~owes
    game_over = turn_over & over(moved.board)
    lies = either(turn_over & ~game_over, rotate(spec, moved.board), moved.board)
    fresh = no_dice(setting)
    waits = _waiting(diced.turn, robbed, moved, ends & (end.ways > 1))
    then: Aside = jax.tree.map(
        lambda new, old: jnp.where(turn_over, new, old).astype(new.dtype), fresh, waits
    )
    return Stepped(small(Pieces(*lies[: len(Pieces._fields)])), then, turn_over, game_over)


def _rob(setting: ArraySetting, board: BoardArrays, action: Array, double: Array) -> _Robbed:
    """R15, R16: from the supply, from the only one who has one, or from the chosen one."""
    spec = setting.spec
    if not setting.edition.bratworms:
        return _Robbed(board, jnp.asarray(False), jnp.asarray(False))
    seat = action == setting.numbers.rob
    victim = jnp.where(seat, jnp.arange(1, spec.seats), NONE).max()
    after = either(double | seat.any(), bratworm(spec, board, victim), board)
    return _Robbed(after, seat.any(), double & must_choose(spec, board))


def _ends(
    setting: ArraySetting, turn: Aside, action: Array, diced: Diced, robbed: _Robbed
) -> Array:
    """Whether the turn ends and what lies aside counts."""
    for_raven = is_(setting.spec, Specialist.RAVEN, turn.limbo)
    goes_on = (diced.kept & ~robbed.owed) | (robbed.chosen & ~for_raven)
    ends = (action == setting.numbers.stop) | (goes_on & no_roll_left(setting, diced.turn))  # R3
    return ends if setting.edition.kind.dead_roll_fails else ends | diced.dead  # R30


def _move(
    setting: ArraySetting,
    turn: Aside,
    action: Array,
    diced: Diced,
    robbed: _Robbed,
    end: Brings,
    ends: Array,
) -> Move:
    spec, numbers = setting.spec, setting.numbers
    fails = ends & (end.ways == 0)
    if setting.edition.kind.dead_roll_fails:
        fails |= diced.dead  # R4
    chosen = action == numbers.pinch
    rivals = jnp.where(chosen.any(), jnp.append(False, chosen), end.rivals)
    from_rival = end.rivals.any()
    back = action == numbers.back
    one = ends & (end.ways == 1)
    return Move(
        fails=fails,
        takes=(one & ~from_rival) | (action == numbers.take),
        steals=(one & from_rival) | chosen.any(),
        returns=back.any(),
        robs=robbed.chosen & is_(spec, Specialist.RAVEN, turn.limbo),
        tile=end.tile,
        victim=jnp.where(rivals, jnp.arange(spec.seats), NONE).max(),
        goes=jnp.where(back, jnp.arange(len(back)), NONE).max(initial=NONE),
        limbo=turn.limbo,
    )


def _waiting(turn: Aside, robbed: _Robbed, moved: Moved, pinches: Array) -> Aside:
    """The decision that is owed in a turn that goes on."""
    phase = jnp.where(robbed.chosen, AFTER, turn.phase)
    phase = jnp.where(pinches, PINCHING, phase)
    phase = jnp.where(robbed.owed | moved.owes_rob, ROBBING, phase)
    phase = jnp.where(moved.owes_return, RETURNING, phase)
    lying = jnp.where(pinches, 0, turn.rolled)  # a dead roll is over (R30)
    return turn._replace(phase=phase, rolled=lying, limbo=moved.limbo, limbo_from=moved.limbo_from)
