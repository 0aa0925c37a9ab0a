"""A guest's games in the database: outcomes beside the tables, and what lists are searched by."""

import secrets
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from wormgrill.match.outcome import GameOutcome, rivals_in, rivals_of
from wormgrill.server.store.database import Connection, Database

_PAGE = (
    "SELECT sitting.table_id, sitting.ended, told, earlier.id, later.id FROM sitting"
    " JOIN outcomes ON outcomes.table_id = sitting.table_id"
    " JOIN tables ON tables.id = sitting.table_id"
    " LEFT JOIN tables AS earlier ON earlier.id = tables.follows"
    " LEFT JOIN tables AS later ON later.follows = tables.id"
    " WHERE {wanted} ORDER BY sitting.ended DESC, sitting.table_id DESC LIMIT ?"
)
_UNTOLD = (
    "SELECT table_id FROM sitting JOIN tables ON id = table_id WHERE guest = ? AND state = 'over'"
    " AND NOT EXISTS (SELECT 1 FROM outcomes WHERE outcomes.table_id = sitting.table_id)"
    " ORDER BY touched DESC LIMIT ?"
)


# Who stood up before a game began has not played it; of a table that goes on, or whose log cannot
# be read, everybody counts who has ever sat there.
_OTHERS = (
    "SELECT 1 FROM sitting WHERE table_id = ? AND guest <> ? AND (ended IS NOT NULL OR NOT EXISTS"
    " (SELECT 1 FROM outcomes WHERE outcomes.table_id = sitting.table_id AND told <> 'null'))"
    " LIMIT 1"
)


_AT_TABLE = ("sitting", "studies", "cards", "call_wishes", "calls")  # rows of a guest at a table


class GamesAsked(NamedTuple):
    """Which of a guest's finished games: all, of one edition, with one rival; after a place."""

    guest: str
    edition: str | None = None
    rival: str | None = None  # as `rivals_of` tells it
    before: tuple[float, str] | None = None  # when the last known one ended, and its id


class KeptGame(NamedTuple):
    """A finished game, and the tables before and after it in its series, if they are there."""

    table: str
    ended: float
    outcome: GameOutcome
    earlier: str | None
    later: str | None


class GameCounts(NamedTuple):
    """How many finished games a guest has: of each edition, with each person and bot."""

    finished: int
    editions: Mapping[str, int]
    people: Mapping[str, int]
    bots: Mapping[str, int]


