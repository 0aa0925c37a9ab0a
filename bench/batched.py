"""Decisions per second of many games at once on the device at hand: `python -m bench.batched`.

Random legal actions in one compiled scan, with mask, observation and auto-reset; observations are
written to memory and read again, as they are for a policy. On a CPU each core
is a device of its own, and rounds alternate with pgx's backgammon, which runs in a Python of its
own; the ratio is that of processor time, for a busy machine. `--check` compares the device with a
CPU, bit by bit.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

import wormgrill.batch  # noqa: F401 - first of all: it says what to install

# isort: split

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from bench import rollouts
from wormgrill.envs.batched import State, make

ROUNDS = 5
PEER = Path(__file__).parent / "peers" / "pgx_backgammon.py"
PGX = "2.6.0"

Round = dict[str, Any]
Measure = Callable[[], Round]


def ours(edition: str, players: int, games: int, steps: int, at_once: bool = False) -> Measure:
    env = make(edition, players, auto_reset=True)

    def added_up(state: State) -> Array:
        return env.observe(state).sum()

    observe = added_up if at_once else env.observe
    measured = rollouts.rounds(env.init, env.step, observe, games, steps)
    return lambda: next(measured)


@contextmanager
def peer(games: int, steps: int) -> Iterator[Measure]:
    """Same Python, same JAX, an environment of its own."""
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    command = [sys.executable, "-m", "uv", "run", "--no-project", "--isolated", "--quiet"]
    command += ["--python", python, "--with", f"pgx=={PGX}", "--with", f"jax=={version('jax')}"]
    command += ["python", str(PEER), str(games), str(steps)]
    with subprocess.Popen(  # noqa: S603 - our own script
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin
        assert process.stdout
        asked, answers = process.stdin, process.stdout

        def measure() -> Round:
            print(file=asked, flush=True)
            found: Round = json.loads(answers.readline())
            return found

        yield measure
        asked.close()


def told(name: str, rounds: list[Round]) -> str:
    fastest = max(one["steps"] / one["wall"] for one in rounds)
    return (
        f"{name:28} {fastest:15,.0f} steps/s, {per_cpu(rounds):13,.0f} per second of a core; "
        f"compiled in {rounds[0]['compiling']:.1f} s"
    )


def per_cpu(rounds: list[Round]) -> float:
    return median(float(one["steps"] / one["cpu"]) for one in rounds)


def against_the_peer(games: int, steps: int) -> None:
    """The same number of games together, in turns."""
    mine = ours("classic", 2, games, steps)
    with peer(games, max(1, steps // 10)) as theirs:
        rounds = [(mine(), theirs()) for _ in range(ROUNDS + 1)][1:]
    our_rounds, their_rounds = map(list, zip(*rounds, strict=True))
    print(told("classic, 2 players", our_rounds))
    print(told(f"pgx {PGX} backgammon", their_rounds))
    ratios = [one["steps"] / one["cpu"] / (other["steps"] / other["cpu"]) for one, other in rounds]
    print(f"{median(ratios):.0f} × ({min(ratios):.0f} to {max(ratios):.0f})", flush=True)


def check(edition: str, players: int, games: int = 512, steps: int = 400) -> None:
    """The same keys on the device and on a CPU: all states, and what is seen at last."""
    env = make(edition, players, auto_reset=True)
    found = []
    for device in (jax.devices()[0], jax.devices("cpu")[0]):
        with jax.default_device(device):
            keys = jax.random.split(jax.random.key(3), games)
            states = jax.jit(jax.vmap(env.init))(keys)
            run = jax.jit(
                lambda k, s: rollouts.played(env.step, env.observe, steps, k, s, jnp.int32(0))
            )
            after, _ = run(keys, states)
            seen = jax.jit(jax.vmap(env.observe))(after)
            found.append(jax.tree.leaves(jax.tree.map(np.asarray, (after, seen))))
    same = all(one.tobytes() == other.tobytes() for one, other in zip(*found, strict=True))
    print(f"{edition}, {players} players: {games * steps} steps, the same bits: {same}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.batched", description=__doc__)
    parser.add_argument("settings", nargs="*", default=["classic:2", "deluxe:4"])
    parser.add_argument("--games", type=int, nargs="*", help="together")
    parser.add_argument("--steps", type=int, default=100, help="in one call")
    parser.add_argument("--check", action="store_true")
    parser.add_argument(
        "--at-once", action="store_true", help="add up what is seen as it is made, unwritten"
    )
    parser.add_argument("--alone", action="store_true", help="without the peer")
    asked = parser.parse_args()
    rollouts.use_all_cores()
    on_cpu = jax.devices()[0].platform == "cpu"
    print(f"On {len(jax.devices())} × {jax.devices()[0].device_kind}", flush=True)
    games = asked.games or ([2048] if on_cpu else [65_536, 1_048_576])
    for setting in asked.settings:
        edition, players = setting.split(":")
        if asked.check:
            check(edition, int(players))
        for together in games:
            measure = ours(edition, int(players), together, asked.steps, asked.at_once)
            rounds = [measure() for _ in range(ROUNDS + 1)][1:]
            print(told(f"{edition}, {players} players, {together}", rounds), flush=True)
    if on_cpu and not asked.alone:
        against_the_peer(games[0], asked.steps)


if __name__ == "__main__":
    main()
