"""Hints: once per version, seen by all, and off among two or more unless agreed."""

import asyncio

import pytest

from tests.support.rooms import Home, act, as_kept, at_home, forget, sit
from wormgrill.advice.hint_views import WordedHints
from wormgrill.match.errors import HintsOff, NotYourSeat
from wormgrill.match.guest import Guest
from wormgrill.match.retention import Retention
from wormgrill.match.room import Room
from wormgrill.rules.position import Position
from wormgrill.words.texts import LANGUAGE, LANGUAGES


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
    hint = await room.hint(ada.id, "en")
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

    async def counted(
        position: Position, language: str = LANGUAGE, asker: str = "", deep: bool = False
    ) -> WordedHints:
        computed.append(position)
        return await whole(position, language, asker, deep)

    bots.hints = counted  # type: ignore[method-assign]  # counted on its way
    hints = await asyncio.gather(*(room.hint(ada.id, "en") for _ in range(5)))
    assert all(hint.hints == hints[0].hints for hint in hints)
    assert await hinted(room) == [0]
    await act(room, ada, "roll")
    await room.hint(ada.id, "en")
    assert len(computed) == 2
    assert await hinted(room) == [0, 0]


@at_home()
async def test_who_asks_to_look_a_turn_further_gets_another_hint_that_says_so(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot")
    await act(room, ada, "roll")
    plain, deep = await room.hint(ada.id, "en"), await room.hint(ada.id, "en", deep=True)
    assert [plain.deep, deep.deep] == [False, True]
    assert [one.action for one in deep.hints] == [one.action for one in plain.hints]
    assert [one.win for one in deep.hints] != [one.win for one in plain.hints]
    assert await hinted(room) == [0]  # one position, one fact
    assert room.has_hint("en", deep=True)


@at_home()
async def test_where_nothing_is_estimated_no_hint_looks_further(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot", edition="junior")
    hint = await room.hint(ada.id, "en", deep=True)
    assert hint.exact
    assert not hint.deep


@pytest.mark.parametrize("hints", [None, False])
@at_home()
async def test_among_two_there_are_none_unless_agreed(here: Home, hints: bool | None) -> None:
    bo, room = await together(here, hints)
    with pytest.raises(HintsOff):
        await room.hint(bo.id, "en")
    assert await hinted(room) == []


@at_home()
async def test_where_they_are_agreed_all_see_who_asked(here: Home) -> None:
    bo, room = await together(here, hints=True)
    await room.hint(bo.id, "en")
    assert await hinted(room) == [1]
    with pytest.raises(NotYourSeat):
        await room.hint((await here.guest("Eve")).id, "en")


@at_home()
async def test_when_nothing_is_to_be_decided_there_is_nothing_to_say(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "open", dice="typed")
    assert (await room.hint(ada.id, "en")).hints == []
    await sit(room, await here.guest("Bo"))
    assert await hinted(room) == []


@at_home()
async def test_who_always_asks_is_told_once_per_game(here: Home) -> None:
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    room = await here.make(ada, "me", "open", hints=True)
    await sit(room, bo)
    seen = room.table.version
    await asyncio.gather(*(room.hint(bo.id, "en", always=True) for _ in range(3)))
    assert room.table.changed <= seen < room.table.version  # nobody's version is stale by it
    for _ in range(5):
        number = room.table.on_turn
        assert number is not None
        owner = ada if number == 0 else bo
        await act(room, owner)
        assert (await room.hint(bo.id, "en", always=True)).hints
    assert await hinted(room) == [1]
    assert await as_kept(here, room) == room.table
    await room.hint(bo.id, "en")  # asked singly, it is told
    assert await hinted(room) == [1, 1]


@at_home(retention=Retention(in_memory=0.0))
async def test_that_somebody_always_asks_is_known_after_a_restart(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot")
    await room.hint(ada.id, "en", always=True)
    await forget(here, room)
    again = await here.rooms.find(room.table.id)
    assert again is not room
    await again.hint(ada.id, "en", always=True)
    assert await hinted(again) == [0]


@at_home()
async def test_a_hint_says_why_in_the_language_of_whoever_asks(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "local")
    assert (await room.hint(ada.id, "en")).why is None  # nothing but to roll
    await act(room, ada, "roll")
    said = {language: (await room.hint(ada.id, language)).why for language in LANGUAGES}
    assert all(said.values())
    assert len(set(said.values())) == len(LANGUAGES)
    assert len({room.has_hint(language) for language in LANGUAGES}) == 1
