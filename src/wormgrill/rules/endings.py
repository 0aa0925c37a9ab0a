"""What a turn brings if it ends now (R5, R6, R13, R26, R31)."""

from dataclasses import dataclass
from enum import StrEnum

from wormgrill.rules.pieces import Specialist, Tile
from wormgrill.rules.position import Position, Turn, has_worm, total


class Why(StrEnum):
    """Why a turn fails."""

    DEAD_ROLL = "dead-roll"
    NO_WORM = "no-worm"
    NOTHING = "nothing"  # no tile for this total


@dataclass(frozen=True, slots=True)
class FromGrill:
    tile: Tile


@dataclass(frozen=True, slots=True)
class FromRival:
    """The top tile of one of these seats, or the hen that guards it."""

    tile: Tile
    seats: tuple[int, ...]
    hen: bool = False  # R26: the thief gets the hen, the tile stays
    instead: Tile | None = None  # O2: the next lower tile may be taken


@dataclass(frozen=True, slots=True)
class Failure:
    why: Why


Ending = FromGrill | FromRival | Failure


def ending(position: Position, turn: Turn) -> Ending:
    if not has_worm(position, turn):
        return Failure(Why.NO_WORM)  # R5
    return ending_with(position, turn.player, total(position, turn))


def ending_with(position: Position, player: int, points: int) -> Ending:
    """What so many points, a worm among them, bring this player."""
    lower: Tile | None = None
    for spot in position.grill:
        tile = spot.tile
        if tile.value > points:
            break
        if spot.up:
            if tile.value == points:
                return FromGrill(tile)  # R6 a, R31; of equal ones the left (R34)
            if not tile.exact and (lower is None or tile.value > lower.value):
                lower = tile  # R13
    if rivals := _rivals_with(position, player, points):
        return _from(rivals, position, lower)
    return FromGrill(lower) if lower else Failure(Why.NOTHING)  # R6 c


def _rivals_with(position: Position, player: int, value: int) -> tuple[int, ...]:
    """R6 b, R7: others whose top tile has this number; R13: an exact tile is never stolen."""
    return tuple(
        number
        for number, seat in enumerate(position.seats)
        if number != player
        and seat.stack
        and seat.stack[-1].value == value
        and not seat.stack[-1].exact
    )


def _from(rivals: tuple[int, ...], position: Position, lower: Tile | None) -> FromRival:
    victim = position.seats[rivals[0]]
    return FromRival(
        victim.stack[-1],
        rivals,
        hen=victim.specialist is Specialist.HEN,
        instead=lower if position.options.free_choice else None,
    )
