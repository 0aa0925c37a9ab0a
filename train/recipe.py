"""The recipe, the same for every edition and number of players."""

from dataclasses import dataclass

from wormgrill.batch.board import Table
from wormgrill.batch.games import Mixed
from wormgrill.rules.edition import Edition
from wormgrill.values.layout import Layout
from wormgrill.values.net import Shape

SHAPE = Shape(reading=192, digest=48, view=160, last=80)


def lacks_only_specialists(this: Edition, that: Edition) -> bool:
    """Whether a net for the one serves the other too."""
    fewer = set(this.specialists) < set(that.specialists)
    same = "kind", "tiles", "dice", "faces", "bratworms"
    return fewer and all(getattr(this, part) == getattr(that, part) for part in same)


@dataclass(frozen=True)
class Recipe:
    edition: Edition
    players: tuple[int, int]  # from, to: one net serves them all
    also: tuple[Edition, ...] = ()  # editions with fewer specialists, served by the same net
    shape: Shape = SHAPE
    games: int = 4096  # side by side
    slice: int = 512  # solved together
    updates: int = 4  # of the weights, per turn of all games
    rate: float = 2e-3  # of learning, at first
    last_rate: float = 2e-5
    worms: float = 0.05  # how much it counts to foresee the worms
    strays: float = 0.06  # turns that end by chance, so that everything is seen
    option: float = 0.08  # games with the short game, and with free choice
    steady: float = 0.998  # of the averaged weights that judge the ends of turns
    seed: int = 1

    @property
    def table(self) -> Table:
        return Table(self.edition, self.players[1])

    @property
    def layout(self) -> Layout:
        return Layout(self.edition)

    @property
    def mixed(self) -> Mixed:
        return Mixed(*self.players, self.option, self.also)
