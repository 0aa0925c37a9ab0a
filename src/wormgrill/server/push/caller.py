"""Calls those whose turn it is: who asked for it and is not there, once per turn.

What is due stands in the database, and any process may see to it (decision record 0010).
"""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable
from contextlib import suppress
from enum import StrEnum
from hashlib import sha256

import msgspec
import structlog

from wormgrill.match.calls import (
    CallKind,
    WaitedFor,
    call_after,
    call_at,
    due_call,
    waited_for,
)
from wormgrill.match.errors import DamagedTable, NoTable
from wormgrill.match.retention import DAY
from wormgrill.match.room import Room
from wormgrill.match.rooms import Rooms
from wormgrill.match.table import Table
from wormgrill.server.push.encryption import DeviceKeys, encrypted
from wormgrill.server.push.outgoing import BadAddress, NotAnswered, NotSent, Outgoing
from wormgrill.server.push.vapid import VapidKey
from wormgrill.server.push.webhook import Webhook
from wormgrill.server.push.words import message
from wormgrill.server.store.push import WEBHOOK, Delivery, SqlCalls

MOST_AT_ONCE = 32  # tables decided, and messages sent
SETTLING = 1.5  # seconds in which other processes tell who is there
BACK_OFF = (30.0, 120.0, 600.0, 3600.0)  # seconds before it is tried again
SHORTEST_LIFE, LONGEST_LIFE = 60.0, 7 * DAY  # of a message that waits for its device

DEVICE = "device"  # as a target, in figures and logs

log = structlog.get_logger("calls")


class CallOutcome(StrEnum):
    """What came of a message."""

    SENT = "sent"
    LATER = "later"  # it is tried again
    GONE = "gone"  # nobody is there any more: the device is forgotten
    FAILED = "failed"


class Caller:
    """Sees to the calls of a server: `attend` from time to time."""

    def __init__(
        self,
        rooms: Rooms,
        calls: SqlCalls,
        key: VapidKey,
        door: Outgoing,
        webhook: Webhook | None,
        clock: Callable[[], float],
        began: float,
        settling: float = SETTLING,
        count: Callable[[str, str], None] = lambda target, outcome: None,
    ) -> None:
        self.calls = calls
        self.key = key
        self.door = door
        self.webhook = webhook
        self._rooms = rooms
        self.clock = clock
        self._began = began
        self._settling = settling
        self._count = count

    async def attend(self) -> None:
        """Decide what is due, then send what is to be sent."""
        while ids := await self.calls.take_tables(self.clock(), MOST_AT_ONCE):
            rooms = await self._opened(ids)
            await asyncio.gather(*(self._decide(room) for room in rooms))
        while taken := await self.calls.take_deliveries(self.clock(), MOST_AT_ONCE):
            await asyncio.gather(*(self._send(delivery) for delivery in taken))

    async def _opened(self, ids: Iterable[str]) -> list[Room]:
        """Their rooms; a fresh one hears first who follows the table elsewhere."""
        new, rooms = False, []
        for id in ids:
            new = new or id not in self._rooms.open
            if room := await self._room(id):
                rooms.append(room)
        if new:
            await asyncio.sleep(self._settling)
        return rooms

    async def _room(self, id: str) -> Room | None:
        """None if it is gone, or cannot be read: that is noted elsewhere."""
        with suppress(DamagedTable, NoTable):
            return await self._rooms.find(id)
        return None

    async def _decide(self, room: Room) -> None:
        table, now = room.table, self.clock()
        waited = waited_for(table)
        due = due_call(table, now)
        if waited is None or due is None:
            await self.calls.put_off(table.id, table.version, call_at(table))
            return
        earliest = self._began + call_after(table)
        if now < earliest:  # after a restart guests are still coming back
            await self.calls.put_off(table.id, table.version, earliest)
            return
        send_at = None if waited.guest in room.presence.present else now
        await self.calls.decide(
            table.id,
            table.version,
            waited,
            due.kind,
            send_at,
            due.next_at,
            self.webhook is not None,
        )

    async def _send(self, delivery: Delivery) -> None:
        room = await self._room(delivery.table)
        waited = WaitedFor(delivery.guest, delivery.turn)
        if room is None or waited_for(room.table) != waited:
            return  # the game has gone on
        if delivery.guest in room.presence.present:
            return
        target = WEBHOOK if delivery.target == WEBHOOK else DEVICE
        outcome, status = await self._sent(room, delivery)
        self._count(target, outcome)
        log.info("call", kind=delivery.kind, target=target, outcome=outcome, status=status)
        if outcome is CallOutcome.LATER:
            await self.calls.try_again(delivery, self.clock() + BACK_OFF[delivery.tries - 1])
        elif outcome is CallOutcome.GONE:
            await self.calls.drop_device(delivery.guest, delivery.target)

    async def _sent(self, room: Room, delivery: Delivery) -> tuple[CallOutcome, int]:
        """What came of it, and the status of the answer."""
        try:
            if delivery.target != WEBHOOK:
                status = await self._push(room, delivery)
            elif self.webhook is not None:
                status = await self.webhook.tell(
                    room.table, delivery.guest, delivery.kind, room.deadline, self.clock()
                )
            else:  # it was set when this was decided
                return CallOutcome.FAILED, 0
        except NotSent:
            return _again(delivery), 0
        except NotAnswered:
            return CallOutcome.FAILED, 0
        except BadAddress:
            return CallOutcome.GONE, 0
        if 200 <= status < 300:
            return CallOutcome.SENT, status
        if status in (404, 410) and delivery.target != WEBHOOK:
            return CallOutcome.GONE, status
        later = status in (408, 429) or status >= 500
        return _again(delivery) if later else CallOutcome.FAILED, status

    async def _push(self, room: Room, delivery: Delivery) -> int:
        found = await self.calls.addressee(delivery)
        if found is None:  # since it was taken
            raise BadAddress
        device, language = found
        told = msgspec.json.encode(message(room.table, delivery.kind, language))
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "Authorization": self.key.authorization(device.endpoint, self.clock()),
            "TTL": str(int(self._life(room))),
            "Topic": _topic(room.table),
            "Urgency": "high" if delivery.kind is CallKind.REMINDER else "normal",
        }
        body = encrypted(told, DeviceKeys(device.point, device.auth))
        return await self.door.post(device.endpoint, headers, body)

    def _life(self, room: Room) -> float:
        """Nobody is called for a turn that is over."""
        if room.deadline is None:
            return DAY
        return min(max(room.deadline - self.clock(), SHORTEST_LIFE), LONGEST_LIFE)


def _again(delivery: Delivery) -> CallOutcome:
    return CallOutcome.LATER if delivery.tries <= len(BACK_OFF) else CallOutcome.FAILED


def _topic(table: Table) -> str:
    """A later message replaces one that still waits; what table it is cannot be seen."""
    return urlsafe_b64encode(sha256(table.id.encode()).digest()).decode()[:32]
