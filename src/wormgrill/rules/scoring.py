"""Worms, ranking, ties."""

from enum import StrEnum
from typing import NamedTuple

from wormgrill.rules.pieces import APPLE_WORMS, Specialist
from wormgrill.rules.position import Position, Seat


class WormCount(NamedTuple):
    """The worms of a seat, by where they come from."""

    tiles: int  # R11
    bratworms: int  # R17
    apple: int  # R25


def counted(seat: Seat) -> WormCount:
    apple = APPLE_WORMS if seat.specialist is Specialist.APPLE else 0
    return WormCount(sum(tile.worms for tile in seat.stack), seat.bratworms, apple)


def worms(seat: Seat) -> int:
    """R11, R17, R25: worms on the tiles, Bratworms, the apple."""
    return sum(counted(seat))


def scores(position: Position) -> tuple[int, ...]:
    return tuple(map(worms, position.seats))


def highest_tile(seat: Seat) -> int:
    return max((tile.value for tile in seat.stack), default=0)


def _standing(position: Position, seat: Seat) -> tuple[int, int]:
    """R11: worms, then the highest single tile; R33: worms alone."""
    ties_broken = position.edition.kind.highest_tile_breaks_ties
    return worms(seat), highest_tile(seat) if ties_broken else 0


def ranking(position: Position) -> tuple[tuple[int, int], ...]:
    """(place, seat) from first to last; equal standings share a place."""
    standings = [_standing(position, seat) for seat in position.seats]
    order = sorted(range(len(standings)), key=standings.__getitem__, reverse=True)
    return tuple((1 + sum(other > standings[seat] for other in standings), seat) for seat in order)


def winners(position: Position) -> tuple[int, ...]:
    """The seats that win; more than one share it (R11, R33)."""
    return tuple(sorted(seat for place, seat in ranking(position) if place == 1))


class TieBreak(StrEnum):
    """What decides, or does not, between several with the most worms."""

    HIGHEST_TILE = "highest-tile"  # R11
    SHARED = "shared"  # R11: their highest tiles are equal too
    SEVERAL = "several"  # R33: all of them win


def tie_break(position: Position) -> TieBreak | None:
    """None where one has the most worms alone."""
    counted = scores(position)
    if counted.count(max(counted)) == 1:
        return None
    if not position.edition.kind.highest_tile_breaks_ties:
        return TieBreak.SEVERAL
    return TieBreak.SHARED if len(winners(position)) > 1 else TieBreak.HIGHEST_TILE


def shares(position: Position) -> tuple[float, ...]:
    """Each seat's part of the win; who shares it, splits it."""
    best = winners(position)
    return tuple((seat in best) / len(best) for seat in range(len(position.seats)))
