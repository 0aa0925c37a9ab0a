"""Hints: once per version, seen by all, and off among two or more unless agreed."""

import asyncio

import pytest

from tests.support.rooms import Home, act, at_home, sit
from wormgrill.advice.messages import Hints
from wormgrill.match.errors import HintsOff, NotYourSeat
from wormgrill.match.guest import Guest
from wormgrill.match.room import Room
from wormgrill.rules.position import Position


async def hinted(room: Room) -> list[int]:
    events = (await room.kept()).events
    return [event.fact["seat"] for event in events if event.fact["type"] == "hinted"]


async def together(here: Home, hints: bool | None) -> tuple[Guest, Room]:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", hints=hints)
    await sit(room, bo)
    return bo, room


@at_home()
async def test_alone_among_bots_one_may_ask_and_it_is_told(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot")
    await act(room, ada, "roll")
    hint = await room.hint(ada.id)
    legal = room.view(ada.id).position
    assert legal is not None
    assert [one.action for one in hint.hints] == legal["legal"]
    assert hint.best in legal["legal"]
    assert await hinted(room) == [0]


@at_home()
async def test_hints_are_computed_once_per_version(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot")
    bots = room.services.bots
    computed: list[Position] = []
    whole = bots.hints

    async def counted(position: Position) -> Hints:
        computed.append(position)
        return await whole(position)

    bots.hints = counted  # type: ignore[method-assign]
    hints = await asyncio.gather(*(room.hint(ada.id) for _ in range(5)))
    assert all(hint.hints == hints[0].hints for hint in hints)
    assert await hinted(room) == [0]
    await act(room, ada, "roll")
    await room.hint(ada.id)
    assert len(computed) == 2
    assert await hinted(room) == [0, 0]


@pytest.mark.parametrize("hints", [None, False])
@at_home()
async def test_among_two_there_are_none_unless_agreed(here: Home, hints: bool | None) -> None:
    bo, room = await together(here, hints)
    with pytest.raises(HintsOff):
        await room.hint(bo.id)
    assert await hinted(room) == []


@at_home()
async def test_where_they_are_agreed_all_see_who_asked(here: Home) -> None:
    bo, room = await together(here, hints=True)
    await room.hint(bo.id)
    assert await hinted(room) == [1]
    with pytest.raises(NotYourSeat):
        await room.hint((await here.guest("Eve")).id)


@at_home()
async def test_when_nothing_is_to_be_decided_there_is_nothing_to_say(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "open", dice="typed")
    assert (await room.hint(ada.id)).hints == []
    await sit(room, await here.guest("Bo"))
    assert await hinted(room) == []
