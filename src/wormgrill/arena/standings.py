"""Who won how often, and how sure that is: pure arithmetic over the results of games.

Everything is added up in whole numbers, so that neither the order of the games nor how they were
shared out among workers makes a difference.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple, TypeVar

WIN = 420  # a win, in parts that two to seven winners can share
NORMAL_95 = 1.96

Whose = TypeVar("Whose", bound=Hashable)


class Forfeit(NamedTuple):
    """A game that ended because a bot failed: which, where, and how to look at it."""

    game: int  # counted from 0
    seat: int
    fault: str  # a stable code
    told: str  # in a sentence
    position: str  # as one line: what the bot was asked
    trace: str = ""  # of the exception it raised


class GameResult(NamedTuple):
    """How a game ended, per seat."""

    bots: tuple[str, ...]
    worms: tuple[int, ...]
    places: tuple[int, ...]  # 1 for the winners
    turns: int
    forfeit: Forfeit | None = None


class Sums(NamedTuple):
    """What a bot, or a seat, has come to. A game in which a bot has two seats counts twice."""

    games: int = 0
    wins: int = 0  # in parts of a win
    squares: int = 0  # of the wins per round
    worms: int = 0
    places: int = 0
    forfeits: int = 0


@dataclass(frozen=True)
class Tally:
    """The sums of some rounds; tallies are added up in any order."""

    rounds: int = 0
    games: int = 0
    turns: int = 0
    bots: Mapping[str, Sums] = field(default_factory=dict)
    seats: Mapping[int, Sums] = field(default_factory=dict)
    forfeits: Mapping[str, Forfeit] = field(default_factory=dict)  # the first of each bot

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.rounds + other.rounds,
            self.games + other.games,
            self.turns + other.turns,
            _merged(self.bots, other.bots),
            _merged(self.seats, other.seats),
            _first([*self.forfeits.items(), *other.forfeits.items()]),
        )


class WinRate(NamedTuple):
    """The part of the games won, and the interval that holds the true one in 95 of 100 cases."""

    mean: float
    low: float
    high: float


class Standing(NamedTuple):
    """How one bot, or one seat, has done."""

    games: int
    wins: float
    rate: WinRate
    worms: float  # per game
    place: float  # on average
    forfeits: int = 0


class Standings(NamedTuple):
    """What a tournament found."""

    games: int
    turns: float  # per game
    bots: Mapping[str, Standing]  # best first
    seats: Mapping[int, Standing]
    forfeits: Mapping[str, Forfeit]  # the first of each bot that has any


def round_tally(results: Sequence[GameResult]) -> Tally:
    """One round: the same dice in every rotation of the bots."""
    return Tally(
        rounds=1,
        games=len(results),
        turns=sum(result.turns for result in results),
        bots=_pooled(results, lambda result, seat: result.bots[seat]),
        seats=_pooled(results, lambda result, seat: seat),
        forfeits=_first(
            (result.bots[result.forfeit.seat], result.forfeit)
            for result in results
            if result.forfeit
        ),
    )


def _first(forfeits: Iterable[tuple[str, Forfeit]]) -> dict[str, Forfeit]:
    """Of every bot that by the lowest number of its game, whichever was played first."""
    in_order = sorted(forfeits, key=lambda entry: entry[1].game, reverse=True)
    return dict(in_order)


def _pooled(
    results: Sequence[GameResult], whose: Callable[[GameResult, int], Whose]
) -> Mapping[Whose, Sums]:
    found: dict[Whose, Sums] = {}
    for result in results:
        share = WIN // result.places.count(1)
        for seat, (worms, place) in enumerate(zip(result.worms, result.places, strict=True)):
            won = share if place == 1 else 0
            failed = result.forfeit is not None and result.forfeit.seat == seat
            here = {whose(result, seat): Sums(1, won, 0, worms, place, failed)}
            found = _merged(found, here)
    return {key: sums._replace(squares=sums.wins**2) for key, sums in found.items()}


def _merged(some: Mapping[Whose, Sums], more: Mapping[Whose, Sums]) -> dict[Whose, Sums]:
    merged = dict(some)
    for key, sums in more.items():
        merged[key] = Sums(*map(sum, zip(merged.get(key, Sums()), sums, strict=True)))
    return merged


def standings(whole: Tally) -> Standings:
    bots = {bot: _standing(sums, whole.rounds) for bot, sums in whole.bots.items()}
    best_first = sorted(bots.items(), key=lambda entry: (-entry[1].rate.mean, entry[0]))
    return Standings(
        whole.games,
        whole.turns / whole.games,
        dict(best_first),
        {seat: _standing(whole.seats[seat], whole.rounds) for seat in sorted(whole.seats)},
        {bot: whole.forfeits[bot] for bot, _ in best_first if bot in whole.forfeits},
    )


def _standing(sums: Sums, rounds: int) -> Standing:
    return Standing(
        sums.games,
        sums.wins / WIN,
        _rate(sums, rounds),
        sums.worms / sums.games,
        sums.places / sums.games,
        sums.forfeits,
    )


def _rate(sums: Sums, rounds: int) -> WinRate:
    """The games of a round share their dice, so it is rounds that are independent, not games."""
    mean = sums.wins / WIN / sums.games
    if rounds < 2:
        return WinRate(mean, 0.0, 1.0)
    variance = (rounds * sums.squares - sums.wins**2) / (rounds - 1)  # of all wins together
    margin = NORMAL_95 * sqrt(variance) / WIN / sums.games
    if mean in (0.0, 1.0):
        margin = 3 / rounds  # the rule of three: never yet is not never
    return WinRate(mean, max(0.0, mean - margin), min(1.0, mean + margin))
