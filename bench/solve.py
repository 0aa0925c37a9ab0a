"""One exact turn: numpy and numba against plain Python over the same states, in one run."""

import statistics
import time
from collections.abc import Callable

from tests.support.plain import plain_lists, plain_solve
from wormgrill.advice.adviser import Adviser
from wormgrill.advice.messages import hints as told
from wormgrill.rules import EDITIONS, Position, apply, start
from wormgrill.rules.actions import ROLL, ROLL_GOLDEN
from wormgrill.rules.pieces import Dice, Specialist
from wormgrill.rules.position import Seat
from wormgrill.solver import kernel
from wormgrill.solver.dice_states import dice_kind
from wormgrill.solver.ends import ends
from wormgrill.solver.graph import graph
from wormgrill.solver.track import Priced, Track
from wormgrill.values.worms import turn_ev

ROUNDS = 15


def milliseconds(work: Callable[[], object]) -> float:
    """Of CPU, on one core, the mean of as many as fit into 30 ms."""
    times, began = 0, time.process_time()
    while (spent := time.process_time() - began) < 0.03:
        work()
        times += 1
    return 1000 * spent / times


def medians(works: dict[str, Callable[[], object]]) -> dict[str, float]:
    """Each in turn, so that a busy machine slows all of them."""
    seen: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(ROUNDS + 1):
        for name, work in works.items():
            seen[name].append(milliseconds(work))
    return {name: statistics.median(times[1:]) for name, times in seen.items()}


def solves(position: Position, golden: bool) -> None:
    tables = graph(dice_kind(position.edition, golden))
    there = ends(position, 0)
    worth = turn_ev([leaf.position for leaf in there.leaves])
    track = Track(tables, Priced(there, worth))
    lists = plain_lists(tables)
    stop, dead = track.tables.stopping.tolist(), track.tables.dead.tolist()
    kernel.speed_up()
    compiled = kernel.fast

    def solve(fast: bool) -> Callable[[], None]:
        def work() -> None:
            kernel.fast = compiled if fast else None
            for part in (tables.after, tables.main):
                kernel.solve(part, track.tables, None)
            kernel.fast = compiled

        return work

    works: dict[str, Callable[[], object]] = {
        "plain Python": lambda: plain_solve(lists, stop, dead),
        "numpy": solve(fast=False),
    }
    if compiled is not None:
        works["numba"] = solve(fast=True)
    found = medians(works)
    for name, time_of in found.items():
        ratio = found["plain Python"] / time_of
        print(f"  {name:14} {time_of:8.3f} ms   {ratio:6.1f} ×")


def hints() -> None:
    """A whole hint from nothing: ends of the turn, nets, solution, all figures of each action."""
    classic, _ = apply(start(EDITIONS["classic"], ["Ada", "Bo"]), ROLL)
    deluxe, _ = apply(start(EDITIONS["deluxe"], ["Ada", "Bo"]), ROLL)
    fresh = start(EDITIONS["deluxe"], ["Ada", "Bo"])
    golden = fresh._replace(
        seats=(Seat("Ada", (), 0, Specialist.GOLDEN_DIE), *fresh.seats[1:]),
        grill=tuple(spot for spot in fresh.grill if spot.specialist is not Specialist.GOLDEN_DIE),
    )
    faces = ("1", "1", "2", "3", "4", "5", "worm", "worm")
    positions = {
        "classic, after a roll": apply(classic, Dice(faces))[0],
        "deluxe, after a roll": apply(deluxe, Dice(faces))[0],
        "deluxe, nine dice, after a roll": apply(
            apply(golden, ROLL_GOLDEN)[0], Dice(faces, "worm")
        )[0],
        "deluxe, golden die or not": golden,
    }
    kernel.speed_up()
    compiled = kernel.fast
    for backend, module in {"numpy": None, "numba": compiled}.items():
        kernel.fast = module
        found = medians(
            {
                name: lambda at=at: told(Adviser().advise(at))  # type: ignore[misc]  # mypy cannot type a default of a lambda
                for name, at in positions.items()
            }
        )
        for name, time_of in found.items():
            print(f"  {backend}: {name:32} {time_of:6.2f} ms")
    kernel.fast = compiled


def main() -> None:
    print("one solve, classic (8 dice)")
    solves(start(EDITIONS["classic"], ["Ada", "Bo"]), golden=False)
    print("one solve, deluxe with the golden die (9 dice)")
    solves(start(EDITIONS["deluxe"], ["Ada", "Bo"]), golden=True)
    print("a hint")
    hints()


if __name__ == "__main__":
    main()