class SqlGames:
    """The rows of outcomes, and of games by guest."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, asked: GamesAsked, most: int) -> list[KeptGame]:
        """The newest first."""
        wanted, values = _wanted(asked)

        def work(connection: Connection) -> list[KeptGame]:
            rows = connection.execute(_PAGE.format(wanted=wanted), (*values, most))
            return [
                KeptGame(table, ended, msgspec.json.decode(told, type=GameOutcome), earlier, later)
                for table, ended, told, earlier, later in rows
            ]

        return await self._database.read(work)

    async def any_finished(self, guest: str) -> bool:
        return await self._database.read(
            lambda connection: (
                connection.execute(
                    "SELECT 1 FROM sitting JOIN tables ON id = table_id"
                    " WHERE guest = ? AND state = 'over' LIMIT 1",
                    (guest,),
                ).fetchone()
                is not None
            )
        )

    async def counts(self, guest: str) -> GameCounts:
        def work(connection: Connection) -> GameCounts:
            rows = connection.execute(
                "SELECT edition, rivals, count(*) FROM sitting"
                " WHERE guest = ? AND ended IS NOT NULL GROUP BY edition, rivals",
                (guest,),
            )
            return _counted(rows.fetchall())

        return await self._database.read(work)

    async def untold(self, guest: str, most: int) -> list[str]:
        """Tables that were over before outcomes were kept, the newest first."""
        return await self._database.read(
            lambda connection: [id for (id,) in connection.execute(_UNTOLD, (guest, most))]
        )

    async def tell(self, table: str, outcome: GameOutcome | None, rematch: str | None) -> None:
        """What the log of such a table tells; None if it cannot be read."""

        def work(connection: Connection) -> None:
            if connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is None:
                return  # deleted meanwhile
            keep_outcome(connection, table, outcome)
            if rematch is not None:
                connection.execute("UPDATE tables SET follows = ? WHERE id = ?", (table, rematch))

        await self._database.write(work, table)

    async def tables_of(self, guest: str, most: int, over: bool) -> list[str]:
        """Where the guest sits or sat, or which they have made: those that are over, or any."""
        state = "state = 'over' AND" if over else ""

        def work(connection: Connection) -> list[str]:
            rows = connection.execute(
                f"SELECT id FROM tables WHERE {state} (maker = ? OR id IN"  # noqa: S608 - our own text
                " (SELECT table_id FROM sitting WHERE guest = ?)) ORDER BY id LIMIT ?",
                (guest, guest, most),
            )
            return [id for (id,) in rows]

        return await self._database.read(work)

    async def give_up(self, guest: str, tables: list[str]) -> int:
        """These tables are the guest's no more: deleted if nobody else played there, how many;
        else theirs, and nothing in them leads to the guest."""

        def work(connection: Connection) -> int:
            deleted = 0
            for table in tables:
                if connection.execute(_OTHERS, (table, guest)).fetchone():
                    _disown(connection, guest, table)
                else:
                    connection.execute("DELETE FROM tables WHERE id = ?", (table,))
                    deleted += 1
            return deleted

        return await self._database.write(work, min(tables))

    async def series_of(self, tables: list[str]) -> dict[str, tuple[str | None, str | None]]:
        """The tables before and after each of these, if they are there."""

        def work(connection: Connection) -> dict[str, tuple[str | None, str | None]]:
            found = {}
            for table in tables:
                row = connection.execute(
                    "SELECT earlier.id, later.id FROM tables"
                    " LEFT JOIN tables AS earlier ON earlier.id = tables.follows"
                    " LEFT JOIN tables AS later ON later.follows = tables.id WHERE tables.id = ?",
                    (table,),
                ).fetchone()
                found[table] = (row[0], row[1]) if row else (None, None)
            return found

        return await self._database.read(work)


def keep_outcome(connection: Connection, table: str, outcome: GameOutcome | None) -> None:
    """Within the commit that ends the game. Once: a log is never changed."""
    connection.execute(
        "INSERT INTO outcomes (table_id, told) VALUES (?, ?) ON CONFLICT DO NOTHING",
        (table, msgspec.json.encode(outcome).decode()),
    )
    if outcome is None or not outcome.played:
        return
    connection.executemany(
        "UPDATE sitting SET ended = ?, edition = ?, rivals = ? WHERE guest = ? AND table_id = ?",
        [
            (outcome.ended, outcome.edition_key, rivals_of(outcome, guest), guest, table)
            for guest in sorted(outcome.owners)
        ],
    )


def _disown(connection: Connection, guest: str, table: str) -> None:
    """Whoever acted there as this guest is somebody nobody knows, by the name they had."""
    nobody = secrets.token_urlsafe(len(guest) * 3 // 4)
    connection.execute(
        "UPDATE events SET guest = ? WHERE table_id = ? AND guest = ?", (nobody, table, guest)
    )
    connection.execute(
        "UPDATE tables SET maker = replace(maker, ?, ?), snapshot = replace(snapshot, ?, ?)"
        " WHERE id = ?",
        (guest, nobody, guest, nobody, table),
    )
    connection.execute(
        "UPDATE outcomes SET told = replace(told, ?, ?) WHERE table_id = ?", (guest, nobody, table)
    )
    for rows in _AT_TABLE:
        connection.execute(f"DELETE FROM {rows} WHERE guest = ? AND table_id = ?", (guest, table))  # noqa: S608 - our own names


def _wanted(asked: GamesAsked) -> tuple[str, list[object]]:
    parts = ["guest = ? AND ended IS NOT NULL"]
    found: list[object] = [asked.guest]
    if asked.edition is not None:
        parts.append("edition = ?")
        found.append(asked.edition)
    if asked.rival is not None:
        parts.append("replace(rivals, ?, '') <> rivals")  # contains, letter for letter, in both
        found.append(asked.rival)
    if asked.before is not None:
        ended, table = asked.before
        parts.append("(sitting.ended < ? OR sitting.ended = ? AND sitting.table_id < ?)")
        found += [ended, ended, table]
    return " AND ".join(parts), found


def _counted(rows: list[tuple[str, str, int]]) -> GameCounts:
    finished, editions = 0, Counter[str]()
    people, bots = Counter[str](), Counter[str]()
    for edition, rivals, games in rows:
        finished += games
        editions[edition] += games
        names, kinds = rivals_in(rivals)
        people.update(dict.fromkeys(names, games))
        bots.update(dict.fromkeys(kinds, games))
    return GameCounts(finished, editions, people, bots)
