"""The batch against the rules and the solver, position by position: `make differential`.

Games that play themselves give positions at the start of a turn. Of each one all ends, what a net
sees of it, and the solved turn must agree. The net has random weights, so that no two ends are
worth the same and best play is one thing only; it runs in numpy for the solver, in JAX for the
batch, both with 64 bits.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache, partial
from itertools import cycle, islice
from math import ceil
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from tests.support.long_runs import long_run
from tests.support.selfplay import TABLES, game, settings
from wormgrill.batch import features
from wormgrill.batch.board import BoardArrays, BoardSpec, board_of, position_of
from wormgrill.batch.games import seen
from wormgrill.batch.turn import BatchEnds, Solved, ends, solve
from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import Specialist
from wormgrill.rules.position import Phase, Position, Turn, with_turn
from wormgrill.solver.graph import Floats
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values.features import figures
from wormgrill.values.layout import Layout
from wormgrill.values.net import Shape, Weights, outputs, sizes
from wormgrill.values.turn_order import place_of

TOGETHER = 50  # boards in one call of the batch
CHUNK = 1000  # positions, from games of their own seed
FUSED = {"xla_cpu_use_fusion_emitters": True}  # else Deluxe takes 8 GB to compile, instead of 2
SHAPE = Shape(reading=8, digest=4, view=8, last=8)


def turns(spec: BoardSpec, seed: int, edition: Edition | None = None) -> Iterator[Position]:
    """Positions at the start of a turn, without end: all numbers of players, all options.

    The edition may lack some of the board's specialists: there they are out of the game.
    """
    chance = Random(seed)
    edition = edition or spec.edition
    for players, options in cycle(settings(edition)):
        if players <= spec.seats:
            for position in game(edition, players, options, chance):
                if position.turn and position.turn.phase is Phase.ROLL:
                    yield position


# A value that both sides share


@cache
def random_net(spec: BoardSpec) -> Weights:
    rng = np.random.default_rng(7)
    layout = Layout(spec.edition)
    of = sizes(SHAPE, layout.seat, layout.grill, spec.seats)
    # Bases so high that hardly a unit is ever silent, else it makes no difference who is robbed.
    return {
        name: rng.normal(size=size) / size[0] ** 0.5 + 3 * (len(size) == 1)
        for name, size in of.items()
    }


def by_rules(spec: BoardSpec, following: int, positions: Sequence[Position]) -> Floats:
    """Ends of games too, as if it were the next player's turn."""
    layout = Layout(spec.edition)
    asked = [with_turn(position, Turn(following)) for position in positions]
    shown = figures(layout, asked)
    seats, grill = (np.round(part.astype(np.float64), 6) for part in (shown.seats, shown.grill))
    worth, _ = outputs(np, random_net(spec), seats, grill, shown.there)
    players = seats.shape[1]
    found: Floats = worth[:, place_of(np.arange(players), following, players)]
    return found


def by_batch(spec: BoardSpec, board: BoardArrays) -> Array:
    seats, grill, there = features.figures(spec, Layout(spec.edition), board)
    # Figures have 32 bits: both sides leave out what the last of them may differ in.
    seats, grill = (jnp.round(part.astype(jnp.float64), 6) for part in (seats, grill))
    worth, _ = outputs(jnp, random_net(spec), seats, grill, there)
    return jnp.where(there > 0, worth, 0)


# The batch


class Batch(NamedTuple):
    """What the batch says of some boards."""

    ends: BatchEnds
    solved: Solved
    seats: Array  # [boards, seats]: what the turn is worth, from the mover on
    figures: tuple[Array, Array, Array]


@cache
def batch(spec: BoardSpec) -> Callable[[BoardArrays], Batch]:
    def of(boards: BoardArrays) -> Batch:
        there = ends(spec, boards)
        worth = jax.vmap(jax.vmap(jax.vmap(partial(by_batch, spec))))(there.leaves.board)
        worth = seen(boards, worth)
        solved = solve(spec, boards, there, worth[..., 0])
        mean = (solved.chance[..., None] * worth).sum((1, 2))
        layout = Layout(spec.edition)
        shown = jax.vmap(lambda board: features.figures(spec, layout, board))(boards)
        return Batch(there, solved, mean, shown)

    return jax.jit(of, compiler_options=FUSED)


def ask(spec: BoardSpec, positions: Sequence[Position]) -> Batch:
    """As many as are solved together; its arrays are numpy's."""
    assert len(positions) == TOGETHER
    with jax.enable_x64(True):
        found = batch(spec)(board_of(spec, positions))
    whole: Batch = jax.tree.map(np.asarray, found)
    return whole


# One against the other


class Differences(NamedTuple):
    """The largest ones found in some positions."""

    worth: float = 0.0  # of the turn to its mover
    seats: float = 0.0  # the same to every seat
    figures: float = 0.0  # what a net sees
    chances: float = 0.0  # of all ends of a turn together, from 1
    impossible: float = 0.0  # chance of ends that there are not

    def and_those(self, others: "Differences") -> "Differences":
        return Differences(*map(max, self, others))


