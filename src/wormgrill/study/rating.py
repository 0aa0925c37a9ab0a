"""A rating by places: Plackett and Luce's model, updated as Weng and Lin do (2011, algorithm 4).

Only the guest's own rating moves. Rivals count as somebody of whom nothing is known: their own
games are theirs to have rated.
"""

from collections.abc import Iterable, Sequence
from math import exp, sqrt
from typing import NamedTuple

MU, SIGMA = 25.0, 25.0 / 3
BETA = SIGMA / 2  # by how much play varies from game to game
KAPPA = 0.0001  # nobody is ever known for certain


class PlaceRating(NamedTuple):
    """How somebody plays, and how unsure that is."""

    mu: float = MU
    sigma: float = SIGMA


NEWCOMER = PlaceRating()


def after(games: Iterable[tuple[int, Sequence[int]]]) -> PlaceRating:
    """After these games, in order: one's own place, and the rivals'."""
    mine = NEWCOMER
    for place, rivals in games:
        if rivals:
            mine = updated([mine, *[NEWCOMER] * len(rivals)], [place, *rivals])[0]
    return mine


def updated(ratings: Sequence[PlaceRating], places: Sequence[int]) -> list[PlaceRating]:
    """Everybody's rating after a game in which they came in at these places; equal ones tie."""
    scale = sqrt(sum(one.sigma**2 + BETA**2 for one in ratings))
    weights = [exp(one.mu / scale) for one in ratings]
    behind = [
        sum(weight for weight, other in zip(weights, places, strict=True) if other >= place)
        for place in places
    ]
    ties = [places.count(place) for place in places]
    return [
        _moved(one, number, scale, weights, behind, places, ties)
        for number, one in enumerate(ratings)
    ]


def _moved(
    one: PlaceRating,
    number: int,
    scale: float,
    weights: Sequence[float],
    behind: Sequence[float],
    places: Sequence[int],
    ties: Sequence[int],
) -> PlaceRating:
    omega = delta = 0.0
    for other, place in enumerate(places):
        if place > places[number]:
            continue
        share = weights[number] / behind[other]
        omega += ((1.0 if other == number else 0.0) - share) / ties[other]
        delta += share * (1 - share) / ties[other]
    variance = one.sigma**2
    mu = one.mu + omega * variance / scale
    less = 1 - delta * variance / scale**2 * (one.sigma / scale)
    return PlaceRating(mu, one.sigma * sqrt(max(less, KAPPA)))
