"""A turn for many boards at once: its leaves, and with which chance best play ends in each."""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

import jax
import jax.numpy as jnp
from jax import Array

from wormgrill.batch.board import BoardArrays, BoardSpec, holds_first
from wormgrill.batch.dice import dice_graph
from wormgrill.batch.ends import Brought, Leaves, after_double, brought, leaves
from wormgrill.batch.kernel import better
from wormgrill.batch.track import Again, BatchTracks, TrackArrays
from wormgrill.rules.pieces import Specialist

Tree = TypeVar("Tree")

LEAVES_TOGETHER = 4  # of each board


class BatchEnds(NamedTuple):
    """Of each board: how it may lie when the turn ends, and the leaves from there.

    The first way is without a Double 1; the others are after one, per rival the Bratworm came from.
    """

    way: BoardArrays  # [boards, ways]
    valid: Array  # [boards, ways]
    leaves: Leaves  # [boards, ways, leaves]

    @property
    def possible(self) -> Array:
        """Which leaves can be, [boards, ways, leaves]."""
        return self.leaves.valid & self.valid[..., None]


class Solved(NamedTuple):
    """Turns solved: `solver.turn.SolvedTurn` for many boards, asked at the start of the turn."""

    worth: Array  # [boards]: of the turn, to the mover
    chance: Array  # [boards, ways, leaves]: how the turn ends


def ends(spec: BoardSpec, boards: BoardArrays) -> BatchEnds:
    def of_one(board: BoardArrays) -> BatchEnds:
        ways: BoardArrays = jax.tree.map(lambda column: jnp.asarray(column)[None], board)
        valid = jnp.ones(1, bool)
        if dice_graph(spec.edition, golden=False).middle:
            after, holding = after_double(spec, board)
            ways = jax.tree.map(lambda *columns: jnp.concatenate(columns), ways, after)
            valid = jnp.append(valid, holding)
        return BatchEnds(ways, valid, jax.vmap(lambda way: leaves(spec, way))(ways))

    return jax.vmap(of_one)(boards)


def over_leaves(worth: Callable[[BoardArrays], Tree], ends: BatchEnds) -> Tree:
    """What `worth` says of every leaf, [boards, ways, leaves, …].

    Most leaves cannot be, and nobody looks at what is said of them. So those that can are put
    first, and it is done some at a time until none of them is left.
    """
    shape = ends.leaves.valid.shape
    valid = ends.possible.ravel()
    boards: BoardArrays = jax.tree.map(
        lambda column: column.reshape(len(valid), *column.shape[3:]), ends.leaves.board
    )
    together = LEAVES_TOGETHER * shape[0]
    first = jnp.pad(jnp.argsort(~valid), (0, together), constant_values=len(valid))

    def some(number: Array, found: Tree) -> Tree:
        rows = jax.lax.dynamic_slice_in_dim(first, number * together, together)
        here = jax.vmap(worth)(jax.tree.map(lambda column: column[rows], boards))
        told: Tree = jax.tree.map(lambda all_, new: all_.at[rows].set(new), found, here)
        return told

    one = jax.eval_shape(worth, jax.tree.map(lambda column: column[0], boards))
    nil: Tree = jax.tree.map(lambda leaf: jnp.zeros((len(valid), *leaf.shape), leaf.dtype), one)
    found = jax.lax.fori_loop(0, -(-valid.sum() // together), some, nil)
    whole: Tree = jax.tree.map(lambda leaf: leaf.reshape(*shape, *leaf.shape[1:]), found)
    return whole


def solve(
    spec: BoardSpec,
    boards: BoardArrays,
    ends: BatchEnds,
    worth: Array,
) -> Solved:
    """`worth`: of each leaf, to the mover."""

    def of_way(way: BoardArrays, there: Leaves, worth: Array) -> Brought:
        return brought(spec, way, there, worth)

    best = jax.vmap(jax.vmap(of_way))(ends.way, ends.leaves, worth)
    tracks = BatchTracks(spec, boards, ends.valid, best)
    plain = tracks.track(tracks.white)
    value = plain.main.rolling[tracks.white.root]
    start = jnp.ones_like(value)
    found = []
    again: Again | None = None
    weasel = holds_first(spec, boards, Specialist.WEASEL)
    if weasel is not None:
        with_weasel, part, again = _with_weasel(tracks, weasel, plain)
        value = jnp.where(weasel, with_weasel, value)
        start = jnp.where(weasel, 0, start)
        found.append(part)
    golden = holds_first(spec, boards, Specialist.GOLDEN_DIE)
    if golden is not None:
        with_golden, rather, part = _with_golden(tracks, golden, value)
        value = jnp.where(golden, jnp.maximum(value, with_golden), value)
        start = start * (1 - rather)
        found.append(part)
    chance, _ = tracks.endings(tracks.white, plain, start, again=again)
    return Solved(value, _leaf_chances(ends, best, sum(found, chance)))


def _with_weasel(
    tracks: BatchTracks, weasel: Array, plain: TrackArrays
) -> tuple[Array, Array, Again]:
    """R23: the turn's worth, how it ends unless the weasel is used, and where it is used."""
    white = tracks.white
    track = _if_any(weasel, lambda: tracks.track(white, plain, weasel))
    worth = track.main.rolling[white.root]
    start = weasel.astype(worth.dtype)
    chance, again = _if_any(weasel, lambda: tracks.endings(white, track, start, plain))
    return worth, chance, again


def _with_golden(tracks: BatchTracks, golden: Array, without: Array) -> tuple[Array, Array, Array]:
    """R22: the turn's worth with the golden die, the share of those who roll it, how it ends."""
    track = _if_any(golden, lambda: tracks.track(tracks.golden, asked=golden))
    worth = track.main.rolling[tracks.golden.root]
    rather = jnp.where(golden, better(worth, without), 0)
    chance = _if_any(golden, lambda: tracks.endings(tracks.golden, track, rather)[0])
    return worth, rather, chance


def _if_any(who: Array, then: Callable[[], Tree]) -> Tree:
    """Only if somebody needs it, for it takes long; else nil."""
    shape = jax.eval_shape(then)
    nil = jax.tree.map(lambda leaf: jnp.zeros(leaf.shape, leaf.dtype), shape)
    found: Tree = jax.lax.cond(who.any(), then, lambda: nil)
    return found


def _leaf_chances(ends: BatchEnds, best: Brought, chance: Array) -> Array:
    """[boards, ways, points] as [boards, ways, leaves]."""
    hot = best.leaf[..., None] == jnp.arange(ends.leaves.valid.shape[-1])
    return jnp.where(hot, chance[..., None], 0).sum(-2)
