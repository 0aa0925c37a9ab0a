"""The batched environment against the rules, decision by decision: `make differential`.

Games play themselves, side by side, with some purpose and with dice that may help, so that what is
rare happens. Of every decision the mask, the next position, what is seen of it and the rewards must
be those of the rules, of `envs.observation` to the bit, and of `envs.rewards`. One decision in
twenty is no legal one; then nothing may change.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import ceil
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from tests.support.long_runs import long_run
from tests.support.selfplay import NAMES, TABLES, purposeful
from wormgrill.envs.actions import ActionTable, action_table
from wormgrill.envs.batched import BatchedEnv, State, make
from wormgrill.envs.batched.dice import Thrown
from wormgrill.envs.layout import observation_layout
from wormgrill.envs.observation import Observer
from wormgrill.envs.rewards import Worth, worth_named
from wormgrill.rules import Dice, Phase, Position, apply, start
from wormgrill.rules.actions import Action
from wormgrill.rules.edition import Edition, Options

TOGETHER = 16  # games in one call
CHUNK = 6400  # decisions, from games of their own seed
MAX_TURNS = 30
ILLEGAL = 0.05

NO_OPTIONS = Options()
Stepped = tuple[State, Array]  # and what is seen of it


@dataclass(frozen=True)
class Case:
    """What is compared: an edition, how many play it, with which options and for what."""

    edition: Edition
    players: int
    options: Options = NO_OPTIONS
    reward: str = "win"

    def __str__(self) -> str:
        agreed = self.options
        names = [*(["O1"] if agreed.short_game else []), *(["O2"] if agreed.free_choice else [])]
        names += [f"O3={agreed.first}"] if agreed.first else []
        return " ".join([self.edition.key, str(self.players), *names, self.reward])

    def env(self, **more: Any) -> BatchedEnv:
        asked: dict[str, Any] = {"reward": self.reward, "max_turns": MAX_TURNS} | more
        return make(self.edition, self.players, self.options, **asked)


@cache
def compiled(case: Case) -> tuple[State, Callable[[State, Any, Thrown], Stepped]]:
    """The first states, and a step of all games with what the next mover sees."""
    env = case.env()

    def step(state: State, action: Array, thrown: Thrown) -> Stepped:
        after = env.step_with_dice(state, action, thrown)
        return after, env.observe(after)

    keys = jax.random.split(jax.random.key(0), TOGETHER)
    return host(jax.jit(jax.vmap(env.init))(keys)), jax.jit(jax.vmap(step))


def host(tree: Any) -> Any:
    return jax.tree.map(np.asarray, tree)


def row(tree: Any, number: int) -> Any:
    return jax.tree.map(lambda column: column[number], tree)


class Sample:
    """One game as the rules play it, and what must come out of the next step."""

    def __init__(self, case: Case, chance: Random) -> None:
        self.edition = case.edition
        self.table: ActionTable = action_table(self.edition)
        self.case, self.chance = case, chance
        self.names = NAMES[: case.players]
        self.observer = Observer(observation_layout(self.edition))
        self.worth: Worth = worth_named(case.reward, self.edition, case.players)
        self.begin()

    def begin(self) -> None:
        self.position: Position = start(self.edition, self.names, self.case.options)
        self.mover = self.case.options.first
        self.turns = 0
        self.now = np.array(self.worth(self.position))
        self.rewards = np.zeros(self.case.players)
        self.legal = self.table.legal(self.position)
        self.truncated = self.illegal = False

    def decide(self) -> tuple[int, Dice | None]:
        """A number, and the dice that follow."""
        self.rewards = np.zeros(self.case.players)
        if self.chance.random() < ILLEGAL:
            number = self.chance.choice([*range(-2, self.table.size + 2), 10**6])
            if number not in self.legal:
                self.illegal = True
                return number, None
        self.illegal = False
        action = purposeful(self.position, self.chance)
        assert not isinstance(action, Dice)
        number = self.table.encode(self.position, action)
        return number, self._play(action)

    def _play(self, action: Action) -> Dice | None:
        position, dice = apply(self.position, action)[0], None
        if position.turn and position.turn.phase is Phase.DICE:
            fallen = purposeful(position, self.chance)
            assert isinstance(fallen, Dice)
            dice, position = fallen, apply(position, fallen)[0]
        self.position = position
        if position.turn is None or position.turn.phase is Phase.ROLL:
            self._end_turn()
        self.legal = {} if self.truncated else self.table.legal(position)
        return dice

    def _end_turn(self) -> None:
        self.turns += 1
        self.truncated = self.turns == MAX_TURNS and not self.position.over
        if self.position.turn:
            self.mover = self.position.turn.player
        then = np.array(self.worth(self.position))
        self.rewards, self.now = then - self.now, then

    def check(self, env: BatchedEnv, state: State, seen: np.ndarray) -> None:
        assert env.to_position(state, self.names) == self.position
        mask = self.table.mask_of(self.legal).astype(bool)
        assert state.legal_action_mask.tolist() == mask.tolist(), self.position
        viewer = int(state.current_player)
        assert viewer == self.mover
        assert seen.tobytes() == self.observer.observe(self.position, viewer).tobytes()
        np.testing.assert_allclose(state.rewards, self.rewards, atol=1e-4)
        told = bool(state.terminated), bool(state.truncated), bool(state.illegal)
        assert told == (self.position.over, self.truncated, self.illegal)
        assert int(state.turns) == self.turns


def thrown(edition: Edition, rolls: list[Dice | None]) -> Thrown:
    """These dice, and anything for those that are not in the air."""
    white = np.zeros((len(rolls), edition.dice), np.int32)
    golden = np.zeros(len(rolls), np.int32)
    for number, dice in enumerate(rolls):
        if dice:
            faces = [edition.face_order[face] for face in dice.faces]
            white[number, : len(faces)] = faces
            golden[number] = edition.face_order[dice.golden] if dice.golden else 0
    return Thrown(tuple(map(jnp.asarray, white.T)), jnp.asarray(golden))


def compare(case: Case, decisions: int, seed: int) -> Counter[str]:
    """Asserts that all agree; how often each phase was met, and how games came to an end."""
    env = case.env()
    first, step = compiled(case)
    chance = Random(f"{case} {seed}")
    samples = [Sample(case, chance) for _ in range(TOGETHER)]
    states = first
    met: Counter[str] = Counter()
    for _ in range(ceil(decisions / TOGETHER)):
        numbers, rolls = zip(*(sample.decide() for sample in samples), strict=True)
        dice = thrown(case.edition, list(rolls))
        states, seen = host(step(states, np.array(numbers, np.int32), dice))
        for number, sample in enumerate(samples):
            sample.check(env, row(states, number), seen[number])
            met.update(_met(sample))
        states = _begun_anew(samples, states, first)
    return met


def _met(sample: Sample) -> Iterator[str]:
    turn = sample.position.turn
    yield turn.phase if turn else "over"
    if sample.truncated:
        yield "truncated"
    if sample.illegal:
        yield "illegal"


def _begun_anew(samples: list[Sample], states: State, first: State) -> State:
    """Games that have come to an end begin once more."""
    over = np.array([not sample.legal for sample in samples])
    for sample in samples:
        if not sample.legal:
            sample.begin()

    def either(fresh: np.ndarray, old: np.ndarray) -> np.ndarray:
        return np.where(over.reshape(-1, *[1] * (old.ndim - 1)), fresh, old)

    anew: State = jax.tree.map(either, first, states)
    return anew


# The long run


def cases(key: str) -> list[Case]:
    """Two, a few and as many as can play, with every option; rewards take turns."""
    least, most = TABLES[key].players
    counts = sorted({least, (least + most) // 2, most})
    rewards = "win", "worms", "margin"
    return [
        Case(TABLES[key], players, Options(short, free, first=players - 1), rewards[number % 3])
        for number, (players, short, free) in enumerate(
            product(counts, (False, True), (False, True))
        )
    ]


def main() -> None:
    asked = long_run("tests.envs.differential", __doc__, "decisions", "per edition and option")
    for key in asked.editions or TABLES:
        _edition(key, asked.decisions, asked.processes, asked.done)


def _edition(key: str, decisions: int, processes: int, done: Path | None) -> None:
    """Each option is on in half of the cases, so all of them together see twice as many."""
    there = cases(key)
    chunks = ceil(2 * decisions / CHUNK / len(there))
    known = _noted(done)
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        running = {
            pool.submit(compare, case, CHUNK, seed): (str(case), seed)
            for case in there
            for seed in range(chunks)
            if (str(case), seed) not in known
        }
        for ready in as_completed(running):
            met = ready.result()
            if done:
                with done.open("a") as file:
                    file.write(json.dumps(running[ready]) + "\n")
            told = ", ".join(f"{name} {many}" for name, many in sorted(met.items()))
            case, seed = running[ready]
            print(f"{case} #{seed}: {told}", flush=True)
    print(f"{key}: {len(there) * chunks * CHUNK} decisions, all agree", flush=True)


def _noted(done: Path | None) -> set[tuple[str, int]]:
    """Other comparisons may note their chunks in the same file."""
    if done is None or not done.exists():
        return set()
    rows = [json.loads(line) for line in done.read_text().splitlines()]
    return {(name, seed) for name, seed, *_ in rows}


if __name__ == "__main__":
    main()
