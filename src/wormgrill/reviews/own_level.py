"""The level that plays as somebody does: docs/reference/figures.md."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta

from wormgrill.bots.levels import GIVES, Setting, level_giving
from wormgrill.bots.registry import level_key
from wormgrill.reviews.interval import GameRate, Rate, rate


class LevelView(msgspec.Struct, frozen=True, kw_only=True):
    """The level that gives away as much per turn, in games of one edition and number of players."""

    edition: str
    players: int
    nearest: Annotated[float, Meta(description="from 1, to a tenth; 10 is the champion")]
    low: Annotated[float, Meta(description="at 95 % confidence")]
    high: float
    bot: Annotated[str, Meta(description="who plays so")]


def own_level(games: Iterable[tuple[Setting, GameRate]]) -> LevelView | None:
    """Of the setting of which there are most games, among those in which the levels were measured.
    None where even these are too few."""
    groups = defaultdict[Setting, list[GameRate]](list)
    for setting, game in games:
        if setting in GIVES:
            groups[setting].append(game)
    if not groups:
        return None
    most = max(groups, key=lambda setting: len(groups[setting]))
    found = rate(groups[most])
    return None if found is None else level_of(found, most)


def level_of(found: Rate, setting: Setting) -> LevelView:
    """A level gives away less the higher it is: who gives away much is at least as low."""

    def level(per_turn: float) -> float:
        return round(level_giving(per_turn, setting), 1)

    edition, players = setting
    nearest = level(found.per_turn)
    return LevelView(
        edition=edition,
        players=players,
        nearest=nearest,
        low=level(found.high),
        high=level(found.low),
        bot=level_key(nearest),
    )
