"""The dynamic programme of a turn in compiled code: `turn_kernel.cc`, for this machine's device.

It is compiled when it is first asked for (`kernel.speed_up`), by nvcc for an NVIDIA GPU, else by
the C++ compiler at hand, and kept. JAX calls it by XLA's foreign function interface. It finds what
the plain passes find (`tests/batch/test_native.py`), in a tenth of the time to compile.
"""

import ctypes
import os
import subprocess
from collections.abc import Iterator
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from platform import node
from shutil import which
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from wormgrill.batch.dice import Group
from wormgrill.folders import cache_folder, private_folder
from wormgrill.solver.graph import Floats, Ints

BOARDS = 32  # in multiples of so many
FLAGS = ("-O3", "-std=c++17", "-shared", "-w")  # its warnings are about XLA's headers
MOST_TOGETHER = 32  # rolls or ways that one warp sums up, while others sum up the next
MOST_ITEMS = 384  # of a level: their sums lie in a block's own memory


class NoCompiler(RuntimeError):
    """Nothing here makes a library of the kernel, and why."""


@cache
def load() -> None:
    """Compile it, unless that was done before, and make it known to JAX, which forgets no name."""
    gpu = jax.default_backend() == "gpu"
    try:
        library = ctypes.cdll.LoadLibrary(str(_library(gpu)))
    except OSError as error:  # a cache that nobody may write to, for instance
        raise NoCompiler(str(error)) from None
    for name in ("wormgrill_climb", "wormgrill_descend"):
        call = jax.ffi.pycapsule(getattr(library, name))  # type: ignore[no-untyped-call]  # JAX has no types for it
        jax.ffi.register_ffi_target(name, call, platform="CUDA" if gpu else "cpu")


def _library(gpu: bool) -> Path:
    source = files("wormgrill.batch").joinpath("turn_kernel.cc").read_text("utf-8")
    command = [*(_nvcc() if gpu else _compiler()), f"-I{jax.ffi.include_dir()}"]
    made_of = [source, jax.__version__, node(), *command]  # a home may be shared by machines
    key = sha256("\0".join(made_of).encode()).hexdigest()[:16]
    kept = cache_folder() / f"turn-kernel-{key}.so"
    if not kept.exists():
        private_folder(kept.parent)
        with TemporaryDirectory(dir=kept.parent) as folder:
            made, written = Path(folder) / kept.name, Path(folder) / "turn_kernel.cc"
            written.write_text(source, "utf-8")
            _compile([*command, str(written), "-o", str(made)])
            made.replace(kept)
    return kept


def _nvcc() -> list[str]:
    found = which("nvcc")
    if found is None:
        raise NoCompiler("nvcc is not installed: it comes with NVIDIA's CUDA toolkit")
    return [found, "-x", "cu", "-arch=native", "-Xcompiler", "-fPIC", *FLAGS]


def _compiler() -> list[str]:
    found = os.environ.get("CXX") or which("c++") or which("g++") or which("clang++")
    if found is None:
        raise NoCompiler("no C++ compiler is installed")
    return [found, "-march=native", "-fPIC", *FLAGS]


def _compile(command: list[str]) -> None:
    # S603: our own source, by the user's compiler
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise NoCompiler(f"{command[0]} cannot compile it: {done.stderr.strip()}")


# The tables of a part of the states, flat


class Plan(NamedTuple):
    """Levels of states that do not lead to each other; the items whose sums make up each state."""

    levels: Ints  # [level]: first and last state, first and last item
    items: Ints  # [item]: state, first and last of what is summed up
    states: Ints  # [state]: first and last item
    most: int  # items in a level


class FlatTables(NamedTuple):
    first: int  # states below do not roll
    chance: Floats  # [roll]
    dead_chance: Floats  # [state]
    first_option: Ints  # [roll + 1]
    target: Ints  # [option]
    first_roll: Ints  # [state that rolls + 1]
    up: Plan  # over the rolls of each state
    source: Ints  # [way]: an option once more, by where it leads
    roll: Ints
    option: Ints
    down: Plan  # over the ways into each state


@lru_cache(maxsize=16)
def _tables(groups: tuple[Group, ...], size: int) -> FlatTables:
    first = groups[0].first
    rolls = np.concatenate(
        [np.full(len(group.target), group.target.shape[1]) for group in groups]
    )  # of each state
    options = np.concatenate([group.options.ravel() for group in groups])
    chance = np.concatenate([group.chance.ravel() for group in groups])
    target = np.concatenate([_there(group) for group in groups])
    dead = np.zeros(size)
    dead[first:] = np.concatenate([group.dead for group in groups])
    first_roll, first_option = _firsts(rolls), _firsts(options)
    roll = np.repeat(np.arange(len(options)), options)
    order = np.argsort(target, kind="stable")
    roll = roll[order]
    into = np.bincount(target, minlength=size)
    levels = [(group.first, group.last) for group in groups]
    no_rolls = np.zeros(first + 1, np.int64)
    return FlatTables(
        first,
        chance,
        dead,
        first_option,
        target,
        first_roll,
        _plan(levels, np.concatenate([no_rolls, first_roll[1:]])),
        (first + np.repeat(np.arange(len(rolls)), rolls))[roll],
        roll,
        order - first_option[roll],
        _plan([*reversed(levels), (0, first)], _firsts(into)),
    )


