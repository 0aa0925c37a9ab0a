"""The dynamic programme of a turn over arrays [state, board]: `solver.kernel` for many boards.

`climb` goes from few dice left to many and finds what every state is worth. `descend` goes back
down and follows the chance of getting there under best play, or under play that errs a little.
"""

import importlib
from types import ModuleType
from typing import NamedTuple

import jax
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


def climb(
    groups: tuple[Group, ...], state: Array, stop: Array, dead: Array, again: Array | None
) -> StateWorth:
    """`state` has what is known of states that these groups lead to.

    `again`: what rolling the same dice once more is worth, where the weasel may be used (R23).
    """
    if native is not None and state.dtype == jnp.float32:
        state, rolling, chosen = native.climb(groups, state, stop, dead, again)
        return StateWorth(state, rolling, stop, dead, chosen)
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
    softness: Array | None,
) -> Reached:
    """From the chances to be in each state, and to roll from it."""
    if native is not None and worth.chosen is not None and softness is None:
        figures = worth.rolling, worth.stop, worth.dead
        return Reached(*native.descend(groups, figures, worth.chosen, state, rolling, again))
    stops = state
    dead = jnp.zeros_like(state)
    once_more = jnp.zeros_like(state)
    for group in reversed(groups):
        here = slice(group.first, group.last)
        rolls = rolls_on(worth.rolling[here], worth.stop[here], softness)
        rolled = rolling[here] + state[here] * rolls
        stops = stops.at[here].set(state[here] * (1 - rolls))
        lost = rolled * jnp.asarray(group.dead, state.dtype)[:, None]
        if again is not None:
            rather = rolls_on(again[here], worth.dead[here], softness)
            once_more = once_more.at[here].add(lost * rather)
            lost = lost * (1 - rather)
        dead = dead.at[here].set(lost)
        chance = rolled[:, None] * jnp.asarray(group.chance, state.dtype)[..., None]
        shares = _shares(group, _options(group, worth.state, again), softness)
        options = group.target.shape[-1]
        parts = jnp.stack([chance * share for share in shares[:options]], 2)
        state = state.at[group.target.ravel()].add(parts.reshape(group.target.size, -1))
        if again is not None:
            once_more = once_more.at[here].add((chance * shares[-1]).sum(1))
    first = groups[0].first if groups else len(stops)
    below = jnp.arange(len(stops))[:, None] < first
    return Reached(state, jnp.where(below, state, stops), dead, once_more)


def rolls_on(rolling: Array, stop: Array, softness: Array | None) -> Array:
    """The share of those who roll: all if that is better, of equal ones none."""
    if softness is None:
        return (rolling > stop).astype(rolling.dtype)
    return jax.nn.sigmoid((rolling - stop) / softness)


def _shares(group: Group, found: list[Array], softness: Array | None) -> list[Array]:
    """Per option the share of those who choose it: all the first of the best, or softer."""
    if softness is None:
        best = found[0]
        chosen = jnp.zeros(best.shape, jnp.int8)
        for number, other in enumerate(found[1:], 1):
            chosen = jnp.where(other > best, number, chosen)
            best = jnp.maximum(best, other)
        return [(chosen == number).astype(best.dtype) for number in range(len(found))]
    options = group.target.shape[-1]
    there = [jnp.asarray(number < group.options)[..., None] for number in range(options)]
    there += [jnp.ones_like(there[0])] * (len(found) - options)
    top = _greatest(found)
    weights = [
        jnp.where(ok, jnp.exp((one - top) / softness), 0)
        for ok, one in zip(there, found, strict=True)
    ]
    whole = sum(weights[1:], weights[0])
    return [weight / whole for weight in weights]
