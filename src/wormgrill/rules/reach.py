"""Which totals the dice of an edition can come to, and which of its tiles they can win."""

from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import WORM, Specialist


def reachable_tiles(edition: Edition) -> set[int]:
    """The numbers of the tiles that can be won, with the specialists that can be won before."""
    helpers: set[Specialist] = set()
    while True:
        totals = _totals(edition, helpers)
        most = max(totals, default=0)
        reached = {
            tile.value
            for tile in edition.tiles
            if (tile.value in totals if tile.exact else tile.value <= most)  # R6 c, R13
        }
        won = {name for name, value in edition.specialists if value in reached}
        if won == helpers:
            return reached
        helpers = won


def _totals(edition: Edition, helpers: set[Specialist]) -> set[int]:
    """Every total that is worth something: with a worm (R5), or the canned one (R24)."""
    sums = _sums(edition)
    if Specialist.GOLDEN_DIE in helpers:  # R22
        points = edition.points
        sums |= {
            (total + points[face], worm or face == WORM)
            for total, worm in (sums | {(0, False)})
            for face in edition.golden_sides
        }
    found = {total for total, worm in sums if worm}
    if Specialist.CANNED_WORM in helpers:
        found |= {total + edition.points[WORM] for total, worm in sums if not worm}
    return found


def _sums(edition: Edition) -> set[tuple[int, bool]]:
    """What white dice laid aside can come to, and whether a worm is among them."""
    reached = {(0, 0, False)}  # dice, points, a worm
    for face in edition.faces:
        reached |= {
            (dice + more, points + more * face.points, worm or face.name == WORM)
            for dice, points, worm in reached
            for more in range(1, edition.dice - dice + 1)
        }
    return {(points, worm) for dice, points, worm in reached if dice}
