"""Your turn, when something fails: nobody is forgotten, nobody is called twice."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.support.calls import (
    SOON,
    Calling,
    Story,
    called_at_a_table,
    calling,
    pass_turn,
    texts,
    two_at_a_table,
)
from tests.support.postgres import PostgresServer
from tests.support.push_service import PushService
from tests.support.rooms import Clock, run
from wormgrill.match.retention import DAY
from wormgrill.server.push.caller import BACK_OFF
from wormgrill.server.store.push import SqlCalls

# When it does not work


@pytest.mark.parametrize("gone", [404, 410])
def test_a_device_that_is_gone_is_forgotten(played: Callable[[Story], None], gone: int) -> None:
    async def story(server: Calling) -> None:
        room, ada, bo, _ = await called_at_a_table(server)
        server.service.answers = [gone]
        await pass_turn(room, ada)
        await server.pass_time(SOON)
        assert (await server.caller.calls.wishes(bo.id)).devices == []
        await server.pass_time(DAY)
        assert len(server.service.posted) == 1

    played(story)


def test_what_did_not_get_through_is_tried_again_later_and_later(
    played: Callable[[Story], None],
) -> None:
    async def story(server: Calling) -> None:
        room, ada, *_ = await called_at_a_table(server)
        server.service.answers = [503, 429, 500, 503, 503]
        await pass_turn(room, ada)
        await server.pass_time(SOON)
        for tries, pause in enumerate(BACK_OFF, start=1):
            await server.pass_time(pause - 1)
            assert len(server.service.posted) == tries
            await server.pass_time(2)
        await server.pass_time(DAY)
        assert len(server.service.posted) == len(BACK_OFF) + 1

    played(story)


def test_once_it_got_through_it_is_not_sent_again(played: Callable[[Story], None]) -> None:
    async def story(server: Calling) -> None:
        room, ada, *_ = await called_at_a_table(server)
        server.service.answers = [503, 201]
        await pass_turn(room, ada)
        await server.pass_time(SOON)
        for pause in BACK_OFF:
            await server.pass_time(pause + 1)
        assert len(server.service.posted) == 2

    played(story)


@pytest.mark.parametrize("answer", [0, 307, 400, 403, 413])
def test_what_may_have_arrived_or_never_will_is_not_sent_again(
    played: Callable[[Story], None], answer: int
) -> None:
    async def story(server: Calling) -> None:
        room, ada, bo, _ = await called_at_a_table(server)
        server.service.answers = [answer]
        await pass_turn(room, ada)
        await server.pass_time(SOON)
        await server.pass_time(DAY)
        assert len(server.service.posted) == 1
        assert len((await server.caller.calls.wishes(bo.id)).devices) == 1

    played(story)


def test_who_turns_it_off_is_not_called_by_what_still_waits(
    played: Callable[[Story], None],
) -> None:
    async def story(server: Calling) -> None:
        room, ada, bo, _ = await called_at_a_table(server)
        server.service.answers = [503]
        await pass_turn(room, ada)
        await server.pass_time(SOON)
        await server.caller.calls.call_everywhere(bo.id, wanted=False)
        await server.pass_time(DAY)
        assert len(server.service.posted) == 1

    played(story)


# Restarts, and several processes


def test_a_restart_forgets_no_call_and_repeats_none(
    place: Path | str, service: PushService
) -> None:
    async def story() -> None:
        clock = Clock()
        async with calling(place, service, clock) as server:
            room, ada, _, browser = await called_at_a_table(server, pace=3 * int(DAY))
            key = server.caller.key.public
            await pass_turn(room, ada)
        clock.now += 3600  # it was off for an hour
        async with calling(place, service, clock) as server:
            assert server.caller.key.public == key
            await server.caller.attend()
            assert service.posted == []  # guests may still be coming back
            await server.pass_time(SOON)
            assert texts(service, browser) == ["Du bist dran"]
        async with calling(place, service, clock) as server:
            await server.pass_time(SOON)
            assert len(service.posted) == 1
        clock.now += 2.5 * DAY
        async with calling(place, service, clock) as server:
            await server.pass_time(SOON)
            assert len(service.posted) == 2
            room = await server.here.rooms.find(room.table.id)
            assert room.deadline is not None
            assert clock() < room.deadline < clock() + 0.5 * DAY  # it has run on meanwhile

    run(story())


def test_what_was_decided_before_a_crash_is_sent_after_it(
    place: Path | str, service: PushService
) -> None:
    async def story() -> None:
        clock = Clock()
        async with calling(place, service, clock) as server:
            room, ada, _, browser = await called_at_a_table(server)
            await pass_turn(room, ada)
            clock.now += SOON
            (id,) = await server.caller.calls.take_tables(clock(), 9)
            await server.caller._decide(await server.here.rooms.find(id))
        async with calling(place, service, clock) as server:
            await server.caller.attend()
            assert texts(service, browser) == ["Du bist dran"]

    run(story())


def test_of_several_processes_exactly_one_calls(
    postgres: PostgresServer, service: PushService
) -> None:
    async def story() -> None:
        place, clock = postgres.database(), Clock()
        async with AsyncExitStack() as stack:
            servers = [
                await stack.enter_async_context(calling(place, service, clock)) for _ in range(3)
            ]
            assert len({server.caller.key.public for server in servers}) == 1
            room, ada, _, browser = await called_at_a_table(servers[0])
            await pass_turn(room, ada)
            clock.now += SOON
            for _ in range(3):
                await asyncio.gather(*(server.caller.attend() for server in servers))
            assert texts(service, browser) == ["Du bist dran"]

    run(story())


def test_whoever_follows_the_table_at_another_process_is_not_called(
    postgres: PostgresServer, service: PushService
) -> None:
    async def story() -> None:
        place, clock = postgres.database(), Clock()
        async with (
            calling(place, service, clock) as one,
            calling(place, service, clock) as other,
        ):
            room, ada, bo, _ = await called_at_a_table(one)
            (await one.here.rooms.find(room.table.id)).listen(bo.id)
            await pass_turn(room, ada)
            clock.now += SOON
            await other.caller.attend()  # it has to ask who is there
            assert service.posted == []

    run(story())


def test_with_the_guest_go_devices_wishes_and_calls(played: Callable[[Story], None]) -> None:
    async def story(server: Calling) -> None:
        room, ada, bo = await two_at_a_table(server)
        await server.browser(bo)
        await server.caller.calls.call_at(bo.id, room.table.id, wanted=True)
        await pass_turn(room, ada)
        server.service.answers = [503]
        await server.pass_time(SOON)

        def left(connection: Any) -> list[int]:
            connection.execute("DELETE FROM guests WHERE id = ?", (bo.id,))
            names = ("push_devices", "call_wishes", "calls")
            found = [connection.execute(f"SELECT count(*) FROM {name}") for name in names]
            return [rows.fetchone()[0] for rows in found]

        assert await server.here.database.write(left) == [0, 0, 0]
        await SqlCalls(server.here.database).drop_device(bo.id, "nothing")
        await server.pass_time(DAY)
        assert len(server.service.posted) == 1

    played(story)
