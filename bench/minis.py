"""What a champion made by the recipe loses in games that are solved: `python -m bench.minis 4 5 6`.

First `python -m bench.minis_exact 4 5 6` and `python -m train train/minis/mini-4.toml:2 …`.
"""

import sys
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from bench.minis_exact import sliced, spec_of
from train.checkpoint import load
from wormgrill.batch.board import BoardArrays
from wormgrill.batch.games import seen
from wormgrill.batch.turn import ends, over_leaves, solve
from wormgrill.batch.value import turn_ev, win_value
from wormgrill.values.layout import Layout

RUNS = Path("train/runs")


def chances(tiles: int, place: Any, depth: Any, worth: Any) -> Any:
    """How turns end, per position and leaf, if leaves are worth that to who moves."""
    spec = spec_of(tiles)
    slices = sliced(place, depth)

    def one(here: BoardArrays) -> Any:
        there = ends(spec, here)
        figures = over_leaves(worth, there)
        return solve(spec, here, there, seen(here, figures)[..., 0]).chance[:, 0]

    found = np.asarray(jax.jit(lambda slices: jax.lax.map(one, slices))(slices), np.float64)
    found = found.reshape(-1, found.shape[-1])[: len(place)]
    return found / found.sum(1, keepdims=True)


def against(mine: Any, theirs: Any, exact: Any) -> Any:
    """What positions are worth to a mover who plays so, against one who plays like that."""
    done, share, leads = exact["done"], exact["share"], exact["leads"]

    def worth(chance: Any, other: Any) -> Any:
        return (chance * jnp.where(done, share, 1 - other[leads])).sum(1)

    def again(found: tuple[Any, Any, Any]) -> tuple[Any, Any, Any]:
        me, them, _ = found
        new = worth(mine, them), worth(theirs, me)
        change = jnp.maximum(jnp.abs(new[0] - me).max(), jnp.abs(new[1] - them).max())
        return *new, change

    value = jnp.asarray(exact["value"])
    return jax.lax.while_loop(lambda found: found[2] > 1e-10, again, (value, value, 1.0))[:2]


def visits(chance: Any, exact: Any) -> Any:
    """How often each position is met in a game in which both play so."""
    done, leads = exact["done"], exact["leads"]
    open_ = jnp.where(done, 0, chance)

    def turn(found: tuple[Any, Any]) -> tuple[Any, Any]:
        now, whole = found
        return jnp.zeros_like(now).at[leads].add(now[:, None] * open_), whole + now

    nothing = jnp.zeros(len(chance))
    start = nothing.at[np.searchsorted(exact["keys"], 0)].set(1)
    found = jax.lax.while_loop(lambda found: found[0].sum() > 1e-9, turn, (start, nothing))
    return np.asarray(found[1])


def lost(chance: Any, exact: Any) -> tuple[float, float]:
    """Of the win: per turn, in its own games; and per game, against perfect play, in both seats."""
    done, share, leads, value = (exact[name] for name in ("done", "share", "leads", "value"))
    worth = np.where(done, share, 1 - value[leads])
    regret = value - (chance * worth).sum(1)
    met = visits(chance, exact)
    best = exact["best"]
    first = np.searchsorted(exact["keys"], 0)
    me, them = against(chance, best, exact)
    won = (me[first] + 1 - them[first]) / 2
    return float((met * regret).sum() / met.sum()), float(0.5 - won)


def main() -> None:
    for tiles in map(int, sys.argv[1:] or ("4", "5", "6")):
        with np.load(RUNS / f"mini-{tiles}.exact.npz") as found:
            exact = dict(found)
        spec = spec_of(tiles)
        weights = load(RUNS / f"mini-{tiles}-2.state.npz").ema
        players = {
            "champion": partial(win_value, spec, Layout(spec.edition), weights),
            "turn-ev": partial(turn_ev, spec),
        }
        where = exact["place"], exact["depth"]
        told = [f"mini-{tiles}: {len(where[0]):,} positions"]
        for name, worth in players.items():
            per_turn, per_game = lost(chances(tiles, *where, worth), exact)
            told.append(f"{name} loses {per_turn:.5f} per turn, {per_game:.5f} per game")
        print("; ".join(told), flush=True)


if __name__ == "__main__":
    main()
