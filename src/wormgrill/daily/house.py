"""The house's games: played by themselves, with the dice of a day's seed.

Nobody of the house knows the champion: they count the worms of their own turn, and now and then
they do whatever comes to their mind. So people meet positions as they are among people, and no
net decides how a game goes on.
"""

from dataclasses import dataclass, field

from wormgrill.bots.solving import SolvingBot, turn_ev_bot
from wormgrill.daily.lots import DailyLots
from wormgrill.formats.record import Record
from wormgrill.rules.actions import Action
from wormgrill.rules.edition import Edition
from wormgrill.rules.events import TurnEnded
from wormgrill.rules.game import MOST_STEPS, Step, follow, start
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Phase, Position

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
WHIM = 8  # of so many decisions one is made by a whim


@dataclass(frozen=True, slots=True)
class HouseDecision:
    """Something that somebody of the house had to choose."""

    number: int  # among the decisions of the game, from 1
    turn: int  # of the game, from 1
    position: Position


@dataclass(slots=True)
class HouseGame:
    """A game of the house as it goes on, and every decision in which there was a choice."""

    start: Position
    lots: DailyLots
    steps: list[Step] = field(default_factory=list)
    decisions: list[HouseDecision] = field(default_factory=list)
    rolls: int = 0
    turns: int = 1

    @property
    def record(self) -> Record:
        return Record(self.start, tuple(self.steps))


def play(edition: Edition, players: int, lots: DailyLots) -> HouseGame:
    """To the end; a game that has none (nobody has met one) is left where it is."""
    game = HouseGame(start(edition, NAMES[:players]), lots)
    position, bot = game.start, turn_ev_bot()
    while (turn := position.turn) and len(game.steps) < MOST_STEPS:
        step = _step(game, position, bot)
        game.steps.append(step)
        position, events = follow(position, turn, step)
        game.turns += any(isinstance(event, TurnEnded) for event in events)
    return game


def _step(game: HouseGame, position: Position, bot: SolvingBot) -> Step:
    assert position.turn is not None
    if position.turn.phase is Phase.DICE:
        game.rolls += 1
        return game.lots.dice(position, game.rolls)
    legal = legal_actions(position)
    if len(legal) == 1:
        return legal[0]
    number = len(game.decisions) + 1
    game.decisions.append(HouseDecision(number, game.turns, position))
    return _whim(game.lots, number, legal) or bot.choose(position)


def _whim(lots: DailyLots, number: int, legal: tuple[Action, ...]) -> Action | None:
    if lots.lot("whim", number) % WHIM:
        return None
    return legal[lots.lot("deed", number) % len(legal)]
