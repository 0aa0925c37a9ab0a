"""What may be decided, as a mask over the action table."""

from collections.abc import Iterator

import jax.numpy as jnp
import numpy as np
from jax import Array

from wormgrill.batch.board import BoardArrays
from wormgrill.batch.ends import eligible, held
from wormgrill.envs.batched.ending import brings, mine
from wormgrill.envs.batched.setting import (
    AFTER,
    CHOOSING,
    NONE,
    PINCHING,
    RETURNING,
    ROBBING,
    ROLLING,
    ArraySetting,
)
from wormgrill.envs.batched.state import Aside
from wormgrill.rules.pieces import Specialist

Numbered = tuple[np.ndarray, Array]  # numbers of actions, and which of them are legal


def keepable(setting: ArraySetting, turn: Aside) -> Array:
    """R1: per face whether it was just rolled and is not laid aside yet."""
    faces = jnp.arange(setting.faces)
    return ((turn.rolled > 0) | (turn.golden == faces)) & (turn.kept == 0)


def may_use_weasel(setting: ArraySetting, board: BoardArrays, turn: Aside) -> Array:
    return ~turn.weasel_used & mine(setting, board, Specialist.WEASEL)


def legal_actions(setting: ArraySetting, board: BoardArrays, turn: Aside) -> Array:
    """The mask of a game that is not over."""
    numbers = setting.numbers
    return _side_by_side(
        setting.table.size,
        [(np.atleast_1d(number), legal[None]) for number, legal in _plain(setting, board, turn)]
        + [(numbers.keep, keepable(setting, turn) & (turn.phase == CHOOSING))]
        + list(_choices(setting, board, turn)),
    )


def _plain(setting: ArraySetting, board: BoardArrays, turn: Aside) -> Iterator[tuple[int, Array]]:
    numbers = setting.numbers
    before, chooses = turn.phase == ROLLING, turn.phase == CHOOSING
    after = turn.phase == AFTER
    yield numbers.roll, before | after
    yield numbers.stop, after
    if setting.golden:
        yield numbers.roll_golden, before & mine(setting, board, Specialist.GOLDEN_DIE)  # R22
    if Specialist.WEASEL in setting.spec.specialists:  # R23
        weasel = chooses & may_use_weasel(setting, board, turn)
        yield numbers.weasel, weasel
        yield numbers.fail, weasel & ~keepable(setting, turn).any()


def _choices(setting: ArraySetting, board: BoardArrays, turn: Aside) -> Iterator[Numbered]:
    numbers, spec = setting.numbers, setting.spec
    if setting.may_pinch:
        pinches = turn.phase == PINCHING
        end = brings(setting, board, turn)
        yield numbers.pinch, end.rivals[1:] & pinches
        lower = end.tile < spec.tiles
        yield np.array([numbers.take]), (lower & pinches & setting.options.free_choice)[None]
    if setting.edition.bratworms:
        yield numbers.rob, eligible(spec, board)[1:] & (turn.phase == ROBBING)
    if spec.specialists:
        who = jnp.arange(len(spec.specialists))
        two = (who == turn.limbo) | (who == held(spec, board)[0])
        yield numbers.back, two & (turn.phase == RETURNING)


def _side_by_side(size: int, parts: list[Numbered]) -> Array:
    """The mask of all; what is not mentioned is not legal."""
    columns: dict[int, Array] = {}
    for numbers, legal in parts:
        runs = np.flatnonzero(np.diff(numbers, prepend=NONE - 1) != 1)
        for start, end in zip(runs, [*runs[1:], len(numbers)], strict=True):
            columns[int(numbers[start])] = legal[start:end]
    mask, number = [], 0
    for first in sorted(columns):
        mask += [jnp.zeros(first - number, bool), columns[first]]
        number = first + len(columns[first])
    return jnp.concatenate([*mask, jnp.zeros(size - number, bool)])
