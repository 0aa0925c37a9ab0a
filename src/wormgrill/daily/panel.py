"""Which decisions are worth asking about, and what each choice is worth.

Chances are computed in double precision: what the nets say in single precision differs in the sixth
digit from machine to machine, and now and then that would decide which position is picked.
"""

from collections.abc import Sequence
from functools import cache

from wormgrill.advice.adviser import Advice
from wormgrill.bots.bot import Bot
from wormgrill.bots.simple import FirstTileBot
from wormgrill.bots.solving import SolvingBot, careful_bot, gambler_bot, turn_ev_bot
from wormgrill.rules.position import Position
from wormgrill.solver.graph import Floats
from wormgrill.solver.leads import best_of
from wormgrill.values.champion import Net, net_for
from wormgrill.values.unit import Unit
from wormgrill.values.valuation import Valuation

LEAST = 0.01  # of the win: so much better than every other choice is the best one


class HousePanel:
    """The champion, and four who think simpler: what one of them gets wrong is worth asking."""

    def __init__(self) -> None:
        self._champion = SolvingBot(precise_valuation)
        self._simple: Sequence[Bot] = (
            FirstTileBot(),
            careful_bot(),
            gambler_bot(),
            turn_ev_bot(),
        )

    def matters(self, position: Position) -> bool:
        rated = self._champion.solved(position).actions(position)
        best = best_of(rated)
        worths = sorted(worth for _, worth in rated)
        if worths[-1] - worths[-2] < LEAST:
            return False
        return any(bot.choose(position) != best for bot in self._simple)

    def advice(self, position: Position) -> Advice:
        return Advice(position, self._champion.solved(position), Unit.WIN)


def precise_valuation(position: Position) -> Valuation:
    net = _precise(position.edition.key, len(position.seats))

    def value(positions: Sequence[Position]) -> Floats:
        return net.figures(positions)[0]

    return Valuation(value, Unit.WIN)


@cache
def _precise(edition: str, players: int) -> Net:
    return net_for(edition, players).precise()
