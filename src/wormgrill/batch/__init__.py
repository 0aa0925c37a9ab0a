"""The turn as a unit for thousands of positions at once, in JAX (extra `[jax]`).

The same algorithm as in `wormgrill.solver`, in another array world: there numpy solves one turn and
answers every question about it, here JAX solves many side by side and says how they end. The pairs:

    solver.graph    batch.dice      the states of the dice, and the rolls between them
    solver.ends     batch.ends      how a turn can end, and what each number of points brings
    solver.track    batch.track     the worth of every state while one set of ends holds
    solver.kernel   batch.kernel    the dynamic programme itself
    solver.turn     batch.turn      a turn solved

docs/decisions/0004-solver.md tells how it works; `tests/batch` compares one with the other,
position by position.
"""

from wormgrill.extras import needed

try:
    import jax as jax
except ModuleNotFoundError as missing:
    if missing.name != "jax":
        raise
    raise needed(missing, "Training and mass simulation need", "jax") from None
