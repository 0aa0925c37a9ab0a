"""Chance given away per turn, and how sure that is: docs/reference/figures.md."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

LEAST_GAMES = 10  # before that a figure would tell of luck
SURE = 0.95


class GameRate(NamedTuple):
    """Of one game: turns, and the chance of winning given away in them."""

    turns: int
    given: float


class Rate(NamedTuple):
    """Given away per turn, and between which bounds it lies with a confidence of SURE."""

    per_turn: float
    low: float
    high: float


def rate(games: Sequence[GameRate]) -> Rate | None:
    """None before LEAST_GAMES."""
    if len(games) < LEAST_GAMES or not any(game.turns for game in games):
        return None
    per_turn, error = per_turn_and_error(games)
    reach = quantile((1 + SURE) / 2, len(games) - 1) * error
    return Rate(per_turn, max(0.0, per_turn - reach), per_turn + reach)


def per_turn_and_error(games: Sequence[GameRate]) -> tuple[float, float]:
    """Given away per turn, and its standard error.

    Sum by sum, so that a long game counts for more; games, not turns, are what varies, for the
    turns of one game are alike.
    """
    many, turns = len(games), sum(game.turns for game in games)
    per_turn = sum(game.given for game in games) / turns
    off = sum((game.given - per_turn * game.turns) ** 2 for game in games)
    return per_turn, sqrt(off * many / max(1, many - 1)) / turns


def quantile(chance: float, freedom: int) -> float:
    """Of Student's distribution, by its expansion around the normal one (Abramowitz and Stegun,
    26.7.5): right to three digits from nine degrees of freedom on."""
    x = NormalDist().inv_cdf(chance)
    one = (x**3 + x) / 4
    two = (5 * x**5 + 16 * x**3 + 3 * x) / 96
    three = (3 * x**7 + 19 * x**5 + 17 * x**3 - 15 * x) / 384
    return x + one / freedom + two / freedom**2 + three / freedom**3
