"""Rollouts with random legal actions in one compiled scan, for any environment like pgx's.

Kept apart from what it measures: the peer runs it in a Python of its own, without Wormgrill.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator
from time import perf_counter, process_time
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array, lax
from jax.sharding import Mesh, PartitionSpec

# JAX has no types for these.
written: Any = lax.optimization_barrier
ready: Any = jax.block_until_ready
part: Any = PartitionSpec
configure: Any = jax.config.update

Init = Callable[[Array], Any]
Step = Callable[[Any, Array, Array], Any]
Observe = Callable[[Any], Array]


def use_all_cores() -> None:
    """Each core is a device of its own; to be said before JAX is used."""
    configure("jax_num_cpu_devices", len(os.sched_getaffinity(0)))


def random_legal(mask: Array, bits: Array) -> Array:
    """Each legal action has a number mixed from its own and the random bits; the highest wins."""
    actions = jnp.arange(len(mask), dtype=jnp.uint32)
    mixed = (bits ^ (actions * jnp.uint32(0x9E3779B9))) * jnp.uint32(0x85EBCA6B)
    mixed = (mixed ^ (mixed >> 13)) * jnp.uint32(0xC2B2AE35)
    mixed = (mixed ^ (mixed >> 16)) >> 1
    return jnp.where(mask, mixed.astype(jnp.int32), -1).argmax().astype(jnp.int32)


def played(step: Step, observe: Observe, steps: int, keys: Array, states: Any, begin: Array) -> Any:
    """So many steps of all games, each with dice of its own; what is seen is added up."""

    def one(key: Array, number: Array, state: Any) -> tuple[Any, Array]:
        choice = jax.random.bits(jax.random.fold_in(key, 2 * number))
        action = random_legal(state.legal_action_mask, choice)
        after = step(state, action, jax.random.fold_in(key, 2 * number + 1))
        return after, observe(after)

    def all_games(states: Any, number: Array) -> tuple[Any, tuple[Array, Array]]:
        after, seen = jax.vmap(one, (0, None, 0))(keys, begin + number, states)
        seen = written(seen)  # as it is for a policy
        return after, (seen.astype(jnp.float32).sum()[None], after.terminated.sum()[None])

    return lax.scan(all_games, states, jnp.arange(steps))


def rounds(
    init: Init, step: Step, observe: Observe, games: int, steps: int
) -> Iterator[dict[str, Any]]:
    """Without end: how long so many steps took, on the clock and in processor time.

    The games are divided among all devices that JAX finds.
    """

    def play(keys: Array, states: Any, begin: Array) -> Any:
        return played(step, observe, steps, keys, states, begin)

    mesh = Mesh(jax.devices(), ("games",))
    mine, all_ = part("games"), part()
    shared = jax.shard_map(
        play,
        mesh=mesh,
        in_specs=(mine, mine, all_),
        out_specs=(mine, part(None, "games")),
        check_vma=False,
    )
    keys = jax.random.split(jax.random.key(7), games)
    states = jax.jit(jax.vmap(init))(keys)
    began = perf_counter()
    run = jax.jit(shared).lower(keys, states, jnp.int32(0)).compile()
    compiling = perf_counter() - began
    keys, states = jax.device_put((keys, states), run.input_shardings[0][:2])
    number = 0
    while True:
        wall, cpu = perf_counter(), process_time()
        states, (seen, over) = ready(run(keys, states, jnp.int32(number)))
        wall, cpu = perf_counter() - wall, process_time() - cpu
        number += steps
        yield {
            "steps": games * steps,
            "wall": wall,
            "cpu": cpu,
            "compiling": compiling,
            "over": int(over.sum()),
            "seen": float(seen.sum()) / games / steps,
        }


def serve(measured: Iterator[dict[str, Any]]) -> None:
    """A round for every line that comes in: so that peers can take turns."""
    for _ in sys.stdin:
        print(json.dumps(next(measured)), flush=True)
