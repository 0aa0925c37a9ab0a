"""pgx's backgammon for `bench.batched`, in a Python of its own: pgx brings a package `tests`."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))
from bench import rollouts  # before pgx, which uses JAX when it is imported

rollouts.use_all_cores()

import pgx  # noqa: E402 - after the cores are asked for
from pgx.experimental import auto_reset  # noqa: E402 - after the cores are asked for

env = pgx.make("backgammon")
rollouts.serve(
    rollouts.rounds(
        env.init,
        auto_reset(env.step, env.init),
        lambda state: state.observation,
        int(sys.argv[1]),
        int(sys.argv[2]),
    )
)
