"""Guests, their tokens and their one-time codes in the database. Secrets are kept hashed.

What a guest is: `match/guest.py`; which token is good: `server/guests.py`.
"""

import secrets
from typing import NamedTuple

from wormgrill.match.guest import SEED_BYTES, Guest
from wormgrill.server.store.database import Connection, Database
from wormgrill.server.token_kind import TokenKind

MOST_TOKENS = 20  # of each kind per guest; the one that was not used for longest goes


class KeptToken(NamedTuple):
    """A token as it is kept: its hash, for whom, when it was made and last seen (to the hour), and
    on which device."""

    hash: bytes
    kind: TokenKind
    made: float
    seen: float
    device: str | None = None


class BotAccount(NamedTuple):
    """A guest that is a program: when it was last seen, and how many tokens are good."""

    id: str
    name: str
    seen: float
    tokens: int


class SqlGuests:
    """The rows of guests, tokens, device codes and recovery codes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, guest: Guest, token: KeptToken) -> None:
        def work(connection: Connection) -> None:
            connection.execute(
                "INSERT INTO guests (id, name, language, seed, seen, program)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (guest.id, guest.name, guest.language, guest.seed, token.made, int(guest.program)),
            )
            _add_token(connection, guest.id, token)

        await self._database.write(work)

    async def programs(self) -> list[BotAccount]:
        """Bot accounts, by name."""

        def work(connection: Connection) -> list[BotAccount]:
            rows = connection.execute(
                "SELECT id, name, guests.seen, count(hash) FROM guests"
                " LEFT JOIN tokens ON tokens.guest = guests.id WHERE program = 1"
                " GROUP BY id, name, guests.seen"
            )
            return sorted(map(BotAccount._make, rows), key=lambda account: account.name)

        return await self._database.read(work)

    async def replace_tokens(self, id: str, *tokens: KeptToken) -> None:
        """These are good from now on, and no others."""

        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM tokens WHERE guest = ?", (id,))
            connection.execute("DELETE FROM devices WHERE guest = ?", (id,))
            connection.execute("DELETE FROM recovery WHERE guest = ?", (id,))
            for token in tokens:
                _add_token(connection, id, token)

        await self._database.write(work)

    async def rename(self, id: str, name: str, language: str) -> None:
        await self._database.write(
            lambda connection: connection.execute(
                "UPDATE guests SET name = ?, language = ? WHERE id = ?", (name, language, id)
            )
        )

    async def delete(self, id: str) -> None:
        await self._database.write(
            lambda connection: connection.execute("DELETE FROM guests WHERE id = ?", (id,))
        )

    async def with_token(self, hash: bytes) -> Guest | None:
        def work(connection: Connection) -> Guest | None:
            row = connection.execute(
                "SELECT id, name, language, seed, program FROM guests"
                " JOIN tokens ON tokens.guest = guests.id WHERE hash = ?",
                (hash,),
            ).fetchone()
            if row is None:
                return None
            id, name, language, seed, program = row
            return Guest(id, name, language, seed, bool(program))

        return await self._database.read(work)

    async def draw_seeds(self) -> None:
        """Everybody's next table gets another seed, and no code for a device is good any more."""

        def work(connection: Connection) -> None:
            ids = connection.execute("SELECT id FROM guests").fetchall()
            connection.executemany(
                "UPDATE guests SET seed = ? WHERE id = ?",
                [(secrets.token_bytes(SEED_BYTES), id) for (id,) in ids],
            )
            connection.execute("DELETE FROM devices")

        await self._database.write(work)

    async def seen(self, id: str, hash: bytes, at: float, device: str | None = None) -> None:
        def work(connection: Connection) -> None:
            connection.execute("UPDATE guests SET seen = ? WHERE id = ?", (at, id))
            connection.execute(
                "UPDATE tokens SET seen = ?, device = coalesce(?, device) WHERE hash = ?",
                (at, device, hash),
            )

        await self._database.write(work)

    async def add_token(self, id: str, token: KeptToken, asking: bytes) -> list[bytes]:
        """Returns the hashes of tokens that are no longer valid; the one that asks stays."""
        return await self._database.write(
            lambda connection: _add_token(connection, id, token, asking)
        )

    async def tokens_of(self, id: str) -> list[KeptToken]:
        """All that are good, the oldest first."""

        def work(connection: Connection) -> list[KeptToken]:
            rows = connection.execute(
                "SELECT hash, kind, made, seen, device FROM tokens WHERE guest = ?"
                " ORDER BY made, hash",
                (id,),
            )
            return [KeptToken(hash, TokenKind(kind), *rest) for hash, kind, *rest in rows]

        return await self._database.read(work)

    async def drop_token(self, id: str, hash: bytes) -> None:
        await self._database.write(
            lambda connection: connection.execute(
                "DELETE FROM tokens WHERE guest = ? AND hash = ?", (id, hash)
            )
        )

    async def add_device(self, hash: bytes, id: str, until: float) -> None:
        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM devices WHERE guest = ?", (id,))
            connection.execute("INSERT INTO devices VALUES (?, ?, ?)", (hash, id, until))

        await self._database.write(work)

    async def use_device(self, hash: bytes, token: KeptToken) -> list[bytes] | None:
        """The code is good once: it is gone before the token is there.

        None if it is not good; else the hashes of tokens that are no longer valid.
        """

        def work(connection: Connection) -> list[bytes] | None:
            row = connection.execute(
                "DELETE FROM devices WHERE hash = ? RETURNING guest, until", (hash,)
            ).fetchone()
            if row is None or row[1] < token.made:
                return None
            return _add_token(connection, row[0], token)

        return await self._database.write(work)

    async def set_recovery(self, id: str, hash: bytes, made: float) -> None:
        """One per guest: a new one takes the place of the old."""
        await self._database.write(
            lambda connection: connection.execute(
                "INSERT INTO recovery (guest, hash, made) VALUES (?, ?, ?) ON CONFLICT (guest)"
                " DO UPDATE SET hash = excluded.hash, made = excluded.made",
                (id, hash, made),
            )
        )

    async def recovery_of(self, id: str) -> float | None:
        def work(connection: Connection) -> float | None:
            row = connection.execute("SELECT made FROM recovery WHERE guest = ?", (id,)).fetchone()
            return row and float(row[0])

        return await self._database.read(work)

    async def drop_recovery(self, id: str) -> None:
        await self._database.write(
            lambda connection: connection.execute("DELETE FROM recovery WHERE guest = ?", (id,))
        )

    async def use_recovery(self, hash: bytes, token: KeptToken) -> list[bytes] | None:
        """Again and again. None if it is not good; else the hashes of tokens that are no longer
        valid."""

        def work(connection: Connection) -> list[bytes] | None:
            row = connection.execute(
                "SELECT guest FROM recovery WHERE hash = ?", (hash,)
            ).fetchone()
            return None if row is None else _add_token(connection, row[0], token)

        return await self._database.write(work)


def _add_token(
    connection: Connection, id: str, token: KeptToken, asking: bytes = b""
) -> list[bytes]:
    connection.execute(
        "INSERT INTO tokens (guest, hash, kind, made, seen, device) VALUES (?, ?, ?, ?, ?, ?)",
        (id, *token),
    )
    gone = connection.execute(
        "DELETE FROM tokens WHERE guest = ? AND kind = ? AND hash <> ? AND hash <> ?"
        " AND hash NOT IN (SELECT hash FROM tokens WHERE guest = ? AND kind = ?"
        " ORDER BY seen DESC, made DESC LIMIT ?) RETURNING hash",
        (id, token.kind, token.hash, asking, id, token.kind, MOST_TOKENS),
    )
    return [hash for (hash,) in gone]
