"""A player in figures, from all games that count: docs/reference/figures.md tells the formulas."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from wormgrill.reviews.interval import LEAST_GAMES, GameRate, rate
from wormgrill.reviews.own_level import LevelView, own_level
from wormgrill.study.kinds import Deed, Topic
from wormgrill.study.own_game import OwnGame
from wormgrill.study.rating import PlaceRating, after

OFTEN = 20  # decisions, before a situation can be called one's best
WELL = 0.8  # of them, decided without an error
MOST_KINDS = 3  # that are told


class EditionFigures(msgspec.Struct, frozen=True, kw_only=True):
    """The games of one edition and number of players."""

    edition: str
    players: int
    games: int
    wins: Annotated[int, Meta(description="alone or shared")]
    places: Annotated[list[int], Meta(description="how often first, second, …")]
    worms: Annotated[float, Meta(description="per game, on average")]


class RateView(msgspec.Struct, frozen=True, kw_only=True):
    """Chance of winning given away per turn, with its bounds at 95 % confidence."""

    per_turn: float
    low: float
    high: float


class ErrorKindView(msgspec.Struct, frozen=True, kw_only=True):
    """A way to err, how often, and what it has cost in all."""

    played: Deed
    best: Deed
    dice: int
    times: int
    cost: float


class SituationView(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was to be decided often, and how often it was decided well."""

    topic: Topic
    dice: int
    decisions: int
    wrong: int


class LuckPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A game on the curve of luck."""

    at: Annotated[float, Meta(description="when it was last touched, in seconds since 1970")]
    table: str
    luck: float
    sum: Annotated[float, Meta(description="of all games up to this one")]


class RatingView(msgspec.Struct, frozen=True, kw_only=True):
    """By places at public tables: mu, and how unsure it is."""

    mu: float
    sigma: float
    games: int


class FiguresView(msgspec.Struct, frozen=True, kw_only=True):
    games: int
    hinted: Annotated[int, Meta(description="games with a hint: they do not count for skill")]
    least: Annotated[int, Meta(description="games needed before skill is told")]
    editions: list[EditionFigures]
    skill: RateView | None
    level: LevelView | None
    worst: list[ErrorKindView]
    best: list[SituationView]
    luck: list[LuckPoint]
    rating: RatingView | None


class CountedGame(NamedTuple):
    """A game that counts, where and when it was played."""

    table: str
    at: float
    game: OwnGame


def figures(games: Sequence[CountedGame]) -> FiguresView:
    """Of these games, in the order in which they were played."""
    plain = [one.game for one in games]
    unaided = [game for game in plain if not game.hinted]
    rates = [((game.edition, game.players), GameRate(game.turns, game.given)) for game in unaided]
    skill = rate([one for _, one in rates])
    return FiguresView(
        games=len(plain),
        hinted=len(plain) - len(unaided),
        least=LEAST_GAMES,
        editions=_by_edition(plain),
        skill=skill and RateView(per_turn=skill.per_turn, low=skill.low, high=skill.high),
        level=own_level(rates),
        worst=_worst(unaided) if skill else [],
        best=_best(unaided) if skill else [],
        luck=_luck(games),
        rating=_rating(plain),
    )


def _by_edition(games: Iterable[OwnGame]) -> list[EditionFigures]:
    groups: dict[tuple[str, int], list[OwnGame]] = {}
    for game in games:
        groups.setdefault((game.edition, game.players), []).append(game)
    return [
        EditionFigures(
            edition=edition,
            players=players,
            games=len(group),
            wins=sum(game.place == 1 for game in group),
            places=[sum(game.place == place for game in group) for place in range(1, players + 1)],
            worms=sum(game.worms for game in group) / len(group),
        )
        for (edition, players), group in sorted(groups.items(), key=lambda found: -len(found[1]))
    ]


def _worst(games: Iterable[OwnGame]) -> list[ErrorKindView]:
    times: Counter[tuple[str, str, int]] = Counter()
    cost: dict[tuple[str, str, int], float] = defaultdict(float)
    for error in (error for game in games for error in game.errors):
        times[error.kind] += 1
        cost[error.kind] += error.cost
    dearest = sorted(cost, key=lambda kind: (-cost[kind], kind))[:MOST_KINDS]
    return [
        ErrorKindView(
            played=Deed(kind[0]),
            best=Deed(kind[1]),
            dice=kind[2],
            times=times[kind],
            cost=cost[kind],
        )
        for kind in dearest
    ]


def _best(games: Iterable[OwnGame]) -> list[SituationView]:
    """Where errors are rarest, among what comes up often."""
    decisions: Counter[tuple[Topic, int]] = Counter()
    wrong: Counter[tuple[Topic, int]] = Counter()
    for tally in (tally for game in games for tally in game.tallies):
        decisions[tally.topic, tally.dice] += tally.decisions
        wrong[tally.topic, tally.dice] += tally.wrong
    often = [
        kind
        for kind, many in decisions.items()
        if many >= OFTEN and many - wrong[kind] >= WELL * many
    ]
    often.sort(key=lambda kind: (wrong[kind] / decisions[kind], -decisions[kind], kind))
    return [
        SituationView(topic=kind[0], dice=kind[1], decisions=decisions[kind], wrong=wrong[kind])
        for kind in often[:MOST_KINDS]
    ]


def _luck(games: Sequence[CountedGame]) -> list[LuckPoint]:
    points, total = list[LuckPoint](), 0.0
    for table, at, game in games:
        total += game.luck
        points.append(LuckPoint(at=at, table=table, luck=game.luck, sum=total))
    return points


def _rating(games: Sequence[OwnGame]) -> RatingView | None:
    """At public tables with other people; none before LEAST_GAMES of them."""
    rated = [(game.place, game.rivals) for game in games if game.public and game.rivals]
    if len(rated) < LEAST_GAMES:
        return None
    found: PlaceRating = after(rated)
    return RatingView(mu=found.mu, sigma=found.sigma, games=len(rated))
