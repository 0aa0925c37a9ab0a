"""Positions for the eye: every kind of decision in every edition, as full as a table can be."""

from collections.abc import Iterator
from functools import cache
from random import Random

from tests.support.selfplay import purposeful
from wormgrill.formats.position_line import to_line
from wormgrill.rules import EDITIONS, Phase, Position, apply, legal_actions, start
from wormgrill.rules.actions import FAIL, WEASEL
from wormgrill.rules.edition import Options

NAMES = ("Friederike", "Maximilian", "Ann", "Bartholomäus", "Giuseppina", "Jo", "Guillaumette")
GAMES = 40
STEPS = 400
LEFT = 2  # tiles, when a game is nearly over


def kind_of(position: Position) -> str | None:
    """The kind of decision that is made here; None where nobody decides."""
    if position.turn is None:
        return None
    if WEASEL in legal_actions(position) and FAIL in legal_actions(position):
        return "weasel"
    return str(position.turn.phase.value)


def _fullness(position: Position) -> int:
    """How much there is to see: things with players, dice, choices, long names on turn."""
    goods = sum(
        bool(seat.stack) + len(seat.stack) + bool(seat.bratworms) + 2 * bool(seat.specialist)
        for seat in position.seats
    )
    assert position.turn is not None
    rolled = len(set(position.turn.rolled or ())) + 2 * bool(position.turn.golden)
    return goods + 2 * len(legal_actions(position)) + 2 * rolled + len(position.turn.kept)


def _positions(edition: str, players: int) -> Iterator[Position]:
    for game in range(GAMES):
        chance = Random(f"{edition}/{players}/{game}")
        options = Options(free_choice=game % 2 == 1)
        position = start(EDITIONS[edition], NAMES[:players], options)
        for _ in range(STEPS):
            if position.over:
                break
            yield position
            position = apply(position, purposeful(position, chance))[0]


@cache
def scenes(edition: str, players: int) -> dict[str, Position]:
    """By the kind of decision, of all that some games have brought the fullest one."""
    found: dict[str, Position] = {}
    for position in _positions(edition, players):
        kind = kind_of(position)
        if kind and (kind not in found or _fullness(position) > _fullness(found[kind])):
            found[kind] = position
    return found


@cache
def nearly_over(edition: str, players: int = 2) -> str:
    """As a line: a short game (O1) at the beginning of a turn, with two tiles left on the grill."""
    chance = Random(f"{edition}/{players}")
    position = start(EDITIONS[edition], NAMES[:players], Options(short_game=True))
    while not (_begins(position) and sum(spot.up for spot in position.grill) <= LEFT):
        position = apply(position, purposeful(position, chance))[0]
        assert not position.over
    return to_line(position)


def _begins(position: Position) -> bool:
    return position.turn is not None and position.turn.phase is Phase.ROLL