def differences(spec: BoardSpec, positions: Sequence[Position]) -> Differences:
    """Asserts that the ends are the same; what remains are roundings."""
    found = ask(spec, positions)
    largest = Differences()
    for number, position in enumerate(positions):
        largest = largest.and_those(_difference(spec, position, row(found, number)))
    return largest


def _difference(spec: BoardSpec, position: Position, found: Batch) -> Differences:
    assert position.turn is not None
    mover, players = position.turn.player, len(position.seats)
    following = (mover + 1) % players
    solved = SolvedTurn(position, partial(by_rules, spec, following))
    _check_ends(spec, position, solved, found.ends)
    every = dict(solved.seats(position))[solved.best(position)]
    from_mover = every[(mover + np.arange(players)) % players]
    seats, grill, _ = figures(Layout(spec.edition), [position])
    shown, shown_grill, there = found.figures
    assert there.tolist() == [float(seat < players) for seat in range(spec.seats)]
    chance = found.solved.chance
    there_are = found.ends.leaves.valid & found.ends.valid[:, None]
    return Differences(
        abs(float(found.solved.worth) - solved.worth(position)),
        float(
            np.abs(found.seats[:players] - from_mover).max() + np.abs(found.seats[players:]).sum()
        ),
        float(max(np.abs(shown[:players] - seats[0]).max(), np.abs(shown_grill - grill[0]).max())),
        abs(float(chance.sum()) - 1),
        float(np.abs(np.where(there_are, 0, chance)).max()),
    )


def _check_ends(spec: BoardSpec, position: Position, solved: SolvedTurn, found: BatchEnds) -> None:
    """Without a Double 1, and after one per player whose Bratworm it brings (R15, R16)."""
    assert position.turn is not None
    mover, following = position.turn.player, (position.turn.player + 1) % len(position.seats)
    double = solved._branches if len(found.valid) > 1 else []
    expected = [
        (
            priced.ends.position.seats,
            priced.ends.position.supply,
            {_at(spec, leaf.position) for leaf in priced.ends.leaves},
        )
        for priced in (solved._priced, *double)
    ]
    lying = []
    for way in np.flatnonzero(found.valid):
        here = decoded(spec, row(found.way, way), position, mover)
        boards: BoardArrays = row(found.leaves.board, way)
        leaves = {
            decoded(spec, row(boards, leaf), position, following)
            for leaf in np.flatnonzero(found.leaves.valid[way])
        }
        lying.append((here.seats, here.supply, leaves))
    assert lying[0] == expected[0]
    assert len(lying) == len(expected)
    assert all(one in expected[1:] for one in lying[1:])


def _at(spec: BoardSpec, position: Position) -> Position:
    """The same in the edition with more specialists: what this edition lacks is out."""
    there = {who for who, _ in position.edition.specialists}
    out = {*position.out, *(who for who in spec.specialists if who not in there)}
    return position._replace(
        edition=spec.edition, out=tuple(who for who in Specialist if who in out)
    )


def decoded(spec: BoardSpec, board: BoardArrays, like: Position, mover: int) -> Position:
    names = [seat.name for seat in like.seats]
    return position_of(spec, board, mover, names, like.options.first)


def row(columns: Any, number: np.integer | int) -> Any:
    return jax.tree.map(lambda column: column[number], columns)


# The long run


def chunk(key: str, seed: int) -> Differences:
    """Whatever is odd in it can be found again with the same edition and seed."""
    edition = TABLES[key]
    spec = BoardSpec(edition, edition.players[1])
    largest = Differences()
    positions = turns(spec, seed)
    for _ in range(CHUNK // TOGETHER):
        some = list(islice(positions, TOGETHER))
        largest = largest.and_those(differences(spec, some))
    return largest


def main() -> None:
    asked = long_run("tests.batch.differential", __doc__, "positions", "per edition")
    for key in asked.editions or TABLES:
        largest = _edition(key, ceil(asked.positions / CHUNK), asked.processes, asked.done)
        told = ", ".join(f"{name} {most:.1e}" for name, most in largest._asdict().items())
        print(f"{key}: all ends agree; largest differences: {told}", flush=True)


def _edition(key: str, chunks: int, processes: int, done: Path | None) -> Differences:
    largest = Differences()
    known = _noted(done, key)
    for seed in range(chunks):
        largest = largest.and_those(known.get(seed, Differences()))
    left = [seed for seed in range(chunks) if seed not in known]
    began = perf_counter()
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        running = {pool.submit(chunk, key, seed): seed for seed in left}
        for number, ready in enumerate(as_completed(running), 1):
            found = ready.result()
            largest = largest.and_those(found)
            if done:
                with done.open("a") as file:
                    file.write(json.dumps([key, running[ready], *found]) + "\n")
            rate = number * CHUNK / (perf_counter() - began)
            positions = (number + len(known)) * CHUNK
            print(
                f"{key}: {positions} positions, {rate:.0f}/s; seats {largest.seats:.1e}", flush=True
            )
    return largest


def _noted(done: Path | None, key: str) -> dict[int, Differences]:
    if done is None or not done.exists():
        return {}
    rows = [json.loads(line) for line in done.read_text().splitlines()]
    return {seed: Differences(*figures) for name, seed, *figures in rows if name == key}


if __name__ == "__main__":
    main()