def _there(group: Group) -> Ints:
    """Where the options lead, those that only fill up left out."""
    found: Ints = group.target[np.arange(group.target.shape[-1]) < group.options[..., None]]
    return found


def _firsts(counts: Ints) -> Ints:
    return np.concatenate([[0], np.cumsum(counts)])


def _plan(levels: list[tuple[int, int]], firsts: Ints) -> Plan:
    """`firsts`: per state the first of what is summed up for it, and the end of all."""
    items: list[tuple[int, int, int]] = []
    states = np.zeros((len(firsts) - 1, 2), np.int64)
    rows: list[list[int]] = []
    for low, high in levels:
        rows.append([low, high, len(items), len(items)])
        for state in range(low, high):
            more = list(_items(state, int(firsts[state]), int(firsts[state + 1])))
            if len(items) - rows[-1][2] + len(more) > MOST_ITEMS:
                rows[-1][1] = state
                rows.append([state, high, len(items), len(items)])
            states[state] = len(items), len(items) + len(more)
            items += more
            rows[-1][3] = len(items)
    most = max(last - begin for _, _, begin, last in rows)
    return Plan(np.array(rows), np.array(items), states, most)


def _items(state: int, first: int, last: int) -> Iterator[tuple[int, int, int]]:
    for begin in range(first, last, MOST_TOGETHER):
        yield state, begin, min(begin + MOST_TOGETHER, last)


# The calls


def climb(
    groups: tuple[Group, ...],
    state: Array,
    stop: Array,
    dead: Array,
    again: Array | None,
    asked: Array | None,
) -> tuple[Array, Array, Array]:
    """What each state is worth, what rolling is, and which option of each roll is taken."""
    tables = _tables(groups, len(state))
    boards = state.shape[1]
    state, stop, dead, once_more = (_filled_up(one) for one in (state, stop, dead, again))
    rolls = _shaped((len(tables.chance), state.shape[1]), jnp.uint8)
    like = _shaped(state.shape, state.dtype)
    call = jax.ffi.ffi_call("wormgrill_climb", (like, like, rolls), input_output_aliases={0: 0})
    found = call(
        state,
        stop,
        dead,
        once_more,
        _asked(asked, boards),
        *_plan_arrays(tables.up),
        *_ints(tables.first_option, tables.target),
        *_floats(tables.chance, tables.dead_chance),
        most=np.int64(tables.up.most),
        first=np.int64(tables.first),
    )
    worth, rolling, chosen = found
    return worth[:, :boards], rolling[:, :boards], chosen


def descend(
    groups: tuple[Group, ...],
    worth: tuple[Array, Array, Array],
    chosen: Array,
    state: Array,
    rolling: Array,
    again: Array | None,
    asked: Array | None,
) -> tuple[Array, Array, Array, Array]:
    """The chances to reach each state, to stop in it, to roll dead there, to roll once more.

    `worth`: of rolling, of stopping, of a dead roll.
    """
    tables = _tables(groups, len(state))
    boards = state.shape[1]
    like = _shaped((len(state), chosen.shape[1]), state.dtype)
    call = jax.ffi.ffi_call("wormgrill_descend", (like,) * 5)
    reached, stop, dead, once_more, _ = call(
        *map(_filled_up, (*worth, again)),
        chosen,
        *map(_filled_up, (state, rolling)),
        _asked(asked, boards),
        *_plan_arrays(tables.down),
        *_ints(tables.source, tables.roll, tables.option, tables.first_roll),
        *_floats(tables.chance, tables.dead_chance),
        most=np.int64(tables.down.most),
        first=np.int64(tables.first),
    )
    return reached[:, :boards], stop[:, :boards], dead[:, :boards], once_more[:, :boards]


def _shaped(shape: tuple[int, ...], dtype: Any) -> Any:
    return jax.ShapeDtypeStruct(shape, dtype)  # type: ignore[no-untyped-call]  # as above


def _filled_up(array: Array | None) -> Array:
    """With boards up to a multiple; without anything where there is nothing."""
    if array is None:
        return jnp.zeros((0, 0), jnp.float32)
    more = -array.shape[1] % BOARDS
    return jnp.pad(array, ((0, 0), (0, more))) if more else array


def _asked(asked: Array | None, boards: int) -> Array:
    """Which boards are to be looked at, and none of those that only fill up."""
    there = jnp.ones(boards, bool) if asked is None else asked
    return jnp.pad(there, (0, -boards % BOARDS)).astype(jnp.uint8)


def _plan_arrays(plan: Plan) -> list[Array]:
    return _ints(plan.levels, plan.items, plan.states)


def _ints(*tables: Ints) -> list[Any]:
    return [jnp.asarray(table, jnp.int32) for table in tables]


def _floats(*tables: Floats) -> list[Any]:
    return [jnp.asarray(table, jnp.float32) for table in tables]
