"""Turns solved per second on the device at hand: `python -m bench.batch`.

The exact solve alone, for two-player classic: what each number of points brings goes in, what the
turn is worth comes out. In plain JAX, by how many boards are solved together; and on NVIDIA GPUs by
one kernel.
"""

from collections.abc import Callable
from time import perf_counter

import wormgrill.batch  # noqa: F401 - first of all: it says what to install

# isort: split

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from bench import gpu_kernel
from wormgrill.batch import kernel
from wormgrill.batch.dice import DiceGraph, dice_graph
from wormgrill.rules.editions import EDITIONS

ROUNDS = 5


def plain(graph: DiceGraph, worth: Array) -> Array:
    stop = worth[graph.brings]
    dead = jnp.broadcast_to(worth[graph.nothing], stop.shape)
    return kernel.climb(graph.main, stop, stop, dead, None).state[graph.root]


def one_kernel(graph: DiceGraph, worth: Array) -> Array:
    return gpu_kernel.climb(graph, worth[graph.brings], worth[graph.nothing])[graph.root]


def per_second(run: Callable[[Array], Array], worth: Array) -> float:
    run(worth).block_until_ready()
    best = float("inf")
    for _ in range(ROUNDS):
        began = perf_counter()
        run(worth).block_until_ready()
        best = min(best, perf_counter() - began)
    return worth.size / worth.shape[-2] / best


def copied_per_second() -> float:
    """Bytes read and written by a plain copy: what memory can give."""
    many = jnp.ones(1 << 29, jnp.float32)
    run = jax.jit(lambda array: array + 1)
    run(many).block_until_ready()
    began = perf_counter()
    for _ in range(8):
        run(many).block_until_ready()
    return 8 * 2 * many.nbytes / (perf_counter() - began)


def main() -> None:
    on_gpu = jax.devices()[0].platform == "gpu"
    graph = dice_graph(EDITIONS["classic"], golden=False)
    print(f"On {jax.devices()[0].device_kind}: classic turns solved per second", flush=True)
    key = jax.random.key(1)
    if on_gpu:
        small = jax.random.uniform(key, (graph.nothing + 1, 256))
        off = np.abs(np.asarray(one_kernel(graph, small)) - np.asarray(plain(graph, small))).max()
        print(f"one kernel: differs by {off:.1e} at most", flush=True)
        run = jax.jit(lambda worth: one_kernel(graph, worth))
        for boards in (4096, 16384, 65536, 135168, 270336):
            worth = jax.random.uniform(key, (graph.nothing + 1, boards))
            print(f"one kernel {boards:6}: {per_second(run, worth):12,.0f}", flush=True)
        loads = len(gpu_kernel._flat(graph).target)
        memory = copied_per_second()
        print(
            f"{loads:,} loads of 4 bytes per turn; memory copies {memory / 1e12:.2f} TB/s: "
            f"at most {memory / loads / 4:,.0f} per second if no load hit a cache",
            flush=True,
        )
    for together in (256, 512) if on_gpu else (128, 256):
        slices = jax.jit(lambda worth: jax.lax.map(lambda one: plain(graph, one), worth))
        worth = jax.random.uniform(key, (64, graph.nothing + 1, together))
        print(f"plain JAX {together:4} together: {per_second(slices, worth):12,.0f}", flush=True)


if __name__ == "__main__":
    main()
