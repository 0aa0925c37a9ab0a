"""Whatever guests try, in whatever order: the log tells the table, refusals change nothing."""

import secrets
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from tests.support.rooms import Home, as_kept, at_home
from tests.support.told import told_since
from wormgrill.dice.verified import verify
from wormgrill.formats.record import print_record
from wormgrill.formats.record_reader import parse_record
from wormgrill.match import commands
from wormgrill.match.guest import Guest
from wormgrill.match.retention import Retention
from wormgrill.match.room import Room
from wormgrill.match.table import DiceSource, SeatKind, Table, TableState, replayed
from wormgrill.match.table_record import record_of
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.errors import Refusal
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.rolls import roll_outcomes

Attempt = Callable[[Room, Guest, Random], Awaitable[object]]


async def sit(room: Room, guest: Guest, chance: Random) -> object:
    local = chance.choice((None, None, "Cy"))
    return await room.perform(
        lambda now: commands.sit(now, guest.id, guest.name, local, None), guest.id
    )


async def start(room: Room, guest: Guest, chance: Random) -> object:
    return await room.perform(lambda now: commands.start(now, guest.id), guest.id)


async def leave(room: Room, guest: Guest, chance: Random) -> object:
    seat, absent = chance.randrange(-1, 5), chance.random() < 0.5
    return await room.perform(lambda now: commands.leave(now, guest.id, seat, absent), guest.id)


async def take_back(room: Room, guest: Guest, chance: Random) -> object:
    seat = chance.randrange(-1, 5)
    return await room.perform(lambda now: commands.take_back(now, guest.id, seat), guest.id)


async def speak(room: Room, guest: Guest, chance: Random) -> object:
    phrase = chance.choice((*commands.PHRASES, "something else"))
    return await room.perform(lambda now: commands.say(now, guest.id, phrase), guest.id)


async def hint(room: Room, guest: Guest, chance: Random) -> object:
    return await room.hint(guest.id, "en", always=chance.random() < 0.5)


async def take_dice_back(room: Room, guest: Guest, chance: Random) -> object:
    seat = room.table.dice_told if chance.random() < 0.9 else chance.randrange(-1, 5)
    key = secrets.token_hex(8)
    return await room.take_dice_back(guest.id, seat or 0, room.table.version, key)


async def act(room: Room, guest: Guest, chance: Random) -> object:
    """Mostly something sensible, sometimes not."""
    table, key = room.table, secrets.token_hex(8)
    seat = table.on_turn if table.on_turn is not None else 0
    version = table.version - (chance.random() < 0.1)
    if table.awaits_dice and table.position is not None:
        dice = chance.choice(roll_outcomes(table.position))[0]
        return await room.submit(guest.id, seat, dice, version, key)
    legal = legal_actions(table.position) if table.position else ()
    action = str(chance.choice(legal)) if legal and chance.random() < 0.95 else "stop"
    return await room.submit(guest.id, seat, action, version, key)


ATTEMPTS: tuple[tuple[Attempt, int], ...] = (
    (act, 40), (take_dice_back, 6), (sit, 4), (take_back, 3),
    (speak, 2), (leave, 1), (hint, 1), (start, 1),
)  # fmt: skip


def everybody_can_see(table: Table) -> tuple[object, ...]:
    return table.seats, table.position, table.state, table.version


async def walk(here: Home, seed: int) -> Room:
    chance = Random(seed)
    edition = chance.choice(list(EDITIONS))
    guests = [await here.guest(name) for name in ("Ada", "Bo", "Eve")]
    kinds = [
        "me",
        *(chance.choice(("open", "local", "bot")) for _ in range(chance.randrange(1, 4))),
    ]
    dice = chance.choice((DiceSource.VERIFIED, DiceSource.TYPED))
    room = await here.make(guests[0], *kinds, edition=edition, dice=dice, hints=True)
    attempts = [attempt for attempt, often in ATTEMPTS for _ in range(often)]
    for _ in range(400):
        before = room.table
        attempt, guest = chance.choice(attempts), chance.choice(guests)
        try:
            await attempt(room, guest, chance)
        except Refusal:
            unmoved = room.table is before or any(seat.bot for seat in before.seats)
            assert unmoved, attempt
        if chance.random() < 0.02 and here.rooms.forget_idle():
            room = await here.rooms.find(before.id)
        if room.table.state is TableState.OVER:
            break
    return room


@pytest.mark.parametrize("seed", range(25))
@at_home(retention=Retention(in_memory=0.0))
async def test_the_log_alone_tells_the_table(here: Home, seed: int) -> None:
    room = await walk(here, seed)
    async with room._lock:  # no bot moves while we look
        kept = await room.kept()
        assert everybody_can_see(await as_kept(here, room)) == everybody_can_see(room.table)
    assert [event.seq for event in kept.events] == list(range(1, len(kept.events) + 1))
    facts = list(told_since(kept.id, kept.code, kept.events, 0))
    moved = [fact for fact in facts if "position" in fact]
    if not moved:
        return
    record = record_of(kept)
    assert record.position() == replayed(kept.id, kept.code, kept.events).position
    assert parse_record(print_record(record)) == record
    if room.table.seed and room.table.terms.dice is DiceSource.VERIFIED:
        assert verify(record) >= 0
    assert all(seat.kind is not SeatKind.OPEN for seat in room.table.seats)
