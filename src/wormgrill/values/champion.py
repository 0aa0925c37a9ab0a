"""What positions are worth to the champion: everybody's chance of winning.

By learned nets, near the end a turn further; where the game is solved, exactly.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

import numpy as np

from wormgrill.rules.edition import Edition
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.position import Position
from wormgrill.rules.scoring import scores, shares
from wormgrill.solver.ends import Value
from wormgrill.solver.graph import Floats
from wormgrill.values import cards
from wormgrill.values.exact import solved_game
from wormgrill.values.features import figures, movers
from wormgrill.values.layout import Layout
from wormgrill.values.near_end import sharper_near_end
from wormgrill.values.net import FinalStanding, Weights, worth
from wormgrill.values.turn_order import place_of


@dataclass(frozen=True)
class Net:
    """Learned weights, and the layout of the figures they were learned for.

    What it says of a position is the same, to the last digit, whatever else it is asked about.
    """

    layout: Layout
    weights: Weights

    def precise(self) -> "Net":
        """The same in double precision."""
        weights = {name: array.astype(np.float64) for name, array in self.weights.items()}
        return replace(self, weights=weights)

    def figures(self, positions: Sequence[Position]) -> tuple[Floats, Floats]:
        """Chances of winning and worms at the end, per position and seat."""
        chances, worms = worth(
            np, self.weights, figures(self.layout, positions), _final(positions), np.float64
        )
        players = chances.shape[1]
        places = place_of(np.arange(players), movers(positions)[:, None], players)
        return np.take_along_axis(chances, places, 1), np.take_along_axis(worms, places, 1)


def _final(positions: Sequence[Position]) -> FinalStanding:
    shared, worms = np.zeros((2, len(positions), len(positions[0].seats)))
    over = np.array([position.over for position in positions])
    for number, position in enumerate(positions):
        if position.over:
            shared[number] = shares(position)
            worms[number] = scores(position)
    return FinalStanding(over, shared, worms)


def champion_value(edition: Edition, players: int | None = None) -> Value | None:
    """Each seat's chance of winning; None where no net serves that edition with so many players.

    Without a number of players: None where none serves it at all, else a value that refuses
    positions with a number of players no net serves (`NoChampion`).
    """
    if not cards.serves(edition, players):
        return None

    def guess(positions: Sequence[Position]) -> Floats:
        return net_for(edition.key, len(positions[0].seats)).figures(positions)[0]

    estimate = sharper_near_end(guess)

    def value(positions: Sequence[Position]) -> Floats:
        solved = solved_game(edition, len(positions[0].seats))
        if solved is None:
            return estimate(positions)
        chances = solved.chances(positions)
        if unknown := np.flatnonzero(np.isnan(chances[:, 0])).tolist():
            chances[unknown] = guess([positions[place] for place in unknown])
        return chances

    return value


def is_exact(position: Position) -> bool:
    """Whether the champion knows what this position is worth, and all that can come of it."""
    players = len(position.seats)
    if not cards.serves(position.edition, players):
        return False
    solved = solved_game(position.edition, players)
    return solved is not None and solved.knows(position)


@cache
def net_for(edition: str, players: int) -> Net:
    """The net for this edition (by its key), or `NoChampion`."""
    return _load(cards.serving(edition, players))


@cache
def _load(name: str) -> Net:
    with (cards.NETS / f"{name}.npz").open("rb") as file, np.load(file) as found:
        weights = {key: found[key].astype(np.float32) for key in found.files}
    return Net(Layout(EDITIONS[cards.cards()[name].editions[0]]), weights)
