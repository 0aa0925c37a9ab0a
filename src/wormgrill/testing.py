"""A conformance suite: what every edition and every bot must do, for yours too.

    from wormgrill.testing import check_bot, check_edition

    def test_my_edition() -> None:
        check_edition(read_edition(Path("mine.toml").read_text()))

    def test_my_bot() -> None:
        check_bot(MyBot)

A check that fails raises `ConformanceError` with a sentence that says what is wrong, and the
position as one line, so that it can be looked at with `wormgrill odds --position`.
"""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from random import Random

from wormgrill.bots.bot import Bot
from wormgrill.formats.edition_toml import edition_from, edition_table
from wormgrill.formats.position_json import decode, encode
from wormgrill.formats.position_line import from_line, to_line
from wormgrill.formats.record import Record, print_record
from wormgrill.formats.record_reader import parse_record
from wormgrill.rules.actions import FAIL, ROLL, STOP, WEASEL
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.endings import Failure
from wormgrill.rules.errors import IllegalAction
from wormgrill.rules.game import MOST_STEPS, Step, apply, start
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.outlook import outlook
from wormgrill.rules.position import Phase, Position
from wormgrill.rules.rolls import draw, roll_outcomes
from wormgrill.rules.scoring import scores, winners

Choose = Callable[[Position, Random], Step]


class ConformanceError(AssertionError):
    """Something does not do what all of its kind do."""

    def __init__(self, what: str, position: Position) -> None:
        super().__init__(f"{what}\nPosition: {to_line(position)}")


def check_edition(edition: Edition, games: int = 2, seed: int = 0) -> None:
    """Random games with every number of players and every option, each step of them looked at."""
    if edition != EDITIONS.get(edition.key):
        again = edition_from(edition_table(edition))
        if again != edition:
            raise AssertionError(f"{edition.key}: as a table and back it is another edition.")
    least, most = edition.players
    for players in range(least, most + 1):
        for game in range(games):
            chance = Random(f"{seed} {players} {game}")
            options = Options(bool(game & 1), bool(game & 2), chance.randrange(players))
            names = [f"Player {number}" for number in range(1, players + 1)]
            _check_game(start(edition, names, options), chance)


def _check_game(began: Position, chance: Random) -> None:
    steps: list[Step] = []
    position = began
    for position, step in _steps(began, _by_chance, chance):
        _check_position(position)
        _check_refusals(position)
        steps.append(step)
    _must(bool(winners(position)), "Nobody has won a game that is over.", position)
    record = Record(began, tuple(steps))
    _must(parse_record(print_record(record)) == record, "Its record reads otherwise.", position)


def check_bot(
    make: Callable[[], Bot],
    editions: Iterable[Edition] = EDITIONS.values(),
    games: int = 1,
    seed: int = 0,
) -> None:
    """Games of this bot against chance, fewest and most players: whatever it does is legal."""
    for edition in editions:
        for players in edition.players:
            for game in range(games):
                chance = Random(f"{seed} {players} {game}")
                names = [f"Player {number}" for number in range(1, players + 1)]
                for _ in _steps(start(edition, names), _with_bot(make()), chance):
                    pass


def _with_bot(bot: Bot) -> Choose:
    def choose(position: Position, chance: Random) -> Step:
        turn, legal = position.turn, legal_actions(position)
        assert turn is not None
        if turn.phase is Phase.DICE or turn.player:
            return _by_chance(position, chance)
        before = to_line(position)
        action = bot.choose(position)
        _must(to_line(position) == before, "The bot has changed the position.", position)
        known = ", ".join(map(str, legal))
        _must(action in legal, f"The bot wants {action!r}; it may: {known}.", position)
        return action

    return choose


def _by_chance(position: Position, chance: Random) -> Step:
    """Mostly stops when that wins something: games of chance alone last for thousands of steps."""
    legal = legal_actions(position)
    if not legal:
        return draw(position, chance)
    if STOP in legal:
        wins = not isinstance(outlook(position)[STOP].stopping, Failure)
        return STOP if chance.random() < (0.7 if wins else 0.1) else ROLL
    return chance.choice(legal)


def _steps(position: Position, choose: Choose, chance: Random) -> Iterator[tuple[Position, Step]]:
    """Each position with the step that leads on from it, to the end of the game."""
    for _ in range(MOST_STEPS):
        if position.over:
            return
        step = choose(position, chance)
        yield position, step
        position, _events = apply(position, step)
    raise ConformanceError(f"The game has not ended after {MOST_STEPS} steps.", position)


def _check_position(position: Position) -> None:
    _must(decode(encode(position)) == position, "As JSON and back it is another.", position)
    _must(from_line(to_line(position)) == position, "As a line and back it is another.", position)
    _must(min(scores(position)) >= 0, "Somebody has fewer than no worms.", position)
    outcomes = roll_outcomes(position)
    if outcomes:
        _must(not legal_actions(position), "Dice in the air, and something to decide.", position)
        _must(sum(p for _, p in outcomes) == Fraction(1), "The rolls do not sum to 1.", position)
    else:
        _must(bool(legal_actions(position)), "Nothing rolls, and nothing to decide.", position)


def _check_refusals(position: Position) -> None:
    for action in (ROLL, STOP, WEASEL, FAIL):
        if action not in legal_actions(position):
            try:
                apply(position, action)
            except IllegalAction:
                continue
            raise ConformanceError(f"“{action}” is not legal, and not refused.", position)


def _must(holds: bool, otherwise: str, position: Position) -> None:
    if not holds:
        raise ConformanceError(otherwise, position)
