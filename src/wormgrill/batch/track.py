"""The ways through a turn, as `solver.track` has them, for many boards at once.

Arrays over the states of the dice are [state, board]; after a Double 1, when a Bratworm may have
come from several rivals, [state, way and board] (R15, R16).
"""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array
from jax.lax import Precision

from wormgrill.batch.board import Board, Table, holds_first
from wormgrill.batch.dice import Dice, dice
from wormgrill.batch.ends import Brought
from wormgrill.batch.solve import Reached, Worth, climb, descend
from wormgrill.rules.pieces import Specialist
from wormgrill.solver.graph import Ints


class Track(NamedTuple):
    """The way without a Double 1, and those after one side by side."""

    main: Worth
    after: Worth | None


class Again(NamedTuple):
    """Per state the chance to roll the same dice once more, for the weasel was used (R23)."""

    main: Array
    after: Array | None


class Tracks:
    """The tracks of some boards whose ends bring so much."""

    def __init__(
        self, table: Table, boards: Board, valid: Array, best: Brought, softness: Array | None
    ) -> None:
        self._table = table
        self._worth = best.worth.transpose(2, 1, 0)  # [points, ways, boards]
        self._valid = valid[:, 1:].T  # [ways, boards]: after a Double 1
        self._softness = self._after_softness = None
        if softness is not None:
            self._softness = jnp.broadcast_to(softness, boards.supply.shape)
            self._after_softness = jnp.tile(self._softness, len(self._valid))
        canned = holds_first(table, boards, Specialist.CANNED_WORM)
        self._canned = jnp.zeros(len(boards.supply), bool) if canned is None else canned

    @property
    def white(self) -> Dice:
        return dice(self._table.edition, golden=False)

    @property
    def golden(self) -> Dice:
        return dice(self._table.edition, golden=True)

    # What it is worth

    def track(self, tables: Dice, plain: Track | None = None) -> Track:
        """`plain`: the track that the weasel leads to."""
        middle = tables.middle
        stop, dead = self._stop_and_dead(tables, slice(None), slice(0, 1))
        state = stop
        after = None
        if middle:
            stop_after, dead_after = self._stop_and_dead(tables, slice(0, middle), slice(1, None))
            again = plain.after.rolling if plain and plain.after else None
            after = climb(tables.after, stop_after, stop_after, dead_after, again)
            state = state.at[:middle].set(self._by_way(after.state).max(1))
        again = plain.main.rolling if plain else None
        return Track(climb(tables.main, state, stop, dead, again), after)

    def _stop_and_dead(self, tables: Dice, states: slice, ways: slice) -> tuple[Array, Array]:
        worth = self._worth[:, ways]
        stop = worth[tables.brings[states]]
        if self._has_canned:
            stop = jnp.where(self._canned, worth[tables.brings_canned[states]], stop)
        stop = stop.reshape(len(stop), -1)
        if not self._table.edition.kind.dead_roll_fails:
            return stop, stop  # R30
        return stop, jnp.broadcast_to(worth[tables.nothing].reshape(1, -1), stop.shape)

    def _by_way(self, after: Array) -> Array:
        """[state, way, board], never of a way that there is not."""
        return jnp.where(self._valid, after.reshape(len(after), *self._valid.shape), -jnp.inf)

    @property
    def _has_canned(self) -> bool:
        return self._table.number(Specialist.CANNED_WORM) is not None

    # How it ends

    def endings(
        self,
        tables: Dice,
        track: Track,
        start: Array,
        plain: Track | None = None,
        again: Again | None = None,
    ) -> tuple[Array, Again]:
        """With which chance the turn brings what, [boards, ways, points], or is rolled once more.

        It starts with the chance `start`, or goes on where the weasel was used.
        """
        main = self._main(tables, track, start, plain, again)
        stop = main.stop.at[: tables.middle].set(0)  # of these the ways after a Double 1 tell
        found = [self._brought(tables, stop, main.dead, slice(None))]
        once_more: Array | None = None
        if track.after is not None:
            after = self._after(tables, track.after, main.state, plain, again)
            found.append(self._brought(tables, after.stop, after.dead, slice(0, tables.middle)))
            once_more = after.again
        return jnp.concatenate(found, 1), Again(main.again, once_more)

    def _main(
        self, tables: Dice, track: Track, start: Array, plain: Track | None, again: Again | None
    ) -> Reached:
        nowhere = jnp.zeros_like(track.main.rolling)
        rolling = (again.main if again else nowhere).at[tables.root].add(start)
        weasel = plain.main.rolling if plain else None
        return descend(tables.main, track.main, nowhere, rolling, weasel, self._softness)

    def _after(
        self, tables: Dice, worth: Worth, state: Array, plain: Track | None, again: Again | None
    ) -> Reached:
        """The best of the ways is followed."""
        chosen = self._by_way(worth.state).argmax(1)[:, None]
        ways = jnp.arange(len(self._valid))[:, None]
        into = jnp.where(chosen == ways, state[: tables.middle, None], 0).reshape(worth.state.shape)
        rolling = jnp.zeros_like(worth.rolling)
        if again and again.after is not None:
            rolling = again.after
        weasel = plain.after.rolling if plain and plain.after else None
        return descend(tables.after, worth, into, rolling, weasel, self._after_softness)

    def _brought(self, tables: Dice, stop: Array, dead: Array, states: slice) -> Array:
        boards = len(self._canned)
        if not self._table.edition.kind.dead_roll_fails:
            stop, dead = stop + dead, jnp.zeros_like(dead)  # R30
        points = jnp.arange(tables.nothing + 1)[:, None]

        def summed(brings: Ints) -> Array:
            hot = (jnp.asarray(brings)[states] == points).astype(stop.dtype)
            return jnp.matmul(hot, stop, precision=Precision.HIGHEST).reshape(len(hot), -1, boards)

        found = summed(tables.brings)
        if self._has_canned:
            found = jnp.where(self._canned, summed(tables.brings_canned), found)
        failed = dead.sum(0).reshape(-1, boards)
        return found.at[tables.nothing].add(failed).transpose(2, 1, 0)
