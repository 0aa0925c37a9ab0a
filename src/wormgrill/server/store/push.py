"""Who wants to be called, on which devices, and what was sent: in the database."""

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from wormgrill.match.calls import CallKind, WaitedFor
from wormgrill.server.store.database import Connection, Database

MOST_DEVICES = 5  # of a guest; the oldest goes
DECIDING = 60.0  # seconds for which one process decides; then another may
WEBHOOK = "webhook"  # as a target; devices are named by hashes
_DECIDED = ""
_ID = 24  # hexadecimal digits


class PushDevice(NamedTuple):
    """A browser that has subscribed: where it gets messages, and how to encrypt for it."""

    endpoint: str
    point: bytes
    auth: bytes
    made: float

    @property
    def id(self) -> str:
        """For lists: the address itself is a secret."""
        return sha256(self.endpoint.encode()).hexdigest()[:_ID]


class CallWishes(NamedTuple):
    """What a guest has turned on."""

    everywhere: bool
    devices: list[PushDevice]  # the oldest first


class Delivery(NamedTuple):
    """One message to one target, taken to be sent: whoever has it sends it, nobody else will."""

    table: str
    turn: int
    kind: CallKind
    target: str
    guest: str
    tries: int  # this one too


class SqlCalls:
    """The rows of push keys, devices, wishes and calls."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def key(self, fresh: bytes) -> bytes:
        """The server's private key; the first who asks has made it."""

        def work(connection: Connection) -> bytes:
            connection.execute(
                "INSERT INTO push_keys (id, private) VALUES (1, ?) ON CONFLICT DO NOTHING", (fresh,)
            )
            kept = connection.execute("SELECT private FROM push_keys WHERE id = 1").fetchone()
            return bytes(kept[0])

        return await self._database.write(work)

    # Wishes

    async def wishes(self, guest: str) -> CallWishes:
        return await self._database.read(lambda connection: _wishes(connection, guest))

    async def add_device(self, guest: str, device: PushDevice, token: bytes | None = None) -> None:
        """A device is one guest's: whoever subscribes on it last. It goes with the token that has
        this hash."""

        def work(connection: Connection) -> None:
            _drop(connection, [device.id])
            connection.execute(
                "INSERT INTO push_devices (id, guest, endpoint, point, auth, made, token)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (device.id, guest, *device, token),
            )
            devices = _wishes(connection, guest).devices
            _drop(connection, [old.id for old in devices[:-MOST_DEVICES]])

        await self._database.write(work)

    async def drop_device(self, guest: str, id: str) -> None:
        def work(connection: Connection) -> None:
            own = "SELECT 1 FROM push_devices WHERE id = ? AND guest = ?"
            if connection.execute(own, (id, guest)).fetchone():
                _drop(connection, [id])

        await self._database.write(work)

    async def call_everywhere(self, guest: str, wanted: bool) -> None:
        def work(connection: Connection) -> None:
            connection.execute("UPDATE guests SET called = ? WHERE id = ?", (int(wanted), guest))
            pending = connection.execute(
                "SELECT DISTINCT table_id FROM calls WHERE guest = ? AND next_at IS NOT NULL",
                (guest,),
            ).fetchall()
            for (table,) in pending:
                _forget_unwanted(connection, guest, table)

        await self._database.write(work)

    async def call_at(self, guest: str, table: str, wanted: bool) -> None:
        def work(connection: Connection) -> None:
            connection.execute(
                "INSERT INTO call_wishes (guest, table_id, wanted) VALUES (?, ?, ?)"
                " ON CONFLICT (guest, table_id) DO UPDATE SET wanted = excluded.wanted",
                (guest, table, int(wanted)),
            )
            _forget_unwanted(connection, guest, table)

        await self._database.write(work)

    async def wanted(self, guest: str, table: str) -> bool:
        return await self._database.read(lambda connection: _wanted(connection, guest, table))

    # Calls

    async def take_tables(self, now: float, most: int) -> list[str]:
        """Where a call is to be decided: ours for a while."""
        due = "SELECT id FROM tables WHERE call_at <= ? ORDER BY call_at LIMIT ?"
        if not await self._any(due, now):
            return []
        locked = due + self._database.skip_locked

        def work(connection: Connection) -> list[str]:
            taken = connection.execute(
                f"UPDATE tables SET call_at = ? WHERE id IN ({locked}) RETURNING id",  # noqa: S608 - our own text
                (now + DECIDING, now, most),
            )
            return [id for (id,) in taken]

        return await self._database.write(work)

    async def put_off(self, table: str, version: int, next_at: float | None) -> None:
        """There is nothing to decide before."""
        await self._database.write(lambda connection: _moved(connection, table, version, next_at))

    async def decide(
        self,
        table: str,
        version: int,
        waited: WaitedFor,
        kind: CallKind,
        send_at: float | None,
        next_at: float | None,
        webhook: bool,
    ) -> int:
        """How many are to be sent, at `send_at`; None: the guest is there. Once per turn and kind,
        and only if the table has not gone on."""

        def work(connection: Connection) -> int:
            if not _moved(connection, table, version, next_at):
                return 0
            connection.execute(
                "DELETE FROM calls WHERE table_id = ? AND turn < ?", (table, waited.turn)
            )
            insert = (
                "INSERT INTO calls (table_id, turn, kind, target, guest, tries, next_at)"
                " VALUES (?, ?, ?, ?, ?, 0, ?) ON CONFLICT DO NOTHING"
            )
            row = (table, waited.turn, kind)
            noted = connection.execute(insert, (*row, _DECIDED, waited.guest, None))
            if not noted.rowcount or send_at is None:
                return 0
            if not _wanted(connection, waited.guest, table):
                return 0
            targets = [device.id for device in _wishes(connection, waited.guest).devices]
            targets += [WEBHOOK] if webhook else []
            for target in targets:
                connection.execute(insert, (*row, target, waited.guest, send_at))
            return len(targets)

        return await self._database.write(work, table)

    async def take_deliveries(self, now: float, most: int) -> list[Delivery]:
        """What is to be sent. It counts as sent from now on, also if we do not live to do it."""
        keys = "table_id, turn, kind, target"
        due = f"SELECT {keys} FROM calls WHERE next_at <= ? ORDER BY next_at LIMIT ?"  # noqa: S608 - our own text
        if not await self._any(due, now):
            return []
        locked = due + self._database.skip_locked

        def work(connection: Connection) -> list[Delivery]:
            taken = connection.execute(
                f"UPDATE calls SET next_at = NULL, tries = tries + 1 WHERE ({keys}) IN ({locked})"  # noqa: S608 - our own text
                f" RETURNING {keys}, guest, tries",
                (now, most),
            )
            return [
                Delivery(table, turn, CallKind(kind), target, guest, tries)
                for table, turn, kind, target, guest, tries in taken
            ]

        return await self._database.write(work)

    async def try_again(self, delivery: Delivery, at: float) -> None:
        await self._database.write(
            lambda connection: connection.execute(
                "UPDATE calls SET next_at = ? WHERE table_id = ? AND turn = ? AND kind = ?"
                " AND target = ?",
                (at, *delivery[:4]),
            )
        )

    async def addressee(self, delivery: Delivery) -> tuple[PushDevice, str] | None:
        """The device and its guest's language; None if it is gone."""

        def work(connection: Connection) -> tuple[PushDevice, str] | None:
            row = connection.execute(
                "SELECT endpoint, point, auth, made, language FROM push_devices"
                " JOIN guests ON guests.id = guest WHERE push_devices.id = ? AND guest = ?",
                (delivery.target, delivery.guest),
            ).fetchone()
            return row and (_device(row[:4]), row[4])

        return await self._database.read(work)

    async def _any(self, due: str, now: float) -> bool:
        """Looked for first: nearly always there is nothing, and reading is cheap."""
        return await self._database.read(
            lambda connection: connection.execute(due, (now, 1)).fetchone() is not None
        )


