import asyncio
from pathlib import Path

from tests.house import home, run


def test_whoever_looks_while_a_table_is_made_finds_the_room_its_maker_has(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(tmp_path / "db") as here:
            ada = await here.guest("Ada")
            making = True

            async def look() -> None:
                while making:
                    await here.house.of_guest(ada.id)

            looking = [asyncio.ensure_future(look()) for _ in range(3)]
            for _ in range(100):
                room = await here.make(ada, "me", "open")
                for _ in range(10):
                    await here.house.check()
                assert await here.house.find(room.table.id) is room
            making = False
            await asyncio.gather(*looking)

    run(story())
