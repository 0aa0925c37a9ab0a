"""What the package offers beside the rules: advice, odds, reviews and games, in one call each.

Everything here and in `wormgrill.__all__` is public; docs/reference/versions.md says what that
means. What it needs is loaded when it is called.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.editions import edition_named
from wormgrill.rules.position import Position

if TYPE_CHECKING:
    from wormgrill.advice.adviser import Advice
    from wormgrill.arena.game import Pairing
    from wormgrill.arena.standings import Standings
    from wormgrill.bots.bot import Bot
    from wormgrill.chances.figures import Odds
    from wormgrill.formats.record import Record
    from wormgrill.reviews.account import Review
    from wormgrill.solver.ends import Value
    from wormgrill.solver.turn import SolvedTurn

    Entrant = str | Bot | Callable[..., Bot]


def hint(position: Position, *, deep: bool = False) -> Advice:
    """What each action is worth, which is best, and how the turn will end.

    `deep`: the next player's turn is solved exactly, too; only what comes after it is estimated.

    >>> from wormgrill import EDITIONS, hint, start
    >>> advice = hint(start(EDITIONS["classic"], ["Ada", "Bo"]))
    >>> str(advice.best.action), advice.unit.value, round(sum(advice.best.seats), 6)
    ('roll', 'win', 1.0)
    """
    from wormgrill.advice.adviser import Adviser

    advice = Adviser(deep=deep).advise(position)
    if advice is None:
        raise ValueError("The game is over: there is nothing to advise.")
    return advice


def solve(position: Position, value: Value | None = None) -> SolvedTurn:
    """The turn that is on, solved exactly: for this value, or for the best one there is.

    >>> from wormgrill import EDITIONS, solve, start
    >>> from wormgrill.values.worms import worms_now
    >>> position = start(EDITIONS["classic"], ["Ada", "Bo"])
    >>> round(solve(position, worms_now).worth(position), 9)  # the most a first turn can bring
    1.644729674
    """
    from wormgrill.solver.turn import SolvedTurn
    from wormgrill.values.valuation import best_valuation

    return SolvedTurn(position, value or best_valuation(position).value)


def odds(
    of: Position | Edition | str,
    *,
    golden_die: bool = False,
    weasel: bool = False,
    canned_worm: bool = False,
) -> Odds:
    """The chances of every total: from a position, or of a first turn with these in hand.

    >>> round(odds("classic").at_least["21"], 6)
    0.893027
    """
    from wormgrill.chances.figures import odds_of_hand, odds_of_position
    from wormgrill.solver.odds import Hand

    if isinstance(of, Position):
        return odds_of_position(of)
    hand = Hand(golden_die, weasel, canned_worm)
    return odds_of_hand(edition_named(of) if isinstance(of, str) else of, hand)


def review(record: Record, *, deep: bool = False) -> Review:
    """The game taken apart into skill and luck, which add up exactly to its result.

    `deep`: every chance is looked at a turn further; it takes about ten times as long.
    """
    from wormgrill.reviews.champion import reviewed

    return reviewed(record, deep=deep)


def play(
    bots: Sequence[Entrant],
    edition: Edition | str = "classic",
    *,
    seed: int = 0,
    options: Options | None = None,
) -> Record:
    """One game between these bots; the same seed gives the same game. One that fails is refused.

    >>> play(["first-tile", "random"], "junior", seed=3).position().over
    True
    """
    from wormgrill.arena.game import play_game
    from wormgrill.arena.programs import keeping_programs
    from wormgrill.bots.bot import BotFailed, Fault

    with keeping_programs() as programs:
        result, record = play_game(_pairing(bots, edition, seed, options), 0, programs)
    if result.forfeit:
        raise BotFailed(result.forfeit.told, Fault(result.forfeit.fault))
    return record


def tournament(
    bots: Sequence[Entrant],
    games: int,
    edition: Edition | str = "classic",
    *,
    seed: int = 0,
    options: Options | None = None,
    workers: int | None = None,
    time_per_move: float | None = None,
) -> Standings:
    """Many games between these bots, every order of seats equally often, on several processes.

    A bot is a name, or one of your own: its class (or a function) makes one for every game, an
    object plays them all. Who fails or takes longer than `time_per_move` seconds forfeits the game.
    The result depends on the seed alone, not on the workers.
    """
    from wormgrill.arena.tournament import tournament
    from wormgrill.arena.workers import pool
    from wormgrill.bots.python import check_sent
    from wormgrill.work.cores import cores

    pairing = replace(_pairing(bots, edition, seed, options), seconds_per_move=time_per_move)
    workers = workers or cores()
    if workers > 1:
        for name, bot in pairing.given:
            check_sent(bot, name)
    with pool(workers) as executor:
        return tournament(pairing, games, executor)


def _pairing(
    bots: Sequence[Entrant], edition: Edition | str, seed: int, options: Options | None
) -> Pairing:
    from wormgrill.arena.game import Pairing
    from wormgrill.bots.python import given_names, made
    from wormgrill.bots.registry import check_fits

    played = edition_named(edition) if isinstance(edition, str) else edition
    names, given = given_names(bots)
    for name, bot in given.items():
        made(bot, name, seed)  # refuses what is no bot
    for name in names:
        if name not in given:
            check_fits(name, played)
    pairing = Pairing(played, options or played.options, names, seed)
    return replace(pairing, given=tuple(given.items()))
