"""Days of the daily grill, and the answers that count.

A day's seed is drawn once, and its row is made once: whoever stores first decides for all.
"""

from collections.abc import Iterable
from typing import NamedTuple

from wormgrill.server.store.database import Connection, Database


class KeptDay(NamedTuple):
    """A day and its seed; when that was promised, in seconds since 1970."""

    day: str
    seed: bytes
    promised: float


class KeptAnswer(NamedTuple):
    """An answer that counts; its cost is in millionths of the win."""

    number: int
    key: str
    action: str
    cost: int


class KeptTry(NamedTuple):
    """A guest's answers to a day: how many, and what they cost."""

    day: str
    answered: int
    cost: int


class SqlDaily:
    """The rows of days, answers, and whose name may be shown."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def promise(self, days: Iterable[KeptDay]) -> None:
        """Days that have a seed already keep it."""
        rows = [(kept.day, kept.seed, kept.promised) for kept in days]

        def work(connection: Connection) -> None:
            connection.executemany(
                "INSERT INTO daily_days (day, seed, promised) VALUES (?, ?, ?)"
                " ON CONFLICT (day) DO NOTHING",
                rows,
            )

        await self._database.write(work)

    async def days(self) -> list[KeptDay]:
        def work(connection: Connection) -> list[KeptDay]:
            found = connection.execute("SELECT day, seed, promised FROM daily_days ORDER BY day")
            return [KeptDay(day, bytes(seed), promised) for day, seed, promised in found]

        return await self._database.read(work)

    async def row(self, day: str) -> bytes | None:
        """As it was packed; None if nobody has made it yet."""

        def work(connection: Connection) -> bytes | None:
            sql = "SELECT packed FROM daily_days WHERE day = ?"
            found = connection.execute(sql, (day,)).fetchone()
            return bytes(found[0]) if found and found[0] is not None else None

        return await self._database.read(work)

    async def keep_row(self, day: str, packed: bytes) -> bytes:
        """The row that is kept: this one, or the one that was there before it."""

        def work(connection: Connection) -> bytes:
            connection.execute(
                "UPDATE daily_days SET packed = ? WHERE day = ? AND packed IS NULL", (packed, day)
            )
            sql = "SELECT packed FROM daily_days WHERE day = ?"
            return bytes(connection.execute(sql, (day,)).fetchone()[0])

        return await self._database.write(work)

    async def answer(self, guest: str, day: str, given: KeptAnswer) -> KeptAnswer:
        """The answer that counts: this one, or an earlier one to the same position."""

        def work(connection: Connection) -> KeptAnswer:
            connection.execute(
                "INSERT INTO daily_answers (guest, day, number, key, action, cost)"
                " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (guest, day, number) DO NOTHING",
                (guest, day, *given),
            )
            found = connection.execute(
                "SELECT number, key, action, cost FROM daily_answers"
                " WHERE guest = ? AND day = ? AND number = ?",
                (guest, day, given.number),
            ).fetchone()
            return KeptAnswer(*found)

        return await self._database.write(work)

    async def answers(self, guest: str, day: str) -> list[KeptAnswer]:
        def work(connection: Connection) -> list[KeptAnswer]:
            found = connection.execute(
                "SELECT number, key, action, cost FROM daily_answers"
                " WHERE guest = ? AND day = ? ORDER BY number",
                (guest, day),
            )
            return [KeptAnswer(*row) for row in found]

        return await self._database.read(work)

    async def tries(self, guest: str) -> list[KeptTry]:
        """Of all days on which the guest has answered."""

        def work(connection: Connection) -> list[KeptTry]:
            found = connection.execute(
                "SELECT day, count(*), sum(cost) FROM daily_answers WHERE guest = ?"
                " GROUP BY day ORDER BY day",
                (guest,),
            )
            return [KeptTry(day, int(answered), int(cost)) for day, answered, cost in found]

        return await self._database.read(work)

    async def finished(self, day: str, positions: int) -> list[tuple[str, int]]:
        """The guests who have answered everything, and what it cost them."""

        def work(connection: Connection) -> list[tuple[str, int]]:
            found = connection.execute(
                "SELECT guest, sum(cost) FROM daily_answers WHERE day = ?"
                " GROUP BY guest HAVING count(*) = ? ORDER BY sum(cost), guest",
                (day, positions),
            )
            return [(guest, int(cost)) for guest, cost in found]

        return await self._database.read(work)

    async def shown_names(self, guests: Iterable[str]) -> dict[str, str]:
        """The names of those among them who want theirs shown."""
        asked = list(guests)
        sql = "SELECT name FROM guests JOIN daily_names ON guest = id WHERE id = ?"

        def work(connection: Connection) -> dict[str, str]:
            found = {guest: connection.execute(sql, (guest,)).fetchone() for guest in asked}
            return {guest: row[0] for guest, row in found.items() if row}

        return await self._database.read(work)

    async def show_name(self, guest: str, shown: bool) -> None:
        sql = (
            "INSERT INTO daily_names (guest) VALUES (?) ON CONFLICT (guest) DO NOTHING"
            if shown
            else "DELETE FROM daily_names WHERE guest = ?"
        )
        await self._database.write(lambda connection: connection.execute(sql, (guest,)))

    async def forget_from(self, day: str) -> None:
        """What is promised for this day and later ones may be known: none of it counts."""

        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM daily_answers WHERE day >= ?", (day,))
            connection.execute("DELETE FROM daily_days WHERE day >= ?", (day,))

        await self._database.write(work)