def _wishes(connection: Connection, guest: str) -> CallWishes:
    found = connection.execute("SELECT called FROM guests WHERE id = ?", (guest,)).fetchone()
    rows = connection.execute(
        "SELECT endpoint, point, auth, made FROM push_devices WHERE guest = ? ORDER BY made, id",
        (guest,),
    )
    return CallWishes(bool(found and found[0]), [_device(row) for row in rows])


def _device(row: Sequence[object]) -> PushDevice:
    endpoint, point, auth, made = row
    assert isinstance(endpoint, str)
    assert isinstance(point, bytes)
    assert isinstance(auth, bytes)
    assert isinstance(made, float)
    return PushDevice(endpoint, point, auth, made)


def _wanted(connection: Connection, guest: str, table: str) -> bool:
    """At this table, as said there, or else as it holds for all."""
    row = connection.execute(
        "SELECT coalesce((SELECT wanted FROM call_wishes WHERE guest = ? AND table_id = ?), called)"
        " FROM guests WHERE id = ?",
        (guest, table, guest),
    ).fetchone()
    return bool(row and row[0])


def _forget_unwanted(connection: Connection, guest: str, table: str) -> None:
    """What is not sent yet is not sent any more."""
    if not _wanted(connection, guest, table):
        connection.execute(
            "UPDATE calls SET next_at = NULL WHERE guest = ? AND table_id = ?", (guest, table)
        )


def _moved(connection: Connection, table: str, version: int, next_at: float | None) -> bool:
    moved = connection.execute(
        "UPDATE tables SET call_at = ? WHERE id = ? AND version = ?", (next_at, table, version)
    )
    return bool(moved.rowcount)


def _drop(connection: Connection, ids: Sequence[str]) -> None:
    for id in ids:
        connection.execute("DELETE FROM push_devices WHERE id = ?", (id,))
        connection.execute("DELETE FROM calls WHERE target = ?", (id,))


async def forget_calls(database: Database) -> None:
    """After a restore: what was to be sent then is not sent now."""

    def work(connection: Connection) -> None:
        connection.execute("DELETE FROM calls")
        connection.execute("UPDATE tables SET call_at = NULL WHERE call_at IS NOT NULL")

    await database.write(work)
