"""The kernel's loop compiled by numba, where it is installed (extra `[fast]`)."""

from numba import njit

from wormgrill.solver.graph import Floats, Ints, Level


def solve_level(
    level: Level,
    state: Floats,
    rolling: Floats,
    stop: Floats,
    dead: Floats,
    again: Floats,
    weasel: bool,
) -> None:
    _solve(
        level.first,
        level.target,
        level.option_start,
        level.chance,
        level.roll_start,
        level.dead,
        state,
        rolling,
        stop,
        dead,
        again,
        weasel,
    )


@njit(cache=True)  # type: ignore[untyped-decorator]
def _solve(
    first: int,
    target: Ints,
    option_start: Ints,
    chance: Floats,
    roll_start: Ints,
    dead_chance: Floats,
    state: Floats,
    rolling: Floats,
    stop: Floats,
    dead: Floats,
    again: Floats,
    weasel: bool,
) -> None:
    states, rolls, options = len(roll_start), len(chance), len(target)
    for place in range(states):
        here = first + place
        last_roll = roll_start[place + 1] if place + 1 < states else rolls
        mean = 0.0
        for roll in range(roll_start[place], last_roll):
            last_option = option_start[roll + 1] if roll + 1 < rolls else options
            best = state[target[option_start[roll]]]
            for option in range(option_start[roll] + 1, last_option):
                value = state[target[option]]
                if value > best:
                    best = value
            if weasel and again[here] > best:
                best = again[here]
            mean += chance[roll] * best
        lost = dead[here]
        if weasel and again[here] > lost:
            lost = again[here]
        mean += dead_chance[place] * lost
        rolling[here] = mean
        state[here] = max(stop[here], mean)
