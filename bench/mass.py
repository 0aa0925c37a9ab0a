"""The champion against *turn-ev* in many games at once, in JAX: `python -m bench.mass classic 3 7`.

The same question as `bench.strength` asks of the real bots, for more games in less time: turns are
solved side by side and luck is taken out turn by turn, with the exact mean of how each could end.
"""

import argparse
from functools import cache, partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from bench.strength import keep
from wormgrill.batch import kernel
from wormgrill.batch.board import BoardSpec
from wormgrill.batch.contest import BoardValue, contest, hero_seating
from wormgrill.batch.value import turn_ev, win_value
from wormgrill.rules.editions import EDITIONS
from wormgrill.values import cards
from wormgrill.values.champion import net_for


class Both(NamedTuple):
    """The champion and *turn-ev*, compiled once for all tables that a net serves."""

    spec: BoardSpec
    champion: BoardValue
    other: BoardValue


@cache
def both(edition: str, name: str) -> Both:
    card = cards.cards()[name]
    net = net_for(edition, card.players[0])
    spec = BoardSpec(EDITIONS[edition], card.players[-1])
    weights = {name: jnp.asarray(array) for name, array in net.weights.items()}
    return Both(spec, partial(win_value, spec, net.layout, weights), partial(turn_ev, spec))


def measured(edition: str, players: int, games: int, together: int, seed: int) -> dict[str, float]:
    spec, champion, other = both(edition, cards.serving(edition, players))
    seating, key = hero_seating(games, players), jax.random.key(seed)
    told = contest(spec, (champion, other), champion, seating, key, together)
    won, luck, given, turns = map(np.asarray, (told.won, told.luck, told.given, told.turns))
    skill, many = won[:, 0] - luck[:, 0], games**0.5
    return {
        "games": games,
        "adjusted": float(skill.mean()),
        "error": float(skill.std() / many),
        "plain": float(won[:, 0].mean()),
        "plain_error": float(won[:, 0].std() / many),
        "hero_gives": float(given[:, 0].sum() / turns[:, 0].sum()),
        "other_gives": float(given[:, 1].sum() / turns[:, 1].sum()),
        "correction_step": float((told.steps.sum() / turns.sum()) ** 0.5),
        "turns": float(turns.sum(1).mean()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.mass", description=__doc__)
    parser.add_argument("edition", choices=EDITIONS)
    parser.add_argument("least", type=int, help="players, from")
    parser.add_argument("most", type=int, help="to")
    parser.add_argument("--games", type=int, default=2048)
    parser.add_argument("--together", type=int, default=256)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--json", help="append the figures to this file, a line each")
    asked = parser.parse_args()
    print(kernel.speed_up(), flush=True)
    for players in range(asked.least, asked.most + 1):
        told = measured(asked.edition, players, asked.games, asked.together, asked.seed)
        over = (told["adjusted"] - 1 / players) / told["error"]
        print(
            f"{asked.edition} {players}: {told['adjusted']:.2%} ± {told['error']:.2%}"
            f" ({over:+.1f} s.e. over fair; plain {told['plain']:.1%} ± {told['plain_error']:.1%});"
            f" turn-ev gives {told['other_gives']:.4f} per turn;"
            f" correction {told['correction_step']:.4f} a step; {told['games']:.0f} games",
            flush=True,
        )
        if asked.json:
            keep(asked.json, asked.edition, players, "champion", "turn-ev", told)


if __name__ == "__main__":
    main()
