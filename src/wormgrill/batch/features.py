"""What a net sees of a board; `values.features` does the same for positions of the rules."""

import jax
import jax.numpy as jnp
from jax import Array

from wormgrill.batch.board import DOWN, UP, BoardArrays, BoardSpec, height, scores, stacks
from wormgrill.values import layout as layouts
from wormgrill.values.layout import DEEP, Layout, NetFacts, NetInput


def figures(spec: BoardSpec, layout: Layout, board: BoardArrays) -> NetInput:
    return layouts.figures(jnp, layout, facts(spec, layout, board))


def facts(spec: BoardSpec, layout: Layout, board: BoardArrays) -> NetFacts:
    order = jnp.arange(spec.seats)
    there = order < board.players
    kind_of = jnp.array([layout.kind[tile.value] for tile in spec.edition.tiles])
    by_kind = jax.nn.one_hot(kind_of, len(layout.kinds), dtype=jnp.float32)  # [tiles, kinds]
    home = _home(spec, layout, board)
    at = jax.nn.one_hot(home, spec.out + 1, dtype=jnp.float32)
    return NetFacts(
        depths=_depths(spec, board, by_kind),
        held=home[None, :] == spec.tiles + order[:, None],
        worms=jnp.where(there, scores(spec, board), 0),
        bratworms=jnp.where(there, board.bratworms, 0),
        up=(board.place == UP).astype(jnp.float32) @ by_kind,
        down=(board.place == DOWN).astype(jnp.float32) @ by_kind,
        standing=at[:, : spec.tiles] @ by_kind,
        out=at[:, spec.out],
        supply=board.supply,
        players=board.players,
        short=board.short,
        free=board.free,
    )


def _depths(spec: BoardSpec, board: BoardArrays, by_kind: Array) -> Array:
    """[seats, kinds, DEEP]"""
    above = height(spec, board)[:, None] - 1 - board.depth[None, :]
    deep = jax.nn.one_hot(jnp.clip(above, 0, DEEP - 1), DEEP, dtype=jnp.float32)
    tiles = deep * stacks(spec, board)[..., None]
    if by_kind.shape[0] == by_kind.shape[1]:  # each tile is of a kind of its own
        return tiles
    return jnp.einsum("std,tk->skd", tiles, by_kind)


def _home(spec: BoardSpec, layout: Layout, board: BoardArrays) -> Array:
    """Where the layout's specialists are; those the edition does not have are out."""
    known = jnp.append(board.home, spec.out)
    there = [spec.number(who) for who in layout.specialists]
    return known[jnp.array([-1 if number is None else number for number in there], int)]
