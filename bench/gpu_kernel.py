"""`batch.kernel.climb` as one kernel for NVIDIA GPUs, in Pallas: how fast the solve could be.

Training does not use it (docs/decisions/0006), so it is not part of the package.

Every program climbs through the whole turn for some boards, one per thread, so nothing has to be
synchronised, and many programs hide each other's waiting for memory.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton

from wormgrill.batch.dice import DiceGraph, Group
from wormgrill.solver.graph import Floats, Ints

THREADS = 32  # boards per program: one warp
AT_ONCE = 4  # rolls whose loads are under way together


class _Rolls(NamedTuple):
    """Rolls with equally many options: their place in the flat tables, and how many per state."""

    rolls: int  # a multiple of AT_ONCE
    options: int
    targets: int
    chances: int


class _Span(NamedTuple):
    first: int
    states: int
    parts: tuple[_Rolls, ...]


class _Flat(NamedTuple):
    spans: tuple[_Span, ...]
    target: Ints
    chance: Floats
    dead: Floats  # per state: the chance of a dead roll


@lru_cache(maxsize=8)
def _flat(graph: DiceGraph) -> _Flat:
    spans, target, chance = [], [np.zeros(0, np.int64)], [np.zeros(0)]
    dead = np.zeros(graph.size)
    targets = chances = 0
    for group in graph.main:
        parts = []
        for ways, likely in _by_options(group):
            _, rolls, options = ways.shape
            parts.append(_Rolls(rolls, options, targets, chances))
            target.append(ways.ravel())
            chance.append(likely.ravel())
            targets += ways.size
            chances += likely.size
        spans.append(_Span(group.first, group.last - group.first, tuple(parts)))
        dead[group.first : group.last] = group.dead
    return _Flat(tuple(spans), np.concatenate(target), np.concatenate(chance), dead)


def _by_options(group: Group) -> Iterator[tuple[Ints, Floats]]:
    """The rolls of a group apart by how many options they have, the same for all its states."""
    order = group.options.argsort(1, kind="stable")
    options = np.take_along_axis(group.options, order, 1).max(0)
    target = np.take_along_axis(group.target, order[..., None], 1)
    chance = np.take_along_axis(group.chance, order, 1)
    for number in np.unique(options):
        rolls = np.flatnonzero(options == number)
        more = -len(rolls) % AT_ONCE
        yield (
            np.pad(target[:, rolls, :number], ((0, 0), (0, more), (0, 0)), mode="edge"),
            np.pad(chance[:, rolls], ((0, 0), (0, more))),
        )


def climb(graph: DiceGraph, stop: Array, dead: Array, *, interpret: bool = False) -> Array:
    """What the states are worth, [state, board]; for kinds of dice without a Double 1.

    `dead`: what a dead roll is worth, per board. The number of boards is a multiple of `THREADS`.
    """
    flat = _flat(graph)
    run: Callable[..., Array] = pl.pallas_call(
        partial(_kernel, flat.spans),
        out_shape=jax.ShapeDtypeStruct(stop.shape, stop.dtype),  # type: ignore[no-untyped-call]  # JAX has no types for it
        grid=(stop.shape[1] // THREADS,),
        compiler_params=triton.CompilerParams(num_warps=1, num_stages=1),
        interpret=interpret,
        name="climb",
    )
    chance, dead_chance = (jnp.asarray(table, stop.dtype) for table in (flat.chance, flat.dead))
    return run(stop, dead, jnp.asarray(flat.target, jnp.int32), chance, dead_chance)


def _kernel(
    spans: tuple[_Span, ...],
    stop: Any,
    dead: Any,
    target: Any,
    chance: Any,
    dead_chance: Any,
    state: Any,
) -> None:
    boards = pl.ds(pl.program_id(0) * THREADS, THREADS)
    lost = dead[boards]

    def copy(number: Array, _: None) -> None:
        state[number, boards] = stop[number, boards]

    jax.lax.fori_loop(0, spans[0].first, copy, None)
    for span in spans:
        one = partial(_climb, span, boards, lost, stop, target, chance, dead_chance, state)
        jax.lax.fori_loop(0, span.states, one, None)


def _climb(
    span: _Span,
    boards: Any,
    lost: Array,
    stop: Any,
    target: Any,
    chance: Any,
    dead_chance: Any,
    state: Any,
    number: Array,
    _: None,
) -> None:
    def some(rolls: _Rolls, step: Array, mean: Array) -> Array:
        for roll in range(AT_ONCE):
            here = number * rolls.rolls + step * AT_ONCE + roll
            way = rolls.targets + here * rolls.options
            best = state[target[way], boards]
            for option in range(1, rolls.options):
                best = jnp.maximum(best, state[target[way + option], boards])
            mean = mean + best * chance[rolls.chances + here]
        return mean

    place = span.first + number
    mean = lost * dead_chance[place]
    for rolls in span.parts:
        mean = jax.lax.fori_loop(0, rolls.rolls // AT_ONCE, partial(some, rolls), mean)
    state[place, boards] = jnp.maximum(stop[place, boards], mean)
