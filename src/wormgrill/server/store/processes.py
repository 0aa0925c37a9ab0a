"""What the processes that share a database leave in it for each other."""

from typing import NamedTuple

from wormgrill.server.store.database import Connection, Database
from wormgrill.server.store.schema import VERSION
from wormgrill.version import __version__

ALIVE = 10.0  # seconds after which a process that has said nothing is gone


class LeftFigures(NamedTuple):
    """What processes have left, by their names; how many there are; and how many tables wait for
    one of them."""

    left: dict[str, str]
    alive: int
    due: int


class SqlProcesses:
    """The rows of processes: who comes, stays and goes, and what they leave."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def join(self, process: str, now: float, alone: bool) -> float:
        """Since when the oldest of those who serve these tables now has been there; who is `alone`
        with the database by right knows that all others are gone."""

        def work(connection: Connection) -> float:
            gone = now + ALIVE if alone else now - ALIVE
            connection.execute("DELETE FROM processes WHERE seen < ?", (gone,))
            others = connection.execute("SELECT min(began) FROM processes").fetchone()[0]
            connection.execute(
                "INSERT INTO processes (id, began, seen, release, schema_version)"
                " VALUES (?, ?, ?, ?, ?)",
                (process, now, now, __version__, VERSION),
            )
            if others is None:  # nobody else sees to any table
                connection.execute("UPDATE tables SET held_until = 0 WHERE held_until > 0")
            return now if others is None else float(others)

        return await self._database.write(work)

    async def stay(self, process: str, now: float) -> None:
        await self._database.write(
            lambda connection: connection.execute(
                "UPDATE processes SET seen = ? WHERE id = ?", (now, process)
            )
        )

    async def leave(self, process: str) -> None:
        await self._database.write(
            lambda connection: connection.execute("DELETE FROM processes WHERE id = ?", (process,))
        )

    async def leave_figures(self, process: str, figures: str) -> None:
        await self._database.write(
            lambda connection: connection.execute(
                "UPDATE processes SET figures = ? WHERE id = ?", (figures, process)
            )
        )

    async def figures(self, now: float) -> LeftFigures:
        def work(connection: Connection) -> LeftFigures:
            rows = connection.execute("SELECT id, seen, figures FROM processes").fetchall()
            alive = {id: left for id, seen, left in rows if seen > now - ALIVE or len(rows) == 1}
            due = "SELECT count(*) FROM tables WHERE due_at <= ? AND held_until < ?"
            (waiting,) = connection.execute(due, (now, now)).fetchone()
            left = {id: figures for id, figures in alive.items() if figures}
            return LeftFigures(left, len(alive), waiting)

        return await self._database.read(work)
