"""What a finished table brings to its party at once: places and worms."""

from wormgrill.match.table import Table
from wormgrill.party.party import TableResult
from wormgrill.rules.scoring import ranking, scores


def result_of(table: Table) -> TableResult:
    """Of a table that is over; nothing, if it was given up."""
    position = table.position
    if position is None or table.abandoned or not position.over:
        return TableResult()
    place_of = {seat: place for place, seat in ranking(position)}
    return TableResult(tuple(place_of[seat] for seat in sorted(place_of)), scores(position))
