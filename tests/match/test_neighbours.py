"""Several processes on one database: any of them serves any table."""

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest

from tests.support.postgres import PostgresServer, binaries, postgres_server
from tests.support.rooms import (
    Clock,
    Home,
    act,
    as_kept,
    home,
    play_to_the_end,
    run,
    until,
)
from tests.support.two_homes import at_two_homes, known_there
from wormgrill.match import commands
from wormgrill.match.errors import NoTable, Stale, StoreTrouble
from wormgrill.match.guest import Guest
from wormgrill.match.listeners import Listener
from wormgrill.match.room import Room
from wormgrill.match.store import LEASE
from wormgrill.match.table import TableState


def say(room: Room, guest: Guest) -> Coroutine[Any, Any, object]:
    return room.perform(lambda table: commands.say(table, guest.id, "nice"), guest.id)


def heard(listener: Listener) -> list[dict[str, Any]]:
    found = []
    while not listener.queue.empty():
        if message := listener.queue.get_nowait():
            found.append(msgspec.json.decode(message.json))
    return found


@at_two_homes
async def test_what_happens_at_one_is_heard_at_the_other(here: Home, there: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "local")
    other = await there.rooms.find(room.table.id)
    listener = other.listen(None)
    await act(room, ada)
    await until(lambda: other.table.version == room.table.version)
    assert other.table == room.table
    numbers = [told["seq"] for told in heard(listener) if "seq" in told]
    assert numbers == [*range(numbers[0], room.table.version + 1)]


@at_two_homes
async def test_who_is_overtaken_looks_again_and_decides_anew(here: Home, there: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "local")
    other = await there.rooms.find(room.table.id)
    before = room.table.version
    await asyncio.gather(*(say(one, ada) for one in (room, other) * 20))
    await until(lambda: room.table.version == other.table.version == before + 40)
    assert await as_kept(here, room) == room.table == other.table


@at_two_homes
async def test_a_key_that_comes_to_both_at_once_acts_once(here: Home, there: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "local")
    other = await there.rooms.find(room.table.id)
    key, version = secrets.token_hex(8), room.table.version
    answers = await asyncio.gather(
        *(one.submit(ada.id, 0, "roll", version, key) for one in (room, other) * 3)
    )
    assert all(answer == answers[0] for answer in answers)
    kept = await room.kept()
    assert [e.fact["type"] for e in kept.events].count("rolled") == 1


@at_two_homes
async def test_a_key_that_comes_to_both_at_once_makes_one_table(here: Home, there: Home) -> None:
    ada = await here.guest("Ada")
    her, key = await known_there(there, ada), secrets.token_hex(8)
    made = await asyncio.gather(
        *(one.make(who, "me", "bot", key=key) for one, who in ((here, ada), (there, her)))
    )
    assert made[0].table.id == made[1].table.id


@at_two_homes
async def test_of_two_different_decisions_one_is_stale(here: Home, there: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "local")
    other = await there.rooms.find(room.table.id)
    version = room.table.version
    both = await asyncio.gather(
        *(one.submit(ada.id, 0, "roll", version, secrets.token_hex(8)) for one in (room, other)),
        return_exceptions=True,
    )
    assert sorted(isinstance(one, Stale) for one in both) == [False, True]


@at_two_homes
async def test_a_version_seen_at_one_is_known_at_the_other(here: Home, there: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "local")
    for _ in range(10):
        other = await there.rooms.find(room.table.id)
        assert other.table.version == room.table.version
        await act(other, ada)
        room = await here.rooms.find(room.table.id)
        await act(room, ada)


