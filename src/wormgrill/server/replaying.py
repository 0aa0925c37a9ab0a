"""Replays, piece by piece: of tables, and by workers of any record that somebody brings."""

import asyncio
import gzip

import msgspec

from wormgrill.formats.record_reader import parse_record
from wormgrill.match.store import StoredTable
from wormgrill.match.table_record import record_of
from wormgrill.replays.frames import replay_view
from wormgrill.work.job import Job, Workers

PER_BYTE = 5e-6  # seconds of a record; a guess, put right later


class Replayer:
    """Has games told once more: a piece of any of them as JSON, packed by gzip.

    Positions that follow one another are much alike: packed, a piece is a thirtieth.
    """

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    async def of_table(self, kept: StoredTable, first: int) -> bytes:
        """In a thread: the rules have followed these steps before, and it takes 20 ms."""
        return await asyncio.to_thread(replay_table, kept, first)

    async def of_record(self, text: str, first: int, asker: str) -> bytes:
        """By a worker: nobody knows what it is."""
        job = Job(replay_record, (text, first), asker, PER_BYTE * len(text))
        return await self._workers.do(job)


def replay_table(kept: StoredTable, first: int) -> bytes:
    return _packed(replay_view(record_of(kept), first))


def replay_record(text: str, first: int) -> bytes:
    return _packed(replay_view(parse_record(text), first))


def _packed(piece: msgspec.Struct) -> bytes:
    return gzip.compress(msgspec.json.encode(piece), 4)
