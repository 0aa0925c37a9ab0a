"""Your turn: who asked for it and is not there is called, once, wherever the server runs."""

from collections.abc import Callable

import pytest

from tests.support.calls import (
    SOON,
    Calling,
    Story,
    called_at_a_table,
    pass_turn,
    texts,
    two_at_a_table,
)
from tests.support.rooms import act, sit
from tests.support.selfplay import SMALL
from wormgrill.formats.position_json import edition_json
from wormgrill.match import commands
from wormgrill.match.calls import REMINDED_AT
from wormgrill.match.retention import DAY
from wormgrill.server.store.push import MOST_DEVICES

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
        room, ada, bo, _ = await called_at_a_table(server)
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
        room, ada, _, browser = await called_at_a_table(server, edition=edition_json(SMALL))
        await pass_turn(room, ada)
        await server.pass_time(SOON)
        (posted,) = server.service.for_browser(browser)
        assert browser.read(posted)["body"] == "Ein eigenes Spiel, 2 am Tisch"

    played(story)


# Once


def test_one_message_per_turn_whatever_is_said_meanwhile(played: Callable[[Story], None]) -> None:
    async def story(server: Calling) -> None:
        room, ada, bo, browser = await called_at_a_table(server)
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
        room, ada, bo, _ = await called_at_a_table(server)
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
        room, ada, _, browser = await called_at_a_table(server, pace=pace)
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
        room, ada, bo, browser = await called_at_a_table(server, pace=int(DAY))
        await pass_turn(room, ada)
        listener = room.listen(bo.id)
        await server.pass_time(SOON)
        room.stop_listening(listener)
        await server.pass_time(DAY - 3600)
        assert texts(server.service, browser) == ["Du bist dran: Deine Zeit ist bald um"]

    played(story)


def test_a_short_pace_calls_in_time_and_reminds_nobody(played: Callable[[Story], None]) -> None:
    async def story(server: Calling) -> None:
        room, ada, _, browser = await called_at_a_table(server, pace=20)
        server.clock.now += 10
        await pass_turn(room, ada)
        await server.pass_time(5.5)
        await server.pass_time(12)
        assert texts(server.service, browser) == ["Du bist dran"]

    played(story)
