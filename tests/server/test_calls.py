"""Your turn: who asked for it and is not there is called, once, wherever the server runs."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.support.calls import Calling, calling
from tests.support.postgres import PostgresServer
from tests.support.push_service import Browser, PushService, push_service
from tests.support.rooms import Clock, act, run, sit
from tests.support.selfplay import SMALL
from wormgrill.formats.position_json import edition_json
from wormgrill.match import commands
from wormgrill.match.calls import CALL_AFTER, REMINDED_AT
from wormgrill.match.guest import Guest
from wormgrill.match.retention import DAY
from wormgrill.match.room import Room
from wormgrill.server.push.caller import BACK_OFF
from wormgrill.server.store.push import MOST_DEVICES, SqlCalls

SOON = CALL_AFTER + 1
Story = Callable[[Calling], Coroutine[Any, Any, None]]


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    with push_service(tmp_path) as running:
        yield running


@pytest.fixture
def played(place: Path | str, service: PushService) -> Callable[[Story], None]:
    """Plays a story on a server of its own, on each database."""

    def play(story: Story) -> None:
        async def whole() -> None:
            async with calling(place, service, Clock()) as server:
                await story(server)

        run(whole())

    return play


async def two_at_a_table(server: Calling, **request: Any) -> tuple[Room, Guest, Guest]:
    ada = await server.here.guest("Ada")
    bo = (await server.here.guests.make("Bo", "de"))[0]
    room = await server.here.make(ada, "me", "open", **request)
    await sit(room, bo)
    return room, ada, bo


async def pass_turn(room: Room, *guests: Guest) -> None:
    """The one on turn acts until it is another's."""
    owners = {guest.id: guest for guest in guests}
    began = room.table.turn_began
    while room.table.turn_began == began:
        assert room.table.on_turn is not None
        owner = room.table.seats[room.table.on_turn].owner
        assert owner is not None
        await act(room, owners[owner])


def texts(service: PushService, browser: Browser) -> list[str]:
    return [browser.read(posted)["title"] for posted in service.for_browser(browser)]


# Who is called


def test_who_asked_for_it_is_called_when_their_turn_has_come(
    played: Callable[[Story], None],
) -> None:
    async def story(server: Calling) -> None:
        room, ada, bo = await two_at_a_table(server)
        browser = await server.browser(bo)
        await server.caller.calls.call_at(bo.id, room.table.id, wanted=True)
        await pass_turn(room, ada)
        await server.pass_time(SOON)
        (posted,) = server.service.for_browser(browser)
        assert browser.read(posted) == {
            "title": "Du bist dran",
            "body": "Heckmeck am Bratwurmeck, 2 am Tisch",
            "lang": "de",
            "path": f"/t/{room.table.id}",
        }
        claims = browser.check_sender(posted)
        assert claims["aud"] == server.service.url
        assert posted.headers["content-encoding"] == "aes128gcm"
        assert posted.headers["ttl"] == str(int(DAY))
        assert room.table.id not in str(posted.headers)

    played(story)


def test_nobody_is_called_who_did_not_ask_for_it(played: Callable[[Story], None]) -> None:
    async def story(server: Calling) -> None:
        room, ada, bo = await two_at_a_table(server)
        await server.browser(bo)  # a device alone says nothing about a table
        await server.browser(ada)
        await server.caller.calls.call_everywhere(ada.id, wanted=True)
        await pass_turn(room, ada)
        await server.pass_time(SOON)
        await server.pass_time(DAY)
        assert server.service.posted == []

    played(story)


def test_everywhere_is_at_every_table_but_where_it_was_turned_off(
    played: Callable[[Story], None],
) -> None:
    async def story(server: Calling) -> None:
        one, ada, bo = await two_at_a_table(server)
        other = await server.here.make(ada, "me", "open")
        await sit(other, bo)
        browser = await server.browser(bo)
        await server.caller.calls.call_everywhere(bo.id, wanted=True)
        await server.caller.calls.call_at(bo.id, one.table.id, wanted=False)
        for room in (one, other):
            await pass_turn(room, ada)
        await server.pass_time(SOON)
        (posted,) = server.service.for_browser(browser)
        assert browser.read(posted)["path"] == f"/t/{other.table.id}"

    played(story)