@at_two_homes
async def test_bots_act_once_wherever_their_guests_play(here: Home, there: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot", "bot")
    other = await there.rooms.find(room.table.id)
    while True:
        await until(lambda: room.table.on_turn in (0, None))
        await until(lambda: room.table.version == other.table.version)
        if room.table.state is TableState.OVER:
            break
        await act(room if room.table.version % 2 else other, ada)
        await until(lambda: room.table.version == other.table.version)
    await until(lambda: other.table == room.table)
    assert await as_kept(here, room) == room.table


def test_when_a_process_is_gone_another_sees_to_its_bots(postgres: PostgresServer) -> None:
    async def story() -> None:
        place, clock = postgres.database(), Clock()
        async with home(place, clock) as there:
            async with home(place, clock) as here:
                ada = await here.guest("Ada")
                room = await here.make(ada, "me", "bot", options={"first": 1})
                room.close()  # before the bot has thought: as if it had been killed
                id = room.table.id
                version = room.table.version
            await there.rooms.attend()
            assert id not in there.rooms.open  # for others it is still seen to
            clock.now += LEASE + 1
            await there.rooms.attend()
            room = there.rooms.open[id]
            await until(lambda: room.table.version > version)
            await until(lambda: room.table.on_turn == 0)

    run(story())


@at_two_homes
async def test_who_follows_at_one_is_here_at_the_other(here: Home, there: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "local")
    listener = room.listen(ada.id)
    stranger = room.listen(None)
    other = await there.rooms.find(room.table.id)
    await until(lambda: other.presence.present == {ada.id})
    assert other.view(None).seats[0].here
    assert msgspec.json.decode(other.presence.message().json)["watching"] == 1
    room.stop_listening(listener)
    await until(lambda: not other.presence.present)
    room.stop_listening(stranger)
    await until(lambda: not other.presence.anybody)


@at_two_homes
async def test_a_rematch_asked_for_at_both_is_one_table(here: Home, there: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot", options={"short-game": True})
    await play_to_the_end(room, ada)
    other = await there.rooms.find(room.table.id)
    again = await asyncio.gather(
        here.rooms.rematch(room, ada),
        there.rooms.rematch(other, await known_there(there, ada)),
    )
    assert len({one.table.id for one in again}) == 1


@at_two_homes
async def test_a_seed_is_used_once_though_a_guest_makes_tables_at_both(
    here: Home, there: Home
) -> None:
    ada = await here.guest("Ada")
    elsewhere = await known_there(there, ada)
    made = await asyncio.gather(
        *(here.make(ada, "me", "bot") for _ in range(3)),
        *(there.make(elsewhere, "me", "bot") for _ in range(3)),
    )
    assert len({room.table.terms.commitment for room in made}) == 6


@at_two_homes
async def test_a_new_name_is_known_at_the_other(here: Home, there: Home) -> None:
    ada, token = await here.guests.make("Ada", "en")
    assert (await there.guests.with_token(token)).name == "Ada"
    await here.guests.rename(ada, "Countess", None)
    while (await there.guests.with_token(token)).name != "Countess":
        await asyncio.sleep(0.005)


@at_two_homes
async def test_a_hint_is_told_once_though_it_is_asked_for_at_both(here: Home, there: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot", hints=True)
    other = await there.rooms.find(room.table.id)
    await asyncio.gather(room.hint(ada.id, "en"), other.hint(ada.id, "en"))
    kept = await room.kept()
    assert [e.fact["type"] for e in kept.events].count("hinted") == 1


@at_two_homes
async def test_a_table_that_another_has_deleted_is_gone_for_a_command_too(
    here: Home, there: Home
) -> None:
    """It would be overtaken for ever: nothing follows what is no longer there."""
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "local")
    await there.rooms._services.store.delete_tables(Clock().now + 1, 10)
    with pytest.raises(NoTable):
        await act(room, ada)


@at_two_homes
async def test_an_old_key_gets_its_first_answer_from_one_who_has_not_heard_of_it(
    here: Home, there: Home
) -> None:
    """Whatever would be refused by now, or by what that one still believes."""
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "local")
    other = await there.rooms.find(room.table.id)
    other.heard = lambda version: None  # type: ignore[method-assign] # it hears nothing
    version, key = room.table.version, secrets.token_hex(8)
    first = await room.submit(ada.id, 0, "roll", version, key)
    for seen in (version, room.table.version):  # behind, and up to date
        assert await other.submit(ada.id, 0, "roll", seen, key) == first
    await act(room, ada)
    assert await other.submit(ada.id, 0, "roll", room.table.version, key) == first
    assert await room.submit(ada.id, 0, "roll", room.table.version, key) == first


async def act_at_last(room: Room, guest: Guest) -> None:
    """Again and again, as a client does that is told to try again."""
    while True:
        try:
            await act(room, guest)
        except StoreTrouble:
            await asyncio.sleep(0.05)
        else:
            return


def test_when_postgresql_has_restarted_the_game_goes_on_everywhere() -> None:
    """One of its own: others would notice."""

    async def story(own: PostgresServer) -> None:
        place = own.database()
        async with home(place) as here, home(place) as there:
            ada = await here.guest("Ada")
            room = await here.make(ada, "me", "local")
            other = await there.rooms.find(room.table.id)
            for _ in range(3):
                await asyncio.to_thread(own.stop)
                await asyncio.to_thread(own.start)
                await act_at_last(room, ada)
            await until(lambda: other.table.version == room.table.version)
            assert await as_kept(here, room) == room.table == other.table

    if binaries() is None:
        pytest.skip("no PostgreSQL here")
    with postgres_server() as own:
        run(story(own))
