"""One game between bots, and rounds of them: whatever a worker needs travels in a Pairing."""

from dataclasses import dataclass
from hashlib import sha256
from time import perf_counter
from typing import NamedTuple

from wormgrill.arena.programs import Programs, programs_of_task
from wormgrill.arena.standings import GameResult, Tally, round_tally
from wormgrill.bots.bot import Bot, BotTrouble
from wormgrill.dice.source import source
from wormgrill.formats.record import Record, print_record
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.game import MOST_STEPS, Step, apply, follow, start
from wormgrill.rules.position import Phase, Position
from wormgrill.rules.rolls import draw
from wormgrill.rules.scoring import ranking, scores
from wormgrill.rules.seating import LONGEST_NAME, distinct_name, seated
from wormgrill.words.texts import say


@dataclass(frozen=True)
class Pairing:
    """Who plays what. A round is one game per rotation of the bots, all with the same dice."""

    edition: Edition
    options: Options
    bots: tuple[str, ...]  # as they sit in the first game
    seed: int
    most_steps: int = MOST_STEPS

    @property
    def rotations(self) -> int:
        """How many different orders there are; in A B A B two, since A B A B comes again then."""
        bots = self.bots
        return next(by for by in range(1, len(bots) + 1) if bots[by:] + bots[:by] == bots)


class PlayedRounds(NamedTuple):
    """What came of some rounds; the seconds say how many more make a good task."""

    rounds: int
    tally: Tally
    records: tuple[tuple[int, str], ...]  # numbers of the games and their records, if asked for
    seconds: float


def play_rounds(pairing: Pairing, rounds: range, with_records: bool = False) -> PlayedRounds:
    began = perf_counter()
    whole = Tally()
    records = []
    with programs_of_task() as programs:
        for one in rounds:
            results = []
            for game in range(one * pairing.rotations, (one + 1) * pairing.rotations):
                result, record = play_game(pairing, game, programs)
                results.append(result)
                if with_records:
                    records.append((game, print_record(record)))
            whole += round_tally(results)
    return PlayedRounds(len(rounds), whole, tuple(records), perf_counter() - began)


def play_game(pairing: Pairing, game: int, programs: Programs) -> tuple[GameResult, Record]:
    bots = [_bot(pairing, game, seat, programs) for seat in range(len(pairing.bots))]
    dice_seed = _seed(pairing.seed, "dice", game // pairing.rotations)
    chance = source(dice_seed)
    began = position = opening(pairing, game)
    steps: list[Step] = []
    turns = 0
    while turn := position.turn:
        if len(steps) >= pairing.most_steps:
            raise BotTrouble(_stuck(pairing, game))
        if turn.phase is Phase.ROLL:
            turns += 1
        if turn.phase is Phase.DICE:
            step: Step = draw(position, chance)
            position, _ = follow(position, turn, step)  # drawn dice need no check
        else:
            step = bots[turn.player].choose(position)
            position, _ = apply(position, step)
        steps.append(step)
    places = {seat: place for place, seat in ranking(position)}
    result = GameResult(
        _rotated(pairing, game, pairing.bots),
        scores(position),
        tuple(places[seat] for seat in range(len(bots))),
        turns,
    )
    seated_bots = tuple(enumerate(_rotated(pairing, game, pairing.bots)))
    return result, Record(began, tuple(steps), dice=f"seed {dice_seed}", bots=seated_bots)


def opening(pairing: Pairing, game: int) -> Position:
    """How this game begins, if so many bots may play this edition with these options."""
    names = _rotated(pairing, game, _names(pairing.bots))
    return start(pairing.edition, seated(pairing.edition, names, pairing.options), pairing.options)


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


def _seed(*parts: object) -> int:
    """A seed of its own for everything that plays by chance."""
    return int.from_bytes(sha256(" ".join(map(str, parts)).encode()).digest()[:6])


def _stuck(pairing: Pairing, game: int) -> str:
    bots = ", ".join(_rotated(pairing, game, pairing.bots))
    return say("arena-stuck", steps=pairing.most_steps, bots=bots, seed=str(pairing.seed))


def _bot(pairing: Pairing, game: int, seat: int, programs: Programs) -> Bot:
    entrant = (seat + game % pairing.rotations) % len(pairing.bots)
    return programs.bot(pairing.bots[entrant], entrant, _seed(pairing.seed, "bot", game, seat))
