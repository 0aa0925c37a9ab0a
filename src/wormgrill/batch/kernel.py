"""The dynamic programme of a turn over arrays [state, board]: `solver.kernel` for many boards.

`climb` goes from few dice left to many and finds what every state is worth. `descend` goes back
down and follows the chance of getting there under best play.
"""

import importlib
from types import ModuleType
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from wormgrill.batch.dice import Group

native: ModuleType | None = None  # the compiled passes, once somebody has asked for them


def speed_up() -> str:
    """Use compiled passes from now on, if they can be had; says so, or why they cannot."""
    global native
    module = importlib.import_module("wormgrill.batch.native")
    try:
        module.load()
    except module.NoCompiler as reason:
        return f"Turns are solved in plain JAX: {reason}."
    native = module
    return "Turns are solved by compiled code."


class StateWorth(NamedTuple):
    """Per state and board: at best, if the dice are rolled, if it stops, if the roll is dead."""

    state: Array
    rolling: Array
    stop: Array
    dead: Array
    chosen: Array | None = None  # per roll the option taken, where the compiled passes are used
    asked: Array | None = None  # [boards]: of the others nothing is said (None: of all)


def climb(
    groups: tuple[Group, ...],
    state: Array,
    stop: Array,
    dead: Array,
    again: Array | None,
    asked: Array | None = None,
) -> StateWorth:
    """`state` has what is known of states that these groups lead to.

    `again`: what rolling the same dice once more is worth, where the weasel may be used (R23).
    `asked`: boards that it is asked of; the compiled passes leave out the others, on either way.
    """
    if native is not None and state.dtype == jnp.float32:
        state, rolling, chosen = native.climb(groups, state, stop, dead, again, asked)
        return StateWorth(state, rolling, stop, dead, chosen, asked)
    rolling = jnp.zeros_like(stop)
    for group in groups:
        here = slice(group.first, group.last)
        best = _greatest(_options(group, state, again))
        lost = dead[here] if again is None else jnp.maximum(dead[here], again[here])
        chance = jnp.asarray(group.chance, state.dtype)[..., None]
        dead_chance = jnp.asarray(group.dead, state.dtype)[:, None]
        mean = (best * chance).sum(1) + dead_chance * lost
        rolling = rolling.at[here].set(mean)
        state = state.at[here].set(jnp.maximum(stop[here], mean))
    return StateWorth(state, rolling, stop, dead)


def _options(group: Group, state: Array, again: Array | None) -> list[Array]:
    """What each option of each roll is worth, the weasel last."""
    found = [state[group.target[..., option]] for option in range(group.target.shape[-1])]
    if again is not None:
        here = again[group.first : group.last, None]
        found.append(jnp.broadcast_to(here, found[0].shape))
    return found


def _greatest(found: list[Array]) -> Array:
    best = found[0]
    for other in found[1:]:
        best = jnp.maximum(best, other)
    return best


class Reached(NamedTuple):
    """With which chance the turn stops in each state, fails, or is rolled again by the weasel."""

    state: Array  # arrived at: of use for states outside the groups
    stop: Array
    dead: Array  # in each state
    again: Array


def descend(
    groups: tuple[Group, ...],
    worth: StateWorth,
    state: Array,
    rolling: Array,
    again: Array | None,
) -> Reached:
    """From the chances to be in each state, and to roll from it."""
    if native is not None and worth.chosen is not None:
        figures = worth.rolling, worth.stop, worth.dead
        found = native.descend(groups, figures, worth.chosen, state, rolling, again, worth.asked)
        return Reached(*found)
    stops = state
    dead = jnp.zeros_like(state)
    once_more = jnp.zeros_like(state)
    for group in reversed(groups):
        here = slice(group.first, group.last)
        rolls = better(worth.rolling[here], worth.stop[here])
        rolled = rolling[here] + state[here] * rolls
        stops = stops.at[here].set(state[here] * (1 - rolls))
        lost = rolled * jnp.asarray(group.dead, state.dtype)[:, None]
        if again is not None:
            rather = better(again[here], worth.dead[here])
            once_more = once_more.at[here].add(lost * rather)
            lost = lost * (1 - rather)
        dead = dead.at[here].set(lost)
        chance = rolled[:, None] * jnp.asarray(group.chance, state.dtype)[..., None]
        shares = _shares(_options(group, worth.state, again))
        options = group.target.shape[-1]
        parts = jnp.stack([chance * share for share in shares[:options]], 2)
        state = state.at[group.target.ravel()].add(parts.reshape(group.target.size, -1))
        if again is not None:
            once_more = once_more.at[here].add((chance * shares[-1]).sum(1))
    first = groups[0].first if groups else len(stops)
    below = jnp.arange(len(stops))[:, None] < first
    return Reached(state, jnp.where(below, state, stops), dead, once_more)


def better(this: Array, that: Array) -> Array:
    """1 where this is worth more, else 0: of equal ones the other is taken."""
    return (this > that).astype(this.dtype)


def _shares(found: list[Array]) -> list[Array]:
    """Per option 1 where it is the first of the best, else 0."""
    best = found[0]
    chosen = jnp.zeros(best.shape, jnp.int8)
    for number, other in enumerate(found[1:], 1):
        chosen = jnp.where(other > best, number, chosen)
        best = jnp.maximum(best, other)
    return [(chosen == number).astype(best.dtype) for number in range(len(found))]
