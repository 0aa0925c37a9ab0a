"""All tables: idle ones leave memory and come back, old ones are given up, older ones deleted."""

import asyncio
from pathlib import Path

import pytest

from tests.support.rooms import Clock, act, as_kept, home, run, until
from wormgrill.dice.verified import commitment, table_name
from wormgrill.match.errors import NoTable
from wormgrill.match.rooms import DAY


def test_a_table_has_the_commitment_and_the_id_that_its_maker_was_promised(tmp_path: Path) -> None:
    """Whatever she adds: the server cannot choose an id when it has seen that."""

    async def story() -> None:
        async with home(tmp_path / "db") as here:
            ada = await here.guest("Ada")
            for adds in ("one", "another"):
                promised = ada.seed
                room = await here.make(ada, "me", "bot", randomness=adds)
                assert room.table.terms.commitment == commitment(promised)
                assert room.table.id == table_name(promised)
                assert ada.seed != promised

    run(story())


def test_an_idle_table_leaves_memory_and_is_read_again_on_demand(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path / "db", in_memory=0.0) as here:
            ada = await here.guest("Ada")
            room = await here.make(ada, "me", "bot")
            await act(room, ada, "roll")
            stream = room.listen(ada.id)
            assert here.rooms.forget_idle() == 0  # somebody looks on
            room.stop_listening(stream)
            await until(lambda: room.idle)
            assert here.rooms.forget_idle() == 1
            assert here.rooms.open == {}
            one, same = await asyncio.gather(*(here.rooms.find(room.table.id) for _ in range(2)))
            assert one is same
            assert one.table == room.table

    run(story())


def test_a_table_with_a_clock_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path / "db", in_memory=0.0) as here:
            await here.make(await here.guest("Ada"), "me", "bot", pace=60)
            await asyncio.sleep(0.05)
            assert here.rooms.forget_idle() == 0

    run(story())


def test_a_table_is_found_by_its_code_and_public_ones_are_listed(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path / "db") as here:
            ada = await here.guest("Ada")
            private = await here.make(ada, "me", "open")
            public = await here.make(ada, "me", "open", public=True)
            assert await here.rooms.with_code(private.table.code.lower()) is private
            assert await here.rooms.public() == [public]
            assert set(await here.rooms.of_guest(ada.id)) == {public, private}
            await public.abandon()
            assert await here.rooms.public() == []
            for wrong in ("", "nosuch", "' OR 1=1"):
                with pytest.raises(NoTable):
                    await here.rooms.with_code(wrong)
            with pytest.raises(NoTable):
                await here.rooms.find("no-such-table")

    run(story())


def test_a_table_nobody_touches_is_given_up_its_seed_revealed_and_later_deleted(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        clock = Clock()
        async with home(tmp_path / "db", clock) as here:
            ada = await here.guest("Ada")
            opened = await here.make(ada, "me", "open")
            playing = await here.make(ada, "me", "bot")
            clock.now += 2 * DAY
            assert await here.rooms.tidy() == {"abandoned": 1, "deleted": 0}
            assert opened.table.abandoned
            assert opened.table.seed is not None
            assert playing.table.seed is None
            clock.now += 29 * DAY
            assert await here.rooms.tidy() == {"abandoned": 1, "deleted": 0}
            assert playing.table.abandoned
            assert playing.table.seed is not None
            assert await as_kept(here, playing) == playing.table
            clock.now += 60 * DAY  # 91 in all since somebody touched them
            assert await here.rooms.tidy() == {"abandoned": 0, "deleted": 2}
            assert here.rooms.open == {}
            with pytest.raises(NoTable):
                await here.rooms.find(playing.table.id)

    run(story())


def test_a_seed_is_used_once_even_when_tables_are_made_at_the_same_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path / "db") as here:
            ada = await here.guest("Ada")
            rooms = await asyncio.gather(*(here.make(ada, "me", "bot") for _ in range(8)))
            commitments = {room.table.terms.commitment for room in rooms}
            assert len(commitments) == 8

    run(story())


def test_whoever_looks_while_a_table_is_made_finds_the_room_its_maker_has(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path / "db") as here:
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

    run(story())
