"""Positions in which dice have been thrown and not fallen yet."""

from tests.support.position import GOLDEN_DIE, play, stack, table
from tests.support.selfplay import TABLES
from wormgrill.rules import Position
from wormgrill.rules.position import GoldenDie


def in_the_air(edition: str) -> Position:
    return play(table(TABLES[edition]), "roll")[0]


def golden_in_the_air() -> Position:
    return play(table("deluxe", Ada=stack(27, holds=GOLDEN_DIE), Bo=stack()), "roll golden")[0]


def only_golden_in_the_air() -> Position:
    position = table(
        "deluxe",
        Ada=stack(27, holds=GOLDEN_DIE),
        Bo=stack(),
        kept="4 4 4 4 4 3 3 3",
        golden_die=GoldenDie.IN_HAND,
    )
    return play(position, "roll")[0]
