"""Mini-games solved exactly, to 1e-9: `python -m bench.minis_exact 4 5 6`.

All positions of a two-player game with few tiles are listed. Every turn is solved for what its ends
are worth; then it is worked out what it brings to play so for good; and again, until nothing
changes. In double precision.
"""

import sys
from itertools import combinations, permutations
from pathlib import Path
from time import perf_counter
from typing import Any

import jax

jax.config.update("jax_enable_x64", True)  # type: ignore[no-untyped-call]  # JAX has no types for it

import jax.numpy as jnp  # noqa: E402 - after the precision is set
import numpy as np  # noqa: E402 - after the precision is set
from numpy.typing import NDArray  # noqa: E402 - after the precision is set

from wormgrill.batch.board import BoardArrays, BoardSpec, over, shares  # noqa: E402 - after the precision is set
from wormgrill.batch.turn import ends, solve  # noqa: E402 - after the precision is set
from wormgrill.formats.edition_toml import read_edition  # noqa: E402 - after the precision is set

FOLDER = Path("train/minis")
EXACT = 1e-9
TOGETHER = 1024 if jax.default_backend() == "gpu" else 256

Places = NDArray[np.int32]


def spec_of(tiles: int) -> BoardSpec:
    return BoardSpec(read_edition((FOLDER / f"mini-{tiles}.toml").read_text()), 2)


def positions(tiles: int) -> tuple[Places, Places]:
    """Where every tile is and how deep, in every position in which the game goes on."""
    place, depth = [], []
    for held in range(tiles + 1):
        for order in permutations(range(tiles), held):
            rest = [tile for tile in range(tiles) if tile not in order]
            for mine in range(held + 1):
                for many in range(len(rest)):  # one tile at least lies face up
                    for down in combinations(rest, many):
                        where, below = np.zeros(tiles, np.int32), np.zeros(tiles, np.int32)
                        where[list(down)] = 1
                        for number, tile in enumerate(order):
                            first = number < mine
                            where[tile] = 2 if first else 3
                            below[tile] = number if first else number - mine
                        place.append(where)
                        depth.append(below)
    return np.array(place), np.array(depth)


def keys(place: Any, depth: Any) -> Any:
    """A number for each position."""
    tiles = place.shape[-1]
    code = np.where(place < 2, place, 2 + (place - 2) * tiles + depth)
    return (code * (2 + 2 * tiles) ** np.arange(tiles)).sum(-1)


def boards(place: Places, depth: Places) -> BoardArrays:
    many = len(place)
    return BoardArrays(
        place=jnp.asarray(place),
        depth=jnp.asarray(depth),
        home=jnp.zeros((many, 0), jnp.int32),
        bratworms=jnp.zeros((many, 2), jnp.int32),
        supply=jnp.zeros(many, jnp.int32),
        players=jnp.full(many, 2, jnp.int32),
        short=jnp.zeros(many, bool),
        free=jnp.zeros(many, bool),
    )


def sliced(place: Places, depth: Places) -> BoardArrays:
    """In slices to be solved together; the last is filled up with the first position."""
    more = -len(place) % TOGETHER
    whole = boards(
        *(np.concatenate([part, np.repeat(part[:1], more, 0)]) for part in (place, depth))
    )
    many = len(whole.place) // TOGETHER
    return BoardArrays(*(part.reshape(many, TOGETHER, *part.shape[1:]) for part in whole))


@jax.jit
def played_out(chance: Any, done: Any, share: Any, leads: Any, value: Any) -> Any:
    """What positions are worth to the mover if turns end with these chances, for good.

    With a single high tile left nearly every turn fails, so it takes many rounds: they are cheap.
    They are not endless, since as long as values are wrong both may prefer that nothing happens.
    """
    certain = (chance * jnp.where(done, share, 1)).sum(1)
    open_ = jnp.where(done, 0, chance)
    return jax.lax.fori_loop(
        0, 2000, lambda _, value: certain - (open_ * value[leads]).sum(1), value
    )


def exact(tiles: int) -> dict[str, Any]:
    """Per position: its key, its worth to the mover, its leaves' positions and finished worth."""
    spec = spec_of(tiles)
    place, depth = positions(tiles)
    order = np.argsort(keys(place, depth))
    place, depth = place[order], depth[order]
    known = keys(place, depth)
    slices = sliced(place, depth)

    def look(here: BoardArrays) -> tuple[Any, ...]:
        there = ends(spec, here)
        leaf = there.leaves.board

        def of_one(one: BoardArrays) -> tuple[Any, Any]:
            return over(one), shares(spec, one)[1]

        ended, won = jax.vmap(jax.vmap(jax.vmap(of_one)))(leaf)
        return leaf.place[:, 0], leaf.depth[:, 0], ended[:, 0], won[:, 0]

    found = jax.tree.map(np.asarray, jax.lax.map(look, slices))
    leaf_place, leaf_depth, done, share = (part.reshape(-1, *part.shape[2:]) for part in found)
    leads = np.searchsorted(known, keys(leaf_place, leaf_depth)).clip(0, len(known) - 1)

    def improve(value: Any) -> tuple[Any, Any]:
        """What every turn is worth if its ends are worth that, and how best play ends it."""
        worth = jnp.where(done, share, 1 - value[leads]).reshape(-1, TOGETHER, 1, done.shape[1])

        def one(part: tuple[BoardArrays, Any]) -> tuple[Any, Any]:
            here, worth = part
            solved = solve(spec, here, ends(spec, here), worth)
            return solved.worth, solved.chance[:, 0]

        best, chance = jax.lax.map(one, (slices, worth))
        return best.ravel(), chance.reshape(done.shape)

    run = jax.jit(improve)
    value = np.full(len(done), 0.5)
    began, rounds, change = perf_counter(), 0, 1.0
    while change > EXACT / 10:
        best, chance = map(np.asarray, run(jnp.asarray(value)))
        change, rounds = float(np.abs(best - value).max()), rounds + 1
        value = np.asarray(played_out(chance, done, share, leads, best))
        print(f"  {rounds}: {change:.1e}, {perf_counter() - began:.0f} s", flush=True)
    value = best[: len(known)]
    first = int(np.searchsorted(known, 0))
    print(
        f"mini-{tiles}: {len(known):,} positions, {rounds} rounds to {change:.0e}; "
        f"the first seat wins {float(value[first]):.6f}",
        flush=True,
    )
    many = len(known)
    return {
        "keys": known,
        "value": np.asarray(value),
        "place": place,
        "depth": depth,
        "leads": leads[:many],
        "done": done[:many],
        "share": share[:many],
        "best": chance[:many],
    }


def main() -> None:
    out = Path("train/runs")
    out.mkdir(parents=True, exist_ok=True)
    for tiles in map(int, sys.argv[1:] or ("4", "5", "6")):
        np.savez(out / f"mini-{tiles}.exact.npz", **exact(tiles))


if __name__ == "__main__":
    main()
