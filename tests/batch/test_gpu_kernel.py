"""The kernel for GPUs finds what the plain one finds; here it is interpreted, step by step."""

from dataclasses import replace

import jax
import jax.numpy as jnp
import numpy as np

from bench.gpu_kernel import THREADS, climb
from tests.support.mini import MINI
from wormgrill.batch import kernel
from wormgrill.batch.dice import dice_graph


def test_both_kernels_find_the_same_worth_of_every_state() -> None:
    graph = dice_graph(replace(MINI, dice=3), golden=False)  # compiles sooner
    assert not graph.middle  # a kind of dice without a Double 1
    worth = jax.random.uniform(jax.random.key(1), (graph.nothing + 1, 2 * THREADS))
    stop = worth[graph.brings]
    dead = worth[graph.nothing]
    plain = kernel.climb(graph.main, stop, stop, jnp.broadcast_to(dead, stop.shape), None).state
    found = climb(graph, stop, dead, interpret=True)
    np.testing.assert_allclose(np.asarray(found), np.asarray(plain), rtol=1e-6)
