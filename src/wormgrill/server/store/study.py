"""What is kept of guests' own games, the puzzles they have tried, and how often people miss which.

Only of guests who have asked for it. All of it goes with the guest, and with the table.
"""

from typing import NamedTuple

from wormgrill.server.store.database import Connection, Database
from wormgrill.study.repetition import PuzzleCard

_FREE = (
    "SELECT table_id FROM studies WHERE guest = ? AND result IS NULL AND held_until < ?"
    " ORDER BY table_id LIMIT 1"
)
HOLD = 300.0  # seconds for which a game is taken apart by one process alone


class KeptStudy(NamedTuple):
    """A game that was asked for: where, when it was last touched, and what is kept of it.

    The result is None as long as nobody has taken it apart.
    """

    table: str
    at: float
    result: str | None


class MissCount(NamedTuple):
    """Of how many people, and by how many of them a puzzle was missed: first tries alone."""

    tried: int = 0
    missed: int = 0


class SqlStudies:
    """The rows of studies, cards and counts of puzzles."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask(self, guest: str, most: int) -> None:
        """For the guest's latest finished games; those that are asked for already stay."""
        await self._database.write(
            lambda connection: connection.execute(
                "INSERT INTO studies (guest, table_id, held_until)"
                " SELECT guest, table_id, 0 FROM sitting JOIN tables ON id = table_id"
                " WHERE guest = ? AND state = 'over' ORDER BY touched DESC, id LIMIT ?"
                " ON CONFLICT DO NOTHING",
                (guest, most),
            )
        )

    async def take(self, guest: str, now: float) -> str | None:
        """A table whose game nobody has taken apart yet: ours to do, for the time of a lease."""
        free = _FREE + self._database.skip_locked

        def work(connection: Connection) -> str | None:
            row = connection.execute(
                f"UPDATE studies SET held_until = ? WHERE guest = ? AND table_id IN ({free})"  # noqa: S608 - our own text
                " RETURNING table_id",
                (now + HOLD, guest, guest, now),
            ).fetchone()
            return row and str(row[0])

        return await self._database.write(work)

    async def keep(self, guest: str, table: str, result: str) -> None:
        """What came of it; nothing happens if the guest has had it forgotten meanwhile."""
        await self._database.write(
            lambda connection: connection.execute(
                "UPDATE studies SET result = ?, held_until = 0"
                " WHERE guest = ? AND table_id = ? AND result IS NULL",
                (result, guest, table),
            )
        )

    async def release(self, guest: str, table: str) -> None:
        """It was not done: whoever comes next may."""
        await self._database.write(
            lambda connection: connection.execute(
                "UPDATE studies SET held_until = 0 WHERE guest = ? AND table_id = ?",
                (guest, table),
            )
        )

    async def of_guest(self, guest: str) -> list[KeptStudy]:
        """In the order in which the games were played."""

        def work(connection: Connection) -> list[KeptStudy]:
            rows = connection.execute(
                "SELECT table_id, touched, result FROM studies JOIN tables ON id = table_id"
                " WHERE guest = ? ORDER BY touched, table_id",
                (guest,),
            )
            return [KeptStudy(*row) for row in rows]

        return await self._database.read(work)

    async def forget(self, guest: str) -> None:
        """All figures and all cards."""

        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM studies WHERE guest = ?", (guest,))
            connection.execute("DELETE FROM cards WHERE guest = ?", (guest,))

        await self._database.write(work)

    # Puzzles

    async def cards(self, guest: str) -> list[PuzzleCard]:
        def work(connection: Connection) -> list[PuzzleCard]:
            rows = connection.execute(
                "SELECT puzzle, box, due FROM cards WHERE guest = ?", (guest,)
            )
            return [PuzzleCard(*row) for row in rows]

        return await self._database.read(work)

    async def put_card(self, guest: str, card: PuzzleCard, table: str | None) -> bool:
        """Whether it is the guest's first try. `table` is where the decision was made."""

        def work(connection: Connection) -> bool:
            known = connection.execute(
                "UPDATE cards SET box = ?, due = ? WHERE guest = ? AND puzzle = ?",
                (card.box, card.due, guest, card.puzzle),
            ).rowcount
            if not known:
                connection.execute(
                    "INSERT INTO cards (guest, puzzle, table_id, box, due) VALUES (?, ?, ?, ?, ?)"
                    " ON CONFLICT DO NOTHING",
                    (guest, card.puzzle, table, card.box, card.due),
                )
            return not known

        return await self._database.write(work)

    async def count(self, puzzle: str, missed: bool) -> None:
        """One more has tried it: a number, without who it was."""
        await self._database.write(
            lambda connection: connection.execute(
                "INSERT INTO puzzle_counts (puzzle, tried, missed) VALUES (?, 1, ?)"
                " ON CONFLICT (puzzle) DO UPDATE SET tried = puzzle_counts.tried + 1,"
                " missed = puzzle_counts.missed + excluded.missed",
                (puzzle, int(missed)),
            )
        )

    async def counts(self) -> dict[str, MissCount]:
        def work(connection: Connection) -> dict[str, MissCount]:
            rows = connection.execute("SELECT puzzle, tried, missed FROM puzzle_counts")
            return {puzzle: MissCount(tried, missed) for puzzle, tried, missed in rows}

        return await self._database.read(work)
