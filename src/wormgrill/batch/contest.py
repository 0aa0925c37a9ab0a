"""Many games between players who solve their turns, judged without most of the luck.

What a player has won is corrected by their luck: how each turn ended, less the mean of how it could
have ended as its mover plays, both by the chances a value sees. Luck so counted is nil on average
whatever that value is, so the mean stays right; the better the value, the less is left to chance.
"""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from wormgrill.batch.board import BoardArrays, BoardSpec, shares
from wormgrill.batch.games import chosen_rows, draw, ended, in_order, openings, seen
from wormgrill.batch.turn import BatchEnds, Solved, ends, over_leaves, solve
from wormgrill.values.turn_order import seat_at

# What a board is worth to every seat; `solver.ends.Value` is the same for positions.
BoardValue = Callable[[BoardArrays], Array]


class Games(NamedTuple):
    """Games side by side, one turn at a time, and what has been noted of them so far."""

    boards: BoardArrays
    who: Array  # [games, seats] which of the players sits there, counted from the mover
    luck: Array  # [games, players] so far
    given: Array  # [games, players] win chance given away by its turns
    turns: Array  # [games, players]
    steps: Array  # [games] of the judge's value between turns, squared
    expected: Array  # [games] what the judge saw at the end of the last turn, or -1
    done: Array


class ContestResult(NamedTuple):
    """What came of a contest, per game and player; several seats of one player count together."""

    won: Array
    luck: Array
    given: Array
    turns: Array
    steps: Array


def hero_seating(games: int, seats: int) -> Array:
    """Player 0 in every seat in turn, player 1 in all the others."""
    return (jnp.arange(games)[:, None] % seats != jnp.arange(seats)).astype(jnp.int32)


def contest(
    spec: BoardSpec,
    players: tuple[BoardValue, ...],
    judge: BoardValue,
    seating: Array,
    key: Array,
    together: int,
    tell: Callable[[int, int], None] = lambda turn, left: None,
) -> ContestResult:
    """One game per row of `seating`, which says who sits where, from the first seat on."""
    games, seats = seating.shape
    many = max(1, games // together)
    if games % many:
        raise ValueError(f"{games} games do not come apart into {many} equal slices.")
    boards = openings(spec, games, seats)
    who = jnp.pad(seating, ((0, 0), (0, spec.seats - seats)))
    nothing = jnp.zeros((games, len(players)))
    flat = jnp.zeros(games)
    now = Games(boards, who, nothing, nothing, nothing, flat, flat - 1, jnp.zeros(games, bool))
    step = _stepping(spec, players, judge, many)
    turn = 0
    while not bool(now.done.all()):
        key, chance = jax.random.split(key)
        now = step(now, chance)
        turn += 1
        tell(turn, int((~now.done).sum()))
    final = jax.vmap(lambda board: shares(spec, board))(now.boards)
    won = _per_player(len(players), now.who, final)
    return ContestResult(won, now.luck, now.given, now.turns, now.steps)


@lru_cache(maxsize=8)
def _stepping(
    spec: BoardSpec, players: tuple[BoardValue, ...], judge: BoardValue, many: int
) -> Callable[[Games, Array], Games]:
    """Compiled once for the same players, whatever tables they sit at."""
    return jax.jit(partial(_step, spec, players, judge, many))


def _per_player(players: int, who: Array, figures: Array) -> Array:
    """Figures of seats, added up per player."""
    return (jax.nn.one_hot(who, players) * figures[..., None]).sum(-2)


def _step(
    spec: BoardSpec,
    players: tuple[BoardValue, ...],
    judge: BoardValue,
    many: int,
    now: Games,
    key: Array,
) -> Games:
    """One turn of every game that is not over; whole slices of finished games are skipped."""
    order = in_order(spec, now.boards)
    order = order[jnp.argsort(now.done[order], stable=True)]
    parts: Games = jax.tree.map(
        lambda column: column[order].reshape(many, len(order) // many, *column.shape[1:]), now
    )

    def one(part: tuple[Games, Array]) -> Games:
        here, chance = part
        after: Games = jax.lax.cond(
            here.done.all(),
            lambda here: here,
            lambda here: _turn(spec, players, judge, here, chance),
            here,
        )
        return after

    after = jax.lax.map(one, (parts, jax.random.split(key, many)))
    whole: Games = jax.tree.map(lambda column: column.reshape(len(order), *column.shape[2:]), after)
    return whole


def _turn(
    spec: BoardSpec, players: tuple[BoardValue, ...], judge: BoardValue, now: Games, key: Array
) -> Games:
    boards, mover = now.boards, now.who[:, 0]
    there = ends(spec, boards)
    fair = seen(boards, over_leaves(judge, there))
    solved = _played(spec, players, judge, now, there, fair)
    best = solve(spec, boards, there, fair[..., 0]).worth
    mean = (solved.chance[..., None] * fair).sum((1, 2))
    after, chosen = draw(key, there, solved)
    met = chosen_rows(fair.reshape(len(chosen), -1, fair.shape[-1]), chosen)
    mine = jax.nn.one_hot(mover, len(players))
    moved = Games(
        after,
        jax.vmap(partial(_next_first, spec))(now.who, boards.players),
        now.luck + _per_player(len(players), now.who, met - mean),
        now.given + mine * (best - mean[:, 0])[:, None],
        now.turns + mine,
        now.steps + jnp.where(now.expected >= 0, (best - now.expected) ** 2, 0),
        met[:, 1],
        ended(after),
    )
    return _unless(now.done, now, moved)


def _played(
    spec: BoardSpec,
    players: tuple[BoardValue, ...],
    judge: BoardValue,
    now: Games,
    there: BatchEnds,
    fair: Array,
) -> Solved:
    """Each turn as its mover plays it."""
    mover = now.who[:, 0]
    wanted = jnp.zeros_like(fair[..., 0])
    for number, player in enumerate(players):
        judges = player is judge
        worth = fair if judges else seen(now.boards, over_leaves(player, there))
        wanted = jnp.where((mover == number)[:, None, None], worth[..., 0], wanted)
    return solve(spec, now.boards, there, wanted)


def _next_first(spec: BoardSpec, who: Array, players: Array) -> Array:
    seats = jnp.arange(spec.seats)
    return jnp.where(seats < players, who[seat_at(seats, 1, players)], 0)


def _unless(done: Array, now: Games, moved: Games) -> Games:
    whole: Games = jax.tree.map(
        lambda old, new: jnp.where(done.reshape(-1, *[1] * (new.ndim - 1)), old, new), now, moved
    )
    return whole
