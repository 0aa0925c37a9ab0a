"""The kernel's loop compiled by numba, where it is installed (extra `[fast]`)."""

from typing import Any

import numpy as np
from numba import njit

from wormgrill.solver.graph import Floats, Part
from wormgrill.solver.tables import Tables


def solve(part: Part, tables: Tables, again: Floats | None) -> None:
    best, rolling, stop, dead = tables
    _solve(
        part.first,
        part.rolls,
        part.dead,
        part.chance,
        part.options,
        part.target,
        best,
        rolling,
        stop,
        dead,
        rolling if again is None else again,
        again is not None,
    )


@njit(cache=True)
def _solve(
    first: int,
    rolls: Any,
    dead_chance: Any,
    chance: Any,
    options: Any,
    target: Any,
    state: Any,
    rolling: Any,
    stop: Any,
    dead: Any,
    again: Any,
    weasel: bool,
) -> None:
    roll = option = 0
    for place in range(len(rolls)):
        here = first + place
        once_more = again[here]
        mean = 0.0
        for _ in range(rolls[place]):
            best = state[target[option]]
            option += 1
            for _ in range(1, options[roll]):
                value = state[target[option]]
                option += 1
                best = value if value > best else best  # no branch: it could not be foreseen
            if weasel and once_more > best:
                best = once_more
            mean += chance[roll] * best
            roll += 1
        lost = dead[here]
        if weasel and once_more > lost:
            lost = once_more
        mean += dead_chance[place] * lost
        rolling[here] = mean
        state[here] = max(stop[here], mean)


@njit(cache=True)
def solve_rows(
    first: int,
    rolls: Any,
    dead_chance: Any,
    chance: Any,
    options: Any,
    target: Any,
    state: Any,
    rolling: Any,
    stop: Any,
    dead: Any,
) -> None:
    """`_solve` without a weasel, for many boards: every table has a row per state, a column per
    board. What is read together lies together, and each board has the sums it has alone, to the
    last digit."""
    roll = option = 0
    boards = state.shape[1]
    best, mean = np.empty(boards), np.empty(boards)
    for place in range(len(rolls)):
        here = first + place
        mean[:] = 0.0
        for _ in range(rolls[place]):
            best[:] = state[target[option]]
            option += 1
            for _ in range(1, options[roll]):
                there = state[target[option]]
                option += 1
                for board in range(boards):
                    value = there[board]
                    best[board] = value if value > best[board] else best[board]
            weight = chance[roll]
            for board in range(boards):
                mean[board] += weight * best[board]
            roll += 1
        lost = dead_chance[place]
        for board in range(boards):
            value = mean[board] + lost * dead[here, board]
            rolling[here, board] = value
            state[here, board] = max(stop[here, board], value)


@njit(cache=True)
def best_of(table: Any, state: Any) -> Any:
    """Where the best option of each roll leads; of equally good ones the first."""
    chosen = table[0].copy()
    for roll in range(len(chosen)):
        best = state[chosen[roll]]
        for option in range(1, len(table)):
            value = state[table[option, roll]]
            if value > best:
                best = value
                chosen[roll] = table[option, roll]
    return chosen