def test_whoever_is_at_the_table_is_not_called(played: Callable[[Story], None]) -> None:
    async def story(server: Calling) -> None:
        room, ada, bo = await two_at_a_table(server)
        await server.browser(bo)
        await server.caller.calls.call_everywhere(bo.id, wanted=True)
        listener = room.listen(bo.id)
        await pass_turn(room, ada)
        await server.pass_time(SOON)
        room.stop_listening(listener)  # has seen it, and goes
        await server.pass_time(DAY)
        assert server.service.posted == []

    played(story)


def test_nobody_waits_where_a_guest_plays_with_bots_alone(played: Callable[[Story], None]) -> None:
    async def story(server: Calling) -> None:
        ada = await server.here.guest("Ada")
        room = await server.here.make(ada, "me", "local", "bot")
        await server.browser(ada)
        await server.caller.calls.call_everywhere(ada.id, wanted=True)
        await pass_turn(room, ada)
        await server.pass_time(DAY)
        assert server.service.posted == []

    played(story)


def test_the_title_of_a_custom_edition_is_not_told(played: Callable[[Story], None]) -> None:
    async def story(server: Calling) -> None:
        room, ada, bo = await two_at_a_table(server, edition=edition_json(SMALL))
        browser = await server.browser(bo)
        await server.caller.calls.call_everywhere(bo.id, wanted=True)
        await pass_turn(room, ada)
        await server.pass_time(SOON)
        (posted,) = server.service.for_browser(browser)
        assert browser.read(posted)["body"] == "Ein eigenes Spiel, 2 am Tisch"

    played(story)


# Once


def test_one_message_per_turn_whatever_is_said_meanwhile(played: Callable[[Story], None]) -> None:
    async def story(server: Calling) -> None:
        room, ada, bo = await two_at_a_table(server)
        browser = await server.browser(bo)
        await server.caller.calls.call_everywhere(bo.id, wanted=True)
        for turn in (1, 2):
            await pass_turn(room, ada)
            await server.pass_time(SOON)
            for _ in range(3):
                await room.perform(lambda table: commands.say(table, ada.id, "your-turn"), ada.id)
                await server.pass_time(3600)
            assert len(server.service.for_browser(browser)) == turn
            await act(room, bo)  # in the midst of the turn nobody is called again
            await server.pass_time(DAY)
            assert len(server.service.for_browser(browser)) == turn
            await pass_turn(room, bo)

    played(story)


def test_every_device_is_called_and_the_oldest_of_many_goes(
    played: Callable[[Story], None],
) -> None:
    async def story(server: Calling) -> None:
        room, ada, bo = await two_at_a_table(server)
        browsers = []
        for _ in range(MOST_DEVICES + 1):
            browsers.append(await server.browser(bo))
            server.clock.now += 1
        await server.caller.calls.call_everywhere(bo.id, wanted=True)
        await pass_turn(room, ada)
        await server.pass_time(SOON)
        called = [len(server.service.for_browser(browser)) for browser in browsers]
        assert called == [0] + [1] * MOST_DEVICES

    played(story)


def test_a_turn_that_is_over_by_then_calls_nobody(played: Callable[[Story], None]) -> None:
    async def story(server: Calling) -> None:
        room, ada, bo = await two_at_a_table(server)
        await server.browser(bo)
        await server.caller.calls.call_everywhere(bo.id, wanted=True)
        await pass_turn(room, ada)
        await pass_turn(room, bo)
        await server.pass_time(SOON)
        assert server.service.posted == []

    played(story)


# Reminders


