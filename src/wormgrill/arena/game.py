"""One game between bots: whatever a worker needs to play it travels in a Pairing."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from traceback import format_exception
from typing import Any

from wormgrill.arena.programs import Programs
from wormgrill.arena.standings import Forfeit, GameResult
from wormgrill.bots.asking import asked
from wormgrill.bots.bot import Bot, BotFailed, BotTrouble
from wormgrill.bots.external import ExternalBot
from wormgrill.bots.python import made
from wormgrill.dice.source import source
from wormgrill.formats.position_line import to_line
from wormgrill.formats.record import Record
from wormgrill.rules.actions import Action
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.game import MOST_STEPS, Step, follow, start
from wormgrill.rules.position import Phase, Position
from wormgrill.rules.rolls import draw
from wormgrill.rules.scoring import ranking, scores
from wormgrill.rules.seating import LONGEST_NAME, distinct_name, seated
from wormgrill.words.refusals import refused


@dataclass(frozen=True)
class Pairing:
    """Who plays what. A round is one game per rotation of the bots, all with the same dice."""

    edition: Edition
    options: Options
    bots: tuple[str, ...]  # as they sit in the first game
    seed: int
    most_steps: int = MOST_STEPS
    seconds_per_move: float | None = None  # without it programs have ten, our processes any time
    given: tuple[tuple[str, Any], ...] = ()  # bots that are no names, and what makes them

    @property
    def rotations(self) -> int:
        """How many different orders there are; in A B A B two, since A B A B comes again then."""
        bots = self.bots
        return next(by for by in range(1, len(bots) + 1) if bots[by:] + bots[:by] == bots)


def play_game(pairing: Pairing, game: int, programs: Programs) -> tuple[GameResult, Record]:
    bots = [_bot(pairing, game, seat, programs) for seat in range(len(pairing.bots))]
    return play_between(bots, pairing, game)


def play_between(bots: Sequence[Bot], pairing: Pairing, game: int) -> tuple[GameResult, Record]:
    """The game, whoever decides in it."""
    dice_seed = seed_of_dice(pairing, game)
    chance = source(dice_seed)
    began = position = opening(pairing, game)
    steps: list[Step] = []
    turns, forfeit = 0, None
    while turn := position.turn:
        if len(steps) >= pairing.most_steps:
            raise _stuck(pairing, game)
        if turn.phase is Phase.ROLL:
            turns += 1
        if turn.phase is Phase.DICE:
            step: Step = draw(position, chance)
            position, _ = follow(position, turn, step)  # drawn dice need no check
        else:
            try:
                step = _asked(bots[turn.player], pairing, game, position, turn.player)
            except BotFailed as failure:
                forfeit = _forfeit(game, turn.player, position, failure)
                break
            position, _ = follow(position, turn, step)
        steps.append(step)
    seated_bots = tuple(enumerate(rotated(pairing, game)))
    record = Record(began, tuple(steps), dice=f"seed {dice_seed}", bots=seated_bots)
    return result_of(pairing, game, position, turns, forfeit), record


def result_of(
    pairing: Pairing, game: int, end: Position, turns: int, forfeit: Forfeit | None = None
) -> GameResult:
    """Who has failed is last and has nothing; the others are placed by what they have then."""
    worms, places = list(scores(end)), {seat: place for place, seat in ranking(end)}
    if forfeit:
        worms[forfeit.seat] = 0
        above = places[forfeit.seat]
        places = {seat: place - (place > above) for seat, place in places.items()}
        places[forfeit.seat] = len(places)
    return GameResult(
        rotated(pairing, game),
        tuple(worms),
        tuple(places[seat] for seat in range(len(places))),
        turns,
        forfeit,
    )


def _asked(bot: Bot, pairing: Pairing, game: int, position: Position, seat: int) -> Action:
    seconds = None if isinstance(bot, ExternalBot) else pairing.seconds_per_move
    return asked(bot, rotated(pairing, game)[seat], position, seconds)


def _forfeit(game: int, seat: int, position: Position, failure: BotFailed) -> Forfeit:
    trace = "".join(format_exception(failure.__cause__)) if failure.__cause__ else ""
    return Forfeit(game, seat, failure.fault, failure.message, to_line(position), trace)


def opening(pairing: Pairing, game: int) -> Position:
    """How this game begins, if so many bots may play this edition with these options."""
    names = _rotated(pairing, game, _names(pairing.bots))
    return start(pairing.edition, seated(pairing.edition, names, pairing.options), pairing.options)


def rotated(pairing: Pairing, game: int) -> tuple[str, ...]:
    """The bots as they sit in this game."""
    return _rotated(pairing, game, pairing.bots)


def _rotated(pairing: Pairing, game: int, them: tuple[str, ...]) -> tuple[str, ...]:
    by = game % pairing.rotations
    return them[by:] + them[:by]


def _names(bots: tuple[str, ...]) -> tuple[str, ...]:
    """Names that a record allows: short, and no two the same."""
    names: list[str] = []
    for bot in bots:
        name = "".join(filter(str.isprintable, bot))[:LONGEST_NAME].strip()
        names.append(distinct_name(name, names))
    return tuple(names)


def seed_of_dice(pairing: Pairing, game: int) -> int:
    return _seed(pairing.seed, "dice", game // pairing.rotations)


def _seed(*parts: object) -> int:
    """A seed of its own for everything that plays by chance."""
    return int.from_bytes(sha256(" ".join(map(str, parts)).encode()).digest()[:6])


def _stuck(pairing: Pairing, game: int) -> BotTrouble:
    bots = ", ".join(rotated(pairing, game))
    values = {"steps": pairing.most_steps, "bots": bots, "seed": str(pairing.seed)}
    return refused(BotTrouble, "arena-stuck", **values)


def _bot(pairing: Pairing, game: int, seat: int, programs: Programs) -> Bot:
    entrant = (seat + game % pairing.rotations) % len(pairing.bots)
    name, seed = pairing.bots[entrant], _seed(pairing.seed, "bot", game, seat)
    for given, what in pairing.given:
        if given == name:
            return made(what, name, seed)
    return programs.bot(name, entrant, seed, pairing.seconds_per_move)
