"""The ways through a turn, as `solver.track` has them, for many boards at once.

    track with the weasel    main ── Double 1 ──▶ branches, one per rival
                               │                     │
                             again                 again        the weasel is used (R23)
                               ▼                     ▼
    plain track              main ── Double 1 ──▶ branches, one per rival

A turn goes through the states of the dice; in each it may stop, or the roll be dead. `main` is the
way without a Double 1. Once one is laid aside, a branch (in arrays: `after`) holds for the rest of
the turn, per rival whom the Bratworm may come from (R15, R16). Who holds the weasel goes along the
upper track, and may once go down to the same state of the lower one, `plain`, to roll the same dice
`again`. So `plain` is solved first, and what rolling is worth there is one more option of every
roll of the upper track.

Arrays over the states of the dice are [state, board]; of branches, side by side, [state, branch
and board]. docs/decisions/0004-solver.md tells why it is done so.
"""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array
from jax.lax import Precision

from wormgrill.batch.board import BoardArrays, BoardSpec, holds_first
from wormgrill.batch.dice import DiceGraph, dice_graph
from wormgrill.batch.ends import Brought
from wormgrill.batch.kernel import Reached, StateWorth, climb, descend
from wormgrill.rules.pieces import Specialist
from wormgrill.solver.graph import Ints


class TrackArrays(NamedTuple):
    """One track: the way without a Double 1, and the branches after one side by side."""

    main: StateWorth
    after: StateWorth | None


class Again(NamedTuple):
    """Per state the chance to roll the same dice once more, for the weasel was used (R23)."""

    main: Array
    after: Array | None


class BatchTracks:
    """The tracks of some boards whose ends bring so much."""

    def __init__(
        self,
        spec: BoardSpec,
        boards: BoardArrays,
        valid: Array,
        best: Brought,
    ) -> None:
        self._spec = spec
        self._worth = best.worth.transpose(
            2, 1, 0
        )  # [points, ways, boards]: main, then the branches
        self._valid = valid[:, 1:].T  # [branches, boards]
        canned = holds_first(spec, boards, Specialist.CANNED_WORM)
        self._canned = jnp.zeros(len(boards.supply), bool) if canned is None else canned

    @property
    def white(self) -> DiceGraph:
        return dice_graph(self._spec.edition, golden=False)

    @property
    def golden(self) -> DiceGraph:
        return dice_graph(self._spec.edition, golden=True)

    # What it is worth

    def track(
        self, graph: DiceGraph, plain: TrackArrays | None = None, asked: Array | None = None
    ) -> TrackArrays:
        """`plain`: the track that the weasel leads to. `asked`: of which boards (None: of all)."""
        middle = graph.middle
        stop, dead = self._stop_and_dead(graph, slice(None), slice(0, 1))
        state = stop
        after = None
        if middle:
            stop_after, dead_after = self._stop_and_dead(graph, slice(0, middle), slice(1, None))
            again = plain.after.rolling if plain and plain.after else None
            there = (self._valid if asked is None else self._valid & asked).ravel()
            after = climb(graph.after, stop_after, stop_after, dead_after, again, there)
            state = state.at[:middle].set(self._by_branch(after.state).max(1))
        again = plain.main.rolling if plain else None
        return TrackArrays(climb(graph.main, state, stop, dead, again, asked), after)

    def _stop_and_dead(self, graph: DiceGraph, states: slice, ways: slice) -> tuple[Array, Array]:
        worth = self._worth[:, ways]
        stop = worth[graph.brings[states]]
        if self._has_canned:
            stop = jnp.where(self._canned, worth[graph.brings_canned[states]], stop)
        stop = stop.reshape(len(stop), -1)
        if not self._spec.edition.kind.dead_roll_fails:
            return stop, stop  # R30
        return stop, jnp.broadcast_to(worth[graph.nothing].reshape(1, -1), stop.shape)

    def _by_branch(self, after: Array) -> Array:
        """[state, branch, board], never of a branch that there is not."""
        return jnp.where(self._valid, after.reshape(len(after), *self._valid.shape), -jnp.inf)

    @property
    def _has_canned(self) -> bool:
        return self._spec.number(Specialist.CANNED_WORM) is not None

    # How it ends

    def endings(
        self,
        graph: DiceGraph,
        track: TrackArrays,
        start: Array,
        plain: TrackArrays | None = None,
        again: Again | None = None,
    ) -> tuple[Array, Again]:
        """With which chance the turn brings what, [boards, ways, points], or is rolled once more.

        It starts with the chance `start`, or goes on where the weasel was used.
        """
        main = self._main(graph, track, start, plain, again)
        stop = main.stop.at[: graph.middle].set(0)  # of these the branches tell
        found = [self._brought(graph, stop, main.dead, slice(None))]
        once_more: Array | None = None
        if track.after is not None:
            after = self._after(graph, track.after, main.state, plain, again)
            found.append(self._brought(graph, after.stop, after.dead, slice(0, graph.middle)))
            once_more = after.again
        return jnp.concatenate(found, 1), Again(main.again, once_more)

    def _main(
        self,
        graph: DiceGraph,
        track: TrackArrays,
        start: Array,
        plain: TrackArrays | None,
        again: Again | None,
    ) -> Reached:
        nowhere = jnp.zeros_like(track.main.rolling)
        rolling = (again.main if again else nowhere).at[graph.root].add(start)
        weasel = plain.main.rolling if plain else None
        return descend(graph.main, track.main, nowhere, rolling, weasel)

    def _after(
        self,
        graph: DiceGraph,
        worth: StateWorth,
        state: Array,
        plain: TrackArrays | None,
        again: Again | None,
    ) -> Reached:
        """The best of the branches is followed."""
        chosen = self._by_branch(worth.state).argmax(1)[:, None]
        branches = jnp.arange(len(self._valid))[:, None]
        into = jnp.where(chosen == branches, state[: graph.middle, None], 0).reshape(
            worth.state.shape
        )
        rolling = jnp.zeros_like(worth.rolling)
        if again and again.after is not None:
            rolling = again.after
        weasel = plain.after.rolling if plain and plain.after else None
        return descend(graph.after, worth, into, rolling, weasel)

    def _brought(self, graph: DiceGraph, stop: Array, dead: Array, states: slice) -> Array:
        boards = len(self._canned)
        if not self._spec.edition.kind.dead_roll_fails:
            stop, dead = stop + dead, jnp.zeros_like(dead)  # R30
        points = jnp.arange(graph.nothing + 1)[:, None]

        def summed(brings: Ints) -> Array:
            hot = (jnp.asarray(brings)[states] == points).astype(stop.dtype)
            return jnp.matmul(hot, stop, precision=Precision.HIGHEST).reshape(len(hot), -1, boards)

        found = summed(graph.brings)
        if self._has_canned:
            found = jnp.where(self._canned, summed(graph.brings_canned), found)
        failed = dead.sum(0).reshape(-1, boards)
        return found.at[graph.nothing].add(failed).transpose(2, 1, 0)
