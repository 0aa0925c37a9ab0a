"""All tables: idle ones leave memory and come back, old ones are given up, older ones deleted."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.rooms import NOON, Clock, Home, act, as_kept, at_home, forget, home, run, until
from wormgrill.dice.verified import commitment, table_name
from wormgrill.formats.edition_toml import edition_table
from wormgrill.match import rooms
from wormgrill.match.errors import DamagedTable, NoTable, TooManyTables
from wormgrill.match.retention import DAY, Retention
from wormgrill.match.table import AbandonReason, StandInReason
from wormgrill.rules.editions import EDITIONS
from wormgrill.server.store.tables import SqlTables


@at_home()
async def test_a_table_has_the_commitment_and_the_id_that_its_maker_was_promised(
    here: Home,
) -> None:
    """Whatever she adds: the server cannot choose an id when it has seen that."""
    ada = await here.guest("Ada")
    for adds in ("one", "another"):
        promised = ada.seed
        room = await here.make(ada, "me", "bot", randomness=adds)
        assert room.table.terms.commitment == commitment(promised)
        assert room.table.id == table_name(promised)
        assert ada.seed != promised


@at_home(retention=Retention(in_memory=0.0))
async def test_an_idle_table_leaves_memory_and_is_read_again_on_demand(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot")
    await act(room, ada, "roll")
    stream = room.listen(ada.id)
    assert here.rooms.forget_idle() == 0  # somebody looks on
    room.stop_listening(stream)
    await forget(here, room)
    assert here.rooms.open == {}
    one, same = await asyncio.gather(*(here.rooms.find(room.table.id) for _ in range(2)))
    assert one is same
    assert one.table == room.table


@at_home(retention=Retention(in_memory=0.0))
async def test_a_table_with_a_clock_leaves_memory_and_is_back_when_it_has_run_out(
    here: Home,
) -> None:
    room = await here.make(await here.guest("Ada"), "me", "bot", pace=60)
    id = room.table.id
    await forget(here, room)
    await here.rooms.attend()
    assert not here.rooms.open
    here.clock.now += 61
    await here.rooms.attend()
    room = here.rooms.open[id]
    await until(lambda: room.table.seats[0].why is StandInReason.CLOCK)


@at_home()
async def test_a_table_is_found_by_its_code_and_public_ones_are_listed(here: Home) -> None:
    ada = await here.guest("Ada")
    private = await here.make(ada, "me", "open")
    public = await here.make(ada, "me", "open", public=True)
    assert await here.rooms.with_code(private.table.code.lower()) is private
    assert await here.rooms.public() == [public]
    assert set(await here.rooms.of_guest(ada.id)) == {public, private}
    await public.abandon(AbandonReason.IDLE)
    assert await here.rooms.public() == []
    for wrong in ("", "nosuch", "' OR 1=1"):
        with pytest.raises(NoTable):
            await here.rooms.with_code(wrong)
    with pytest.raises(NoTable):
        await here.rooms.find("no-such-table")


@at_home()
async def test_a_table_nobody_touches_is_given_up_its_seed_revealed_and_later_deleted(
    here: Home,
) -> None:
    ada = await here.guest("Ada")
    opened = await here.make(ada, "me", "open")
    playing = await here.make(ada, "me", "bot")
    here.clock.now += 2 * DAY
    assert await here.rooms.tidy() == {"abandoned": 1, "deleted": 0}
    assert opened.table.abandoned
    assert opened.table.seed is not None
    assert playing.table.seed is None
    here.clock.now += 29 * DAY
    assert await here.rooms.tidy() == {"abandoned": 1, "deleted": 0}
    assert playing.table.abandoned
    assert playing.table.seed is not None
    assert await as_kept(here, playing) == playing.table
    here.clock.now += 60 * DAY  # 91 in all since somebody touched them
    assert await here.rooms.tidy() == {"abandoned": 0, "deleted": 2}
    assert here.rooms.open == {}
    with pytest.raises(NoTable):
        await here.rooms.find(playing.table.id)


@at_home()
async def test_a_seed_is_used_once_even_when_tables_are_made_at_the_same_time(here: Home) -> None:
    ada = await here.guest("Ada")
    rooms = await asyncio.gather(*(here.make(ada, "me", "bot") for _ in range(8)))
    commitments = {room.table.terms.commitment for room in rooms}
    assert len(commitments) == 8


@at_home()
async def test_whoever_looks_while_a_table_is_made_finds_the_room_its_maker_has(here: Home) -> None:
    ada = await here.guest("Ada")
    making = True

    async def look() -> None:
        while making:
            await here.rooms.of_guest(ada.id)

    looking = [asyncio.ensure_future(look()) for _ in range(3)]
    for _ in range(100):
        room = await here.make(ada, "me", "open")
        for _ in range(10):
            await here.rooms.check()
        assert await here.rooms.find(room.table.id) is room
    making = False
    await asyncio.gather(*looking)


def test_a_table_that_cannot_be_read_any_more_keeps_no_other_from_being_found(
    tmp_path: Path,
) -> None:
    """Its custom edition was fine once; today it is refused."""

    async def story() -> None:
        async with home(tmp_path / "db") as here:
            ada = await here.guest("Ada")
            edition = edition_table(EDITIONS["junior"]) | {"key": "fine-once"}
            ids = [
                (await here.make(ada, "me", "bot", pace=60, edition=kind)).table.id
                for kind in (edition, "classic")
            ]
        with closing(sqlite3.connect(tmp_path / "db")) as database, database:
            database.execute(
                "UPDATE events SET fact = json_set(fact, '$.edition.dice', 0)"
                " WHERE seq = 1 AND table_id = ?",
                (ids[0],),
            )
        async with home(tmp_path / "db") as here:
            here.clock.now += 61
            await here.rooms.attend()
            assert [*here.rooms.open] == ids[1:]
            with pytest.raises(DamagedTable):
                await here.rooms.find(ids[0])
            assert [room.table.id for room in await here.rooms.of_guest(ada.id)] == ids[1:]
            here.clock.now += 31 * DAY
            assert (await here.rooms.tidy())["abandoned"] == 1
            assert [type(error) for error in here.trouble] == [DamagedTable]
            here.trouble.clear()  # it was expected

    run(story())


@at_home()
async def test_a_server_that_began_with_nothing_tidies_too(here: Home) -> None:
    assert await here.rooms.tidy() == {"abandoned": 0, "deleted": 0}
    await here.make(await here.guest("Ada"), "me", "local")
    here.clock.now += 31 * DAY
    assert await here.rooms.tidy() == {"abandoned": 1, "deleted": 0}


def test_a_clock_that_jumps_deletes_nothing(place: Path | str) -> None:
    """Neither one that is 100 days ahead at a start, nor one that shows 2020 for a while."""

    async def story() -> None:
        clock = Clock()
        async with home(place, clock) as here:
            id = (await here.make(await here.guest("Ada"), "me", "local")).table.id
        clock.now += 100 * DAY
        async with home(place, clock) as here:
            for _ in range(48):
                clock.now += 3600.0
                assert await here.rooms.tidy() == {"abandoned": 0, "deleted": 0}
        clock.now = NOON - 6 * 365 * DAY
        async with home(place, clock) as here:
            store = here.rooms._services.store
            assert isinstance(store, SqlTables)
            store.newest_before = await store.newest() or 0.0
            early = (await here.make(await here.guest("Bo"), "me", "local")).table.id
        clock.now = NOON + DAY
        async with home(place, clock) as here:
            clock.now += 7200.0
            assert await here.rooms.tidy() == {"abandoned": 0, "deleted": 0}
            assert {(await here.rooms.find(one)).table.id for one in (id, early)} == {id, early}

    run(story())


@at_home()
async def test_one_guest_has_so_many_unfinished_tables_and_no_more(
    here: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_UNFINISHED", 3)
    ada, bo = await here.guest("Ada"), await here.guest("Bo")
    made = [await here.make(ada, "me", "local") for _ in range(3)]
    with pytest.raises(TooManyTables):
        await here.make(ada, "me", "local")
    await here.make(bo, "me", "local")
    await made[0].abandon(AbandonReason.IDLE)
    await here.make(ada, "me", "local")
