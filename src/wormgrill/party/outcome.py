"""What a finished table brings to its party: places and worms at once, luck when it is reviewed."""

from wormgrill.match.store import StoredTable
from wormgrill.match.table import Table
from wormgrill.match.table_record import record_of
from wormgrill.party.party import TableLuck, TableResult
from wormgrill.reviews.champion import reviewed
from wormgrill.rules.scoring import ranking, scores
from wormgrill.values.cards import NoChampion

MOST_STEPS = 2000  # some seconds; a long game has a thousand


def result_of(table: Table) -> TableResult:
    """Of a table that is over; nothing, if it was given up."""
    position = table.position
    if position is None or table.abandoned or not position.over:
        return TableResult()
    place_of = {seat: place for place, seat in ranking(position)}
    return TableResult(tuple(place_of[seat] for seat in sorted(place_of)), scores(position))


def luck_of(kept: StoredTable) -> TableLuck:
    """In a worker: it takes a second. Nothing, where no champion can judge."""
    record = record_of(kept)
    if len(record.steps) > MOST_STEPS:
        return TableLuck()
    try:
        review = reviewed(record)
    except NoChampion:
        return TableLuck()
    return TableLuck(
        tuple(seat.start for seat in review.seats), tuple(seat.luck for seat in review.seats)
    )
