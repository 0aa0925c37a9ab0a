"""What the processes that share a database leave in it for each other."""

from typing import NamedTuple

from wormgrill.server.store.database import Connection, Database

ALIVE = 10.0  # seconds after which a process that has said nothing is gone


class LeftFigures(NamedTuple):
    """What processes have left, by their names; how many there are; and how many tables wait for
    one of them."""

    left: dict[str, str]
    alive: int
    due: int


class SqlProcesses:
    """The rows of processes. Who comes, stays and goes: `opening.py`."""

    def __init__(self, database: Database) -> None:
        self._database = database

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
