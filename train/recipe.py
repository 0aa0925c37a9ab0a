"""The recipe, the same for every edition and number of players."""

from dataclasses import dataclass
from typing import NamedTuple

from wormgrill.batch.board import BoardSpec
from wormgrill.batch.games import Mixed
from wormgrill.rules.edition import Edition
from wormgrill.values.layout import Layout
from wormgrill.values.net import Shape

SHAPE = Shape(reading=320, digest=64, view=320, last=160)


class Exploring(NamedTuple):
    """Of so many games the part of the turns whose end is drawn, and how many of those fail."""

    share: float
    epsilon: float
    fails: float


# Most games are played well, some as people play who err often, some at random, some by players
# who bring nothing home for long, so that no position is strange to the net.
EXPLORES = (
    Exploring(0.7, 0.04, 0.1),
    Exploring(0.12, 0.25, 0.3),
    Exploring(0.08, 1.0, 0.1),
    Exploring(0.1, 1.0, 0.9),
)


def lacks_only_specialists(this: Edition, that: Edition) -> bool:
    """Whether a net for the one serves the other too."""
    fewer = set(this.specialists) < set(that.specialists)
    same = "kind", "tiles", "dice", "faces", "bratworms"
    return fewer and all(getattr(this, part) == getattr(that, part) for part in same)


@dataclass(frozen=True)
class Recipe:
    """All that a run is made of. `Recipe(EDITIONS["classic"], (3, 7))` is the run *classic-3-7*."""

    edition: Edition
    players: tuple[int, int]  # from, to: one net serves them all
    also: tuple[Edition, ...] = ()  # editions with fewer specialists, served by the same net
    whole: Edition | None = None  # the edition with all of them, if this is not it
    shape: Shape = SHAPE
    games: int = 4096  # side by side
    slice: int = 512  # solved together
    updates: int = 4  # of the weights, per turn of all games
    learning_rate: float = 2e-3  # at its highest
    last_learning_rate: float = 2e-5
    worms: float = 0.05  # weight of the worms in the loss
    explores: tuple[Exploring, ...] = EXPLORES
    option: float = 0.08  # games with the short game, and with free choice
    ema_decay: float = 0.998  # of the weights' EMA, the target net
    seed: int = 1

    @property
    def name(self) -> str:
        """Of the run, and of the net that is made of it."""
        least, most = self.players
        return f"{self.edition.key}-{least}" + (f"-{most}" if most > least else "")

    @property
    def spec(self) -> BoardSpec:
        return BoardSpec(self.edition, self.players[1])

    @property
    def layout(self) -> Layout:
        return Layout(self.whole or self.edition)

    @property
    def mixed(self) -> Mixed:
        return Mixed(*self.players, self.option, self.also)
