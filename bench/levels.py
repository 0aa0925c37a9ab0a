"""How much each level beats the next lower one, in two-player classic: `python -m bench.levels`.

With `--search`, how much the champion beats players of many softnesses: what the levels were
chosen from. With settings, such as `junior-2 classic-3`, what each level gives away per turn there.
"""

import argparse
from functools import partial
from itertools import pairwise

import jax
import jax.numpy as jnp
import numpy as np

from bench.level_gives import LADDER, measure
from wormgrill.batch.board import BoardSpec
from wormgrill.batch.contest import ContestResult, Player, contest
from wormgrill.batch.value import win_value
from wormgrill.bots.levels import SOFTNESS
from wormgrill.rules.editions import EDITIONS
from wormgrill.values.champion import net_for


def played(
    softness: list[float], pairs: list[tuple[int, int]], games: int, seed: int
) -> ContestResult:
    """So many games per pair, each sitting first in half of them."""
    net = net_for("classic", 2)
    spec = BoardSpec(EDITIONS["classic"], 2)
    weights = {name: jnp.asarray(array) for name, array in net.weights.items()}
    judge = partial(win_value, spec, net.layout, weights)
    seating = [pair for pair in pairs for _ in range(games // 2) for pair in (pair, pair[::-1])]
    players = tuple(Player(judge, soft) for soft in softness)
    return contest(spec, players, judge, jnp.array(seating), jax.random.key(seed), 256, _tell)


def _tell(turn: int, left: int) -> None:
    if turn % 10 == 0:
        print(f"  turn {turn}, {left} games left", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.levels", description=__doc__)
    parser.add_argument("settings", nargs="*", help="an edition and the number of players")
    parser.add_argument("--games", type=int, default=1024, help="per pair, or per level")
    parser.add_argument("--at", type=float, nargs="+", default=LADDER, help="levels, such as 4.5")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--search", action="store_true")
    asked = parser.parse_args()
    for setting in asked.settings:
        edition, _, players = setting.rpartition("-")
        measure(edition, int(players), asked.games, asked.seed, asked.at)
    if not asked.settings:
        compare(asked)


def compare(asked: argparse.Namespace) -> None:
    if asked.search:
        softness = [0.0, *(0.004 * 1.45**step for step in range(15))]
        pairs = [(0, number) for number in range(1, len(softness))]
    else:
        softness = [*SOFTNESS, 0.0]
        pairs = [(upper, lower) for lower, upper in pairwise(range(len(softness)))]
    told = played(softness, pairs, asked.games, asked.seed)
    won, luck, turns = map(np.asarray, (told.won, told.luck, told.turns))
    for better, worse in pairs:
        # The games of a pair are those in which both had turns.
        here = (turns[:, better] > 0) & (turns[:, worse] > 0)
        skill = won[here, better] - luck[here, better]
        error = skill.std() / len(skill) ** 0.5
        print(
            f"{softness[better]:.4f} beats {softness[worse]:.4f}: {skill.mean():.1%} ± {error:.1%}"
            f" ({len(skill)} games)"
        )


if __name__ == "__main__":
    main()
