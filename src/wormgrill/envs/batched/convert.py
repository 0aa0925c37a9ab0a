"""Positions of the rules as states, and back."""

from collections.abc import Sequence

import jax.numpy as jnp
import numpy as np
from jax import Array

from wormgrill.batch.board import board_of, position_of
from wormgrill.envs.batched.setting import GOLDEN_DIE, NONE, PHASES, ArraySetting
from wormgrill.envs.batched.state import Aside, Pieces, board, no_dice, small
from wormgrill.rules.errors import BadRequest
from wormgrill.rules.position import Phase, Position, Turn, with_turn
from wormgrill.values.turn_order import place_of, seat_at


def pieces_and_turn(setting: ArraySetting, position: Position) -> tuple[Pieces, Aside]:
    _check(setting, position)
    boards = board_of(setting.spec, [position])
    lying = Pieces(*(column[0] for column in boards[: len(Pieces._fields)]))
    return small(lying), _turn(setting, position)


def _check(setting: ArraySetting, position: Position) -> None:
    agreed = setting.edition, setting.players, setting.options
    theirs = position.edition, len(position.seats), position.options
    for name, ours, other in zip(("edition", "players", "options"), agreed, theirs, strict=True):
        if ours != other:
            told = [getattr(thing, "key", thing) for thing in (ours, other)]
            raise BadRequest(f"{name}: this environment was made for {told[0]}, not {told[1]}.")
    if position.turn and position.turn.phase is Phase.DICE:
        raise BadRequest("turn.phase: the dice are in the air; a state has them on the table.")


def _turn(setting: ArraySetting, position: Position) -> Aside:
    turn = position.turn
    if turn is None:
        return no_dice(setting)
    order = setting.edition.face_order
    laid = {face: number for number, face in enumerate(dict.fromkeys(turn.kept), 1)}
    names = setting.edition.face_names
    whence = turn.limbo_from
    return Aside(
        phase=jnp.int8(PHASES.index(turn.phase)),
        kept=_per_face([turn.kept.count(face) for face in names]),
        laid=_per_face([laid.get(face, 0) for face in names]),
        rolled=_per_face([(turn.rolled or ()).count(face) for face in names]),
        golden=jnp.int8(NONE if turn.golden is None else order[turn.golden]),
        golden_die=jnp.int8(GOLDEN_DIE.index(turn.golden_die)),
        weasel_used=jnp.asarray(turn.weasel_used),
        limbo=jnp.int8(NONE if turn.limbo is None else setting.spec.number(turn.limbo)),
        limbo_from=jnp.int8(
            NONE if whence is None else place_of(whence, turn.player, setting.players)
        ),
    )


def _per_face(numbers: list[int]) -> Array:
    return jnp.array(numbers, jnp.int8)


def position_from(
    setting: ArraySetting,
    pieces: Pieces,
    turn: Aside,
    player: int,
    names: Sequence[str],
) -> Position:
    """Positions and states are over alike: R10."""
    lying = board(setting, pieces)
    position = position_of(setting.spec, lying, player, names, setting.options.first)
    if PHASES[int(turn.phase)] is Phase.ROLL:
        return position
    then = _turn_from(setting, turn, player)
    out = tuple(who for who in position.out if who is not then.limbo)
    return with_turn(position._replace(out=out), then)


def _turn_from(setting: ArraySetting, aside: Aside, player: int) -> Turn:
    faces = setting.edition.face_names
    kept, laid, rolled = (np.asarray(part) for part in (aside.kept, aside.laid, aside.rolled))
    phase = PHASES[int(aside.phase)]
    order = sorted(np.flatnonzero(kept), key=lambda face: laid[face])
    golden, limbo, whence = (int(one) for one in (aside.golden, aside.limbo, aside.limbo_from))
    return Turn(
        player,
        phase,
        tuple(faces[face] for face in order for _ in range(kept[face])),
        _faces(faces, rolled) if phase is Phase.CHOOSE else None,
        None if golden == NONE else faces[golden],
        GOLDEN_DIE[int(aside.golden_die)],
        bool(aside.weasel_used),
        None if limbo == NONE else setting.spec.specialists[limbo],
        None if whence == NONE else seat_at(whence, player, setting.players),
    )


def _faces(names: tuple[str, ...], counts: np.ndarray) -> tuple[str, ...]:
    return tuple(name for name, many in zip(names, counts, strict=True) for _ in range(many))