@pytest.mark.parametrize("days", [1, 3, 7])
def test_before_a_pace_of_days_is_up_there_is_one_reminder(
    played: Callable[[Story], None], days: int
) -> None:
    async def story(server: Calling) -> None:
        pace = days * int(DAY)
        room, ada, bo = await two_at_a_table(server, pace=pace)
        browser = await server.browser(bo)
        await server.caller.calls.call_everywhere(bo.id, wanted=True)
        await pass_turn(room, ada)
        began = server.clock()
        await server.pass_time(SOON)
        assert texts(server.service, browser) == ["Du bist dran"]
        await server.pass_time(began + REMINDED_AT * pace - server.clock() - 60)
        assert len(server.service.posted) == 1
        await server.pass_time(61)
        await server.pass_time(3600)
        assert texts(server.service, browser)[1:] == ["Du bist dran: Deine Zeit ist bald um"]
        assert int(server.service.posted[-1].headers["ttl"]) <= (1 - REMINDED_AT) * pace

    played(story)


def test_who_has_seen_the_turn_is_reminded_all_the_same(played: Callable[[Story], None]) -> None:
    async def story(server: Calling) -> None:
        room, ada, bo = await two_at_a_table(server, pace=int(DAY))
        browser = await server.browser(bo)
        await server.caller.calls.call_everywhere(bo.id, wanted=True)
        await pass_turn(room, ada)
        listener = room.listen(bo.id)
        await server.pass_time(SOON)
        room.stop_listening(listener)
        await server.pass_time(DAY - 3600)
        assert texts(server.service, browser) == ["Du bist dran: Deine Zeit ist bald um"]

    played(story)


def test_a_short_pace_calls_in_time_and_reminds_nobody(played: Callable[[Story], None]) -> None:
    async def story(server: Calling) -> None:
        room, ada, bo = await two_at_a_table(server, pace=20)
        browser = await server.browser(bo)
        await server.caller.calls.call_everywhere(bo.id, wanted=True)
        server.clock.now += 10
        await pass_turn(room, ada)
        await server.pass_time(5.5)
        await server.pass_time(12)
        assert texts(server.service, browser) == ["Du bist dran"]

    played(story)


# When it does not work


@pytest.mark.parametrize("gone", [404, 410])
def test_a_device_that_is_gone_is_forgotten(played: Callable[[Story], None], gone: int) -> None:
    async def story(server: Calling) -> None:
        room, ada, bo = await two_at_a_table(server)
        await server.browser(bo)
        await server.caller.calls.call_everywhere(bo.id, wanted=True)
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
        room, ada, bo = await two_at_a_table(server)
        await server.browser(bo)
        await server.caller.calls.call_everywhere(bo.id, wanted=True)
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
        room, ada, bo = await two_at_a_table(server)
        await server.browser(bo)
        await server.caller.calls.call_everywhere(bo.id, wanted=True)
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
        room, ada, bo = await two_at_a_table(server)
        await server.browser(bo)
        await server.caller.calls.call_everywhere(bo.id, wanted=True)
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
        room, ada, bo = await two_at_a_table(server)
        await server.browser(bo)
        await server.caller.calls.call_everywhere(bo.id, wanted=True)
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
            room, ada, bo = await two_at_a_table(server, pace=3 * int(DAY))
            browser = await server.browser(bo)
            key = server.caller.key.public
            await server.caller.calls.call_everywhere(bo.id, wanted=True)
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
            room, ada, bo = await two_at_a_table(server)
            browser = await server.browser(bo)
            await server.caller.calls.call_everywhere(bo.id, wanted=True)
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
            room, ada, bo = await two_at_a_table(servers[0])
            browser = await servers[0].browser(bo)
            await servers[0].caller.calls.call_everywhere(bo.id, wanted=True)
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
            room, ada, bo = await two_at_a_table(one)
            await one.browser(bo)
            await one.caller.calls.call_everywhere(bo.id, wanted=True)
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
