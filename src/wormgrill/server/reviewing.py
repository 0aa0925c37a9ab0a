"""Reviews, taken apart by workers and sent on as they come from there."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from wormgrill.formats.record import Record
from wormgrill.formats.record_reader import parse_record
from wormgrill.match.errors import NotOver
from wormgrill.match.store import StoredTable
from wormgrill.match.table import Table, TableState
from wormgrill.match.table_record import record_of
from wormgrill.reviews.champion import reviewed
from wormgrill.reviews.messages import review_view
from wormgrill.rules.pieces import Tile
from wormgrill.rules.position import Phase, Position, Turn
from wormgrill.words.voice import Voice
from wormgrill.work.job import Job, TooLarge, Workers
from wormgrill.work.made_once import MadeOnce

MOST_STEPS = 2000  # some seconds; a long game has a thousand
MOST_KEPT = 16  # some hundred KB each
PER_BYTE, PER_EVENT = 150e-6, 1e-3  # seconds of a record and of a log; a guess, put right later

TableReview = tuple[str, str]  # of which table, in which language


class OpenDecision(NamedTuple):
    """What somebody has to decide about, whoever they are: the dice, and all the tiles."""

    edition: str
    stacks: tuple[tuple[Tile, ...], ...]
    turn: Turn


class RecordReview(NamedTuple):
    """A review as JSON, and by what a game that is still on would be known."""

    view: bytes
    table: str | None  # where its receipt says it was played
    decisions: frozenset[OpenDecision]


class Reviewer:
    """Has games taken apart: tables whose game is over, each once for all, and any record."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._kept: MadeOnce[TableReview, bytes] = MadeOnce(MOST_KEPT)

    def knows(self, table: str, language: str) -> bool:
        return (table, language) in self._kept

    async def of_table(self, kept: StoredTable, language: str, asker: str) -> bytes:
        """The review as JSON. A finished game does not change."""
        job = Job(review_table, (kept, language), asker, PER_EVENT * len(kept.events))
        return await self._kept.get((kept.id, language), lambda: self._workers.do(job))

    async def of_record(self, text: str, language: str, asker: str) -> RecordReview:
        cost = PER_BYTE * len(text)
        return await self._workers.do(Job(review_record, (text, language), asker, cost))


def must_not_be_on(review: RecordReview, tables: Iterable[Table]) -> None:
    """Refuse what would be a hint that nobody sees, about a decision that is to be made here."""
    for table in tables:
        if table.state is not TableState.PLAYING or table.position is None:
            continue
        if table.id == review.table or _decision(table.position) in review.decisions:
            raise NotOver("This game is still being played here. It is reviewed when it is over.")


def must_not_be_decided(position: Position, tables: Iterable[Table]) -> None:
    """The same for one position, wherever it comes from."""
    decision = _decision(position)
    must_not_be_on(RecordReview(b"", None, frozenset([decision] if decision else ())), tables)


def _decision(position: Position) -> OpenDecision | None:
    """None before dice lie on the table and a tile is won: many games begin alike."""
    turn, stacks = position.turn, tuple(seat.stack for seat in position.seats)
    if turn is None or turn.phase in (Phase.ROLL, Phase.DICE) or not any(stacks):
        return None
    return OpenDecision(position.edition.key, stacks, turn)


# In a worker


def review_table(kept: StoredTable, language: str) -> bytes:
    return _view(record_of(kept), language)


def review_record(text: str, language: str) -> RecordReview:
    record = parse_record(text)
    view = _view(record, language)
    table = record.receipt.table if record.receipt else None
    return RecordReview(view, table, frozenset(_decisions(record)))


def _view(record: Record, language: str) -> bytes:
    if len(record.steps) > MOST_STEPS:
        raise TooLarge(f"A review is for games of at most {MOST_STEPS} steps.")
    return msgspec.json.encode(review_view(reviewed(record), Voice(language)))


def _decisions(record: Record) -> Iterator[OpenDecision]:
    for position in (record.start, *(after for _, after, _ in record.replay())):
        if decision := _decision(position):
            yield decision
