"""What a net sees of a board: the figures of `values.features`, from arrays."""

import jax
import jax.numpy as jnp
from jax import Array

from wormgrill.batch.board import DOWN, UP, Board, Table, height, scores, stacks
from wormgrill.values.features import DEEP, MOST, Layout


def figures(table: Table, layout: Layout, board: Board) -> tuple[Array, Array, Array]:
    """Of the seats, of the grill, and which seats are taken."""
    kinds = len(layout.kinds)
    kind_of = jnp.array([layout.kind[tile.value] for tile in table.edition.tiles])
    by_kind = jax.nn.one_hot(kind_of, kinds)  # [tiles, kinds]
    order = jnp.arange(table.seats)
    there = (order < board.players).astype(jnp.float32)
    tall = height(table, board)
    mine = stacks(table, board).astype(jnp.float32)
    above = jnp.clip(tall[:, None] - 1 - board.depth[None, :], 0, DEEP - 1)
    depth = jax.nn.one_hot(above, DEEP) * mine[..., None]  # [seats, tiles, depths]
    if kinds == table.tiles:
        layers, sets = depth, mine
    else:
        layers = jnp.einsum("std,tk->skd", depth, by_kind)
        sets = mine @ by_kind
    home = _home(table, layout, board)
    held = [home[None, :] == table.tiles + order[:, None]] if layout.specialists else []
    highest = jnp.where(mine > 0, kind_of + 1, 0).max(1)
    seats = jnp.concatenate(
        [
            layers.reshape(table.seats, -1),
            sets,
            *held,
            jax.nn.one_hot(order, MOST),
            jax.nn.one_hot(board.players - 1 - order, MOST),
            jnp.stack(
                [
                    jnp.ones(table.seats),
                    scores(table, board) / 10,
                    tall / 5,
                    board.bratworms / 4,
                    highest / kinds,
                ],
                1,
            ),
        ],
        1,
    )
    return seats * there[:, None], _grill(table, board, home, by_kind), there


def _home(table: Table, layout: Layout, board: Board) -> Array:
    """Where the layout's specialists are; those the edition does not have are out."""
    known = jnp.append(board.home, table.out)
    there = [table.number(who) for who in layout.specialists]
    return known[jnp.array([-1 if number is None else number for number in there], int)]


def _grill(table: Table, board: Board, home: Array, by_kind: Array) -> Array:
    up = (board.place == UP).astype(jnp.float32)
    down = (board.place == DOWN).astype(jnp.float32)
    standing = []
    if len(home):
        where = jax.nn.one_hot(home, table.out + 1)
        standing = [(where[:, : table.tiles] @ by_kind).ravel(), where[:, table.out]]
    rest = [
        board.supply / 7,
        board.supply == 0,
        *(board.players == number for number in range(2, MOST + 1)),
        board.short,
        board.free,
        up.sum() / table.tiles,
        (up * table.worms).sum() / 40,
    ]
    return jnp.concatenate(
        [
            up @ by_kind,
            down @ by_kind,
            *standing,
            jnp.stack([jnp.asarray(one, jnp.float32) for one in rest]),
        ]
    )
