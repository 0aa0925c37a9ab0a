"""Many games side by side: how they begin, and how a turn of each goes on."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from wormgrill.batch.board import BoardArrays, BoardSpec, holds_first, over, unrotate
from wormgrill.batch.ends import must_choose
from wormgrill.batch.turn import BatchEnds, Solved
from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import Specialist


def opening(spec: BoardSpec, players: Array, short: Array, free: Array) -> BoardArrays:
    edition = spec.edition
    places = {tile.value: place for place, tile in enumerate(edition.tiles)}
    return BoardArrays(
        place=jnp.zeros(spec.tiles, jnp.int32),
        depth=jnp.zeros(spec.tiles, jnp.int32),
        home=jnp.array([places[value] for _, value in edition.specialists], jnp.int32),
        bratworms=jnp.zeros(spec.seats, jnp.int32),
        supply=jnp.int32(edition.bratworms),
        players=jnp.int32(players),
        short=jnp.asarray(short, bool),
        free=jnp.asarray(free, bool),
    )


def openings(spec: BoardSpec, games: int, players: int) -> BoardArrays:
    """So many games without options."""
    one = opening(spec, jnp.int32(players), jnp.array(False), jnp.array(False))
    return BoardArrays(*(jnp.broadcast_to(column, (games, *column.shape)) for column in one))


class Mixed(NamedTuple):
    """Who sits down to a new game of which edition, and how often an option is agreed on.

    Tables of every size have equally many chairs: the fewer play, the more a chance can be off.
    The other editions lack some of its specialists, and differ in nothing else.
    """

    least: int
    most: int
    option: float
    also: tuple[Edition, ...] = ()


def new_game(spec: BoardSpec, mixed: Mixed, key: Array) -> BoardArrays:
    players, short, free, which = jax.random.split(key, 4)
    sizes = jnp.arange(mixed.least, mixed.most + 1)
    board = opening(
        spec,
        jax.random.choice(players, sizes, p=1 / sizes),
        jax.random.bernoulli(short, mixed.option),
        jax.random.bernoulli(free, mixed.option),
    )
    there = [[True] * len(spec.specialists)]
    for edition in mixed.also:
        theirs = dict(edition.specialists)
        there.append([who in theirs for who in spec.specialists])
    present = jnp.array(there)[jax.random.randint(which, (), 0, len(there))]
    return board._replace(home=jnp.where(present, board.home, spec.out))


def in_order(spec: BoardSpec, boards: BoardArrays) -> Array:
    """An order with those together whose movers hold the same kind of dice, and may choose alike.

    Slices of it need to be solved for the golden die or the weasel only where somebody has it, and
    for the Bratworm of one rival or another (R16) only where there is a choice.
    """
    order = jnp.zeros(len(boards.supply), jnp.int32)
    for number, who in enumerate((Specialist.WEASEL, Specialist.GOLDEN_DIE), 1):
        holder = holds_first(spec, boards, who)
        if holder is not None:
            order = jnp.where(holder, number, order)
    chooses = jax.vmap(lambda board: must_choose(spec, board))(boards)
    return jnp.argsort(2 * order + chooses)


def seen(boards: BoardArrays, leaves: Array) -> Array:
    """Figures per seat of every leaf, [boards, ways, leaves, seats], as the mover counts seats."""
    each = jax.vmap(jax.vmap(unrotate, (0, None)), (0, None))
    return jax.vmap(each)(leaves, boards.players)


def draw(
    key: Array,
    ends: BatchEnds,
    solved: Solved,
    epsilon: Array | float | None = None,
    fails: Array | float = 0.1,
) -> tuple[BoardArrays, Array]:
    """How each turn ends: the board then, and the number of its leaf among all.

    Epsilon-greedy: with this chance, of all boards or of each, any end of the turn is drawn: so
    often a failure, else any other, each as likely as the others.
    """
    which, leaf, other = jax.random.split(key, 3)
    flat = solved.chance.reshape(len(solved.chance), -1)
    chosen = jax.random.categorical(leaf, jnp.log(jnp.maximum(flat, 1e-30)))
    if epsilon is not None:
        chances = _of_anything(ends, jnp.broadcast_to(fails, chosen.shape)[:, None])
        anything = jax.random.categorical(other, jnp.log(chances))
        explores = jax.random.bernoulli(which, epsilon, chosen.shape)
        chosen = jnp.where(explores, anything, chosen)
    return pick(ends, chosen), chosen


def _of_anything(ends: BatchEnds, fails: Array) -> Array:
    """[boards, leaves]: the chances of a turn that ends in anything."""
    failed = ends.leaves.slot == 0
    found = []
    for some, part in ((failed, fails), (~failed, 1 - fails)):
        there = (ends.possible & some).reshape(len(fails), -1)
        found.append(there * part / jnp.maximum(there.sum(1, keepdims=True), 1))
    return found[0] + found[1]


def pick(ends: BatchEnds, chosen: Array) -> BoardArrays:
    """The boards of these leaves."""

    def of(column: Array) -> Array:
        boards, ways, leaves = column.shape[:3]
        flat = column.reshape(boards, ways * leaves, *column.shape[3:])
        return chosen_rows(flat, chosen)

    return BoardArrays(*map(of, ends.leaves.board))


def chosen_rows(rows: Array, chosen: Array) -> Array:
    """Of each board's rows the one with this number."""
    return rows[jnp.arange(len(chosen)), chosen]


def ended(boards: BoardArrays) -> Array:
    return jax.vmap(over)(boards)
