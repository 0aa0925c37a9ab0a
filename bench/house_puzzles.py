"""Puzzles of the house: errors of weak players in games of bots, with exact values.

`python -m bench.house_puzzles` writes src/wormgrill/study/house.json, the same for the same seed.
"""

import argparse
import json
from collections.abc import Iterator
from hashlib import sha256
from itertools import count, islice
from pathlib import Path

from wormgrill import study
from wormgrill.arena.game import Pairing, play_game
from wormgrill.arena.programs import programs_of_task
from wormgrill.formats.position_line import to_line
from wormgrill.reviews.account import Decision
from wormgrill.reviews.champion import reviewed
from wormgrill.rules.editions import EDITIONS
from wormgrill.study.own_game import nameless

FILE = Path(study.__file__).parent / "house.json"
# Editions, their bots, and how many puzzles come from such games.
SOURCES = (
    ("classic", ("level-2", "level-7"), 70),
    ("classic", ("turn-ev", "gambler"), 30),
    ("classic", ("level-3", "careful", "champion"), 40),
    ("classic", ("level-4", "turn-ev", "level-2", "champion"), 40),
    ("extrawurm", ("level-3", "turn-ev"), 30),
    ("extrawurm", ("level-4", "careful", "champion"), 20),
    ("deluxe", ("level-3", "turn-ev"), 30),
    ("deluxe", ("level-4", "careful", "champion"), 20),
    ("junior", ("level-2", "careful"), 20),
    ("junior", ("level-3", "turn-ev", "champion"), 20),
)
LEAST, MOST = 0.008, 0.25  # what the error costs, of the chance of winning
CLEAR = 0.005  # the best is so much better than everything else
PER_GAME = 4


def found(edition: str, bots: tuple[str, ...], seed: int) -> Iterator[dict[str, object]]:
    pairing = Pairing(EDITIONS[edition], EDITIONS[edition].options, bots, seed)
    with programs_of_task() as programs:
        for game in count():
            _, record = play_game(pairing, game, programs)
            steps = [step for turn in reviewed(record).turns for step in turn.steps]
            errors = [step for step in steps if isinstance(step, Decision) and _is_good(step)]
            errors.sort(key=lambda one: sha256(to_line(one.position).encode()).digest())
            for one in errors[:PER_GAME]:
                yield _told(one)


def _is_good(decision: Decision) -> bool:
    if decision.forced or not LEAST <= decision.cost <= MOST:
        return False
    worth = sorted((option.worth for option in decision.options), reverse=True)
    return worth[0] - worth[1] >= CLEAR and worth[0] <= 0.97


def _told(decision: Decision) -> dict[str, object]:
    line = to_line(nameless(decision.position, decision.seat))
    win = {str(one.action): round(one.worth, 6) for one in decision.options}
    return {
        "id": f"house-{sha256(line.encode()).hexdigest()[:10]}",
        "position": line,
        "played": str(decision.played.action),
        "best": str(decision.best.action),
        "cost": round(decision.cost, 6),
        "win": win,
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.house_puzzles", description=__doc__)
    parser.add_argument("--seed", type=int, default=2026)
    asked = parser.parse_args()
    puzzles: dict[object, dict[str, object]] = {}
    for edition, bots, many in SOURCES:
        for one in islice(found(edition, bots, asked.seed), many):
            puzzles.setdefault(one["id"], one)
        print(f"{edition} {' '.join(bots)}: {len(puzzles)} so far", flush=True)
    lines = ",\n".join(json.dumps(one) for one in puzzles.values())
    FILE.write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    main()
